//! Row types and their constructors.

use super::guard::{Class, Condition};
use super::operand::{ONE, Operand};
use crate::spirv::Opcode;
use rspirv::spirv::{AccessQualifier, OpenclStd100Op, StorageClass};

/// A lowering of an OpenCL C name.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name, or with a placeholder such as `<n>` the stem of names that [`super::name`] parses.
    pub name: &'static str,
    /// Conditions on the parameters; all must hold.
    pub when: &'static [Condition],
    /// The instruction or code that computes the result.
    pub target: Target,
    /// The target's operands, in its order.
    pub operands: &'static [Operand],
    /// The conversion of the target's result to the call's.
    pub outcome: ResultAdapter,
    /// Whether a reader that emits OpenCL C names may use the row.
    pub reading: Reading,
    /// The parts of the parameter types that SPIR-V types do not have.
    pub spelling: Spelling,
    /// The friendly name that the passes of other translators give to the call.
    pub friendly: FriendlyName,
}

/// The friendly name that the passes of other translators give to an OpenCL C call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendlyName {
    /// The call keeps its name.
    Kept,
    /// The name of the target.
    Plain,
    /// The name of the target, `_R` and the result type.
    Result,
    /// The name of the target, `__R` and the result type.
    ResultApart,
    /// The name of the target, an underscore, this width of each work-item's components, and their number if it is greater than
    /// one.
    Block(&'static str),
}

/// The properties of OpenCL C types that SPIR-V types do not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// Bit i: integers of parameter i are unsigned. All are if the row's guard requires an unsigned first parameter.
    pub unsigned: u32,
    /// The qualifiers of a pointer parameter's pointee.
    pub pointee: Pointee,
    /// The type of the data whose width or length the name encodes.
    pub data: Option<Data>,
    /// The access qualifier of a pipe that the name encodes: operand and qualifier.
    pub access: Option<(u8, u32)>,
}

/// The qualifiers of a pointer parameter's pointee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointee {
    /// None.
    Plain,
    /// The pointee of this parameter is `const`.
    Const(u8),
    /// This parameter is a pointer to `void`.
    Void(u8),
    /// This parameter is a pointer to `void`; an inexact name is that of the function with a pointer to `const`.
    ConstVoid(u8),
    /// The pointee of the first parameter is `volatile`.
    Volatile,
    /// The pointee of the first parameter is `volatile` and atomic, in the generic address space.
    Atomic,
    /// The pointee of this parameter is in the generic address space.
    Generic(u8),
    /// The pointee of the first parameter is in constant memory; otherwise the friendly name is kept.
    UniformConstant,
}

/// A type encoded in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Data {
    /// The operand with this type; `None` for the result.
    pub operand: Option<u8>,
    /// Class of its scalars; `None` for any.
    pub class: Option<Class>,
    /// Width of its scalars in bits; 0 for any.
    pub bits: u32,
    /// Whether it is a vector.
    pub lanes: Lanes,
}

impl Data {
    /// A result of this class and, unless it is 0, this width.
    pub(super) const fn result(class: Option<Class>, bits: u32, lanes: Lanes) -> Self {
        Self { operand: None, class, bits, lanes }
    }

    /// An operand of this class and, unless it is 0, this width.
    pub(super) const fn operand(operand: u8, class: Option<Class>, bits: u32, lanes: Lanes) -> Self {
        Self { operand: Some(operand), class, bits, lanes }
    }
}

/// The number of lanes of the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Any number.
    Any,
    /// A scalar.
    One,
    /// This many lanes.
    Exactly(u32),
    /// A vector.
    Several,
}

/// The computation of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A core instruction.
    Op(Opcode),
    /// An instruction of OpenCL.std.
    Ext(OpenclStd100Op),
    /// The first operand is the result.
    Operand,
    /// A conversion: no instruction if the type is unchanged, otherwise this one, with the decorations required by the name.
    Convert(Opcode, Saturation),
    /// Code in the writer.
    Shape(Shape),
}

/// The representation of saturation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saturation {
    /// No saturation.
    None,
    /// The instruction itself saturates.
    Opcode,
    /// A decoration saturates.
    Decoration,
}

/// Lowerings to several instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A bit cast.
    Bitcast,
    /// A compare-exchange that stores the previous value. Operands: pointer, scope, semantics if equal, semantics if unequal,
    /// desired value, pointer to the expected value.
    CompareExchange,
    /// A checked cast from the generic address space. Operand: pointer.
    ToAddressSpace(StorageClass),
    /// A part of an image's size. Operand: image.
    ImageSize(Extent),
    /// An ND-range, stored through the call's first argument. Operands: offset, global size and local size, as far as present.
    NdRange(u32),
    /// The enqueuing of a block. Operands: all arguments.
    EnqueueKernel(Enqueue),
    /// A query about a block. Operands: all arguments.
    KernelQuery {
        /// The instruction.
        op: Opcode,
        /// Whether an ND-range is the first argument.
        range: bool,
    },
}

/// A part of an image's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Width in pixels.
    Width,
    /// Height in pixels.
    Height,
    /// Depth of a 3D image.
    Depth,
    /// Number of images in an array.
    ArraySize,
    /// Width and height; for a 3D image also depth and 0.
    Dimensions,
}

/// The variants of `__enqueue_kernel_*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enqueue {
    /// Whether number of events, wait list and returned event are arguments.
    pub events: bool,
    /// Whether sizes of local memory follow: their number and a pointer to them.
    pub sizes: bool,
}

