//! Calls of builtins by friendly names, as the Khronos translator's passes emit them: names have signed
//! integers only.

use crate::error::Result;
use crate::llvm::{AttributePlace, Builder, Context, Module, TailCallKind, Type, Value, calling_convention};
use crate::table::{opaque, spelling};
use mangling::{Flavour, Symbol, Type as Mangled};
use smallvec::SmallVec;

/// One argument of a call.
#[derive(Clone, Debug)]
pub(in crate::compat::forward) struct Argument<'c> {
    pub value: Value<'c>,
    /// The mangled spelling of its type.
    pub spelled: Mangled,
    /// The argument of the replaced call that it was taken from.
    pub from: Option<u32>,
}

/// Builds calls.
pub(in crate::compat::forward) struct Calls<'c> {
    pub context: &'c Context,
    pub module: Module<'c>,
    pub builder: Builder<'c>,
}

impl<'c> Calls<'c> {
    pub fn new(context: &'c Context, module: Module<'c>) -> Self {
        Self { context, module, builder: context.builder() }
    }

    /// Builds in front of an instruction, with its debug location.
    pub fn begin(&self, instruction: Value<'c>) {
        self.builder.position_before(instruction);
        self.builder.set_debug_location(instruction.debug_location());
    }

    /// A value as an argument; `told` is its type as spelled in a mangled name, which gives the pointee of a
    /// pointer.
    pub fn argument(&self, value: Value<'c>, told: Option<&Mangled>) -> Option<Argument<'c>> {
        Some(Argument { value, spelled: spelled(value.ty(), told)?, from: None })
    }

    /// An integer constant as an argument.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn number(&self, value: u32) -> Result<Argument<'c>> {
        let value = self.context.i32_type().int(value.into())?;
        Ok(Argument { value, spelled: mangling::Scalar::Int.into(), from: None })
    }

    /// Calls a builtin at the builder's position. The call inherits attributes and metadata of a call that it
    /// replaces. `None` if a function of the same name has another type.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn call(
        &self,
        name: &str,
        arguments: &[Argument<'c>],
        result: Type<'c>,
        replaced: Option<Value<'c>>,
    ) -> Result<Option<Value<'c>>> {
        let spelled = arguments.iter().map(|argument| argument.spelled.clone()).collect();
        let mangled = mangling::mangle(&Symbol::new(name, spelled), Flavour::Cxx);
        let ty = self.function_type(arguments, result)?;
        let function = match self.module.function(&mangled) {
            Some(function) if function.value_type() == Some(ty) => function,
            Some(_) => return Ok(None),
            None => self.declare(&mangled, ty, arguments, replaced)?,
        };
        self.call_function(function, arguments, replaced).map(Some)
    }

    /// Calls a builtin by an unmangled name; with `told_apart`, each call gets its own function.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn call_unmangled(
        &self,
        name: &str,
        arguments: &[Argument<'c>],
        told_apart: bool,
        replaced: Value<'c>,
    ) -> Result<Value<'c>> {
        let ty = self.function_type(arguments, replaced.ty())?;
        let known = self.module.function(name).filter(|of| !told_apart && of.value_type() == Some(ty));
        let function = match known {
            Some(function) => function,
            // A name in use gets a numeric suffix.
            None => self.declare(name, ty, arguments, Some(replaced))?,
        };
        self.call_function(function, arguments, Some(replaced))
    }

    fn function_type(&self, arguments: &[Argument<'c>], result: Type<'c>) -> Result<Type<'c>> {
        let types: SmallVec<[Type<'c>; 6]> = arguments.iter().map(|argument| argument.value.ty()).collect();
        self.context.function_type(result, &types, false)
    }

    fn call_function(
        &self,
        function: Value<'c>,
        arguments: &[Argument<'c>],
        replaced: Option<Value<'c>>,
    ) -> Result<Value<'c>> {
        let values: SmallVec<[Value<'c>; 6]> = arguments.iter().map(|argument| argument.value).collect();
        let call = self.builder.call_function(function, &values)?;
        let Some(replaced) = replaced else {
            return Ok(call);
        };
        copy_attributes(replaced, call, arguments);
        for (kind, node) in replaced.all_metadata() {
            call.set_metadata(kind, Some(node));
        }
        if call.can_have_fast_math() {
            call.set_fast_math(replaced.fast_math());
        }
        call.set_tail_call_kind(TailCallKind::None);
        Ok(call)
    }

    fn declare(
        &self,
        name: &str,
        ty: Type<'c>,
        arguments: &[Argument<'c>],
        replaced: Option<Value<'c>>,
    ) -> Result<Value<'c>> {
        let function = self.module.add_function(name, ty)?;
        function.set_calling_convention(calling_convention::SPIR_FUNC);
        if let Some(model) = replaced.and_then(Value::called_function) {
            copy_attributes(model, function, arguments);
        }
        Ok(function)
    }
}

/// Copies the attributes of a function or call: those of its result if the types are equal, and those of
/// arguments to their new positions.
fn copy_attributes<'c>(from: Value<'c>, to: Value<'c>, arguments: &[Argument<'c>]) {
    let copy = |place: AttributePlace, new: AttributePlace| {
        for attribute in from.attributes(place) {
            to.add_attribute(new, attribute);
        }
    };
    copy(AttributePlace::Function, AttributePlace::Function);
    if result_of(from) == result_of(to) {
        copy(AttributePlace::Return, AttributePlace::Return);
    }
    for (position, argument) in (0u32..).zip(arguments) {
        if let Some(old) = argument.from {
            copy(AttributePlace::Param(old), AttributePlace::Param(position));
        }
    }
}

