//! The interface between compiled code and the interpreter of builtins: values in slots, calls of a service, memory behind
//! pointers.

/// Storage for one value of any shape.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(128))]
pub struct Slot(pub [u8; Slot::SIZE]);

impl Slot {
    /// The size in bytes: sixteen elements of eight bytes.
    pub const SIZE: usize = 128;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; Self::SIZE]);
}

/// A handler of calls from compiled code: number of the call, its arguments, storage for its result.
pub type Service = dyn Fn(usize, &[Slot], &mut Slot) + Send + Sync;

/// A service with a stable address for compiled code.
pub struct Gate(Box<Box<Service>>);

impl Gate {
    /// Creates a gate.
    pub fn new(service: Box<Service>) -> Self {
        Self(Box::new(service))
    }

    /// The first argument of [`Gate::entry`].
    pub fn address(&self) -> u64 {
        std::ptr::from_ref::<Box<Service>>(&self.0) as u64
    }

    /// The address of the function called by compiled code: `void (ptr gate, i64 number, ptr arguments, i64 count, ptr result)`.
    pub fn entry() -> u64 {
        enter as *const () as u64
    }
}

extern "C" fn enter(
    gate: *const Box<Service>,
    number: u64,
    arguments: *const Slot,
    count: u64,
    result: *mut Slot,
) {
    // SAFETY: only companions call this, with the address of a gate that outlives their engine and with slots on their stack.
    unsafe {
        let arguments = std::slice::from_raw_parts(arguments, count as usize);
        (*gate)(number as usize, arguments, &mut *result);
    }
}

/// Copies memory of the executed program. The address is the argument of a builtin; an invalid one crashes the process, as in the
/// program itself.
pub fn read_memory(address: u64, bytes: &mut [u8]) {
    // SAFETY: the executed program vouches for the address, see above.
    unsafe { std::ptr::copy(address as *const u8, bytes.as_mut_ptr(), bytes.len()) }
}

/// Writes memory of the executed program; see [`read_memory`].
pub fn write_memory(address: u64, bytes: &[u8]) {
    // SAFETY: as for `read_memory`.
    unsafe { std::ptr::copy(bytes.as_ptr(), address as *mut u8, bytes.len()) }
}

/// A handler of calls that have to be quick: number of the call, and up to four words.
pub type Probe = dyn Fn(u64, [u64; 4]) -> u64 + Send + Sync;

/// A quick handler with a stable address for compiled code.
pub struct Prober(Box<Box<Probe>>);

impl Prober {
    /// Creates one.
    pub fn new(probe: Box<Probe>) -> Self {
        Self(Box::new(probe))
    }

    /// The first argument of [`Prober::entry`].
    pub fn address(&self) -> u64 {
        std::ptr::from_ref::<Box<Probe>>(&self.0) as u64
    }

    /// The address of the function called by compiled code: `i64 (ptr prober, i64 number, i64, i64, i64, i64)`.
    pub fn entry() -> u64 {
        probe as *const () as u64
    }
}

extern "C" fn probe(prober: *const Box<Probe>, number: u64, a: u64, b: u64, c: u64, d: u64) -> u64 {
    // SAFETY: only companions call this, with the address of a prober that outlives their engine.
    unsafe { (*prober)(number, [a, b, c, d]) }
}

/// Copies memory within the executed program; see [`read_memory`].
pub fn copy_memory(from: u64, to: u64, size: u64) {
    // SAFETY: as for `read_memory`.
    unsafe { std::ptr::copy(from as *const u8, to as *mut u8, size as usize) }
}

/// Fills memory of the executed program; see [`read_memory`].
pub fn fill_memory(to: u64, byte: u8, size: u64) {
    // SAFETY: as for `read_memory`.
    unsafe { std::ptr::write_bytes(to as *mut u8, byte, size as usize) }
}
