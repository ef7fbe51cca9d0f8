//! Calls of builtins with the types that the signatures of `table/` tell, and with others: a call that breaks a signature is refused with its place,
//! and what is accepted passes spirv-val.

use std::fmt::Write;

use spirv_llvm_translate::internal::error::{Error, Location};
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::grammar::{
    self, Category, ExtInstSet, OperandGrammar, OperandKind, Quantifier,
};
use spirv_llvm_translate::internal::spirv::{Module, Opcode, op};
use spirv_llvm_translate::internal::table::core_signature;
use spirv_llvm_translate::internal::table::device_side_enqueue::invoke_operand;
use spirv_llvm_translate::internal::table::ext_inst_glsl_signature;
use spirv_llvm_translate::internal::table::ext_inst_opencl;
use spirv_llvm_translate::internal::table::ext_inst_signature::{
    Constraint, Domain, ExtSignature, Lanes, Numbers, Pointee, Width,
};
use spirv_llvm_translate::internal::table::{Form, rows_of};
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, validate};

use crate::support::tool;

/// A type of LLVM IR.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Ty {
    Void,
    /// Width and lanes; a width of 1 is a boolean.
    Int(u32, u64),
    Float(u32, u64),
    /// Address space, and what the name says that it points to.
    Pointer(u32, Box<Ty>),
    Opaque(Opcode),
}

/// Opaque types: the opcode that declares them, the target type, the mangled name.
const OPAQUE: &[(Opcode, &str, &str)] = &[
    (op::TypeEvent, "target(\"spirv.Event\")", "9ocl_event"),
    (op::TypeDeviceEvent, "target(\"spirv.DeviceEvent\")", "12ocl_clkevent"),
    (op::TypeQueue, "target(\"spirv.Queue\")", "9ocl_queue"),
    (op::TypeReserveId, "target(\"spirv.ReserveId\")", "13ocl_reserveid"),
    (op::TypePipe, "target(\"spirv.Pipe\", 0)", "8ocl_pipe"),
    (op::TypeNamedBarrier, "target(\"spirv.NamedBarrier\")", "20__spirv_NamedBarrier"),
    (op::TypeSampler, "target(\"spirv.Sampler\")", "11ocl_sampler"),
    (
        op::TypeSampledImage,
        "target(\"spirv.SampledImage\", void, 1, 0, 0, 0, 0, 0, 0)",
        "20__spirv_SampledImage",
    ),
    (op::TypeImage, "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)", "14ocl_image2d_ro"),
];

impl Ty {
    fn llvm(&self) -> String {
        let lanes =
            |one: &str, lanes: u64| if lanes == 1 { one.to_owned() } else { format!("<{lanes} x {one}>") };
        match self {
            Self::Void => "void".to_owned(),
            Self::Int(bits, count) => lanes(&format!("i{bits}"), *count),
            Self::Float(16, count) => lanes("half", *count),
            Self::Float(32, count) => lanes("float", *count),
            Self::Float(_, count) => lanes("double", *count),
            Self::Pointer(space, _) => format!("ptr addrspace({space})"),
            Self::Opaque(opcode) => {
                OPAQUE.iter().find(|(of, ..)| of == opcode).map_or(String::new(), |row| row.1.to_owned())
            }
        }
    }

    fn mangled(&self) -> String {
        let lanes =
            |one: &str, lanes: u64| if lanes == 1 { one.to_owned() } else { format!("Dv{lanes}_{one}") };
        match self {
            Self::Void => "v".to_owned(),
            Self::Int(bits, count) => {
                let one = match bits {
                    1 => "b",
                    8 => "c",
                    16 => "s",
                    32 => "i",
                    _ => "l",
                };
                lanes(one, *count)
            }
            Self::Float(bits, count) => {
                let one = match bits {
                    16 => "Dh",
                    32 => "f",
                    _ => "d",
                };
                lanes(one, *count)
            }
            Self::Pointer(space, pointee) => format!("PU3AS{space}{}", pointee.mangled()),
            Self::Opaque(opcode) => {
                OPAQUE.iter().find(|(of, ..)| of == opcode).map_or(String::new(), |row| row.2.to_owned())
            }
        }
    }

