//! Translates between SPIR-V and LLVM IR, in both directions.

mod assembly;
mod compat;
mod contract;
mod dialect;
mod environment;
mod error;
mod graph;
pub mod guide;
mod llvm;
mod log;
mod options;
mod reader;
mod roundtrip;
mod rule;
mod spec_constants;
mod spirv;
mod table;
mod translate;
mod validate;
mod writer;

pub use error::{Error, ErrorKind, Finding, Location, Result};
pub use options::{
    AssembleOptions, BuiltinNames, DebugInfo, DisassembleOptions, Extensions, Form, MetadataLevel, Options,
    ReadOptions, WriteOptions,
};
pub use rule::Rule;
pub use spec_constants::{Override, ScalarType, SpecConstant};

/// The rooms of the library, for its own commands and tests. Nothing here is promised to anyone else: not that it stays,
/// nor that a handle of LLVM's that outlives its object is refused.
#[doc(hidden)]
pub mod internal {
    pub use crate::translate::{
        llvm_to_spirv, parse_spirv, regularize, spirv_to_llvm, translate_in, validate_file,
    };

    pub mod assembly {
        pub use crate::assembly::*;
    }
    pub mod compat {
        pub use crate::compat::*;
    }
    pub mod dialect {
        pub use crate::dialect::*;
    }
    pub mod error {
        pub use crate::error::*;
    }
    pub mod graph {
        pub use crate::graph::*;
    }
    pub mod llvm {
        pub use crate::llvm::*;
    }
    pub mod log {
        pub use crate::log::*;
    }
    pub mod options {
        pub use crate::options::*;
    }
    pub mod reader {
        pub use crate::reader::*;
    }
    pub mod roundtrip {
        pub use crate::roundtrip::*;
    }
    pub mod rule {
        pub use crate::rule::*;
    }
    pub mod spec_constants {
        pub use crate::spec_constants::*;
    }
    pub mod spirv {
        pub use crate::spirv::*;
    }
    pub mod table {
        pub use crate::table::*;
    }
    pub mod validate {
        pub use crate::validate::*;
    }
    pub mod writer {
        pub use crate::writer::*;
    }
}
