//! Compute shaders: buffers and push constants are variables of the module, which are given memory here by descriptor set and binding.
//!
//! The variables are found in the text of the module, by the metadata that the reader leaves on them: a declaration becomes an alias of memory
//! as long as what the test binds.

use std::collections::BTreeMap;
use std::sync::Arc;

use spirv_llvm_translate::internal::error::{Error, Result};

use super::{IndexSpace, MemoryMap, Program, Slot, companion, jit};

/// What a variable is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Binding {
    /// A buffer, by descriptor set and binding.
    Buffer(u32, u32),
    /// The push constants.
    PushConstants,
}

/// Memory by what is bound to it.
pub type Bound = BTreeMap<Binding, Vec<u8>>;

/// glslang's names of the builtin variables that have a meaning here, and SPIR-V's.
const BUILTINS: &[(&str, &str)] = &[
    ("gl_GlobalInvocationID", "GlobalInvocationId"),
    ("gl_LocalInvocationID", "LocalInvocationId"),
    ("gl_LocalInvocationIndex", "LocalInvocationIndex"),
    ("gl_WorkGroupID", "WorkgroupId"),
    ("gl_NumWorkGroups", "NumWorkgroups"),
];

const DESCRIPTOR_SET: u32 = 34;
const BINDING: u32 = 33;

/// The numbers of a node of metadata, or the nodes that it names.
fn operands<'t>(text: &'t str, node: &str) -> Vec<&'t str> {
    let line = text.lines().find_map(|line| line.strip_prefix(node)?.strip_prefix(" = !{"));
    line.and_then(|line| line.strip_suffix('}')).map_or(Vec::new(), |line| line.split(", ").collect())
}

/// The decorations of a variable with one literal.
fn decorations(text: &str, declaration: &str) -> BTreeMap<u32, u32> {
    let node = declaration.split("!spirv.Decorations ").nth(1).unwrap_or_default();
    let node = node.split([',', ' ']).next().unwrap_or_default();
    let number = |word: &str| word.strip_prefix("i32 ")?.parse().ok();
    let pair = |node: &str| match operands(text, node).as_slice() {
        [kind, literal] => Some((number(kind)?, number(literal)?)),
        _ => None,
    };
    operands(text, node).into_iter().filter_map(pair).collect()
}

/// A shader that can be executed.
pub struct Shader {
    program: Program,
    bound: Vec<(Binding, String)>,
}

impl Shader {
    /// Compiles a shader whose variables are bound to memory of these sizes.
    ///
    /// # Errors
    /// As [`Program::load`]; a variable that nothing is bound to.
    pub fn load(ir: &str, memory: &Bound) -> Result<Self> {
        let mut text = String::new();
        let mut bound = Vec::new();
        for line in ir.lines() {
            let buffer = ["11", "12"]
                .iter()
                .any(|space| line.contains(&format!(" external hidden addrspace({space}) ")));
            let is_push = line.contains(" external hidden addrspace(13) ");
            let Some((name, _)) = line.split_once(" = ").filter(|_| buffer || is_push) else {
                text.push_str(line);
                text.push('\n');
                continue;
            };
            let found = decorations(ir, line);
            let binding = match (is_push, found.get(&DESCRIPTOR_SET), found.get(&BINDING)) {
                (true, ..) => Binding::PushConstants,
                (_, set, Some(binding)) => Binding::Buffer(set.copied().unwrap_or(0), *binding),
                _ => return Err(Error::unsupported(format!("a variable without a binding: {line}"))),
            };
            let bytes = memory.get(&binding).map(Vec::len);
            let bytes =
                bytes.ok_or_else(|| Error::unsupported(format!("nothing is bound to {binding:?}")))?;
            let ty =
                line.split(" global ").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or_default();
            let space =
                line.split("addrspace(").nth(1).and_then(|rest| rest.split(')').next()).unwrap_or_default();
            let symbol = format!("bound.{}", bound.len());
            text.push_str(&format!(
                "@{symbol} = addrspace({space}) global [{bytes} x i8] zeroinitializer, align 16\n\
                 {name} = alias {ty}, ptr addrspace({space}) @{symbol}\n"
            ));
            bound.push((binding, symbol));
        }
        for (name, builtin) in BUILTINS {
            text = text.replace(&format!("@{name}"), &format!("@__spirv_BuiltIn{builtin}"));
        }
        let text = text.replace(
            "external hidden thread_local addrspace(7) externally_initialized",
            "external addrspace(7)",
        );
        Ok(Self { program: Program::load(text.as_bytes())?, bound })
    }

    /// Runs an entry point over an index space; what it writes is in `memory` afterwards.
    ///
    /// # Errors
    /// That there is no such entry point.
    pub fn run(&self, entry: &str, memory: &mut Bound, space: IndexSpace) -> Result<()> {
        let program = &self.program;
        program.find(entry, true)?;
        let mut ranges = Vec::new();
        for (binding, symbol) in &self.bound {
            let address = program.engine.address(symbol)?;
            let bytes = memory.get(binding).map_or(&[][..], Vec::as_slice);
            jit::write_memory(address, bytes);
            ranges.push(address..address + bytes.len() as u64);
        }
        let map = MemoryMap { global: ranges.clone(), local: program.local_variables.clone() };
        let address = program.engine.address(&companion::entry(entry))?;
        program.run_groups(address, &[Slot::ZERO], space, &Arc::new(map))?;
        for ((binding, _), range) in self.bound.iter().zip(ranges) {
            let mut bytes = vec![0; (range.end - range.start) as usize];
            jit::read_memory(range.start, &mut bytes);
            memory.insert(*binding, bytes);
        }
        Ok(())
    }
}
