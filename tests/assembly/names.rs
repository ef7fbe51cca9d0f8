//! Friendly names.

use spirv_llvm_translate::internal::assembly::DisassembleOptions;
use spirv_llvm_translate::internal::spirv::grammar::{self, OperandKind};
use spirv_llvm_translate::internal::spirv::op;

use super::generate::instruction;
use super::tools;
use crate::support::tool;

/// The friendly text without header.
fn friendly(words: &[u32]) -> String {
    tools::disassemble(words, &DisassembleOptions::default().no_header(true))
}

/// Our text is that of spirv-dis, friendly and with every other option.
fn compare(words: &[u32]) {
    if !tool::judges("spirv-dis") {
        return;
    }
    for arguments in [
        &[][..],
        &["--raw-id"],
        &["--no-indent"],
        &["--comment"],
        &["--offsets"],
        &["--comment", "--offsets", "--no-indent"],
    ] {
        let has = |argument: &str| arguments.contains(&argument);
        let options = DisassembleOptions::default()
            .raw_id(has("--raw-id"))
            .no_indent(has("--no-indent"))
            .comment(has("--comment"))
            .offsets(has("--offsets"))
            .no_header(true);
        let theirs = tools::spirv_dis(words, &[arguments, &["--no-header"]].concat())
            .expect("spirv-dis refuses the module");
        assert_eq!(tools::disassemble(words, &options), theirs, "{arguments:?}");
    }
}

fn header() -> Vec<u32> {
    vec![0x0723_0203, 0x0001_0600, 0, 4096, 0]
}

fn name(id: u32, text: &[u8]) -> Vec<u32> {
    let mut operands = vec![id];
    spirv_llvm_translate::internal::spirv::literal::push_string_words(text, &mut operands);
    instruction(op::Name, &operands)
}

/// Types and constants of every kind that has a name of its own, and functions with labels.
fn body() -> Vec<u32> {
    let opaque = {
        let mut operands = vec![40];
        spirv_llvm_translate::internal::spirv::literal::push_string_words(b"a b\"c", &mut operands);
        instruction(op::TypeOpaque, &operands)
    };
    let rows = [
        instruction(op::TypeVoid, &[1]),
        instruction(op::TypeBool, &[2]),
        instruction(op::TypeInt, &[3, 32, 0]),
        instruction(op::TypeInt, &[4, 32, 1]),
        instruction(op::TypeInt, &[5, 8, 0]),
        instruction(op::TypeInt, &[6, 16, 1]),
        instruction(op::TypeInt, &[7, 64, 0]),
        instruction(op::TypeInt, &[8, 17, 0]),
        instruction(op::TypeInt, &[9, 17, 1]),
        instruction(op::TypeFloat, &[10, 16]),
        instruction(op::TypeFloat, &[11, 32]),
        instruction(op::TypeFloat, &[12, 64]),
        instruction(op::TypeFloat, &[13, 31]),
        instruction(op::TypeVector, &[14, 11, 4]),
        instruction(op::TypeMatrix, &[15, 14, 4]),
        instruction(op::Constant, &[3, 16, 4]),
        instruction(op::Constant, &[4, 17, 0xFFFF_FFFB]),
        instruction(op::Constant, &[11, 18, 0xBFC0_0000]),
        instruction(op::Constant, &[11, 19, 0x7FC0_0000]),
        instruction(op::Constant, &[10, 20, 0x3C01]),
        instruction(op::Constant, &[7, 21, 1, 1]),
        instruction(op::ConstantTrue, &[2, 22]),
        instruction(op::ConstantFalse, &[2, 23]),
        instruction(op::ConstantNull, &[3, 24]),
        instruction(op::SpecConstant, &[3, 25, 9]),
        instruction(op::TypeArray, &[26, 15, 16]),
        instruction(op::TypeRuntimeArray, &[27, 26]),
        instruction(op::TypeStruct, &[28, 3, 27]),
        instruction(op::TypePointer, &[29, 7, 28]),
        instruction(op::TypePointer, &[30, 8, 29]),
        instruction(op::TypePipe, &[31, 2]),
        instruction(op::TypeEvent, &[32]),
        instruction(op::TypeDeviceEvent, &[33]),
        instruction(op::TypeReserveId, &[34]),
        instruction(op::TypeQueue, &[35]),
        instruction(op::TypePipeStorage, &[36]),
        instruction(op::TypeNamedBarrier, &[37]),
        instruction(op::TypeSampler, &[38]),
        instruction(op::TypeImage, &[39, 1, 1, 0, 0, 0, 0, 0]),
        opaque,
        instruction(op::TypeFunction, &[41, 1, 3]),
        instruction(op::TypeStruct, &[42, 3]),
        instruction(op::Function, &[1, 43, 0, 41]),
        instruction(op::FunctionParameter, &[3, 44]),
        instruction(op::Label, &[45]),
        instruction(op::IAdd, &[3, 46, 44, 16]),
        instruction(op::Switch, &[46, 45, 7, 45]),
        instruction(op::FunctionEnd, &[]),
        instruction(op::Function, &[1, 47, 0, 41]),
        instruction(op::FunctionEnd, &[]),
    ];
    rows.concat()
}

