//! Collects the features that a module uses, in one pass over the words.
//!
//! Most instructions cost a look into a table by opcode: what an opcode needs is noted at its first use, and what its enumerants need at
//! the first use of each. Only [`special`](super::special) looks at types and constants.

use rustc_hash::FxHashSet;

use super::rules::{self, Rule};
use crate::error::Result;
use crate::spirv::grammar::{self, Category, Enumerant, InstructionGrammar, Opcode, OperandKind, Quantifier};
use crate::spirv::operands::{NumberType, Role, operands};
use crate::spirv::{Id, Instruction, Module, Version, op};

/// The construct with a requirement.
#[derive(Clone, Copy)]
pub(super) enum Construct {
    Instruction(Opcode),
    Enumerant(OperandKind, &'static Enumerant),
    Rule(&'static Rule),
}

/// The requirement of one construct.
pub(super) struct Need {
    pub construct: Construct,
    /// Number of the first instruction that has it.
    pub at: u32,
    /// At least one of these, if the list is not empty.
    pub capabilities: &'static [u32],
    /// One of these, unless `version` suffices.
    pub extensions: &'static [&'static str],
    pub version: Option<Version>,
    pub last_version: Option<Version>,
    /// Whether it is dropped where the limits do not allow it.
    pub optional: bool,
}

/// The features that a module uses.
pub(super) struct Findings {
    /// In order of first use.
    pub needs: Vec<Need>,
    /// Whether the memory model is one of kernels.
    pub is_kernel: bool,
}

/// Where an instruction has enumerants that need something.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Enumerants {
    /// Not looked at yet.
    #[default]
    Unseen,
    /// Nowhere.
    None,
    /// In one word, an operand of this kind.
    At(u8, OperandKind),
    /// Somewhere.
    Anywhere,
}

/// The action of the scan for an opcode.
#[derive(Clone, Copy, Default)]
struct Plan {
    enumerants: Enumerants,
    has_result_type: bool,
    is_special: bool,
    /// The words below 64 at that place that need no second look, as bits.
    settled: u64,
}

impl Plan {
    #[inline]
    fn has_settled(&self, word: u32) -> bool {
        word < u64::BITS && self.settled >> word & 1 != 0
    }
}

/// Bits of [`Scan::facts`]: properties of a type and of the types that it contains by value.
pub(super) const HALF: u8 = 1;
pub(super) const BFLOAT16: u8 = 2;
pub(super) const POINTER: u8 = 4;
pub(super) const VECTOR: u8 = 8;
pub(super) const AGGREGATE: u8 = 16;

pub(super) struct Scan<'m> {
    pub module: &'m Module,
    needs: Vec<Need>,
    plans: Vec<Plan>,
    /// Enumerants whose needs are noted.
    noted: FxHashSet<(OperandKind, u32)>,
    /// Words that need no second look: an enumerant or mask, and the last word of the instruction, which may be an enumerant, too.
    settled: FxHashSet<(OperandKind, u32, u32)>,
    /// By slot of a type.
    facts: Vec<u8>,
    /// Whether the types of values matter: half is declared and no value of it found yet, or bfloat16 is declared.
    looks_at_values: bool,
    has_bfloat16: bool,
    /// The instruction that declares half, and the first that has a value of it.
    half_type: Option<u32>,
    half_value: Option<u32>,
    pub is_kernel: bool,
    pub has_entry_point: bool,
    pub opencl_std: Option<Id>,
}

/// The features that `module` uses.
pub(super) fn scan(module: &Module) -> Result<Findings> {
    let opcodes = grammar::instructions().last().map_or(0, |last| usize::from(last.opcode.0) + 1);
    let mut scan = Scan {
        module,
        needs: Vec::new(),
        plans: vec![Plan::default(); opcodes],
        noted: FxHashSet::default(),
        settled: FxHashSet::default(),
        facts: vec![0; module.slot_count()],
        looks_at_values: false,
        has_bfloat16: false,
        half_type: None,
        half_value: None,
        is_kernel: true,
        has_entry_point: false,
        opencl_std: None,
    };
    for (number, words) in (0..).zip(module.each_words()) {
        if scan.is_plain(words) {
            continue;
        }
        let Some(instruction) = module.at(number) else { break };
        scan.instruction(instruction).map_err(|error| error.at(module.location(instruction)))?;
    }
    Ok(scan.finish())
}