    fn lanes(&self) -> u64 {
        match self {
            Self::Int(_, lanes) | Self::Float(_, lanes) => *lanes,
            _ => 1,
        }
    }

    fn bits(&self) -> u32 {
        match self {
            Self::Int(bits, _) | Self::Float(bits, _) => *bits,
            _ => 0,
        }
    }

    /// A type of another class.
    fn of_another_class(&self) -> Self {
        match self {
            Self::Int(1, _) => Self::Float(32, 1),
            Self::Int(8, lanes) => Self::Float(16, *lanes),
            Self::Int(bits, lanes) => Self::Float(*bits, *lanes),
            Self::Float(bits, lanes) => Self::Int(*bits, *lanes),
            Self::Void | Self::Pointer(..) | Self::Opaque(_) => Self::Float(32, 1),
        }
    }

    /// A type of another width than these and its own, of the same class.
    fn of_another_width(&self, but: &[u32]) -> Self {
        let is_other = |bits: &u32| *bits != self.bits() && !but.contains(bits);
        let Some(other) = [64, 32, 16].into_iter().find(is_other) else { return self.clone() };
        match self {
            Self::Int(1, lanes) => Self::Int(1, *lanes),
            Self::Int(_, lanes) => Self::Int(other, *lanes),
            Self::Float(_, lanes) => Self::Float(other, *lanes),
            same => same.clone(),
        }
    }
}

fn of_numbers(numbers: Numbers, result: &Ty) -> Ty {
    let lanes = match numbers.lanes {
        Lanes::Any | Lanes::One | Lanes::AtMost(_) => 1,
        Lanes::Vector => 4,
        Lanes::Of(counts) => counts[0],
        Lanes::AsResult => result.lanes(),
    };
    let bits = match numbers.width {
        Width::Any => 32,
        Width::Bits(widths) => *widths.last().unwrap(),
        Width::Address => 64,
        Width::AsResult => result.bits(),
        Width::HalfOfResult => result.bits() / 2,
    };
    match numbers.domain {
        Domain::Float => Ty::Float(bits, lanes),
        Domain::Integer | Domain::Number | Domain::Value => Ty::Int(bits, lanes),
        Domain::Boolean => Ty::Int(1, lanes),
    }
}

fn component(ty: &Ty) -> Ty {
    match ty {
        Ty::Int(bits, _) => Ty::Int(*bits, 1),
        Ty::Float(bits, _) => Ty::Float(*bits, 1),
        other => other.clone(),
    }
}

/// A type that a constraint allows.
fn allowed(constraint: Constraint, result: &Ty, first: Option<&Ty>) -> Option<Ty> {
    Some(match constraint {
        Constraint::Void => Ty::Void,
        Constraint::Numbers(numbers) => of_numbers(numbers, result),
        Constraint::OneOf(all) => of_numbers(all[0], result),
        Constraint::Result => result.clone(),
        Constraint::First => first?.clone(),
        Constraint::Components(lanes) => {
            let lanes = match lanes {
                Lanes::Of(counts) => counts[0],
                Lanes::Vector => 4,
                Lanes::AsResult => result.lanes(),
                _ => 1,
            };
            match component(result) {
                Ty::Int(bits, _) => Ty::Int(bits, lanes),
                Ty::Float(bits, _) => Ty::Float(bits, lanes),
                other => other,
            }
        }
        Constraint::Declared(opcode) => Ty::Opaque(opcode),
        Constraint::Pointer(pointee, classes) => {
            let pointee = match pointee {
                Pointee::Result => result.clone(),
                Pointee::ComponentOfResult => component(result),
                Pointee::ComponentOfFirst => component(first?),
                Pointee::Numbers(numbers) => of_numbers(numbers, result),
                Pointee::Characters => Ty::Int(8, 1),
                Pointee::Anything => Ty::Int(32, 1),
            };
            let is_constant = classes.first().is_some_and(|class| *class as u32 == 0);
            let space = if is_constant && classes.len() == 1 { 2 } else { 1 };
            Ty::Pointer(space, Box::new(pointee))
        }
        Constraint::Matrix | Constraint::LaneCount | Constraint::Any => return None,
    })
}

