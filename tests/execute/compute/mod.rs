//! Executes compute shaders of `tests/shaders` against numbers that are computed here in Rust, from what the shader is to do.

mod hlsl;
mod hlsl_programs;
mod images;
mod layouts;
mod memory;
mod numbers;
mod plain;
mod programs;
mod sorting;
mod subgroups;

use std::collections::BTreeMap;

use crate::executor::IndexSpace;
use crate::executor::image::Image;
use crate::executor::shader::{Binding, Bound, Images, Shader};
use crate::run_program::check;
use crate::shaders::{executable_ir, named, optimised_ir};
use crate::support::tool;
use spirv_llvm_translate::internal::llvm;

pub const INPUT: Binding = Binding::Buffer(0, 0);
pub const OUTPUT: Binding = Binding::Buffer(0, 1);
pub const THIRD: Binding = Binding::Buffer(0, 2);

pub fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

pub fn integers(values: &[u32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

pub fn signed(values: &[i32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

pub fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

pub fn as_signed(bytes: &[u8]) -> Vec<i32> {
    words(bytes).into_iter().map(u32::cast_signed).collect()
}

pub fn as_floats(bytes: &[u8]) -> Vec<f32> {
    words(bytes).into_iter().map(f32::from_bits).collect()
}

/// Numbers that look random and are the same in every run.
pub struct Random(pub u32);

impl Random {
    pub fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }

    /// Between -1 and 1.
    pub fn float(&mut self) -> f32 {
        self.next() as f32 / 8_388_608.0 - 1.0
    }

    pub fn list(seed: u32, count: usize, below: u32) -> Vec<u32> {
        let mut random = Self(seed);
        (0..count).map(|_| random.next() % below).collect()
    }

    pub fn floats(seed: u32, count: usize) -> Vec<f32> {
        let mut random = Self(seed);
        (0..count).map(|_| random.float()).collect()
    }
}

/// Fails unless numbers are as wanted, within `error` of the greater of them and 1.
pub fn assert_near(found: &[f32], wanted: &[f64], error: f64) {
    assert_eq!(found.len(), wanted.len());
    for (index, (found, wanted)) in found.iter().zip(wanted).enumerate() {
        let distance = (f64::from(*found) - wanted).abs();
        assert!(distance <= error * wanted.abs().max(1.0), "number {index} is {found}, not {wanted}");
    }
}

/// Shaders that are not written again after `opt -O2`, or compute something else. The list may only shrink.
const KEPT: &[&str] = &[];

/// Shaders that are checked in every run; in a long one all are.
const CHECKED: &[&str] = &[
    "run_bitonic_sort.comp",
    "run_convolution.comp",
    "run_fourier.comp",
    "run_n_body.comp",
    "run_radix_sort.comp",
    "run_reduction.comp",
    "run_scan.comp",
    "run_subgroup_sums.comp",
];

/// Runs a shader with checks, which find nothing; gives what is bound afterwards.
fn checked(ir: &str, mut bound: Bound, images: &Images, space: IndexSpace, subgroup: usize) -> Bound {
    let (module, places) = check::instrument(ir.as_bytes(), None).unwrap();
    let context = llvm::Context::new();
    let text = context.parse(&module, "module").unwrap().print_to_string();
    let mut shader = Shader::load(&text, &bound, images).unwrap();
    let checks = shader.check(check::VARIABLES).unwrap();
    shader.run("main", &mut bound, space, subgroup).unwrap();
    let report = check::report("shader", &checks.take(), &places, &[], false);
    assert!(report.is_empty(), "{report}");
    bound
}

/// A shader with what it is given.
#[derive(Clone)]
pub struct Job {
    name: String,
    /// LLVM IR with expanded builtins, instead of a shader of `tests/shaders`.
    ir: Option<String>,
    groups: [usize; 3],
    bound: Bound,
    images: Images,
    subgroup: usize,
    constants: Vec<String>,
}

impl Job {
    /// The shader `tests/shaders/<name>.comp`.
    pub fn new(name: &str) -> Self {
        Self {
            name: format!("{name}.comp"),
            ir: None,
            groups: [1; 3],
            bound: Bound::new(),
            images: Images::new(),
            subgroup: 0,
            constants: Vec::new(),
        }
    }

    /// LLVM IR to execute, with expanded builtins.
    pub fn ir(mut self, ir: String) -> Self {
        self.ir = Some(ir);
        self
    }

    /// The number of workgroups.
    pub fn groups(mut self, groups: [usize; 3]) -> Self {
        self.groups = groups;
        self
    }

    pub fn bind(mut self, binding: Binding, bytes: Vec<u8>) -> Self {
        self.bound.insert(binding, bytes);
        self
    }

    /// Memory at bindings.
    pub fn memory(mut self, bound: Vec<(Binding, Vec<u8>)>) -> Self {
        self.bound = BTreeMap::from_iter(bound);
        self
    }

    /// An image with its texels, in set 0.
    pub fn image(mut self, binding: u32, element: u32, image: Image, texels: Vec<u8>) -> Self {
        assert_eq!(texels.len(), image.bytes(), "texels of image {binding}");
        let binding = Binding::Image(0, binding, element);
        self.images.insert(binding, image);
        self.bound.insert(binding, texels);
        self
    }

    /// The number of work-items in a subgroup.
    pub fn subgroup(mut self, size: usize) -> Self {
        self.subgroup = size;
        self
    }

    /// A value of a specialization constant, `ID=VALUE`.
    pub fn constant(mut self, constant: &str) -> Self {
        self.constants.push(constant.to_owned());
        self
    }

    /// Runs it; gives what is bound afterwards. What `opt -O2` makes of it, written and read again, computes the same.
    pub fn run(self) -> Bound {
        let again = (self.ir.is_none() && !KEPT.contains(&self.name.as_str()) && tool::judges("opt-22"))
            .then(|| {
                let constants: Vec<_> = self.constants.iter().map(String::as_str).collect();
                let ir = optimised_ir(&named(&self.name), &constants);
                self.clone().ir(ir).run_with(|_, _| {})
            });
        let name = self.name.clone();
        let bound = self.run_with(|_, _| {});
        if let Some(again) = again {
            assert!(again == bound, "{name} computes something else after opt -O2");
        }
        bound
    }

    /// Runs it, after what is bound has got the addresses that it needs.
    pub fn run_with(self, prepare: impl FnOnce(&Shader, &mut Bound)) -> Bound {
        let name = &self.name;
        let constants: Vec<_> = self.constants.iter().map(String::as_str).collect();
        let ir = self.ir.unwrap_or_else(|| executable_ir(&named(name), &constants));
        let shader = Shader::load(&ir, &self.bound, &self.images);
        let shader = shader.unwrap_or_else(|error| panic!("{name}: {error}"));
        let size =
            ir.split_once("\"hlsl.numthreads\"=\"").and_then(|(_, rest)| rest.split_once('"')).unwrap().0;
        let local: Vec<usize> = size.split(',').map(|size| size.parse().unwrap()).collect();
        let local: [usize; 3] = local.try_into().unwrap();
        let global = std::array::from_fn(|d| local[d] * self.groups[d]);
        let mut bound = self.bound;
        prepare(&shader, &mut bound);
        let space = IndexSpace::new(global, local);
        let has_addresses = bound.keys().any(|binding| matches!(binding, Binding::Memory(_)));
        let checked = ((tool::is_long() || CHECKED.contains(&name.as_str())) && !has_addresses)
            .then(|| checked(&ir, bound.clone(), &self.images, space, self.subgroup));
        shader.run("main", &mut bound, space, self.subgroup).unwrap();
        if let Some(checked) = checked {
            assert!(checked == bound, "{name} computes something else when it is checked");
        }
        bound
    }
}
