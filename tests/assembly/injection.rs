//! `!<integer>`: each statement of the language's description, as a test.

use super::tools::{self, assemble, try_assemble};
use crate::support::tool;

/// The words behind the header.
fn body(text: &str) -> Vec<u32> {
    let ours = assemble(text)[5..].to_vec();
    // Where an outside judge is at hand, it must agree.
    if tool::judges("spirv-as") {
        let theirs = tools::spirv_as(text, &["--preserve-numeric-ids"]).map(|words| words[5..].to_vec());
        assert_eq!(Some(&ours), theirs.as_ref(), "{text}");
    }
    ours
}

/// The message for a text that spirv-as refuses, too.
fn refused(text: &str) -> String {
    if tool::judges("spirv-as") {
        assert_eq!(tools::spirv_as(text, &["--preserve-numeric-ids"]), None, "{text}");
    }
    try_assemble(text).unwrap_err()
}

#[apply(case)]
fn a_word_takes_the_place_of_an_operand() {
    assert_eq!(body("OpCapability !0x0000FF00"), [2 << 16 | 17, 0xFF00]);
}

#[apply(case)]
fn tokens_that_frame_an_instruction_can_be_replaced() {
    // The example of the description, whole and with its three crucial tokens replaced.
    let types = "%1 = OpTypeInt 96 0\n";
    let whole = format!(
        "{types}%4 = OpConstant %1 !123 !456 !789 OpExecutionMode %2 LocalSize 11 22 33\nOpExecutionMode %3 InputLines"
    );
    let expected = [
        4 << 16 | 21,
        1,
        96,
        0,
        6 << 16 | 43,
        1,
        4,
        123,
        456,
        789,
        6 << 16 | 16,
        2,
        17,
        11,
        22,
        33,
        3 << 16 | 16,
        3,
        20,
    ];
    assert_eq!(body(&whole), expected);
    let replaced =
        format!("{types}!393259 %1 %4 123 456 789 OpExecutionMode %2 !17 11 22 33\nOpExecutionMode %3 !20");
    assert_eq!(body(&replaced), expected);
}

#[apply(case)]
fn behind_a_word_numbers_are_32_bits_in_every_format() {
    assert_eq!(
        body("OpCapability !1 10 0x10 010 -1 1.5"),
        [7 << 16 | 17, 1, 10, 16, 8, 0xFFFF_FFFF, 0x3FC0_0000]
    );
    assert!(refused("OpCapability !1 4294967296").contains("does not fit"));
}

#[apply(case)]
fn behind_a_word_strings_are_literal_strings() {
    let words = body("OpExtension !0x00636261 \"abcd\"");
    assert_eq!(words, [4 << 16 | 10, 0x0063_6261, u32::from_le_bytes(*b"abcd"), 0]);
}

#[apply(case)]
fn behind_a_word_ids_are_their_numbers() {
    assert_eq!(body("OpName %9 !7 %9 %10"), [5 << 16 | 5, 9, 7, 9, 10]);
}

#[apply(case)]
fn behind_a_word_words_are_words() {
    assert_eq!(body("OpCapability !0x1 !0x2 !3"), [4 << 16 | 17, 1, 2, 3]);
}

#[apply(case)]
fn behind_a_word_nothing_else_can_stand() {
    let message = refused("OpMemoryModel !1 OpenCLish");
    assert!(message.contains("'OpenCLish' is no integer; behind !<integer>"), "{message}");
    assert!(message.contains("(1:18)"), "{message}");
    let message = refused("OpExecutionMode %1 !17 LocalSize");
    assert!(message.contains("'LocalSize'"), "{message}");
}

#[apply(case)]
fn an_opcode_ends_the_alternate_mode() {
    assert_eq!(body("OpCapability !5 OpNop"), [2 << 16 | 17, 5, 1 << 16]);
}

#[apply(case)]
fn a_result_id_ends_the_alternate_mode() {
    assert_eq!(body("OpCapability !5 %1 %7 = OpTypeVoid"), [3 << 16 | 17, 5, 1, 2 << 16 | 19, 7]);
}

#[apply(case)]
fn an_opcode_that_is_a_word_encodes_the_word_count() {
    assert_eq!(body("!0x00020011 6"), [2 << 16 | 17, 6]);
}

#[apply(case)]
fn consecutive_opcodes_can_be_words() {
    let words = body("!262187 %1 %2 \"abc\" !327739 %1 %3 6 %2");
    assert_eq!(words, [4 << 16 | 43, 1, 2, 0x0063_6261, 5 << 16 | 59, 1, 3, 6, 2]);
}

#[apply(case)]
fn an_enumerant_has_no_name_behind_a_word() {
    assert!(refused("%1 = OpFunction %2 !0 DontInline").contains("'DontInline'"));
    let words = body("%1 = OpTypeVoid %2 = OpTypeFunction %1 %3 = OpFunction %1 !2 %2");
    assert_eq!(words, [2 << 16 | 19, 1, 3 << 16 | 33, 2, 1, 5 << 16 | 54, 1, 3, 2, 2]);
}

#[apply(case)]
fn a_result_id_cannot_be_a_word() {
    assert!(refused("!2 = OpTypeVoid").contains("'='"));
}

#[apply(case)]
fn behind_the_equals_sign_the_opcode_cannot_be_a_word() {
    let message = refused("%1 = !131091");
    assert!(message.contains("behind = the opcode cannot be !<integer>"), "{message}");
}

#[apply(case)]
fn a_result_id_keeps_its_place_when_the_result_type_is_a_word() {
    assert_eq!(body("%3 = OpUndef !9"), [3 << 16 | 1, 9, 3]);
    assert_eq!(body("%3 = OpConstant !9 77"), [4 << 16 | 43, 9, 3, 77]);
}

#[apply(case)]
fn a_word_can_equal_the_number_of_an_id() {
    assert_eq!(body("%1 = OpTypeVoid OpName !1 \"v\""), [2 << 16 | 19, 1, 3 << 16 | 5, 1, 0x76]);
}

#[apply(case)]
fn a_word_that_is_no_number_is_refused() {
    for word in ["!", "!x", "!-1", "!1x", "!0x1ffffffff", "!4294967296", "!1.5", "!\"a\""] {
        assert!(refused(&format!("OpCapability {word}")).contains("is no injected word"), "{word}");
    }
}

#[apply(case)]
fn words_may_stand_on_the_next_line() {
    assert_eq!(body("OpCapability\n  !5\n!6 ; comment\n!7"), [4 << 16 | 17, 5, 6, 7]);
}

#[apply(case)]
fn a_line_that_is_a_whole_instruction_is_one() {
    // So the disassembler writes what has no name; behind an operand that may be repeated it is no operand.
    let text = "%1 = OpTypeStruct %2\n!262116 !1 !2\n%3 = OpTypeVoid\n";
    assert_eq!(assemble(text)[5..], [3 << 16 | 30, 1, 2, 262_116, 1, 2, 2 << 16 | 19, 3]);
    // A line with another number of words is not.
    assert_eq!(assemble("%1 = OpTypeStruct %2\n!262116 !1\n")[5..], [5 << 16 | 30, 1, 2, 262_116, 1]);
}