/// The return type of a function or call.
fn result_of(value: Value<'_>) -> Option<Type<'_>> {
    if value.is_function() { value.value_type()?.return_type() } else { Some(value.ty()) }
}

/// The mangled spelling of a type, if it has one; the pointee of a pointer comes from `told`, or is `char`.
fn spelled(ty: Type<'_>, told: Option<&Mangled>) -> Option<Mangled> {
    let is_known = |ty: Type<'_>| ty.int_bits().is_none_or(|bits| matches!(bits, 1 | 8 | 16 | 32 | 64));
    let scalar = |ty: Type<'_>| spelling::scalar(ty, false).filter(|_| is_known(ty)).map(Mangled::Scalar);
    if ty.is_pointer() {
        // Older compilers use pointers for opaque types.
        if let Some(opaque @ Mangled::Named(_)) = told {
            return Some(signed(opaque));
        }
        let pointee = told.and_then(Mangled::pointee).map(|(_, pointee)| signed(pointee));
        let pointee = pointee.unwrap_or_else(|| mangling::Scalar::Char.into());
        return Some(Mangled::pointer(ty.address_space()?, pointee));
    }
    if ty.is_vector() {
        return Some(Mangled::vector(ty.lanes(), scalar(ty.scalar())?));
    }
    match ty.target_name().and_then(opaque::by_target) {
        Some(row) => Some(spelling::opaque(row, ty)),
        None => scalar(ty),
    }
}

/// The pointee type in an OpenCL C name, without qualifiers and signedness.
fn signed(ty: &Mangled) -> Mangled {
    match ty {
        Mangled::Scalar(scalar) => Mangled::Scalar(scalar.to_signed()),
        Mangled::Vector { lanes, element } => Mangled::vector(*lanes, signed(element)),
        Mangled::Atomic(value) => signed(value),
        Mangled::Named(name) => match opaque::by_opencl(name) {
            Some(row) => Mangled::pointer(row.address_space, Mangled::named(row.friendly)),
            None => ty.clone(),
        },
        Mangled::Pointer { qualifiers, pointee } => {
            Mangled::pointer(qualifiers.address_space, signed(pointee))
        }
        other => other.clone(),
    }
}
