//! Images: the literals of their types, and operands and results of image instructions.
//!
//! Spec: "Image Instructions", "OpTypeImage"

use super::checker::{Checker, Kind};
use super::fact::{Class, Fact};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, Opcode, op};
use rspirv::spirv::{Dim, ImageOperands};

/// Operands and result of an image instruction.
#[derive(Clone, Copy)]
struct Access {
    opcode: Opcode,
    /// Whether it takes a sampled image.
    is_combined: bool,
    /// The kind of its coordinate.
    coordinate: Coordinate,
    /// Whether it compares with a depth reference and thus returns a scalar.
    compares: bool,
    /// The position of the image operands, if any.
    mask: Option<usize>,
    lod: Lod,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Coordinate {
    None,
    Float,
    /// Floating-point coordinates followed by a divisor.
    Projected,
    Int,
}

/// The source of the level of detail.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lod {
    None,
    Implicit,
    Explicit,
    Gather,
    Texel,
    Written,
}

const fn access(opcode: Opcode, is_combined: bool, coordinate: Coordinate, lod: Lod) -> Access {
    let mask = match lod {
        Lod::None => None,
        Lod::Implicit | Lod::Explicit | Lod::Texel => Some(2),
        Lod::Gather | Lod::Written => Some(3),
    };
    Access { opcode, is_combined, coordinate, compares: false, mask, lod }
}

const fn sample(opcode: Opcode, coordinate: Coordinate, lod: Lod) -> Access {
    access(opcode, true, coordinate, lod)
}

const fn compare(opcode: Opcode, coordinate: Coordinate, lod: Lod) -> Access {
    Access { compares: true, mask: Some(3), ..access(opcode, true, coordinate, lod) }
}

const ACCESSES: &[Access] = &[
    sample(op::ImageSampleImplicitLod, Coordinate::Float, Lod::Implicit),
    sample(op::ImageSampleExplicitLod, Coordinate::Float, Lod::Explicit),
    sample(op::ImageSampleProjImplicitLod, Coordinate::Projected, Lod::Implicit),
    sample(op::ImageSampleProjExplicitLod, Coordinate::Projected, Lod::Explicit),
    sample(op::ImageSparseSampleImplicitLod, Coordinate::Float, Lod::Implicit),
    sample(op::ImageSparseSampleExplicitLod, Coordinate::Float, Lod::Explicit),
    compare(op::ImageSampleDrefImplicitLod, Coordinate::Float, Lod::Implicit),
    compare(op::ImageSampleDrefExplicitLod, Coordinate::Float, Lod::Explicit),
    compare(op::ImageSampleProjDrefImplicitLod, Coordinate::Projected, Lod::Implicit),
    compare(op::ImageSampleProjDrefExplicitLod, Coordinate::Projected, Lod::Explicit),
    compare(op::ImageSparseSampleDrefImplicitLod, Coordinate::Float, Lod::Implicit),
    compare(op::ImageSparseSampleDrefExplicitLod, Coordinate::Float, Lod::Explicit),
    sample(op::ImageGather, Coordinate::Float, Lod::Gather),
    sample(op::ImageSparseGather, Coordinate::Float, Lod::Gather),
    sample(op::ImageDrefGather, Coordinate::Float, Lod::Gather),
    sample(op::ImageSparseDrefGather, Coordinate::Float, Lod::Gather),
    sample(op::ImageQueryLod, Coordinate::Float, Lod::None),
    sample(op::Image, Coordinate::None, Lod::None),
    access(op::ImageFetch, false, Coordinate::Int, Lod::Texel),
    access(op::ImageSparseFetch, false, Coordinate::Int, Lod::Texel),
    access(op::ImageRead, false, Coordinate::Int, Lod::Texel),
    access(op::ImageSparseRead, false, Coordinate::Int, Lod::Texel),
    access(op::ImageWrite, false, Coordinate::Int, Lod::Written),
    access(op::SampledImage, false, Coordinate::None, Lod::None),
    access(op::ImageQueryFormat, false, Coordinate::None, Lod::None),
    access(op::ImageQueryOrder, false, Coordinate::None, Lod::None),
    access(op::ImageQuerySizeLod, false, Coordinate::None, Lod::None),
    access(op::ImageQuerySize, false, Coordinate::None, Lod::None),
    access(op::ImageQueryLevels, false, Coordinate::None, Lod::None),
    access(op::ImageQuerySamples, false, Coordinate::None, Lod::None),
];

