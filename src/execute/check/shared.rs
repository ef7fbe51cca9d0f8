//! What compiled code and its checks share: names of variables and functions, and the layout of a table.

use crate::executor::jit;

/// The beginning of the names of functions that instrumented code calls.
pub const PREFIX: &str = "spirv_run.check.";

/// The variable with the state that functions of the sanitizer share: shadow of parameters and results.
pub const STATE: &str = "spirv_run.check.state";
/// The variable where instrumented code leaves the place of what it does.
pub const PLACE: &str = "spirv_run.check.place";
/// The variable with the distance from shadow to its origins.
pub const DISTANCE: &str = "spirv_run.check.distance";

/// The variable with the number of the work-item that runs and one, and the epoch in its upper half.
pub const ITEM: &str = "spirv_run.check.item";
/// The variable with the number of the group's first work-item, and one.
pub const FIRST: &str = "spirv_run.check.first";
/// The variable with the epoch: how many groups have begun and barriers were passed.
pub const NOW: &str = "spirv_run.check.now";
/// The variable with the number of atomic operations so far.
pub const TIME: &str = "spirv_run.check.time";
/// The variable with the place of the barrier that the last work-item waits at.
pub const WAITING: &str = "spirv_run.check.waiting";

/// The variable that describes a kernel's memory in words of 64 bits, [`WORDS`] for each part. Instrumented code has in it: in the first one the
/// number of parts, and the granule of memory that is no part; then the parameters of the kernel and variables in local memory.
pub const TABLE: &str = "spirv_run.check.table";
/// The words of a part of [`TABLE`].
pub const WORDS: u64 = 8;
/// Words of a part: the logarithm of the bytes whose accesses are noted as one; whether nothing is written, and the start of a variable.
pub const GRANULE: u64 = 0;
/// As [`GRANULE`].
pub const IS_READ_ONLY: u64 = 1;
/// As [`GRANULE`].
pub const START: u64 = 2;
/// Words of a part that a run fills: size, from memory to its shadow, the address of the cell of address 0.
pub const SIZE: u64 = 3;
/// As [`SIZE`].
pub const SHADOW: u64 = 4;
/// As [`SIZE`].
pub const CELLS: u64 = 5;
/// The word of the first part that a run fills with the distance from shadow to its origins.
pub const ORIGINS: u64 = 6;

/// The addresses of variables that compiled code shares.
#[derive(Clone, Copy, Debug, Default)]
pub struct Symbols {
    /// [`STATE`].
    pub state: u64,
    /// [`PLACE`].
    pub place: u64,
    /// [`DISTANCE`].
    pub distance: u64,
    /// [`ITEM`].
    pub item: u64,
    /// [`FIRST`].
    pub first: u64,
    /// [`NOW`].
    pub now: u64,
    /// [`TIME`].
    pub time: u64,
    /// [`WAITING`].
    pub waiting: u64,
    /// [`TABLE`].
    pub table: u64,
}

/// A word of 64 bits in memory.
pub fn word(address: u64) -> u64 {
    let mut bytes = [0; 8];
    jit::read_memory(address, &mut bytes);
    u64::from_le_bytes(bytes)
}

/// A word of 32 bits in memory.
pub fn half_word(address: u64) -> u32 {
    let mut bytes = [0; 4];
    jit::read_memory(address, &mut bytes);
    u32::from_le_bytes(bytes)
}
