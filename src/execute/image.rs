//! Images as arrays of texels: reading, writing, sampling, sizes.
//!
//! An image is memory in its format, level behind level; a handle is the number of an image, counted from 1, where compiled code has a pointer.
//!
//! Spec: "Image Instructions" of SPIR-V, "Image Operations" of Vulkan.

use std::sync::Arc;

use mangling::Type;

use super::builtin::{Call, Evaluate};
use super::jit::{Element, read_memory, write_memory};
use super::value::{Value, mask, pack, unpack};
use super::work_item::{MemoryMap, WorkItem};

/// How texels lie in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Numbers of 32 bits, so many of them.
    Float(usize),
    /// Numbers of 16 bits.
    Half(usize),
    /// Integers of 32 bits.
    Integer(usize),
    /// Bytes that count from 0 to 1.
    Normalized(usize),
    /// Bytes that are integers.
    Byte(usize),
}

impl Format {
    fn components(self) -> usize {
        match self {
            Self::Float(count)
            | Self::Half(count)
            | Self::Integer(count)
            | Self::Normalized(count)
            | Self::Byte(count) => count,
        }
    }

    fn component_size(self) -> usize {
        match self {
            Self::Float(_) | Self::Integer(_) => 4,
            Self::Half(_) => 2,
            Self::Normalized(_) | Self::Byte(_) => 1,
        }
    }

    /// The size of a texel in bytes.
    pub fn size(self) -> usize {
        self.components() * self.component_size()
    }

    fn is_integer(self) -> bool {
        matches!(self, Self::Integer(_) | Self::Byte(_))
    }
}

/// The addressing of coordinates outside an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The image is repeated.
    Repeat,
    /// It is repeated, every other time mirrored.
    Mirror,
    /// The texels at the edge are used.
    Clamp,
    /// Texels of zeros.
    Border,
}

/// How an image is sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampler {
    /// Whether texels are interpolated.
    pub is_linear: bool,
    /// The texels outside.
    pub edge: Edge,
}

/// An image that a shader is given.
#[derive(Clone, Debug)]
pub struct Image {
    /// How its texels lie in memory.
    pub format: Format,
    /// Width, height and depth or layers; 1 for dimensions that it does not have.
    pub size: [usize; 3],
    /// The number of levels, each half the size of the one in front.
    pub levels: usize,
    /// The sampler of a combined image.
    pub sampler: Sampler,
    /// Where the texels are.
    pub address: u64,
}

impl Image {
    /// An image of one level that is sampled to the nearest texel.
    pub fn new(format: Format, size: [usize; 3]) -> Self {
        let sampler = Sampler { is_linear: false, edge: Edge::Clamp };
        Self { format, size, levels: 1, sampler, address: 0 }
    }

    /// The size of a level; layers are not halved.
    fn level_size(&self, level: usize, is_arrayed: bool) -> [usize; 3] {
        let halved = |size: usize| (size >> level).max(1);
        let [width, height, depth] = self.size;
        [halved(width), halved(height), if is_arrayed { depth } else { halved(depth) }]
    }

    /// The size of all levels in bytes.
    pub fn bytes(&self) -> usize {
        (0..self.levels).map(|level| self.level_size(level, false).iter().product::<usize>()).sum::<usize>()
            * self.format.size()
    }

    fn texel(&self, level: usize, at: [i64; 3]) -> Option<u64> {
        let size = self.level_size(level, false);
        let is_inside = (0..3).all(|d| (0..size[d] as i64).contains(&at[d]));
        let before: usize =
            (0..level).map(|level| self.level_size(level, false).iter().product::<usize>()).sum();
        let [x, y, z] = at.map(|coordinate| coordinate as usize);
        let index = before + (z * size[1] + y) * size[0] + x;
        (is_inside && level < self.levels).then(|| self.address + (index * self.format.size()) as u64)
    }

