//! Memory layout of shader blocks: offsets, strides, and the alignments of std140, std430 and scalar layouts.
//!
//! Rule of this module: decorations are collected once; a type is measured once for each layout that a block uses it in.
//!
//! Spec: "Shader Validation", and "Offset and Stride Assignment" of the Vulkan specification, whose alignments other validators
//! apply.

use rspirv::spirv::{BuiltIn, Decoration, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

use super::checker::{Checker, Kind, broken};
use super::environment::Layout;
use super::fact::{Class, Fact, Ty};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, op, operands::operands};

/// The member number of a decoration that applies to a whole `<id>`.
pub(super) const WHOLE: u32 = u32::MAX;

/// Layout decorations, by target and decoration.
#[derive(Default)]
pub(super) struct Decorations {
    literals: FxHashMap<(Id, u32, u32), u32>,
}

impl Decorations {
    /// The first literal of a decoration of a member or of a whole `<id>`.
    pub(super) fn of(&self, id: Id, member: u32, decoration: Decoration) -> Option<u32> {
        self.literals.get(&(id, member, decoration as u32)).copied()
    }

    /// Whether an `<id>` as a whole has a decoration.
    pub(super) fn has(&self, id: Id, decoration: Decoration) -> bool {
        self.of(id, WHOLE, decoration).is_some()
    }

    /// Whether some constant is decorated with the workgroup size builtin.
    pub(super) fn sizes_workgroups(&self) -> bool {
        let size = BuiltIn::WorkgroupSize as u32;
        let is_size =
            |(key, literal): (&(Id, u32, u32), &u32)| key.2 == Decoration::BuiltIn as u32 && *literal == size;
        self.literals.iter().any(is_size)
    }
}

/// The alignment rules; all flags false means std430.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Alignments {
    /// std140: arrays and structures are aligned to 16 bytes.
    is_extended: bool,
    /// Relaxed layout: vectors are aligned to their components.
    is_relaxed: bool,
    /// Scalar layout: every type is aligned to its largest scalar.
    is_scalar: bool,
}

/// Size and alignment of a type, in bytes.
#[derive(Clone, Copy, Debug)]
struct Extent {
    size: u64,
    alignment: u64,
}

/// The layout of a matrix.
#[derive(Clone, Copy, Default)]
struct Matrices {
    stride: u64,
    is_row_major: bool,
}

impl<'m> Checker<'m> {
    /// Collects the layout decorations of the module.
    pub(super) fn decorations(&self) -> Decorations {
        let mut decorations = Decorations::default();
        for instruction in self.module.declarations() {
            let operands = instruction.operands();
            let (target, member, rest) = match (instruction.opcode(), operands) {
                (op::Decorate, [target, rest @ ..]) => (*target, WHOLE, rest),
                (op::MemberDecorate, [target, member, rest @ ..]) => (*target, *member, rest),
                _ => continue,
            };
            if let [decoration, rest @ ..] = rest {
                let literal = rest.first().copied().unwrap_or(0);
                decorations.literals.insert((Id(target), member, *decoration), literal);
            }
        }
        decorations
    }

