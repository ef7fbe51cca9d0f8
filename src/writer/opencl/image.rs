//! Sizes of images.
//!
//! Spec: "OpImageQuerySizeLod", "OpImageQuerySize".

use super::super::emit::{Emit, ImageShape, TypeShape, constant_int, lanes_of};
use crate::error::Result;
use crate::spirv::{Id, op};
use crate::table::opencl::Extent;
use rspirv::spirv::Dim;

/// Queries the size of an image and extracts a part of it.
pub(super) fn size<E: Emit>(emit: &mut E, image: Id, extent: Extent, result_type: Id) -> Result<Id> {
    let (shape, spatial) = dimensions_of(emit, image)?;
    let (element, _) = lanes_of(emit, result_type);
    let count = spatial + u32::from(shape.arrayed);
    let index = match extent {
        Extent::Dimensions => return dimensions(emit, image, shape, spatial, count, result_type),
        Extent::Width => 0,
        Extent::Height => 1,
        Extent::Depth => 2,
        Extent::ArraySize => spatial,
    };
    let limit = if extent == Extent::ArraySize { count } else { spatial };
    if index >= limit {
        return Err(emit.error("the image has no such extent".into()));
    }
    let size = query(emit, image, shape, element, count)?;
    if count == 1 { Ok(size) } else { emit.emit(op::CompositeExtract, element, &[size.0, index]) }
}

/// The shape of an image's type and the number of its dimensions, without array layers.
pub(super) fn dimensions_of<E: Emit>(emit: &E, image: Id) -> Result<(ImageShape, u32)> {
    let TypeShape::Image(shape) = emit.shape_of(emit.type_of(image)?) else {
        return Err(emit.error("the builtin needs an image".into()));
    };
    let dimensions = match Dim::from_u32(shape.dim) {
        Some(Dim::Dim1D | Dim::DimBuffer) => 1,
        Some(Dim::Dim2D | Dim::DimCube | Dim::DimRect) => 2,
        Some(Dim::Dim3D) => 3,
        _ => return Err(emit.error("the image has no size that can be asked for".into())),
    };
    Ok((shape, dimensions))
}

/// Width and height; for a 3D image also depth and 0.
fn dimensions<E: Emit>(
    emit: &mut E,
    image: Id,
    shape: ImageShape,
    spatial: u32,
    count: u32,
    result_type: Id,
) -> Result<Id> {
    let (element, lanes) = lanes_of(emit, result_type);
    if (spatial, lanes) != (2, 2) && (spatial, lanes) != (3, 4) {
        return Err(emit.error(format!("the size of an image of {spatial} dimensions has no {lanes} lanes")));
    }
    let size = query(emit, image, shape, element, count)?;
    if count == lanes {
        return Ok(size);
    }
    let size_type = emit.type_of(size)?;
    // Lane `count` of the shuffle is the first zero.
    let second = emit.constant_null(size_type)?;
    let mut shuffle = vec![size.0, second.0];
    shuffle.extend((0..lanes).map(|lane| if lane < spatial { lane } else { count }));
    emit.emit(op::VectorShuffle, result_type, &shuffle)
}

fn query<E: Emit>(emit: &mut E, image: Id, shape: ImageShape, element: Id, count: u32) -> Result<Id> {
    let ty = if count == 1 { element } else { emit.vector_type(element, count)? };
    if shape.multisampled || shape.dim == Dim::DimBuffer as u32 {
        return emit.emit(op::ImageQuerySize, ty, &[image.0]);
    }
    let lod = constant_int(emit, 0)?;
    emit.emit(op::ImageQuerySizeLod, ty, &[image.0, lod.0])
}
