//! The properties of a type that the rules depend on.
//!
//! Rule of this module: a fact is computed once, when its type is declared, from existing facts; no code here traverses a type
//! again.

use crate::spirv::Id;

/// The index of a fact in the module's list. Index 0 is [`UNKNOWN`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Ty(pub u32);

impl Ty {
    /// No type, or an unknown type.
    pub const NONE: Self = Self(0);
    /// A type that is declared later, with no other known property.
    pub const LATER: Self = Self(u32::MAX);
}

/// The class of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Class {
    /// Unknown.
    Unknown,
    Void,
    Bool,
    Int,
    Float,
    Vector,
    Matrix,
    Array,
    RuntimeArray,
    Struct,
    /// A pointer; `component` is its pointee, `Ty::NONE` if it is untyped; `count` is the storage class.
    Pointer,
    Function,
    /// An opaque type such as image, sampler or event, whose values are ordinary values.
    Opaque,
    /// An extension's arithmetic type, exempt from the rules for numbers.
    Exotic,
}

/// The properties of a type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fact {
    pub class: Class,
    /// For a scalar its own class, for a vector its components' class; otherwise `Unknown`.
    pub scalar: Class,
    /// Width of the scalar in bits; 0 for a boolean.
    pub bits: u32,
    /// Number of components of a vector, 1 for a scalar; number of constituents of a composite; storage class of a pointer. `None`
    /// for a length that is not an ordinary constant.
    pub count: Option<u64>,
    /// Component, element, pointee or return type.
    pub component: Ty,
    /// The first equal type, possibly itself. Types are equal by contents, except structures.
    pub same: Ty,
    /// The nesting depth of structures in it, itself included.
    pub structs: u16,
    /// Whether it is an OpTypeInt with signedness 1.
    pub is_signed: bool,
    /// The declaring `<id>`.
    pub id: Id,
}

/// The fact of an unknown type.
pub(super) const UNKNOWN: Fact = Fact {
    class: Class::Unknown,
    scalar: Class::Unknown,
    bits: 0,
    count: None,
    component: Ty::NONE,
    same: Ty::NONE,
    structs: 0,
    is_signed: false,
    id: Id(0),
};

impl Fact {
    /// Whether computations on the type are not checked.
    pub fn is_open(&self) -> bool {
        matches!(self.class, Class::Unknown | Class::Exotic)
    }

    /// Whether it is a number or boolean.
    pub fn is_scalar(&self) -> bool {
        matches!(self.class, Class::Bool | Class::Int | Class::Float)
    }

    /// Whether it is an integer scalar.
    pub fn is_int(&self) -> bool {
        self.class == Class::Int
    }

    /// Whether it is a vector.
    pub fn is_vector(&self) -> bool {
        self.class == Class::Vector
    }

    /// Whether it is a pointer, typed or untyped.
    pub fn is_pointer(&self) -> bool {
        self.class == Class::Pointer
    }

    /// Whether it is an untyped pointer.
    pub fn is_untyped(&self) -> bool {
        self.is_pointer() && self.component == Ty::NONE
    }

    /// Number of components, 1 for a scalar; 0 for other types.
    pub fn lanes(&self) -> u64 {
        if self.is_scalar() || self.is_vector() { self.count.unwrap_or(0) } else { 0 }
    }

    /// Whether both are scalars or vectors with equal class, width and number of components, regardless of signedness.
    pub fn is_shaped_as(&self, other: &Self) -> bool {
        self.scalar != Class::Unknown
            && self.scalar == other.scalar
            && self.bits == other.bits
            && self.class == other.class
            && self.count == other.count
    }
}
