//! Itanium names, one on each line, of every flavour: what is understood and written again is understood alike.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mangling::{Flavour, demangle_as, mangle};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for name in text.lines() {
        for flavour in [Flavour::Clang, Flavour::Cxx, Flavour::Peer] {
            let Ok(symbol) = demangle_as(name, flavour) else { continue };
            let written = mangle(&symbol, flavour);
            let again = match demangle_as(&written, flavour) {
                // A flavour may write a type deeper than another says it.
                Err(error) if error.message.contains("nested too deeply") => continue,
                again => again.expect("what is written is a name"),
            };
            // The Khronos translator's flavour writes arrays as pointers that it counts as arrays: what it writes need not mean the same.
            if flavour != Flavour::Peer {
                assert_eq!(again, symbol, "{name} is written {written}");
            }
        }
    }
});
