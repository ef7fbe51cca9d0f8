//! The checked view of a module: what it refuses, and what it reads.

use spirv_llvm_translate::internal::error::{ErrorKind, Location};
use spirv_llvm_translate::internal::spirv::operands::Role;
use spirv_llvm_translate::internal::spirv::{Id, MAGIC, Module, ModuleBuilder, Section, Version, op};

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn header(bound: u32) -> Vec<u32> {
    vec![MAGIC, 0x0001_0000, 0, bound, 0]
}

/// A module of these words behind a header.
fn with(bound: u32, words: &[u32]) -> Vec<u32> {
    [header(bound), words.to_vec()].concat()
}

/// The message and the word offset of the error that the words give.
fn refused(words: &[u32]) -> (String, u32) {
    let error = Module::parse(&bytes(words)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Malformed, "{error}");
    let offset = match error.location() {
        Some(Location::Spirv { word_offset, .. }) => *word_offset,
        _ => 0,
    };
    (error.to_string(), offset)
}

#[apply(case)]
fn header_is_checked() {
    assert!(Module::parse(&bytes(&header(1))).is_ok());
    assert!(refused(&header(1)[..4]).0.contains("header of 5 words"));
    assert!(refused(&[0x0723_0204, 0x0001_0000, 0, 1, 0]).0.contains("magic"));
    for version in [0, 0x0001_0700, 0x0002_0000, 0x0001_0001, 0x0101_0000] {
        assert!(refused(&[MAGIC, version, 0, 1, 0]).0.contains("version"), "{version:#x}");
    }
    assert!(refused(&[MAGIC, 0x0001_0000, 0, 1, 1]).0.contains("schema"));
    assert!(refused(&[MAGIC, 0x0001_0000, 0, 0, 0]).0.contains("bound"));
    let mut odd = bytes(&header(1));
    odd.push(0);
    assert!(Module::parse(&odd).unwrap_err().to_string().contains("21 bytes"));
    assert!(Module::parse(&[]).is_err());
}

#[apply(case)]
fn both_endiannesses_are_read() {
    let words = with(2, &[2 << 16 | 19, 1]);
    let swapped: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
    assert_eq!(Module::parse(&swapped).unwrap().words(), words);
}

#[apply(case)]
fn word_counts_are_checked() {
    let (text, offset) = refused(&with(2, &[2 << 16 | 19, 1, 19]));
    assert!(text.contains("word count is 0"), "{text}");
    assert_eq!(offset, 7);
    let (text, offset) = refused(&with(2, &[3 << 16 | 19, 1]));
    assert!(text.contains("word count 3 exceeds the 2 words"), "{text}");
    assert_eq!(offset, 5);
}

#[apply(case)]
fn operands_must_fit_the_grammar() {
    let int = [4 << 16 | 21, 1, 32, 0];
    assert!(
        refused(&with(2, &[3 << 16 | 21, 1, 32]))
            .0
            .contains("ends before its operand of kind LiteralInteger")
    );
    assert!(refused(&with(2, &[5 << 16 | 21, 1, 32, 0, 0])).0.contains("1 words more"));
    assert!(refused(&with(2, &[1 << 16 | 19])).0.contains("OpTypeVoid"));
    assert!(refused(&with(9, &[2 << 16 | 128, 1])).0.contains("OpIAdd"));
    assert!(refused(&with(2, &[2 << 16 | 10, u32::from_le_bytes(*b"abcd")])).0.contains("has no end"));
    // OpConstant of a type of 64 bits with one word only.
    let long = [4 << 16 | 21, 1, 64, 0];
    let (text, offset) = refused(&with(3, &[&long[..], &[4 << 16 | 43, 1, 2, 7]].concat()));
    assert!(text.contains("ends within its operand"), "{text}");
    assert_eq!(offset, 9);
    assert!(Module::parse(&bytes(&with(3, &[&int[..], &[4 << 16 | 43, 1, 2, 7]].concat()))).is_ok());
}

