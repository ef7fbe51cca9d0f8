//! Intrinsics that are written with the memory instructions.

/// What an intrinsic does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnMemory {
    /// Copies bytes between places that do not overlap.
    Copy,
    /// Copies bytes between places that may overlap.
    Move,
    /// Sets all bytes to one value.
    Set,
    /// Begins the lifetime of a variable.
    LifetimeStart,
    /// Ends the lifetime of a variable.
    LifetimeEnd,
    /// Tells the place of the stack.
    SaveStack,
    /// Goes back to a place of the stack.
    RestoreStack,
    /// Stores a sine and a cosine.
    SineAndCosine,
    /// Loads through a vector of pointers, where those are allowed.
    Gather,
    /// Stores through a vector of pointers, where those are allowed.
    Scatter,
}

/// Loads through a vector of pointers.
pub const MASKED_GATHER: &str = "masked.gather";
/// Stores through a vector of pointers.
pub const MASKED_SCATTER: &str = "masked.scatter";

/// A vendor's intrinsic that stores a sine and a cosine.
pub const SINE_AND_COSINE: &str = "fpbuiltin.sincos";

/// Intrinsics on memory, by name without `llvm.` and without the suffixes for types.
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

/// What an intrinsic does to memory, by its name without `llvm.` and without the suffixes for types.
pub fn on_memory(name: &str) -> Option<OnMemory> {
    ON_MEMORY.iter().find(|(known, _)| *known == name).map(|(_, does)| *does)
}

/// Which argument of an access is the vector of pointers, by the intrinsic's name; `None` for others.
pub fn pointers_argument(name: &str) -> Option<u32> {
    match on_memory(name)? {
        OnMemory::Gather => Some(0),
        OnMemory::Scatter => Some(1),
        _ => None,
    }
}
