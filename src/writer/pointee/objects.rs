//! Opaque types represented as pointers, as compilers emitted them before LLVM had target extension types.
//! They are identified by `!spirv.ParameterPointee`, else by function names and, for parameters of kernels, by OpenCL C's metadata.
//!
//! Known gap: without `!spirv.ParameterPointee`, results of functions outside the table that no use constrains.
//!
//! Spec: "Recovering pointee types under opaque pointers" of the representation document on instructions.

use super::Inference;
use crate::contract::{Attached, Kinds, OF_RESULT, ParameterPointees};
use crate::llvm::{AttributePlace, Context, Metadata, Type, Value};
use crate::spirv::op;
use crate::table::metadata as names;
use crate::table::module::SourceLanguage;
use crate::table::opencl::{Plan, ResultAdapter, Row};
use crate::table::{OPCODE_PREFIX, motion_estimation, opaque};
use crate::writer::builtin::{Builtin, BuiltinKind, Callee};
use crate::writer::context::Writer;
use mangling::vocabulary::Signedness;
use mangling::{Scalar, Type as Mangled};

/// Prefix of OpenCL C's names of opaque types.
const OPENCL_PREFIX: &str = "ocl_";

impl<'c> Inference<'c, '_, '_> {
    /// Evidence from the names of functions: which of their pointers are objects of opaque types.
    pub(super) fn object_evidence(&mut self) {
        for function in self.input.module.functions() {
            let told = told_objects(self.input.context, &self.input.kinds, function);
            if told.is_none() && Writer::is_kernel(function) {
                self.kernel_objects(function);
            }
            if function.is_intrinsic() || !function.value_type().is_some_and(takes_or_gives_pointers) {
                continue;
            }
            let (parameters, told_result) =
                told.unwrap_or_else(|| (objects_of_name(self.input.context, function), None));
            let result = match self.callee(function) {
                Callee::Builtin(builtin) => {
                    for call in function.users().filter(|user| user.called_function() == Some(function)) {
                        for (position, ty) in (0u32..).zip(&parameters) {
                            self.constrain_opaque(call.arg(position), *ty);
                        }
                    }
                    told_result.or_else(|| self.result_object(function, &builtin))
                }
                _ => {
                    for (parameter, ty) in function.params().zip(&parameters) {
                        self.constrain_opaque(Some(parameter), *ty);
                    }
                    None
                }
            };
            if result.is_some() {
                for call in function.users().filter(|user| user.called_function() == Some(function)) {
                    self.constrain_opaque(Some(call), result);
                }
            }
        }
        self.resolve_i32_samplers();
    }

    /// The images and samplers among the parameters of a kernel, by their type names in OpenCL C's metadata.
    fn kernel_objects(&mut self, kernel: Value<'c>) {
        let list = |name: &str| kernel.metadata(self.input.context.md_kind(name));
        if self.input.language == SourceLanguage::Unknown {
            return;
        }
        let (Some(types), accesses) = (list(names::ARGUMENT_BASE_TYPE), list(names::ARGUMENT_ACCESS)) else {
            return;
        };
        for (position, parameter) in (0u32..).zip(kernel.params()) {
            let text = |list: Metadata<'c>| list.operand(position)?.string();
            let Some(name) = text(types) else { continue };
            if parameter.ty().is_int() && name == "sampler_t" {
                let object = opencl_object(self.input.context, &format!("{OPENCL_PREFIX}sampler"));
                self.i32_samplers.extend(object.map(|object| (parameter, object)));
            }
            if !parameter.ty().is_pointer() {
                continue;
            }
            let access = accesses.and_then(text).unwrap_or_default();
            let ty = match name.strip_suffix("_t") {
                Some("sampler") => opencl_object(self.input.context, &format!("{OPENCL_PREFIX}sampler")),
                Some(stem) => {
                    let known = opaque::ACCESS_QUALIFIERS.iter();
                    let qualifier = known.into_iter().position(|known| *known == access).unwrap_or(0);
                    image_object(self.input.context, stem, qualifier)
                }
                None => None,
            };
            self.constrain_opaque(Some(parameter), ty);
        }
    }

    fn constrain_opaque(&mut self, value: Option<Value<'c>>, ty: Option<Type<'c>>) {
        let slot = value.filter(|value| value.ty().is_pointer()).and_then(|value| self.slots.of(value));
        if let (Some(slot), Some(ty)) = (slot, ty) {
            self.slots.constrain_opaque(slot, ty);
        }
    }

    /// The opaque type of a builtin's result: the builtin's own, or the one of its image argument.
    fn result_object(&self, function: Value<'c>, builtin: &Builtin<'c>) -> Option<Type<'c>> {
        let opcode = match builtin.kind {
            BuiltinKind::OpenCl(Plan::Row(Row { outcome: ResultAdapter::Converted(_, last), .. }, _)) => {
                *last
            }
            _ => builtin.instruction()?,
        };
        if opcode == op::VmeImageINTEL {
            let is_image =
                |ty: &Type<'c>| ty.target_name() == opaque::by_opcode(op::TypeImage).map(|row| row.target);
            let image = function.value_type()?.params().first().copied().filter(is_image)?;
            let types: Vec<_> = image.target_types().into_iter().collect();
            let target = opaque::by_opcode(op::TypeVmeImageINTEL)?.target;
            return self.input.context.target_type(target, &types, &image.target_ints()).ok();
        }
        let mut known = opaque::RESULTS.iter().chain(motion_estimation::RESULTS);
        let (_, declared) = known.find(|(of, _)| *of == opcode)?;
        self.input.context.target_type(opaque::by_opcode(*declared)?.target, &[], &[]).ok()
    }
}

