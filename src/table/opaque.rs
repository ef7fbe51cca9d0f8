
/// OpenCL C names of images by dimension, depth, arrayed and multisampled.
pub const IMAGES: &[(&str, [u32; 4])] = &[
    ("image1d", [0, 0, 0, 0]),
    ("image1d_buffer", [5, 0, 0, 0]),
    ("image1d_array", [0, 0, 1, 0]),
    ("image2d", [1, 0, 0, 0]),
    ("image2d_array", [1, 0, 1, 0]),
    ("image2d_depth", [1, 1, 0, 0]),
    ("image2d_array_depth", [1, 1, 1, 0]),
    ("image2d_msaa", [1, 0, 0, 1]),
    ("image2d_array_msaa", [1, 0, 1, 1]),
    ("image2d_msaa_depth", [1, 1, 0, 1]),
    ("image2d_array_msaa_depth", [1, 1, 1, 1]),
    ("image3d", [2, 0, 0, 0]),
];

/// The OpenCL C name of an image without `_t`, by its first four literals.
pub fn image_name(dimensions: &[u32]) -> Option<&'static str> {
    IMAGES.iter().find(|(_, of)| of == dimensions).map(|(name, _)| *name)
}

/// The first four literals of the image that an OpenCL C name without `_t` means.
pub fn image_dimensions(name: &str) -> Option<[u32; 4]> {
    IMAGES.iter().find(|(of, _)| *of == name).map(|(_, dimensions)| *dimensions)
}
