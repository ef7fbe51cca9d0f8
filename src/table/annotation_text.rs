//! Texts of annotations in source code and the decorations that they say: blocks such as `{memory:MLAB}{numbanks:2}`.
//!
//! Spec: "Annotations" of the representation document on modules.

use super::annotation::POINTER_ANNOTATION;
use crate::spirv::extensions;
use rspirv::spirv::Decoration as D;

/// How a block says the operands of its decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// No operand; the text says 1.
    Flag,
    /// No operand and no value.
    Bare,
    /// No operand; the text says this number.
    Case(u32),
    /// Numbers between commas.
    Numbers,
    /// A text.
    Text,
    /// Two texts with a colon between them.
    Texts,
}

/// A block and its decoration.
#[derive(Clone, Copy, Debug)]
pub struct BlockRow {
    /// The word in front of the colon.
    pub name: &'static str,
    /// The decoration.
    pub decoration: D,
    /// Its operands.
    pub block: Block,
    /// The extension that has it.
    pub extension: &'static str,
}

/// The extension that has attributes of memory.
pub const MEMORY_ATTRIBUTES: &str = extensions::INTEL_FPGA_MEMORY_ATTRIBUTES;
const BUFFER_LOCATION: &str = extensions::INTEL_FPGA_BUFFER_LOCATION;
const LATENCY_CONTROL: &str = extensions::INTEL_FPGA_LATENCY_CONTROL;
/// The extension that has the decorations of `{params:...}`.
pub const MEMORY_ACCESSES: &str = extensions::INTEL_FPGA_MEMORY_ACCESSES;
/// The extension that has controls of caches.
pub const CACHE_CONTROLS: &str = extensions::INTEL_CACHE_CONTROLS;

const fn memory(name: &'static str, decoration: D, block: Block) -> BlockRow {
    BlockRow { name, decoration, block, extension: MEMORY_ATTRIBUTES }
}

/// Blocks in the order in which they are written.
pub const BLOCKS: &[BlockRow] = &[
    memory("register", D::RegisterALTERA, Block::Flag),
    memory("memory", D::MemoryALTERA, Block::Text),
    memory("bankwidth", D::BankwidthALTERA, Block::Numbers),
    memory("numbanks", D::NumbanksALTERA, Block::Numbers),
    memory("private_copies", D::MaxPrivateCopiesALTERA, Block::Numbers),
    memory("pump", D::SinglepumpALTERA, Block::Case(1)),
    memory("pump", D::DoublepumpALTERA, Block::Case(2)),
    memory("max_replicates", D::MaxReplicatesALTERA, Block::Numbers),
    memory("simple_dual_port", D::SimpleDualPortALTERA, Block::Flag),
    memory("merge", D::MergeALTERA, Block::Texts),
    memory("bank_bits", D::BankBitsALTERA, Block::Numbers),
    memory("force_pow2_depth", D::ForcePow2DepthALTERA, Block::Numbers),
    memory("stride_size", D::StridesizeALTERA, Block::Numbers),
    memory("word_size", D::WordsizeALTERA, Block::Numbers),
    memory("true_dual_port", D::TrueDualPortALTERA, Block::Bare),
    BlockRow {
        name: "sycl-buffer-location",
        decoration: D::BufferLocationALTERA,
        block: Block::Numbers,
        extension: BUFFER_LOCATION,
    },
    BlockRow {
        name: "sycl-latency-anchor-id",
        decoration: D::LatencyControlLabelALTERA,
        block: Block::Numbers,
        extension: LATENCY_CONTROL,
    },
    BlockRow {
        name: "sycl-latency-constraint",
        decoration: D::LatencyControlConstraintALTERA,
        block: Block::Numbers,
        extension: LATENCY_CONTROL,
    },
];

/// Decorations that blocks say only by number, with the extension of each.
pub const BY_NUMBER: &[(D, &str)] = &[
    (D::BurstCoalesceALTERA, MEMORY_ACCESSES),
    (D::CacheSizeALTERA, MEMORY_ACCESSES),
    (D::DontStaticallyCoalesceALTERA, MEMORY_ACCESSES),
    (D::PrefetchALTERA, MEMORY_ACCESSES),
    (D::CacheControlLoadINTEL, CACHE_CONTROLS),
    (D::CacheControlStoreINTEL, CACHE_CONTROLS),
];

/// The lists in which other translators keep what a text says, in the order in which they write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Attributes of memory, and texts.
    Attributes,
    /// What `{params:...}` says.
    Accesses,
    /// Controls of caches.
    Caches,
    /// Locations of buffers.
    Locations,
    /// Controls of latencies, said of pointers that are used to access memory.
    Latencies,
}

/// The list that has a decoration. One of accesses that a block says by its number stands among the attributes.
pub fn list_of(decoration: D) -> List {
    match decoration {
        D::CacheControlLoadINTEL | D::CacheControlStoreINTEL => List::Caches,
        D::BufferLocationALTERA => List::Locations,
        D::LatencyControlLabelALTERA | D::LatencyControlConstraintALTERA => List::Latencies,
        _ => List::Attributes,
    }
}

/// The value of a block that gives way to a type of memory that says more.
pub const MEMORY_TYPE: &str = "DEFAULT";

/// The block that has the bits of [`PARAMETERS`].
pub const PARAMETERS_BLOCK: &str = "params";
/// The block that has the operand of the decoration of [`CACHE_SIZE`].
pub const CACHE_SIZE_BLOCK: &str = "cache-size";
/// The parameter whose operand stands in a block of its own.
pub const CACHE_SIZE: D = D::CacheSizeALTERA;

/// Bits of `{params:...}`: the decoration of each and its operands.
pub const PARAMETERS: &[(u32, D, &[u32])] = &[
    (1, D::BurstCoalesceALTERA, &[]),
    (2, CACHE_SIZE, &[0]),
    (4, D::DontStaticallyCoalesceALTERA, &[]),
    (8, D::PrefetchALTERA, &[0]),
];

/// Decorations that a value may have several of.
pub const LEVELED: &[D] = &[D::CacheControlLoadINTEL, D::CacheControlStoreINTEL];

/// Intrinsics that are an `OpFPGARegINTEL` if their text says so, by name without `llvm.`.
pub const REGISTER_INTRINSICS: &[&str] = &["annotation", POINTER_ANNOTATION];
/// The text that makes a value an `OpFPGARegINTEL`.
pub const REGISTER: &str = "__builtin_intel_fpga_reg";
/// The extension that has it.
pub const REGISTER_EXTENSION: &str = extensions::INTEL_FPGA_REG;
