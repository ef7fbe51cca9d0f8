//! A thin, safe layer over LLVM's C API and over a small C++ shim.
//!
//! Rules of this module:
//! - All `unsafe` of the project is here. inkwell owns the context and memory buffers; everything else goes through
//!   `llvm_sys`, since inkwell panics on target extension types and lacks exact metadata.
//! - [`Type`], [`Value`], [`Block`], [`Metadata`] and [`Module`] are pointers with the lifetime of their [`Context`],
//!   which owns all of them and frees them when it is dropped. They are `Copy`, compare and hash by identity.
//! - A getter that does not apply to the kind of its value returns `None`; a constructor with invalid operands returns
//!   an error. LLVM itself would have undefined behavior, because a released LLVM checks nothing.
//! - An erased object ([`Value::erase`], [`Block::delete`]) must not be used again, nor a name that was borrowed before
//!   its value was renamed. Values of two contexts must not be mixed. None of these three is checked.
//!
//! Known gaps: exception handling and inline assembly are not wrapped for building.

mod attribute;
mod block;
mod builder;
mod builder_atomic;
mod call;
mod constant;
mod context;
mod crash;
mod debug;
mod debug_entities;
mod debug_node;
mod debug_record;
mod definitions;
mod enums;
mod ffi;
mod global;
mod instruction;
mod map;
mod memory;
mod metadata;
mod module;
mod owned;
mod parse;
mod print;
mod survey;
mod text;
mod types;
mod value;

pub use attribute::{Attribute, AttributeForm, AttributePlace, CallAttributes};
pub use block::Block;
pub use builder::Builder;
pub use constant::parse_float;
pub use context::Context;
pub use crash::exit_after_llvm_crash;
pub use debug::{CompileUnit, Subprogram};
pub use debug_entities::DebugEntities;
pub use debug_node::{DebugField, DebugKind, DebugValue, Placeholder};
pub use debug_record::{DebugRecord, DebugRecordKind, DebugStorage};
pub use definitions::Definitions;
pub use enums::{
    AtomicOperation, FloatPredicate, IntPredicate, Linkage, MetadataKind, ModuleFlagBehavior, Opcode,
    Ordering, TailCallKind, ThreadLocalMode, TypeKind, UnnamedAddr, ValueKind, calling_convention, fast_math,
    flags,
};
pub use global::{general_intrinsics, is_reserved_name};
pub use map::{Handle, HandleMap};
pub use metadata::{MdKind, Metadata, NamedMetadata};
pub use module::Module;
pub use owned::LlvmModule;
pub use survey::Survey;
pub use types::{TargetTypeProperty, Type};
pub use value::Value;

/// The version of LLVM that is linked: major, minor, patch.
pub fn version() -> (u32, u32, u32) {
    let (mut major, mut minor, mut patch) = (0, 0, 0);
    // SAFETY: LLVM writes the three numbers that it is given places for.
    unsafe { llvm_sys::core::LLVMGetVersion(&mut major, &mut minor, &mut patch) };
    (major, minor, patch)
}

#[cfg(test)]
mod tests;
