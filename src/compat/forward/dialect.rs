//! The Khronos translator's choices in the writer that no pass can make.

use super::post;
use crate::dialect::{Construct, Dialect, Minimums, PointeeOrder, Relaxation};
use crate::error::Result;
use crate::llvm::{Context, Module as LlvmModule};
use crate::options::WriteOptions;
use crate::spirv::Module;
use crate::table::debug_info::Operand;

/// The Khronos translator's dialect.
#[derive(Clone, Copy, Debug)]
pub struct Khronos;

impl Dialect for Khronos {
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

    fn relaxes(&self, relaxation: Relaxation) -> bool {
        match relaxation {
            Relaxation::Contraction(_) => false,
            Relaxation::FastMath(late) => late.is_direct && late.max_version >= (1, 6),
        }
    }

    fn takes_declared_builtin_types(&self, _came_from_spirv: bool) -> bool {
        true
    }

    fn types_private_variables_by_space(&self) -> bool {
        true
    }

    fn after_writing(
        &self,
        module: &Module,
        options: &WriteOptions,
        minimums: Option<&mut Minimums>,
    ) -> Result<Option<Vec<u32>>> {
        match minimums {
            Some(minimums) => {
                post::minimums::add(module, options, minimums)?;
                post::open(module, options).map(Some)
            }
            None => post::whole(module, options).map(Some),
        }
    }
}
