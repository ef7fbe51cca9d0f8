//! Units, files and module flags.

use super::{NS100, NS200, OWN, Source, assemble, starts, translate};

#[apply(case)]
fn a_unit_has_flags_file_and_producer() {
    let source = Source {
        heads: "OpModuleProcessed \"other\"\nOpModuleProcessed \"Debug info producer: clang\"",
        ..Source::default()
    };
    let ir = source.ir();
    let unit = ir.node(&["DICompileUnit"]);
    assert_eq!(
        unit.replace(|c: char| c.is_ascii_digit(), "#"),
        "distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !#, producer: \"clang\", isOptimized: false, \
         runtimeVersion: #, emissionKind: FullDebug)"
    );
    assert_eq!(ir.follow(unit, "file"), "!DIFile(filename: \"x.cl\", directory: \"/dir\")");
    assert!(ir.text.contains("!{i32 7, !\"Dwarf Version\", i32 5}"), "{}", ir.text);
    assert!(ir.text.contains("!{i32 2, !\"Debug Info Version\", i32 3}"), "{}", ir.text);
    // The producer is told once.
    assert!(ir.text.contains("!{!\"other\"}") && !ir.text.contains("Debug info producer"), "{}", ir.text);
    assert!(Source::default().ir().node(&["DICompileUnit"]).contains("producer: \"spirv\""));
}

#[apply(case)]
fn an_unknown_language_is_told_by_a_flag() {
    let nodes = "%unit = # DebugCompilationUnit 65536 4 %source !99";
    let ir = Source { nodes, ..Source::default() }.ir();
    assert!(ir.node(&["DICompileUnit"]).contains("language: DW_LANG_OpenCL"));
    let flag = ir.node(&["Source Lang Literal"]);
    assert!(flag.starts_with("!{i32 2, !\"Source Lang Literal\", !"), "{flag}");
    assert!(ir.text.contains(", i32 99}"), "{}", ir.text);
    assert!(ir.text.contains("!{i32 7, !\"Dwarf Version\", i32 4}"), "{}", ir.text);
}

#[apply(case)]
fn a_checksum_stands_in_the_text_of_a_file() {
    let heads = "%sum = OpString \"before//__CSK_MD5:0123456789abcdef0123456789ABCDEF:more\"
%bad = OpString \"//__CSK_MD5:0123\"
%plain = OpString \"y.cl\"";
    let nodes = "%s = # DebugSource %name %sum
%t = # DebugSource %plain %bad
%a = # DebugTypeComposite %name Structure %s 1 0 %unit %none %n8 None
%b = # DebugTypeComposite %name Structure %t 1 0 %unit %none %n8 None
%va = # DebugGlobalVariable %name %a %s 0 0 %unit %empty %none FlagIsDefinition
%vb = # DebugGlobalVariable %name %b %t 0 0 %unit %empty %none FlagIsDefinition";
    let source = Source { heads, nodes, ..Source::default() };
    let (ir, notes) = source.translate().unwrap();
    let file = ir.node(&["DIFile", "checksum"]);
    let digits = "checksumkind: CSK_MD5, checksum: \"0123456789abcdef0123456789ABCDEF\")";
    assert_eq!(file, format!("!DIFile(filename: \"it\", directory: \"\", {digits}"));
    assert_eq!(ir.node(&["DIFile", "y.cl"]), "!DIFile(filename: \"y.cl\", directory: \"\")");
    assert_eq!(notes, ["debug information: a checksum that is none is left out"]);
}

#[apply(case)]
fn what_the_other_sets_say_of_the_build() {
    let heads =
        "%id = OpString \"77\"\n%split = OpString \"x.dwo\"\n%who = OpString \"me\"\n%how = OpString \"-O2\"
%text = OpString \"int \"\n%more = OpString \"a;\"";
    let nodes = "%b = # DebugBuildIdentifier %id %n1
%p = # DebugStoragePath %split
%s = # DebugSource %who %text
%c = # DebugSourceContinued %more
%e = # DebugEntryPoint %main %unit %who %how
%a = # DebugTypeComposite %name %n1 %s %n1 %n0 %unit %none %n8 %n0
%va = # DebugGlobalVariable %name %a %s %n0 %n0 %unit %empty %none %n8";
    let ir = Source { set: NS100, heads, nodes, ..Source::default() }.ir();
    let unit = ir.node(&["DICompileUnit"]);
    assert!(unit.contains("producer: \"me\", isOptimized: false, flags: \"-O2\""), "{unit}");
    assert!(unit.contains("splitDebugFilename: \"x.dwo\"") && unit.contains("dwoId: 77"), "{unit}");
    assert!(ir.node(&["DIFile", "\"me\""]).contains("source: \"int a;\""));
    // All files have a text or none has.
    assert!(ir.follow(unit, "file").contains("source: \"\""));
    // What is no kernel begins the program by that.
    assert!(ir.node(&["DISubprogram"]).contains("DISPFlagMainSubprogram"));
}

#[apply(case)]
fn the_newest_set_has_producers_and_checksums() {
    let heads = "%sum = OpString \"0123456789abcdef0123456789abcdef01234567\"";
    let nodes = "%s = # DebugSource %name %n1 %sum
%a = # DebugTypeComposite %name %n1 %s %n1 %n0 %unit %none %n8 %n0
%va = # DebugGlobalVariable %name %a %s %n0 %n0 %unit %empty %none %n8";
    let ir = Source { set: NS200, heads, nodes, ..Source::default() }.ir();
    assert!(ir.node(&["DICompileUnit"]).contains("producer: \"by hand\""));
    let file = ir.node(&["DIFile", "\"it\""]);
    assert!(
        file.contains("checksumkind: CSK_SHA1, checksum: \"0123456789abcdef0123456789abcdef01234567\")"),
        "{file}"
    );
}

#[apply(case)]
fn the_old_name_of_the_set_is_known_and_others_are_noted() {
    let words = assemble(&Source::default().text());
    let import = starts(&words).into_iter().find(|at| words[*at] & 0xFFFF == 11).unwrap();
    for (name, is_known) in [("SPIRV.debug", true), ("DebugInfo", false)] {
        let mut bytes = name.as_bytes().to_vec();
        bytes.resize(name.len() / 4 * 4 + 4, 0);
        let text: Vec<u32> =
            bytes.chunks(4).map(|four| u32::from_le_bytes(four.try_into().unwrap())).collect();
        let mut renamed = words[..import].to_vec();
        renamed.extend([(text.len() as u32 + 2) << 16 | 11, words[import + 1]]);
        renamed.extend(text);
        let rest = import + (words[import] >> 16) as usize;
        // What the grammar does not know has ids only: the other module has none of the set's instructions.
        let instructions = starts(&words).into_iter().filter(|at| *at >= rest);
        for at in instructions.filter(|at| is_known || words[*at] & 0xFFFF != 12) {
            renamed.extend(&words[at..at + (words[at] >> 16) as usize]);
        }
        let (ir, notes) = translate(renamed, OWN).unwrap();
        assert_eq!(ir.text.contains("DICompileUnit"), is_known, "{name}");
        assert_eq!(notes.is_empty(), is_known, "{name}: {notes:?}");
    }
}
