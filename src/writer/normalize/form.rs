//! Forms: which legal values stand for a value of a type that SPIR-V for kernels lacks.
//!
//! Rules of this file: a form is a scalar form times lanes. Vectors are cut into chunks of a legal number of lanes;
//! every chunk is one part (a pointer each of a vector of pointers), or two where an element needs two words. Parts of one value are listed chunk by chunk,
//! the low word before the high one.

use crate::error::{Detail, Error, Result};
use crate::llvm::{Context, Module, Opcode, Type, TypeKind, Value};
use crate::spirv::extensions;
use crate::table::MOST_COMPONENTS;
use crate::table::intrinsic::pointers_argument;
use crate::table::vector_compute;
use crate::writer::location;
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

/// The legal values that stand for one value.
pub(super) type Parts<'c> = SmallVec<[Value<'c>; 4]>;

/// Bits of the words that wide integers are cut into.
pub(super) const WORD: u32 = 64;

/// How an element is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar<'c> {
    /// As it is.
    Plain(Type<'c>),
    /// In a wider integer; the bits above its own are zero.
    Narrow {
        /// Its own width.
        bits: u32,
        /// Width of the integer that holds it.
        holder: u32,
    },
    /// In two words, the low one first; bits of the high word above its own are zero.
    Halves {
        /// Its own width, above 64.
        bits: u32,
    },
}

impl<'c> Scalar<'c> {
    /// The form of integers of a width.
    ///
    /// # Errors
    /// Widths above 128 bits that are not kept.
    pub fn of_bits(context: &'c Context, keep: Kept, bits: u32) -> Result<Self> {
        match bits {
            _ if keep.has_width(bits) => Ok(Self::Plain(context.int_type(bits)?)),
            2..=63 => Ok(Self::Narrow { bits, holder: bits.next_power_of_two().max(8) }),
            65..=128 => Ok(Self::Halves { bits }),
            _ => Err(Error::unsupported(format!("an integer of {bits} bits"))),
        }
    }

    /// Number of parts of an element.
    pub fn words(self) -> usize {
        if matches!(self, Self::Halves { .. }) { 2 } else { 1 }
    }

    /// Width of the element in bits; 0 for pointers and other types without one.
    pub fn bits(self) -> u32 {
        match self {
            Self::Plain(ty) => ty.scalar_bits().unwrap_or(0),
            Self::Narrow { bits, .. } | Self::Halves { bits } => bits,
        }
    }

    /// The type of each part.
    ///
    /// # Errors
    /// Never in practice.
    pub fn part_type(self, context: &'c Context) -> Result<Type<'c>> {
        match self {
            Self::Plain(ty) => Ok(ty),
            Self::Narrow { holder, .. } => context.int_type(holder),
            Self::Halves { .. } => context.int_type(WORD),
        }
    }
}

/// How a value is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form<'c> {
    /// How each element is held.
    pub scalar: Scalar<'c>,
    /// Number of elements; `None` for a scalar.
    pub lanes: Option<u32>,
    /// Whether a vector is one chunk of its own length.
    is_whole: bool,
}

/// Whether SPIR-V for kernels has vectors of a length.
fn is_legal_length(lanes: u32) -> bool {
    matches!(lanes, 2 | 3 | 4 | 8 | 16)
}

/// The extension that has vectors of other lengths.
pub(super) const LONG_VECTOR: &str = extensions::EXT_LONG_VECTOR;
/// Extensions that have vectors of other lengths, the one for vector compute included.
pub(in super::super) const LONG_VECTORS: &[&str] = &[LONG_VECTOR, vector_compute::EXTENSION];

/// The extension that has integers of any width.
pub(in super::super) const ANY_WIDTH: &str = extensions::INTEL_ARBITRARY_PRECISION_INTEGERS;

/// The extension that has integers of 4 bits.
pub(in super::super) const NIBBLES: &str = extensions::INTEL_INT4;

/// The extension that has vectors of pointers.
pub(super) const VECTORS_OF_POINTERS: &str = extensions::INTEL_MASKED_GATHER_SCATTER;

/// Most lanes of a vector, as a power of two.
const MOST_LANES_LOG: u32 = 4;

/// Refuses vectors of more than [`MOST_COMPONENTS`], since work on each of them takes time.
///
/// # Errors
/// Such a vector.
pub(super) fn refuse_too_long(ty: Type<'_>) -> Result<()> {
    if ty.is_vector() && ty.lanes() > MOST_COMPONENTS {
        return Err(Error::unsupported(format!("a vector of {} components", ty.lanes())));
    }
    Ok(())
}