    /// The components of a texel, as numbers or integers; zero outside the image.
    fn read(&self, level: usize, at: [i64; 3]) -> [f64; 4] {
        let Some(address) = self.texel(level, at) else { return [0.0; 4] };
        let mut components = [0.0, 0.0, 0.0, 1.0];
        let size = self.format.component_size();
        for (index, component) in components.iter_mut().enumerate().take(self.format.components()) {
            let mut bytes = [0; 8];
            read_memory(address + (index * size) as u64, bytes.get_mut(..size).unwrap_or_default());
            let bits = u64::from_le_bytes(bytes);
            *component = match self.format {
                Format::Float(_) => unpack(bits, 32),
                Format::Half(_) => unpack(bits, 16),
                Format::Integer(_) | Format::Byte(_) => bits as f64,
                Format::Normalized(_) => bits as f64 / 255.0,
            };
        }
        components
    }

    fn write(&self, at: [i64; 3], texel: &Value) {
        let Some(address) = self.texel(0, at) else { return };
        let size = self.format.component_size();
        for index in 0..self.format.components() {
            let bits = match self.format {
                Format::Float(_) => texel.bits(index),
                Format::Half(_) => pack(texel.number(index), 16),
                Format::Integer(_) => texel.bits(index),
                Format::Byte(_) => texel.bits(index).min(255),
                Format::Normalized(_) => {
                    (texel.number(index).clamp(0.0, 1.0) * 255.0).round_ties_even() as u64
                }
            };
            let bytes = bits.to_le_bytes();
            write_memory(address + (index * size) as u64, bytes.get(..size).unwrap_or_default());
        }
    }

    /// A coordinate within the image; `None` on the border.
    fn wrapped(&self, at: i64, size: i64) -> Option<i64> {
        match self.sampler.edge {
            Edge::Repeat => Some(at.rem_euclid(size)),
            Edge::Mirror => {
                let at = at.rem_euclid(2 * size);
                Some(if at < size { at } else { 2 * size - 1 - at })
            }
            Edge::Clamp => Some(at.clamp(0, size - 1)),
            Edge::Border => (0..size).contains(&at).then_some(at),
        }
    }

    fn read_wrapped(&self, level: usize, at: [i64; 3], dimensions: usize) -> [f64; 4] {
        let size = self.level_size(level, dimensions < 3);
        let mut place = at;
        for d in 0..dimensions {
            match self.wrapped(at[d], size[d] as i64) {
                Some(coordinate) => place[d] = coordinate,
                None => return [0.0; 4],
            }
        }
        self.read(level, place)
    }

    /// A sample at normalized coordinates.
    fn sample(&self, level: usize, at: [f64; 3], dimensions: usize, layer: i64) -> [f64; 4] {
        let size = self.level_size(level, dimensions < 3);
        let at: [f64; 3] = std::array::from_fn(|d| if d < dimensions { at[d] * size[d] as f64 } else { 0.0 });
        let place = |corner: [i64; 3]| {
            if dimensions < 3 {
                [corner[0], if dimensions < 2 { 0 } else { corner[1] }, layer]
            } else {
                corner
            }
        };
        if !self.sampler.is_linear {
            return self.read_wrapped(
                level,
                place(at.map(|coordinate| coordinate.floor() as i64)),
                dimensions,
            );
        }
        let lower = at.map(|coordinate| (coordinate - 0.5).floor());
        let mut total = [0.0; 4];
        for corner in 0..1 << dimensions {
            let bit = |d: usize| corner >> d & 1;
            let weight: f64 = (0..dimensions)
                .map(|d| {
                    let fraction = at[d] - 0.5 - lower[d];
                    if bit(d) == 1 { fraction } else { 1.0 - fraction }
                })
                .product();
            let texel: [i64; 3] =
                std::array::from_fn(|d| lower[d] as i64 + if d < dimensions { bit(d) } else { 0 });
            let components = self.read_wrapped(level, place(texel), dimensions);
            total.iter_mut().zip(components).for_each(|(total, component)| *total += weight * component);
        }
        total
    }
}

