//! The tree that both directions share.
//!
//! ```text
//! symbol    := "_Z" source-name [ template-args type ] parameters
//! parameters := "v" | type+
//! type      := scalar | "z" | substitution
//!            | "Dv" number "_" type                     vector
//!            | "DB" number "_" | "DU" number "_"        _BitInt
//!            | "P" pointee | "R" pointee | "O" pointee  pointer, references
//!            | "A" [ number ] "_" pointee               array: its element carries the array's qualifiers
//!            | "U7_Atomic" type
//!            | "U13block_pointer" type
//!            | "F" type parameters "E"
//!            | "T" [ number ] "_" | "Dp" type           template parameter, pack expansion
//!            | "u" source-name                          vendor's builtin type
//!            | name
//! pointee   := qualifiers type
//! qualifiers := [ "U" source-name("AS" number) ] [ "r" ] [ "V" ] [ "K" ]
//! name      := source-name [ template-args ]
//!            | "St" source-name [ template-args ]
//!            | "N" prefix source-name [ template-args ] "E"
//! prefix    := ( "St" | substitution | source-name [ template-args ] )+
//! template-args := "I" template-arg* "E"
//! template-arg  := pointee | "L" type value "E" | "J" template-arg* "E" | "X" "T" [ number ] "_" "E"
//! source-name   := number byte*
//! substitution  := "S" [ base-36 number ] "_"
//! ```
//!
//! Spec: "Itanium C++ ABI, Mangling".

use crate::vocabulary::Scalar;

/// A mangled function: its name and its parameters' types. The result type is not part of a plain function's name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symbol {
    /// The whole identifier, postfixes included: `get_global_id`, `__spirv_ConvertFToS_Rint_sat`.
    pub name: String,
    /// What a function template's instance adds to the name; absent for plain functions, so for every OpenCL C one.
    pub template: Option<Box<TemplateInstance>>,
    /// The parameters' types in order; empty for `(void)`.
    pub parameters: Vec<Type>,
}

/// The part of a function template instance's name which a plain function lacks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TemplateInstance {
    /// The template's arguments.
    pub arguments: Vec<TemplateArgument>,
    /// The result type, in terms of the template's parameters.
    pub result: Type,
}

/// The qualifiers of a pointer's pointee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Qualifiers {
    /// The address space's number in LLVM IR; 0 is private.
    pub address_space: u32,
    /// `const`
    pub is_const: bool,
    /// `volatile`
    pub is_volatile: bool,
    /// `restrict`, on a pointee that is itself a pointer; a parameter's own `restrict` is not part of its type.
    pub is_restrict: bool,
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A builtin scalar.
    Scalar(Scalar),
    /// `_BitInt(bits)`.
    BitInteger {
        /// The width in bits.
        bits: u32,
        /// Whether it has negative values.
        is_signed: bool,
    },
    /// A vector.
    Vector {
        /// The number of lanes.
        lanes: u32,
        /// The lanes' type.
        element: Box<Type>,
    },
    /// A pointer.
    Pointer {
        /// The pointee's qualifiers.
        qualifiers: Qualifiers,
        /// The pointee.
        pointee: Box<Type>,
    },
    /// A C++ reference.
    Reference {
        /// Whether it is `&&`.
        is_rvalue: bool,
        /// The referent's qualifiers.
        qualifiers: Qualifiers,
        /// The referent.
        referent: Box<Type>,
    },
    /// An atomic type: `atomic_int` is an atomic `int`.
    Atomic(Box<Type>),
    /// A struct, enumeration or opaque type with a plain name: `ocl_event`, `__spirv_Event`, `memory_order`.
    Named(String),
    /// A name within namespaces or classes, or one with template arguments. At least two components, or one with arguments.
    Nested(Vec<NameComponent>),
    /// A builtin type that a vendor added.
    Vendor(String),
    /// An OpenCL pipe. Pipes of different element types are different types that are spelt alike; the number tells apart those of one symbol,
    /// counting from 0 in order of appearance.
    Pipe(u32),
    /// An array.
    Array {
        /// The number of elements, if it is known.
        length: Option<u64>,
        /// The elements' type. An array's qualifiers are those of its pointer.
        element: Box<Type>,
    },
    /// A function.
    Function {
        /// The result.
        result: Box<Type>,
        /// The parameters; empty for `(void)`.
        parameters: Vec<Type>,
    },
    /// A pointer to a block of code, with the block's function type.
    BlockPointer(Box<Type>),
    /// The n-th parameter of the symbol's template, counting from 0.
    TemplateParameter(u32),
    /// `T...`
    PackExpansion(Box<Type>),
    /// The `...` of a variadic function.
    Ellipsis,
}

