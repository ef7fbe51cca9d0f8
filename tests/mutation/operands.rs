//! Every instruction with operands of all sorts: whatever their types, a module with it is translated or refused, in both manners.
//!
//! `OPERANDS=100..200` runs other seeds than the usual, `OPERANDS_OF=OpDecorate` those of one instruction.

use std::collections::BTreeSet;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use spirv_llvm_translate::internal::assembly::{AssembleOptions, DisassembleOptions, assemble, disassemble};
use spirv_llvm_translate::internal::options::Form;
use spirv_llvm_translate::internal::spirv::grammar::{
    self, Category, Class, InstructionGrammar, OperandGrammar, OperandKind, Quantifier, instructions,
};
use spirv_llvm_translate::internal::spirv::{Module, Opcode, literal, op};

use super::judgement::{Manner, there_and_back};
use crate::support::mutator::Random;
use crate::support::{parallel, tool};

/// Types; `main` has a parameter of each, with the number behind that of the type and 100.
const TYPES: &str = "
%2 = OpTypeBool
%3 = OpTypeInt 8 0
%4 = OpTypeInt 16 0
%5 = OpTypeInt 32 0
%6 = OpTypeInt 64 0
%7 = OpTypeFloat 16
%8 = OpTypeFloat 32
%9 = OpTypeFloat 64
%10 = OpTypeVector %5 4
%11 = OpTypeVector %8 3
%12 = OpTypeVector %2 4
%13 = OpTypeVector %3 16
%14 = OpTypeVector %8 4
%15 = OpTypeStruct %5 %8
%16 = OpTypeStruct %5 %5
%17 = OpTypeArray %8 %204
%18 = OpTypePointer Function %5
%19 = OpTypePointer CrossWorkgroup %5
%20 = OpTypePointer Workgroup %8
%21 = OpTypePointer Generic %3
%22 = OpTypePointer UniformConstant %15
%23 = OpTypeImage %1 2D 0 0 0 0 Unknown ReadOnly
%24 = OpTypeSampler
%25 = OpTypeSampledImage %23
%26 = OpTypeEvent
%27 = OpTypeDeviceEvent
%28 = OpTypeQueue
%29 = OpTypeReserveId
%30 = OpTypePipe ReadOnly
%31 = OpTypePipe WriteOnly
%32 = OpTypePointer Function %27
%33 = OpTypePointer CrossWorkgroup %8
%34 = OpTypeNamedBarrier
%35 = OpTypeVector %6 2
%36 = OpTypeVector %7 8
%37 = OpTypeVector %9 2
%38 = OpTypeMatrix %14 2
%39 = OpTypeImage %1 Buffer 0 0 0 0 Unknown ReadWrite
%40 = OpTypeUntypedPointerKHR CrossWorkgroup
%41 = OpTypeFloat 16 BFloat16KHR
%42 = OpTypeCooperativeMatrixKHR %8 %203 %208 %208 %200
%43 = OpTypePointer Function %17
%44 = OpTypeArray %15 %202
%45 = OpTypePipeStorage
%46 = OpTypeVector %8 2
%47 = OpTypePointer CrossWorkgroup %1
%48 = OpTypePointer UniformConstant %23
%60 = OpTypeOpaque \"opaque\"
%49 = OpTypePointer Generic %60
%61 = OpTypeRuntimeArray %5
%50 = OpTypePointer CrossWorkgroup %61
";
/// Types that spirv-val may be too old for, and others in their place.
const UNKNOWN_TYPES: &[(&str, &str)] = &[
    ("OpTypeUntypedPointerKHR CrossWorkgroup", "OpTypeVector %3 2"),
    ("OpTypeFloat 16 BFloat16KHR", "OpTypeVector %3 3"),
    ("OpTypeCooperativeMatrixKHR %8 %203 %208 %208 %200", "OpTypeVector %3 4"),
];
const FIRST_TYPE: u32 = 2;
const LAST_TYPE: u32 = 50;
/// What the ids of parameters are above those of their types.
const PARAMETERS: u32 = 100;

