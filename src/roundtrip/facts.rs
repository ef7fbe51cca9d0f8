//! The contents of a module as lists of facts that are independent of `<id>` numbers and order.

use crate::assembly::FriendlyNames;
use crate::spirv::grammar::Class;
use crate::spirv::print::{Names, Palette, Printer};
use crate::spirv::{Id, Instruction, Module, op};
use std::collections::BTreeMap;

/// Facts of one kind in both modules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fact {
    /// The kind, such as "capabilities" or "decoration Alignment".
    pub kind: String,
    /// The number of facts that both modules have.
    pub kept: usize,
    /// Facts that only the first module has.
    pub lost: Vec<Count>,
    /// Facts that only the second module has.
    pub gained: Vec<Count>,
}

/// A fact and its number of occurrences.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Count {
    /// The fact, as assembly language or as the name of an opcode.
    pub fact: String,
    /// The number of occurrences.
    pub times: usize,
}

type Multiset = BTreeMap<String, usize>;

/// Compares two canonical modules kind by kind, in the order of the kinds' names.
pub(super) fn compare(before: &Module, after: &Module) -> Vec<Fact> {
    let (mut before, mut after) = (collect(before), collect(after));
    for kind in after.keys() {
        before.entry(kind.clone()).or_default();
    }
    before
        .into_iter()
        .map(|(kind, items)| {
            let others = after.remove(&kind).unwrap_or_default();
            let kept = items.iter().map(|(fact, n)| *n.min(others.get(fact).unwrap_or(&0))).sum();
            Fact { kept, lost: surplus(&items, &others), gained: surplus(&others, &items), kind }
        })
        .collect()
}

fn surplus(of: &Multiset, over: &Multiset) -> Vec<Count> {
    let more = |(fact, n): (&String, &usize)| {
        let times = n.saturating_sub(over.get(fact).copied().unwrap_or(0));
        (times > 0).then(|| Count { fact: fact.clone(), times })
    };
    of.iter().filter_map(more).collect()
}

fn collect(module: &Module) -> BTreeMap<String, Multiset> {
    let text = Describer::new(module);
    let mut facts: BTreeMap<String, Multiset> = BTreeMap::new();
    let mut add = |kind: &str, fact: String| {
        *facts.entry(kind.to_owned()).or_default().entry(fact).or_default() += 1;
    };
    add("version", module.version().to_string());
    let mut in_function = false;
    for instruction in module.instructions() {
        in_function |= instruction.opcode() == op::Function;
        match instruction.opcode() {
            op::EntryPoint => entry_point(&text, instruction, &mut add),
            op::Line | op::NoLine => add("debug lines", text.body(instruction)),
            op::Function => add("functions", text.line(instruction)),
            _ if in_function => add("instructions", text.opname(instruction)),
            _ => add(&kind(&text, instruction), text.line(instruction)),
        }
        in_function &= instruction.opcode() != op::FunctionEnd;
    }
    facts
}

fn entry_point(text: &Describer<'_>, instruction: Instruction<'_>, add: &mut impl FnMut(&str, String)) {
    let (name, used) = instruction.string(2).unwrap_or_default();
    add("entry points", format!("{name:?}, model {}", instruction.operand(0).unwrap_or_default()));
    for word in instruction.operands().get(used..).unwrap_or_default() {
        add("interfaces", format!("{name:?}: {}", text.name(Id(*word))));
    }
}

/// The kind of facts for an instruction at module scope.
fn kind(text: &Describer<'_>, instruction: Instruction<'_>) -> String {
    let decoration = |at: usize| {
        let words = text.body(instruction);
        format!("decoration {}", words.split(' ').nth(at).unwrap_or("?"))
    };
    let simple = match instruction.opcode() {
        op::Capability => "capabilities",
        op::Extension => "extensions",
        op::ExtInstImport => "imports",
        op::MemoryModel => "memory model",
        op::ExecutionMode | op::ExecutionModeId => "execution modes",
        op::Name => "names",
        op::MemberName => "member names",
        op::Source | op::SourceContinued | op::SourceExtension | op::ModuleProcessed | op::String => "source",
        op::Decorate | op::DecorateId | op::DecorateString => return decoration(2),
        op::MemberDecorate | op::MemberDecorateString => return decoration(3),
        op::Variable => "variables",
        _ => match instruction.grammar().map(|grammar| grammar.class) {
            Some(Class::TypeDeclaration) => "types",
            Some(Class::ConstantCreation) => "constants",
            _ => "other declarations",
        },
    };
    simple.to_owned()
}

/// Prints instructions without `<id>` numbers: by friendly names, otherwise by the `<id>`'s definition.
pub(super) struct Describer<'m> {
    module: &'m Module,
    names: FriendlyNames<'m>,
    /// Whether `<id>`s without a name are printed as numbers.
    numbered: bool,
}

impl Names for Describer<'_> {
    fn write_name(&self, id: Id, out: &mut Vec<u8>) {
        let start = out.len();
        self.names.write_name(id, out);
        if !self.numbered && out.get(start..).is_some_and(|name| name.iter().all(u8::is_ascii_digit)) {
            out.truncate(start);
            out.push(b'_');
            let opname = self.module.definition(id).map(|definition| self.opname(definition));
            out.extend_from_slice(opname.unwrap_or_default().trim_start_matches("Op").as_bytes());
        }
    }
}

impl<'m> Describer<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        Self { module, names: FriendlyNames::new(module), numbered: false }
    }

    /// The variant that prints `<id>`s without a name as numbers, like the disassembler.
    #[cfg(feature = "cli")]
    pub(super) fn numbered(module: &'m Module) -> Self {
        Self { numbered: true, ..Self::new(module) }
    }

    pub(super) fn opname(&self, instruction: Instruction<'_>) -> String {
        let known = instruction.grammar().map(|grammar| grammar.opname.to_owned());
        known.unwrap_or_else(|| format!("Op{}", instruction.opcode().0))
    }

    fn name(&self, id: Id) -> String {
        let mut out = vec![b'%'];
        self.write_name(id, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Opcode and operands.
    pub(super) fn body(&self, instruction: Instruction<'_>) -> String {
        let mut out = Vec::new();
        let printer = Printer { names: self, types: self.module, palette: &Palette::default(), utf8: true };
        printer.body(instruction, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// The result's name, opcode and operands.
    pub(super) fn line(&self, instruction: Instruction<'_>) -> String {
        match instruction.result_id() {
            Some(id) => format!("{} = {}", self.name(id), self.body(instruction)),
            None => self.body(instruction),
        }
    }
}
