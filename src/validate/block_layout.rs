//! Memory layout of shader blocks: offsets, strides, and the alignments of std140, std430 and scalar layouts.
//!
//! Rule of this module: decorations are collected once; a type is measured once for each layout that a block uses it in.
//!
//! Spec: "Shader Validation", and "Offset and Stride Assignment" of the Vulkan specification, whose alignments other validators
//! apply.

use rspirv::spirv::{BuiltIn, Decoration, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

use super::checker::Checker;
use super::environment::Layout;
use super::fact::{Class, Fact, Ty};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};

/// The member number of a decoration that applies to a whole `<id>`.
pub(super) const WHOLE: u32 = u32::MAX;

/// Layout decorations, by target and decoration.
#[derive(Default)]
pub(super) struct Decorations {
    literals: FxHashMap<(Id, u32, u32), u32>,
    /// The decorations of groups.
    groups: FxHashMap<Id, Vec<(u32, u32)>>,
}

impl Decorations {
    /// The first literal of a decoration of a member or of a whole `<id>`.
    pub(super) fn of(&self, id: Id, member: u32, decoration: Decoration) -> Option<u32> {
        self.literals.get(&(id, member, decoration as u32)).copied()
    }

    /// Gives a group's decorations to a target.
    fn copy(&mut self, group: Id, target: Id, member: u32) {
        for (decoration, literal) in self.groups.get(&group).into_iter().flatten() {
            self.literals.insert((target, member, *decoration), *literal);
        }
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
                (op::MemberDecorateIdEXT, [target, member, rest @ ..]) => (*target, *member, rest),
                (op::GroupDecorate, [group, targets @ ..]) => {
                    targets.iter().for_each(|target| decorations.copy(Id(*group), Id(*target), WHOLE));
                    continue;
                }
                (op::GroupMemberDecorate, [group, targets @ ..]) => {
                    for (target, member) in targets.iter().zip(targets.iter().skip(1)).step_by(2) {
                        decorations.copy(Id(*group), Id(*target), *member);
                    }
                    continue;
                }
                _ => continue,
            };
            if let [decoration, rest @ ..] = rest {
                let literal = rest.first().copied().unwrap_or(0);
                decorations.literals.insert((Id(target), member, *decoration), literal);
                if self.module.definition_as(Id(target), op::DecorationGroup).is_some() {
                    decorations.groups.entry(Id(target)).or_default().push((*decoration, literal));
                }
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
        let variables = self.module.declarations().filter(|one| one.opcode() == op::Variable);
        let held = variables.filter_map(|one| Some((one, self.laid_out(one, &decorations)?)));
        let physical = self.physical.iter().filter_map(|ty| {
            let fact = self.fact(*ty);
            let declared = self.module.definition(fact.id)?;
            Some((declared, (fact.component, self.alignments(false, false))))
        });
        for (place, (ty, alignments)) in held.chain(physical) {
            if !seen.insert((ty, alignments)) {
                continue;
            }
            let declared = self.module.definition(self.fact(ty).id).unwrap_or(place);
            let laid_out = self
                .has_offsets(ty, &decorations)
                .and_then(|()| self.extent(ty, alignments, Matrices::default(), &decorations).map(|_| ()));
            found.extend(laid_out.err().map(|error| (declared.number(), error)));
        }
        self.decorated = decorations;
        found.sort_by_key(|(number, _)| *number);
        for (number, error) in found {
            self.tell_at(number, &error);
        }
    }

    fn alignments(&self, is_uniform: bool, is_buffer: bool) -> Alignments {
        let layout = self.environment.layout;
        let is_scalar = layout == Layout::Scalar;
        let is_extended = is_uniform && !is_buffer && !is_scalar;
        Alignments { is_extended, is_relaxed: layout == Layout::Relaxed, is_scalar }
    }

    /// What a variable holds in memory that has a layout, under arrays of descriptors; `None` for other memory.
    fn laid_out(&self, variable: Instruction<'m>, decorations: &Decorations) -> Option<(Ty, Alignments)> {
        let pointer = self.result(variable);
        let is = |one: StorageClass| pointer.count == Some(one as u64);
        let mut ty = pointer.component;
        while matches!(self.fact(ty).class, Class::Array | Class::RuntimeArray) {
            ty = self.fact(ty).component;
        }
        let held = self.fact(ty);
        let is_block = decorations.has(held.id, Decoration::Block);
        let is_buffer = decorations.has(held.id, Decoration::BufferBlock);
        let is_shared = is(StorageClass::Uniform)
            || is(StorageClass::StorageBuffer)
            || is(StorageClass::PushConstant)
            || is(StorageClass::Workgroup);
        let has_layout = held.class == Class::Struct && is_shared && (is_block || is_buffer);
        has_layout.then(|| (ty, self.alignments(is(StorageClass::Uniform), is_buffer)))
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
                        let is_placed = has(Decoration::Offset) || has(Decoration::OffsetIdEXT);
                        self.require(is_placed, Rule::BlockOffsets, || {
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
        let count = self.members_of(ty).len() as u32;
        if (0..count).any(|member| decorations.of(fact.id, member, Decoration::OffsetIdEXT).is_some()) {
            // The offsets are constants, which may be specialized.
            return Ok(Extent { size: 0, alignment: 1 });
        }
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
            if !rules.is_scalar && matches!(part.class, Class::Struct | Class::Array) {
                next = next.next_multiple_of(extent.alignment);
            }
            alignment = alignment.max(needed);
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
                self.require(stride >= element.size.max(1), Rule::BlockAlignment, || {
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
}

/// The alignment of a vector with `lanes` components of `bytes` bytes each.
fn of_vector(lanes: u64, bytes: u64, rules: Alignments) -> u64 {
    match (rules.is_scalar, lanes) {
        (true, _) | (_, 1) => bytes,
        (_, 2) => 2 * bytes,
        _ => 4 * bytes,
    }
}
