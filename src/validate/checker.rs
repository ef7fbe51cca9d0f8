//! The state of a walk over a module, and the reporting of violations.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::block_layout::Decorations;
use super::control_flow::Body;
use super::environment::{Environment, UNIVERSAL};
use super::fact::{Class, Fact, Ty, UNKNOWN};
use super::types::Key;
use crate::error::{Error, ErrorKind, Finding, Location, Result};
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, Module};

/// The kind of an `<id>`'s definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    /// Not defined so far.
    #[default]
    Undefined,
    Type,
    /// A pointer type with an OpTypeForwardPointer, not declared yet.
    Announced,
    Constant,
    SpecConstant,
    /// A variable outside functions.
    Variable,
    /// A value of a function: a parameter or a result.
    Value,
    /// The result of a call of a void function.
    Nothing,
    Function,
    Label,
    String,
    Import,
    /// A decoration group.
    Group,
    /// Any other definition by an extension.
    Other,
}

/// The properties of an `<id>`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub kind: Kind,
    /// Its type; for a type, itself.
    pub ty: Ty,
    /// The defining block, counted in the module from 1; 0 outside functions. For a label, its own block.
    pub block: u32,
}

/// The set of rules that are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// Rules that a translation requires.
    Required,
    /// All rules.
    All,
    /// Rules of structured control flow alone.
    Structure,
}

/// The state of one walk over a module.
pub(super) struct Checker<'m> {
    pub module: &'m Module,
    level: Level,
    most: usize,
    pub findings: Vec<Finding>,
    /// The error kind of the findings, taken from the first one.
    pub kind: ErrorKind,
    /// By slot.
    entries: Vec<Entry>,
    pub facts: Vec<Fact>,
    /// Members of structures and parameters of functions, by type: start and length in `members`.
    pub spans: FxHashMap<u32, (u32, u32)>,
    pub members: Vec<Ty>,
    /// Types by their contents.
    pub by_key: FxHashMap<Key, Ty>,
    /// The current function.
    pub body: Option<Body<'m>>,
    /// The number of blocks so far.
    pub blocks: u32,
    /// The current section of the layout.
    pub section: u8,
    /// Whether an OpMemoryModel has occurred.
    pub has_memory_model: bool,
    /// Whether a function with a body has occurred.
    pub has_body: bool,
    /// The declared capabilities.
    pub capabilities: Vec<u32>,
    /// Whether it is a shader module.
    pub is_shader: bool,
    /// Whether the addressing model is logical.
    pub is_logical: bool,
    /// Instructions that only some execution models allow: function and number.
    pub limited: Vec<(Id, u32)>,
    /// The target environment.
    pub environment: &'static Environment,
    /// Decorations of variables and types, after all annotations have been walked.
    pub decorated: Decorations,
    pub is_decorated: bool,
    /// Pointer types to PhysicalStorageBuffer whose values occur.
    pub physical: FxHashSet<Ty>,
    /// Types known to have no layout.
    pub without_layout: RefCell<FxHashSet<Ty>>,
    /// Decorations so far: target, member and decoration.
    pub seen_decorations: RefCell<FxHashSet<(Id, u32, u32)>>,
    /// The lengths of the lines of sources, by their debug instruction.
    pub source_lines: RefCell<FxHashMap<Id, Rc<[u32]>>>,
    /// Imported functions.
    pub imported: rustc_hash::FxHashSet<Id>,
    /// Numbers of instructions with forward references.
    pub deferred: Vec<u32>,
    /// Calls: caller, callee and instruction.
    pub calls: Vec<(Id, Id, u32)>,
    /// Whether the module declares types that are exempt from the rules for numbers.
    pub has_exotic: bool,
    /// Whether the module declares numbers that it may only store.
    pub has_storage_only: bool,
    /// Pointer width in bits by the memory model; 0 for logical addressing.
    pub address_bits: u32,
    /// Whether some instruction is unknown, and thus its definitions.
    pub has_unknown: bool,
    /// Whether the module declares its capabilities; the writer's does not until they are inferred.
    pub knows_capabilities: bool,
}

impl<'m> Checker<'m> {
    /// A walk before its start.
    pub fn new(module: &'m Module, level: Level, most: usize) -> Self {
        Self {
            module,
            level,
            most,
            findings: Vec::new(),
            kind: ErrorKind::Malformed,
            entries: vec![Entry::default(); module.slot_count()],
            facts: vec![UNKNOWN],
            spans: FxHashMap::default(),
            members: Vec::new(),
            by_key: FxHashMap::default(),
            body: None,
            blocks: 0,
            section: 0,
            has_memory_model: false,
            has_body: false,
            capabilities: Vec::new(),
            is_shader: false,
            is_logical: false,
            limited: Vec::new(),
            environment: UNIVERSAL,
            decorated: Decorations::default(),
            is_decorated: false,
            physical: FxHashSet::default(),
            without_layout: RefCell::default(),
            seen_decorations: RefCell::default(),
            source_lines: RefCell::default(),
            imported: rustc_hash::FxHashSet::default(),
            deferred: Vec::new(),
            calls: Vec::new(),
            has_exotic: false,
            has_storage_only: false,
            address_bits: 0,
            has_unknown: false,
            knows_capabilities: true,
        }
    }

    /// Whether a rule is checked.
    pub fn wants(&self, rule: Rule) -> bool {
        match self.level {
            Level::All => !rule.is_of_environment() || self.environment.has(rule),
            Level::Required => rule.is_required(),
            Level::Structure => super::structured::RULES.contains(&rule),
        }
    }

