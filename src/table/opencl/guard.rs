//! Conditions on the parameters of a mangled name that disambiguate rows with the same name.

use super::super::opaque;
use mangling::{Scalar, Type};

/// A condition on a call. Parameters are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The scalar type under the parameter's vectors, atomics and pointers has this class.
    Class(u8, Class),
    /// The parameter itself has this kind.
    Kind(u8, Kind),
    /// The name is not mangled, so the parameter types are unknown.
    Unmangled,
}

/// Scalar classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Signed integers.
    Signed,
    /// Unsigned integers.
    Unsigned,
    /// Integers of either signedness.
    Integer,
    /// Floating-point numbers.
    Float,
}

/// Type kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A scalar.
    Scalar,
    /// A vector.
    Vector,
    /// A pointer.
    Pointer,
    /// An image with color texels.
    ColourImage,
    /// An image with depth texels.
    DepthImage,
    /// Any image.
    Image,
    /// A sampler.
    Sampler,
}

impl Class {
    fn includes(self, scalar: Scalar) -> bool {
        match self {
            Self::Signed => scalar.is_signed(),
            Self::Unsigned => scalar.is_unsigned(),
            Self::Integer => scalar.is_signed() || scalar.is_unsigned(),
            Self::Float => matches!(
                scalar,
                Scalar::Half | Scalar::Float | Scalar::Double | Scalar::BFloat | Scalar::Float16
            ),
        }
    }

    fn excludes(self, other: Self) -> bool {
        match (self, other) {
            (Self::Integer, class) | (class, Self::Integer) => class == Self::Float,
            _ => self != other,
        }
    }
}

/// The scalar type under a parameter's vectors, atomics and pointers.
fn scalar_of(ty: &Type) -> Option<Scalar> {
    ty.scalar().or_else(|| scalar_of(ty.pointee()?.1))
}

/// Access qualifier suffixes of image names.
const ACCESSES: [&str; 3] = ["_ro", "_wo", "_rw"];

/// Whether the image with a name has depth texels; `None` if the name is not an image's.
fn is_depth_image(name: &str) -> Option<bool> {
    let name = name.strip_prefix("ocl_")?;
    // Up to SPIR 1.2 names of images tell no access.
    let stem = ACCESSES.iter().find_map(|access| name.strip_suffix(access)).unwrap_or(name);
    let [_, depth, ..] = opaque::image_dimensions(stem)?;
    Some(depth != 0)
}

impl Kind {
    fn includes(self, ty: &Type) -> bool {
        match ty {
            Type::Scalar(_) => self == Self::Scalar,
            Type::Vector { .. } => self == Self::Vector,
            Type::Pointer { .. } => self == Self::Pointer,
            Type::Named(name) if name == "ocl_sampler" => self == Self::Sampler,
            Type::Named(name) => is_depth_image(name).is_some_and(|depth| match self {
                Self::Image => true,
                Self::DepthImage => depth,
                Self::ColourImage => !depth,
                _ => false,
            }),
            _ => false,
        }
    }

    fn is_image(self) -> bool {
        matches!(self, Self::Image | Self::ColourImage | Self::DepthImage)
    }

    fn excludes(self, other: Self) -> bool {
        match (self, other) {
            (Self::Image, kind) | (kind, Self::Image) => !kind.is_image(),
            _ => self != other,
        }
    }
}

impl Condition {
    /// Whether the condition holds; `parameters` is `None` for a name that is not mangled.
    pub fn holds(&self, parameters: Option<&[Type]>) -> bool {
        let parameter = |i: u8| parameters?.get(usize::from(i));
        match *self {
            Self::Class(i, class) => {
                parameter(i).and_then(scalar_of).is_some_and(|scalar| class.includes(scalar))
            }
            Self::Kind(i, Kind::Sampler) => parameter(i).is_some_and(|ty| {
                // Early compilers passed samplers as numbers; coordinates follow.
                let is_number = matches!(ty, Type::Scalar(Scalar::Int | Scalar::UInt));
                Kind::Sampler.includes(ty) || is_number && parameter(i + 1).is_some()
            }),
            Self::Kind(i, kind) => parameter(i).is_some_and(|ty| kind.includes(ty)),
            Self::Unmangled => parameters.is_none(),
        }
    }

    /// Whether no call satisfies both conditions.
    pub fn excludes(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::Class(i, a), Self::Class(j, b)) => i == j && a.excludes(b),
            (Self::Kind(i, a), Self::Kind(j, b)) => i == j && a.excludes(b),
            (Self::Class(i, _), Self::Kind(j, kind)) | (Self::Kind(j, kind), Self::Class(i, _)) => {
                i == j && (kind.is_image() || kind == Kind::Sampler)
            }
            (Self::Unmangled, other) | (other, Self::Unmangled) => other != Self::Unmangled,
        }
    }
}

/// Guards shared by many rows: the class of the first parameter.
pub(super) const SIGNED: &[Condition] = &[Condition::Class(0, Class::Signed)];
pub(super) const UNSIGNED: &[Condition] = &[Condition::Class(0, Class::Unsigned)];
pub(super) const INTEGER: &[Condition] = &[Condition::Class(0, Class::Integer)];
pub(super) const FLOAT: &[Condition] = &[Condition::Class(0, Class::Float)];
pub(super) const UNMANGLED: &[Condition] = &[Condition::Unmangled];