/// Whether the enumerants of a kind may need anything.
fn needs_something(kind: OperandKind) -> bool {
    let row = grammar::operand_kind(kind);
    row.category == Category::Literal && kind == OperandKind::LiteralSpecConstantOpInteger
        || row.enumerants.iter().any(|enumerant| is_demanding(enumerant) || has_enumerants(enumerant))
}

fn is_demanding(enumerant: &Enumerant) -> bool {
    !enumerant.capabilities.is_empty()
        || !enumerant.extensions.is_empty()
        || enumerant.version != Some(Version::new(1, 0))
        || enumerant.last_version.is_some()
}

/// Whether a parameter of the enumerant is an enumerant.
fn has_enumerants(enumerant: &Enumerant) -> bool {
    enumerant.parameters.iter().any(|parameter| is_enumeration(parameter.kind))
}

/// Whether of an enumerant's parameters only the last is an enumerant, of one word.
fn ends_with_its_only_enumerant(enumerant: &Enumerant) -> bool {
    enumerant.parameters.split_last().is_some_and(|(last, others)| {
        last.quantifier == Quantifier::One
            && !grammar::operand_kind(last.kind).parameterised
            && !others.iter().any(|other| is_enumeration(other.kind))
    })
}

fn is_enumeration(kind: OperandKind) -> bool {
    matches!(grammar::operand_kind(kind).category, Category::BitEnum | Category::ValueEnum)
}

/// The enumerants that a word of `kind` means: for a mask those of its bits.
fn enumerants(kind: OperandKind, word: u32) -> impl Iterator<Item = &'static Enumerant> {
    let row = grammar::operand_kind(kind);
    let is_mask = row.category == Category::BitEnum && word != 0;
    let mut left = if is_mask { word } else { 0 };
    let single = if is_mask { None } else { row.enumerant(word) };
    let bits = std::iter::from_fn(move || {
        let bit = (left != 0).then(|| 1 << left.trailing_zeros())?;
        left &= !bit;
        Some(bit)
    });
    single.into_iter().chain(bits.filter_map(move |bit| row.enumerant(bit)))
}

/// Where the words of an opcode have enumerants that need something.
fn locate(grammar: &'static InstructionGrammar) -> Enumerants {
    let mut is_fixed = true;
    let mut found = Enumerants::None;
    for (at, operand) in (grammar.prefix_words()..).zip(grammar.operands) {
        if needs_something(operand.kind) {
            let literal = operand.kind == OperandKind::LiteralSpecConstantOpInteger;
            found = match (found, u8::try_from(at)) {
                (Enumerants::None, Ok(at))
                    if is_fixed && !literal && operand.quantifier != Quantifier::Variadic =>
                {
                    Enumerants::At(at, operand.kind)
                }
                _ => Enumerants::Anywhere,
            };
        }
        let row = grammar::operand_kind(operand.kind);
        let one_word = !row.parameterised
            && row.category != Category::Composite
            && operand.kind != OperandKind::LiteralString
            && operand.kind != OperandKind::LiteralContextDependentNumber;
        is_fixed &= one_word && operand.quantifier == Quantifier::One;
    }
    found
}

impl<'m> Scan<'m> {
    /// Whether an instruction is known to need no more than those before it.
    #[inline]
    fn is_plain(&self, words: &[u32]) -> bool {
        let opcode = words.first().map_or(0, |word| (word & 0xFFFF) as usize);
        // An opcode beyond the grammar.
        let Some(plan) = self.plans.get(opcode) else { return true };
        let has_settled_enumerants = match plan.enumerants {
            Enumerants::None => true,
            Enumerants::Unseen | Enumerants::Anywhere => false,
            Enumerants::At(at, kind) => match (words.get(usize::from(at)), words.last()) {
                (Some(word), Some(last)) => {
                    plan.has_settled(*word) || self.settled.contains(&(kind, *word, *last))
                }
                _ => true,
            },
        };
        has_settled_enumerants && !plan.is_special && !(plan.has_result_type && self.needs_type(words))
    }

