//! Compute shaders: buffers, push constants and images are variables of the module, which are given memory here by descriptor set and binding.
//!
//! The module is one whose builtins are expanded; what is left of them asks for the machine. The variables are found in its text, by the
//! metadata that the reader leaves on them: a declaration becomes an alias of memory as long as what the test binds, or the handle of an
//! image. Before an operation of subgroups its place in the text is stored, so that work-items meet those that are at the same place.
//!
//! Known gaps: work-items that come to the same operation of a loop in different rounds meet there.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use spirv_llvm_translate::internal::error::{Error, Result};

use super::image::Image;
use super::schedule::Order;
use super::team::Groups;
use super::work_item::{MemoryMap, WorkItem};
use super::{IndexSpace, Program, Slot, companion, jit};

/// The binding of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Binding {
    /// A buffer, by descriptor set and binding.
    Buffer(u32, u32),
    /// An image, combined image or sampler, and which element of an array of them.
    Image(u32, u32, u32),
    /// The push constants.
    PushConstants,
    /// Memory that only physical pointers lead to.
    Memory(u32),
}

/// Memory by binding; an image's memory is its texels.
pub type Bound = BTreeMap<Binding, Vec<u8>>;

/// The images, by binding.
pub type Images = BTreeMap<Binding, Image>;

const BUILT_IN: u32 = 11;
const DESCRIPTOR_SET: u32 = 34;
const BINDING: u32 = 33;

/// The variable that holds the place of a subgroup operation.
const PLACE: &str = "subgroup.place";

/// The names of builtin variables, by SPIR-V's numbers.
const BUILTINS: &[(u32, &str)] = &[
    (24, "NumWorkgroups"),
    (26, "WorkgroupId"),
    (27, "LocalInvocationId"),
    (28, "GlobalInvocationId"),
    (29, "LocalInvocationIndex"),
    (36, "SubgroupSize"),
    (38, "NumSubgroups"),
    (40, "SubgroupId"),
    (41, "SubgroupLocalInvocationId"),
    (4416, "SubgroupEqMask"),
    (4417, "SubgroupGeMask"),
    (4418, "SubgroupGtMask"),
    (4419, "SubgroupLeMask"),
    (4420, "SubgroupLtMask"),
];

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

/// The text with `ptr` for every type of SPIR-V's: code generators know none of them.
fn without_target_types(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("target(\"spirv.") {
        result.push_str(before);
        result.push_str("ptr");
        rest = after.split_once(')').map_or("", |(_, rest)| rest);
    }
    result.push_str(rest);
    result
}

/// The text with another name for a global variable.
fn renamed(text: &str, from: &str, to: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(from) {
        let goes_on =
            after.starts_with(|letter: char| letter.is_ascii_alphanumeric() || "._$-".contains(letter));
        result.push_str(before);
        result.push_str(if goes_on { from } else { to });
        rest = after;
    }
    result.push_str(rest);
    result
}

/// A shader that can be executed.
pub struct Shader {
    program: Program,
    bound: Vec<(Binding, String)>,
    images: Vec<(Binding, Image)>,
    has_place: bool,
}

/// A module while its variables are bound.
struct Binder<'a> {
    ir: &'a str,
    memory: &'a Bound,
    text: String,
    bound: Vec<(Binding, String)>,
    images: Vec<(Binding, Image)>,
    places: usize,
}

