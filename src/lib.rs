//! Translates between SPIR-V and LLVM IR, in both directions.
//!
//! [`translate`] turns bytes of one [`Form`] into bytes of another:
//!
//! ```
//! use spirv_llvm_translate::{ErrorKind, Form, Options, translate};
//!
//! let text = b"
//!     OpCapability Kernel
//!     OpCapability Addresses
//!     OpMemoryModel Physical64 OpenCL
//!     OpEntryPoint Kernel %k \"k\"
//!     %void = OpTypeVoid
//!     %type = OpTypeFunction %void
//!     %k = OpFunction %void None %type
//!     %entry = OpLabel
//!     OpReturn
//!     OpFunctionEnd";
//! let options = Options::default();
//! let output = translate(text, Form::Spvasm, Form::Bc, &options)?;
//! assert!(output.warnings.is_empty());
//! let back = translate(&output.bytes, Form::Bc, Form::Spv, &options)?;
//! # assert_eq!(back.bytes.len(), translate(text, Form::Spvasm, Form::Spv, &options)?.bytes.len());
//!
//! // An error has a kind, a place, and the rule of SPIR-V that is broken.
//! let error = translate(&back.bytes[..22], Form::Spv, Form::Ll, &options).unwrap_err();
//! assert_eq!(error.kind(), ErrorKind::Malformed);
//! # Ok::<(), spirv_llvm_translate::Error>(())
//! ```
//!
//! [`SpirvModule`] and [`LlvmModule`] hold a module between steps, such as to choose values for specialization constants before a
//! translation, or to hand LLVM IR to inkwell:
//!
//! ```
//! use spirv_llvm_translate::{Form, LlvmModule, Options, SpirvModule};
//!
//! let options = Options::default();
//! let (llvm, _) = LlvmModule::parse(b"target triple = \"spir64\"\ndefine spir_kernel void @k() {\n  ret void\n}\n", &options)?;
//! let (spirv, warnings) = llvm.into_spirv(&options)?;
//! assert!(warnings.is_empty() && spirv.validate().is_empty() && spirv.spec_constants().is_empty());
//! let (llvm, _) = spirv.to_llvm(&options)?;
//! println!("{}", String::from_utf8_lossy(&llvm.print(Form::Ll)?));
//! # Ok::<(), spirv_llvm_translate::Error>(())
//! ```
//!
//! A call changes nothing of its process and prints nothing; its options are its arguments, and its warnings are in its result. See the
//! chapter on the [library](guide::library), and the other chapters of the [guide] for what is translated to what.
//!
//! # Features
//! - `cli` (default): the commands.
//! - `drop-in` (by `cli`): `drop_in`, the [drop-in command](guide::drop_in) as a call.
//! - `run` (default): the program `spirv-run`, which executes kernels for the command `run`.
//!
//! A program that links the library alone needs none: `default-features = false`.

// Without the commands, what only they and the tests use has no user.
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]

mod api;
mod assembly;
mod compat;
mod contract;
#[cfg(feature = "drop-in")]
mod debug_name;
mod dialect;
mod downlevel;
mod environment;
mod error;
mod expand;
mod graph;
pub mod guide;
mod llvm;
mod log;
mod options;
#[cfg(feature = "drop-in")]
mod output;
mod reader;
mod retarget;
mod roundtrip;
mod rule;
mod shader_ir;
mod spec_constants;
mod spirv;
mod structure;
mod table;
mod translate;
mod validate;
mod vulkan_kernel;
mod writer;

pub use api::{Output, SpirvModule, roundtrip, translate, translate_to, validate, validate_for};
#[cfg(feature = "drop-in")]
pub use compat::cli::{DropInHost, drop_in};
pub use compat::variants::Device;
pub use error::{Error, ErrorKind, Finding, Location, Result};
pub use llvm::LlvmModule;
pub use log::Warning;
pub use options::{
    AssembleOptions, BuiltinNames, DebugInfo, DisassembleOptions, Extensions, Form, MetadataLevel, Options,
    ReadOptions, ShaderIr, WriteOptions,
};
#[cfg(feature = "cli")]
pub use roundtrip::Change as RoundtripChange;
pub use roundtrip::{
    Count as RoundtripCount, Fact as RoundtripFact, Report as RoundtripReport, Step as RoundtripStep,
};
pub use rule::Rule;
pub use spec_constants::{Override, ScalarType, SpecConstant};
pub use spirv::Version;
pub use validate::Environment;

/// The rooms of the library, for its own commands and tests. Nothing here is promised to anyone else: not that it stays,
/// nor that a handle of LLVM's that outlives its object is refused.
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod internal {
    pub use crate::translate::{
        llvm_to_spirv, parse_spirv, spirv_to_llvm, translate_in, validate_file, validate_file_in,
    };

    pub mod assembly {
        pub use crate::assembly::*;
    }
    pub mod compat {
        pub use crate::compat::*;
    }
    pub mod debug_name {
        pub use crate::debug_name::*;
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
    pub mod output {
        pub use crate::output::*;
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