const CONSTANTS: &str = "
%200 = OpConstant %5 0
%201 = OpConstant %5 1
%202 = OpConstant %5 2
%203 = OpConstant %5 3
%204 = OpConstant %5 4
%205 = OpConstant %5 16
%206 = OpConstant %5 256
%208 = OpConstant %5 8
";
const MORE_CONSTANTS: &str = "
%207 = OpConstant %6 4
%209 = OpConstantTrue %2
%210 = OpConstant %8 1.5
%211 = OpConstantNull %10
%212 = OpConstantComposite %11 %210 %210 %210
%213 = OpUndef %15
%214 = OpConstantNull %26
%215 = OpVariable %19 CrossWorkgroup %201
%216 = OpVariable %20 Workgroup
%217 = OpConstantNull %18
%218 = OpConstantNull %21
%219 = OpSpecConstant %5 7
%220 = OpConstantSampler %24 Clamp 0 Nearest
%221 = OpTypeFunction %1
%222 = OpTypeFunction %5 %5
";
const CONSTANT_IDS: std::ops::Range<u32> = 200..221;
/// A type of functions, a function, a label, an import of instructions, a string.
const OTHERS: [u32; 6] = [222, 223, 225, 230, 231, 1];
const IMPORT: u32 = 230;
const RESULTS: u32 = 300;

/// A module without its end, and where other instructions may be put.
struct Prelude {
    words: Vec<u32>,
    /// Behind the entry point, the names, and the declarations.
    modes: usize,
    annotations: usize,
    declarations: usize,
}

impl Prelude {
    /// With every capability, extension and type.
    fn whole() -> Self {
        let all = grammar::operand_kind(OperandKind::Capability).enumerants.iter();
        Self::new(&all.map(|capability| capability.name).collect::<Vec<_>>(), TYPES)
    }

    /// With what the installed spirv-val knows and takes together.
    fn of_spirv_val() -> Self {
        let all = grammar::operand_kind(OperandKind::Capability).enumerants;
        let known = parallel::map(all, |capability| {
            let text = format!(
                "OpCapability Shader\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Addresses\n\
                 OpCapability {}\n{}OpMemoryModel Physical64 OpenCL\n",
                capability.name,
                extensions()
            );
            let words = assemble(&text, &AssembleOptions::default()).unwrap();
            tool::spirv_val(&words).is_ok().then_some(capability.name)
        });
        let types = UNKNOWN_TYPES.iter().fold(TYPES.to_owned(), |types, (unknown, other)| {
            assert!(types.contains(unknown), "{unknown}");
            types.replace(unknown, other)
        });
        Self::new(&known.into_iter().flatten().collect::<Vec<_>>(), &types)
    }

    fn new(capabilities: &[&str], types: &str) -> Self {
        let words = prelude(capabilities, types);
        let (mut modes, mut annotations, mut declarations) = (0, 0, 0);
        let mut at = 5;
        while let Some(first) = words.get(at) {
            let next = at + (first >> 16) as usize;
            match (Opcode((first & 0xFFFF) as u16), words.get(at + 1)) {
                (op::EntryPoint, _) => modes = next,
                (op::TypeVoid, _) => annotations = at,
                (op::TypeFunction, Some(232)) => declarations = at,
                _ => {}
            }
            at = next;
        }
        Self { words, modes, annotations, declarations }
    }

    /// Where an instruction stands, most of the time.
    fn place(&self, grammar: &InstructionGrammar, random: &mut Random) -> usize {
        let anywhere =
            matches!(grammar.opcode, op::Variable | op::UntypedVariableKHR | op::Undef | op::PoisonKHR);
        match grammar.class {
            _ if random.below(40) == 0 => [self.modes, self.annotations, self.declarations][random.below(3)],
            _ if anywhere && random.below(2) == 0 => self.declarations,
            Class::ModeSetting => self.modes,
            Class::Annotation => self.annotations,
            Class::Debug if !matches!(grammar.opcode, op::Line | op::NoLine) => self.annotations,
            Class::TypeDeclaration | Class::ConstantCreation => self.declarations,
            _ if grammar.declares_type() => self.declarations,
            _ => self.words.len(),
        }
    }
}