impl Binder<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Adds memory for a binding; returns its symbol.
    fn memory(&mut self, binding: Binding, space: &str) -> Result<String> {
        let bytes = self.memory.get(&binding).map(Vec::len);
        let bytes = bytes.ok_or_else(|| Error::unsupported(format!("nothing is bound to {binding:?}")))?;
        let symbol = format!("bound.{}", self.bound.len());
        let _ = writeln!(
            self.text,
            "@{symbol} = addrspace({space}) global [{bytes} x i8] zeroinitializer, align 16"
        );
        self.bound.push((binding, symbol.clone()));
        Ok(symbol)
    }

    /// A variable of a storage class that is bound, if the line declares one.
    fn variable(&mut self, line: &str) -> Result<bool> {
        let Some((name, rest)) = line.split_once(" = external hidden addrspace(") else { return Ok(false) };
        let Some((space, rest)) = rest.split_once(") ") else { return Ok(false) };
        let found = decorations(self.ir, line);
        let set = found.get(&DESCRIPTOR_SET).copied().unwrap_or(0);
        let number = found.get(&BINDING).copied();
        let ty = rest.split_once("global ").map_or("", |(_, ty)| ty);
        let binding = match (space, number) {
            ("13", _) => Binding::PushConstants,
            ("11" | "12", Some(number)) => Binding::Buffer(set, number),
            ("2", Some(number)) => {
                self.image(name, ty, set, number);
                return Ok(true);
            }
            _ => return Err(Error::unsupported(format!("a variable without a binding: {line}"))),
        };
        let ty = ty.split(", !").next().unwrap_or_default();
        let symbol = self.memory(binding, space)?;
        self.line(&format!("{name} = alias {ty}, ptr addrspace({space}) @{symbol}"));
        Ok(true)
    }

    /// Variables of images are handles, or arrays of them.
    fn image(&mut self, name: &str, ty: &str, set: u32, number: u32) {
        let handle = |index: u32| {
            let is = |(binding, _): &(Binding, Image)| *binding == Binding::Image(set, number, index);
            self.images.iter().position(is).map_or(0, |place| place + 1)
        };
        let count = ty.strip_prefix('[').and_then(|ty| ty.split(' ').next()?.parse::<u32>().ok());
        let pointer = |index| format!("ptr inttoptr (i64 {} to ptr)", handle(index));
        let definition = match count {
            None => pointer(0),
            Some(count) => {
                // A runtime array has as many as are bound.
                let bound = self.images.iter().filter(
                    |(binding, _)| matches!(binding, Binding::Image(s, n, _) if (*s, *n) == (set, number)),
                );
                let count = if count == 0 { bound.count() as u32 } else { count };
                let handles: Vec<_> = (0..count).map(pointer).collect();
                format!("[{count} x ptr] [{}]", handles.join(", "))
            }
        };
        self.line(&format!("{name} = addrspace(2) global {definition}"));
    }

    /// A length of a runtime array, if the line asks for one: what of the bound memory is behind its beginning.
    fn length(&mut self, line: &str) -> Option<()> {
        let (result, call) = line.trim_start().split_once(" = call ")?;
        if !call.contains("__spirv_ArrayLength") {
            return None;
        }
        let arguments = call.split_once('(')?.1;
        let variable = arguments.split("@").nth(1)?.split([',', ')']).next()?.to_owned();
        let declared = self.ir.lines().find(|other| other.starts_with(&format!("@{variable} = ")))?;
        let ty = declared.split_once("global ")?.1.split(", !").next()?.to_owned();
        let definition = self.ir.lines().find(|other| other.starts_with(&format!("{ty} = type ")))?;
        let members = definition.split_once("= type ")?.1.split_once("{ ")?.1.rsplit_once(" }")?.0;
        let array = members.rfind("[0 x ")?;
        let element = members.get(array + 5..)?.strip_suffix(']')?;
        let last = depth_0_commas(members.get(..array)?);
        let size = self.bound_size(&variable)?;
        let name = result.trim_start_matches('%');
        let start = format!("ptrtoint (ptr getelementptr ({ty}, ptr null, i32 0, i32 {last}) to i64)");
        let stride = format!("ptrtoint (ptr getelementptr ({element}, ptr null, i32 1) to i64)");
        self.line(&format!("  %\"length.{name}\" = sub i64 {size}, {start}"));
        self.line(&format!("  %\"count.{name}\" = udiv i64 %\"length.{name}\", {stride}"));
        self.line(&format!("  {result} = trunc i64 %\"count.{name}\" to i32"));
        Some(())
    }

    /// The size of the memory of a variable.
    fn bound_size(&self, variable: &str) -> Option<usize> {
        let alias = self.text.lines().find(|line| line.starts_with(&format!("@{variable} = alias ")))?;
        let symbol = alias.rsplit('@').next()?;
        let (binding, _) = self.bound.iter().find(|(_, name)| name == symbol)?;
        self.memory.get(binding).map(Vec::len)
    }
}

/// The commas of a list of types that are not within one of them.
fn depth_0_commas(list: &str) -> usize {
    let mut depth = 0;
    let mut commas = 0;
    for letter in list.chars() {
        match letter {
            '<' | '[' | '{' | '(' => depth += 1,
            '>' | ']' | '}' | ')' => depth -= 1,
            ',' if depth == 0 => commas += 1,
            _ => {}
        }
    }
    commas
}

