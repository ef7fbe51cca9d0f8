//! Forms: how values of types that SPIR-V for kernels lacks are represented by legal values.
//!
//! Rules of this file: a form is a scalar form times lanes. Vectors are split into chunks of a legal number
//! of lanes; a chunk is one part (for a vector of pointers, one pointer), or two if an element needs two
//! words. Parts of a value are listed chunk by chunk, the low word before the high word.

use crate::error::{Detail, Error, Result};
use crate::llvm::{Context, MdKind, Module, Opcode, Type, TypeKind, Value};
use crate::spirv::extensions;
use crate::table::MOST_COMPONENTS;
use crate::table::intrinsic::pointers_argument;
use crate::table::vector_compute;
use crate::writer::location;
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

/// The legal values that represent one value.
pub(super) type Parts<'c> = SmallVec<[Value<'c>; 4]>;

/// Width of the words that wide integers are split into.
pub(super) const WORD: u32 = 64;

/// The representation of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar<'c> {
    /// Unchanged.
    Plain(Type<'c>),
    /// Zero-extended in a wider integer.
    Narrow {
        /// The element's width.
        bits: u32,
        /// Width of the wider integer.
        holder: u32,
    },
    /// Split into two words, low word first; the high word is zero-extended.
    Halves {
        /// The element's width, above 64.
        bits: u32,
    },
}

impl<'c> Scalar<'c> {
    /// The form of integers of a width.
    ///
    /// # Errors
    /// Widths above 128 bits that are not legal.
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

    /// Width of the element in bits; 0 for pointers and other types without a width.
    pub fn bits(self) -> u32 {
        match self {
            Self::Plain(ty) => ty.scalar_bits().unwrap_or(0),
            Self::Narrow { bits, .. } | Self::Halves { bits } => bits,
        }
    }

    /// The type of each part.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub fn part_type(self, context: &'c Context) -> Result<Type<'c>> {
        match self {
            Self::Plain(ty) => Ok(ty),
            Self::Narrow { holder, .. } => context.int_type(holder),
            Self::Halves { .. } => context.int_type(WORD),
        }
    }
}

/// The representation of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form<'c> {
    /// The representation of each element.
    pub scalar: Scalar<'c>,
    /// Number of elements; `None` for a scalar.
    pub lanes: Option<u32>,
    /// Whether a vector is a single chunk of its own length.
    is_whole: bool,
    /// Logarithm of the maximum number of lanes of a vector.
    longest_log: u32,
}

/// Whether SPIR-V for kernels has vectors of a length.
fn is_legal_length(lanes: u32) -> bool {
    matches!(lanes, 2 | 3 | 4 | 8 | 16)
}

/// The extension for vectors of other lengths.
pub(super) const LONG_VECTOR: &str = extensions::EXT_LONG_VECTOR;
/// Extensions for vectors of other lengths, including vector compute.
pub(in super::super) const LONG_VECTORS: &[&str] = &[LONG_VECTOR, vector_compute::EXTENSION];

/// The extension for integers of any width.
pub(in super::super) const ANY_WIDTH: &str = extensions::INTEL_ARBITRARY_PRECISION_INTEGERS;

/// The extension for 4-bit integers.
pub(in super::super) const NIBBLES: &str = extensions::INTEL_INT4;

/// The extension for vectors of pointers.
pub(super) const VECTORS_OF_POINTERS: &str = extensions::INTEL_MASKED_GATHER_SCATTER;

/// Logarithm of the maximum number of lanes in a chunk, in kernels and in shaders.
const MOST_LANES_LOG: u32 = 4;
const MOST_LANES_LOG_OF_SHADERS: u32 = 2;

/// Rejects vectors of more than [`MOST_COMPONENTS`], which would take too much time.
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
        Self { scalar, lanes: None, is_whole: false, longest_log: MOST_LANES_LOG }
    }

    /// The form of a scalar or vector type.
    ///
    /// # Errors
    /// Integers above 128 bits that are not legal, vectors of more than [`MOST_COMPONENTS`].
    pub fn of_type(context: &'c Context, keep: Kept, ty: Type<'c>) -> Result<Self> {
        let element = ty.scalar();
        let scalar = match element.int_bits() {
            Some(bits) => Scalar::of_bits(context, keep, bits)?,
            None => Scalar::Plain(element),
        };
        refuse_too_long(ty)?;
        let lanes = ty.is_vector().then(|| ty.lanes());
        // A one-lane vector is represented by its lane, even if it is legal.
        let is_whole = lanes.is_some_and(|lanes| lanes > 1 && keep.has_vector(element, lanes));
        Ok(Self { scalar, lanes, is_whole, longest_log: keep.longest_log() })
    }

    /// Number of elements.
    pub fn count(self) -> u32 {
        self.lanes.unwrap_or(1)
    }

    /// Whether the elements are pointers.
    pub fn is_pointer(self) -> bool {
        matches!(self.scalar, Scalar::Plain(ty) if ty.is_pointer())
    }

    /// Whether the value is represented by itself.
    pub fn is_legal(self) -> bool {
        matches!(self.scalar, Scalar::Plain(_)) && self.lanes.is_none_or(|_| self.is_whole)
    }

    /// Logarithm of the maximum number of lanes in a chunk: pointers form chunks of one.
    pub fn most_lanes_log(self) -> u32 {
        if self.is_pointer() { 0 } else { self.longest_log }
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

    /// The chunk of an element, and its lane in the chunk.
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

/// The types that are legal in SPIR-V for kernels, with cached results.
pub(crate) struct Legality<'c> {
    known: FxHashMap<Type<'c>, bool>,
    keep: Kept,
}

