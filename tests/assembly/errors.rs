//! Messages of the assembler: each has a place, the token and what would be right.

use spirv_llvm_translate::internal::assembly::{self, AssembleOptions};
use spirv_llvm_translate::internal::error::{ErrorKind, Location};
use spirv_llvm_translate::internal::spirv::Version;

/// All messages for a text, each as `line:column message`.
fn messages(text: &str) -> Vec<String> {
    let error = assembly::assemble(text, &AssembleOptions::default()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Malformed);
    let show = |finding: &spirv_llvm_translate::internal::error::Finding| match finding.location {
        Some(Location::Text { line, column, .. }) => format!("{line}:{column} {}", finding.message),
        _ => panic!("{finding} has no place"),
    };
    error.findings().iter().map(show).collect()
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let found = messages(text);
    assert!(found.iter().any(|message| message.starts_with(expected)), "{expected}\n{found:#?}");
}

#[apply(case)]
fn messages_name_place_token_and_remedy() {
    check("OpCapabilty Kernel", "1:1 'OpCapabilty' is no instruction; did you mean OpCapability?");
    check("OpCapability kernel", "1:14 'kernel' is no Capability; did you mean Kernel?");
    check(
        "OpCapability 6",
        "1:14 '6' is no Capability; a number takes the place of a name only as !<integer>",
    );
    check(
        "\n  OpMemoryModel Physical64",
        "2:27 the end of the text stands where OpMemoryModel needs its MemoryModel",
    );
    check("OpMemoryModel Physical64\nOpNop", "2:1 'OpNop' stands where OpMemoryModel needs its MemoryModel");
    check("OpTypeVoid", "1:1 'OpTypeVoid' defines a result <id>: write %name = OpTypeVoid");
    check("%x = OpNop", "1:1 '%x' cannot be set: OpNop has no result <id>");
    check("%x OpTypeVoid", "1:4 'OpTypeVoid' stands where = is expected, behind the result <id> %x");
    check(
        "%x = TypeVoid",
        "1:6 'TypeVoid' stands where the name of an instruction is expected; did you mean OpTypeVoid?",
    );
    check(
        "TypeVoid",
        "1:1 'TypeVoid' stands where an instruction or %name = should start; did you mean OpTypeVoid?",
    );
    check("OpName x \"a\"", "1:8 'x' stands where an <id> is expected; an <id> starts with %");
    check("OpName %a-b \"a\"", "1:8 '%a-b' is no <id>");
    check("OpName %a b", "1:11 'b' stands where a string in double quotes is expected");
    check("OpName %a \"b", "1:11 '\"b' is a string without its closing quote");
    check("OpName %a \"b\"c", "1:11 '\"b\"c' goes on behind its closing quote");
    check("OpNop 5", "1:7 '5' is one operand more than OpNop has");
    // Only a last operand can be left out.
    check("OpSource OpenCL_C 102000 \"src\"", "1:26 '\"src\"' stands where an <id> is expected");
    check("%1 = OpTypeStruct %2 3", "1:22 '3' stands where an <id> is expected");
    check("%1 = OpPhi %t %a %b %c OpNop", "1:24 'OpNop' stands where OpPhi needs its operand, an <id>");
    check("%1 = OpTypeInt 32 -1", "1:19 '-1' is negative, but the literal is unsigned");
    check("%1 = OpTypeInt 32 x", "1:19 'x' is no integer");
    check("%1 = OpConstant %t 5", "1:20 '5' is a number of unknown type");
    check(
        "%1 = OpTypeInt 8 0 %2 = OpConstant %1 256",
        "1:39 '256' does not fit an unsigned integer of 8 bits",
    );
    check("OpSwitch %s %d 5 %e", "1:16 '5' is a number of unknown type");
    check(
        "OpStore %a %b Volatile|Algned",
        "1:15 'Volatile|Algned' holds 'Algned', which is no MemoryAccess; did you mean Aligned?",
    );
    check(
        "%e = OpExtInstImport \"OpenCL.std\" %1 = OpExtInst %t %e sinn %x",
        "1:56 'sinn' is no instruction of OpenCL.std; did you mean sin?",
    );
    check("%1 = OpExtInst %t %e sin %x", "1:22 'sin' is no number");
    check("%1 = OpSpecConstantOp %t OpIAdd %a %b", "1:26 'OpIAdd' stands where OpSpecConstantOp needs its");
    check(
        "%1 = OpSpecConstantOp %t Iadd %a %b",
        "1:26 'Iadd' is no instruction that OpSpecConstantOp can hold",
    );
}

#[apply(case)]
fn columns_count_characters() {
    check("OpName %a \"\u{e4}\u{1F600}\" x", "1:16 'x' is one operand more than OpName has");
}

#[apply(case)]
fn several_errors_are_reported_at_once() {
    let found = messages(
        "OpCapability Kernl\nOpNop\n%1 = OpTypeInt x 0\n%2 = OpTypVoid\nOpName %1 \"ok\"\nOpNop 1\n",
    );
    let places: Vec<_> = found.iter().map(|message| message.split(' ').next().unwrap()).collect();
    assert_eq!(places, ["1:14", "3:16", "4:6", "6:7"]);
}

#[apply(case)]
fn errors_are_bounded_in_number() {
    assert_eq!(messages(&"OpNonsense\n".repeat(1000)).len(), 20);
}

#[apply(case)]
fn header_comes_from_option_then_comment_then_default() {
    let words = |text: &str, version| {
        let mut options = AssembleOptions::default();
        options.version = version;
        assembly::assemble(text, &options).unwrap()
    };
    assert_eq!(words("OpNop", None)[1], 0x0001_0600);
    assert_eq!(words("; SPIR-V\n; Version: 1.2\nOpNop", None)[1], 0x0001_0200);
    assert_eq!(words("; Version: 1.2\nOpNop", Some(Version::new(1, 4)))[1], 0x0001_0400);
    // Only in front of the first instruction.
    assert_eq!(words("OpNop\n; Version: 1.2", None)[1], 0x0001_0600);
    assert_eq!(words("; Generator: Khronos LLVM/SPIR-V Translator; 14\n", None)[2], 0x0006_000E);
    assert_eq!(words("; Generator: Unknown(65535); 1\n", None)[2], 0xFFFF_0001);
}

#[apply(case)]
fn ids_are_numbered_in_order_of_appearance() {
    let ids = |text: &str, preserve| {
        let options = AssembleOptions::default().preserve_numeric_ids(preserve);
        let words = assembly::assemble(text, &options).unwrap();
        (words[3], words[5..].to_vec())
    };
    let text = "%7 = OpTypeVoid %a = OpTypeBool %1 = OpTypeSampler";
    assert_eq!(ids(text, false), (4, vec![2 << 16 | 19, 1, 2 << 16 | 20, 2, 2 << 16 | 26, 3]));
    assert_eq!(ids(text, true), (8, vec![2 << 16 | 19, 7, 2 << 16 | 20, 2, 2 << 16 | 26, 1]));
}
