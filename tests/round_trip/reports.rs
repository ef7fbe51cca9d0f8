//! Reports on round trips: what they say, and how they are shown.

use std::path::Path;

use spirv_llvm_translate::internal::options::{MetadataLevel, Options};
use spirv_llvm_translate::internal::roundtrip::{self, Report, Step};

use crate::support::tool;

fn sample() -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("llvm-fixtures/vector_add.spvasm"))
        .expect("the sample")
}

fn kept(report: &Report, kind: &str) -> usize {
    report.facts.iter().find(|fact| fact.kind == kind).map_or(0, |fact| fact.kept)
}

#[apply(case)]
fn a_lossless_trip_keeps_every_fact() {
    let report = roundtrip::check(&sample(), &Options::default());
    assert!(report.is_lossless(), "{report}");
    assert_eq!((report.step, report.changes.len()), (Step::FixedPoint, 0));
    assert!(report.facts.iter().all(|fact| fact.lost.is_empty() && fact.gained.is_empty()), "{report}");
    // What the file says, counted by hand.
    let text = String::from_utf8(sample()).expect("text");
    let count = |what: &str| text.lines().filter(|line| line.contains(what)).count();
    assert_eq!(kept(&report, "capabilities"), count(" OpCapability "));
    assert_eq!(kept(&report, "entry points"), count(" OpEntryPoint "));
    assert_eq!(kept(&report, "names"), count(" OpName "));
    assert_eq!(kept(&report, "functions"), count(" OpFunction "));
}

#[apply(case)]
fn names_of_types_stay_whatever_the_order_of_the_types() {
    // The first trip declares the structure first.
    let text = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Int64\nOpMemoryModel Physical64 OpenCL\n\
        OpEntryPoint Kernel %k \"k\"\nOpName %void \"void\"\nOpName %ulong \"u64\"\nOpName %uint \"u32\"\n\
        OpMemberName %pair 0 \"first\"\nOpMemberName %pair 1 \"second\"\n\
        %ulong = OpTypeInt 64 0\n%uint = OpTypeInt 32 0\n%pair = OpTypeStruct %uint %uint\n%void = OpTypeVoid\n\
        %to = OpTypePointer Function %pair\n%wide = OpTypePointer Function %ulong\n%fn = OpTypeFunction %void\n\
        %k = OpFunction %void None %fn\n%l = OpLabel\n%a = OpVariable %to Function\n%b = OpVariable %wide Function\n\
        OpReturn\nOpFunctionEnd\n";
    let report = roundtrip::check(text.as_bytes(), &Options::default());
    assert!(report.is_lossless(), "{report}");
    assert_eq!(
        (report.step, kept(&report, "names"), kept(&report, "member names")),
        (Step::FixedPoint, 3, 2)
    );
}

#[apply(case)]
fn a_truth_of_vectors_brings_no_type_along() {
    // LLVM IR says it as a call that gives bytes, narrowed to bits.
    let text = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n\
        OpDecorate %f LinkageAttributes \"f\" Export\n%float = OpTypeFloat 32\n%v2float = OpTypeVector %float 2\n%bool = OpTypeBool\n\
        %v2bool = OpTypeVector %bool 2\n%fn = OpTypeFunction %v2bool %v2float\n%f = OpFunction %v2bool None %fn\n\
        %v = OpFunctionParameter %v2float\n%l = OpLabel\n%nan = OpIsNan %v2bool %v\nOpReturnValue %nan\nOpFunctionEnd\n";
    let report = roundtrip::check(text.as_bytes(), &Options::default());
    assert!(report.is_lossless(), "{report}");
    assert_eq!((report.step, kept(&report, "capabilities")), (Step::FixedPoint, 3));
}

#[apply(case)]
fn functions_that_nothing_reaches_stay() {
    // MLIR writes modules without entry points and exports.
    let text = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\nOpName %f \"f\"\nOpName %g \"g\"\n\
        %uint = OpTypeInt 32 0\n%fn = OpTypeFunction %uint %uint\n%f = OpFunction %uint None %fn\n%x = OpFunctionParameter %uint\n\
        %l = OpLabel\n%y = OpFunctionCall %uint %g %x\nOpReturnValue %y\nOpFunctionEnd\n\
        %g = OpFunction %uint None %fn\n%z = OpFunctionParameter %uint\n%m = OpLabel\nOpReturnValue %z\nOpFunctionEnd\n";
    let report = roundtrip::check(text.as_bytes(), &Options::default());
    assert!(report.is_lossless(), "{report}");
    assert_eq!((report.step, kept(&report, "functions")), (Step::FixedPoint, 2));
}

