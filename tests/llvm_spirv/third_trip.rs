//! What was translated twice is translated again to the same module: what `-r` writes around builtins is recognized.

use super::folder;
use crate::support::tool;

/// Programs with all builtins around which `-r` writes further instructions; a long run takes all programs.
const PROGRAMS: [&str; 5] =
    ["debug_info.O0", "device_enqueue.O0", "images.O2", "pure_bits.O2", "relational_builtins.O0"];

fn fixtures() -> Vec<String> {
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/llvm-fixtures");
    let mut found: Vec<String> = ["ir", "ir-later"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(format!("{fixtures}/{folder}")).unwrap())
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .filter(|path| path.ends_with(".ll"))
        .collect();
    found.sort();
    if !tool::is_long() {
        found.retain(|path| PROGRAMS.contains(&path.rsplit('/').next().unwrap().trim_end_matches(".ll")));
    }
    found
}

#[apply(case)]
fn a_third_translation_is_the_second() {
    let folder = folder("third_trip");
    let fixtures = fixtures();
    assert!(fixtures.len() >= PROGRAMS.len(), "{fixtures:?}");
    let mut grown = Vec::new();
    for path in fixtures {
        let mut input = path.clone();
        let mut modules = Vec::new();
        for trip in 1..=3 {
            let module = format!("{trip}.spv");
            folder.succeed(&[&input, "--spirv-ext=+all", "-o", &module]);
            modules.push(folder.read(&module));
            if trip < 3 {
                input = format!("{trip}.bc");
                folder.succeed(&["-r", &module, "-o", &input]);
            }
        }
        if modules[1] != modules[2] {
            grown.push(path);
        }
    }
    assert_eq!(grown, Vec::<String>::new());
}