    /// Checks the layout of the module's blocks.
    pub(super) fn check_blocks(&mut self) {
        if !self.is_shader || !self.wants(Rule::BlockOffsets) {
            return;
        }
        let decorations = std::mem::take(&mut self.decorated);
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        for variable in self.module.declarations().filter(|one| one.opcode() == op::Variable) {
            let pointer = self.result(variable);
            let class = pointer.count.unwrap_or(0);
            let is = |one: StorageClass| class == one as u64;
            let mut held = self.fact(pointer.component);
            while matches!(held.class, Class::Array | Class::RuntimeArray) {
                held = self.fact(held.component);
            }
            let is_block = decorations.has(held.id, Decoration::Block);
            let is_buffer = decorations.has(held.id, Decoration::BufferBlock);
            let is_shared = is(StorageClass::Uniform)
                || is(StorageClass::StorageBuffer)
                || is(StorageClass::PushConstant);
            if held.class != Class::Struct || !is_shared || !(is_block || is_buffer) {
                continue;
            }
            let layout = self.environment.layout;
            let is_scalar = layout == Layout::Scalar;
            let is_extended = is(StorageClass::Uniform) && is_block && !is_scalar;
            let alignments = Alignments { is_extended, is_relaxed: layout == Layout::Relaxed, is_scalar };
            if !seen.insert((held.id, alignments)) {
                continue;
            }
            let declared = self.module.definition(held.id).unwrap_or(variable);
            let ty = self.ty(held.id);
            let laid_out = self
                .has_offsets(ty, &decorations)
                .and_then(|()| self.extent_of_struct(ty, alignments, &decorations).map(|_| ()));
            found.extend(laid_out.err().map(|error| (declared.number(), error)));
        }
        self.decorated = decorations;
        for (number, error) in found {
            self.tell_at(number, &error);
        }
    }

