use super::*;
use crate::error::{ErrorKind, Location};

#[test]
fn broken_text_has_line_and_column() {
    let context = Context::guarded();
    let error = context.parse(b"define i32 @f() {\n  ret i32 %x\n}\n", "in.ll").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Malformed);
    assert_eq!(error.location(), Some(&Location::Text { line: 2, column: 11 }));
    assert!(error.to_string().contains("use of undefined value '%x'"), "{error}");
    assert!(context.parse(b"", "empty").is_ok(), "an empty text is an empty module");
}

#[test]
fn invalid_modules_are_errors_also_with_debug_info() {
    // LLVM's own parser ends the process on this input: with the flag, the verifier runs inside it.
    let flag = "!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
    let broken = "define void @f() allocsize(0) { ret void }\n";
    for text in [broken.to_owned(), format!("{broken}{flag}")] {
        let error = Context::guarded().parse(text.as_bytes(), "in.ll").unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidLlvm);
        assert!(error.to_string().contains("allocsize"), "{error}");
    }
    // The context stays usable, because no crash occurred.
    let context = Context::guarded();
    assert!(context.parse(format!("{broken}{flag}").as_bytes(), "in.ll").is_err());
    assert!(context.parse(flag.as_bytes(), "in.ll").is_ok());
}

#[test]
fn broken_debug_info_is_dropped_and_reported() {
    let context = Context::guarded();
    let text = "!llvm.module.flags = !{!0}\n!llvm.dbg.cu = !{!1}\n\
                !0 = !{i32 2, !\"Debug Info Version\", i32 3}\n!1 = !{}\n";
    let module = context.parse(text.as_bytes(), "in.ll").unwrap();
    assert!(module.get_named_metadata("llvm.dbg.cu").is_none());
    let messages = context.take_diagnostics();
    assert!(messages.iter().any(|message| message.contains("invalid debug info")), "{messages:?}");
    assert!(context.take_diagnostics().is_empty());
}

#[test]
fn bitcode_goes_round_and_broken_bitcode_is_an_error() {
    let context = Context::guarded();
    let module = parse(&context, "@g = global i32 7\ndefine i32 @f(i32 %x) {\n  ret i32 %x\n}\n");
    let bitcode = module.write_bitcode();
    assert!(bitcode.starts_with(b"BC\xc0\xde"));
    let again = context.parse(&bitcode, "test.ll").unwrap();
    assert_eq!(again.print_to_string(), module.print_to_string());
    for length in (4..bitcode.len()).step_by(97) {
        let context = Context::guarded();
        assert!(context.parse(&bitcode[..length], "cut.bc").is_err(), "{length} bytes");
    }
}

/// Metadata that LLVM reads partially refers to memory that it frees when it gives up: freeing the context would crash.
#[test]
fn bitcode_that_llvm_gives_up_on_does_no_harm_later() {
    let context = Context::guarded();
    let error = context.parse(include_bytes!("abandoned.bc"), "abandoned.bc").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Malformed);
    assert!(!context.has_crashed(), "{error}");
    drop(context);
}

/// LLVM frees the constant after the tables that refer to it.
#[test]
fn a_context_with_tokens_in_metadata_does_no_harm() {
    let context = Context::guarded();
    let module = context.parse(b"!named = !{!0}\n!0 = !{token none, i32 1}\n", "token.ll").unwrap();
    assert!(module.get_named_metadata("named").is_some());
    drop(context);
}

#[test]
fn bitcode_that_crashes_llvm_is_an_error() {
    let bitcode = {
        let context = Context::guarded();
        let text = "%s = type { i32, ptr }\n@g = global %s zeroinitializer\n\
                    define i32 @f(ptr %p, i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = load i32, ptr %p\n  br label %b\n\
                    b:\n  %y = phi i32 [ 0, %0 ], [ %x, %a ]\n  ret i32 %y\n}\n!named = !{!0}\n!0 = distinct !{!0, !\"text\"}\n";
        parse(&context, text).write_bitcode()
    };
    let (mut refused, mut state) = (0, 12345_u32);
    for _ in 0..400 {
        let mut mutant = bitcode.clone();
        for _ in 0..3 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let position = 4 + (state >> 8) as usize % (mutant.len() - 4);
            mutant[position] ^= 1 << (state & 7);
        }
        let context = Context::guarded();
        refused += u32::from(context.parse(&mutant, "mutant.bc").is_err());
    }
    assert!(refused > 100, "only {refused} of 400 mutants were refused");
}

