//! Intrinsics that are lowered to memory instructions.

/// The memory operation of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnMemory {
    /// Copies bytes between ranges that do not overlap.
    Copy,
    /// Copies bytes between ranges that may overlap.
    Move,
    /// Sets all bytes to one value.
    Set,
    /// Starts the lifetime of a variable.
    LifetimeStart,
    /// Ends the lifetime of a variable.
    LifetimeEnd,
    /// Saves the stack pointer.
    SaveStack,
    /// Restores the stack pointer.
    RestoreStack,
    /// Stores a sine and a cosine.
    SineAndCosine,
    /// Loads through a vector of pointers, where masked gathers are allowed.
    Gather,
    /// Stores through a vector of pointers, where masked scatters are allowed.
    Scatter,
}

/// The masked gather intrinsic.
pub const MASKED_GATHER: &str = "masked.gather";
/// The masked scatter intrinsic.
pub const MASKED_SCATTER: &str = "masked.scatter";

/// A vendor intrinsic that stores a sine and a cosine.
pub const SINE_AND_COSINE: &str = "fpbuiltin.sincos";

/// Intrinsics on memory, by name without `llvm.` and type suffixes.
///
/// Spec (LLVM): "Memory Use Markers", "Standard C/C++ Library Intrinsics", "Code Generator Intrinsics".
pub const ON_MEMORY: &[(&str, OnMemory)] = &[
    ("memcpy", OnMemory::Copy),
    ("memcpy.inline", OnMemory::Copy),
    ("memmove", OnMemory::Move),
    ("memset", OnMemory::Set),
    ("memset.inline", OnMemory::Set),
    ("lifetime.start", OnMemory::LifetimeStart),
    ("lifetime.end", OnMemory::LifetimeEnd),
    ("stacksave", OnMemory::SaveStack),
    ("stackrestore", OnMemory::RestoreStack),
    (SINE_AND_COSINE, OnMemory::SineAndCosine),
    (MASKED_GATHER, OnMemory::Gather),
    (MASKED_SCATTER, OnMemory::Scatter),
];

/// The memory operation of an intrinsic, by its name without `llvm.` and type suffixes.
pub fn on_memory(name: &str) -> Option<OnMemory> {
    ON_MEMORY.iter().find(|(known, _)| *known == name).map(|(_, does)| *does)
}

/// The argument that is the vector of pointers, by the intrinsic's name; `None` for other intrinsics.
pub fn pointers_argument(name: &str) -> Option<u32> {
    match on_memory(name)? {
        OnMemory::Gather => Some(0),
        OnMemory::Scatter => Some(1),
        _ => None,
    }
}