    /// Whether the type of a value matters.
    #[inline]
    fn needs_type(&self, words: &[u32]) -> bool {
        self.looks_at_values
            && (self.has_bfloat16 || words.get(1).is_some_and(|ty| self.facts(Id(*ty)) & HALF != 0))
    }

    #[inline(never)]
    fn instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let words = instruction.words();
        let Some(mut plan) = self.plans.get(usize::from(instruction.opcode().0)).copied() else {
            return Ok(());
        };
        if plan.enumerants == Enumerants::Unseen {
            plan = self.first_use(instruction);
        }
        match plan.enumerants {
            Enumerants::None | Enumerants::Unseen => {}
            Enumerants::At(at, kind) => {
                if let (Some(word), Some(last)) = (words.get(usize::from(at)), words.last()) {
                    let is_settled = plan.has_settled(*word) || self.settled.contains(&(kind, *word, *last));
                    if !is_settled {
                        self.walk(instruction)?;
                        self.settle(instruction.opcode(), kind, *word, *last);
                    }
                }
            }
            Enumerants::Anywhere => self.walk(instruction)?,
        }
        if plan.has_result_type && self.looks_at_values {
            self.value(instruction);
        }
        if plan.is_special { self.special(instruction) } else { Ok(()) }
    }

    /// Records the requirements of an opcode and the action for its further uses.
    #[cold]
    fn first_use(&mut self, instruction: Instruction<'_>) -> Plan {
        let opcode = instruction.opcode();
        let mut plan = Plan { enumerants: Enumerants::None, ..Plan::default() };
        // Declared capabilities add no requirement.
        let is_declaration = matches!(opcode, op::Capability | op::Extension);
        if let Some(grammar) = instruction.grammar().filter(|_| !is_declaration) {
            // The requirement depends on the decoration.
            if opcode != op::DecorateId {
                self.need_of_opcode(grammar, instruction.number());
            }
            plan.enumerants = locate(grammar);
            plan.has_result_type = grammar.has_result_type;
            plan.is_special = super::special::is_special(grammar);
        }
        if let Some(entry) = self.plans.get_mut(usize::from(opcode.0)) {
            *entry = plan;
        }
        plan
    }

    fn need_of_opcode(&mut self, grammar: &'static InstructionGrammar, at: u32) {
        self.needs.push(Need {
            construct: Construct::Instruction(grammar.opcode),
            at,
            capabilities: grammar.capabilities,
            extensions: grammar.extensions,
            version: grammar.version,
            last_version: grammar.last_version,
            optional: false,
        });
    }

    /// Records the requirement of a rule.
    pub(super) fn rule(&mut self, rule: &'static Rule, at: u32) {
        let is_noted =
            |need: &Need| matches!(need.construct, Construct::Rule(known) if std::ptr::eq(known, rule));
        if self.needs.iter().any(is_noted) {
            return;
        }
        self.needs.push(Need {
            construct: Construct::Rule(rule),
            at,
            capabilities: rule.capabilities,
            extensions: rule.extensions,
            version: rule.version,
            last_version: None,
            optional: rule.optional,
        });
    }

    /// Records the requirements of an instruction's enumerants.
    fn walk(&mut self, instruction: Instruction<'m>) -> Result<()> {
        for operand in operands(instruction, self.module) {
            let operand = operand?;
            match operand.role {
                // The known bits of a mask with unknown bits count.
                Role::Enumerant | Role::Unknown => {
                    self.enumerants(operand.kind, operand.word(), instruction.number());
                }
                Role::Opcode(inner) => self.need_of_opcode(inner, instruction.number()),
                _ => {}
            }
        }
        Ok(())
    }

    /// Records the requirements of the enumerants of one word.
    pub(super) fn enumerants(&mut self, kind: OperandKind, word: u32, at: u32) {
        if !self.noted.insert((kind, word)) || !self.is_kernel && rules::is_free_in_shaders(kind, word) {
            return;
        }
        for enumerant in enumerants(kind, word).filter(|enumerant| is_demanding(enumerant)) {
            let is_noted = |need: &Need| matches!(need.construct, Construct::Enumerant(_, known) if std::ptr::eq(known, enumerant));
            if self.needs.iter().any(is_noted) {
                continue;
            }
            self.needs.push(Need {
                construct: Construct::Enumerant(kind, enumerant),
                at,
                capabilities: enumerant.capabilities,
                extensions: enumerant.extensions,
                version: enumerant.version,
                last_version: enumerant.last_version,
                optional: false,
            });
        }
    }

    /// Spares the next instruction with the same words the walk.
    fn settle(&mut self, opcode: Opcode, kind: OperandKind, word: u32, last: u32) {
        let mut inner = enumerants(kind, word).filter(|enumerant| has_enumerants(enumerant));
        match (inner.next(), inner.next()) {
            (None, _) if word < u64::BITS => {
                if let Some(plan) = self.plans.get_mut(usize::from(opcode.0)) {
                    plan.settled |= 1 << word;
                }
            }
            (None, _) => {
                self.settled.insert((kind, word, last));
            }
            (Some(one), None) if ends_with_its_only_enumerant(one) => {
                self.settled.insert((kind, word, last));
            }
            _ => {}
        }
    }

    /// The facts of a type; none for other ids.
    #[inline]
    pub(super) fn facts(&self, type_id: Id) -> u8 {
        self.module.slot(type_id).and_then(|slot| self.facts.get(slot)).copied().unwrap_or(0)
    }

    /// Adds facts of the type that `instruction` declares.
    pub(super) fn add_facts(&mut self, instruction: Instruction<'_>, facts: u8) {
        let slot = instruction.result_id().and_then(|id| self.module.slot(id));
        if let Some(known) = slot.and_then(|slot| self.facts.get_mut(slot)) {
            *known |= facts;
            self.looks_at_values |= facts & (HALF | BFLOAT16) != 0;
            self.has_bfloat16 |= facts & BFLOAT16 != 0;
        }
    }

    /// A half type is declared.
    pub(super) fn half_type(&mut self, instruction: Instruction<'_>) {
        self.half_type.get_or_insert(instruction.number());
        self.add_facts(instruction, HALF);
    }

    /// Looks at the type of a value, once the module has half or bfloat16.
    fn value(&mut self, instruction: Instruction<'m>) {
        let Some(result_type) = instruction.result_type() else { return };
        if self.half_value.is_none() && self.facts(result_type) & HALF != 0 {
            self.half_value = Some(instruction.number());
            self.looks_at_values = self.has_bfloat16;
        }
        if self.has_bfloat16 {
            self.arithmetic_on_bfloat16(instruction, result_type);
        }
    }

    /// The number type of a type or, if it is a vector, of its components.
    pub(super) fn scalar(&self, type_id: Id) -> Option<NumberType> {
        let definition = self.module.definition(type_id)?;
        match definition.opcode() {
            op::TypeVector | op::TypeVectorIdEXT => {
                NumberType::declared_by(self.module.definition(definition.id(0).ok()?)?)
            }
            _ => NumberType::declared_by(definition),
        }
    }

    fn finish(mut self) -> Findings {
        match (self.half_value, self.half_type) {
            (Some(at), _) => self.rule(&rules::HALF_VALUE, at),
            (None, Some(at)) => self.rule(&rules::HALF_POINTEE, at),
            (None, None) => {}
        }
        if !self.has_entry_point {
            self.rule(&rules::NO_ENTRY_POINT, 0);
        }
        Findings { needs: self.needs, is_kernel: self.is_kernel }
    }
}
