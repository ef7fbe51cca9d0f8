//! Requirements that the grammar does not contain: by width, type, constant or number of operands.

use super::rules::{self, Rule};
use super::scan::{AGGREGATE, BFLOAT16, HALF, POINTER, Scan, VECTOR};
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::grammar::{Class, ExtInstSet, InstructionGrammar, Opcode, OperandKind};
use crate::spirv::operands::{Import, NumberType, TypeLookup, operands};
use crate::spirv::{Id, Instruction, Module, op};
use rspirv::spirv::{
    AccessQualifier, Decoration, FPEncoding, GroupOperation, ImageOperands, MemoryModel, OpenclStd100Op,
    Scope, StorageClass,
};

/// `DebugModuleINTEL` in the sets that have it.
const DEBUG_MODULE: u32 = 36;

/// Whether [`Scan::special`] handles an opcode.
pub(super) fn is_special(grammar: &InstructionGrammar) -> bool {
    match grammar.class {
        Class::Atomic | Class::Image | Class::NonUniform | Class::TypeDeclaration | Class::Annotation => true,
        _ => matches!(
            grammar.opcode,
            op::MemoryModel
                | op::EntryPoint
                | op::ExtInstImport
                | op::LoopControlINTEL
                | op::ExtInst
                | op::ExtInstWithForwardRefsKHR
                | op::Select
                | op::CopyMemory
                | op::CopyMemorySized
                | op::Variable
                | op::ControlBarrier
                | op::SubgroupScaledMatrixMultiplyAccumulateINTEL
                | op::Dot
                | op::SDot
                | op::UDot
                | op::SUDot
                | op::SDotAccSat
                | op::UDotAccSat
                | op::SUDotAccSat
        ),
    }
}

impl<'m> Scan<'m> {
    /// Applies the requirements that the grammar does not contain.
    pub(super) fn special(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let class = instruction.grammar().map(|grammar| grammar.class);
        match class {
            Some(Class::TypeDeclaration) => return self.type_declaration(instruction),
            Some(Class::Annotation) => return self.annotation(instruction),
            Some(Class::Atomic) => return self.atomic(instruction),
            Some(Class::Image) => return self.image(instruction),
            Some(Class::NonUniform) => return self.non_uniform(instruction),
            _ => {}
        }
        let at = instruction.number();
        match instruction.opcode() {
            op::MemoryModel => self.is_kernel = instruction.operand(1)? == MemoryModel::OpenCL as u32,
            op::EntryPoint => self.entry_point(instruction)?,
            op::ExtInstImport => {
                let (name, _) = instruction.string_bytes(0)?;
                if name.starts_with(b"NonSemantic.") {
                    self.rule(&rules::NON_SEMANTIC_SET, at);
                }
                if Import::by_name(&name) == Import::Set(ExtInstSet::OpenClStd) {
                    self.opencl_std = instruction.result_id();
                }
            }
            // The grammar has plain numbers where the extension specifies the operands of OpLoopMerge.
            op::LoopControlINTEL => {
                self.enumerants(OperandKind::LoopControl, instruction.operand(0)?, at);
            }
            op::ExtInst | op::ExtInstWithForwardRefsKHR => self.extended(instruction)?,
            op::Select => self.select(instruction)?,
            op::Variable if self.is_kernel => {}
            op::Variable => self.shader_variable(instruction)?,
            op::CopyMemory | op::CopyMemorySized => self.copy_memory(instruction)?,
            op::ControlBarrier => {
                if constant(self.module, instruction.id(0)?) == Some(Scope::Device as u32) {
                    self.rule(&rules::BARRIER_OF_DEVICE, at);
                }
            }
            op::SubgroupScaledMatrixMultiplyAccumulateINTEL => self.rule(&rules::SCALED_MATRICES, at),
            op::Dot => {
                if is_bfloat16(self.operand_scalar(instruction, 0)?) {
                    self.rule(&rules::DOT_BFLOAT16, at);
                }
            }
            _ => self.integer_dot(instruction)?,
        }
        Ok(())
    }

    /// The scalar type of operand `i`.
    fn operand_scalar(&self, instruction: Instruction<'_>, i: usize) -> Result<Option<NumberType>> {
        Ok(self.module.type_of(instruction.id(i)?).and_then(|of| self.scalar(of)))
    }

