//! The Khronos translator's choices in the writer that no pass can make.

use super::post;
use crate::dialect::{Construct, LateFastMath, Minimums, PointeeOrder, Uncontracted, WriterDialect};
use crate::error::Result;
use crate::llvm::{Context, Module as LlvmModule};
use crate::options::WriteOptions;
use crate::spirv::Module;
use crate::table::debug_info::{Operand, Row};
use crate::table::module;

/// The Khronos translator's dialect.
#[derive(Clone, Copy, Debug)]
pub struct Khronos;

impl WriterDialect for Khronos {
    fn generator(&self) -> u32 {
        module::TRANSLATOR_GENERATOR
    }

    fn reports_all(&self) -> bool {
        false
    }

    fn debug_operand(&self, operand: Operand) -> Option<Operand> {
        Some(match operand {
            Operand::Identifier(field) => Operand::TextOrNone(field),
            Operand::AnySource => Operand::Nothing,
            Operand::TypedefLine => Operand::Filler(0),
            Operand::StorageClass => Operand::StorageClassOrOnes,
            Operand::Scope | Operand::ScopeOrUnit => Operand::ScopeOrPath,
            Operand::Bound(field) => Operand::WideBound(field),
            Operand::Dimensions => Operand::DimensionsAndLowerBounds,
            Operand::Signature => Operand::SignatureOrNone,
            Operand::Variable => Operand::VariableOrExpression,
            Operand::Argument => Operand::ArgumentLiteral,
            Operand::Place => Operand::PlaceOrNone,
            operand => operand,
        })
    }

    fn debug_instruction(&self, row: &Row) -> u32 {
        row.number
    }

    fn has_lasting_lines(&self) -> bool {
        true
    }

    fn before_writing<'c>(
        &self,
        context: &'c Context,
        module: LlvmModule<'c>,
        options: &WriteOptions,
    ) -> Result<Option<WriteOptions>> {
        super::prepare(context, module, options).map(Some)
    }

    fn pointee_order(&self) -> PointeeOrder {
        PointeeOrder::ByProgram
    }

    fn check(&self, construct: Construct<'_>, options: &WriteOptions) -> Result<()> {
        super::check::check(construct, options)
    }

    fn forbids_contraction(&self, _found: Uncontracted) -> bool {
        true
    }

    fn allows_fast_math(&self, late: LateFastMath) -> bool {
        late.is_direct && late.max_version >= (1, 6)
    }

    fn takes_declared_builtin_types(&self, _came_from_spirv: bool) -> bool {
        true
    }

    fn types_private_variables_by_space(&self) -> bool {
        true
    }

    fn add_minimums(&self, module: &Module, options: &WriteOptions, minimums: &mut Minimums) -> Result<()> {
        post::minimums::add(module, options, minimums)
    }

    fn after_writing(&self, module: &Module, options: &WriteOptions) -> Result<Option<Vec<u32>>> {
        post::rewrite(module, options).map(Some)
    }
}
