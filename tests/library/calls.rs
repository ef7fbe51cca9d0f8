//! Bytes to bytes: every form to every form, warnings, and errors with kind, place and rule.

use spirv_llvm_translate::internal::spirv::{Module, difference};
use spirv_llvm_translate::{
    ErrorKind, Form, Location, Options, Output, roundtrip, translate, translate_to, validate,
};
use std::io::{Error, Write};

const TEXT: &[u8] =
    b"target triple = \"spir64\"\ndefine spir_kernel void @k(ptr addrspace(1) %p) {\n  store i32 7, ptr addrspace(1) %p\n  ret void\n}\n";

fn made(form: Form) -> Vec<u8> {
    translate(TEXT, Form::Ll, form, &Options::default()).unwrap().bytes
}

#[apply(case)]
fn each_form_becomes_each_form() {
    let options = Options::default();
    let original = Module::parse(&made(Form::Spv)).unwrap();
    for from in Form::ALL {
        for to in Form::ALL {
            let Output { bytes, warnings, .. } = translate(&made(from), from, to, &options).unwrap();
            assert_eq!(Form::of_bytes(&bytes, None), to, "{from} to {to}");
            assert!(warnings.is_empty(), "{from} to {to}: {warnings:?}");
            // Whatever the way, it is the same module.
            let spirv = translate(&bytes, to, Form::Spv, &options).unwrap().bytes;
            assert_eq!(
                difference(&original, &Module::parse(&spirv).unwrap()).unwrap(),
                None,
                "{from} to {to}"
            );
            let mut written = Vec::new();
            translate_to(&made(from), from, to, &options, &mut written).unwrap();
            assert_eq!(written, bytes, "{from} to {to}");
        }
    }
}

#[apply(case)]
fn contents_and_names_tell_the_form() {
    for (bytes, name, form) in [
        (&b"hello"[..], None, Form::Ll),
        (b"hello", Some(Form::Spv), Form::Spv),
        (b"OpCapability Kernel", Some(Form::Spv), Form::Spvasm),
        (b"; SPIR-V\n%1 = OpTypeVoid", None, Form::Spvasm),
        (TEXT, Some(Form::Bc), Form::Ll),
        (b"\x03\x02\x23\x07", Some(Form::Ll), Form::Spv),
    ] {
        assert_eq!(Form::of_bytes(bytes, name), form, "{}", String::from_utf8_lossy(bytes));
    }
    let error = translate(b"hello", Form::Spv, Form::Ll, &Options::default()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Malformed);
    assert!(error.rule().is_some(), "{error}");
}

/// An output that takes nothing.
struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> Result<usize, Error> {
        Err(Error::other("full"))
    }

    fn flush(&mut self) -> Result<(), Error> {
        Ok(())
    }
}

#[apply(case)]
fn an_output_that_refuses_is_an_error() {
    for to in Form::ALL {
        let error = translate_to(TEXT, Form::Ll, to, &Options::default(), &mut Full).unwrap_err();
        assert_eq!((error.kind(), error.location()), (ErrorKind::Io, None), "{to}: {error}");
        assert!(error.to_string().contains("full"), "{error}");
    }
}

#[apply(case)]
fn warnings_are_in_the_result_that_they_belong_to() {
    let outdated = String::from_utf8_lossy(TEXT)
        .replace("void @k(ptr addrspace(1) %p)", "void @k(ptr addrspace(1) %p) !dbg !4")
        + "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)\n\
           !1 = !DIFile(filename: \"f\", directory: \"\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 1}\n!3 = !DISubroutineType(types: !{})\n\
           !4 = distinct !DISubprogram(name: \"k\", scope: !1, file: !1, type: !3, unit: !0, spFlags: DISPFlagDefinition)\n";
    let output = translate(outdated.as_bytes(), Form::Ll, Form::Spv, &Options::default()).unwrap();
    let [warning] = &output.warnings[..] else { panic!("{:?}", output.warnings) };
    assert!(warning.message.contains("debug info with an invalid version (1)"), "{warning}");
    assert!(translate(TEXT, Form::Ll, Form::Spv, &Options::default()).unwrap().warnings.is_empty());
}

#[apply(case)]
fn errors_have_kind_place_and_rule() {
    let options = Options::default();
    let text = b"OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\n%1 = OpTypeInt 32 0\n%2 = OpConstantTrue %1\n";
    let error = translate(text, Form::Spvasm, Form::Ll, &options).unwrap_err();
    let place = matches!(error.location(), Some(Location::Spirv { instruction: 4, word_offset: 16, .. }));
    assert!(error.kind() == ErrorKind::Malformed && place, "{error}");
    assert_eq!(error.rule().map(|rule| rule.id()), Some("universal.constants.type"));
    let findings = validate(text, Form::Spvasm, &options).unwrap();
    assert_eq!(findings.iter().map(|finding| finding.rule).collect::<Vec<_>>(), [error.rule()]);

    let error = translate(b"OpCapability Kernel\nOpWrong", Form::Spvasm, Form::Spv, &options).unwrap_err();
    assert!(matches!(error.location(), Some(Location::Text { line: 2, column: 1, .. })), "{error}");
    let error = translate(b"define void @f() {\n", Form::Ll, Form::Spv, &options).unwrap_err();
    assert!(matches!(error.location(), Some(Location::Text { line: 2, .. })), "{error}");
    let error = translate(b"x", Form::Spv, Form::Ll, &options).unwrap_err();
    assert_eq!((error.kind(), error.location()), (ErrorKind::Malformed, None), "{error}");
    assert_eq!(validate(TEXT, Form::Ll, &options).unwrap_err().kind(), ErrorKind::Usage);
}

#[apply(case)]
fn a_round_trip_reports() {
    for form in Form::ALL {
        let report = roundtrip(&made(form), form, &Options::default());
        assert!(report.is_lossless() && report.form == form, "{form}: {report}");
    }
    let report = roundtrip(b"OpCapability", Form::Spvasm, &Options::default());
    assert!(!report.is_lossless() && report.error.is_some(), "{report}");
}