    fn type_declaration(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let at = instruction.number();
        match instruction.opcode() {
            op::TypeInt => match instruction.operand(0)? {
                4 => self.rule(&rules::INT4, at),
                8 => self.rule(&rules::INT8, at),
                16 => self.rule(&rules::INT16, at),
                32 => {}
                64 => self.rule(&rules::INT64, at),
                _ => self.rule(&rules::INT_ANY, at),
            },
            op::TypeFloat => match instruction.operands() {
                [16] => self.half_type(instruction),
                [32] => {}
                [64] => self.rule(&rules::FLOAT64, at),
                [16, encoding] if *encoding == FPEncoding::BFloat16KHR as u32 => {
                    self.add_facts(instruction, BFLOAT16);
                }
                [width_bits] => {
                    let message = format!("no capability allows a float type of {width_bits} bits");
                    return Err(Error::new(ErrorKind::MissingCapability, message));
                }
                _ => {}
            },
            op::TypePointer | op::TypeUntypedPointerKHR => self.add_facts(instruction, POINTER),
            op::TypeVector => self.vector(instruction)?,
            op::TypeMatrix | op::TypeArray | op::TypeRuntimeArray => {
                let element = self.facts(instruction.id(0)?);
                self.add_facts(instruction, AGGREGATE | element & HALF);
            }
            op::TypeStruct => {
                let members = instruction.operands().iter().fold(0, |all, id| all | self.facts(Id(*id)));
                self.add_facts(instruction, AGGREGATE | members & HALF);
            }
            op::TypeCooperativeMatrixKHR => self.cooperative_matrix(instruction)?,
            op::TypeImage => {
                match self.is_kernel {
                    true => self.rule(&rules::IMAGE, at),
                    false => self.shader_image_type(instruction)?,
                }
                if instruction.operands().get(7) == Some(&(AccessQualifier::ReadWrite as u32)) {
                    self.rule(&rules::IMAGE_READ_WRITE, at);
                }
            }
            op::TypeSampler if self.is_kernel => self.rule(&rules::IMAGE, at),
            _ => {}
        }
        Ok(())
    }

    fn vector(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let at = instruction.number();
        let component = self.facts(instruction.id(0)?);
        if component & POINTER != 0 {
            self.rule(&rules::VECTOR_OF_POINTERS, at);
        }
        self.add_facts(instruction, VECTOR | component & (HALF | BFLOAT16));
        match instruction.operand(1)? {
            2..=4 => {}
            8 | 16 if self.is_kernel => self.rule(&rules::VECTOR16, at),
            _ => self.rule(&rules::VECTOR_ANY, at),
        }
        Ok(())
    }

    fn cooperative_matrix(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let component = instruction.id(0)?;
        let half = self.facts(component) & HALF;
        self.add_facts(instruction, half);
        let rule = match self.module.number_type(component) {
            Some(number) if is_bfloat16(Some(number)) => &rules::MATRIX_OF_BFLOAT16,
            Some(NumberType::Float { width_bits: 8, .. }) => &rules::MATRIX_OF_FLOAT8,
            Some(NumberType::Float { width_bits: 4, .. }) => &rules::MATRIX_OF_FLOAT4,
            Some(NumberType::Integer { width_bits: 4, .. }) => &rules::MATRIX_OF_INT4,
            _ => return Ok(()),
        };
        self.rule(rule, instruction.number());
        Ok(())
    }