#[apply(case)]
fn types_and_constants_have_names() {
    let words = [header(), body()].concat();
    let text = friendly(&words);
    for line in [
        "       %uint = OpTypeInt 32 0",
        "        %u17 = OpTypeInt 17 0",
        "   %float_n1_5 = OpConstant %float -1.5".trim_start_matches("   "),
        "%_arr_mat4v4float_uint_4 = OpTypeArray %mat4v4float %uint_4",
        "%_ptr_Generic__ptr_Function__struct_28 = OpTypePointer Generic %_ptr_Function__struct_28",
        "%PipeReadWrite = OpTypePipe ReadWrite",
        "%Opaque_a_b_c = OpTypeOpaque \"a b\\\"c\"",
        "       %true = OpConstantTrue %bool",
        "         %46 = OpIAdd %uint %44 %uint_4",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    compare(&words);
}

#[apply(case)]
fn names_are_made_unique() {
    // What OpName says may be what a type, a constant, a number or another name wants to be.
    let pool: [&[u8]; 16] = [
        b"a",
        b"a_0",
        b"a",
        b"uint",
        b"45",
        b"46",
        b"046",
        b"",
        b"_",
        b"uint_4",
        b"void_0",
        b"47_0",
        b"a.b",
        b"a-b",
        b"\xc3\xbc",
        b"_struct_28",
    ];
    let mut state = 12345_u32;
    for _ in 0..40 {
        let mut words = header();
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize
        };
        for _ in 0..next() % 24 {
            let (id, text) = (1 + next() as u32 % 47, pool[next() % pool.len()]);
            words.extend(name(id, text));
        }
        words.extend(body());
        compare(&words);
    }
}

#[apply(case)]
fn names_of_ids_without_definition_are_their_numbers() {
    let words = [
        header(),
        name(7, b"9"),
        name(9, b"x"),
        name(8, b"x"),
        instruction(op::EntryPoint, &[6, 8, 0, 7, 9, 11]),
    ]
    .concat();
    compare(&words);
    assert!(friendly(&words).contains("OpEntryPoint Kernel %x_0 \"\" %9 %x %11"), "{}", friendly(&words));
}

#[apply(case)]
fn every_builtin_is_named_as_by_spirv_tools() {
    let mut compared = 0;
    for enumerant in grammar::operand_kind(OperandKind::BuiltIn).enumerants {
        let words = [header(), instruction(op::Decorate, &[7, 11, enumerant.value])].concat();
        if !tool::judges("spirv-dis") {
            return;
        }
        let Some(theirs) = tools::spirv_dis(&words, &["--no-header"]) else { continue };
        let id = |text: &str| text.split_whitespace().nth(1).map(str::to_owned);
        assert_eq!(id(&friendly(&words)), id(&theirs), "{}", enumerant.name);
        compared += 1;
    }
    assert!(compared > 80, "{compared}");
}

#[apply(case)]
fn names_of_hostile_size_are_not_made() {
    // Each array is named after the one before, twice.
    let mut words = header();
    words.extend(instruction(op::TypeInt, &[1, 32, 0]));
    for id in 2..200 {
        words.extend(instruction(op::TypeArray, &[id, id - 1, id - 1]));
    }
    assert!(friendly(&words).len() < 1 << 24);
    // Many ids that all want the same name.
    let mut words = header();
    for id in 1..4000 {
        words.extend(name(id, b"same"));
    }
    let text = friendly(&words);
    assert!(text.contains("%same_3997 \"same\""), "{}", text.len());
}

/// A literal of an unknown set may be an `<id>`: it is written as a number, so the `<id>` keeps its own.
#[apply(case)]
fn ids_that_may_be_literals_keep_their_numbers() {
    let import = {
        let mut operands = vec![3];
        spirv_llvm_translate::internal::spirv::literal::push_string_words(
            b"a set that nobody knows",
            &mut operands,
        );
        instruction(op::ExtInstImport, &operands)
    };
    let words = [
        header(),
        import,
        name(8, b"named"),
        name(9, b"other"),
        instruction(op::TypeVoid, &[1]),
        instruction(op::TypeInt, &[2, 32, 0]),
        instruction(op::Undef, &[2, 8]),
        instruction(op::Undef, &[2, 9]),
        instruction(op::ExtInst, &[1, 10, 3, 6, 8]),
    ]
    .concat();
    let text = friendly(&words);
    assert!(
        text.contains("OpUndef %uint\n") && text.contains("%8 = OpUndef") && text.contains("6 !8"),
        "{text}"
    );
    assert!(text.contains("%other = OpUndef"), "{text}");
    let named =
        spirv_llvm_translate::internal::spirv::Module::framed(tools::assemble(&text)).expect("a module");
    let call = named.instructions().find(|i| i.opcode() == op::ExtInst).expect("the instruction of the set");
    let argument = spirv_llvm_translate::internal::spirv::Id(*call.operands().last().expect("an argument"));
    assert_eq!(named.definition(argument).map(|i| i.opcode()), Some(op::Undef), "{text}");
}
