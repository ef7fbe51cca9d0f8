//! The generated tables: complete, consistent, and in agreement with the enumerations of the `spirv` crate.

use rspirv::spirv;
use spirv_llvm_translate::internal::spirv::grammar::{self, Category, ExtInstSet, OperandKind};
use spirv_llvm_translate::internal::spirv::{Opcode, op};

#[apply(case)]
fn every_opcode_is_found_by_number_name_and_alias() {
    for row in grammar::instructions() {
        assert!(std::ptr::eq(grammar::instruction(row.opcode).unwrap(), row), "{}", row.opname);
        for name in std::iter::once(&row.opname).chain(row.aliases) {
            assert!(std::ptr::eq(grammar::instruction_by_name(name.as_bytes()).unwrap(), row), "{name}");
        }
    }
    assert!(grammar::instruction(Opcode(u16::MAX)).is_none());
    assert!(grammar::instruction_by_name(b"OpNonsense").is_none());
    assert!(grammar::instruction_by_name(b"").is_none());
}

#[apply(case)]
fn every_enumerant_is_found_by_value_name_and_alias() {
    for (index, kind) in grammar::operand_kinds().iter().enumerate() {
        assert_eq!(kind.kind as usize, index, "{} stands in the row of another kind", kind.name);
        for enumerant in kind.enumerants {
            assert!(std::ptr::eq(kind.enumerant(enumerant.value).unwrap(), enumerant), "{}", enumerant.name);
            for name in std::iter::once(&enumerant.name).chain(enumerant.aliases) {
                let found = grammar::enumerant_by_name(kind.kind, name.as_bytes()).unwrap();
                assert!(std::ptr::eq(found, enumerant), "{} {name}", kind.name);
            }
        }
        assert!(kind.enumerant(0x7FFF_0001).is_none());
        assert!(grammar::enumerant_by_name(kind.kind, b"Nonsense").is_none());
    }
}

#[apply(case)]
fn every_extended_instruction_is_found_by_number_and_name() {
    for set in [
        "OpenCL.std",
        "GLSL.std.450",
        "DebugInfo",
        "OpenCL.DebugInfo.100",
        "NonSemantic.Shader.DebugInfo.100",
        "SPIRV.debug",
        "NonSemantic.Shader.DebugInfo.200",
    ] {
        let known = ExtInstSet::by_name(set.as_bytes()).unwrap();
        assert_eq!(known.name(), set);
        assert!(known.instructions().len() > 30, "{set}");
        for row in known.instructions() {
            assert!(std::ptr::eq(known.instruction(row.number).unwrap(), row));
            assert!(std::ptr::eq(known.instruction_by_name(row.name.as_bytes()).unwrap(), row));
        }
        assert!(known.instruction(9999).is_none());
    }
    assert!(ExtInstSet::by_name(b"OpenCL.st").is_none());
}

#[apply(case)]
fn opcodes_agree_with_the_spirv_crate() {
    let mut agreed = 0;
    for number in 0..=u16::MAX {
        let Some(theirs) = spirv::Op::from_u32(u32::from(number)) else { continue };
        let ours = grammar::instruction(Opcode(number))
            .unwrap_or_else(|| panic!("{theirs:?} is not in the grammar"));
        let name = format!("Op{theirs:?}");
        assert!(
            ours.opname == name || ours.aliases.contains(&name.as_str()),
            "{number}: {name} and {}",
            ours.opname
        );
        agreed += 1;
    }
    assert!(agreed > 850, "only {agreed} opcodes were compared");
    assert_eq!(op::IAdd, Opcode(spirv::Op::IAdd as u16));
    assert_eq!(op::SDotKHR, op::SDot);
}

/// Compares one enumeration of the `spirv` crate with the enumerants of a kind.
fn compare<T: std::fmt::Debug>(kind: OperandKind, from_u32: fn(u32) -> Option<T>) {
    let row = grammar::operand_kind(kind);
    assert_eq!(row.category, Category::ValueEnum);
    let mut agreed = 0;
    for value in 0..0x1_0000 {
        let Some(theirs) = from_u32(value) else { continue };
        let ours =
            row.enumerant(value).unwrap_or_else(|| panic!("{} {theirs:?} is not in the grammar", row.name));
        let name = format!("{theirs:?}");
        // A name may not start with a digit in Rust: `Dim1D`.
        let matches = |of: &str| of == name || format!("{}{of}", row.name) == name;
        assert!(
            matches(ours.name) || ours.aliases.iter().any(|of| matches(of)),
            "{value}: {name} and {}",
            ours.name
        );
        agreed += 1;
    }
    assert!(agreed > 0, "{}", row.name);
}

#[apply(case)]
fn enumerants_agree_with_the_spirv_crate() {
    compare(OperandKind::SourceLanguage, spirv::SourceLanguage::from_u32);
    compare(OperandKind::ExecutionModel, spirv::ExecutionModel::from_u32);
    compare(OperandKind::AddressingModel, spirv::AddressingModel::from_u32);
    compare(OperandKind::MemoryModel, spirv::MemoryModel::from_u32);
    compare(OperandKind::ExecutionMode, spirv::ExecutionMode::from_u32);
    compare(OperandKind::StorageClass, spirv::StorageClass::from_u32);
    compare(OperandKind::Dim, spirv::Dim::from_u32);
    compare(OperandKind::SamplerAddressingMode, spirv::SamplerAddressingMode::from_u32);
    compare(OperandKind::SamplerFilterMode, spirv::SamplerFilterMode::from_u32);
    compare(OperandKind::ImageFormat, spirv::ImageFormat::from_u32);
    compare(OperandKind::ImageChannelOrder, spirv::ImageChannelOrder::from_u32);
    compare(OperandKind::ImageChannelDataType, spirv::ImageChannelDataType::from_u32);
    compare(OperandKind::FPRoundingMode, spirv::FPRoundingMode::from_u32);
    compare(OperandKind::FPDenormMode, spirv::FPDenormMode::from_u32);
    compare(OperandKind::LinkageType, spirv::LinkageType::from_u32);
    compare(OperandKind::AccessQualifier, spirv::AccessQualifier::from_u32);
    compare(OperandKind::FunctionParameterAttribute, spirv::FunctionParameterAttribute::from_u32);
    compare(OperandKind::Decoration, spirv::Decoration::from_u32);
    compare(OperandKind::BuiltIn, spirv::BuiltIn::from_u32);
    compare(OperandKind::Scope, spirv::Scope::from_u32);
    compare(OperandKind::GroupOperation, spirv::GroupOperation::from_u32);
    compare(OperandKind::Capability, spirv::Capability::from_u32);
}

#[apply(case)]
fn masks_agree_with_the_spirv_crate() {
    let bits = |kind| {
        grammar::operand_kind(kind).enumerants.iter().fold(0, |mask, enumerant| mask | enumerant.value)
    };
    for (ours, theirs) in [
        (bits(OperandKind::ImageOperands), spirv::ImageOperands::all().bits()),
        (bits(OperandKind::FPFastMathMode), spirv::FPFastMathMode::all().bits()),
        (bits(OperandKind::SelectionControl), spirv::SelectionControl::all().bits()),
        (bits(OperandKind::LoopControl), spirv::LoopControl::all().bits()),
        (bits(OperandKind::FunctionControl), spirv::FunctionControl::all().bits()),
        (bits(OperandKind::MemorySemantics), spirv::MemorySemantics::all().bits()),
        (bits(OperandKind::MemoryAccess), spirv::MemoryAccess::all().bits()),
    ] {
        assert_eq!(theirs & !ours, 0, "bits that the grammar lacks");
    }
}
