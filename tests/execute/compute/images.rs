//! Images: read, written, sampled, counted in.

use super::{Job, OUTPUT, Random, as_floats, as_signed, floats, integers, signed, words};
use crate::executor::image::{Edge, Format, Image, Sampler};
use crate::executor::shader::Binding;

fn texels(found: &super::Bound, binding: u32, element: u32) -> &[u8] {
    &found[&Binding::Image(0, binding, element)]
}

#[apply(case)]
fn images_are_read_and_written() {
    let (from, to) = (Random::floats(111, 32), Random::floats(112, 128));
    let found = Job::new("run_image_copy")
        .groups([2, 1, 1])
        .image(0, 0, Image::new(Format::Float(1), [8, 4, 1]), floats(&from))
        .image(1, 0, Image::new(Format::Float(4), [8, 4, 1]), floats(&to))
        .run();
    let wanted: Vec<f32> = (0..32)
        .flat_map(|i| {
            [to[4 * i] + from[31 - i], to[4 * i + 1] + from[i], to[4 * i + 2] + 8.0, to[4 * i + 3] + 4.0]
        })
        .collect();
    assert_eq!(as_floats(texels(&found, 1, 0)), wanted);
    assert_eq!(as_floats(texels(&found, 0, 0)), from);
}

#[apply(case)]
fn formats_convert() {
    let bytes: Vec<u8> = (0..16).map(|i| i * 16 + 3).collect();
    // 1.0, -2.0, 0.5 and 1024 in 16 bits.
    let halves: Vec<u8> =
        [0x3c00_u16, 0xc000, 0x3800, 0x6400].repeat(4).iter().flat_map(|h| h.to_le_bytes()).collect();
    let found = Job::new("run_image_formats")
        .image(0, 0, Image::new(Format::Normalized(4), [4, 1, 1]), bytes.clone())
        .image(1, 0, Image::new(Format::Half(4), [2, 2, 1]), halves)
        .image(2, 0, Image::new(Format::Integer(1), [2, 2, 1]), integers(&[5, 6, 7, 8]))
        .image(3, 0, Image::new(Format::Byte(4), [2, 2, 1]), bytes.clone())
        .image(4, 0, Image::new(Format::Integer(2), [4, 1, 1]), signed(&[1, -2, 3, -4, 5, -6, 7, 8]))
        .bind(Binding::Buffer(0, 5), floats(&[0.0; 16]))
        .run();
    let seen = as_floats(&found[&Binding::Buffer(0, 5)]);
    for (i, texel) in bytes.chunks(4).enumerate() {
        let add = [5.0 + i as f32, 0.0, 0.0, 4.0];
        for lane in 0..4 {
            assert!((seen[4 * i + lane] - f32::from(texel[lane]) - add[lane]).abs() < 1e-4);
        }
    }
    // Numbers outside of the format are clamped; a half is between two bytes, and to even.
    assert_eq!(
        texels(&found, 0, 0),
        [[0, 0, 255, 128], [85, 0, 255, 128], [170, 0, 255, 128], [255, 0, 255, 128]].concat()
    );
    // A tenth of each, rounded to 16 bits: 0x2e66 is 0.09998, 0x3266 twice that, 0x2a66 half, 0x5666 is 102.4.
    let tenth: Vec<u8> =
        [0x2e66_u16, 0xb266, 0x2a66, 0x5666].repeat(4).iter().flat_map(|h| h.to_le_bytes()).collect();
    assert_eq!(texels(&found, 1, 0), tenth);
    assert_eq!(words(texels(&found, 2, 0)), [15, 18, 21, 24]);
    let turned: Vec<u8> = bytes.chunks(4).flat_map(|texel| texel.iter().rev().map(|byte| byte + 1)).collect();
    assert_eq!(texels(&found, 3, 0), turned);
    assert_eq!(as_signed(texels(&found, 4, 0)), [-1, 2, -3, 4, -5, 6, -7, -8]);
}

#[apply(case)]
fn atomics_work_on_texels() {
    let found = Job::new("run_image_atomics")
        .image(0, 0, Image::new(Format::Integer(1), [4, 4, 1]), integers(&[0; 16]))
        .image(1, 0, Image::new(Format::Integer(1), [2, 2, 2]), signed(&[0; 8]))
        .run();
    let items = |column: u32| (0..16).filter(move |i| i % 4 == column);
    let mut wanted = Vec::new();
    wanted.extend((0..4).map(|x| items(x).sum::<u32>()));
    wanted.extend((0..4).map(|x| items(x).map(|i| i * 7 % 16).max().unwrap()));
    // They come in turn, so that each finds the one in front of it, and the first one 0.
    wanted.extend((0..4).map(|x| items(x).max().unwrap()));
    wanted.extend((0..4).map(|x| items(x).take(3).fold(1, |bits, i| bits | 1_u32 << i)));
    assert_eq!(words(texels(&found, 0, 0)), wanted);
    let mut least = [0; 8];
    (least[0], least[6], least[1]) = (-14, -15, 5);
    assert_eq!(as_signed(texels(&found, 1, 0)), least);
}

