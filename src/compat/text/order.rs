//! The order in which a module's instructions are written.

use rspirv::spirv::SourceLanguage;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::Result;
use crate::spirv::grammar::Class;
use crate::spirv::operands::{Role, operands};
use crate::spirv::{Id, Instruction, Module, Opcode, literal, op, push_instruction};

/// The instructions of a module in the written order, including OpLine, in the parts that empty lines
/// separate.
pub(super) struct Arranged<'m> {
    /// Up to the names.
    pub(super) preamble: Vec<Written<'m>>,
    /// Decorations, types, constants and variables.
    pub(super) declarations: Vec<Written<'m>>,
    /// Inline assembly.
    pub(super) assembly: Vec<Written<'m>>,
    /// All other instructions at module scope, mainly debug information.
    pub(super) late: Vec<Written<'m>>,
    /// Functions.
    pub(super) functions: Vec<Written<'m>>,
}

/// One written instruction.
#[derive(Clone)]
pub(super) enum Written<'m> {
    /// An instruction of the module.
    Given(Instruction<'m>),
    /// An implied instruction: its opcode, and the words after the first.
    Implied(Opcode, Vec<u32>),
}

/// The words of a module in the Khronos translator's order, which is that of the text form.
///
/// # Errors
/// Only internal errors.
pub fn rearranged(module: &Module, validity: Validity) -> Result<Vec<u32>> {
    let arranged = arrange(module, validity);
    let mut words = Vec::with_capacity(module.words().len());
    words.extend_from_slice(&module.header());
    let front = arranged.preamble.iter().chain(&arranged.declarations);
    let moves = validity == Validity::Mended;
    let (aliasing, front): (Vec<_>, Vec<_>) = front.partition(|written| moves && written.is_aliasing());
    let annotations = front.iter().position(|written| written.may_use_aliasing()).unwrap_or(front.len());
    let (before, behind) = front.split_at(annotations);
    for written in before.iter().copied().chain(aliasing).chain(behind.iter().copied()) {
        written.push(&mut words)?;
    }
    for written in arranged.assembly.iter().chain(&arranged.late).chain(&arranged.functions) {
        written.push(&mut words)?;
    }
    Ok(words)
}

impl Written<'_> {
    fn push(&self, words: &mut Vec<u32>) -> Result<()> {
        match self {
            Self::Given(instruction) => words.extend_from_slice(instruction.words()),
            Self::Implied(opcode, operands) => push_instruction(words, *opcode, None, None, operands)?,
        }
        Ok(())
    }

    /// An operand of an instruction of the module.
    fn given_operand(&self, at: usize) -> Option<u32> {
        let Self::Given(instruction) = self else { return None };
        instruction.operands().get(at).copied()
    }

    fn is_aliasing(&self) -> bool {
        matches!(self, Self::Given(instruction) if front(*instruction) == Some(Front::Aliasing))
    }

    /// Whether an instruction must follow the aliasing declarations that decorations refer to.
    fn may_use_aliasing(&self) -> bool {
        let is_annotation = |instruction| front(instruction) >= Some(Front::Decorate);
        matches!(self, Self::Given(instruction) if is_annotation(*instruction) || is_declaration(*instruction))
    }
}

/// An instruction with the OpLine that applies to it.
#[derive(Clone, Copy)]
struct Placed<'m> {
    line: Option<Instruction<'m>>,
    instruction: Instruction<'m>,
}

/// Sections before the types, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Front {
    Capability,
    Extension,
    ExtInstImport,
    MemoryModel,
    EntryPoint,
    ExecutionMode,
    String,
    SourceExtension,
    Source,
    Name,
    Aliasing,
    MemberName,
    ModuleProcessed,
    Decorate,
    GroupDecorate,
    ForwardPointer,
}

fn front(instruction: Instruction<'_>) -> Option<Front> {
    Some(match instruction.opcode() {
        op::Capability => Front::Capability,
        op::Extension => Front::Extension,
        op::ExtInstImport => Front::ExtInstImport,
        op::MemoryModel => Front::MemoryModel,
        op::EntryPoint => Front::EntryPoint,
        op::ExecutionMode | op::ExecutionModeId => Front::ExecutionMode,
        op::String => Front::String,
        op::SourceExtension => Front::SourceExtension,
        op::Source | op::SourceContinued => Front::Source,
        op::Name => Front::Name,
        op::AliasDomainDeclINTEL | op::AliasScopeDeclINTEL | op::AliasScopeListDeclINTEL => Front::Aliasing,
        op::MemberName => Front::MemberName,
        op::ModuleProcessed => Front::ModuleProcessed,
        op::DecorationGroup => Front::Decorate,
        op::GroupDecorate | op::GroupMemberDecorate => Front::GroupDecorate,
        op::TypeForwardPointer => Front::ForwardPointer,
        _ if instruction.grammar().is_some_and(|grammar| grammar.class == Class::Annotation) => {
            Front::Decorate
        }
        _ => return None,
    })
}

