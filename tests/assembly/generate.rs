//! Modules made from the grammar: one per instruction, enumerant and extended instruction.

use spirv_llvm_translate::internal::spirv::grammar::{
    self, Category, Enumerant, OperandGrammar, OperandKind, Quantifier,
};
use spirv_llvm_translate::internal::spirv::{Opcode, literal, op};

/// `<id>`s that every generated module declares, or leaves free for others.
pub const UINT: u32 = 1;
pub const FLOAT: u32 = 2;
pub const OPENCL: u32 = 3;
pub const CONSTANT: u32 = 4;
pub const RESULT: u32 = 5;
const OTHER: u32 = 20;
const BOUND: u32 = 64;

/// One instruction.
pub fn instruction(opcode: Opcode, operands: &[u32]) -> Vec<u32> {
    let mut words = vec![(operands.len() as u32 + 1) << 16 | u32::from(opcode.0)];
    words.extend_from_slice(operands);
    words
}

/// A module that imports a set, declares some types, and holds this.
pub fn module(set: &str, body: &[u32]) -> Vec<u32> {
    let mut words = vec![0x0723_0203, 0x0001_0600, 0, BOUND, 0];
    let mut import = vec![OPENCL];
    literal::push_string_words(set.as_bytes(), &mut import);
    words.extend(instruction(op::ExtInstImport, &import));
    words.extend(instruction(op::TypeInt, &[UINT, 32, 0]));
    words.extend(instruction(op::TypeFloat, &[FLOAT, 32]));
    words.extend(instruction(op::Constant, &[UINT, CONSTANT, 7]));
    // The greatest id in use makes the bound the least.
    words.extend(instruction(op::Name, &[BOUND - 1, 0x0061_6263]));
    words.extend_from_slice(body);
    words
}

/// Which optional operands are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// None.
    Least,
    /// Each once.
    Once,
    /// Each, variadic ones twice.
    Twice,
}

/// Fills in operands. The operand of kind `chosen.0` becomes `chosen.1` wherever it occurs.
#[derive(Clone, Copy)]
pub struct Filler<'e> {
    pub fill: Fill,
    pub chosen: Option<(OperandKind, &'e Enumerant)>,
}

impl Filler<'_> {
    pub fn row(self, row: &[OperandGrammar], out: &mut Vec<u32>) {
        for operand in row {
            let times = match (operand.quantifier, self.fill) {
                (Quantifier::One, _) => 1,
                (_, Fill::Least) => 0,
                (Quantifier::Variadic, Fill::Twice) => 2,
                (Quantifier::Optional | Quantifier::Variadic, _) => 1,
            };
            for _ in 0..times {
                self.kind(operand.kind, out);
            }
        }
    }

    fn kind(self, kind: OperandKind, out: &mut Vec<u32>) {
        let row = grammar::operand_kind(kind);
        let enumerant = match self.chosen {
            Some((chosen, enumerant)) if chosen == kind => Some(enumerant),
            // The last has parameters less often than those in the middle; any will do.
            _ => row.enumerants.first(),
        };
        match (row.category, kind) {
            (Category::BitEnum | Category::ValueEnum, _) => {
                let enumerant = enumerant.unwrap();
                out.push(enumerant.value);
                Filler { chosen: None, ..self }.row(enumerant.parameters, out);
            }
            (Category::Composite, _) => row.bases.iter().for_each(|base| self.kind(*base, out)),
            (Category::Id, _) => out.push(OTHER + out.len() as u32),
            (_, OperandKind::LiteralString) => literal::push_string_words(b"a \"quoted\" \\ string\n", out),
            (_, OperandKind::LiteralFloat) => out.push(1.5_f32.to_bits()),
            (_, OperandKind::LiteralExtInstInteger) => out.push(1),
            (_, OperandKind::LiteralSpecConstantOpInteger) => out.extend([128, OTHER, OTHER + 1]),
            _ => out.push(7),
        }
    }

    /// The instruction of this grammar.
    pub fn instruction(self, grammar: &grammar::InstructionGrammar) -> Vec<u32> {
        let mut operands = Vec::new();
        if grammar.has_result_type {
            operands.push(UINT);
        }
        if grammar.has_result {
            operands.push(RESULT);
        }
        let prefix = operands.len();
        self.row(grammar.operands, &mut operands);
        // Where the layout depends on an <id>, it is one that the module declares.
        match grammar.opcode {
            op::Switch => operands[prefix] = CONSTANT,
            op::ExtInst | op::ExtInstWithForwardRefsKHR => {
                operands[prefix] = OPENCL;
                operands.truncate(prefix + 2);
                operands.push(OTHER);
            }
            _ => {}
        }
        instruction(grammar.opcode, &operands)
    }
}

