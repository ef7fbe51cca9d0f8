//! Look-up of rows: one index per direction, built once.
//!
//! Rule of this module: an ambiguous table is a defect. [`Index::conflicts`] lists duplicate keys and overlapping guards in each
//! direction; a test requires the list to be empty.

use super::ext_inst_glsl::{self, GlslRow};
use super::ext_inst_opencl::{self, ExtRow};
use super::form::{CastGuard, Domain, Fixed, Form, Preference, Row, Shape};
use crate::llvm::Opcode as LlvmOpcode;
use crate::llvm::{FloatPredicate, IntPredicate};
use crate::spirv::Opcode;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::OnceLock;

/// The writer's key of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LlvmKey {
    /// A binary instruction on operands of a domain.
    Binary(LlvmOpcode, Domain),
    /// A binary instruction with a constant operand that the row fixes.
    BinaryFixed(LlvmOpcode, Domain, Fixed),
    /// A unary instruction.
    Unary(LlvmOpcode),
    /// `icmp`.
    Compare(IntPredicate, Domain),
    /// `fcmp`.
    FloatCompare(FloatPredicate),
    /// A cast.
    Cast(LlvmOpcode),
    /// A call of an intrinsic.
    Intrinsic(&'static str),
    /// An instruction whose translation is code.
    Shape(LlvmOpcode),
}

/// The rows of one key; several rows must be disambiguated by guards or preferences.
pub type Rows = SmallVec<[&'static Row; 2]>;

/// The index of all rows.
pub struct Index {
    by_opcode: Vec<(u32, u32)>,
    flat: Vec<&'static Row>,
    by_llvm: FxHashMap<LlvmKey, Rows>,
    /// By LLVM opcode.
    shapes: Vec<Option<Shape>>,
    ext: Vec<Option<&'static ExtRow>>,
    glsl: Vec<Option<&'static GlslRow>>,
}

/// The index, built at the first call.
pub fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(Index::build)
}

impl Index {
    fn build() -> Self {
        let mut flat: Vec<&'static Row> = super::rows().collect();
        flat.sort_by_key(|row| row.op);
        let mut by_opcode = vec![(0, 0); flat.last().map_or(0, |row| usize::from(row.op.0) + 1)];
        let mut by_llvm: FxHashMap<LlvmKey, Rows> = FxHashMap::default();
        for (position, row) in (0u32..).zip(&flat) {
            if let Some(range) = by_opcode.get_mut(usize::from(row.op.0)) {
                *range = if range.1 == 0 { (position, position + 1) } else { (range.0, position + 1) };
            }
        }
        for row in super::rows().filter(|row| row.writes()) {
            for key in llvm_keys(&row.form) {
                by_llvm.entry(key).or_default().push(row);
            }
        }
        let mut shapes: Vec<Option<Shape>> = Vec::new();
        for (key, rows) in &by_llvm {
            let LlvmKey::Shape(opcode) = key else { continue };
            let at = *opcode as usize;
            if shapes.len() <= at {
                shapes.resize(at + 1, None);
            }
            shapes[at] = rows.iter().find_map(|row| match row.form {
                Form::Custom(shape) => Some(shape),
                _ => None,
            });
        }
        let mut ext: Vec<Option<&'static ExtRow>> = Vec::new();
        for row in ext_inst_opencl::rows() {
            let number = row.instruction as usize;
            if ext.len() <= number {
                ext.resize(number + 1, None);
            }
            ext[number] = Some(row);
        }
        let mut glsl: Vec<Option<&'static GlslRow>> = Vec::new();
        for row in ext_inst_glsl::rows() {
            let number = row.instruction as usize;
            if glsl.len() <= number {
                glsl.resize(number + 1, None);
            }
            glsl[number] = Some(row);
        }
        Self { by_opcode, flat, by_llvm, shapes, ext, glsl }
    }

    /// The rows of an opcode; empty if the table has none.
    pub fn rows_of(&self, opcode: Opcode) -> &[&'static Row] {
        let (start, end) = self.by_opcode.get(usize::from(opcode.0)).copied().unwrap_or((0, 0));
        self.flat.get(start as usize..end as usize).unwrap_or(&[])
    }

    /// The candidate rows of the writer for a key.
    pub fn rows_for(&self, key: LlvmKey) -> &[&'static Row] {
        self.by_llvm.get(&key).map_or(&[], |rows| rows.as_slice())
    }

    /// The shape that an LLVM instruction is written by, if its translation is code.
    #[inline]
    pub fn shape_of(&self, opcode: LlvmOpcode) -> Option<Shape> {
        self.shapes.get(opcode as usize).copied().flatten()
    }