/// The implied version of OpenCL C of a module without OpSource.
const DEFAULT_VERSION: u32 = 102_000;

/// The treatment of the Khronos translator's order where it is invalid: an integer constant may precede its
/// operands, and aliasing domains and scopes are among the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// The order of the Khronos translator.
    Ignored,
    /// Declarations follow their operands, and aliasing declarations precede the annotations.
    Mended,
}

/// Arranges a module.
pub(super) fn arrange(module: &Module, validity: Validity) -> Arranged<'_> {
    let mut parts = Parts::default();
    parts.collect(module);
    let mut preamble = Vec::new();
    let mut declarations = Vec::new();
    parts.sort_front(module);
    let names_members = parts.front.iter().any(|(section, _)| *section == Front::MemberName);
    // The empty line precedes the aliasing scopes; only if there are member names, they belong to the
    // preamble.
    let is_late =
        |section: Front| section >= Front::ModuleProcessed || section == Front::Aliasing && !names_members;
    for (section, placed) in &parts.front {
        let target = if is_late(*section) { &mut declarations } else { &mut preamble };
        target.push(placed.clone());
    }
    let mut lines = Lines::default();
    for placed in Declarations::sorted(module, &parts.declarations, validity) {
        lines.place(placed, &mut declarations);
    }
    let (mut assembly, mut programs, mut late) = (Vec::new(), Vec::new(), Vec::new());
    for placed in &parts.late {
        let part = match placed.instruction.opcode() {
            op::AsmTargetINTEL => &mut assembly,
            op::AsmINTEL => &mut programs,
            _ => &mut late,
        };
        lines.place(*placed, part);
    }
    assembly.append(&mut programs);
    let mut functions = Vec::new();
    for placed in &parts.functions {
        lines.place(*placed, &mut functions);
        if ends_block(placed.instruction) {
            lines = Lines::default();
        }
    }
    Arranged { preamble, declarations, assembly, late, functions }
}

/// The last OpLine written.
#[derive(Default)]
struct Lines<'m>(Option<Instruction<'m>>);

impl<'m> Lines<'m> {
    /// Appends an instruction, after its OpLine if that differs from the last one.
    fn place(&mut self, placed: Placed<'m>, out: &mut Vec<Written<'m>>) {
        if let Some(line) = placed.line
            && self.0.is_none_or(|last| last.words() != line.words())
        {
            out.push(Written::Given(line));
            self.0 = Some(line);
        }
        out.push(Written::Given(placed.instruction));
    }
}

#[derive(Default)]
struct Parts<'m> {
    front: Vec<(Front, Written<'m>)>,
    declarations: Vec<Placed<'m>>,
    late: Vec<Placed<'m>>,
    functions: Vec<Placed<'m>>,
}

impl<'m> Parts<'m> {
    /// Assigns each instruction to its part; OpLine goes with the following instruction.
    fn collect(&mut self, module: &'m Module) {
        let mut line = None;
        let mut in_function = false;
        for instruction in module.instructions() {
            let placed = Placed { line, instruction };
            match (instruction.opcode(), front(instruction)) {
                (op::Line, _) => line = Some(instruction),
                (op::NoLine | op::Nop, _) => line = line.filter(|_| instruction.opcode() == op::Nop),
                (_, Some(section)) => self.front.push((section, Written::Given(instruction))),
                (op::Function, _) => {
                    in_function = true;
                    self.functions.push(placed);
                }
                // OpUndef is a constant at any position.
                (op::Undef, _) => self.declarations.push(placed),
                _ if in_function => {
                    in_function = instruction.opcode() != op::FunctionEnd;
                    self.functions.push(placed);
                }
                _ if is_declaration(instruction) => self.declarations.push(placed),
                _ => self.late.push(placed),
            }
            line = line.filter(|_| !ends_block(instruction));
        }
    }