/// The declarations of all extensions.
fn extensions() -> String {
    let capabilities = grammar::operand_kind(OperandKind::Capability).enumerants.iter();
    let names: BTreeSet<&str> = capabilities.flat_map(|capability| capability.extensions).copied().collect();
    names.into_iter().map(|name| format!("OpExtension \"{name}\"\n")).collect()
}

/// All in front of the instruction.
fn prelude(capabilities: &[&str], types: &str) -> Vec<u32> {
    let mut text: String = capabilities.iter().map(|name| format!("OpCapability {name}\n")).collect();
    text += &extensions();
    text += "%230 = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %240 \"main\" %215 %216\n";
    text += "%231 = OpString \"text\"\n%1 = OpTypeVoid\n";
    // The lengths of arrays stand in front of them.
    let (integers, rest) = types.split_at(types.find("%6 =").unwrap());
    text += integers;
    text += CONSTANTS;
    text += rest;
    text += MORE_CONSTANTS;
    let parameters: String = (FIRST_TYPE..=LAST_TYPE).map(|ty| format!(" %{ty}")).collect();
    text += &format!("%232 = OpTypeFunction %1{parameters}\n");
    text += "%223 = OpFunction %5 None %222\n%224 = OpFunctionParameter %5\n%226 = OpLabel\nOpReturnValue %224\nOpFunctionEnd\n";
    text += "%240 = OpFunction %1 None %232\n";
    for ty in FIRST_TYPE..=LAST_TYPE {
        text += &format!("%{} = OpFunctionParameter %{ty}\n", ty + PARAMETERS);
    }
    text += "%225 = OpLabel\n";
    let options = AssembleOptions::default().preserve_numeric_ids(true);
    let mut words = assemble(&text, &options).unwrap();
    words[3] = RESULTS + 10;
    words
}

/// Makes one instruction; most of its operands are of one type, its result of that or another.
struct Maker {
    random: Random,
    ty: u32,
    results: u32,
    /// Whether operands are types, functions and labels as often as values.
    takes_all: bool,
}

impl Maker {
    fn any_type(&mut self) -> u32 {
        FIRST_TYPE + self.random.below((LAST_TYPE - FIRST_TYPE + 1) as usize) as u32
    }

    fn id(&mut self) -> u32 {
        if self.takes_all && self.random.below(3) > 0 {
            return 1 + self.random.below(240) as u32;
        }
        match self.random.below(20) {
            0..11 => self.ty + PARAMETERS,
            11..14 => self.any_type() + PARAMETERS,
            14..18 => CONSTANT_IDS.start + self.random.below(CONSTANT_IDS.len()) as u32,
            18 if self.results > 0 => RESULTS + self.random.below(self.results as usize) as u32,
            _ => OTHERS[self.random.below(OTHERS.len())],
        }
    }

    fn result_type(&mut self) -> u32 {
        match self.random.below(10) {
            0..4 => self.ty,
            4 => 2,
            5 => 1,
            6 => 5,
            _ => self.any_type(),
        }
    }

    fn operands(&mut self, row: &[OperandGrammar], out: &mut Vec<u32>) {
        for operand in row {
            let times = match operand.quantifier {
                Quantifier::One => 1,
                Quantifier::Optional => self.random.below(2),
                Quantifier::Variadic => self.random.below(5),
            };
            for _ in 0..times {
                self.operand(operand.kind, out);
            }
        }
    }

