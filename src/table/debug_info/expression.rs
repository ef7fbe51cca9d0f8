//! Operations of debug expressions: numbers in the instruction sets and in DWARF.

/// The first operation that only the newest set has. In older sets it must be enabled by an option.
pub const FIRST_EXTRA: u32 = 10;

/// LLVM's number of `DW_OP_LLVM_fragment`: offset and size in bits of a part of a variable.
pub const FRAGMENT: u32 = 0x1000;
/// LLVM's number of `DW_OP_LLVM_arg`, which selects a value of an argument list.
pub const ARGUMENT: u32 = 0x1005;

/// Runs of operations in the order of both lists: first number in the sets, first number in DWARF, length, operands of each. Number
/// 143 is reserved.
const OPERATIONS: &[(u32, u32, u32, u32)] = &[
    (0, 0x06, 1, 0),
    (1, 0x22, 1, 0),
    (2, 0x1C, 1, 0),
    (3, 0x23, 1, 1),
    (4, 0x9D, 1, 2),
    (5, 0x16, 1, 0),
    (6, 0x18, 1, 0),
    (7, 0x9F, 1, 0),
    (8, 0x10, 1, 1),
    (9, 0x1000, 1, 2),
    (10, 0x1001, 1, 2),
    (11, 0x03, 1, 1),
    (12, 0x08, 8, 1),
    (20, 0x11, 1, 1),
    (21, 0x12, 2, 0),
    (23, 0x14, 1, 0),
    (24, 0x15, 1, 1),
    (25, 0x17, 1, 0),
    (26, 0x19, 2, 0),
    (28, 0x1B, 1, 0),
    (29, 0x1D, 5, 0),
    (34, 0x24, 3, 0),
    (37, 0x27, 1, 0),
    (38, 0x28, 1, 1),
    (39, 0x29, 6, 0),
    (45, 0x2F, 1, 1),
    (46, 0x30, 32, 0),
    (78, 0x50, 32, 0),
    (110, 0x70, 32, 1),
    (142, 0x90, 1, 1),
    (144, 0x92, 1, 2),
    (145, 0x93, 1, 1),
    (146, 0x94, 2, 1),
    (148, 0x96, 1, 0),
    (149, 0x97, 1, 0),
    (150, 0x98, 1, 1),
    (151, 0x99, 1, 1),
    (152, 0x9A, 1, 1),
    (153, 0x9B, 1, 0),
    (154, 0x9C, 1, 0),
    (155, 0x9E, 1, 2),
    (156, 0xA0, 1, 2),
    (157, 0xA1, 1, 1),
    (158, 0xA2, 1, 1),
    (159, 0xA3, 1, 2),
    (160, 0xA4, 1, 3),
    (161, 0xA5, 3, 2),
    (164, 0xA9, 1, 1),
    (165, 0x1005, 1, 1),
    (166, 0x1004, 1, 1),
    (167, 0x1002, 1, 1),
];

/// An operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The number in the sets.
    pub number: u32,
    /// The number in DWARF.
    pub dwarf: u32,
    /// The number of operands.
    pub operands: u32,
}

fn operations() -> impl Iterator<Item = Operation> {
    OPERATIONS.iter().flat_map(|(number, dwarf, count, operands)| {
        (0..*count).map(move |place| Operation {
            number: number.saturating_add(place),
            dwarf: dwarf.saturating_add(place),
            operands: *operands,
        })
    })
}

/// The operation with a number in the sets.
pub fn of_number(number: u32) -> Option<Operation> {
    operations().find(|operation| operation.number == number)
}

/// The operation with a number in DWARF.
pub fn of_dwarf(dwarf: u64) -> Option<Operation> {
    operations().find(|operation| u64::from(operation.dwarf) == dwarf)
}

/// Rewrites `DW_OP_litN` and `DW_OP_consts` to `DW_OP_constu`, which all sets have.
pub fn plain_form(operation: Operation, operands: &[u64]) -> Option<(Operation, u64)> {
    let number = match operation.number {
        number @ LITERALS..LITERALS_END => u64::from(number.saturating_sub(LITERALS)),
        SIGNED_CONSTANT => *operands.first()?,
        _ => return None,
    };
    of_number(CONSTANT).map(|constant| (constant, number))
}

/// The numbers of `DW_OP_constu`, of `DW_OP_consts`, and of `DW_OP_lit0` with its successors.
const CONSTANT: u32 = 8;
const SIGNED_CONSTANT: u32 = 20;
const LITERALS: u32 = 46;
const LITERALS_END: u32 = 78;
