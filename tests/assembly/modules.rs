//! Modules of real producers beside SPIRV-Tools.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use spirv_llvm_translate::internal::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::internal::spirv::{Module, difference};

use super::reference::{aliases, same};
use super::tools;
use crate::support::tool;

/// All files of a folder and its folders with this extension, in order.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for entry in entries.map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            found.extend(files(&entry, extension));
        } else if entry.extension().is_some_and(|of| of == extension) {
            found.push(entry);
        }
    }
    found.sort();
    found
}

/// Our text and binary against those of SPIRV-Tools; returns whether these understand the module.
fn check(name: &str, words: &[u32], aliases: &[(&str, &str)]) -> bool {
    tools::assert_round_trip(words);
    // Friendly names renumber the ids and change nothing else.
    let options = DisassembleOptions::default().comment(true).offsets(true);
    let ours = tools::disassemble(words, &options);
    let back = assembly::assemble(&ours, &AssembleOptions::default()).unwrap();
    if let Ok(module) = Module::from_words(words.to_vec()) {
        let back = Module::from_words(back.clone()).unwrap();
        assert_eq!(difference(&module, &back).unwrap(), None, "{name}");
    }
    let Some(theirs) = tools::spirv_dis(words, &["--comment", "--offsets"]) else { return false };
    assert!(
        same(&tools::without_generator(&theirs), &tools::without_generator(&ours), aliases),
        "{name}: other text"
    );
    let binary = tools::spirv_as(&theirs, &[]).expect("spirv-as refuses the text of spirv-dis");
    // Our own text also keeps a bound that is not the least.
    assert!(binary[5..] == back[5..], "{name}: other binary");
    let kept = tools::spirv_as(&theirs, &["--preserve-numeric-ids"]).unwrap();
    assert!(kept[3..] == tools::assemble(&theirs)[3..], "{name}: other binary with kept ids");
    true
}

#[apply(case)]
fn modules_of_llvm_are_written_as_by_spirv_tools() {
    tool::need(&["llc-22", "spirv-dis"]);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let aliases = aliases();
    let (mut translated, mut understood) = (0, 0);
    // Every other file: those of -O0 have the more instructions, those of -O2 the more kinds of them.
    for (index, file) in files(&root.join("llvm-fixtures/ir"), "ll").iter().enumerate() {
        if index / 2 % 2 == index % 2 {
            continue;
        }
        let llc = Command::new("llc-22")
            .args(["-mtriple=spirv64", "-filetype=obj", "-o", "-"])
            .arg(file)
            .output()
            .unwrap();
        // It does not translate all of them, and some not correctly.
        if !llc.status.success() || llc.stdout.len() < 20 {
            continue;
        }
        translated += 1;
        understood += usize::from(check(&file.display().to_string(), &tools::words(&llc.stdout), &aliases));
    }
    println!("{translated} modules, {understood} of them understood by spirv-dis");
    assert!(understood > 5, "{understood} of {translated}");
}

#[apply(case)]
fn modules_of_the_judges_are_written_as_by_spirv_tools() {
    let modules = files(&tool::need_data("libclc-15"), "spv");
    assert!(!modules.is_empty(), "libclc has no modules");
    tool::need(&["spirv-dis"]);
    let aliases = aliases();
    for file in modules {
        let words = tools::words(&fs::read(&file).unwrap());
        assert!(check(&file.display().to_string(), &words, &aliases), "{} is not understood", file.display());
    }
}