/// The properties of an image type, parsed from its mangled name.
#[derive(Clone, Copy)]
struct Kind {
    /// How many coordinates lead to a texel of a layer.
    dimensions: usize,
    is_arrayed: bool,
}

fn kind(ty: &Type) -> Option<Kind> {
    match ty {
        Type::Named(name) => {
            let name = name
                .strip_prefix("__spirv_SampledImage__")
                .or_else(|| name.strip_prefix("__spirv_Image__"))?;
            let mut numbers = name.split('_').skip(1).map(|number| number.parse::<u32>().ok());
            let dimensions = match numbers.next()?? {
                0 | 5 => 1,
                1 | 4 | 6 => 2,
                _ => 3,
            };
            let is_arrayed = numbers.nth(1)?? == 1;
            Some(Kind { dimensions, is_arrayed })
        }
        _ => kind(ty.pointee()?.1),
    }
}

fn memory() -> Arc<MemoryMap> {
    WorkItem::ask(|item| Arc::clone(&item.memory)).unwrap_or_default()
}

const SAMPLER_SHIFT: u32 = 32;

/// The image of a handle; a sampler in its upper half replaces its own.
fn with_image<T>(handle: u64, question: impl FnOnce(&Image) -> T) -> Option<T> {
    let memory = memory();
    let at = |number: u64| memory.images.get((number as usize).checked_sub(1)?);
    let image = at(handle & mask(SAMPLER_SHIFT))?;
    match at(handle >> SAMPLER_SHIFT) {
        Some(sampler) => Some(question(&Image { sampler: sampler.sampler, ..image.clone() })),
        None => Some(question(image)),
    }
}

/// The coordinates of a texel: the layer is behind those of the dimensions.
fn place(coordinates: &Value, kind: Kind) -> [i64; 3] {
    let at =
        |index: usize| if index < coordinates.lanes.len() { coordinates.signed(index) as i64 } else { 0 };
    let layer = if kind.is_arrayed { at(kind.dimensions) } else { 0 };
    match kind.dimensions {
        1 => [at(0), 0, layer],
        2 => [at(0), at(1), layer],
        _ => [at(0), at(1), at(2)],
    }
}

fn result(call: &Call<'_>, format: Format, components: [f64; 4]) -> Option<Value> {
    call.lanes(|index| {
        let component = components.get(index).copied().unwrap_or(0.0);
        match call.result.map(|shape| shape.element) {
            Some(Element::Float(bits)) => pack(component, bits),
            _ if format.is_integer() => component as u64,
            _ => 0,
        }
    })
}

/// The operand for a bit of the image operands; the operands of lower bits precede it.
fn operand<'a>(call: &Call<'a>, first: usize, bit: u32) -> Option<&'a Value> {
    if call.arguments.len() <= first {
        return None;
    }
    let bits = call.argument(first).bits(0);
    if bits >> bit & 1 == 0 {
        return None;
    }
    // Gradients are two.
    let before: u32 =
        (0..bit).filter(|lower| bits >> lower & 1 == 1).map(|lower| 1 + u32::from(lower == 2)).sum();
    call.arguments.get(first + 1 + before as usize)
}

const LOD: u32 = 1;
const OFFSETS: [u32; 2] = [3, 4];

fn level(call: &Call<'_>, first: usize) -> usize {
    operand(call, first, LOD).map_or(0, |lod| match lod.shape.element {
        Element::Float(_) => lod.number(0).round() as usize,
        _ => lod.bits(0) as usize,
    })
}

fn read(call: &Call<'_>, kind: Kind) -> Option<Value> {
    with_image(call.pointer(0), |image| {
        result(call, image.format, image.read(level(call, 2), place(call.argument(1), kind)))
    })?
}

