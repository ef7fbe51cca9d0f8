//! Resolves called functions: functions of the module, LLVM intrinsics, and builtins by their names.
//!
//! A builtin is a declaration without a body. OpenCL C names denote builtins only if the source language is OpenCL's.

use super::context::{Shared, Writer};
use super::input::Input;
use super::pointee::held_type;
use crate::contract::is_description;
use crate::llvm::{AttributePlace, Type, Value};
use crate::options::WriteOptions;
use crate::spirv::grammar::Class;
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::{Opcode, grammar, op};
use crate::table::arbitrary_precision;
use crate::table::builtin_variable::{self, VariableRow};
use crate::table::device_side_enqueue::{event_operands, invoke_operand};
use crate::table::image;
use crate::table::index::index;
use crate::table::intrinsic::vendor_name;
use crate::table::module::SourceLanguage;
use crate::table::narrow_format;
use crate::table::opaque;
use crate::table::opencl::{self, Plan};
use crate::table::sampler;
use crate::table::{AMD_PREFIX, BUILTIN_VARIABLE_PREFIX, GLSL_PREFIX, OPCODE_PREFIX, OPENCL_STD_PREFIX};
use mangling::{Ident, Postfixes, ResultPostfix, Scalar, Symbol, Type as Mangled};
use rspirv::spirv::OpenclStd100Op;
use rustc_hash::FxHashMap;

/// A resolved callee.
#[derive(Clone)]
pub(crate) enum Callee<'c> {
    /// A function of the module, or one that it imports.
    Function,
    /// An LLVM intrinsic.
    Intrinsic,
    /// A builtin.
    Builtin(Shared<Builtin<'c>>),
}

/// A builtin.
pub(crate) struct Builtin<'c> {
    pub kind: BuiltinKind,
    /// Pointee types of the arguments that the name determines.
    pub pointees: Vec<Option<Type<'c>>>,
}

impl<'c> Builtin<'c> {
    /// The pointee type of an argument, if the name determines it.
    pub fn pointee(&self, position: u32) -> Option<Type<'c>> {
        self.pointees.get(position as usize).copied().flatten()
    }

    /// Whether an argument counts elements of the pointee, so that the pointer needs a pointee type.
    pub fn counts_elements(&self) -> bool {
        self.instruction() == Some(op::GroupAsyncCopy) || self.prefetches()
    }

    /// Whether it requires typed pointers: instructions of OpenCL.std, and atomic flags.
    pub fn takes_typed_pointers(&self) -> bool {
        let extended = match &self.kind {
            BuiltinKind::Ext(..) => true,
            BuiltinKind::OpenCl(Plan::Row(row, _)) => matches!(row.target, opencl::Target::Ext(_)),
            _ => false,
        };
        extended || matches!(self.instruction(), Some(op::AtomicFlagTestAndSet | op::AtomicFlagClear))
    }

    /// Its core instruction, if it is lowered to one.
    pub fn instruction(&self) -> Option<Opcode> {
        self.kind.instruction()
    }

    /// Whether it is an operation of arbitrary precision, whose operands may be passed as pointers to copies.
    pub fn takes_numbers(&self) -> bool {
        matches!(&self.kind, BuiltinKind::Op(opcode, _) if arbitrary_precision::by_opcode(*opcode).is_some())
    }

    /// Whether it is a prefetch of a number of elements.
    pub fn prefetches(&self) -> bool {
        self.kind.is_ext(OpenclStd100Op::prefetch)
    }
}

