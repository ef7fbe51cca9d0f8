//! Overrides of specialization constants by type and value.

use spirv_llvm_translate::internal::assembly::{AssembleOptions, assemble};
use spirv_llvm_translate::internal::error::ErrorKind;
use spirv_llvm_translate::internal::spec_constants::{Override, ScalarType, list, specialize};
use spirv_llvm_translate::internal::spirv::Module;

const TEXT: &str = "OpCapability Kernel\nOpCapability Int8\nOpCapability Float16\nOpMemoryModel Logical OpenCL\n\
    OpDecorate %group SpecId 2\nOpDecorate %byte SpecId 1\n%group = OpDecorationGroup\nOpGroupDecorate %group %half\n\
    OpDecorate %flag SpecId 3\nOpDecorate %same SpecId 1\n%bool = OpTypeBool\n%char = OpTypeInt 8 1\n%f16 = OpTypeFloat 16\n\
    %byte = OpSpecConstant %char -3\n%same = OpSpecConstant %char 5\n%half = OpSpecConstant %f16 1.5\n\
    %flag = OpSpecConstantFalse %bool\n";

fn module() -> Module {
    Module::from_words(assemble(TEXT, &AssembleOptions::default()).unwrap()).unwrap()
}

fn defaults(module: &Module) -> Vec<(u32, String, u64)> {
    list(module).into_iter().map(|c| (c.spec_id, c.ty.to_string(), c.default)).collect()
}

#[apply(case)]
fn constants_are_listed_in_order() {
    let expected = [(1, "i8", 0xFD), (1, "i8", 5), (2, "f16", 0x3E00), (3, "i1", 0)];
    assert_eq!(defaults(&module()), expected.map(|(id, ty, bits)| (id, ty.to_owned(), bits)));
    assert_eq!(list(&module()).iter().map(|c| c.size_bytes()).collect::<Vec<_>>(), [1, 1, 2, 1]);
    assert_eq!(list(&module())[2].default_text(), "0x1.8p+0");
}

#[apply(case)]
fn overrides_have_the_size_of_the_constant() {
    let value = |id: u32, ty: &str, value: &str| {
        let ty = ScalarType::by_name(ty).unwrap();
        ty.parse_value(value).map(|bits| Override::typed(id, ty, bits))
    };
    let with = |id, ty, text| specialize(&module(), &[value(id, ty, text)?]).map(|module| defaults(&module));
    // All constants of the id change; a negative number is sign-extended in its word.
    let changed = with(1, "i8", "-128").unwrap();
    assert_eq!([changed[0].2, changed[1].2], [0x80, 0x80]);
    let words = specialize(&module(), &[value(1, "i8", "-128").unwrap()]).unwrap();
    assert!(words.words().contains(&0xFFFF_FF80));
    assert_eq!(with(2, "f16", "0.5").unwrap()[2].2, 0x3800);
    assert_eq!(with(2, "i16", "0x1234").unwrap()[2].2, 0x1234);
    assert_eq!(with(3, "i1", "true").unwrap()[3].2, 1);
    assert_eq!(with(3, "i8", "7").unwrap()[3].2, 1);
    let wrong = [
        (1, "i32", "1"),
        (2, "f32", "1.0"),
        (3, "i16", "1"),
        (9, "i8", "1"),
        (1, "i8", "300"),
        (1, "i1", "yes"),
    ];
    for (id, ty, text) in wrong {
        assert_eq!(with(id, ty, text).unwrap_err().kind(), ErrorKind::Usage, "{id} {ty} {text}");
    }
    assert!(ScalarType::by_name("i9").is_none());
}

#[apply(case)]
fn the_last_override_counts() {
    let both =
        [Override::parse("1=4").unwrap(), Override::typed(1, ScalarType::Integer { width_bits: 8 }, 9)];
    assert_eq!(defaults(&specialize(&module(), &both).unwrap())[0].2, 9);
}