fn sample(call: &Call<'_>, kind: Kind) -> Option<Value> {
    let coordinates = call.argument(1);
    let offset = OFFSETS.iter().find_map(|bit| operand(call, 2, *bit));
    with_image(call.pointer(0), |image| {
        let level = level(call, 2);
        let size = image.level_size(level, kind.is_arrayed);
        let moved = |d: usize| offset.map_or(0.0, |offset| offset.signed(d) as f64 / size[d] as f64);
        let at =
            std::array::from_fn(|d| if d < kind.dimensions { coordinates.number(d) + moved(d) } else { 0.0 });
        let last = image.size[2] as i64 - 1;
        let layer =
            if kind.is_arrayed { coordinates.number(kind.dimensions).round_ties_even() as i64 } else { 0 };
        result(call, image.format, image.sample(level, at, kind.dimensions, layer.clamp(0, last)))
    })?
}

/// One component of the four texels that linear filtering would use.
fn gather(call: &Call<'_>, kind: Kind) -> Option<Value> {
    let (coordinates, component) = (call.argument(1), call.argument(2).bits(0) as usize);
    with_image(call.pointer(0), |image| {
        let [x, y]: [i64; 2] =
            std::array::from_fn(|d| (coordinates.number(d) * image.size[d] as f64 - 0.5).floor() as i64);
        let texels = [[x, y + 1], [x + 1, y + 1], [x + 1, y], [x, y]];
        let components = texels.map(|[x, y]| {
            image.read_wrapped(0, [x, y, 0], kind.dimensions).get(component).copied().unwrap_or(0.0)
        });
        result(call, image.format, components)
    })?
}

fn size(call: &Call<'_>, kind: Kind) -> Option<Value> {
    with_image(call.pointer(0), |image| {
        let level = if call.arguments.len() > 1 { call.argument(1).bits(0) as usize } else { 0 };
        let [width, height, depth] = image.level_size(level, kind.is_arrayed);
        let sizes = match kind.dimensions {
            1 => [width, depth, 0],
            _ => [width, height, depth],
        };
        call.lanes(|index| sizes.get(index).copied().unwrap_or(0) as u64)
    })?
}

/// Where a texel is; the first argument points to a handle.
fn texel_pointer(call: &Call<'_>, kind: Kind) -> Option<Value> {
    let mut bytes = [0; 8];
    read_memory(call.pointer(0), &mut bytes);
    let texel = with_image(u64::from_le_bytes(bytes), |image| image.texel(0, place(call.argument(1), kind)))?;
    call.lanes(|_| texel.unwrap_or(0))
}

/// An instruction on images, by its opcode's name and the types of its operands.
pub fn resolve(opcode: &str, parameters: &[Type]) -> Option<Evaluate> {
    let first = parameters.first()?;
    let evaluate: fn(&Call<'_>, Kind) -> Option<Value> = match opcode {
        "ImageRead" | "ImageFetch" => read,
        "ImageWrite" => |call, kind| {
            with_image(call.pointer(0), |image| image.write(place(call.argument(1), kind), call.argument(2)));
            None
        },
        "ImageSampleExplicitLod" | "ImageSampleImplicitLod" => sample,
        "ImageGather" => gather,
        "ImageQuerySize" | "ImageQuerySizeLod" => size,
        "ImageQueryLevels" => |call, _| {
            let levels = with_image(call.pointer(0), |image| image.levels as u64)?;
            call.lanes(|_| levels)
        },
        "ImageTexelPointer" => texel_pointer,
        "Image" => |call, _| call.lanes(|_| call.pointer(0) & mask(SAMPLER_SHIFT)),
        "SampledImage" => |call, _| call.lanes(|_| call.pointer(0) | call.pointer(1) << SAMPLER_SHIFT),
        _ => return None,
    };
    let kind = kind(first)?;
    Some(Box::new(move |call| evaluate(call, kind)))
}