/// A name for messages, the set that the module imports, and the module.
pub type Generated = (String, Vec<u32>);

/// Every instruction of the grammar, with no, some and many optional operands.
pub fn every_instruction() -> Vec<Generated> {
    let mut modules = Vec::new();
    for grammar in grammar::instructions() {
        let mut last = Vec::new();
        for fill in [Fill::Least, Fill::Once, Fill::Twice] {
            let words = Filler { fill, chosen: None }.instruction(grammar);
            if words != last {
                modules.push((format!("{} {fill:?}", grammar.opname), module("OpenCL.std", &words)));
            }
            last = words;
        }
    }
    modules
}

/// Every enumerant of every operand kind, in the first instruction that takes the kind.
pub fn every_enumerant() -> Vec<Generated> {
    let mut modules = Vec::new();
    for kind in grammar::operand_kinds() {
        let takes = |row: &[OperandGrammar]| row.iter().any(|operand| operand.kind == kind.kind);
        let Some(carrier) = grammar::instructions().iter().find(|row| takes(row.operands)) else { continue };
        for enumerant in kind.enumerants {
            let words =
                Filler { fill: Fill::Once, chosen: Some((kind.kind, enumerant)) }.instruction(carrier);
            modules.push((format!("{} {}", kind.name, enumerant.name), module("OpenCL.std", &words)));
        }
    }
    modules
}

/// Every instruction inside of OpSpecConstantOp.
pub fn every_spec_constant_op() -> Vec<Generated> {
    let mut modules = Vec::new();
    for inner in grammar::instructions().iter().filter(|row| row.is_spec_constant_op()) {
        let mut operands = vec![UINT, RESULT, u32::from(inner.opcode.0)];
        Filler { fill: Fill::Twice, chosen: None }.row(inner.operands, &mut operands);
        let words = instruction(op::SpecConstantOp, &operands);
        modules.push((format!("OpSpecConstantOp {}", inner.opname), module("OpenCL.std", &words)));
    }
    modules
}

/// Every instruction of every extended instruction set of the grammar.
pub fn every_extended_instruction() -> Vec<Generated> {
    let mut modules = Vec::new();
    let sets = [
        "OpenCL.std",
        "GLSL.std.450",
        "DebugInfo",
        "OpenCL.DebugInfo.100",
        "NonSemantic.Shader.DebugInfo.100",
        "SPIRV.debug",
        "NonSemantic.Shader.DebugInfo.200",
        "NonSemantic.ClspvReflection.5",
        "SPV_AMD_gcn_shader",
        "SPV_AMD_shader_ballot",
        "SPV_AMD_shader_explicit_vertex_parameter",
        "SPV_AMD_shader_trinary_minmax",
    ];
    for set in sets {
        for row in grammar::ExtInstSet::by_name(set.as_bytes()).unwrap().instructions() {
            for fill in [Fill::Least, Fill::Twice] {
                let mut operands = vec![UINT, RESULT, OPENCL, row.number];
                Filler { fill, chosen: None }.row(row.operands, &mut operands);
                let words = instruction(op::ExtInst, &operands);
                modules.push((format!("{set} {} {fill:?}", row.name), module(set, &words)));
            }
        }
    }
    // An instruction that the grammar lacks, in sets that it has and in sets that it lacks.
    for set in ["NonSemantic.Shader.DebugInfo.100", "NonSemantic.Nonsense.7", "OpenCL.std", "Nonsense"] {
        let words = instruction(op::ExtInst, &[UINT, RESULT, OPENCL, 9999, OTHER, OTHER + 1]);
        modules.push((format!("{set} 9999"), module(set, &words)));
    }
    modules
}