    fn annotation(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if !matches!(instruction.opcode(), op::Decorate | op::DecorateId) {
            return Ok(());
        }
        let at = instruction.number();
        let decoration = Decoration::from_u32(instruction.operand(1)?);
        if instruction.opcode() == op::DecorateId {
            // The extension of these decorations is older than the instruction's version, and compilers only declare the extension.
            if !matches!(decoration, Some(Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL)) {
                self.rule(&rules::DECORATION_BY_ID, at);
            }
            return Ok(());
        }
        match decoration {
            Some(Decoration::SpecId) if self.is_kernel => self.rule(&rules::SPEC_ID_OF_KERNEL, at),
            Some(Decoration::FPRoundingMode) => {
                let target = self.module.definition(instruction.id(0)?);
                if target.is_some_and(|target| is_division_or_root(self.module, target)) {
                    self.rule(&rules::ROUNDING_OF_DIVISION, at);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Applies the rule for interfaces, which since 1.4 list variables of all storage classes.
    fn entry_point(&mut self, instruction: Instruction<'m>) -> Result<()> {
        self.has_entry_point = true;
        let (_, next) = instruction.string_bytes(2)?;
        for id in instruction.operands().get(next..).unwrap_or(&[]) {
            let class = match self.module.definition(Id(*id)) {
                Some(variable) if variable.opcode().is_variable() => variable.operand(0)?,
                _ => continue,
            };
            if class != StorageClass::Input as u32 && class != StorageClass::Output as u32 {
                self.rule(&rules::INTERFACE_OF_OTHER_CLASS, instruction.number());
                break;
            }
        }
        Ok(())
    }

    fn extended(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let set = instruction.id(0)?;
        let number = instruction.operand(1)?;
        if number == DEBUG_MODULE && has_debug_module(self.module.ext_inst_set(set)) {
            self.rule(&rules::DEBUG_MODULE, instruction.number());
        }
        if self.opencl_std == Some(set) && number == OpenclStd100Op::printf as u32 {
            let pointer = self.module.type_of(instruction.id(2)?).and_then(|of| self.module.definition(of));
            let class = pointer.filter(|of| of.opcode() == op::TypePointer).map(|of| of.operand(0));
            if class.transpose()?.is_some_and(|class| class != StorageClass::UniformConstant as u32) {
                self.rule(&rules::PRINTF_FORMAT, instruction.number());
            }
        }
        Ok(())
    }

    fn select(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(result_type) = instruction.result_type() else { return Ok(()) };
        let facts = self.facts(result_type);
        let by_scalar = |scan: &Self, condition| {
            scan.module.type_of(condition).is_some_and(|of| scan.facts(of) & VECTOR == 0)
        };
        if facts & AGGREGATE != 0 || facts & VECTOR != 0 && by_scalar(self, instruction.id(0)?) {
            self.rule(&rules::SELECT_OF_COMPOSITES, instruction.number());
        }
        Ok(())
    }

    fn copy_memory(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let mut masks = 0;
        for operand in operands(instruction, self.module) {
            masks += u32::from(operand?.kind == OperandKind::MemoryAccess);
        }
        if masks > 1 {
            self.rule(&rules::SECOND_MASK, instruction.number());
        }
        Ok(())
    }

    fn integer_dot(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let vector = self.module.type_of(instruction.id(0)?).and_then(|of| self.module.definition(of));
        let rule = match vector {
            Some(of) if of.opcode() == op::TypeInt => &rules::DOT_PACKED,
            Some(of) if of.opcode() == op::TypeVector => {
                match (self.module.number_type(of.id(0)?), of.operand(1)?) {
                    (Some(NumberType::Integer { width_bits: 8, .. }), 4) => &rules::DOT_4X8,
                    _ => &rules::DOT_ANY,
                }
            }
            _ => return Ok(()),
        };
        self.rule(rule, instruction.number());
        Ok(())
    }

    fn non_uniform(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let at = instruction.number();
        match instruction.opcode() {
            op::GroupNonUniformBroadcast | op::GroupNonUniformQuadBroadcast => {
                let invocation = self.module.definition(instruction.id(2)?);
                let class = invocation.and_then(|of| of.grammar()).map(|grammar| grammar.class);
                if class != Some(Class::ConstantCreation) {
                    self.rule(&rules::BROADCAST_OF_VARIABLE, at);
                }
            }
            Opcode(code) if (op::GroupNonUniformIAdd.0..=op::GroupNonUniformLogicalXor.0).contains(&code) => {
                if matches!(
                    GroupOperation::from_u32(instruction.operand(1)?),
                    Some(
                        GroupOperation::Reduce
                            | GroupOperation::InclusiveScan
                            | GroupOperation::ExclusiveScan
                    )
                ) {
                    self.rule(&rules::GROUP_ARITHMETIC, at);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn image(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if !self.is_kernel {
            return self.shader_image_access(instruction);
        }
        let lod = ImageOperands::LOD.bits();
        let mut walk = operands(instruction, self.module);
        while let Some(operand) = walk.next().transpose()? {
            if operand.kind != OperandKind::ImageOperands || operand.word() & lod == 0 {
                continue;
            }
            // The mask's operands follow in the order of its bits; only Bias precedes Lod.
            let before = (operand.word() & ImageOperands::BIAS.bits()).count_ones() as usize;
            let level = instruction.words().get(operand.index + 1 + before).copied().map(Id);
            if !level.is_some_and(|level| is_zero(self.module, level)) {
                self.rule(&rules::IMAGE_LOD, instruction.number());
            }
        }
        Ok(())
    }

    fn atomic(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = instruction.opcode();
        let of = match opcode {
            op::AtomicStore => self.module.type_of(instruction.id(3)?),
            op::AtomicFlagTestAndSet | op::AtomicFlagClear => None,
            _ => instruction.result_type(),
        };
        let Some(of) = of else { return Ok(()) };
        let is_vector = self.facts(of) & VECTOR != 0;
        if let Some(rule) = self.scalar(of).and_then(|number| atomic_rule(opcode, number, is_vector)) {
            self.rule(rule, instruction.number());
        }
        Ok(())
    }

    /// Applies the requirement for arithmetic on `bfloat`, which the type's own extension excludes.
    pub(super) fn arithmetic_on_bfloat16(&mut self, instruction: Instruction<'m>, result_type: Id) {
        let operand = |i| instruction.id(i).ok().and_then(|id| self.module.type_of(id));
        let of = match (instruction.opcode(), instruction.grammar().map(|grammar| grammar.class)) {
            (op::Dot, _) => None,
            (_, Some(Class::Arithmetic)) => Some(result_type),
            (_, Some(Class::RelationalAndLogical)) => operand(0),
            (op::ExtInst, _) if instruction.id(0).ok() == self.opencl_std => operand(2),
            _ => None,
        };
        if of.is_some_and(|of| self.facts(of) & BFLOAT16 != 0) {
            self.rule(&rules::ARITHMETIC_ON_BFLOAT16, instruction.number());
        }
    }
}

/// The requirement of an atomic instruction on values of a type.
fn atomic_rule(opcode: Opcode, number: NumberType, is_vector: bool) -> Option<&'static Rule> {
    let is_access =
        matches!(opcode, op::AtomicLoad | op::AtomicStore | op::AtomicExchange | op::AtomicCompareExchange);
    let is_add = opcode == op::AtomicFAddEXT;
    let is_min_max = matches!(opcode, op::AtomicFMinEXT | op::AtomicFMaxEXT);
    match number {
        NumberType::Integer { width_bits: 64, .. } => Some(&rules::ATOMIC_INT64),
        NumberType::Integer { width_bits: 16, .. } if is_access => Some(&rules::ATOMIC_INT16_EXCHANGE),
        NumberType::Integer { width_bits: 16, .. } => Some(&rules::ATOMIC_INT16),
        NumberType::Float { .. } if is_vector && (is_add || is_min_max) => Some(&rules::ATOMIC_ADD_VECTOR),
        NumberType::Float { width_bits: 16, encoding: Some(_) } => match (is_add, is_min_max) {
            (true, _) => Some(&rules::ATOMIC_ADD_BFLOAT16),
            (_, true) => Some(&rules::ATOMIC_MIN_MAX_BFLOAT16),
            _ => Some(&rules::ATOMIC_BFLOAT16_ACCESS),
        },
        NumberType::Float { width_bits, .. } => match (width_bits, is_add, is_min_max) {
            (16, true, _) => Some(&rules::ATOMIC_ADD_16),
            (32, true, _) => Some(&rules::ATOMIC_ADD_32),
            (64, true, _) => Some(&rules::ATOMIC_ADD_64),
            (16, _, true) => Some(&rules::ATOMIC_MIN_MAX_16),
            (32, _, true) => Some(&rules::ATOMIC_MIN_MAX_32),
            (64, _, true) => Some(&rules::ATOMIC_MIN_MAX_64),
            _ => None,
        },
        NumberType::Integer { .. } => None,
    }
}

fn is_bfloat16(number: Option<NumberType>) -> bool {
    matches!(
        number,
        Some(NumberType::Float { width_bits: 16, encoding: Some(encoding) })
            if encoding == FPEncoding::BFloat16KHR as u32
    )
}

/// The value of an integer constant of one word.
fn constant(module: &Module, id: Id) -> Option<u32> {
    let definition = module.definition(id)?;
    match (definition.opcode(), definition.operands()) {
        (op::Constant, [value]) => Some(*value),
        (op::ConstantNull, _) => Some(0),
        _ => None,
    }
}

/// Whether a value is an integer or floating-point constant 0.
fn is_zero(module: &Module, id: Id) -> bool {
    module.definition(id).is_some_and(|definition| match definition.opcode() {
        op::Constant => definition.operands().iter().all(|word| *word == 0),
        op::ConstantNull => true,
        _ => false,
    })
}

fn has_debug_module(import: Import) -> bool {
    let Import::Set(set) = import else { return false };
    matches!(
        set,
        ExtInstSet::OpenClDebugInfo100 | ExtInstSet::SpirvDebug | ExtInstSet::NonSemanticShaderDebugInfo100
    )
}

/// Whether the instruction is OpFDiv or OpenCL.std's `sqrt`.
fn is_division_or_root(module: &Module, instruction: Instruction<'_>) -> bool {
    match (instruction.opcode(), instruction.operands()) {
        (op::FDiv, _) => true,
        (op::ExtInst, [set, number, ..]) => {
            module.ext_inst_set(Id(*set)) == Import::Set(ExtInstSet::OpenClStd)
                && *number == OpenclStd100Op::sqrt as u32
        }
        _ => false,
    }
}
