//! Every builtin that clang's OpenCL header declares: its declaration mangles to clang's symbol, and the symbol demangles to the declaration.
//!
//! Where clang 22 is installed it is asked, and the stored list must agree with its answers; `BLESS=1` writes the list anew.

mod clang;
mod declaration;
mod stored;

use declaration::{Names, Parameter};
use mangling::{Flavour, Scalar, Symbol, demangle, demangle_as, mangle};
use std::collections::BTreeMap;
use std::io::Write;
use stored::List;

const STORED: &str = include_str!("builtins.txt");
const STORED_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/opencl_builtins/builtins.txt");

/// Compares one builtin in both directions.
fn compare(name: &str, parameters: &[Parameter], symbol: &str) -> Result<(), String> {
    let declared = Symbol::new(name, parameters.iter().map(|parameter| parameter.ty.clone()).collect());
    let mangled = mangle(&declared, Flavour::Clang);
    if mangled != symbol {
        return Err(format!("{declared} mangles to {mangled}, not {symbol}"));
    }
    for read in [demangle(symbol), demangle_as(symbol, Flavour::Clang)] {
        let read = read.map_err(|error| format!("{symbol}: {error}"))?;
        if read != declared {
            return Err(format!("{symbol} reads as {read}, not {declared}"));
        }
        if mangle(&read, Flavour::Clang) != symbol {
            return Err(format!("{symbol} is not written again"));
        }
    }
    Ok(())
}

fn report(failures: Vec<String>) -> Result<(), String> {
    let count = failures.len();
    let first: Vec<String> = failures.into_iter().take(20).collect();
    if count == 0 { Ok(()) } else { Err(format!("{count} failures:\n{}", first.join("\n"))) }
}

/// Writes a line that the test runner does not swallow.
fn tell(message: &str) {
    let _ = writeln!(std::io::stderr(), "opencl_builtins: {message}");
}

#[test]
fn stored_list() -> Result<(), String> {
    let mut failures = Vec::new();
    let mut count = 0;
    for ((target, encoding, text), names) in stored::read(STORED)? {
        let size = if target == "spir" { Scalar::UInt } else { Scalar::ULong };
        let parameters = Names::new(size, 0).with_header_types().read_parameter_text(&text)?;
        for name in names {
            let symbol = format!("_Z{}{name}{encoding}", name.len());
            failures.extend(compare(&name, &parameters, &symbol).err());
            count += 1;
        }
    }
    tell(&format!("{count} stored overloads compared"));
    assert!(count > 15_000, "only {count} overloads in the stored list");
    report(failures)
}

#[test]
fn fresh_from_clang() -> Result<(), String> {
    if !clang::is_installed() {
        tell("skipped: clang-22 not installed");
        return Ok(());
    }
    let mut failures = Vec::new();
    let mut list = List::new();
    let mut spir64 = BTreeMap::new();
    let mut count = 0;
    for configuration in clang::CONFIGURATIONS {
        for (declaration, symbol) in configuration.builtins()? {
            count += 1;
            let (name, text) = (&declaration.name, declaration.parameter_text());
            failures.extend(compare(name, &declaration.parameters, &symbol).err());
            let start = format!("_Z{}{name}", name.len());
            let encoding =
                symbol.strip_prefix(&start).ok_or_else(|| format!("{symbol} does not start with {start}"))?;
            let declared = (name.clone(), text.clone());
            // The 32-bit target's section holds only what differs.
            if configuration.target == "spir64" {
                spir64.insert(declared, encoding.to_owned());
            } else if spir64.get(&declared).is_some_and(|known| known == encoding) {
                continue;
            }
            let key = (configuration.target.to_owned(), encoding.to_owned(), text);
            list.entry(key).or_default().insert(name.clone());
        }
    }
    tell(&format!("{count} declarations compared with clang's symbols"));
    assert!(count > 50_000, "only {count} declarations in clang's header");
    report(failures)?;
    if std::env::var_os("BLESS").is_some() {
        return std::fs::write(STORED_PATH, stored::write(&list)).map_err(|error| error.to_string());
    }
    if stored::read(STORED)? == list {
        Ok(())
    } else {
        Err("the stored list is out of date: run with BLESS=1".to_owned())
    }
}