impl<'c> Form<'c> {
    /// The form of a scalar.
    pub fn of_scalar(scalar: Scalar<'c>) -> Self {
        Self { scalar, lanes: None, is_whole: false }
    }

    /// The form of a type that is a scalar or a vector.
    ///
    /// # Errors
    /// Integers above 128 bits that are not kept, vectors of more than [`MOST_COMPONENTS`].
    pub fn of_type(context: &'c Context, keep: Kept, ty: Type<'c>) -> Result<Self> {
        let element = ty.scalar();
        let scalar = match element.int_bits() {
            Some(bits) => Scalar::of_bits(context, keep, bits)?,
            None => Scalar::Plain(element),
        };
        refuse_too_long(ty)?;
        let lanes = ty.is_vector().then(|| ty.lanes());
        // A vector of one lane is held as that lane, also where it is kept.
        let is_whole = lanes.is_some_and(|lanes| lanes > 1 && keep.has_vector(element, lanes));
        Ok(Self { scalar, lanes, is_whole })
    }

    /// Number of elements.
    pub fn count(self) -> u32 {
        self.lanes.unwrap_or(1)
    }

    /// Whether the elements are pointers.
    pub fn is_pointer(self) -> bool {
        matches!(self.scalar, Scalar::Plain(ty) if ty.is_pointer())
    }

    /// Whether the value stands for itself.
    pub fn is_legal(self) -> bool {
        matches!(self.scalar, Scalar::Plain(_)) && self.lanes.is_none_or(|_| self.is_whole)
    }

    /// Most lanes of a chunk, as a power of two: pointers stand alone.
    pub fn most_lanes_log(self) -> u32 {
        if self.is_pointer() { 0 } else { MOST_LANES_LOG }
    }

    /// Lanes of each chunk; a chunk of one lane is a scalar.
    pub fn chunks(self) -> SmallVec<[u32; 4]> {
        let Some(lanes) = self.lanes else { return smallvec![1] };
        if self.is_whole {
            return smallvec![lanes];
        }
        let most = 1 << self.most_lanes_log();
        let (whole, rest) = (lanes / most, lanes % most);
        let mut chunks: SmallVec<[u32; 4]> = (0..whole).map(|_| most).collect();
        if rest != 0 {
            chunks.push(rest.next_power_of_two());
        }
        chunks
    }

    /// Which chunk an element is in, and where.
    pub fn place(self, lane: u32) -> (usize, u32) {
        match self.lanes {
            Some(_) if !self.is_whole => {
                let most = 1 << self.most_lanes_log();
                ((lane / most) as usize, lane % most)
            }
            _ => (0, lane),
        }
    }
}

/// Which types SPIR-V for kernels has, each looked at once.
pub(crate) struct Legality<'c> {
    known: FxHashMap<Type<'c>, bool>,
    keep: Kept,
}

/// Types that are legal by the options or by what the module says of itself.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Kept {
    /// Integers of any width.
    pub integers: bool,
    /// Integers of 4 bits.
    pub nibbles: bool,
    /// Vectors of any length.
    pub vectors: bool,
    /// Vectors of pointers.
    pub pointers: bool,
}

impl Kept {
    fn has_width(self, bits: u32) -> bool {
        self.integers || matches!(bits, 1 | 8 | 16 | 32 | 64) || (bits == 4 && self.nibbles)
    }

    /// Whether vectors of a length stand as they are if their elements do.
    fn has_vector(self, element: Type<'_>, lanes: u32) -> bool {
        let is_kept = self.vectors && lanes <= MOST_COMPONENTS;
        (is_kept || is_legal_length(lanes)) && (self.pointers || !element.is_pointer())
    }
}

