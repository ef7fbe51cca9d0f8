//! Types of the rows and the constructors that keep them short.

use super::guard::{Class, Condition};
use super::operand::{ONE, Operand};
use crate::spirv::Opcode;
use rspirv::spirv::{AccessQualifier, OpenclStd100Op, StorageClass};

/// One meaning of an OpenCL C name.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name; with a placeholder such as `<n>` the stem of names that [`super::name`] parses.
    pub name: &'static str,
    /// All of these hold for the parameters.
    pub when: &'static [Condition],
    /// What computes the result.
    pub target: Target,
    /// The target's operands, in its order.
    pub operands: &'static [Operand],
    /// How the target's result becomes the call's.
    pub outcome: ResultAdapter,
    /// Whether a reader that writes OpenCL C names may use the row.
    pub reading: Reading,
    /// What such a reader adds to the types that SPIR-V tells.
    pub spelling: Spelling,
    /// What the call is in LLVM IR as the passes of other translators leave it.
    pub friendly: FriendlyName,
}

/// The friendly call that the passes of other translators make of a call of OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendlyName {
    /// None: the call stays.
    Kept,
    /// Its name is that of the target.
    Plain,
    /// `_R` and the type of the result follow.
    Result,
    /// The same with an underscore more.
    ResultApart,
    /// An underscore, this width of each work-item's numbers, and how many of them the name says, if several.
    Block(&'static str),
}

/// What OpenCL C's types say and SPIR-V's do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// Bit i: the integers of parameter i are unsigned. All are where the row's guard asks for an unsigned
    /// first parameter.
    pub unsigned: u32,
    /// The qualifiers of a pointee.
    pub pointee: Pointee,
    /// The type of data whose width or length the name says.
    pub data: Option<Data>,
    /// The access qualifier of a pipe that the name says: operand and qualifier.
    pub access: Option<(u8, u32)>,
}

/// The qualifiers of a pointee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointee {
    /// None.
    Plain,
    /// What this parameter points to is constant.
    Const(u8),
    /// This parameter points to `void`.
    Void(u8),
    /// The same; an inexact name is that of the function that takes a pointer to constant data.
    ConstVoid(u8),
    /// What the first parameter points to is volatile.
    Volatile,
    /// What the first parameter points to is volatile and atomic, and lies in the generic address space.
    Atomic,
    /// What this parameter points to lies in the generic address space.
    Generic(u8),
    /// What the first parameter points to is constant memory; elsewhere the friendly name stays.
    UniformConstant,
}

/// A type that a name tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Data {
    /// The operand of this type; the result's type if `None`.
    pub operand: Option<u8>,
    /// Class of its scalars; any if `None`.
    pub class: Option<Class>,
    /// Width of its scalars; 0 is any.
    pub bits: u32,
    /// Whether it is a vector.
    pub lanes: Lanes,
}

impl Data {
    /// The result is of this class, and of this width unless that is 0.
    pub(super) const fn result(class: Option<Class>, bits: u32, lanes: Lanes) -> Self {
        Self { operand: None, class, bits, lanes }
    }

    /// This operand of the instruction is.
    pub(super) const fn operand(operand: u8, class: Option<Class>, bits: u32, lanes: Lanes) -> Self {
        Self { operand: Some(operand), class, bits, lanes }
    }
}

/// How many lanes data has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Any number.
    Any,
    /// It is a scalar.
    One,
    /// It has this many.
    Exactly(u32),
    /// It is a vector.
    Several,
}

/// What computes the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A core instruction.
    Op(Opcode),
    /// An instruction of OpenCL.std.
    Ext(OpenclStd100Op),
    /// The first operand is the result.
    Operand,
    /// A conversion: nothing if its type stays, else the instruction, with the decorations that the name
    /// asks for.
    Convert(Opcode, Saturation),
    /// Code in the writer.
    Shape(Shape),
}

/// Whether values out of range become the nearest in range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saturation {
    /// No.
    None,
    /// Yes, and the instruction itself says it.
    Opcode,
    /// Yes, said by a decoration.
    Decoration,
}

