//! Annotation strings of source code and the decorations that they encode, in blocks such as `{memory:MLAB}{numbanks:2}`.
//!
//! Spec: "Annotations" of the representation document on modules.

use super::annotation::POINTER_ANNOTATION;
use crate::spirv::extensions;
use rspirv::spirv::Decoration as D;

/// How a block encodes the operands of its decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// No operand; the block's value is 1.
    Flag,
    /// No operand and no value.
    Bare,
    /// No operand; the block's value is this number.
    Case(u32),
    /// Numbers separated by commas.
    Numbers,
    /// One string.
    Text,
    /// Two strings separated by a colon.
    Texts,
}

/// A block and its decoration.
#[derive(Clone, Copy, Debug)]
pub struct BlockRow {
    /// The word before the colon.
    pub name: &'static str,
    /// The decoration.
    pub decoration: D,
    /// The encoding of its operands.
    pub block: Block,
    /// The extension that defines the decoration.
    pub extension: &'static str,
}

/// The extension that defines memory attributes.
pub const MEMORY_ATTRIBUTES: &str = extensions::INTEL_FPGA_MEMORY_ATTRIBUTES;
const BUFFER_LOCATION: &str = extensions::INTEL_FPGA_BUFFER_LOCATION;
const LATENCY_CONTROL: &str = extensions::INTEL_FPGA_LATENCY_CONTROL;
/// The extension that defines the decorations of `{params:...}`.
pub const MEMORY_ACCESSES: &str = extensions::INTEL_FPGA_MEMORY_ACCESSES;
/// The extension that defines cache controls.
pub const CACHE_CONTROLS: &str = extensions::INTEL_CACHE_CONTROLS;

const fn memory(name: &'static str, decoration: D, block: Block) -> BlockRow {
    BlockRow { name, decoration, block, extension: MEMORY_ATTRIBUTES }
}

/// Blocks in the order of emission.
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

/// Decorations that blocks encode only by number, each with its extension.
pub const BY_NUMBER: &[(D, &str)] = &[
    (D::BurstCoalesceALTERA, MEMORY_ACCESSES),
    (D::CacheSizeALTERA, MEMORY_ACCESSES),
    (D::DontStaticallyCoalesceALTERA, MEMORY_ACCESSES),
    (D::PrefetchALTERA, MEMORY_ACCESSES),
    (D::CacheControlLoadINTEL, CACHE_CONTROLS),
    (D::CacheControlStoreINTEL, CACHE_CONTROLS),
];

/// The annotation lists of other translators, in their order of emission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Memory attributes and plain strings.
    Attributes,
    /// The decorations of `{params:...}`.
    Accesses,
    /// Cache controls.
    Caches,
    /// Buffer locations.
    Locations,
    /// Latency controls of pointers used for memory accesses.
    Latencies,
}

/// The list that a decoration belongs to. A memory access decoration encoded by number belongs to the attributes.
pub fn list_of(decoration: D) -> List {
    match decoration {
        D::CacheControlLoadINTEL | D::CacheControlStoreINTEL => List::Caches,
        D::BufferLocationALTERA => List::Locations,
        D::LatencyControlLabelALTERA | D::LatencyControlConstraintALTERA => List::Latencies,
        _ => List::Attributes,
    }
}

/// The default value of the memory block, which a more specific memory type replaces.
pub const MEMORY_TYPE: &str = "DEFAULT";

/// The block that holds the bits of [`PARAMETERS`].
pub const PARAMETERS_BLOCK: &str = "params";
/// The block that holds the operand of [`CACHE_SIZE`].
pub const CACHE_SIZE_BLOCK: &str = "cache-size";
/// The parameter decoration whose operand has a block of its own.
pub const CACHE_SIZE: D = D::CacheSizeALTERA;

/// Bits of `{params:...}`: the decoration of each, and its operands.
pub const PARAMETERS: &[(u32, D, &[u32])] = &[
    (1, D::BurstCoalesceALTERA, &[]),
    (2, CACHE_SIZE, &[0]),
    (4, D::DontStaticallyCoalesceALTERA, &[]),
    (8, D::PrefetchALTERA, &[0]),
];

/// Decorations that one value may carry several times.
pub const LEVELED: &[D] = &[D::CacheControlLoadINTEL, D::CacheControlStoreINTEL];

/// Intrinsics that become `OpFPGARegINTEL` if their string is [`REGISTER`], by name without `llvm.`.
pub const REGISTER_INTRINSICS: &[&str] = &["annotation", POINTER_ANNOTATION];
/// The string that turns an annotated value into an `OpFPGARegINTEL`.
pub const REGISTER: &str = "__builtin_intel_fpga_reg";
/// The extension that defines `OpFPGARegINTEL`.
pub const REGISTER_EXTENSION: &str = extensions::INTEL_FPGA_REG;
