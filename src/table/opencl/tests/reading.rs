//! Reverse look-up of the rows: for each row an instruction that its template yields.

use std::collections::HashMap;

use super::super::guard::{Class, Condition, Kind};
use super::super::operand::{Order, ScopeSource, Storage};
use super::super::reading::{Call, Facts, Names, Shape, Source, calls};
use super::super::row::{Data, Lanes, Pointee, Saturation, Shape as RowShape};
use super::super::{ImageOperand, Operand, Reading, Row, Target, rows};
use crate::spirv::op;
use mangling::{Scalar, Type};
use rspirv::spirv::{FPRoundingMode, OpenclStd100Op};

const FIRST_ID: u32 = 1000;
const CROSS_WORKGROUP: u32 = 5;

/// An instruction with the properties that the rows depend on.
#[derive(Default)]
struct Instance {
    operands: Vec<u32>,
    constants: HashMap<usize, u64>,
    shapes: HashMap<usize, Shape>,
    zero: Option<usize>,
    combined: Vec<usize>,
    storage_class: u32,
    result: Shape,
    gives_bfloat: bool,
    is_saturated: bool,
    rounding: Option<FPRoundingMode>,
    pipe_access: Option<u32>,
}

impl Facts for Instance {
    fn operands(&self) -> &[u32] {
        &self.operands
    }

    fn constant(&self, operand: usize) -> Option<u64> {
        self.constants.get(&operand).copied()
    }

    fn is_float_zero(&self, operand: usize) -> bool {
        self.zero == Some(operand)
    }

    fn storage_class(&self, _: usize) -> u32 {
        self.storage_class
    }

    fn combined_sampler(&self, operand: usize) -> Option<u32> {
        self.combined.contains(&operand).then_some(0)
    }

    fn shape(&self, operand: usize) -> Shape {
        self.shapes.get(&operand).copied().unwrap_or(Shape { class: None, bits: 0, lanes: 1 })
    }

    fn result(&self) -> Shape {
        self.result
    }

    fn gives_bfloat(&self) -> bool {
        self.gives_bfloat
    }

    fn is_saturated(&self) -> bool {
        self.is_saturated
    }

    fn rounding(&self) -> Option<FPRoundingMode> {
        self.rounding
    }

    fn pipe_access(&self, _: usize) -> Option<u32> {
        self.pipe_access
    }
}

impl Instance {
    fn id(&mut self) -> usize {
        self.operands.push(FIRST_ID + self.operands.len() as u32);
        self.operands.len() - 1
    }

    fn add_constant(&mut self, value: u64) {
        let place = self.id();
        self.constants.insert(place, value);
    }

    /// An instruction that a row's template yields.
    fn of(row: &Row) -> Self {
        let mut instance = Self { storage_class: CROSS_WORKGROUP, ..Self::default() };
        for operand in row.operands {
            instance.push(*operand);
        }
        if let Target::Convert(_, saturation) = row.target {
            let class = if row.name.contains("float") { Class::Float } else { Class::Integer };
            instance.result = Shape { class: Some(class), bits: 32, lanes: 4 };
            instance.shapes.insert(0, instance.result);
            instance.is_saturated = saturation == Saturation::Decoration;
            instance.rounding = Some(FPRoundingMode::RTN);
        }
        if let Some(Data { operand, class, bits, lanes }) = row.spelling.data {
            let bits = if bits == 0 { 32 } else { bits };
            let lanes = match lanes {
                Lanes::One => 1,
                Lanes::Exactly(lanes) => lanes,
                Lanes::Any | Lanes::Several => 4,
            };
            let shape = Shape { class, bits, lanes };
            match operand {
                Some(operand) => drop(instance.shapes.insert(operand.into(), shape)),
                None => instance.result = shape,
            }
        }
        if let Target::Shape(RowShape::ToAddressSpace(class)) = row.target {
            instance.operands.push(class as u32);
        }
        instance.pipe_access = row.spelling.access.map(|(_, qualifier)| qualifier);
        instance
    }