#[apply(case)]
fn arrays_layers_and_volumes_are_distinct() {
    let planes: Vec<Vec<f32>> = (0..3).map(|i| Random::floats(120 + i, 4)).collect();
    let mut job = Job::new("run_image_arrays")
        .image(1, 0, Image::new(Format::Float(1), [2, 2, 3]), floats(&[0.0; 12]))
        .image(2, 0, Image::new(Format::Float(1), [3, 2, 2]), floats(&[0.0; 12]))
        .bind(Binding::Buffer(0, 3), signed(&[0; 4]));
    for (index, plane) in (0..).zip(&planes) {
        job = job.image(0, index, Image::new(Format::Float(1), [2, 2, 1]), floats(plane));
    }
    let found = job.run();
    let layers: Vec<f32> = planes.concat().iter().map(|value| value * 2.0).collect();
    assert_eq!(as_floats(texels(&found, 1, 0)), layers);
    let volume: Vec<f32> = (0..12).map(|at| planes[2 - at % 3][at / 3 % 2 * 2 + at / 6]).collect();
    assert_eq!(as_floats(texels(&found, 2, 0)), volume);
    assert_eq!(as_signed(&found[&Binding::Buffer(0, 3)]), [3, 3, 2, 2]);
}

fn sampled(edge: Edge, is_linear: bool, format: Format, size: [usize; 3]) -> Image {
    Image { sampler: Sampler { is_linear, edge }, ..Image::new(format, size) }
}

const PLACES: [[f32; 2]; 8] =
    [[0.1, 0.1], [0.9, 0.3], [1.3, 0.6], [-0.2, 0.9], [0.5, -1.4], [2.6, 2.2], [0.49, 0.51], [0.99, 0.01]];

fn places() -> Vec<f32> {
    PLACES.iter().flat_map(|[x, y]| [*x, *y, 0.0, 0.0]).collect()
}

/// The index of a texel in an image of four by four, its coordinates wrapped.
fn repeated(x: i32, y: i32) -> usize {
    (y.rem_euclid(4) * 4 + x.rem_euclid(4)) as usize
}

fn clamped(x: i32, y: i32) -> usize {
    (y.clamp(0, 3) * 4 + x.clamp(0, 3)) as usize
}

#[apply(case)]
fn the_nearest_texel_is_sampled() {
    let (image, numbers) = (Random::floats(131, 64), Random::list(132, 16, 90));
    let found = Job::new("run_sampled_nearest")
        .image(0, 0, sampled(Edge::Repeat, false, Format::Float(4), [4, 4, 1]), floats(&image))
        .image(1, 0, sampled(Edge::Clamp, false, Format::Float(4), [4, 4, 1]), floats(&image))
        .image(2, 0, sampled(Edge::Clamp, false, Format::Integer(1), [4, 4, 1]), integers(&numbers))
        .bind(Binding::Buffer(0, 3), [floats(&places()), integers(&[0; 8])].concat())
        .run();
    let found = &found[&Binding::Buffer(0, 3)];
    let texel = |[x, y]: [f32; 2]| ((x * 4.0).floor() as i32, (y * 4.0).floor() as i32);
    for (i, (x, y)) in PLACES.into_iter().map(texel).enumerate() {
        let (repeated, clamped) = (repeated(x, y), clamped(x, y));
        let wanted = [&image[4 * repeated..][..2], &image[4 * clamped..][..2]].concat();
        assert_eq!(as_floats(&found[16 * i..][..16]), wanted, "at {:?}", PLACES[i]);
        assert_eq!(words(&found[128 + 4 * i..][..4]), [numbers[clamped] + 400]);
    }
}

/// What linear filtering gives of one component, from the texels by their coordinates.
fn filtered([x, y]: [f32; 2], texel: impl Fn(i32, i32) -> f64) -> f64 {
    let (u, v) = (f64::from(x) * 4.0 - 0.5, f64::from(y) * 4.0 - 0.5);
    let (i, j) = (u.floor() as i32, v.floor() as i32);
    let (a, b) = (u - u.floor(), v - v.floor());
    (1.0 - b) * ((1.0 - a) * texel(i, j) + a * texel(i + 1, j))
        + b * ((1.0 - a) * texel(i, j + 1) + a * texel(i + 1, j + 1))
}

