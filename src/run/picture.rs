//! Pictures: PNG files as arrays of bytes, of height, width and, if there are several, channels.

use spirv_llvm_translate::internal::error::Result;

use super::data::{Data, Kind};
use super::usage;

/// The most bytes of a picture.
const MOST: usize = 1 << 30;

/// Whether a file is a picture, by its name.
pub fn is_picture(path: &str) -> bool {
    path.to_ascii_lowercase().ends_with(".png")
}

/// Reads a picture; colours by number become colours, and samples of 16 bits become bytes.
///
/// # Errors
/// A file that is no picture.
pub fn read(path: &str, bytes: &[u8]) -> Result<Data> {
    let wrong = |error: &dyn std::fmt::Display| usage(format!("'{path}' is no PNG file: {error}"));
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(|error| wrong(&error))?;
    let size = reader.output_buffer_size().filter(|size| *size <= MOST);
    let mut pixels = vec![0; size.ok_or_else(|| wrong(&"it is too large"))?];
    let info = reader.next_frame(&mut pixels).map_err(|error| wrong(&error))?;
    pixels.truncate(info.buffer_size());
    let mut shape = vec![info.height as usize, info.width as usize];
    let channels = info.color_type.samples();
    if channels > 1 {
        shape.push(channels);
    }
    Ok(Data { kind: Kind::BYTES, shape, bytes: pixels })
}

/// A picture of bytes: of `[height, width]` in grey, of `[height, width, 2..=4]` in grey with alpha, in colour, in colour with alpha; of vectors
/// of bytes, `[height, width]`.
///
/// # Errors
/// Data that is no picture.
pub fn write(name: &str, data: &Data) -> Result<Vec<u8>> {
    let wrong = |why: String| usage(format!("'{name}' cannot be a PNG file: {why}"));
    let shape: Vec<usize> = match (data.shape.as_slice(), data.kind.lanes) {
        (shape, 1) => shape.to_vec(),
        (shape, lanes) => shape.iter().copied().chain([lanes]).collect(),
    };
    let (height, width, channels) = match shape.as_slice() {
        [height, width] => (*height, *width, 1),
        [height, width, channels @ 1..=4] => (*height, *width, *channels),
        _ => return Err(wrong(format!("it has the shape {shape:?}; give one such as u8[HEIGHT,WIDTH,3]"))),
    };
    let is_whole = data.bytes.len() == height * width * channels;
    if data.kind.bytes_of_component() != 1 || !is_whole {
        return Err(wrong(format!("its elements are {}, not bytes", data.kind)));
    }
    let colour = match channels {
        1 => png::ColorType::Grayscale,
        2 => png::ColorType::GrayscaleAlpha,
        3 => png::ColorType::Rgb,
        _ => png::ColorType::Rgba,
    };
    let [width, height] = [width, height].map(|size| u32::try_from(size).unwrap_or(0));
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(colour);
    encoder.set_depth(png::BitDepth::Eight);
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&data.bytes)?;
        writer.finish()
    });
    written.map_err(|error| wrong(error.to_string()))?;
    Ok(file)
}
