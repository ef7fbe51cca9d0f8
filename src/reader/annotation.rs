//! Spec: "Annotation Instructions" and "Debug Instructions": decorations and names, by the `<id>` they
//! target.
//!
//! Decoration groups are expanded here: a group passes on exactly the decorations whose target is the group.

use crate::error::{Error, Result};
use crate::spirv::grammar::decorates_by_id;
use crate::spirv::{Id, Instruction, Module, Opcode, literal, op};
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// One decoration: its number and the words of its operands.
#[derive(Clone, Copy, Debug)]
pub struct Decorated<'m> {
    /// The decoration's number.
    pub kind: u32,
    /// Its operands, literals or ids.
    pub operands: &'m [u32],
    /// Whether the operands are ids (`OpDecorateId`, `OpMemberDecorateIdEXT`).
    pub ids: bool,
    /// Whether it is `OpDecorateString` or `OpMemberDecorateString`.
    pub is_string: bool,
}

impl Decorated<'_> {
    /// Whether this is the given decoration.
    pub fn is(&self, decoration: Decoration) -> bool {
        self.kind == decoration as u32
    }
}

/// All decorations and names of a module.
pub struct Annotations<'m> {
    module: &'m Module,
    decorations: Vec<(Id, Decorated<'m>)>,
    /// Range in `decorations` of each id, by the module's slots.
    ranges: Vec<(u32, u32)>,
    members: FxHashMap<Id, Vec<(u32, Decorated<'m>)>>,
    /// Number of the last OpName of each id, by the module's slots; empty if there is none.
    names: Vec<u32>,
    /// The other names of ids that have several, by the numbers of their instructions.
    more_names: FxHashMap<Id, Vec<u32>>,
    member_names: FxHashMap<Id, Vec<(u32, String)>>,
}

/// Limit of decorations expanded from groups, per word of the module.
const HANDED_OUT: usize = 16;

/// Number of operands per target of a group.
fn group_stride(opcode: Opcode) -> usize {
    if opcode == op::GroupMemberDecorate { 2 } else { 1 }
}

/// Marks an id without OpName.
const UNNAMED: u32 = u32::MAX;

impl<'m> Annotations<'m> {
    /// Collects the annotations of a module.
    ///
    /// # Errors
    /// An annotation without its operands.
    pub fn collect(module: &'m Module) -> Result<Self> {
        let mut all = Self {
            module,
            decorations: Vec::new(),
            ranges: vec![(0, 0); module.slot_count()],
            members: FxHashMap::default(),
            names: Vec::new(),
            more_names: FxHashMap::default(),
            member_names: FxHashMap::default(),
        };
        let mut groups = Vec::new();
        for instruction in module.instructions() {
            match instruction.opcode() {
                op::Function => break,
                op::Decorate | op::DecorateId | op::DecorateString => {
                    let kind = instruction.operand(1)?;
                    let decorated = Decorated {
                        kind,
                        operands: instruction.operands().get(2..).unwrap_or_default(),
                        ids: instruction.opcode() == op::DecorateId || decorates_by_id(kind),
                        is_string: instruction.opcode() == op::DecorateString,
                    };
                    all.decorations.push((instruction.id(0)?, decorated));
                }
                op::MemberDecorate | op::MemberDecorateString | op::MemberDecorateIdEXT => {
                    let decorated = Decorated {
                        kind: instruction.operand(2)?,
                        operands: instruction.operands().get(3..).unwrap_or_default(),
                        ids: instruction.opcode() == op::MemberDecorateIdEXT,
                        is_string: instruction.opcode() == op::MemberDecorateString,
                    };
                    all.members
                        .entry(instruction.id(0)?)
                        .or_default()
                        .push((instruction.operand(1)?, decorated));
                }
                op::GroupDecorate | op::GroupMemberDecorate => groups.push(instruction),
                op::Name => {
                    all.names.resize(module.slot_count(), UNNAMED);
                    let slot = module.slot(instruction.id(0)?).and_then(|slot| all.names.get_mut(slot));
                    if let Some(slot) = slot {
                        if *slot != UNNAMED {
                            all.more_names.entry(instruction.id(0)?).or_default().push(*slot);
                        }
                        *slot = instruction.number();
                    }
                }
                op::MemberName => {
                    let name = instruction.string(2)?.0;
                    all.member_names
                        .entry(instruction.id(0)?)
                        .or_default()
                        .push((instruction.operand(1)?, name));
                }
                _ => {}
            }
        }
        all.expand(module, &groups)?;
        all.index();
        Ok(all)
    }

    /// Applies groups to their targets, in module order; a target may be another group.
    fn expand(&mut self, module: &'m Module, groups: &[Instruction<'m>]) -> Result<()> {
        let mut handed: FxHashMap<Id, Vec<Decorated<'m>>> = FxHashMap::default();
        for group in groups {
            handed.insert(group.id(0)?, Vec::new());
        }
        for (target, decorated) in &self.decorations {
            if let Some(group) = handed.get_mut(target) {
                group.push(*decorated);
            }
        }
        let mut left = module.words().len().saturating_mul(HANDED_OUT);
        for group in groups {
            let decorations = handed.get(&group.id(0)?).cloned().unwrap_or_default();
            let (targets, stride) =
                (group.operands().get(1..).unwrap_or_default(), group_stride(group.opcode()));
            left = left.checked_sub(decorations.len() * (targets.len() / stride)).ok_or_else(|| {
                Error::unsupported("decoration groups with too many targets").at(module.location(*group))
            })?;
            for target in targets.chunks_exact(stride) {
                match *target {
                    [target] => {
                        if let Some(group) = handed.get_mut(&Id(target)) {
                            group.extend_from_slice(&decorations);
                        }
                        self.decorations.extend(decorations.iter().map(|d| (Id(target), *d)));
                    }
                    [target, member] => {
                        let list = self.members.entry(Id(target)).or_default();
                        list.extend(decorations.iter().map(|d| (member, *d)));
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn index(&mut self) {
        self.decorations.sort_by_key(|(target, _)| *target);
        for (position, (target, _)) in (0u32..).zip(&self.decorations) {
            if let Some(range) = self.module.slot(*target).and_then(|slot| self.ranges.get_mut(slot)) {
                *range = if range.1 == 0 { (position, position + 1) } else { (range.0, position + 1) };
            }
        }
    }

    /// The decorations of an id, in module order.
    pub fn of(&self, id: Id) -> impl Iterator<Item = &Decorated<'m>> {
        let (start, end) = self.range(id);
        self.decorations.get(start as usize..end as usize).unwrap_or_default().iter().map(|(_, d)| d)
    }

    /// Whether an id has any decoration.
    pub fn any(&self, id: Id) -> bool {
        let (start, end) = self.range(id);
        start != end
    }

    /// The range of an id's decorations.
    fn range(&self, id: Id) -> (u32, u32) {
        self.module.slot(id).and_then(|slot| self.ranges.get(slot)).copied().unwrap_or((0, 0))
    }

    /// The first decoration of a kind.
    pub fn find(&self, id: Id, decoration: Decoration) -> Option<&Decorated<'m>> {
        self.of(id).find(|d| d.is(decoration))
    }

    /// Decorations of the members of a structure type, with the member index, in module order.
    pub fn members(&self, structure: Id) -> &[(u32, Decorated<'m>)] {
        self.members.get(&structure).map_or(&[], Vec::as_slice)
    }

    /// Names of the members of a structure type.
    pub fn member_names(&self, structure: Id) -> &[(u32, String)] {
        self.member_names.get(&structure).map_or(&[], Vec::as_slice)
    }

    /// Whether the module has names.
    pub fn has_names(&self) -> bool {
        !self.names.is_empty()
    }

    /// The names of an id but for the last and repeated ones.
    pub fn more_names(&self, id: Id) -> Vec<Cow<'static, [u8]>> {
        let numbers = self.more_names.get(&id).map_or(&[][..], Vec::as_slice);
        let instructions = numbers.iter().filter_map(|number| self.module.at(*number));
        let last = self.name(id).unwrap_or_default();
        let mut names: Vec<_> = instructions.filter_map(|name| Some(name.string_bytes(1).ok()?.0)).collect();
        names.retain(|name| !name.is_empty() && *name != last.as_bytes());
        names.sort_unstable();
        names.dedup();
        names.into_iter().map(Cow::Owned).collect()
    }

    /// The name of an id; the last one wins.
    pub fn name(&self, id: Id) -> Option<String> {
        let number = *self.names.get(self.module.slot(id)?)?;
        self.module.at(number)?.string(1).ok().map(|(text, _)| text)
    }
}

/// The literal string at the start of `words`, and the number of words it occupies.
///
/// # Errors
/// A string without its terminator.
pub(crate) fn take_string(words: &[u32]) -> Result<(String, usize)> {
    let used = literal::string_words(words).ok_or_else(|| Error::malformed("a string without terminator"))?;
    let bytes = literal::string_bytes(words.get(..used).unwrap_or_default());
    Ok((String::from_utf8_lossy(&bytes).into_owned(), used))
}