impl Shader {
    /// Compiles a shader whose variables are bound to memory of these sizes, and to these images.
    ///
    /// # Errors
    /// As [`Program::load`]; a variable without a binding.
    pub fn load(ir: &str, memory: &Bound, images: &Images) -> Result<Self> {
        let ir = without_target_types(ir);
        let images: Vec<_> = images.iter().map(|(binding, image)| (*binding, image.clone())).collect();
        let mut binder =
            Binder { ir: &ir, memory, text: String::new(), bound: Vec::new(), images, places: 0 };
        for line in ir.lines() {
            let declares_length = line.starts_with("declare ") && line.contains("__spirv_ArrayLength");
            if declares_length || binder.variable(line)? || binder.length(line).is_some() {
                continue;
            }
            if line.contains("call ") && line.contains("__spirv_GroupNonUniform") {
                binder.places += 1;
                let place = binder.places;
                binder.line(&format!("  store i64 {place}, ptr @{PLACE}"));
            }
            binder.line(line);
        }
        let others =
            memory.keys().filter(|binding| matches!(binding, Binding::Memory(_) | Binding::Image(..)));
        for binding in others {
            binder.memory(*binding, "0")?;
        }
        let Binder { mut text, bound, images, places, .. } = binder;
        if places > 0 {
            let _ = writeln!(text, "@{PLACE} = global i64 0");
        }
        for line in ir.lines().filter(|line| line.contains(" addrspace(7) ")) {
            let builtin = decorations(&ir, line).get(&BUILT_IN).copied();
            let name = BUILTINS.iter().find(|(number, _)| Some(*number) == builtin).map(|row| row.1);
            if let (Some(name), Some((variable, _))) = (name, line.split_once(" = ")) {
                text = renamed(&text, variable, &format!("@__spirv_BuiltIn{name}"));
            }
        }
        let text = text.replace(
            "external hidden thread_local addrspace(7) externally_initialized",
            "external addrspace(7)",
        );
        let program = Program::load(text.as_bytes())?;
        Ok(Self { program, bound, images, has_place: places > 0 })
    }

    /// Where the memory of a binding is.
    ///
    /// # Errors
    /// An unbound set and binding.
    pub fn address(&self, binding: Binding) -> Result<u64> {
        let found = self.bound.iter().find(|(other, _)| *other == binding);
        let (_, symbol) =
            found.ok_or_else(|| Error::unsupported(format!("nothing is bound to {binding:?}")))?;
        self.program.engine.address(symbol)
    }

    /// As [`Program::check`].
    ///
    /// # Errors
    /// As [`Program::check`].
    pub fn check(&mut self, table: &str) -> Result<Arc<super::check::Checks>> {
        self.program.check(table)
    }

    /// Sets the order of groups and work-items.
    pub fn set_order(&mut self, order: Order) {
        self.program.order = order;
    }

    /// What memory is bound to, in its order.
    pub fn bindings(&self) -> impl Iterator<Item = Binding> {
        self.bound.iter().map(|(binding, _)| *binding)
    }

    /// What `printf` printed since the last call.
    pub fn printed(&self) -> String {
        std::mem::take(&mut *self.program.output.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// Runs an entry point over an index space, with subgroups of a size; `memory` has its output afterwards.
    ///
    /// # Errors
    /// An unknown entry point.
    pub fn run(&self, entry: &str, memory: &mut Bound, space: IndexSpace, subgroup: usize) -> Result<()> {
        let program = &self.program;
        program.find(entry, true)?;
        let mut ranges = Vec::new();
        for (binding, symbol) in &self.bound {
            let address = program.engine.address(symbol)?;
            let bytes = memory.get(binding).map_or(&[][..], Vec::as_slice);
            jit::write_memory(address, bytes);
            ranges.push(address..address + bytes.len() as u64);
        }
        let mut images = Vec::new();
        for (binding, image) in &self.images {
            let address = self.address(*binding).unwrap_or(0);
            images.push(Image { address, ..image.clone() });
        }
        let place = if self.has_place { Some(program.engine.address(PLACE)?) } else { None };
        let map = MemoryMap {
            global: ranges.clone(),
            local: program.local_variables.clone(),
            subgroup,
            place,
            images,
            checks: program.checks.clone(),
            order: program.order,
        };
        program.begin(&map, &[], space);
        let address = program.engine.address(&companion::entry(entry))?;
        let mut order = program.order;
        let groups = Groups::new(order.all(space.groups().iter().product()));
        let outcome = program.run_groups(address, &[Slot::ZERO], space, &Arc::new(map), &groups);
        WorkItem::leave();
        outcome?;
        for ((binding, _), range) in self.bound.iter().zip(ranges) {
            let mut bytes = vec![0; (range.end - range.start) as usize];
            jit::read_memory(range.start, &mut bytes);
            memory.insert(*binding, bytes);
        }
        Ok(())
    }
}
