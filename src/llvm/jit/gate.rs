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