/// Meanings that take more than one instruction and that no other row shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The same bits as another type.
    Bitcast,
    /// Compare, exchange, and write back what was found.
    /// Operands: pointer, scope, semantics if equal, semantics if unequal, desired value, pointer to the
    /// expected value.
    CompareExchange,
    /// A checked cast from the generic address space. Operand: pointer.
    ToAddressSpace(StorageClass),
    /// A part of an image's size. Operand: image.
    ImageSize(Extent),
    /// A range of work-items, stored through the call's first argument. Operands: offset, global and local
    /// size as far as given.
    NdRange(u32),
    /// A block given to a queue. Operands: all arguments.
    EnqueueKernel(Enqueue),
    /// A question about a block. Operands: all arguments.
    KernelQuery {
        /// The instruction.
        op: Opcode,
        /// Whether a range of work-items comes first.
        range: bool,
    },
}

/// A part of an image's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Pixels of a row.
    Width,
    /// Rows.
    Height,
    /// Slices of a 3D image.
    Depth,
    /// Images of an array.
    ArraySize,
    /// Width and height, of a 3D image also depth and 0.
    Dimensions,
}

/// The forms of `__enqueue_kernel_*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enqueue {
    /// Whether number of events, events to wait for, and event to return are given.
    pub events: bool,
    /// Whether sizes of local memory follow: their number and a pointer to them.
    pub sizes: bool,
}

/// How the target's result becomes the call's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAdapter {
    /// As it is.
    Same,
    /// The target yields booleans. Where the call's result has integers, true is 1 in a scalar and -1 in a
    /// lane.
    Truth,
    /// The target yields a boolean, and so does the call.
    Bool,
    /// The target yields a vector of four, the call its first component.
    First,
    /// With this added.
    Plus(u32),
    /// With this argument added.
    PlusArgument(u8),
    /// Shifted right by this many bits.
    ShiftRight(u32),
    /// The target yields a value of the opaque type of the first opcode, of which the second makes the call's.
    Converted(Opcode, Opcode),
}

/// Whether a reader that writes OpenCL C names may use the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// With the names of any OpenCL version.
    Always,
    /// With the names of OpenCL 1.2.
    Cl12,
    /// With the names of OpenCL 2.0.
    Cl20,
    /// Only where names need not be exact, and there before any other; with the reason why it is not.
    Inexact(&'static str),
    /// Only where names have to be exact, with the reason why others do without.
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

/// One operand.
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
    /// Under these conditions only.
    pub(super) const fn when(mut self, conditions: &'static [Condition]) -> Self {
        self.when = conditions;
        self
    }

    /// The result comes back so.
    pub(super) const fn outcome(mut self, outcome: ResultAdapter) -> Self {
        self.outcome = outcome;
        self
    }

    /// The target yields booleans.
    pub(super) const fn truth(self) -> Self {
        self.outcome(ResultAdapter::Truth)
    }

    /// The reader uses the row so.
    pub(super) const fn reading(mut self, reading: Reading) -> Self {
        self.reading = reading;
        self
    }

    /// The passes of other translators make this friendly call.
    pub(super) const fn friendly(mut self, friendly: FriendlyName) -> Self {
        self.friendly = friendly;
        self
    }

    /// The reader never uses the row.
    pub(super) const fn write_only(self, why: &'static str) -> Self {
        self.reading(Reading::Never(why))
    }

    /// The integers of these parameters are unsigned.
    pub(super) const fn unsigned(mut self, parameters: &[u32]) -> Self {
        let mut i = 0;
        while i < parameters.len() {
            self.spelling.unsigned |= 1 << parameters[i];
            i += 1;
        }
        self
    }

    /// All integers are unsigned.
    pub(super) const fn all_unsigned(mut self) -> Self {
        self.spelling.unsigned = u32::MAX;
        self
    }

    /// The pointee has these qualifiers.
    pub(super) const fn pointee(mut self, pointee: Pointee) -> Self {
        self.spelling.pointee = pointee;
        self
    }

    /// The name tells this type.
    pub(super) const fn data(mut self, data: Data) -> Self {
        self.spelling.data = Some(data);
        self
    }

    /// The name tells the access qualifier of the pipe that this operand is.
    pub(super) const fn access(mut self, operand: u8, qualifier: AccessQualifier) -> Self {
        self.spelling.access = Some((operand, qualifier as u32));
        self
    }

    /// Whether the integers of parameter `i` are unsigned in the name.
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

    /// The least and the greatest number of arguments; the greatest is `usize::MAX` for a variadic function.
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