    /// Whether all rules are checked.
    pub fn is_thorough(&self) -> bool {
        self.level == Level::All
    }

    /// Whether only the rules of structured control flow are checked.
    pub fn is_of_structure(&self) -> bool {
        self.level == Level::Structure
    }

    /// Whether the maximum number of findings is reached.
    pub fn is_full(&self) -> bool {
        self.findings.len() >= self.most
    }

    /// An error unless a condition holds or the rule is not checked.
    ///
    /// # Errors
    /// The violated rule.
    #[inline]
    pub fn require(&self, holds: bool, rule: Rule, message: impl FnOnce() -> String) -> Result<()> {
        if holds || !self.wants(rule) { Ok(()) } else { Err(broken(rule, message())) }
    }

    /// Reports an error at an instruction.
    #[cold]
    pub fn report(&mut self, instruction: Instruction<'m>, error: &Error) {
        self.tell(error, Some(self.module.location(instruction)));
    }

    /// Reports an error at a location, `None` for the whole module.
    #[cold]
    pub fn tell(&mut self, error: &Error, location: Option<Location>) {
        let is_unwanted = |finding: &Finding| !finding.rule.is_some_and(|rule| self.wants(rule));
        if self.is_full() || self.is_of_structure() && error.findings().iter().any(is_unwanted) {
            return;
        }
        if self.findings.is_empty() {
            self.kind = error.kind();
        }
        for finding in error.findings() {
            let mut finding = finding.clone();
            finding.location = finding.location.or_else(|| location.clone());
            self.findings.push(finding);
        }
    }

    /// The properties of an `<id>`.
    #[inline]
    pub fn entry(&self, id: Id) -> Entry {
        self.module.slot(id).and_then(|slot| self.entries.get(slot)).copied().unwrap_or_default()
    }

    /// Sets the properties of an `<id>`.
    #[inline]
    pub fn set_entry(&mut self, id: Id, entry: Entry) {
        if let Some(known) = self.module.slot(id).and_then(|slot| self.entries.get_mut(slot)) {
            *known = entry;
        }
    }

    /// The fact of a type.
    #[inline]
    pub fn fact(&self, ty: Ty) -> &Fact {
        self.facts.get(ty.0 as usize).unwrap_or(&UNKNOWN)
    }

    /// The type of a value, or the type itself if the `<id>` is one.
    #[inline]
    pub fn ty(&self, id: Id) -> Ty {
        self.entry(id).ty
    }

    /// The fact of a value's type.
    #[inline]
    pub fn fact_of(&self, id: Id) -> &Fact {
        self.fact(self.ty(id))
    }

    /// The type of an instruction's result.
    #[inline]
    pub fn result_ty(&self, instruction: Instruction<'m>) -> Ty {
        instruction.result_type().map_or(Ty::NONE, |id| self.ty(id))
    }

    /// The fact of an instruction's result type.
    #[inline]
    pub fn result(&self, instruction: Instruction<'m>) -> &Fact {
        instruction.result_type().map_or(&UNKNOWN, |id| self.fact_of(id))
    }

    /// Whether two types are equal, or one of them is unknown.
    #[inline]
    pub fn is_same(&self, one: Ty, other: Ty) -> bool {
        one == other || {
            let (one, other) = (self.fact(one), self.fact(other));
            one.same == other.same || one.class == Class::Unknown || other.class == Class::Unknown
        }
    }

    /// The members of a structure, or the parameters of a function type.
    pub fn members_of(&self, ty: Ty) -> &[Ty] {
        let (start, end) = self.spans.get(&ty.0).copied().unwrap_or((0, 0));
        self.members.get(start as usize..end as usize).unwrap_or(&[])
    }

    /// Whether a type, or a type in it, fulfils a condition; pointers are not followed.
    pub fn holds(&self, ty: Ty, is_wanted: impl Fn(&Fact) -> bool) -> bool {
        let (mut open, mut seen) = (vec![ty], FxHashSet::default());
        while let Some(ty) = open.pop() {
            let fact = self.fact(ty);
            if is_wanted(fact) {
                return true;
            }
            if !seen.insert(ty) {
                continue;
            }
            match fact.class {
                Class::Array | Class::RuntimeArray | Class::Vector | Class::Matrix => {
                    open.push(fact.component)
                }
                Class::Struct => open.extend(self.members_of(ty)),
                _ => {}
            }
        }
        false
    }

    /// The zero-extended value of an integer constant that is not a specialization constant.
    pub fn constant(&self, id: Id) -> Option<u64> {
        use crate::spirv::op;
        let definition = self.module.definition(id)?;
        match (definition.opcode(), definition.operands()) {
            (op::ConstantNull, _) => Some(0),
            (op::Constant, [low]) => Some(u64::from(*low)),
            (op::Constant, [low, high, ..]) => Some(u64::from(*low) | u64::from(*high) << 32),
            _ => None,
        }
    }
}

/// An error unless a condition holds, for a rule that other validators do not check.
///
/// # Errors
/// The violated rule.
pub(super) fn expect(holds: bool, rule: Rule, message: &str) -> Result<()> {
    if holds { Ok(()) } else { Err(Error::unenforced(rule, message)) }
}

/// The error of a violated rule.
#[cold]
pub(super) fn broken(rule: Rule, message: impl Into<String>) -> Error {
    Error::broken(rule, message)
}