/// An argument: a value of a type, or a literal.
#[derive(Clone, Debug)]
enum Argument {
    Value(Ty),
    Literal(u64),
}

/// A call of a builtin.
#[derive(Clone, Debug)]
struct Call {
    name: String,
    result: Ty,
    arguments: Vec<Argument>,
}

impl Call {
    fn module(&self) -> String {
        let mut mangled = format!("_Z{}{}", self.name.len(), self.name);
        let (mut parameters, mut declared, mut arguments) = (String::new(), Vec::new(), Vec::new());
        for (at, argument) in self.arguments.iter().enumerate() {
            match argument {
                Argument::Value(ty) => {
                    mangled += &ty.mangled();
                    let separator = if parameters.is_empty() { "" } else { ", " };
                    write!(parameters, "{separator}{} %p{at}", ty.llvm()).unwrap();
                    declared.push(ty.llvm());
                    arguments.push(format!("{} %p{at}", ty.llvm()));
                }
                Argument::Literal(number) => {
                    mangled += "i";
                    declared.push("i32".to_owned());
                    arguments.push(format!("i32 {number}"));
                }
            }
        }
        if self.arguments.is_empty() {
            mangled += "v";
        }
        let result = self.result.llvm();
        let value = if self.result == Ty::Void { String::new() } else { "%r = ".to_owned() };
        format!(
            "target triple = \"spir64-unknown-unknown\"\n\
             declare spir_func {result} @{mangled}({})\n\
             define spir_func void @f({parameters}) {{\n  {value}call spir_func {result} @{mangled}({})\n  ret void\n}}\n",
            declared.join(", "),
            arguments.join(", ")
        )
    }

    /// The same with another type of an argument.
    fn with(&self, at: usize, ty: Ty) -> Self {
        let mut other = self.clone();
        other.arguments[at] = Argument::Value(ty);
        other
    }
}

/// The call of an instruction with types that its signature allows, as far as the signature tells; nothing for what needs more than values.
fn call_of(
    name: String,
    signature: &ExtSignature,
    has_result: bool,
    operands: &[OperandGrammar],
    result: Option<Ty>,
) -> Option<Call> {
    let result = match (has_result, result) {
        (false, _) => Ty::Void,
        (true, Some(result)) => result,
        (true, None) => allowed(signature.result, &Ty::Void, None)?,
    };
    let mut first = None;
    let mut arguments = Vec::new();
    for (at, operand) in operands.iter().enumerate() {
        if operand.quantifier != Quantifier::One {
            break;
        }
        let constraint = *signature.operands.get(at).or(signature.operands.last())?;
        let argument = match operand.kind {
            OperandKind::IdScope => Argument::Literal(2),
            OperandKind::IdMemorySemantics => Argument::Literal(0),
            kind if grammar::operand_kind(kind).category != Category::Id => match constraint {
                Constraint::LaneCount => Argument::Literal(result.lanes()),
                _ => Argument::Literal(0),
            },
            _ => Argument::Value(allowed(constraint, &result, first.as_ref())?),
        };
        if let (0, Argument::Value(ty)) = (at, &argument) {
            first = Some(ty.clone());
        }
        arguments.push(argument);
    }
    Some(Call { name, result, arguments })
}

/// A call, its signature, and whether it takes any number of operands.
struct Sample {
    call: Call,
    signature: &'static ExtSignature,
    operands: &'static [OperandGrammar],
}

fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    for (opcode, signature) in core_signature::ROWS {
        let row = grammar::instruction(*opcode).unwrap();
        let is_call = rows_of(*opcode).first().is_some_and(|row| matches!(row.form, Form::Call(_)));
        // Untyped pointers are off unless they are asked for.
        if !is_call || invoke_operand(*opcode).is_some() || *opcode == op::UntypedPrefetchKHR {
            continue;
        }
        let name =
            format!("__spirv_{}", opcode.to_string().trim_start_matches("Op").replace("ALTERA", "INTEL"));
        if let Some(mut call) = call_of(name, signature, row.has_result, row.operands, None) {
            // Clocks are those of a device or a subgroup.
            if *opcode == op::ReadClockKHR {
                call.arguments = vec![Argument::Literal(1)];
            }
            if let Some(at) = core_signature::rules_of_calls(*opcode).and_then(|rules| rules.constant) {
                call.arguments[at] = Argument::Literal(1);
            }
            samples.push(Sample { call, signature, operands: row.operands });
        }
    }
    for row in ext_inst_opencl::rows() {
        let grammar = ExtInstSet::OpenClStd.instruction(row.instruction as u32).unwrap();
        let name = format!("__spirv_ocl_{}", grammar.name);
        let has_result = row.signature.result != Constraint::Void;
        // What gives back numbers of memory takes two lanes, so that there are components.
        if let Some(call) = call_of(name, &row.signature, has_result, grammar.operands, None) {
            samples.push(Sample { call, signature: &row.signature, operands: grammar.operands });
        }
    }
    for (instruction, signature) in ext_inst_glsl_signature::ROWS {
        let grammar = ExtInstSet::GlslStd450.instruction(*instruction as u32).unwrap();
        // The specification has withdrawn the first; the others take pointers to inputs of fragment shaders, which `tests/shaders` has.
        if grammar.name == "IMix" || grammar.name.starts_with("InterpolateAt") {
            continue;
        }
        let name = format!("__spirv_glsl_{}", grammar.name);
        if let Some(call) = call_of(name, signature, true, grammar.operands, None) {
            samples.push(Sample { call, signature, operands: grammar.operands });
        }
    }
    samples
}

fn translate(call: &Call) -> Result<Vec<u32>, Error> {
    let context = llvm::Context::new();
    llvm_to_spirv(&context, call.module().as_bytes(), &Options::default(), &Log::default())
}

/// What a constraint says of a class or of a width, so that another one breaks it.
fn says(constraint: Constraint) -> (bool, bool) {
    match constraint {
        Constraint::Numbers(numbers) => {
            let says_class = !matches!(numbers.domain, Domain::Number | Domain::Value);
            (says_class, !matches!(numbers.width, Width::Any) && numbers.domain != Domain::Boolean)
        }
        Constraint::Result | Constraint::First | Constraint::Components(_) | Constraint::OneOf(_) => {
            (true, true)
        }
        Constraint::Declared(_) | Constraint::Pointer(..) | Constraint::Matrix => (true, false),
        Constraint::Void | Constraint::LaneCount | Constraint::Any => (false, false),
    }
}

/// Calls that break the signature, with what is wrong with them.
fn broken(sample: &Sample) -> Vec<(String, Call)> {
    let call = &sample.call;
    let mut broken = Vec::new();
    for (at, argument) in call.arguments.iter().enumerate() {
        let Argument::Value(ty) = argument else { continue };
        let constraint = sample.signature.operands.get(at).or(sample.signature.operands.last()).unwrap();
        let (class, width) = says(*constraint);
        if class {
            broken.push((format!("class of argument {at}"), call.with(at, ty.of_another_class())));
        }
        let widths = match constraint {
            Constraint::Numbers(Numbers { width: Width::Bits(widths), .. }) => *widths,
            _ => &[],
        };
        let other = ty.of_another_width(widths);
        if width && other != *ty {
            broken.push((format!("width of argument {at}"), call.with(at, other)));
        }
    }
    let (class, _) = says(sample.signature.result);
    let is_truth = matches!(call.result, Ty::Int(1, _));
    if class && !is_truth && call.result != Ty::Void && !matches!(call.result, Ty::Opaque(_)) {
        let result = call.result.of_another_class();
        broken.push(("class of the result".to_owned(), Call { result, ..call.clone() }));
    }
    if !call.arguments.is_empty() {
        let mut shorter = call.clone();
        shorter.arguments.pop();
        broken.push(("an operand that is missing".to_owned(), shorter));
    }
    if sample.operands.iter().all(|operand| operand.quantifier == Quantifier::One) {
        let mut longer = call.clone();
        longer.arguments.push(Argument::Value(Ty::Int(32, 1)));
        broken.push(("a superfluous operand".to_owned(), longer));
    }
    broken
}