/// The opaque types of a function's parameters and of its result, as far as metadata names them; `None` if it names none.
fn told_objects<'c>(
    context: &'c Context,
    kinds: &Kinds,
    function: Value<'c>,
) -> Option<(Vec<Option<Type<'c>>>, Option<Type<'c>>)> {
    let ParameterPointees(told) = ParameterPointees::read(function, kinds)?;
    let (mut parameters, mut result) = (Vec::new(), None);
    for (position, pointee) in told.into_iter().filter(|(_, pointee)| pointee.is_object()) {
        let object = pointee.object(context);
        match position {
            OF_RESULT => result = object,
            _ if position < function.param_count() => {
                let position = position as usize;
                parameters.resize(parameters.len().max(position + 1), None);
                parameters.iter_mut().skip(position).take(1).for_each(|told| *told = object);
            }
            _ => {}
        }
    }
    (!parameters.is_empty() || result.is_some()).then_some((parameters, result))
}

/// The opaque types of a function's parameters, as far as metadata or its mangled name gives them.
pub(crate) fn objects_of<'c>(
    context: &'c Context,
    kinds: &Kinds,
    function: Value<'c>,
) -> Vec<Option<Type<'c>>> {
    match told_objects(context, kinds, function) {
        Some((parameters, _)) => parameters,
        None => objects_of_name(context, function),
    }
}

/// The opaque types of a function's parameters, as far as its mangled name gives them.
fn objects_of_name<'c>(context: &'c Context, function: Value<'c>) -> Vec<Option<Type<'c>>> {
    let name = function.name();
    let behind = name.strip_prefix("_Z").map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    let behind = behind.map(|rest| rest.strip_prefix(OPCODE_PREFIX).unwrap_or(rest)).unwrap_or_default();
    if !behind.contains(OPENCL_PREFIX) && !behind.contains(OPCODE_PREFIX) {
        return Vec::new();
    }
    let parameters = mangling::demangle(&name).ok().and_then(|symbol| symbol.resolved_parameters());
    let hidden = usize::from(function.attribute(AttributePlace::Param(0), "sret").is_some());
    let types = parameters.unwrap_or_default();
    std::iter::repeat_n(None, hidden).chain(types.iter().map(|ty| object_type(context, ty))).collect()
}

/// The opaque type that a mangled type denotes.
fn object_type<'c>(context: &'c Context, ty: &Mangled) -> Option<Type<'c>> {
    match ty {
        Mangled::Named(name) => opencl_object(context, name),
        Mangled::Pointer { pointee, .. } => match pointee.as_ref() {
            Mangled::Named(name) => friendly_object(context, name),
            _ => None,
        },
        _ => None,
    }
}

fn friendly_object<'c>(context: &'c Context, name: &str) -> Option<Type<'c>> {
    let (row, rest) = opaque::by_friendly(name)?;
    let mut parts = rest.split('_').filter(|part| !part.is_empty());
    let types = match row.parameters {
        opaque::Parameters::None
        | opaque::Parameters::StorageClass
        | opaque::Parameters::Literals(_)
        | opaque::Parameters::Constants(..)
        | opaque::Parameters::Tensor => Vec::new(),
        opaque::Parameters::Image | opaque::Parameters::OfImage | opaque::Parameters::Matrix => {
            vec![spelled_type(context, parts.next()?)?]
        }
    };
    let numbers = parts.map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>()?;
    let is_complete = row.parameters.fit(types.len(), numbers.len());
    is_complete.then(|| context.target_type(row.target, &types, &numbers).ok()).flatten()
}

fn spelled_type<'c>(context: &'c Context, text: &str) -> Option<Type<'c>> {
    let scalar = Scalar::from_spelling(text)?;
    let row = scalar.row();
    match scalar {
        Scalar::Void => Some(context.void_type()),
        Scalar::Half => Some(context.half_type()),
        Scalar::Float => Some(context.float_type()),
        Scalar::Double => Some(context.double_type()),
        Scalar::BFloat => Some(context.bfloat_type()),
        _ if matches!(row.signedness, Signedness::Signed | Signedness::Unsigned) => {
            context.int_type(row.bits).ok()
        }
        _ => None,
    }
}

fn takes_or_gives_pointers(ty: Type<'_>) -> bool {
    ty.return_type().is_some_and(Type::is_pointer) || ty.params().into_iter().any(Type::is_pointer)
}

/// The opaque type with an OpenCL C name.
pub(crate) fn opencl_object<'c>(context: &'c Context, name: &str) -> Option<Type<'c>> {
    if let Some(row) = opaque::by_opencl(name) {
        let plain = row.parameters == opaque::Parameters::None;
        return plain.then(|| context.target_type(row.target, &[], &[]).ok()).flatten();
    }
    let image = name.strip_prefix(OPENCL_PREFIX)?;
    let qualifier = opaque::ACCESS_POSTFIXES.iter().position(|postfix| image.ends_with(postfix))?;
    let stem = image.get(..image.len().checked_sub(opaque::ACCESS_POSTFIXES.get(qualifier)?.len())?)?;
    image_object(context, stem, qualifier)
}

fn image_object<'c>(context: &'c Context, stem: &str, qualifier: usize) -> Option<Type<'c>> {
    let [dim, depth, arrayed, multisampled] = opaque::image_dimensions(stem)?;
    let numbers = [dim, depth, arrayed, multisampled, 0, 0, u32::try_from(qualifier).ok()?];
    let row = opaque::by_opcode(op::TypeImage)?;
    context.target_type(row.target, &[context.void_type()], &numbers).ok()
}
