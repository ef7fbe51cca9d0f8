//! Memory orders and scopes that are not constant: helper functions with the Khronos translator's names map
//! OpenCL C's values to SPIR-V's.
//!
//! Rule of this file: only arguments that the builtin's row uses as an order or a scope change. A value
//! outside the enumeration maps to the strongest order, or to the device scope.

use crate::contract::{named_nodes, number_list};
use crate::error::{Error, Result};
use crate::llvm::{Metadata, Module, Value};
use crate::table::metadata::{OPENCL_VERSION, SOURCE};
use crate::table::module::{OPENCL_CXX_ONLY, SourceLanguage, source_language};
use crate::table::opencl::enumeration::Enumeration;
use crate::table::opencl::{self, Operand, Order, Plan, ScopeSource};
use crate::writer::normalize::lower::Lowerer;
use crate::writer::normalize::lower::helper::Body;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The body of a helper.
fn fill(of: Enumeration, default: u32, body: &Body<'_>) -> Result<()> {
    let key = body.parameter(0)?;
    key.set_name("key");
    let entry = body.builder.block().ok_or_else(|| Error::internal("a helper without an entry"))?;
    let ty = key.ty();
    let mut cases = SmallVec::<[_; 8]>::new();
    for (spirv, opencl) in of.pairs() {
        let block = body.block(&format!("case.{opencl}"))?;
        body.builder.position_at_end(block);
        body.builder.ret(Some(ty.int(u64::from(spirv))?))?;
        cases.push((opencl, block));
    }
    let default = cases.iter().find(|(opencl, _)| *opencl == default);
    let (_, default) = default.ok_or_else(|| Error::internal("an enumeration without its default"))?;
    body.builder.position_at_end(entry);
    let switch = body.builder.switch(key, *default, 0)?;
    for (opencl, block) in cases {
        switch.add_case(ty.int(u64::from(opencl))?, block);
    }
    Ok(())
}

/// Whether OpenCL C names denote builtins in a module.
pub(super) fn is_opencl(module: Module<'_>) -> bool {
    let source = named_nodes(module, SOURCE).first().copied();
    let language = source.and_then(|node| node.operand(0)).and_then(Metadata::int_value);
    let language = language.and_then(|number| source_language(u32::try_from(number).ok()?));
    let version = named_nodes(module, OPENCL_VERSION).first().copied();
    language.is_some_and(|language| language != SourceLanguage::Unknown)
        || version.is_some_and(|version| number_list(version) != OPENCL_CXX_ONLY)
}

/// Argument positions with their enumerations.
type Arguments = SmallVec<[(u32, Enumeration); 4]>;

/// The order and scope arguments of a builtin, in the order of SPIR-V's operands.
fn enumerated(function: Value<'_>) -> Arguments {
    let Ok(symbol) = mangling::demangle(&function.name()) else { return SmallVec::new() };
    let Some(Plan::Row(row, _)) = opencl::find(&symbol.name, &symbol.parameters) else {
        return SmallVec::new();
    };
    let found = row.operands.iter().filter_map(|operand| match operand {
        Operand::Scope(ScopeSource::Argument(i, _)) => Some((u32::from(*i), Enumeration::Scope)),
        Operand::Semantics(Order::Argument(i), _) => Some((u32::from(*i), Enumeration::Order)),
        _ => None,
    });
    found.collect()
}

impl<'c> Lowerer<'c, '_> {
    /// Maps orders and scopes that are not constant by calls of helpers; returns whether there were any.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(crate) fn enumerations(&mut self) -> Result<bool> {
        if !is_opencl(self.module) {
            return Ok(false);
        }
        let enumerated = |function: Value<'c>| Some((function, enumerated(function)));
        let mut builtins: FxHashMap<Value<'c>, Arguments> =
            self.module.functions().filter(|f| f.is_declaration()).filter_map(enumerated).collect();
        builtins.retain(|_, arguments| !arguments.is_empty());
        if builtins.is_empty() {
            return Ok(false);
        }
        // In program order, which is the order in which the helpers are created.
        let bodies: Vec<Value<'c>> = self.module.functions().collect();
        let blocks = bodies.iter().flat_map(|function| function.blocks());
        let calls: Vec<(Value<'c>, &Arguments)> = blocks
            .flat_map(|block| block.instructions())
            .filter_map(|call| Some((call, builtins.get(&call.called_function()?)?)))
            .collect();
        let mut changed = false;
        for (call, arguments) in calls {
            for (index, of) in arguments {
                changed |= self.translate_argument(call, *index, *of)?;
            }
        }
        Ok(changed)
    }

    fn translate_argument(&mut self, call: Value<'c>, index: u32, of: Enumeration) -> Result<bool> {
        let int = self.context.i32_type();
        let Some(argument) = call.arg(index).filter(|value| !value.is_constant() && value.ty() == int) else {
            return Ok(false);
        };
        let Some((name, default)) = of.writing_function() else { return Ok(false) };
        let helper = match self.module.function(name).filter(|known| !known.is_declaration()) {
            Some(known) => known,
            None => self.helpers.get(name.to_owned(), int, &[int], |body| fill(of, default, body))?,
        };
        self.emit.builder.position_before(call);
        self.emit.builder.set_debug_location(call.debug_location());
        let value = self.emit.builder.call_function(helper, &[argument])?;
        value.set_name("call");
        Ok(call.set_operand(index, value))
    }
}