/// Whether spirv-val is too old to know an instruction. That of 2023 takes blocking pipes for instructions with a result.
fn is_unknown(call: &Call, message: &str) -> bool {
    call.name.contains("PipeBlocking")
        || [
            "Invalid opcode",
            "Invalid capability",
            "Unknown",
            "unknown",
            "Invalid instruction",
            "is not allowed by",
        ]
        .iter()
        .any(|text| message.contains(text))
}

#[apply(case)]
fn calls_with_the_types_of_their_signature_are_accepted() {
    let samples = samples();
    assert!(samples.len() > 320, "only {} rows have a signature", samples.len());
    let judges = tool::judges("spirv-val");
    let complaints: Vec<_> = samples
        .iter()
        .filter_map(|sample| match translate(&sample.call) {
            Err(error) => Some(format!("{error}\n{}", sample.call.module())),
            Ok(words) => {
                let verdict = if judges { tool::spirv_val(&words) } else { Ok(()) };
                let message = verdict.err().filter(|message| !is_unknown(&sample.call, message))?;
                Some(format!("{message}\n{}", sample.call.module()))
            }
        })
        .collect();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

/// Whether the writer converts an argument to the width that the instruction takes: the sizes of asynchronous copies, which are `size_t` in the
/// names of kernels for other addresses.
fn is_converted(what: &str, call: &Call) -> bool {
    what.starts_with("width of argument") && call.name.contains("GroupAsyncCopy")
}

fn is_valid(words: Vec<u32>) -> bool {
    Module::from_words(words).is_ok_and(|module| validate::findings(&module).is_empty())
}

#[apply(case)]
fn calls_that_break_their_signature_are_refused_with_their_place() {
    let (mut complaints, mut count) = (Vec::new(), 0);
    for sample in samples() {
        for (what, call) in broken(&sample) {
            count += 1;
            let has_place = |error: &Error| matches!(error.location(), Some(Location::Llvm { instruction, .. }) if instruction.contains(&call.name));
            match translate(&call) {
                Ok(words) if is_converted(&what, &call) && is_valid(words.clone()) => {}
                Ok(_) => complaints.push(format!("{what}: accepted\n{}", call.module())),
                Err(error) if !has_place(&error) => {
                    complaints.push(format!("{what}: no place: {error}\n{}", call.module()));
                }
                Err(_) => {}
            }
        }
    }
    assert!(complaints.is_empty(), "{} complaints of {count}:\n{}", complaints.len(), complaints.join("\n"));
    assert!(count > 1000, "only {count} broken calls");
}

#[apply(case)]
fn a_scope_that_does_not_exist_is_refused() {
    let call = Call {
        name: "__spirv_ControlBarrier".to_owned(),
        result: Ty::Void,
        arguments: vec![Argument::Literal(9), Argument::Literal(2), Argument::Literal(0)],
    };
    let error = translate(&call).unwrap_err();
    assert_eq!(error.rule().map(|rule| rule.id()), Some("universal.scopes.value"), "{error}");
    assert!(matches!(error.location(), Some(Location::Llvm { .. })), "{error}");
}