    /// Sorts the sections before the types, each by its own rule.
    fn sort_front(&mut self, module: &'m Module) {
        self.name_linkage(module);
        if !self.front.iter().any(|(section, _)| *section == Front::Source) {
            let source = Written::Implied(op::Source, vec![SourceLanguage::OpenCL_C as u32, DEFAULT_VERSION]);
            self.front.push((Front::Source, source));
        }
        // A stable sort by section only: a section may be as large as the module has names.
        self.front.sort_by_key(|(section, _)| *section);
        for section in [Front::Capability, Front::MemberName] {
            self.section(section).sort_by_key(|(_, written)| written.given_operand(0));
        }
        for section in [Front::Extension, Front::SourceExtension] {
            self.section(section).sort_by_cached_key(|(_, written)| match written {
                Written::Given(instruction) => {
                    instruction.string_bytes(0).map(|(text, _)| text).unwrap_or_default()
                }
                Written::Implied(..) => Vec::new(),
            });
        }
        self.front.dedup_by(|(section, later), (_, earlier)| match (later, earlier) {
            (Written::Given(later), Written::Given(earlier)) => {
                matches!(section, Front::Capability | Front::Extension) && later.words() == earlier.words()
            }
            _ => false,
        });
        self.sort_modes();
    }

    /// Execution modes are ordered by entry point, then by number.
    fn sort_modes(&mut self) {
        let mut places = FxHashMap::default();
        for (section, written) in &self.front {
            if let (Front::EntryPoint, Written::Given(instruction)) = (section, written) {
                let place = places.len();
                places.entry(instruction.operands().get(1).copied()).or_insert(place);
            }
        }
        self.section(Front::ExecutionMode).sort_by_key(|(_, written)| {
            let place = places.get(&written.given_operand(0)).copied();
            (place.unwrap_or(usize::MAX), written.given_operand(1))
        });
    }

