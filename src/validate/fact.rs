//! What the rules ask of a type, in numbers.
//!
//! Rule of this module: a fact is made once, when its type is declared, from facts made before; nothing here walks down a type again.

use crate::spirv::Id;

/// A fact of the module, by its place in the list of them. The first stands for what is no type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Ty(pub u32);

impl Ty {
    /// No type, or one of which nothing is known.
    pub const NONE: Self = Self(0);
    /// A type that is declared later: nothing is known of it, but that it is one.
    pub const LATER: Self = Self(u32::MAX);
}

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Class {
    /// Nothing is known.
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
    /// A pointer; `component` is what it points to, `Ty::NONE` if it is untyped; `count` is the storage class.
    Pointer,
    Function,
    /// An image, a sampler, an event ...: opaque, but a value like others.
    Opaque,
    /// A type of an extension that computes as numbers do; the rules for numbers do not know it.
    Exotic,
}

/// What the rules ask of a type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fact {
    pub class: Class,
    /// For a number or boolean its own class, for a vector that of its components; else `Unknown`.
    pub scalar: Class,
    /// Width of the scalar in bits; 0 for a boolean.
    pub bits: u32,
    /// Components of a vector, 1 for a scalar; constituents of a composite; storage class of a pointer. A length that is no plain
    /// constant is `None`.
    pub count: Option<u64>,
    /// Component, element, pointee or return type.
    pub component: Ty,
    /// The first type that is the same, which may be itself: by contents, but for structures.
    pub same: Ty,
    /// How deep structures nest in it, itself included.
    pub structs: u16,
    /// Whether it was made by OpTypeInt with sign.
    pub is_signed: bool,
    /// The declaration.
    pub id: Id,
}

/// The fact of what is no type.
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
    /// Whether nothing can be said of computations with it.
    pub fn is_open(&self) -> bool {
        matches!(self.class, Class::Unknown | Class::Exotic)
    }

    /// A number or boolean.
    pub fn is_scalar(&self) -> bool {
        matches!(self.class, Class::Bool | Class::Int | Class::Float)
    }

    /// An integer, not a vector of them.
    pub fn is_int(&self) -> bool {
        self.class == Class::Int
    }

    /// A vector.
    pub fn is_vector(&self) -> bool {
        self.class == Class::Vector
    }

    /// A pointer, typed or not.
    pub fn is_pointer(&self) -> bool {
        self.class == Class::Pointer
    }

    /// A pointer that does not tell what it points to.
    pub fn is_untyped(&self) -> bool {
        self.is_pointer() && self.component == Ty::NONE
    }

    /// Components, of a scalar one; 0 for what is neither scalar nor vector.
    pub fn lanes(&self) -> u64 {
        if self.is_scalar() || self.is_vector() { self.count.unwrap_or(0) } else { 0 }
    }

    /// Whether both are scalars or vectors of one class, width and number of components, whatever the sign.
    pub fn is_shaped_as(&self, other: &Self) -> bool {
        self.scalar != Class::Unknown
            && self.scalar == other.scalar
            && self.bits == other.bits
            && self.class == other.class
            && self.count == other.count
    }
}