#[apply(case)]
fn ids_must_lie_in_the_bound_and_be_defined_once() {
    assert!(refused(&with(2, &[2 << 16 | 19, 0])).0.contains("0 is no <id>"));
    assert!(refused(&with(2, &[2 << 16 | 19, 2])).0.contains("%2 is not below the bound 2"));
    assert!(refused(&with(2, &[3 << 16 | 5, 7, 0])).0.contains("%7 is not below"));
    let (text, offset) = refused(&with(2, &[2 << 16 | 19, 1, 2 << 16 | 20, 1]));
    assert!(text.contains("%1 is defined twice, first in word 5"), "{text}");
    assert_eq!(offset, 7);
}

#[apply(case)]
fn error_shows_instruction_and_function() {
    let words = with(
        9,
        &[
            4 << 16 | 5,
            3,
            u32::from_le_bytes(*b"main"),
            0, // OpName %3 "main"
            2 << 16 | 19,
            1,
            3 << 16 | 33,
            2,
            1,
            5 << 16 | 54,
            1,
            3,
            0,
            2,
            2 << 16 | 248,
            4, // a function
            3 << 16 | 61,
            1,
            5, // OpLoad without a pointer
            1 << 16 | 56,
        ],
    );
    let (text, _) = refused(&words);
    assert!(text.contains("in function main: !196669 !1 !5"), "{text}");
}

#[apply(case)]
fn huge_bound_costs_nothing() {
    let module =
        Module::parse(&bytes(&with(u32::MAX, &[2 << 16 | 19, 0xFFFF_FFF0, 2 << 16 | 20, 5]))).unwrap();
    assert_eq!(module.slot_count(), 2);
    assert_eq!(module.definition(Id(0xFFFF_FFF0)).unwrap().opcode(), op::TypeVoid);
    assert_eq!(module.definition(Id(5)).unwrap().opcode(), op::TypeBool);
    assert!(module.definition(Id(6)).is_none());
}

#[apply(case)]
fn unknown_opcode_and_enumerant_are_carried() {
    let words = with(3, &[3 << 16 | 0xFFF0, 77, 99, 4 << 16 | 71, 1, 0x7000, 0, 2 << 16 | 17, 0x7001]);
    let module = Module::parse(&bytes(&words)).unwrap();
    let unknown = |number: u32| {
        let last = module.operands(module.at(number).unwrap()).last().unwrap().unwrap();
        (matches!(last.role, Role::Unknown), last.words.to_vec())
    };
    assert_eq!(unknown(0), (true, vec![77, 99]));
    assert_eq!(unknown(1), (true, vec![0x7000, 0]));
    assert_eq!(unknown(2), (true, vec![0x7001]));
}

#[apply(case)]
fn mask_parameters_come_in_the_order_of_the_bits() {
    // OpLoad %1 %3 %4 Aligned|MakePointerVisible|NonPrivatePointer 16 %5
    let words = with(9, &[7 << 16 | 61, 1, 3, 4, 0x2 | 0x10 | 0x20, 16, 5]);
    let module = Module::parse(&bytes(&words)).unwrap();
    let found: Vec<_> = module.operands(module.at(0).unwrap()).map(|o| o.unwrap()).collect();
    let roles: Vec<_> = found.iter().skip(3).map(|o| format!("{:?} {}", o.role, o.word())).collect();
    assert_eq!(roles, ["Enumerant 50", "Integer 16", "Id 5"]);
}

#[apply(case)]
fn builder_puts_sections_in_order() {
    let mut builder = ModuleBuilder::new();
    let void = builder.fresh_id();
    builder.emit(Section::Global, op::TypeVoid, None, Some(void), &[]).unwrap();
    builder.emit_string(Section::DebugName, op::Name, None, &[void.0], b"void").unwrap();
    builder.emit(Section::MemoryModel, op::MemoryModel, None, None, &[2, 2]).unwrap();
    builder.emit(Section::Capability, op::Capability, None, None, &[6]).unwrap();
    assert!(builder.emit(Section::Global, op::TypeFunction, None, Some(void), &vec![1; 65534]).is_err());
    let words = builder.finish(Version::new(1, 2), 0, vec![7]);
    let module = Module::from_words(words).unwrap();
    let order: Vec<_> = module.instructions().map(|instruction| instruction.opcode()).collect();
    assert_eq!(order, [op::Capability, op::MemoryModel, op::Name, op::TypeVoid]);
    assert_eq!(module.version(), Version::new(1, 2));
    assert_eq!(module.bound(), 2);
    assert_eq!(module.at(2).unwrap().string(1).unwrap().0, "void");
}
