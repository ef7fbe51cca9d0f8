//! Spec: "Annotation Instructions" and "Debug Instructions": decorations and names, by the `<id>` they describe.
//!
//! Decoration groups are expanded here: a group hands on the decorations whose target is the group, nothing else.

use crate::error::{Error, Result};
use crate::spirv::{Id, Module, literal, op};
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;

/// One decoration: its number and the words of its operands.
#[derive(Clone, Copy, Debug)]
pub struct Decorated<'m> {
    /// The decoration's number.
    pub kind: u32,
    /// Its operands, literals or ids.
    pub operands: &'m [u32],
    /// Whether the operands are ids (`OpDecorateId`).
    pub ids: bool,
}

impl Decorated<'_> {
    /// Whether this is the given decoration.
    pub fn is(&self, decoration: Decoration) -> bool {
        self.kind == decoration as u32
    }
}

/// All decorations and names of a module.
#[derive(Default)]
pub struct Annotations<'m> {
    decorations: Vec<(Id, Decorated<'m>)>,
    /// First and last decoration of each id, in `decorations`; empty where the bound is out of proportion.
    ranges: Vec<(u32, u32)>,
    members: FxHashMap<Id, Vec<(u32, Decorated<'m>)>>,
    names: Vec<(u32, Name<'m>)>,
    member_names: FxHashMap<Id, Vec<(u32, String)>>,
}

/// A name's words, decoded when asked for.
#[derive(Clone, Copy)]
struct Name<'m>(crate::spirv::Instruction<'m>);

impl<'m> Annotations<'m> {
    /// Collects the annotations of a module.
    ///
    /// # Errors
    /// An annotation without its operands.
    pub fn collect(module: &'m Module) -> Result<Self> {
        let mut all = Self::default();
        let mut groups = Vec::new();
        for instruction in module.instructions() {
            match instruction.opcode() {
                op::Function => break,
                op::Decorate | op::DecorateId | op::DecorateString => {
                    let decorated = Decorated {
                        kind: instruction.operand(1)?,
                        operands: instruction.operands().get(2..).unwrap_or_default(),
                        ids: instruction.opcode() == op::DecorateId,
                    };
                    all.decorations.push((instruction.id(0)?, decorated));
                }
                op::MemberDecorate | op::MemberDecorateString => {
                    let decorated = Decorated {
                        kind: instruction.operand(2)?,
                        operands: instruction.operands().get(3..).unwrap_or_default(),
                        ids: false,
                    };
                    all.members
                        .entry(instruction.id(0)?)
                        .or_default()
                        .push((instruction.operand(1)?, decorated));
                }
                op::GroupDecorate | op::GroupMemberDecorate => groups.push(instruction),
                op::Name => all.names.push((instruction.operand(0)?, Name(instruction))),
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
        all.expand(&groups)?;
        // A bound beyond the words that could mention an id is not worth a table.
        all.index(if module.bound() as usize <= module.words().len() { module.bound() } else { 0 });
        Ok(all)
    }

    fn expand(&mut self, groups: &[crate::spirv::Instruction<'m>]) -> Result<()> {
        for group in groups {
            let source = group.id(0)?;
            let handed: Vec<_> =
                self.decorations.iter().filter(|(target, _)| *target == source).map(|(_, d)| *d).collect();
            let targets = group.operands().get(1..).unwrap_or_default();
            if group.opcode() == op::GroupDecorate {
                for target in targets {
                    self.decorations.extend(handed.iter().map(|d| (Id(*target), *d)));
                }
            } else {
                for pair in targets.chunks_exact(2) {
                    if let [target, member] = pair {
                        let list = self.members.entry(Id(*target)).or_default();
                        list.extend(handed.iter().map(|d| (*member, *d)));
                    }
                }
            }
        }
        Ok(())
    }

    fn index(&mut self, bound: u32) {
        self.decorations.sort_by_key(|(target, _)| *target);
        self.names.sort_by_key(|(target, _)| *target);
        self.ranges = vec![(0, 0); bound as usize];
        for (position, (target, _)) in (0u32..).zip(&self.decorations) {
            if let Some(range) = self.ranges.get_mut(target.0 as usize) {
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

    /// First and last decoration of an id.
    fn range(&self, id: Id) -> (u32, u32) {
        if self.ranges.is_empty() {
            let from = self.decorations.partition_point(|(target, _)| *target < id);
            let to = self.decorations.partition_point(|(target, _)| *target <= id);
            return (from as u32, to as u32);
        }
        self.ranges.get(id.0 as usize).copied().unwrap_or((0, 0))
    }

    /// The first decoration of a kind.
    pub fn find(&self, id: Id, decoration: Decoration) -> Option<&Decorated<'m>> {
        self.of(id).find(|d| d.is(decoration))
    }

    /// Decorations of the members of a structure type, with the member's number, in module order.
    pub fn members(&self, structure: Id) -> &[(u32, Decorated<'m>)] {
        self.members.get(&structure).map_or(&[], Vec::as_slice)
    }

    /// Names of the members of a structure type.
    pub fn member_names(&self, structure: Id) -> &[(u32, String)] {
        self.member_names.get(&structure).map_or(&[], Vec::as_slice)
    }

    /// Whether the module names anything.
    pub fn has_names(&self) -> bool {
        !self.names.is_empty()
    }

    /// The name of an id; the last one wins.
    pub fn name(&self, id: Id) -> Option<String> {
        let end = self.names.partition_point(|(target, _)| *target <= id.0);
        let (target, name) = self.names.get(end.checked_sub(1)?)?;
        if *target != id.0 {
            return None;
        }
        name.0.string(1).ok().map(|(text, _)| text)
    }
}

/// A literal string at the start of some words, and the number of words it takes.
///
/// # Errors
/// A string without its terminator.
pub(super) fn take_string(words: &[u32]) -> Result<(String, usize)> {
    let used = literal::string_words(words).ok_or_else(|| Error::malformed("a string without terminator"))?;
    let bytes = literal::string_bytes(words.get(..used).unwrap_or_default());
    Ok((String::from_utf8_lossy(&bytes).into_owned(), used))
}
