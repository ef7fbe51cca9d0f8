//! `pairs.txt`, both ways.

use mangling::{Flavour, demangle, demangle_as, mangle};

#[test]
fn pairs() -> Result<(), String> {
    let mut failures = String::new();
    let mut count = 0;
    for line in include_str!("pairs.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut words = line.splitn(3, ' ');
        let (Some(flavour), Some(rest)) =
            (words.next(), line.split_once(' ').map(|(_, rest)| rest.trim_start()))
        else {
            return Err(format!("flavour and name expected: {line}"));
        };
        let flavour = match flavour {
            "clang" => Flavour::Clang,
            "cxx" => Flavour::Cxx,
            "peer" => Flavour::Compat,
            other => return Err(format!("unknown flavour {other}")),
        };
        let (name, text) = rest.split_once(' ').ok_or_else(|| format!("text expected: {line}"))?;
        count += 1;
        match demangle_as(name, flavour) {
            Err(error) => failures.push_str(&format!("{name}: {error}\n")),
            Ok(symbol) => {
                if symbol.to_string() != text.trim() {
                    failures.push_str(&format!("{name}\n  expected {}\n  found    {symbol}\n", text.trim()));
                }
                if mangle(&symbol, flavour) != name {
                    failures.push_str(&format!("{name}\n  mangled {}\n", mangle(&symbol, flavour)));
                }
                if demangle(name).as_ref() != Ok(&symbol) {
                    failures.push_str(&format!(
                        "{name}\n  of any flavour {:?}\n",
                        demangle(name).map(|symbol| symbol.to_string())
                    ));
                }
            }
        }
    }
    assert!(count > 40, "only {count} pairs");
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}
