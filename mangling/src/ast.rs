//! The syntax tree shared by mangling and demangling.
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

/// A mangled function: its name and its parameter types. A function's mangled name does not contain the result type unless it is a
/// template instance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symbol {
    /// The whole identifier, postfixes included: `get_global_id`, `__spirv_ConvertFToS_Rint_sat`.
    pub name: String,
    /// The additional parts of a function template instance; `None` for other functions, including all OpenCL C functions.
    pub template: Option<Box<TemplateInstance>>,
    /// The parameter types in order; empty for `(void)`.
    pub parameters: Vec<Type>,
}

/// The parts of a function template instance's name that other functions lack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TemplateInstance {
    /// The template arguments.
    pub arguments: Vec<TemplateArgument>,
    /// The result type, which may refer to template parameters.
    pub result: Type,
}

/// The qualifiers of a pointee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Qualifiers {
    /// The address space number in LLVM IR; 0 is private.
    pub address_space: u32,
    /// `const`
    pub is_const: bool,
    /// `volatile`
    pub is_volatile: bool,
    /// `restrict`, on a pointee that is itself a pointer; a parameter's own `restrict` does not belong to its type.
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
        /// Whether it is signed.
        is_signed: bool,
    },
    /// A vector.
    Vector {
        /// The number of lanes.
        lanes: u32,
        /// The element type.
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
    /// An atomic type: `atomic_int` is `_Atomic(int)`.
    Atomic(Box<Type>),
    /// A struct, enumeration or opaque type with an unqualified name: `ocl_event`, `__spirv_Event`, `memory_order`.
    Named(String),
    /// A qualified name or a name with template arguments: at least two components, or one component with arguments.
    Nested(Vec<NameComponent>),
    /// A vendor extended builtin type.
    Vendor(String),
    /// An OpenCL pipe. Pipes of different element types are different types with the same spelling; the number distinguishes those
    /// of one symbol, counted from 0 in order of appearance.
    Pipe(u32),
    /// An array.
    Array {
        /// The number of elements, if known.
        length: Option<u64>,
        /// The element type. An array's qualifiers belong to its pointer.
        element: Box<Type>,
    },
    /// A function.
    Function {
        /// The result type.
        result: Box<Type>,
        /// The parameter types; empty for `(void)`.
        parameters: Vec<Type>,
    },
    /// A block pointer, with the block's function type.
    BlockPointer(Box<Type>),
    /// The n-th template parameter of the symbol, counted from 0.
    TemplateParameter(u32),
    /// `T...`
    PackExpansion(Box<Type>),
    /// The `...` of a variadic function.
    Ellipsis,
}

/// A component of a nested name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NameComponent {
    /// The identifier.
    pub name: String,
    /// The template arguments, if it is a template instance.
    pub arguments: Option<Vec<TemplateArgument>>,
}

/// A template argument.
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
        /// The value in the ABI's form: decimal with `n` for minus, or hexadecimal digits of a floating-point value.
        value: String,
    },
    /// The arguments of a parameter pack.
    Pack(Vec<TemplateArgument>),
    /// The n-th template parameter of the symbol, used as a constant.
    Parameter(u32),
}

impl Symbol {
    /// A function that is not a template instance.
    pub fn new(name: impl Into<String>, parameters: Vec<Type>) -> Self {
        Symbol { name: name.into(), template: None, parameters }
    }
}

impl Qualifiers {
    /// An address space without other qualifiers, by its number in LLVM IR.
    pub const fn address_space(address_space: u32) -> Self {
        Qualifiers { address_space, is_const: false, is_volatile: false, is_restrict: false }
    }

    /// Whether all qualifiers are absent from the mangled name.
    pub const fn is_empty(&self) -> bool {
        self.address_space == 0 && !self.is_const && !self.is_volatile && !self.is_restrict
    }

    /// The union of two qualifier sets; the inner address space takes precedence if both have one.
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
    /// A pointer into an address space, by its number in LLVM IR, without other qualifiers.
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

    /// The pointer or reference with `const` added to its pointee; any other type unchanged.
    #[must_use]
    pub fn with_const(mut self) -> Self {
        if let Some(qualifiers) = self.qualifiers_mut() {
            qualifiers.is_const = true;
        }
        self
    }

    /// The pointer or reference with `volatile` added to its pointee; any other type unchanged.
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

    /// The scalar itself, a vector's element scalar or an atomic's scalar; `None` for other types.
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