#[apply(case)]
fn products_of_two_words_stay_one_instruction() {
    let text = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpCapability Int64\nOpMemoryModel Physical64 OpenCL\n\
        OpName %low \"low\"\nOpDecorate %f LinkageAttributes \"f\" Export\n%ulong = OpTypeInt 64 0\n%v2 = OpTypeVector %ulong 2\n\
        %pair = OpTypeStruct %ulong %ulong\n%pairs = OpTypeStruct %v2 %v2\n%fn = OpTypeFunction %ulong %ulong %ulong %v2\n\
        %f = OpFunction %ulong None %fn\n%a = OpFunctionParameter %ulong\n%b = OpFunctionParameter %ulong\n\
        %v = OpFunctionParameter %v2\n%l = OpLabel\n%product = OpUMulExtended %pair %a %b\n%square = OpUMulExtended %pair %b %b\n\
        %signed = OpSMulExtended %pairs %v %v\n%low = OpCompositeExtract %ulong %product 0\n\
        %high = OpCompositeExtract %ulong %square 1\n%high_lanes = OpCompositeExtract %v2 %signed 1\n\
        %lane = OpCompositeExtract %ulong %high_lanes 1\n\
        %x = OpIAdd %ulong %low %high\n%y = OpIAdd %ulong %x %lane\nOpReturnValue %y\nOpFunctionEnd\n";
    let report = roundtrip::check(text.as_bytes(), &Options::default());
    assert!(report.is_lossless(), "{report}");
    assert_eq!((report.step, kept(&report, "names")), (Step::FixedPoint, 1));
}

#[apply(case)]
fn a_trip_may_begin_with_llvm_ir() {
    let ir = b"target triple = \"spir64-unknown-unknown\"\ndefine spir_func i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n";
    let report = roundtrip::check(ir, &Options::default());
    assert!(report.is_lossless(), "{report}");
    assert_eq!(kept(&report, "functions"), 1);
}

/// Without the contract some facts have no place: the report names what is lost.
#[apply(case)]
fn losses_are_named() {
    let mut options = Options::default();
    options.read.metadata = MetadataLevel::None;
    let text = "; Version: 1.0\nOpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n\
        OpName %f \"f\"\nOpName %s \"s\"\nOpMemberName %s 0 \"first\"\nOpDecorate %f LinkageAttributes \"f\" Export\n%u = OpTypeInt 32 0\n\
        %s = OpTypeStruct %u\n%p = OpTypePointer Function %s\n%t = OpTypeFunction %u %u\n%f = OpFunction %u None %t\n\
        %x = OpFunctionParameter %u\n%e = OpLabel\n%v = OpVariable %p Function\n%n = OpSNegate %u %x\nOpReturnValue %n\nOpFunctionEnd\n";
    let report = roundtrip::check(text.as_bytes(), &options);
    assert!(!report.is_lossless() && report.error.is_none(), "{report}");
    let lost =
        |kind: &str| report.facts.iter().find(|fact| fact.kind == kind).map_or(0, |fact| fact.lost.len());
    assert_eq!(lost("member names"), 1, "{report}");
    assert_eq!(lost("instructions"), 1, "{report}");
    let [change] = report.changes.as_slice() else { panic!("one change expected: {report}") };
    assert!(change.lost[0].contains("OpSNegate") && change.gained[0].contains("OpISub"), "{report}");
    let json: serde_json::Value =
        serde_json::from_str(&roundtrip::json(&[("a.spvasm".into(), report)])).expect("JSON");
    assert_eq!(json[0]["lossless"], false);
    assert_eq!(json[0]["changes"][0]["function"], "f");
}

#[apply(case)]
fn a_trip_that_does_not_arrive_says_where_it_ended() {
    let report = roundtrip::check(b"OpCapability Kernel\nOpBad\n", &Options::default());
    assert_eq!(report.step, Step::Read);
    assert!(report.error.is_some() && !report.is_lossless());
}