#[test]
fn deep_nesting_is_an_error_or_parsed() {
    for (open, close, depth) in [("{", "}", 100), ("{", "}", 400_000), ("[1 x ", "]", 400_000)] {
        let text = format!("@g = external global {}i8{}\n", open.repeat(depth), close.repeat(depth));
        let result = Context::guarded().parse(text.as_bytes(), "deep.ll").map(|_| ());
        assert_eq!(result.is_ok(), depth == 100, "{depth}");
    }
}

/// The process of this test fails after a crash; the test starts it with an environment variable.
#[cfg(unix)]
#[test]
fn what_fails_after_a_crash_ends_with_a_status() {
    const VARIABLE: &str = "SLT_TEST_CRASH";
    if std::env::var_os(VARIABLE).is_some() {
        exit_after_llvm_crash(7, c"the end\n");
        let text = format!("@g = external global {}i8{}\n", "{".repeat(400_000), "}".repeat(400_000));
        // Crashes in the parser are still recovered.
        for _ in 0..2 {
            assert!(Context::guarded().parse(text.as_bytes(), "deep.ll").is_err());
        }
        std::process::abort();
    }
    let name = "llvm::tests::parsing::what_fails_after_a_crash_ends_with_a_status";
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    let ended = command.args(["--exact", name, "--nocapture"]).env(VARIABLE, "1").output().unwrap();
    assert_eq!(ended.status.code(), Some(7), "{ended:?}");
    assert!(String::from_utf8_lossy(&ended.stderr).contains("the end"), "{ended:?}");
}

#[test]
fn a_constant_that_needs_all_resources_is_an_error() {
    let text = "@g = global <1000000000 x i64> splat (i64 1)\n";
    let error = Context::guarded().parse(text.as_bytes(), "huge.ll").unwrap_err();
    assert!(error.to_string().contains("LLVM gave up"), "{error}");
    assert!(
        Context::guarded().parse(b"@g = global i8 1", "next.ll").is_ok(),
        "the next input is not affected"
    );
}

#[test]
fn verifier_reports_and_accepts() {
    let context = Context::guarded();
    let module = context.create_module("m");
    let (_, builder) = function_with(&context, module, &[]);
    let message = module.verify().unwrap_err();
    assert!(message.contains("does not have terminator"), "{message}");
    builder.ret(None).unwrap();
    assert_eq!(module.verify(), Ok(()));
}

#[test]
fn printing_to_a_file_gives_the_same_text() {
    let context = Context::guarded();
    let module = parse(
        &context,
        "source_filename = \"in.cl\"\ntarget triple = \"spir64-unknown-unknown\"\n@g = external global i32\n",
    );
    assert_eq!(module.triple(), "spir64-unknown-unknown");
    let path = std::env::temp_dir().join(format!("spirv-llvm-print-{}", std::process::id()));
    let file = std::fs::File::create(&path).unwrap();
    module.print_to_file(&file).unwrap();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), module.print_to_string());
    let file = std::fs::File::create(&path).unwrap();
    module.write_bitcode_to_file(&file).unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), module.write_bitcode());
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_full_device_is_an_error() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let context = Context::guarded();
    let module = context.create_module("m");
    assert_eq!(module.print_to_file(&full).unwrap_err().kind(), ErrorKind::Io);
    assert_eq!(module.write_bitcode_to_file(&full).unwrap_err().kind(), ErrorKind::Io);
}

/// LLVM counts the letters of such a constraint before it checks that they exist, and the callee throws.
#[test]
fn constraints_that_end_too_early_are_refused() {
    for constraints in ["=@", "r,@", "=^", "=^a", "=@9ab", "=@3ab,r"] {
        let context = Context::guarded();
        let text = format!(
            "define void @f() {{\n  %r = call i32 asm \"nop\", \"{constraints}\"()\n  ret void\n}}\n"
        );
        assert!(context.parse(text.as_bytes(), "test.ll").is_err(), "{constraints}");
        let context = Context::guarded();
        let ty = context.function_type(context.i32_type(), &[], false).unwrap();
        let refused = context.inline_assembly(ty, b"nop", constraints.as_bytes(), false).unwrap_err();
        assert!(refused.to_string().contains("before its last letter"), "{constraints}: {refused}");
    }
    let context = Context::guarded();
    let ty = context.function_type(context.i32_type(), &[], false).unwrap();
    for constraints in ["=r", "=^ab", "=@2ab", "=@0r", "={@}", "={^},~{memory}"] {
        assert!(context.inline_assembly(ty, b"nop", constraints.as_bytes(), false).is_ok(), "{constraints}");
    }
}