/// Refuses integers of other widths than SPIR-V has and vectors of pointers in signatures, variables and memory,
/// and accesses through such vectors. Those that only pass between instructions, which LLVM's optimizers make out of
/// ordinary ones, are left to be rewritten.
///
/// # Errors
/// Such an integer, with its width and place; such a vector.
pub(crate) fn refuse_stored<'c>(module: Module<'c>, keep: &Kept) -> Result<()> {
    let mut known = FxHashMap::default();
    let mut check = |ty: Type<'c>| match *known.entry(ty).or_insert_with(|| odd(ty, keep)) {
        None => Ok(()),
        Some(Odd::Width(bits)) => {
            Err(width_error(Error::unsupported(format!("an integer of {bits} bits")), bits))
        }
        Some(Odd::Pointers) => {
            let needed = vec![VECTORS_OF_POINTERS.to_owned()];
            Err(Error::unsupported(format!("the type {ty}")).about(Detail::Extension(needed)))
        }
    };
    for variable in module.variables() {
        variable.value_type().map_or(Ok(()), &mut check)?;
    }
    for function in module.functions().filter(|function| !function.is_intrinsic()) {
        let signature = function.value_type();
        signature.and_then(Type::return_type).map_or(Ok(()), &mut check)?;
        function.params().map(Value::ty).try_for_each(&mut check)?;
        for instruction in function.blocks().flat_map(crate::llvm::Block::instructions) {
            let stored = match instruction.opcode() {
                Some(Opcode::Alloca) => instruction.alloca_type(),
                Some(Opcode::GetElementPtr) => instruction.gep_source_type(),
                Some(Opcode::Load) => Some(instruction.ty()),
                Some(Opcode::Store) => instruction.operand(0).map(Value::ty),
                Some(Opcode::Call) => gathered(instruction),
                _ => None,
            };
            stored
                .map_or(Ok(()), &mut check)
                .map_err(|error| error.at(location::of_instruction(instruction)))?;
        }
    }
    Ok(())
}

/// An error about integers of a width that is not allowed: those of 4 bits have an extension of their own.
pub(in super::super) fn width_error(error: Error, bits: u32) -> Error {
    error.about(if bits == 4 { Detail::Extension(vec![NIBBLES.to_owned()]) } else { Detail::BitWidth(bits) })
}

/// What SPIR-V does not have without an extension.
#[derive(Clone, Copy)]
enum Odd {
    /// An integer of this many bits.
    Width(u32),
    /// A vector of pointers.
    Pointers,
}

/// The type of the pointers of a gather or scatter.
fn gathered(call: Value<'_>) -> Option<Type<'_>> {
    let name = call.called_function()?.intrinsic_stem()?;
    call.arg(pointers_argument(name)?).map(Value::ty)
}

/// The first part of a type that SPIR-V does not have.
fn odd(ty: Type<'_>, keep: &Kept) -> Option<Odd> {
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        if let Some(bits) = ty.scalar().int_bits().filter(|bits| !keep.has_width(*bits)) {
            return Some(Odd::Width(bits));
        }
        if ty.is_vector() && ty.scalar().is_pointer() && !keep.pointers {
            return Some(Odd::Pointers);
        }
        open.extend(ty.element().into_iter().chain(ty.members()));
    }
    None
}

impl<'c> Legality<'c> {
    /// Everything is to be looked at.
    pub fn new(keep: Kept) -> Self {
        Self { known: FxHashMap::default(), keep }
    }

    /// The types that are legal by the options or by what the module says of itself.
    pub fn kept(&self) -> Kept {
        self.keep
    }

    /// Whether values of a type can stand as they are.
    pub fn is_legal(&mut self, ty: Type<'c>) -> bool {
        self.at_depth(ty, 0)
    }

    fn at_depth(&mut self, ty: Type<'c>, depth: u32) -> bool {
        if let Some(known) = self.known.get(&ty) {
            return *known;
        }
        let legal = match ty.kind() {
            // What is nested too deep is refused where types are declared.
            _ if depth > 128 => true,
            TypeKind::Integer => self.keep.has_width(ty.int_bits().unwrap_or(0)),
            TypeKind::Vector => {
                self.keep.has_vector(ty.scalar(), ty.lanes()) && self.at_depth(ty.scalar(), depth + 1)
            }
            TypeKind::Array => ty.element().is_none_or(|element| self.at_depth(element, depth + 1)),
            TypeKind::Struct => ty.members().into_iter().all(|member| self.at_depth(member, depth + 1)),
            _ => true,
        };
        self.known.insert(ty, legal);
        legal
    }
}

/// An error about a type, with the extensions that would allow the vectors in it.
pub(super) fn about_type(error: Error, ty: Type<'_>) -> Error {
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        if ty.is_vector() {
            let extensions = match (ty.is_pointer_or_pointers(), is_legal_length(ty.lanes())) {
                (true, _) => &[VECTORS_OF_POINTERS],
                (false, false) => LONG_VECTORS,
                (false, true) => continue,
            };
            return error.about(Detail::Extension(extensions.iter().map(ToString::to_string).collect()));
        }
        open.extend(ty.element().into_iter().chain(ty.members()));
    }
    error
}

/// The integer type of addresses of an address space.
///
/// # Errors
/// Never in practice.
pub(super) fn address_type<'c>(context: &'c Context, module: Module<'c>, space: u32) -> Result<Type<'c>> {
    context.int_type(module.pointer_size_bytes(space) * 8)
}