    fn push(&mut self, operand: Operand) {
        match operand {
            Operand::Arg(_)
            | Operand::Splat(_)
            | Operand::BuiltSplat(_)
            | Operand::Truth(_)
            | Operand::Negative(_)
            | Operand::Rest(_) => {
                self.id();
            }
            Operand::Negated(_) | Operand::LaneBytes(_) | Operand::Aligned(_) | Operand::Converted(..) => {
                panic!("such a row is for the writer only")
            }
            Operand::Vector(_, count) => {
                let place = self.id();
                self.shapes
                    .insert(place, Shape { class: Some(Class::Integer), bits: 64, lanes: count.into() });
            }
            Operand::Scope(ScopeSource::Fixed(scope)) => self.add_constant(scope as u64),
            Operand::Scope(ScopeSource::Name) => self.add_constant(2),
            Operand::Scope(ScopeSource::Argument(..)) => self.add_constant(1),
            Operand::Semantics(order, storage) => {
                let storage = match storage {
                    Storage::Pointer(_) => 0x200,
                    Storage::Flags(_) => 0x900,
                };
                let order = match order {
                    Order::Fixed(order) | Order::IfStorage(order) => order,
                    Order::Argument(_) => 4,
                };
                self.add_constant(u64::from(storage | order));
            }
            Operand::Int(value) | Operand::Size(value) => self.add_constant(value.into()),
            Operand::Literal(word) => self.operands.push(word),
            Operand::Lanes => self.operands.push(8),
            Operand::Rounding | Operand::Collective => self.operands.push(1),
            Operand::SampledImage | Operand::VmeImage(..) => {
                let place = self.id();
                self.combined.push(place);
            }
            Operand::ImageOperands([]) => {}
            Operand::ImageOperands(list) => {
                self.operands.push(list.iter().fold(0, |mask, operand| mask | operand.bit()));
                for operand in list {
                    match operand {
                        ImageOperand::LodZero => self.zero = Some(self.id()),
                        ImageOperand::Lod(_) | ImageOperand::Sample(_) => drop(self.id()),
                        ImageOperand::Grad(_) => drop((self.id(), self.id())),
                        ImageOperand::SignExtend | ImageOperand::ZeroExtend => {}
                    }
                }
            }
        }
    }
}

/// The SPIR-V type of parameter `i`, with the signedness required by the row's guard.
fn parameter(row: &Row, source: Source, i: usize) -> Type {
    match source {
        Source::MemoryOrder(_) => return Type::named("memory_order"),
        Source::MemoryScope(_) => return Type::named("memory_scope"),
        _ => {}
    }
    let mut ty = Type::Scalar(Scalar::Int);
    for condition in row.when {
        match *condition {
            Condition::Class(place, Class::Float) if usize::from(place) == i => ty = Scalar::Float.into(),
            Condition::Kind(place, kind) if usize::from(place) == i => {
                ty = match kind {
                    Kind::Scalar => ty,
                    Kind::Vector => Type::vector(4, ty),
                    Kind::Pointer => Type::pointer(1, ty),
                    Kind::Image | Kind::ColourImage => Type::named("ocl_image2d_rw"),
                    Kind::DepthImage => Type::named("ocl_image2d_depth_ro"),
                    Kind::Sampler => Type::named("ocl_sampler"),
                }
            }
            _ => {}
        }
    }
    match row.spelling.pointee {
        Pointee::Const(place) if usize::from(place) == i => Type::pointer(1, ty),
        Pointee::Volatile | Pointee::Atomic if i == 0 => Type::pointer(4, ty),
        _ => ty,
    }
}

fn parameters(call: &Call) -> Vec<Type> {
    let types = call.arguments.iter().enumerate();
    types.map(|(i, source)| call.parameter(i, parameter(call.row(), *source, i))).collect()
}

#[test]
fn every_row_for_reading_finds_its_way_back() {
    for row in rows() {
        let names = match row.reading {
            Reading::Never(_) => continue,
            Reading::Inexact(_) => Names { version: Reading::Cl12, is_exact: false },
            Reading::Always | Reading::Exact(_) => plain(Reading::Cl12),
            version => plain(version),
        };
        // Image size queries and the enqueuing of blocks are handled by code.
        let by_code = |shape| matches!(shape, RowShape::CompareExchange | RowShape::ToAddressSpace(_));
        if matches!(row.target, Target::Shape(shape) if !by_code(shape)) {
            continue;
        }
        let instance = Instance::of(row);
        let call = calls(row.target, names, &instance).find(|call| std::ptr::eq(call.row(), row));
        let call = call.unwrap_or_else(|| panic!("{row:?} is not found"));
        let types = parameters(&call);
        assert!(call.fits(&types), "{} of {types:?} is not {row:?}", call.name);
    }
}

/// Exact names of a version.
fn plain(version: Reading) -> Names {
    Names { version, is_exact: true }
}

/// The mangled name and the arguments of the first matching call.
fn read(target: Target, version: Reading, instance: &Instance) -> Option<(String, Vec<Source>)> {
    let call = calls(target, plain(version), instance).find(|call| call.fits(&parameters(call)))?;
    Some((call.name.clone(), call.arguments.to_vec()))
}