/// The conversion of the target's result to the call's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAdapter {
    /// Unchanged.
    Same,
    /// From booleans. An integer result of the call has 1 for true in a scalar and -1 in a lane.
    Truth,
    /// From a boolean to a boolean.
    Bool,
    /// The first component of a vector of four.
    First,
    /// Plus a constant.
    Plus(u32),
    /// Plus this argument.
    PlusArgument(u8),
    /// Shifted right by this many bits.
    ShiftRight(u32),
    /// From the opaque type of the first opcode, by an instruction of the second.
    Converted(Opcode, Opcode),
}

/// Whether a reader that emits OpenCL C names may use the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// For all OpenCL versions.
    Always,
    /// For OpenCL 1.2.
    Cl12,
    /// For OpenCL 2.0.
    Cl20,
    /// Only if names need not be exact, and then before any other row; with the reason why the name is inexact.
    Inexact(&'static str),
    /// Only if names must be exact, with the reason why it is not used otherwise.
    Exact(&'static str),
    /// Never, with the reason.
    Never(&'static str),
}

const fn row(name: &'static str, target: Target, operands: &'static [Operand]) -> Row {
    let spelling = Spelling { unsigned: 0, pointee: Pointee::Plain, data: None, access: None };
    Row {
        name,
        when: &[],
        target,
        operands,
        outcome: ResultAdapter::Same,
        reading: Reading::Always,
        spelling,
        friendly: FriendlyName::Plain,
    }
}

/// A core instruction.
pub(super) const fn op(name: &'static str, opcode: Opcode, operands: &'static [Operand]) -> Row {
    row(name, Target::Op(opcode), operands)
}

/// An instruction of OpenCL.std.
pub(super) const fn ext(
    name: &'static str,
    instruction: OpenclStd100Op,
    operands: &'static [Operand],
) -> Row {
    row(name, Target::Ext(instruction), operands)
}

/// The operand itself.
pub(super) const fn operand(name: &'static str, operands: &'static [Operand]) -> Row {
    row(name, Target::Operand, operands)
}

/// Code in the writer.
pub(super) const fn shape(name: &'static str, shape: Shape, operands: &'static [Operand]) -> Row {
    row(name, Target::Shape(shape), operands)
}

/// A conversion.
pub(super) const fn convert(name: &'static str, opcode: Opcode, saturation: Saturation) -> Row {
    row(name, Target::Convert(opcode, saturation), ONE)
}

impl Row {
    /// Adds conditions.
    pub(super) const fn when(mut self, conditions: &'static [Condition]) -> Self {
        self.when = conditions;
        self
    }

    /// Sets the conversion of the result.
    pub(super) const fn outcome(mut self, outcome: ResultAdapter) -> Self {
        self.outcome = outcome;
        self
    }

    /// Converts the target's booleans.
    pub(super) const fn truth(self) -> Self {
        self.outcome(ResultAdapter::Truth)
    }

    /// Sets the reader's use of the row.
    pub(super) const fn reading(mut self, reading: Reading) -> Self {
        self.reading = reading;
        self
    }

    /// Sets the friendly name in other translators.
    pub(super) const fn friendly(mut self, friendly: FriendlyName) -> Self {
        self.friendly = friendly;
        self
    }

    /// Excludes the row from the reader.
    pub(super) const fn write_only(self, why: &'static str) -> Self {
        self.reading(Reading::Never(why))
    }

    /// Marks the integers of these parameters as unsigned.
    pub(super) const fn unsigned(mut self, parameters: &[u32]) -> Self {
        let mut i = 0;
        while i < parameters.len() {
            self.spelling.unsigned |= 1 << parameters[i];
            i += 1;
        }
        self
    }

    /// Marks all integers as unsigned.
    pub(super) const fn all_unsigned(mut self) -> Self {
        self.spelling.unsigned = u32::MAX;
        self
    }

    /// Sets the qualifiers of the pointee.
    pub(super) const fn pointee(mut self, pointee: Pointee) -> Self {
        self.spelling.pointee = pointee;
        self
    }

    /// Sets the type encoded in the name.
    pub(super) const fn data(mut self, data: Data) -> Self {
        self.spelling.data = Some(data);
        self
    }

    /// Sets the access qualifier of the pipe operand, which the name encodes.
    pub(super) const fn access(mut self, operand: u8, qualifier: AccessQualifier) -> Self {
        self.spelling.access = Some((operand, qualifier as u32));
        self
    }

    /// Whether integers of parameter `i` are unsigned in the name.
    pub fn is_unsigned(&self, i: usize) -> bool {
        let parameter = |condition: &Condition| match *condition {
            Condition::Class(place, class @ (Class::Signed | Class::Unsigned)) => Some((place, class)),
            _ => None,
        };
        let guards = || self.when.iter().filter_map(parameter);
        let own = guards().find(|(place, _)| usize::from(*place) == i);
        let first = guards().find(|(place, _)| *place == 0);
        let marked = i < 32 && self.spelling.unsigned >> i & 1 == 1;
        marked || own.or(first).is_some_and(|(_, class)| class == Class::Unsigned)
    }

    /// The minimum and the maximum number of arguments; the maximum is `usize::MAX` for a variadic function.
    pub fn arity(&self) -> (usize, usize) {
        let outcome = match self.outcome {
            ResultAdapter::PlusArgument(i) => (usize::from(i) + 1, 0),
            _ => (0, 0),
        };
        let (least, most) = self.operands.iter().fold(outcome, |(least, most), operand| {
            let (l, m) = operand.arguments();
            (least.max(l), most.max(m))
        });
        (least, most.max(least))
    }
}