/// One step of a nested name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NameComponent {
    /// The identifier.
    pub name: String,
    /// The template arguments, if it is a template's instance.
    pub arguments: Option<Vec<TemplateArgument>>,
}

/// An argument of a template.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TemplateArgument {
    /// A type.
    Type {
        /// The type's qualifiers.
        qualifiers: Qualifiers,
        /// The type.
        ty: Type,
    },
    /// A constant.
    Literal {
        /// The constant's type.
        ty: Type,
        /// The value as the ABI writes it: decimal with `n` for minus, or hexadecimal digits of a floating-point value.
        value: String,
    },
    /// The arguments of a parameter pack.
    Pack(Vec<TemplateArgument>),
    /// The n-th parameter of the symbol's template where it stands for a constant.
    Parameter(u32),
}

impl Symbol {
    /// A plain function.
    pub fn new(name: impl Into<String>, parameters: Vec<Type>) -> Self {
        Symbol { name: name.into(), template: None, parameters }
    }
}

impl Qualifiers {
    /// Nothing but an address space, by its number in LLVM IR.
    pub const fn address_space(address_space: u32) -> Self {
        Qualifiers { address_space, is_const: false, is_volatile: false, is_restrict: false }
    }

    /// Whether nothing of them is written in a mangled name.
    pub const fn is_empty(&self) -> bool {
        self.address_space == 0 && !self.is_const && !self.is_volatile && !self.is_restrict
    }

    /// What either of the two qualifies; the inner address space holds where both name one.
    pub(crate) const fn union(self, inner: Self) -> Self {
        Qualifiers {
            address_space: if inner.address_space == 0 { self.address_space } else { inner.address_space },
            is_const: self.is_const || inner.is_const,
            is_volatile: self.is_volatile || inner.is_volatile,
            is_restrict: self.is_restrict || inner.is_restrict,
        }
    }
}

impl Type {
    /// A pointer into an address space (by its number in LLVM IR) without further qualifiers.
    pub fn pointer(address_space: u32, pointee: Type) -> Self {
        Type::Pointer { qualifiers: Qualifiers::address_space(address_space), pointee: Box::new(pointee) }
    }

    /// A vector.
    pub fn vector(lanes: u32, element: Type) -> Self {
        Type::Vector { lanes, element: Box::new(element) }
    }

    /// A struct, enumeration or opaque type.
    pub fn named(name: impl Into<String>) -> Self {
        Type::Named(name.into())
    }

    /// An atomic type.
    pub fn atomic(value: Type) -> Self {
        Type::Atomic(Box::new(value))
    }

    /// The same pointer or reference to a `const` pointee; any other type unchanged.
    #[must_use]
    pub fn with_const(mut self) -> Self {
        if let Some(qualifiers) = self.qualifiers_mut() {
            qualifiers.is_const = true;
        }
        self
    }

    /// The same pointer or reference to a `volatile` pointee; any other type unchanged.
    #[must_use]
    pub fn with_volatile(mut self) -> Self {
        if let Some(qualifiers) = self.qualifiers_mut() {
            qualifiers.is_volatile = true;
        }
        self
    }

    fn qualifiers_mut(&mut self) -> Option<&mut Qualifiers> {
        match self {
            Type::Pointer { qualifiers, .. } | Type::Reference { qualifiers, .. } => Some(qualifiers),
            _ => None,
        }
    }

    /// The scalar itself, a vector's lanes or an atomic's value as a scalar; nothing for other types.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Type::Scalar(scalar) => Some(*scalar),
            Type::Vector { element, .. } => element.scalar(),
            Type::Atomic(value) => value.scalar(),
            _ => None,
        }
    }

    /// A pointer's pointee or a reference's referent, with its qualifiers.
    pub fn pointee(&self) -> Option<(Qualifiers, &Type)> {
        match self {
            Type::Pointer { qualifiers, pointee } => Some((*qualifiers, pointee)),
            Type::Reference { qualifiers, referent, .. } => Some((*qualifiers, referent)),
            _ => None,
        }
    }
}

impl From<Scalar> for Type {
    fn from(scalar: Scalar) -> Self {
        Type::Scalar(scalar)
    }
}

impl NameComponent {
    /// A component without template arguments.
    pub fn plain(name: impl Into<String>) -> Self {
        NameComponent { name: name.into(), arguments: None }
    }
}