    /// The row of an OpenCL.std instruction, by its number.
    pub fn ext(&self, number: u32) -> Option<&'static ExtRow> {
        self.ext.get(number as usize).copied().flatten()
    }

    /// The row of a GLSL.std.450 instruction, by its number.
    pub fn glsl(&self, number: u32) -> Option<&'static GlslRow> {
        self.glsl.get(number as usize).copied().flatten()
    }

    /// Descriptions of duplicate keys and overlapping guards.
    pub fn conflicts(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (i, row) in self.flat.iter().enumerate() {
            for other in self.flat.iter().skip(i + 1).take_while(|other| other.op == row.op) {
                if row.reads() && other.reads() && !disjoint(&row.form, &other.form) {
                    found.push(format!("reading {}: {:?} and {:?}", row.op, row.form, other.form));
                }
            }
        }
        let mut keys: Vec<_> = self.by_llvm.iter().collect();
        keys.sort_by_key(|(key, _)| format!("{key:?}"));
        for (key, rows) in keys {
            for (i, row) in rows.iter().enumerate() {
                for other in rows.iter().skip(i + 1) {
                    if clash_in_writer(row, other) {
                        found.push(format!("writing {key:?}: {} and {}", row.op, other.op));
                    }
                }
            }
        }
        found
    }
}

/// Whether two rows under one key are ambiguous for the writer.
fn clash_in_writer(a: &Row, b: &Row) -> bool {
    let preferred = |row: &Row| row.preference != Preference::Alternate;
    match (preferred(a), preferred(b)) {
        // Shapes under one LLVM opcode are disambiguated by their code.
        (true, true) => !matches!(a.form, Form::Custom(_)) && !disjoint(&a.form, &b.form),
        (false, false) => a.op == b.op && !disjoint(&a.form, &b.form),
        _ => false,
    }
}

/// Whether no instruction can satisfy the guards of both forms.
fn disjoint(a: &Form, b: &Form) -> bool {
    match (a, b) {
        (Form::Cast(_, a), Form::Cast(_, b)) => a != b && *a != CastGuard::Any && *b != CastGuard::Any,
        (Form::Compare(_, a), Form::Compare(_, b)) => a != b,
        _ => false,
    }
}

/// The writer's keys of a form.
fn llvm_keys(form: &Form) -> SmallVec<[LlvmKey; 2]> {
    match *form {
        Form::Binary(opcode, domain, _) => SmallVec::from_slice(&[LlvmKey::Binary(opcode, domain)]),
        Form::BinaryFixed(opcode, domain, fixed, _) => {
            SmallVec::from_slice(&[LlvmKey::BinaryFixed(opcode, domain, fixed)])
        }
        Form::Unary(opcode, _) => SmallVec::from_slice(&[LlvmKey::Unary(opcode)]),
        Form::Compare(predicate, domain) => SmallVec::from_slice(&[LlvmKey::Compare(predicate, domain)]),
        Form::FloatCompare(predicate) => SmallVec::from_slice(&[LlvmKey::FloatCompare(predicate)]),
        Form::Cast(opcode, _) => SmallVec::from_slice(&[LlvmKey::Cast(opcode)]),
        Form::Intrinsic(name, _) => SmallVec::from_slice(&[LlvmKey::Intrinsic(name)]),
        // Friendly calls are resolved by name, the grammar's name of the opcode.
        Form::Call(_) | Form::CustomCall(..) => SmallVec::new(),
        Form::Custom(shape) => shape.llvm().iter().map(|opcode| LlvmKey::Shape(*opcode)).collect(),
    }
}

impl Shape {
    /// LLVM opcodes that the writer lowers by this shape. Shapes without any are reached through `!spirv.Op`, a friendly name or an
    /// intrinsic.
    pub fn llvm(self) -> &'static [LlvmOpcode] {
        use LlvmOpcode as I;
        match self {
            Self::Shift(I::Shl) => &[I::Shl],
            Self::Shift(I::LShr) => &[I::LShr],
            Self::Shift(I::AShr) => &[I::AShr],
            Self::Select => &[I::Select],
            Self::CompositeExtract => &[I::ExtractValue, I::ExtractElement],
            Self::CompositeInsert => &[I::InsertValue, I::InsertElement],
            Self::VectorExtractDynamic => &[I::ExtractElement],
            Self::VectorInsertDynamic => &[I::InsertElement],
            Self::VectorShuffle => &[I::ShuffleVector],
            Self::Variable | Self::VariableLengthArray => &[I::Alloca],
            Self::Load => &[I::Load],
            Self::Store => &[I::Store],
            Self::AccessChain(_) => &[I::GetElementPtr],
            Self::Phi => &[I::Phi],
            Self::Branch | Self::BranchConditional => &[I::Br],
            Self::Switch => &[I::Switch],
            Self::Return | Self::ReturnValue => &[I::Ret],
            Self::Unreachable => &[I::Unreachable],
            Self::FunctionCall => &[I::Call],
            Self::Shift(_)
            | Self::Expanded(_)
            | Self::Matrix(_)
            | Self::CopyObject
            | Self::CopyMemory
            | Self::CopyMemorySized
            | Self::Lifetime(_)
            | Self::MaskedGather
            | Self::MaskedScatter
            | Self::SaveMemory
            | Self::FunctionPointerCall
            | Self::AsmCall
            | Self::RestoreMemory
            | Self::Label
            | Self::Merge
            | Self::ExtInst
            | Self::SpecConstant
            | Self::Undef
            | Self::Freeze
            | Self::MatrixLength
            | Self::CreatePipe
            | Self::Nop
            | Self::Line
            | Self::GenericCastToPtrExplicit
            | Self::BuildNdRange
            | Self::AssumeTrue => &[],
        }
    }
}
