//! The mangling of the module's types. SPIR-V's integers have no signedness, so the row of the builtin
//! selects their letters.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::Type as LlvmType;
use crate::spirv::Id;
use crate::table::form::CallForm;
use crate::table::{opaque, spelling};
use mangling::{Postfixes, ResultPostfix, Scalar, Type};
pub(super) use spelling::scalar;

/// Maximum nesting depth in a symbol. A pointer type may refer to itself.
const DEEPEST: u32 = 64;

/// Rejects a type nested too deeply for a symbol.
///
/// # Errors
/// `Unsupported`.
pub(super) fn check_depth(depth: u32) -> Result<()> {
    if depth <= DEEPEST {
        return Ok(());
    }
    Err(Error::unsupported(format!("a type nested more than {DEEPEST} times, or in itself, in a symbol")))
}

impl<'c, 'm> Reader<'c, 'm> {
    /// A type as a parameter of a friendly builtin, with signed integers.
    ///
    /// # Errors
    /// An `<id>` that is not a type; a type nested too deeply.
    pub(super) fn mangled(&self, ty: Id) -> Result<Type> {
        self.mangled_at(ty, false, 0)
    }

    /// A type as the parameter at a position of a friendly builtin of this form, with signed integers unless
    /// `unsigned`.
    ///
    /// # Errors
    /// As [`Reader::mangled`].
    pub(super) fn mangled_parameter(
        &self,
        ty: Id,
        unsigned: bool,
        form: CallForm,
        position: usize,
    ) -> Result<Type> {
        let mangled = self.mangled_at(ty, unsigned, 0)?;
        // Opaque types are pointers in names, too, but their pointees are never `const`.
        let is_pointer = matches!(self.type_info(ty)?.kind, TypeKind::Pointer(..));
        Ok(if form.is_constant(position) && is_pointer { mangled.with_const() } else { mangled })
    }

    /// [`Reader::mangled`] at a nesting depth, with signed or unsigned integers.
    pub(super) fn mangled_at(&self, ty: Id, unsigned: bool, depth: u32) -> Result<Type> {
        check_depth(depth)?;
        let inner = |ty: Id| self.mangled_at(ty, unsigned, depth + 1);
        let info = self.type_info(ty)?;
        let llvm = info.llvm;
        if let Some(scalar) = scalar(llvm, unsigned) {
            return Ok(Type::Scalar(scalar));
        }
        Ok(match &info.kind {
            TypeKind::Vector(element) => Type::vector(llvm.lanes(), inner(*element)?),
            TypeKind::Pointer(class, pointee) => {
                let space = self.space_of_class(*class).unwrap_or(0);
                let pointee = match pointee {
                    Some(pointee) => inner(*pointee)?,
                    None if unsigned && !self.settings.exact_names => Type::Scalar(Scalar::UChar),
                    None => Type::Scalar(Scalar::Char),
                };
                Type::pointer(space, pointee)
            }
            // As a function parameter in C, an array is a pointer to its elements.
            TypeKind::Array(element) if !self.settings.exact_names => Type::pointer(0, inner(*element)?),
            TypeKind::Array(element) => {
                Type::Array { length: llvm.length(), element: Box::new(inner(*element)?) }
            }
            TypeKind::Struct(_) => Type::named(structure_name(llvm)),
            _ => self.opaque_name(self.naming_type(ty, llvm)),
        })
    }

    /// The LLVM type that carries an opaque type's name.
    pub(super) fn naming_type(&self, ty: Id, llvm: LlvmType<'c>) -> LlvmType<'c> {
        self.ids.pointer_objects.get(&ty).copied().unwrap_or(llvm)
    }

    /// An opaque type is mangled as a pointer to a structure of its name.
    fn opaque_name(&self, llvm: LlvmType<'c>) -> Type {
        let Some(row) = llvm.target_name().and_then(opaque::by_target) else {
            return Type::named(structure_name(llvm));
        };
        spelling::opaque(row, llvm)
    }

    /// The `_R` postfix of a result type.
    pub(super) fn result_postfix(&self, ty: Id, unsigned: bool) -> Result<ResultPostfix> {
        Ok(match self.mangled_at(ty, unsigned, 0)? {
            Type::Scalar(element) => ResultPostfix::Plain { element, lanes: 1 },
            Type::Vector { lanes, element } => match *element {
                Type::Scalar(element) => ResultPostfix::Plain { element, lanes },
                element => ResultPostfix::Mangled(Type::vector(lanes, element)),
            },
            other => ResultPostfix::Mangled(other),
        })
    }

    /// A friendly name with the `_R` postfix of its result type and signed integers, for calls that
    /// parameters do not distinguish.
    pub(super) fn name_with_result(&self, name: &str, ty: Id) -> Result<String> {
        let result = Some(self.result_postfix(ty, false)?);
        Ok(name.to_owned() + &self.spelled_postfixes(&Postfixes { result, ..Postfixes::default() }))
    }
}

/// The name of a structure in symbols, without `struct.`.
fn structure_name(ty: LlvmType<'_>) -> String {
    let name = ty.struct_name().unwrap_or_default();
    match name.strip_prefix("struct.").unwrap_or(&name) {
        // Names in symbols are never empty.
        "" => "anonymous".to_owned(),
        name => name.to_owned(),
    }
}
