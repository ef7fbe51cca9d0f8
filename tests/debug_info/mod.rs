//! Debug information of SPIR-V as LLVM's nodes and records: what the reader makes of each family of instructions, and of instructions
//! that are not what their set says.

mod functions;
mod hostile;
mod types;
mod units;
mod variables;

use spirv_llvm_translate::internal::assembly::assemble_bytes;
use spirv_llvm_translate::internal::compat::reverse::{KhronosReader, ReverseOptions};
use spirv_llvm_translate::internal::dialect::{Dialect, Native};
use spirv_llvm_translate::internal::llvm::Context;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::spirv_to_llvm;
use std::collections::HashMap;

/// Whose IR the reader makes.
type Level = &'static dyn Dialect;
const OWN: Level = &Native;

fn drop_in() -> Level {
    KhronosReader::new(ReverseOptions::default())
}

const OPENCL: &str = "OpenCL.DebugInfo.100";
const NS100: &str = "NonSemantic.Shader.DebugInfo.100";
const NS200: &str = "NonSemantic.Shader.DebugInfo.200";

/// A module in parts; in these `#` stands for `OpExtInst %void %set`.
struct Source<'a> {
    set: &'a str,
    /// Strings and processing notes.
    heads: &'a str,
    /// Debug information at module scope.
    nodes: &'a str,
    /// The body of function `%f`, between its label and its end.
    body: &'a str,
    level: Level,
}

impl Default for Source<'_> {
    fn default() -> Self {
        Self { set: OPENCL, heads: "", nodes: "", body: "OpReturn", level: OWN }
    }
}

/// Declarations that all modules share. The unit is `%unit`, the description of `%f` is `%main`.
const DECLARATIONS: &str = "%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%true = OpConstantTrue %bool
%n0 = OpConstant %uint 0
%n1 = OpConstant %uint 1
%n2 = OpConstant %uint 2
%n3 = OpConstant %uint 3
%n4 = OpConstant %uint 4
%n5 = OpConstant %uint 5
%n6 = OpConstant %uint 6
%n7 = OpConstant %uint 7
%n8 = OpConstant %uint 8
%n16 = OpConstant %uint 16
%n32 = OpConstant %uint 32
%n64 = OpConstant %uint 64
%n65536 = OpConstant %uint 65536
%minus = OpConstant %ulong 0xFFFFFFFFFFFFFFFD
%three = OpConstant %ulong 3
%five = OpConstant %ulong 5
%pointer = OpTypePointer Function %uint
%global = OpTypePointer CrossWorkgroup %uint
%G = OpVariable %global CrossWorkgroup %n7
%fn = OpTypeFunction %void %uint
";

impl Source<'_> {
    fn text(&self) -> String {
        let unit = match self.set {
            OPENCL => "%unit = # DebugCompilationUnit 65536 5 %source OpenCL_C",
            NS100 => "%unit = # DebugCompilationUnit %n65536 %n5 %source %n3",
            _ => "%unit = # DebugCompilationUnit %n65536 %n5 %source %n3 %producer",
        };
        let unit = if self.nodes.contains("DebugCompilationUnit") { "" } else { unit };
        let main = match self.set {
            OPENCL => "%main = # DebugFunction %name %ft %source 3 0 %unit %empty FlagIsDefinition 4 %f",
            _ => "%main = # DebugFunction %name %ft %source %n3 %n0 %unit %empty %n8 %n4",
        };
        let ft = match self.set {
            OPENCL => "%ft = # DebugTypeFunction None %void",
            _ => "%ft = # DebugTypeFunction %n0 %void",
        };
        let flags = if self.set == OPENCL { "" } else { "%defined = # DebugFunctionDefinition %main %f\n" };
        let producer = if self.set == NS200 { "%producer = OpString \"by hand\"\n" } else { "" };
        let text = format!(
            "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int64\n\
             OpExtension \"SPV_KHR_non_semantic_info\"\n%set = OpExtInstImport \"{}\"\n\
             OpMemoryModel Physical64 OpenCL\n{producer}%path = OpString \"/dir/x.cl\"\n%name = OpString \"it\"\n\
             %empty = OpString \"\"\n{}\nOpDecorate %f LinkageAttributes \"f\" Export\n\
             OpDecorate %G LinkageAttributes \"G\" Export\n{DECLARATIONS}%none = # DebugInfoNone\n\
             %source = # DebugSource %path\n{unit}\n{ft}\n{}\n{main}\n\
             %f = OpFunction %void None %fn\n%x = OpFunctionParameter %uint\n%entry = OpLabel\n{flags}{}\nOpFunctionEnd\n",
            self.set, self.heads, self.nodes, self.body
        );
        text.replace("# ", "OpExtInst %void %set ")
    }

    fn translate(&self) -> Result<(Ir, Vec<String>), String> {
        translate(assemble(&self.text()), self.level)
    }

    fn ir(&self) -> Ir {
        let (ir, notes) = self.translate().unwrap();
        assert!(notes.is_empty(), "{notes:?}");
        ir
    }

    fn note(&self) -> String {
        self.translate().unwrap().1.join("; ")
    }

    fn error(&self) -> String {
        match self.translate() {
            Ok((ir, _)) => panic!("translated: {}", ir.text),
            Err(error) => error,
        }
    }
}