    /// The instructions of a section; requires the parts to be sorted by section.
    fn section(&mut self, section: Front) -> &mut [(Front, Written<'m>)] {
        let start = self.front.partition_point(|(other, _)| *other < section);
        let end = self.front.partition_point(|(other, _)| *other <= section);
        self.front.get_mut(start..end).unwrap_or_default()
    }

    /// A linkage name is also the OpName of its target; an entry point has no OpName.
    fn name_linkage(&mut self, module: &'m Module) {
        let mut names: FxHashMap<Id, Written<'m>> = FxHashMap::default();
        let mut entries: FxHashSet<Id> = FxHashSet::default();
        for (section, written) in &self.front {
            let Written::Given(instruction) = written else { continue };
            let id = |at: usize| Id(instruction.operands().get(at).copied().unwrap_or(0));
            match section {
                Front::EntryPoint => drop(entries.insert(id(1))),
                Front::Name => drop(names.insert(id(0), written.clone())),
                Front::Decorate if is_linkage(*instruction) => {
                    let Ok((name, _)) = instruction.string_bytes(2) else { continue };
                    let same = matches!(names.get(&id(0)), Some(Written::Given(given))
                        if given.string_bytes(1).is_ok_and(|(given, _)| given == name));
                    if !same && !name.is_empty() {
                        let mut words = vec![id(0).0];
                        literal::push_string_words(&name, &mut words);
                        names.insert(id(0), Written::Implied(op::Name, words));
                    }
                }
                _ => {}
            }
        }
        self.front.retain(|(section, _)| *section != Front::Name);
        let mut names: Vec<_> =
            names.into_iter().filter(|(id, _)| !entries.contains(id) && defined(module, *id)).collect();
        names.sort_by_key(|(id, _)| *id);
        self.front.extend(names.into_iter().map(|(_, written)| (Front::Name, written)));
    }
}

/// Whether an id is defined; names of undefined ids are dropped.
fn defined(module: &Module, id: Id) -> bool {
    module.definition(id).is_some()
}

fn is_linkage(instruction: Instruction<'_>) -> bool {
    const LINKAGE_ATTRIBUTES: u32 = 41;
    instruction.opcode() == op::Decorate && instruction.operands().get(1) == Some(&LINKAGE_ATTRIBUTES)
}

/// Whether an instruction ends its block, and thus the scope of its OpLine.
fn ends_block(instruction: Instruction<'_>) -> bool {
    let stays = [op::Phi, op::LoopMerge, op::SelectionMerge, op::Label, op::LifetimeStart, op::LifetimeStop];
    instruction.grammar().is_some_and(|grammar| grammar.class == Class::ControlFlow)
        && !stays.contains(&instruction.opcode())
}

fn is_declaration(instruction: Instruction<'_>) -> bool {
    let class = instruction.grammar().map(|grammar| grammar.class);
    matches!(class, Some(Class::TypeDeclaration | Class::ConstantCreation))
        || instruction.opcode().is_variable()
        || instruction.grammar().is_some_and(|grammar| {
            grammar.opname.starts_with("OpType") || grammar.opname.starts_with("OpConstant")
        })
}

/// Types, constants and variables ordered by `<id>`, except that each follows its operands.
struct Declarations<'m> {
    places: FxHashMap<Id, Placed<'m>>,
    done: FxHashSet<Id>,
    /// Pointers declared by OpTypeForwardPointer, which may follow their users.
    announced: FxHashSet<Id>,
    groups: [Vec<Placed<'m>>; 4],
    /// Whether only the order of definition before use counts.
    is_mending: bool,
}

impl<'m> Declarations<'m> {
    fn sorted(module: &'m Module, given: &[Placed<'m>], validity: Validity) -> Vec<Placed<'m>> {
        let id = |placed: &Placed<'m>| placed.instruction.result_id();
        let mut sorter = Self {
            places: given.iter().filter_map(|placed| Some((id(placed)?, *placed))).collect(),
            done: FxHashSet::default(),
            announced: module
                .declarations()
                .filter(|i| i.opcode() == op::TypeForwardPointer)
                .filter_map(|i| i.operands().first().copied().map(Id))
                .collect(),
            groups: Default::default(),
            is_mending: false,
        };
        let mut ids: Vec<Id> = given.iter().filter_map(id).collect();
        ids.sort_unstable();
        ids.into_iter().for_each(|id| sorter.visit(module, id));
        let mut sorted = sorter.take_groups().concat();
        if validity == Validity::Mended {
            sorter.done.clear();
            sorter.is_mending = true;
            sorted.iter().filter_map(id).for_each(|id| sorter.visit(module, id));
            sorted = sorter.take_groups().concat();
        }
        // Continuation instructions follow their instruction; they have no <id>.
        let mut out = Vec::with_capacity(given.len());
        let mut continued: FxHashMap<Id, Vec<Placed<'m>>> = FxHashMap::default();
        let mut last = Id(0);
        for placed in given {
            match id(placed) {
                Some(id) => last = id,
                None => continued.entry(last).or_default().push(*placed),
            }
        }
        for placed in sorted {
            out.push(placed);
            out.extend(id(&placed).and_then(|id| continued.remove(&id)).unwrap_or_default());
        }
        out
    }

    fn take_groups(&mut self) -> [Vec<Placed<'m>>; 4] {
        std::mem::take(&mut self.groups)
    }

    /// Places `first` after its operands, except those in progress.
    fn visit(&mut self, module: &'m Module, first: Id) {
        let mut stack = vec![(first, false)];
        while let Some((id, complete)) = stack.pop() {
            let Some(placed) = self.places.get(&id).copied() else { continue };
            if complete {
                let group = if self.is_mending { 0 } else { group(module, placed.instruction) };
                self.groups[group].push(placed);
                continue;
            }
            if !self.done.insert(id) {
                continue;
            }
            stack.push((id, true));
            if !self.is_mending && is_opaque(placed.instruction) {
                continue;
            }
            let counts = |role: Role| match role {
                Role::Id => true,
                Role::ResultType => self.is_mending,
                _ => false,
            };
            let used: Vec<Id> = operands(placed.instruction, module)
                .filter_map(|operand| operand.ok().filter(|operand| counts(operand.role))?.id())
                .filter(|used| !self.done.contains(used) && !self.announced.contains(used))
                .collect();
            stack.extend(used.into_iter().rev().map(|used| (used, false)));
        }
    }
}

/// Whether the Khronos translator ignores the operands of a constant.
fn is_opaque(instruction: Instruction<'_>) -> bool {
    let inner = instruction.operands().first().and_then(|word| u16::try_from(*word).ok()).map(Opcode);
    instruction.opcode() == op::SpecConstantOp && inner == Some(op::CompositeExtract)
}

/// Groups: integer types, their constants, other types, the rest.
fn group(module: &Module, instruction: Instruction<'_>) -> usize {
    let integer = |id: Id| module.definition_as(id, op::TypeInt).is_some();
    match instruction.opcode() {
        op::TypeInt => 0,
        op::Variable | op::UntypedVariableKHR => 3,
        _ => match instruction.result_type() {
            Some(id) if integer(id) => 1,
            Some(_) => 3,
            None => 2,
        },
    }
}