    fn operand(&mut self, kind: OperandKind, out: &mut Vec<u32>) {
        let row = grammar::operand_kind(kind);
        match row.category {
            Category::Id if matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics) => {
                let id =
                    if self.random.below(8) == 0 { self.id() } else { 200 + self.random.below(7) as u32 };
                out.push(id);
            }
            Category::Id => out.push(self.id()),
            Category::Literal if kind == OperandKind::LiteralString => {
                literal::push_string_words(b"cl_x", out)
            }
            Category::Literal if kind == OperandKind::LiteralExtInstInteger => {
                out.push(self.random.below(210) as u32);
            }
            Category::Literal => out.push(self.random.below(6) as u32),
            Category::Composite => row.bases.iter().for_each(|base| self.operand(*base, out)),
            Category::ValueEnum => {
                let one = &row.enumerants[self.random.below(row.enumerants.len())];
                out.push(one.value);
                self.operands(one.parameters, out);
            }
            Category::BitEnum => {
                let mut bits: Vec<_> = (0..self.random.below(3))
                    .map(|_| &row.enumerants[self.random.below(row.enumerants.len())])
                    .collect();
                bits.sort_by_key(|bit| bit.value);
                bits.dedup_by_key(|bit| bit.value);
                out.push(bits.iter().fold(0, |mask, bit| mask | bit.value));
                bits.iter().for_each(|bit| self.operands(bit.parameters, out));
            }
        }
    }

    fn instruction(&mut self, grammar: &InstructionGrammar, out: &mut Vec<u32>) {
        let start = out.len();
        out.push(0);
        if grammar.has_result_type {
            let ty = self.result_type();
            out.push(ty);
        }
        if grammar.has_result {
            out.push(RESULTS + self.results);
        }
        if grammar.opcode == op::ExtInst {
            out.push(IMPORT);
            out.push(self.random.below(210) as u32);
            let operands = 1 + self.random.below(3);
            (0..operands).for_each(|_| {
                let id = self.id();
                out.push(id);
            });
        } else {
            self.operands(grammar.operands, out);
        }
        self.results += u32::from(grammar.has_result);
        out[start] = ((out.len() - start) as u32) << 16 | u32::from(grammar.opcode.0);
    }
}

/// A module with the instruction, sometimes twice, and others that use what a declaration declares.
fn module(prelude: &Prelude, grammar: &InstructionGrammar, seed: u64) -> Vec<u32> {
    let mut random = Random::new(seed.wrapping_mul(0x1_0001).wrapping_add(u64::from(grammar.opcode.0)));
    let place = prelude.place(grammar, &mut random);
    let is_body = place == prelude.words.len();
    let mut maker = Maker { random, ty: 0, results: 0, takes_all: !is_body };
    let (mut made, mut body) = (Vec::new(), Vec::new());
    for _ in 0..1 + maker.random.below(2) {
        maker.ty = maker.any_type();
        maker.instruction(grammar, &mut made);
    }
    if !is_body && grammar.declares_type() {
        let (pointer, value, variable) = (RESULTS + 5, RESULTS + 6, RESULTS + 7);
        let classes = [4, 5, 7, 8];
        let class = classes[maker.random.below(classes.len())];
        let values = [op::Undef, op::ConstantNull];
        let opcode = values[maker.random.below(values.len())];
        made.extend([4 << 16 | u32::from(op::TypePointer.0), pointer, class, RESULTS]);
        made.extend([3 << 16 | u32::from(opcode.0), RESULTS, value]);
        let variable = [4 << 16 | u32::from(op::Variable.0), pointer, variable, class];
        if class == 7 { &mut body } else { &mut made }.extend(variable);
    } else if !is_body && maker.results > 0 {
        maker.takes_all = false;
        let rows = instructions();
        let row = &rows[maker.random.below(rows.len())];
        maker.instruction(row, &mut body);
    }
    let (front, back) = prelude.words.split_at(place);
    let end = [1 << 16 | u32::from(op::Return.0), 1 << 16 | u32::from(op::FunctionEnd.0)];
    [front, &made, back, &body, &end].concat()
}

