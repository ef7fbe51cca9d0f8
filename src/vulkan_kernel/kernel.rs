//! What a kernel's arguments have become.

/// Where an argument is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// An address in the push constants, at an offset in bytes.
    Pointer { offset: u32 },
    /// A value in the push constants: offset and size in bytes.
    Value { offset: u32, size: u32 },
    /// Memory of the workgroup: the number of its elements is a specialization constant; their size in bytes.
    Workgroup { spec_id: u32, element: u32 },
}

/// An argument.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub place: Place,
    pub name: String,
    /// The type as in the source; empty if it is not known.
    pub type_name: String,
    /// `CL_KERNEL_ARG_ADDRESS_*` less its first: the number of OpenCL's address space.
    pub address_space: u32,
}

/// A kernel.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub name: String,
    pub arguments: Vec<Argument>,
    /// The size of its workgroups, where the source has it.
    pub workgroup: Option<[u32; 3]>,
}

/// The numbers of the specialization constants: the three of a workgroup's size, the number of dimensions; then those of arguments.
pub(crate) const WORK_DIM_ID: u32 = 3;
/// The first number for the length of a local argument.
pub(crate) const FIRST_LENGTH_ID: u32 = 4;