/// The maximum values of Depth, Arrayed, MS and Sampled, with their positions among the operands of a type.
const LIMITS: [(&str, usize, u32); 4] = [("Depth", 2, 2), ("Arrayed", 3, 1), ("MS", 4, 1), ("Sampled", 5, 2)];

impl<'m> Checker<'m> {
    /// Checks the literals of an image type.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn image_type(&self, instruction: Instruction<'m>) -> Result<()> {
        for (name, at, most) in LIMITS {
            let value = instruction.operand(at)?;
            self.require(value <= most, Rule::ImageType, || format!("{name} is {value}, at most {most}"))?;
        }
        Ok(())
    }

    /// The declaration of a value's type.
    fn declared(&self, fact: &Fact) -> Option<Instruction<'m>> {
        self.module.definition(fact.id)
    }

    /// Whether a type is unknown or declared by an opcode.
    fn is_declared_by(&self, fact: &Fact, opcode: Opcode) -> bool {
        fact.is_open() || self.declared(fact).is_some_and(|declared| declared.opcode() == opcode)
    }

    /// Checks an image instruction.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn image(&self, opcode: Opcode, result: &Fact, operands: &[u32]) -> Result<()> {
        let Some(access) = ACCESSES.iter().find(|access| access.opcode == opcode) else { return Ok(()) };
        let fact = |at: usize| self.fact(self.operand(operands, at));
        let image = fact(0);
        if image.is_open() {
            return Ok(());
        }
        let taken = if access.is_combined { op::TypeSampledImage } else { op::TypeImage };
        self.require(self.is_declared_by(image, taken), Rule::ImageOperands, || {
            format!("{opcode} takes no such image")
        })?;
        let Some(declared) = self.image_declared(image) else { return Ok(()) };
        let texel = self.texel(opcode, result);
        let is_open = opcode != op::ImageWrite && (result.is_open() || texel.is_open());
        let fits = is_open || self.gives(access, texel, declared, operands);
        self.require(fits, Rule::ImageOperands, || format!("{opcode} does not take or give these types"))?;
        if access.compares || matches!(opcode, op::ImageDrefGather | op::ImageSparseDrefGather) {
            let depth = fact(2);
            let is_depth = depth.class == Class::Float && depth.bits == 32;
            self.require(is_depth || depth.is_open(), Rule::ImageOperands, || {
                "what is compared with is not one floating-point number of 32 bits".to_owned()
            })?;
        } else if access.lod == Lod::Gather {
            let component = fact(2);
            self.require(component.is_int() || component.is_open(), Rule::ImageOperands, || {
                "the component to gather is not an integer".to_owned()
            })?;
        }
        self.coordinate(access, fact(1), declared)?;
        self.image_operands(access, operands, declared)
    }

    /// The type of the texel: for a sparse access, the second member of the result.
    fn texel<'f>(&'f self, opcode: Opcode, result: &'f Fact) -> &'f Fact {
        let is_sparse = matches!(
            opcode,
            op::ImageSparseSampleImplicitLod
                | op::ImageSparseSampleExplicitLod
                | op::ImageSparseSampleDrefImplicitLod
                | op::ImageSparseSampleDrefExplicitLod
                | op::ImageSparseFetch
                | op::ImageSparseRead
                | op::ImageSparseGather
                | op::ImageSparseDrefGather
        );
        match self.members_of(self.entry(result.id).ty) {
            [code, texel] if is_sparse && self.fact(*code).is_int() => self.fact(*texel),
            _ => result,
        }
    }

    /// Checks the result of an access, and the operands that depend on it.
    fn gives(&self, access: &Access, result: &Fact, declared: Instruction<'m>, operands: &[u32]) -> bool {
        let opcode = access.opcode;
        let sampled = declared.id(0).map_or(result, |id| self.fact_of(id));
        let fact = |at: usize| self.fact(self.operand(operands, at));
        let is_numeric = |fact: &Fact| matches!(fact.scalar, Class::Int | Class::Float);
        let component =
            |fact: &Fact| if fact.is_vector() { self.fact(fact.component).same } else { fact.same };
        let is_sampled = |fact: &Fact| sampled.class == Class::Void || sampled.same == component(fact);
        match opcode {
            op::SampledImage => {
                let image = fact(0);
                let combined = self.declared(result).filter(|one| one.opcode() == op::TypeSampledImage);
                let of = combined.and_then(|combined| combined.id(0).ok());
                let is_of_image = of.is_some_and(|id| {
                    self.fact_of(id).same == image.same || self.differs_in_depth(id, image.id)
                });
                is_of_image && self.is_declared_by(fact(1), op::TypeSampler)
            }
            op::Image => result.same == self.fact_of(declared.result_id().unwrap_or(Id(0))).same,
            op::ImageWrite => fact(2).is_open() || is_numeric(fact(2)) && is_sampled(fact(2)),
            op::ImageRead | op::ImageSparseRead => is_numeric(result) && is_sampled(result),
            op::ImageQueryFormat | op::ImageQueryOrder | op::ImageQueryLevels | op::ImageQuerySamples => {
                result.is_int()
            }
            op::ImageQuerySize | op::ImageQuerySizeLod => {
                let has_level = opcode == op::ImageQuerySizeLod;
                let is_level = !has_level || fact(1).class == Class::Int || fact(1).is_open();
                is_level
                    && result.scalar == Class::Int
                    && size(declared, true).is_none_or(|size| result.lanes() == size)
            }
            op::ImageQueryLod => result.scalar == Class::Float && result.lanes() == 2,
            _ if access.compares => result.is_scalar() && is_numeric(result) && is_sampled(result),
            _ => result.lanes() == 4 && is_numeric(result) && is_sampled(result),
        }
    }

    /// Whether two image types differ in nothing but Depth: what compares takes an image that is not declared so.
    fn differs_in_depth(&self, one: Id, other: Id) -> bool {
        let of = |id: Id| self.module.definition_as(id, op::TypeImage);
        let (Some(one), Some(other)) = (of(one), of(other)) else { return false };
        let but_depth = |image: Instruction<'m>| -> Vec<u32> {
            let operands = image.operands().iter().enumerate();
            operands.filter(|(at, _)| *at != 2).map(|(_, word)| *word).collect()
        };
        but_depth(one) == but_depth(other)
    }

    /// The image type of a value, or the one that its type contains.
    pub(super) fn image_declared(&self, fact: &Fact) -> Option<Instruction<'m>> {
        let declared = self.declared(fact)?;
        if declared.opcode() == op::TypeSampledImage {
            return self.module.definition_as(declared.id(0).ok()?, op::TypeImage);
        }
        (declared.opcode() == op::TypeImage).then_some(declared)
    }

    fn coordinate(&self, access: &Access, coordinate: &Fact, declared: Instruction<'m>) -> Result<()> {
        let is_float = coordinate.scalar == Class::Float;
        let is_int = coordinate.scalar == Class::Int;
        let fits = match access.coordinate {
            Coordinate::None => return Ok(()),
            // Kernels may also sample with integer coordinates.
            Coordinate::Float => is_float || is_int && !self.is_shader,
            Coordinate::Projected => is_float,
            Coordinate::Int => is_int,
        };
        let divisor = u64::from(access.coordinate == Coordinate::Projected);
        let is_query = access.opcode == op::ImageQueryLod;
        // The layers of a cube are its faces, one after the other.
        let is_faces = access.coordinate == Coordinate::Int
            && declared.operand(1).is_ok_and(|dim| dim == Dim::DimCube as u32);
        let has_all = if is_faces {
            coordinate.lanes() >= 3
        } else {
            size(declared, is_query && declared.operand(1).is_ok_and(|dim| dim != Dim::DimCube as u32))
                .is_none_or(|size| is_query || coordinate.lanes() >= size + divisor)
        };
        self.require(coordinate.is_open() || fits && has_all, Rule::ImageOperands, || {
            "the coordinate has another type, or fewer components than the image".to_owned()
        })
    }

    /// Checks the optional operands after the mask.
    fn image_operands(&self, access: &Access, operands: &[u32], declared: Instruction<'m>) -> Result<()> {
        let (Some(at), true) = (access.mask, self.is_shader) else { return Ok(()) };
        let is_multisampled = declared.operand(4).is_ok_and(|ms| ms == 1);
        let [bits, rest @ ..] = operands.get(at..).unwrap_or_default() else {
            let misses_sample = is_multisampled && matches!(access.lod, Lod::Texel | Lod::Written);
            return self.require(!misses_sample, Rule::ImageAccess, || {
                "an image of samples, and no Sample".to_owned()
            });
        };
        let mask = ImageOperands::from_bits_truncate(*bits);
        let offsets = [ImageOperands::CONST_OFFSET, ImageOperands::OFFSET, ImageOperands::CONST_OFFSETS];
        let count = offsets.iter().filter(|offset| mask.contains(**offset)).count();
        let is_both = mask.contains(ImageOperands::LOD | ImageOperands::GRAD);
        self.require(count <= 1 && !is_both, Rule::ImageAccess, || {
            "image operands that exclude each other".to_owned()
        })?;
        let has_lod = mask.intersects(ImageOperands::LOD | ImageOperands::GRAD);
        self.require(access.lod != Lod::Explicit || has_lod, Rule::ImageAccess, || {
            "an explicit level of detail without Lod or Grad".to_owned()
        })?;
        let needs_sample = is_multisampled && matches!(access.lod, Lod::Texel | Lod::Written);
        self.require(!needs_sample || mask.contains(ImageOperands::SAMPLE), Rule::ImageAccess, || {
            "an image of samples, and no Sample".to_owned()
        })?;
        let mut place = 0;
        let mut take = || {
            place += 1;
            self.fact(self.operand(rest, place - 1))
        };
        let plane = plane(declared);
        let is_real = |fact: &Fact| fact.class == Class::Float || fact.is_open();
        let is_number = |fact: &Fact| fact.is_int() || fact.is_open();
        let spans = |fact: &Fact, class: Class| {
            fact.is_open() || fact.scalar == class && plane.is_none_or(|plane| fact.lanes() == plane)
        };
        let mut holds = true;
        if mask.contains(ImageOperands::BIAS) {
            holds &= access.lod == Lod::Implicit && is_real(take());
        }
        if mask.contains(ImageOperands::LOD) {
            let lod = take();
            holds &= match access.lod {
                Lod::Explicit => is_real(lod),
                Lod::Texel => is_number(lod),
                _ => true,
            } && access.lod != Lod::Implicit;
        }
        if mask.contains(ImageOperands::GRAD) {
            let (x, y) = (take(), take());
            holds &= access.lod == Lod::Explicit && spans(x, Class::Float) && spans(y, Class::Float);
        }
        for offset in [ImageOperands::CONST_OFFSET, ImageOperands::OFFSET] {
            if mask.contains(offset) {
                holds &= spans(take(), Class::Int);
            }
        }
        if mask.contains(ImageOperands::CONST_OFFSETS) {
            let all = take();
            let is_constant = rest
                .get(place_of(mask))
                .is_none_or(|word| matches!(self.entry(Id(*word)).kind, Kind::Constant | Kind::SpecConstant));
            holds &= access.lod == Lod::Gather
                && is_constant
                && (all.is_open() || all.class == Class::Array && all.count == Some(4));
        }
        if mask.contains(ImageOperands::SAMPLE) {
            holds &= matches!(access.lod, Lod::Texel | Lod::Written) && is_multisampled && is_number(take());
        }
        if mask.contains(ImageOperands::MIN_LOD) {
            holds &= matches!(access.lod, Lod::Implicit | Lod::Explicit) && is_real(take());
        }
        self.require(holds, Rule::ImageAccess, || {
            format!("{} does not take these image operands", access.opcode)
        })
    }
}

/// Where ConstOffsets has its operand, behind those of lower bits.
fn place_of(mask: ImageOperands) -> usize {
    let below = mask.bits() & (ImageOperands::CONST_OFFSETS.bits() - 1);
    below.count_ones() as usize + usize::from(mask.contains(ImageOperands::GRAD))
}

/// The number of coordinates of an image, without its layer.
fn plane(declared: Instruction<'_>) -> Option<u64> {
    let dim = declared.operand(1).ok()?;
    let is = |one: Dim| dim == one as u32;
    if is(Dim::Dim1D) || is(Dim::DimBuffer) {
        Some(1)
    } else if is(Dim::Dim2D) || is(Dim::DimRect) || is(Dim::DimSubpassData) {
        Some(2)
    } else if is(Dim::Dim3D) || is(Dim::DimCube) {
        Some(3)
    } else {
        None
    }
}

/// The number of coordinates of an image or of its size; the size of a cube is that of a face.
fn size(declared: Instruction<'_>, is_size: bool) -> Option<u64> {
    let is_cube = declared.operand(1).ok()? == Dim::DimCube as u32;
    let plane = if is_size && is_cube { 2 } else { plane(declared)? };
    Some(plane + u64::from(declared.operand(3).ok()?))
}