/// Additional types that are legal because of the options or the module's own declarations.
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
    /// Whether the module is a shader, in which vectors have at most four lanes.
    pub is_shader: bool,
}

impl Kept {
    fn has_width(self, bits: u32) -> bool {
        self.integers || matches!(bits, 1 | 8 | 16 | 32 | 64) || (bits == 4 && self.nibbles)
    }

    fn longest_log(self) -> u32 {
        if self.is_shader { MOST_LANES_LOG_OF_SHADERS } else { MOST_LANES_LOG }
    }

    /// Whether vectors of a length are legal if their elements are.
    fn has_vector(self, element: Type<'_>, lanes: u32) -> bool {
        let is_kept = self.vectors && lanes <= MOST_COMPONENTS;
        let is_legal = is_legal_length(lanes) && lanes <= 1 << self.longest_log();
        (is_kept || is_legal) && (self.pointers || !element.is_pointer())
    }
}

/// Rejects integers of illegal widths and vectors of pointers in signatures, variables and memory, and
/// accesses through such vectors. Those that only pass between instructions, which LLVM's optimizer
/// introduces, are left for legalization.
///
/// # Errors
/// Such an integer, with its width and location; such a vector.
pub(crate) fn refuse_stored<'c>(module: Module<'c>, keep: &Kept) -> Result<()> {
    if module.survey(MdKind::DBG).types.iter().all(|ty| odd(*ty, keep).is_none()) {
        return Ok(());
    }
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

/// An error about an illegal integer width; for 4 bits it names the dedicated extension.
pub(in super::super) fn width_error(error: Error, bits: u32) -> Error {
    error.about(if bits == 4 { Detail::Extension(vec![NIBBLES.to_owned()]) } else { Detail::BitWidth(bits) })
}

/// A type that requires an extension.
#[derive(Clone, Copy)]
enum Odd {
    /// An integer of this many bits.
    Width(u32),
    /// A vector of pointers.
    Pointers,
}

/// The pointer vector type of a gather or scatter.
fn gathered(call: Value<'_>) -> Option<Type<'_>> {
    let name = call.called_function()?.intrinsic_stem()?;
    call.arg(pointers_argument(name)?).map(Value::ty)
}

/// The first component of a type that is not legal.
fn odd(ty: Type<'_>, keep: &Kept) -> Option<Odd> {
    for ty in ty.components() {
        if let Some(bits) = ty.scalar().int_bits().filter(|bits| !keep.has_width(*bits)) {
            return Some(Odd::Width(bits));
        }
        if ty.is_vector() && ty.scalar().is_pointer() && !keep.pointers {
            return Some(Odd::Pointers);
        }
    }
    None
}

impl<'c> Legality<'c> {
    /// Creates an empty cache.
    pub fn new(keep: Kept) -> Self {
        Self { known: FxHashMap::default(), keep }
    }

    /// The types that are legal because of the options or the module's own declarations.
    pub fn kept(&self) -> Kept {
        self.keep
    }

    /// Whether a type is legal.
    pub fn is_legal(&mut self, ty: Type<'c>) -> bool {
        self.at_depth(ty, 0)
    }

    fn at_depth(&mut self, ty: Type<'c>, depth: u32) -> bool {
        if let Some(known) = self.known.get(&ty) {
            return *known;
        }
        let legal = match ty.kind() {
            // Types nested too deeply are rejected where they are declared.
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
    for ty in ty.components() {
        if ty.is_vector() {
            let extensions = match (ty.is_pointer_or_pointers(), is_legal_length(ty.lanes())) {
                (true, _) => &[VECTORS_OF_POINTERS],
                (false, false) => LONG_VECTORS,
                (false, true) => continue,
            };
            return error.about(Detail::Extension(extensions.iter().map(ToString::to_string).collect()));
        }
    }
    error
}

/// The integer type of addresses in an address space.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn address_type<'c>(context: &'c Context, module: Module<'c>, space: u32) -> Result<Type<'c>> {
    context.int_type(module.pointer_size_bytes(space) * 8)
}