#[test]
fn barriers_keep_all_that_they_say() {
    let barrier = |execution: u64, memory: u64, semantics: u64| {
        let mut instance = Instance::default();
        for value in [execution, memory, semantics] {
            instance.add_constant(value);
        }
        instance
    };
    let target = Target::Op(op::ControlBarrier);
    let plain = barrier(2, 2, 272);
    assert_eq!(read(target, Reading::Cl12, &plain), Some(("barrier".into(), vec![Source::Flags(1)])));
    let scoped = vec![Source::Flags(1), Source::MemoryScope(1)];
    assert_eq!(read(target, Reading::Cl20, &plain), Some(("work_group_barrier".into(), scoped)));
    let sub_group = Some(("sub_group_barrier".into(), vec![Source::Flags(2), Source::MemoryScope(4)]));
    assert_eq!(read(target, Reading::Cl12, &barrier(3, 3, 528)), sub_group);
    let wider = vec![Source::Flags(1), Source::MemoryScope(2)];
    assert_eq!(read(target, Reading::Cl12, &barrier(2, 1, 272)), Some(("work_group_barrier".into(), wider)));
    assert_eq!(read(target, Reading::Cl20, &barrier(2, 1, 264)), None);
    assert_eq!(read(target, Reading::Cl20, &barrier(1, 1, 272)), None);
}

#[test]
fn atomics_keep_order_and_scope() {
    let add = |scope: u64, semantics: u64| {
        let result = Shape { class: Some(Class::Integer), bits: 32, lanes: 1 };
        let mut instance = Instance { storage_class: CROSS_WORKGROUP, result, ..Instance::default() };
        instance.id();
        instance.add_constant(scope);
        instance.add_constant(semantics);
        instance.id();
        instance
    };
    let target = Target::Op(op::AtomicIAdd);
    let operands = vec![Source::Operand(0), Source::Operand(3)];
    assert_eq!(read(target, Reading::Cl12, &add(2, 512)), Some(("atomic_add".into(), operands)));
    let explicit =
        vec![Source::Generic(0), Source::Operand(3), Source::MemoryOrder(5), Source::MemoryScope(2)];
    let name = "atomic_fetch_add_explicit".to_owned();
    for version in [Reading::Cl12, Reading::Cl20] {
        assert_eq!(read(target, version, &add(1, 528)), Some((name.clone(), explicit.clone())));
    }
    assert_eq!(read(target, Reading::Cl20, &add(1, 16)), None);
}

#[test]
fn names_tell_lengths_and_types() {
    let mut load = Instance::default();
    load.id();
    load.id();
    load.operands.push(4);
    let found = read(Target::Ext(OpenclStd100Op::vloadn), Reading::Cl12, &load);
    assert_eq!(found, Some(("vload4".into(), vec![Source::Operand(0), Source::Operand(1)])));

    let mut conversion =
        Instance { is_saturated: true, rounding: Some(FPRoundingMode::RTE), ..Instance::default() };
    conversion.result = Shape { class: Some(Class::Integer), bits: 8, lanes: 4 };
    conversion.id();
    let target = Target::Convert(op::ConvertFToU, Saturation::Decoration);
    let names = |of: &Instance, target, is_exact| -> Vec<String> {
        calls(target, Names { version: Reading::Cl12, is_exact }, of).map(|call| call.name).collect()
    };
    assert!(names(&conversion, target, true).is_empty(), "what is converted is no number");
    conversion.shapes.insert(0, Shape { class: Some(Class::Float), bits: 32, lanes: 4 });
    assert_eq!(names(&conversion, target, true), ["convert_uchar4_sat_rte"]);

    let result = Shape { class: Some(Class::Float), bits: 16, lanes: 4 };
    let conversion = Instance { is_saturated: false, result, gives_bfloat: true, ..conversion };
    let target = Target::Convert(op::FConvert, Saturation::None);
    assert!(names(&conversion, target, true).is_empty(), "OpenCL C has no name for it");
    assert_eq!(names(&conversion, target, false), ["convert_DF16b4_rte"]);

    let mut scan = Instance::default();
    scan.add_constant(2);
    scan.operands.push(1);
    scan.id();
    let found = read(Target::Op(op::GroupSMax), Reading::Cl12, &scan);
    assert_eq!(found, Some(("work_group_scan_inclusive_max".into(), vec![Source::Operand(2)])));
}