/// The kinds of builtins.
pub(crate) enum BuiltinKind {
    /// A core instruction by its friendly name.
    Op(Opcode, Modifiers),
    /// An instruction of OpenCL.std by its friendly name.
    Ext(u32, Modifiers),
    /// An instruction of GLSL.std.450, or of a set of AMD's, by its friendly name.
    Set(ExtInstSet, u32),
    /// A builtin variable by its friendly name.
    Variable(&'static VariableRow),
    /// A constant sampler.
    Sampler,
    /// A conversion from or to small numbers.
    Conversion(narrow_format::Conversion),
    /// A builtin of OpenCL C.
    OpenCl(Plan),
    /// An instruction of a set that only describes, by the metadata of the function.
    Description,
}

impl BuiltinKind {
    fn instruction(&self) -> Option<Opcode> {
        match self {
            BuiltinKind::Op(opcode, _) => Some(*opcode),
            BuiltinKind::OpenCl(Plan::Row(row, _)) => match row.target {
                opencl::Target::Op(opcode) => Some(opcode),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether it is an instruction of OpenCL.std, by its friendly name or by that of OpenCL C.
    fn is_ext(&self, instruction: OpenclStd100Op) -> bool {
        match self {
            BuiltinKind::Ext(number, _) => *number == instruction as u32,
            BuiltinKind::OpenCl(Plan::Row(row, _)) => row.target == opencl::Target::Ext(instruction),
            _ => false,
        }
    }
}

/// Decorations encoded in the postfixes of a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Modifiers {
    pub saturated: bool,
    /// The FP rounding mode's number.
    pub rounding: Option<u32>,
    /// Whether the name spells texels as unsigned; `None` if it does not spell them.
    pub unsigned_texels: Option<bool>,
}

impl Modifiers {
    fn of(postfixes: &Postfixes<'_>) -> Self {
        let suffix = postfixes.rounding.map(mangling::Rounding::suffix);
        let rounding =
            suffix.and_then(|s| crate::table::conversion::ROUNDING_POSTFIXES.iter().position(|p| *p == s));
        Self {
            saturated: postfixes.is_saturated,
            rounding: rounding.and_then(|mode| u32::try_from(mode).ok()),
            unsigned_texels: match postfixes.result {
                Some(ResultPostfix::Plain { element, .. }) => Some(element.is_unsigned()),
                _ => None,
            },
        }
    }
}

impl<'c> Writer<'c, '_> {
    /// Resolves a called function, once.
    pub(crate) fn callee(&mut self, function: Value<'c>) -> Callee<'c> {
        match self.calls.callees.get(function) {
            Some(callee) => callee.clone(),
            None => {
                let input = self.input();
                self.calls.callees.resolve(function, &input)
            }
        }
    }

    /// The builtin that an instruction calls, if it is a call of one.
    pub(crate) fn called_builtin(&mut self, call: Value<'c>) -> Option<Shared<Builtin<'c>>> {
        match self.callee(call.called_function()?) {
            Callee::Builtin(builtin) => Some(builtin),
            Callee::Function | Callee::Intrinsic => None,
        }
    }
}

/// The called functions that have been resolved.
#[derive(Default)]
pub(crate) struct Callees<'c>(FxHashMap<Value<'c>, Callee<'c>>);

impl<'c> Callees<'c> {
    /// What a called function is, if that has been resolved.
    pub fn get(&self, function: Value<'c>) -> Option<&Callee<'c>> {
        self.0.get(&function)
    }

    /// What a called function is, resolved once.
    pub fn resolve(&mut self, function: Value<'c>, input: &Input<'c, '_>) -> Callee<'c> {
        self.0.entry(function).or_insert_with(|| input.resolve(function)).clone()
    }

    /// All of them, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (Value<'c>, &Callee<'c>)> {
        self.0.iter().map(|(function, callee)| (*function, callee))
    }
}

impl<'c> Input<'c, '_> {
    fn resolve(&self, function: Value<'c>) -> Callee<'c> {
        // A marked declaration was an imported function in SPIR-V, even if its name is a builtin's.
        if !function.is_declaration() || self.marked_op(function) == Some(op::Function) {
            return Callee::Function;
        }
        if is_description(function) {
            return Callee::Builtin(Shared::new(Builtin {
                kind: BuiltinKind::Description,
                pointees: Vec::new(),
            }));
        }
        if is_intrinsic(function) {
            return if calls_unknown(function, self.options) { Callee::Function } else { Callee::Intrinsic };
        }
        let name = function.name();
        let name = without_number(&name);
        let symbol = mangling::demangle(name).ok();
        let ident = match &symbol {
            Some(symbol) => symbol.name.as_str(),
            // The identifier of a SPIR-V friendly name is sufficient.
            None => {
                let is_friendly = |ident: &&str| {
                    ident.starts_with(OPCODE_PREFIX) || ident.starts_with(narrow_format::PREFIX)
                };
                mangling::ident(name).filter(is_friendly).unwrap_or(name)
            }
        };
        let Some(kind) = self.builtin_kind(function, ident, symbol.as_ref()) else { return Callee::Function };
        let mut pointees = match (&symbol, &kind) {
            (Some(symbol), _) => self.pointees(function, symbol),
            (None, BuiltinKind::OpenCl(plan)) => self.unmangled_pointees(*plan),
            (None, BuiltinKind::Op(opcode, _)) => self.block_pointees(*opcode),
            (None, _) => Vec::new(),
        };
        tell_held(function, &mut pointees);
        if let BuiltinKind::Op(opcode, _) = kind
            && let Some(value) = self.atomic_pointee(function, opcode)
            && pointees.first().copied().flatten().is_none()
        {
            set_first(&mut pointees, value);
        }
        if kind.is_ext(OpenclStd100Op::printf) && !names_text(&pointees) {
            // The format is a string, even inside an array.
            set_first(&mut pointees, self.context.i8_type());
        }
        Callee::Builtin(Shared::new(Builtin { kind, pointees }))
    }

    /// The builtin denoted by the name of a declaration.
    fn builtin_kind(&self, function: Value<'c>, ident: &str, symbol: Option<&Symbol>) -> Option<BuiltinKind> {
        if ident == sampler::FUNCTION {
            return Some(BuiltinKind::Sampler);
        }
        if let Some(name) = ident.strip_prefix(BUILTIN_VARIABLE_PREFIX) {
            return builtin_variable::by_name(name).map(BuiltinKind::Variable);
        }
        if ident.starts_with(GLSL_PREFIX) || ident.starts_with(AMD_PREFIX) {
            return super::shader::set_by_name(ident).map(|(set, number)| BuiltinKind::Set(set, number));
        }
        if ident.starts_with(OPENCL_STD_PREFIX) {
            return friendly_ext(ident);
        }
        if ident.starts_with(OPCODE_PREFIX) {
            return self.friendly_op(ident, symbol);
        }
        if let Some(function) = arbitrary_precision::by_name(ident) {
            return Some(BuiltinKind::Op(function.opcode, Modifiers::default()));
        }
        if let Some(name) = ident.strip_prefix(narrow_format::PREFIX) {
            return narrow_format::parse(name).map(BuiltinKind::Conversion);
        }
        // With a variable number of arguments it can only be OpenCL C's printf, whatever the language; and names of functions that take
        // blocks are reserved in all.
        let is_variadic = function.value_type().is_some_and(Type::is_variadic);
        let plan = match symbol {
            Some(symbol) if !is_variadic => opencl::find(ident, &symbol.parameters),
            _ => opencl::find_unmangled(ident),
        }?;
        let is_certain = is_variadic || symbol.is_none() && plan.invoke_argument().is_some();
        let has_builtins = self.language != SourceLanguage::Unknown;
        (has_builtins || is_certain).then_some(BuiltinKind::OpenCl(plan))
    }

    /// A core instruction by its friendly name.
    fn friendly_op(&self, ident: &str, symbol: Option<&Symbol>) -> Option<BuiltinKind> {
        let parsed = Ident::parse(ident)?;
        let opname = format!("Op{}", parsed.base);
        let opcode = grammar::instruction_by_name(opname.as_bytes())?.opcode;
        let mut modifiers = Modifiers::of(&parsed.postfixes);
        if let (Some(_), Some(symbol)) = (image::mask_position(opcode), symbol) {
            modifiers.unsigned_texels = spelled_texels(symbol, opcode, modifiers.unsigned_texels);
        }
        Some(BuiltinKind::Op(opcode, modifiers))
    }

    /// Pointee types of the arguments of an instruction with a block operand: events, and the bytes of the block.
    fn block_pointees(&self, opcode: Opcode) -> Vec<Option<Type<'c>>> {
        let event = opaque::by_opcode(op::TypeDeviceEvent).and_then(|row| self.opaque_type(row));
        let events = event_operands(opcode).iter().map(|position| (*position, event));
        let block = invoke_operand(opcode).map(|position| (position + 1, Some(self.context.i8_type())));
        let mut pointees = Vec::new();
        for (position, pointee) in events.chain(block) {
            pointees.resize(position, None);
            pointees.push(pointee);
        }
        pointees
    }

    /// Pointee types of the arguments of a builtin whose name does not encode them.
    fn unmangled_pointees(&self, plan: Plan) -> Vec<Option<Type<'c>>> {
        let event = opaque::by_opcode(op::TypeDeviceEvent).and_then(|row| self.opaque_type(row));
        let mut pointees = Vec::new();
        for position in plan.event_arguments() {
            pointees.resize(*position, None);
            pointees.push(event);
        }
        pointees
    }

    /// Pointee types of the arguments of a call; a structure result in memory is not a parameter of the name.
    fn pointees(&self, function: Value<'c>, symbol: &Symbol) -> Vec<Option<Type<'c>>> {
        let hidden = usize::from(function.attribute(AttributePlace::Param(0), "sret").is_some());
        let parameters = symbol.resolved_parameters().unwrap_or_default();
        let told = parameters.iter().map(|parameter| {
            let (_, pointee) = parameter.pointee()?;
            self.llvm_type(pointee, 0)
        });
        std::iter::repeat_n(None, hidden).chain(told).collect()
    }

    /// The pointee type of an atomic instruction's pointer, inferred from the other operands and the result.
    fn atomic_pointee(&self, function: Value<'c>, opcode: Opcode) -> Option<Type<'c>> {
        let is_atomic = |row: &&grammar::InstructionGrammar| row.class == Class::Atomic;
        let row = grammar::instruction(opcode).filter(is_atomic)?;
        let signature = function.value_type()?;
        match opcode {
            op::AtomicFlagTestAndSet | op::AtomicFlagClear => Some(self.context.i32_type()),
            op::AtomicStore => signature.params().last().copied(),
            _ => signature.return_type().filter(|ty| row.has_result_type && !ty.is_void()),
        }
    }

    /// The LLVM type of a mangled type, if it is unique.
    pub(crate) fn llvm_type(&self, ty: &Mangled, depth: u32) -> Option<Type<'c>> {
        let context = self.context;
        match ty {
            Mangled::Scalar(scalar) => match scalar {
                Scalar::Void | Scalar::Bool => None,
                Scalar::Half | Scalar::Float16 => Some(context.half_type()),
                Scalar::Float => Some(context.float_type()),
                Scalar::Double => Some(context.double_type()),
                Scalar::BFloat => Some(context.bfloat_type()),
                integer if integer.bits() > 0 => context.int_type(integer.bits()).ok(),
                _ => None,
            },
            Mangled::Vector { lanes, element } => {
                context.vector_type(self.llvm_type(element, depth + 1)?, *lanes).ok()
            }
            Mangled::Array { length, element } if depth < 8 => {
                context.array_type(self.llvm_type(element, depth + 1)?, (*length)?).ok()
            }
            Mangled::Atomic(value) if depth < 8 => self.llvm_type(value, depth + 1),
            Mangled::Named(name) => self.opaque_type(opaque::by_opencl(name)?),
            // In friendly names an opaque type is a pointer to a structure of its name.
            Mangled::Pointer { pointee, .. } if is_opaque(pointee) => {
                let Mangled::Named(name) = pointee.as_ref() else { return None };
                self.opaque_type(opaque::by_friendly(name)?.0)
            }
            Mangled::Pointer { qualifiers, .. } => context.pointer_type(qualifiers.address_space).ok(),
            _ => None,
        }
    }

    /// The target type of a row, if it has no parameters.
    fn opaque_type(&self, row: &opaque::OpaqueRow) -> Option<Type<'c>> {
        let plain = row.parameters == opaque::Parameters::None;
        plain.then(|| self.context.target_type(row.target, &[], &[]).ok()).flatten()
    }
}

/// Attributes determine the pointees of a result in memory and of by-value arguments; they take precedence over the name.
fn tell_held<'c>(function: Value<'c>, pointees: &mut Vec<Option<Type<'c>>>) {
    for (position, _) in function.params().enumerate() {
        let Ok(number) = u32::try_from(position) else { return };
        if let Some(held) = held_type(function, number) {
            pointees.resize(pointees.len().max(position + 1), None);
            pointees.iter_mut().skip(position).take(1).for_each(|pointee| *pointee = Some(held));
        }
    }
}

/// A name without the numeric suffix that distinguishes declarations with several types.
pub(crate) fn without_number(name: &str) -> &str {
    match name.rsplit_once('.') {
        Some((stem, number)) if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => {
            stem
        }
        _ => name,
    }
}

/// LLVM reserves all names that start with `llvm.`, unknown ones included.
fn is_intrinsic(function: Value<'_>) -> bool {
    function.is_intrinsic() || function.is_declaration() && function.name().starts_with("llvm.")
}

/// An instruction of OpenCL.std by its friendly name.
fn friendly_ext(ident: &str) -> Option<BuiltinKind> {
    let parsed = Ident::parse(ident)?;
    let set = grammar::ExtInstSet::OpenClStd;
    let number = set.instruction_by_name(parsed.base.as_bytes())?.number;
    let modifiers = Modifiers::of(&parsed.postfixes);
    index().ext(number).map(|_| BuiltinKind::Ext(number, modifiers))
}

/// Records the pointee type of a call's first argument.
fn set_first<'c>(pointees: &mut Vec<Option<Type<'c>>>, pointee: Type<'c>) {
    pointees.resize(pointees.len().max(1), None);
    if let Some(first) = pointees.first_mut() {
        *first = Some(pointee);
    }
}

/// Whether a name spells the texels as unsigned: in the third parameter of a write, else in a template's result or its `_R` suffix.
fn spelled_texels(symbol: &Symbol, opcode: Opcode, postfix: Option<bool>) -> Option<bool> {
    if opcode == op::ImageWrite {
        let parameters = symbol.resolved_parameters()?;
        return parameters.get(2)?.scalar().map(Scalar::is_unsigned);
    }
    let result = symbol.resolved_result().as_ref().and_then(Mangled::scalar);
    let integer = result.filter(|scalar| scalar.is_signed() || scalar.is_unsigned());
    integer.map(Scalar::is_unsigned).or(postfix)
}

fn is_opaque(ty: &Mangled) -> bool {
    matches!(ty, Mangled::Named(name) if opaque::by_friendly(name).is_some())
}

/// Whether an intrinsic has no lowering and may be called as a function.
pub(super) fn calls_unknown(function: Value<'_>, options: &WriteOptions) -> bool {
    let is_vendors = || vendor_name(&function.name()).is_some();
    allows_unknown(function, options)
        && !function.intrinsic_name().map_or_else(is_vendors, super::memory_intrinsic::is_known)
}

/// Whether the options allow calls of intrinsics without a lowering as functions.
pub(crate) fn allows_unknown(function: Value<'_>, options: &WriteOptions) -> bool {
    let mut prefixes = options.unknown_intrinsics.iter().flatten();
    let name = function.name();
    prefixes.any(|prefix| name.starts_with(prefix.as_str()))
}

/// Whether the first pointer is declared as pointing to an array of bytes, which is a format string like a pointer to its first byte.
fn names_text(pointees: &[Option<Type<'_>>]) -> bool {
    let element = pointees.first().copied().flatten().filter(|ty| ty.is_array()).and_then(Type::element);
    element.and_then(Type::int_bits) == Some(8)
}