#[apply(case)]
fn linear_sampling_interpolates() {
    let image = Random::floats(133, 64);
    let plain = Image::new(Format::Float(4), [4, 4, 1]);
    let sampler = |edge, is_linear| sampled(edge, is_linear, Format::Float(4), [1, 1, 1]);
    let found = Job::new("run_sampled_linear")
        .image(0, 0, sampled(Edge::Clamp, true, Format::Float(4), [4, 4, 1]), floats(&image))
        .image(1, 0, plain, floats(&image))
        .image(2, 0, sampler(Edge::Mirror, true), floats(&[0.0; 4]))
        .image(3, 0, sampler(Edge::Border, true), floats(&[0.0; 4]))
        .bind(Binding::Buffer(0, 4), floats(&[places(), vec![0.0; 64]].concat()))
        .run();
    let found = as_floats(&found[&Binding::Buffer(0, 4)]);
    let mirror = |x: i32| if x.rem_euclid(8) < 4 { x.rem_euclid(8) } else { 7 - x.rem_euclid(8) };
    for (i, at) in PLACES.into_iter().enumerate() {
        for lane in 0..4 {
            let component = |index: usize| f64::from(image[4 * index + lane]);
            let wanted = [
                filtered(at, |x, y| component(clamped(x, y))),
                filtered(at, |x, y| component(clamped(mirror(x), mirror(y)))),
                filtered([at[0] + 0.25, at[1]], |x, y| {
                    if (0..4).contains(&x) && (0..4).contains(&y) { component(clamped(x, y)) } else { 0.0 }
                }),
            ];
            for (row, wanted) in wanted.into_iter().enumerate() {
                let found = f64::from(found[32 * row + 4 * i + lane]);
                assert!((found - wanted).abs() < 1e-5, "{row}, {at:?}: {found} is not {wanted}");
            }
        }
    }
}

#[apply(case)]
fn texels_are_fetched_from_levels_and_layers() {
    let pyramid = Random::floats(141, 4 * 5);
    let stack = Random::floats(142, 4 * 16);
    let (line, volume) = (Random::floats(143, 4), Random::floats(144, 8));
    let found = Job::new("run_fetched")
        .image(0, 0, Image { levels: 2, ..Image::new(Format::Float(4), [2, 2, 1]) }, floats(&pyramid))
        .image(1, 0, Image::new(Format::Float(4), [2, 2, 4]), floats(&stack))
        .image(2, 0, Image::new(Format::Float(1), [4, 1, 1]), floats(&line))
        .image(3, 0, Image::new(Format::Float(1), [2, 2, 2]), floats(&volume))
        .bind(Binding::Buffer(0, 4), floats(&[0.0; 64 + 5]))
        .run();
    let found = &found[&Binding::Buffer(0, 4)];
    for i in 0..4 {
        let layer = 4 * (4 * i + i);
        let last = [line[i], volume[4 + i], stack[layer], pyramid[16]];
        let wanted = [&pyramid[4 * i..][..4], &pyramid[16..20], &stack[layer..][..4], &last].concat();
        assert_eq!(as_floats(&found[64 * i..][..64]), wanted);
    }
    assert_eq!(as_signed(&found[256..]), [1, 1, 4, 2, 2]);
}

#[apply(case)]
fn four_texels_are_gathered() {
    let image = Random::list(151, 32, 50);
    let numbers: Vec<f32> = image.iter().map(|value| *value as f32).collect();
    let given = places()[..16].to_vec();
    let found = Job::new("run_gathered")
        .image(0, 0, sampled(Edge::Repeat, true, Format::Float(2), [4, 4, 1]), floats(&numbers))
        .bind(OUTPUT, floats(&given))
        .run();
    let found = as_floats(&found[&OUTPUT]);
    for (i, [x, y]) in PLACES.into_iter().take(4).enumerate() {
        let (x, y) = ((x * 4.0 - 0.5).floor() as i32, (y * 4.0 - 0.5).floor() as i32);
        let wanted = [[0, 1], [1, 1], [1, 0], [0, 0]].map(|[dx, dy]| {
            let at = repeated(x + dx, y + dy);
            numbers[2 * at] + 100.0 * numbers[2 * at + 1]
        });
        assert_eq!(found[4 * i..][..4], wanted);
    }
}