fn assemble(text: &str) -> Vec<u32> {
    assemble_bytes(text.as_bytes(), &Default::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What the reader makes of a module: the LLVM module, and notes; or the error.
fn translate(words: Vec<u32>, level: Level) -> Result<(Ir, Vec<String>), String> {
    let module = Module::from_words(words).map_err(|error| error.to_string())?;
    let mut options = Options::default();
    options.read.dialect = level;
    let log = Log::default();
    let context = Context::new();
    let translated = spirv_to_llvm(&context, &module, &options, &log).map_err(|error| error.to_string())?;
    Ok((Ir::new(translated.print_to_string()), log.into_parts().0))
}

/// The same of a text that translates without notes.
fn translated(text: &str) -> Ir {
    let (ir, notes) = translate(assemble(text), OWN).unwrap();
    assert!(notes.is_empty(), "{notes:?}");
    ir
}

/// Where the instructions begin.
fn starts(words: &[u32]) -> Vec<usize> {
    let mut all = Vec::new();
    let mut at = 5;
    while at < words.len() {
        all.push(at);
        at += (words[at] >> 16) as usize;
    }
    all
}

/// A printed LLVM module.
struct Ir {
    text: String,
    nodes: HashMap<String, String>,
}

impl Ir {
    fn new(text: String) -> Self {
        let nodes = text.lines().filter_map(|line| line.strip_prefix('!')?.split_once(" = "));
        let nodes = nodes.map(|(number, node)| (format!("!{number}"), node.to_owned())).collect();
        Self { text, nodes }
    }

    /// The only node that has all these parts.
    fn node(&self, parts: &[&str]) -> &str {
        let mut found: Vec<_> =
            self.nodes.values().filter(|node| parts.iter().all(|part| node.contains(part))).collect();
        found.dedup();
        assert_eq!(found.len(), 1, "{parts:?} in {}", self.text);
        found[0]
    }

    /// What a field of a node refers to.
    fn follow<'a>(&'a self, node: &'a str, field: &str) -> &'a str {
        let found =
            node.split_once(&format!("{field}: ")).unwrap_or_else(|| panic!("no {field} in {node}")).1;
        let number = found.split([',', ')']).next().unwrap();
        self.nodes.get(number).map_or(number, String::as_str)
    }

    /// The entries of the list that a field of a node is.
    fn list<'a>(&'a self, node: &'a str, field: &str) -> Vec<&'a str> {
        let list = self.follow(node, field);
        let entries = list.trim_start_matches("!{").trim_end_matches('}');
        let entries = entries.split(", ").filter(|entry| !entry.is_empty());
        entries.map(|entry| self.nodes.get(entry).map_or(entry, String::as_str)).collect()
    }

    /// Line, column and scope of the instructions and records whose text has a part, one after the other.
    fn places(&self, part: &str) -> Vec<&str> {
        let lines = self.text.lines().filter(|line| line.starts_with(' ') && line.contains(part));
        lines
            .map(|line| {
                let number = line.rsplit_once("!dbg ").map_or_else(
                    || line.rsplit_once(", ").map_or("", |(_, number)| number.trim_end_matches(')')),
                    |(_, number)| number.split(',').next().unwrap(),
                );
                self.nodes.get(number).map_or("none", String::as_str)
            })
            .collect()
    }
}