/// The page in a real browser: lines of one instruction light up on both sides, and no script complains.
#[apply(case)]
fn the_page_links_both_sides() {
    tool::need(&["chromium"]);
    let (input, options) = (sample(), Options::default());
    let report = roundtrip::check(&input, &options);
    let view = roundtrip::view(&input, &options, &report).expect("both sides");
    let at = view.spirv.iter().position(|line| line.text.contains("OpFAdd")).expect("the sample adds");
    let page = roundtrip::page(&[("vector_add.spvasm".into(), report, Some(view))]);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("roundtrip.html");
    std::fs::write(&path, page).expect("the page is written");
    let (dom, log) = in_a_browser(&format!("file://{}#0-{at}", path.display()));
    assert!(!log.contains("CONSOLE"), "{log}");
    let lit: Vec<_> = dom.lines().filter(|line| line.contains("line lit")).collect();
    let has = |what: &str| lit.iter().any(|line| line.contains(what));
    assert!(has(">OpFAdd<") && has(">fadd<") && lit.len() == 2, "{lit:?}\n{dom}\n{log}");
    // Functions are listed with their status, and only the one that was asked for is made.
    let folded = dom.lines().filter(|line| line.contains("class=\"piece\"")).count();
    assert!(folded == 5 && dom.matches("class=\"sides\"").count() == 1, "{folded}\n{dom}");
    assert!(dom.contains("same, ") && dom.contains("No differences"), "{dom}");
    let (dom, log) = in_a_browser(&format!("file://{}#/shufflevector", path.display()));
    let matches = dom.lines().filter(|line| line.contains("line match")).count();
    assert!(!log.contains("CONSOLE") && dom.contains("0 of 0") && matches == 0, "{dom}\n{log}");
    let (dom, _) = in_a_browser(&format!("file://{}#/opfadd", path.display()));
    let matches: Vec<_> = dom.lines().filter(|line| line.contains("line match")).collect();
    assert!(
        matches.len() == 1 && matches[0].contains(">OpFAdd<") && dom.contains("1 of "),
        "{matches:?}\n{dom}"
    );
}

/// A page of as many lines as a large library has opens at once: none of them is made before its function is opened.
#[apply(case)]
fn a_large_page_is_small_until_it_is_opened() {
    let (input, options) = (sample(), Options::default());
    let report = roundtrip::check(&input, &options);
    let view = roundtrip::view(&input, &options, &report).expect("both sides");
    let lines = view.spirv.len() + view.llvm.len();
    let page = roundtrip::page(&[("vector_add.spvasm".into(), report, Some(view))]);
    assert_eq!(page.matches("class=\"line").count(), 0);
    assert!(page.lines().count() < lines + 250, "the page has {} lines", page.lines().count());
}

/// The part outside functions of a large library has a hundred thousand lines: those that are in view are made, and those that are gone to.
#[apply(case)]
fn a_long_part_is_made_where_it_is_looked_at() {
    tool::need(&["chromium"]);
    let (input, options) = (sample(), Options::default());
    let report = roundtrip::check(&input, &options);
    let mut view = roundtrip::view(&input, &options, &report).expect("both sides");
    let first = view.spirv.first().expect("a line").clone();
    for number in 0..20_000 {
        for (side, name) in [(&mut view.spirv, "left"), (&mut view.llvm, "right")] {
            let mut line = first.clone();
            (line.text, line.instruction) = (format!("; {name} {number}"), Some(100_000 + number));
            side.push(line);
        }
    }
    let page = roundtrip::page(&[("long.spvasm".into(), report, Some(view))]);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("long.html");
    std::fs::write(&path, page).expect("the page is written");
    let (dom, log) = in_a_browser(&format!("file://{}#0-115000", path.display()));
    let lit: Vec<_> = dom.lines().filter(|line| line.contains("line lit")).collect();
    let has = |what: &str| lit.iter().any(|line| line.contains(what));
    assert!(has("; left 15000<") && has("; right 15000<") && lit.len() == 2, "{lit:?}\n{log}");
    let made = dom.lines().filter(|line| line.contains("class=\"line")).count();
    assert!(made < 4000, "{made} lines");
}

/// What a browser makes of a page, and what it logs. On a loaded machine it may end without having begun, and is asked again.
fn in_a_browser(address: &str) -> (String, String) {
    let mut seen = Default::default();
    for attempt in 0..3 {
        // A browser with the same profile would take the page over.
        let profile = format!("{}/browser-{}-{attempt}", env!("CARGO_TARGET_TMPDIR"), std::process::id());
        let output = std::process::Command::new("chromium")
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--dump-dom"])
            .arg(format!("--user-data-dir={profile}"))
            // The page would be dumped before its script ran.
            .arg("--virtual-time-budget=10000")
            .arg(address)
            .output()
            .expect("chromium runs");
        // What it leaves there is nobody's business.
        let _ = std::fs::remove_dir_all(profile);
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        seen = (text(&output.stdout), text(&output.stderr));
        if !seen.0.trim().is_empty() {
            break;
        }
    }
    seen
}