    /// Checks that every member of a block has an offset, and every array and matrix in it a stride.
    fn has_offsets(&self, ty: Ty, decorations: &Decorations) -> Result<()> {
        let mut open = vec![ty];
        let mut seen = FxHashSet::default();
        while let Some(ty) = open.pop() {
            let fact = self.fact(ty);
            if !seen.insert(ty.0) {
                continue;
            }
            let missing = |what: &str| format!("{} of a block has no {what}", fact.id);
            match fact.class {
                Class::Array | Class::RuntimeArray => {
                    let is_opaque = self.fact(fact.component).class == Class::Opaque;
                    let has_stride = decorations.of(fact.id, WHOLE, Decoration::ArrayStride).is_some();
                    self.require(has_stride || is_opaque, Rule::BlockOffsets, || missing("ArrayStride"))?;
                    open.push(fact.component);
                }
                Class::Struct => {
                    for (member, part) in (0u32..).zip(self.members_of(ty)) {
                        let has = |decoration| decorations.of(fact.id, member, decoration).is_some();
                        self.require(has(Decoration::Offset), Rule::BlockOffsets, || {
                            missing(&format!("Offset for member {member}"))
                        })?;
                        let mut inner = self.fact(*part);
                        while matches!(inner.class, Class::Array | Class::RuntimeArray) {
                            inner = self.fact(inner.component);
                        }
                        let has_order = has(Decoration::RowMajor) || has(Decoration::ColMajor);
                        let is_placed = has_order && has(Decoration::MatrixStride);
                        self.require(inner.class != Class::Matrix || is_placed, Rule::BlockOffsets, || {
                            missing(&format!("MatrixStride and order of columns or rows for member {member}"))
                        })?;
                        open.push(*part);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Size and alignment of a structure; checks that its members' offsets satisfy their alignments.
    fn extent_of_struct(&self, ty: Ty, rules: Alignments, decorations: &Decorations) -> Result<Extent> {
        let fact = self.fact(ty);
        let mut members = Vec::new();
        for (member, part) in (0u32..).zip(self.members_of(ty)) {
            let literal = |decoration| decorations.of(fact.id, member, decoration);
            let matrices = Matrices {
                stride: u64::from(literal(Decoration::MatrixStride).unwrap_or(0)),
                is_row_major: literal(Decoration::RowMajor).is_some(),
            };
            let offset = u64::from(literal(Decoration::Offset).unwrap_or(0));
            members.push((offset, member, *part, self.extent(*part, rules, matrices, decorations)?));
        }
        members.sort_by_key(|(offset, member, ..)| (*offset, *member));
        let (mut next, mut alignment, mut end) = (0, 1, 0);
        for (offset, member, part, extent) in members {
            let part = self.fact(part);
            let wrong = |what: &str| format!("member {member} of {} at byte {offset} {what}", fact.id);
            let needed = match () {
                _ if rules.is_relaxed && part.is_vector() => u64::from(part.bits / 8).max(1),
                _ => extent.alignment,
            };
            self.require(offset.is_multiple_of(needed), Rule::BlockAlignment, || {
                wrong(&format!("is not aligned to {needed} bytes"))
            })?;
            let last = offset + extent.size.max(1) - 1;
            let straddles = match extent.size {
                0..=16 => offset / 16 != last / 16,
                _ => !offset.is_multiple_of(16),
            };
            let may_straddle = !rules.is_relaxed || !part.is_vector();
            self.require(may_straddle || !straddles, Rule::BlockAlignment, || wrong("lies across 16 bytes"))?;
            self.require(offset >= next, Rule::BlockAlignment, || {
                wrong(&format!("overlaps what ends at byte {next}"))
            })?;
            next = offset + extent.size;
            end = end.max(next);
            if rules.is_extended && matches!(part.class, Class::Struct | Class::Array) {
                next = next.next_multiple_of(extent.alignment);
            }
            alignment = alignment.max(extent.alignment);
        }
        if rules.is_extended {
            alignment = alignment.next_multiple_of(16);
        }
        let size = if rules.is_scalar { end } else { end.next_multiple_of(alignment) };
        Ok(Extent { size, alignment })
    }

    fn extent(
        &self,
        ty: Ty,
        rules: Alignments,
        matrices: Matrices,
        decorations: &Decorations,
    ) -> Result<Extent> {
        let fact = self.fact(ty);
        let bytes = u64::from(fact.bits / 8).max(1);
        Ok(match fact.class {
            Class::Int | Class::Float => Extent { size: bytes, alignment: bytes },
            Class::Vector => {
                Extent { size: bytes * fact.lanes(), alignment: of_vector(fact.lanes(), bytes, rules) }
            }
            Class::Pointer => Extent { size: 8, alignment: 8 },
            Class::Matrix => self.extent_of_matrix(fact, rules, matrices)?,
            Class::Array | Class::RuntimeArray => {
                let element = self.extent(fact.component, rules, matrices, decorations)?;
                let alignment = if rules.is_extended {
                    element.alignment.next_multiple_of(16)
                } else {
                    element.alignment
                };
                let stride = u64::from(decorations.of(fact.id, WHOLE, Decoration::ArrayStride).unwrap_or(0));
                self.require(stride.is_multiple_of(alignment), Rule::BlockAlignment, || {
                    format!("the stride {stride} of {} is not a multiple of {alignment}", fact.id)
                })?;
                self.require(stride == 0 || stride >= element.size, Rule::BlockAlignment, || {
                    format!(
                        "the stride {stride} of {} is less than the {} bytes of an element",
                        fact.id, element.size
                    )
                })?;
                let count = fact.count.unwrap_or(0);
                let size = match (fact.class, count) {
                    (Class::RuntimeArray, _) | (_, 0) => 0,
                    _ => stride.saturating_mul(count - 1).saturating_add(element.size),
                };
                Extent { size, alignment }
            }
            Class::Struct => self.extent_of_struct(ty, rules, decorations)?,
            _ => Extent { size: 0, alignment: 1 },
        })
    }

    fn extent_of_matrix(&self, fact: &Fact, rules: Alignments, matrices: Matrices) -> Result<Extent> {
        let column = self.fact(fact.component);
        let bytes = u64::from(column.bits / 8).max(1);
        let (columns, rows) = (fact.count.unwrap_or(0), column.lanes());
        let (vectors, lanes) = if matrices.is_row_major { (rows, columns) } else { (columns, rows) };
        let mut alignment = of_vector(lanes, bytes, rules);
        if rules.is_extended {
            alignment = alignment.next_multiple_of(16);
        }
        let Matrices { stride, .. } = matrices;
        let fits = stride.is_multiple_of(alignment) && (stride == 0 || stride >= bytes * lanes);
        self.require(fits, Rule::BlockAlignment, || {
            format!(
                "the stride {stride} of the matrix {} is not a multiple of {alignment}, or too small",
                fact.id
            )
        })?;
        let size = stride.saturating_mul(vectors.saturating_sub(1)).saturating_add(bytes * lanes);
        Ok(Extent { size, alignment })
    }

    /// Checks that an entry point's interface lists the variables that its functions use: those of storage classes Input and
    /// Output, and all from version 1.4 on.
    pub(super) fn check_interfaces(&mut self) {
        if !self.wants(Rule::InterfaceComplete) {
            return;
        }
        let names_all = self.module.version() >= crate::spirv::Version::new(1, 4);
        let is_named = |class: Option<u64>| {
            names_all
                || class == Some(StorageClass::Input as u64)
                || class == Some(StorageClass::Output as u64)
        };
        let is_interesting = self
            .module
            .declarations()
            .any(|one| one.opcode().is_variable() && is_named(one.operand(0).ok().map(u64::from)));
        if !is_interesting {
            return;
        }
        let (uses, calls) = self.used_variables(&is_named);
        let mut missing = Vec::new();
        for point in self.module.declarations().filter(|one| one.opcode() == op::EntryPoint) {
            let (Ok(function), Ok((_, next))) = (point.id(1), point.string_bytes(2)) else { continue };
            let listed: FxHashSet<u32> = point.operands().iter().skip(next).copied().collect();
            let (mut open, mut seen) = (vec![function], FxHashSet::default());
            let mut first = None;
            while let Some(function) = open.pop() {
                if !seen.insert(function) {
                    continue;
                }
                let used = uses.get(&function).map_or(&[][..], Vec::as_slice);
                first = first.or_else(|| used.iter().find(|variable| !listed.contains(&variable.0)).copied());
                open.extend(calls.get(&function).into_iter().flatten());
            }
            missing.extend(first.map(|variable| (point.number(), variable)));
        }
        for (number, variable) in missing {
            let error =
                broken(Rule::InterfaceComplete, format!("{variable} is used, but not in the interface"));
            self.tell_at(number, &error);
        }
    }

    /// By function: the module-scope variables it uses and the functions it calls.
    fn used_variables(
        &self,
        is_named: &dyn Fn(Option<u64>) -> bool,
    ) -> (FxHashMap<Id, Vec<Id>>, FxHashMap<Id, Vec<Id>>) {
        let (mut uses, mut calls) = (FxHashMap::default(), FxHashMap::default());
        let mut current = None;
        let mut last = FxHashMap::default();
        for instruction in self.module.instructions() {
            match instruction.opcode() {
                op::Function => current = instruction.result_id(),
                op::FunctionEnd => current = None,
                op::Label | op::Line | op::NoLine | op::Branch | op::Phi => {}
                opcode => {
                    let Some(function) = current else { continue };
                    if opcode == op::FunctionCall
                        && let Ok(callee) = instruction.id(0)
                    {
                        calls.entry(function).or_insert_with(Vec::new).push(callee);
                    }
                    let is_wanted = |id: Id| {
                        let entry = self.entry(id);
                        entry.kind == Kind::Variable && is_named(self.fact(entry.ty).count)
                    };
                    // A literal or an enumerant may equal a variable's id; the grammar is consulted only for such candidates.
                    if !instruction.operands().iter().any(|word| is_wanted(Id(*word))) {
                        continue;
                    }
                    let named = operands(instruction, self.module).map_while(Result::ok);
                    for id in named.filter_map(|operand| operand.id()).filter(|id| is_wanted(*id)) {
                        if last.insert(id, function) != Some(function) {
                            uses.entry(function).or_insert_with(Vec::new).push(id);
                        }
                    }
                }
            }
        }
        (uses, calls)
    }
}

/// The alignment of a vector with `lanes` components of `bytes` bytes each.
fn of_vector(lanes: u64, bytes: u64, rules: Alignments) -> u64 {
    match (rules.is_scalar, lanes) {
        (true, _) | (_, 1) => bytes,
        (_, 2) => 2 * bytes,
        _ => 4 * bytes,
    }
}