/// What became of modules with every instruction: how many were translated and refused, and complaints.
fn judged(
    prelude: &Prelude,
    seeds: &Range<u64>,
    is_valid: &(dyn Fn(&[u32]) -> bool + Sync),
) -> (usize, usize, Vec<String>) {
    let (translated, refused) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let one = std::env::var("OPERANDS_OF").ok();
    let is_asked = |grammar: &&InstructionGrammar| one.as_ref().is_none_or(|name| name == grammar.opname);
    let all: Vec<&InstructionGrammar> = instructions().iter().filter(is_asked).collect();
    let complaints = parallel::map(&all, |grammar| {
        for seed in seeds.clone() {
            let words = module(prelude, grammar, seed);
            let bytes = tool::bytes(&words);
            let judge = || there_and_back(&bytes, Form::Spv, Manner::of_bytes(&bytes), is_valid);
            let complaint = match catch_unwind(AssertUnwindSafe(judge)) {
                Ok(Ok("translated")) => {
                    translated.fetch_add(1, Ordering::Relaxed);
                    continue;
                }
                Ok(Ok(_)) => {
                    refused.fetch_add(1, Ordering::Relaxed);
                    continue;
                }
                Ok(Err(complaint)) => complaint,
                Err(panic) => format!("panic: {:?}", panic.downcast_ref::<String>()),
            };
            let shown = Module::framed(words).map(|module| {
                let text = disassemble(&module, &DisassembleOptions::default().raw_id(true));
                text.lines()
                    .filter(|line| line.contains("%30"))
                    .map(|line| format!("\n    {}", line.trim()))
                    .collect::<String>()
            });
            return Some(format!(
                "{} by {seed} ({:?}): {complaint}{shown:?}",
                grammar.opname,
                Manner::of_bytes(&bytes)
            ));
        }
        None
    });
    println!("{translated:?} translated, {refused:?} refused");
    (translated.into_inner(), refused.into_inner(), complaints.into_iter().flatten().collect())
}

/// The seeds that the environment asks for; else the usual, or more of them in a long run.
fn seeds(first: u64, usual: u64, long: u64) -> Range<u64> {
    let count = if tool::is_long() { long } else { usual };
    std::env::var("OPERANDS").map_or(first..first + count, |text| super::range(&text))
}

#[apply(case)]
fn operands_of_all_sorts_are_translated_or_refused() {
    let prelude = Prelude::whole();
    let whole = module(&prelude, grammar::instruction(op::Nop).unwrap(), 0);
    let outcome = there_and_back(&tool::bytes(&whole), Form::Spv, Manner::OWN, &|_| false);
    assert_eq!(outcome, Ok("translated"), "without another instruction");
    let (translated, refused, complaints) = judged(&prelude, &seeds(0, 3, 10), &|_| false);
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
    assert!(translated > 80 && refused > 900, "{translated} translated, {refused} refused");
}

#[apply(case)]
fn operands_that_spirv_val_accepts_are_not_called_malformed() {
    tool::need(&["spirv-val"]);
    let prelude = Prelude::of_spirv_val();
    let whole = module(&prelude, grammar::instruction(op::Nop).unwrap(), 0);
    assert_eq!(tool::spirv_val(&whole), Ok(()), "without another instruction");
    let refused_by_both = AtomicUsize::new(0);
    let is_valid = |words: &[u32]| {
        let is_valid = tool::spirv_val(words).is_ok();
        refused_by_both.fetch_add(usize::from(!is_valid), Ordering::Relaxed);
        is_valid
    };
    let (translated, refused, complaints) = judged(&prelude, &seeds(10, 2, 5), &is_valid);
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
    let malformed = refused_by_both.into_inner();
    assert!(malformed > 200, "{translated} translated, {refused} refused, {malformed} of them malformed");
}
