//! Spec: "OpConstantSampler". Constant samplers and their OpenCL C bit encoding.

/// The function that creates a sampler from its bits.
pub const FUNCTION: &str = "__translate_sampler_initializer";

/// The bits of a sampler, from addressing mode, normalized coordinates flag and filter mode.
pub const fn bits([addressing, normalized, filter]: [u32; 3]) -> u32 {
    (addressing & 7) << 1 | (normalized & 1) | ((filter & 1) + 1) << 4
}

/// Addressing mode, normalized coordinates flag and filter mode, from a sampler's bits.
pub const fn literals(bits: u32) -> [u32; 3] {
    let filter = if bits & 0x30 == 0 { 0 } else { ((bits & 0x30) >> 4) - 1 };
    [(bits & 0xE) >> 1, bits & 1, filter]
}
