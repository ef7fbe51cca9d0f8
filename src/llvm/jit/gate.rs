//! The border between compiled code and ours: values in slots, calls that arrive at a service, memory behind pointers.

/// Room for one value of any shape.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(128))]
pub struct Slot(pub [u8; Slot::SIZE]);

impl Slot {
    /// The size in bytes: sixteen elements of eight.
    pub const SIZE: usize = 128;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; Self::SIZE]);
}

/// What serves the calls that compiled code makes: number of the call, its arguments, room for its result.
pub type Service = dyn Fn(usize, &[Slot], &mut Slot) + Send + Sync;

/// A service with an address that compiled code can hold.
pub struct Gate(Box<Box<Service>>);

impl Gate {
    /// Makes one.
    pub fn new(service: Box<Service>) -> Self {
        Self(Box::new(service))
    }

    /// What compiled code passes as first argument of [`Gate::entry`].
    pub fn address(&self) -> u64 {
        std::ptr::from_ref::<Box<Service>>(&self.0) as u64
    }

    /// The function that compiled code calls: `void (ptr gate, i64 number, ptr arguments, i64 count, ptr result)`.
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

/// Copies memory of the executed program. The address is what the program passed to a builtin; a wrong one crashes the process, as it would there.
pub fn read_memory(address: u64, bytes: &mut [u8]) {
    // SAFETY: the executed program vouches for the address, see above.
    unsafe { std::ptr::copy(address as *const u8, bytes.as_mut_ptr(), bytes.len()) }
}

/// Changes memory of the executed program; as [`read_memory`].
pub fn write_memory(address: u64, bytes: &[u8]) {
    // SAFETY: as for `read_memory`.
    unsafe { std::ptr::copy(bytes.as_ptr(), address as *mut u8, bytes.len()) }
}
