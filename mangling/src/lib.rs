//! Itanium name mangling and demangling for OpenCL C and SPIR-V friendly builtin names.
//!
//! [`mangle`] writes a [`Symbol`] as `_Z...`, [`demangle`] reads it back; both use the syntax tree of [`ast`]. The crate handles
//! the syntax of types only; the caller determines which opaque types exist and what a builtin means. [`mod@ident`] reads and
//! writes the parts of a builtin's *name* besides the operation (`_Rfloat4`, `_sat`, `_rte`).
//!
//! ```
//! use mangling::{Flavour, Scalar, Symbol, Type, demangle, mangle};
//!
//! let vectors = Type::pointer(1, Type::vector(4, Scalar::Float.into())).with_const();
//! let symbol = Symbol::new("f", vec![vectors.clone(), vectors]);
//! let name = mangle(&symbol, Flavour::Clang);
//! assert_eq!(name, "_Z1fPU3AS1KDv4_fS1_");
//! assert_eq!(demangle(&name), Ok(symbol.clone()));
//! assert_eq!(symbol.to_string(), "f(global const float4*, global const float4*)");
//! ```
//!
//! Known gaps, which are errors: functions inside namespaces or classes, pointers to members, local and unnamed types, the standard
//! library's abbreviations (`Sa`, `Ss`), expressions other than a single template parameter.
#![deny(clippy::indexing_slicing)]

pub mod ast;
mod demangle;
mod display;
mod error;
pub mod ident;
mod mangle;
mod substitution;
mod template;
pub mod vocabulary;

pub use ast::{NameComponent, Qualifiers, Symbol, TemplateArgument, TemplateInstance, Type};
pub use demangle::{demangle, demangle_as, demangle_type, ident};
pub use error::DemangleError;
pub use ident::{
    ConversionName, Family, Ident, Postfixes, ResultPostfix, Rounding, Variant, VectorMemoryName,
};
pub use mangle::{Flavour, mangle, mangle_type};
pub use vocabulary::Scalar;
