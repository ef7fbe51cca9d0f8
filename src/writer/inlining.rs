//! Inlining of the functions that a target cannot call.

use super::location;
use crate::error::{Error, Result};
use crate::llvm::{Block, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Instructions that inlining may add to a module.
const MOST_INLINED: usize = 1 << 21;

/// Inlines all calls of these functions, callees before their callers. The functions stay.
///
/// # Errors
/// A function that calls itself; a call that LLVM does not inline; calls that would add more than [`MOST_INLINED`] instructions.
pub(crate) fn inline_calls(functions: &[Value<'_>]) -> Result<()> {
    let mut left = MOST_INLINED;
    for function in callees_first(functions)? {
        let size = function.blocks().flat_map(Block::instructions).count();
        let calls: Vec<Value<'_>> =
            function.users().filter(|user| user.called_function() == Some(function)).collect();
        for call in calls {
            let refuse = |message: String| Error::unsupported(message).at(location::of_instruction(call));
            left = left.checked_sub(size).ok_or_else(|| {
                refuse(format!(
                    "calls of {}, which have to be inlined: the module would be too large",
                    function.name()
                ))
            })?;
            if !call.inline_call() {
                return Err(refuse(format!("a call of {}, which cannot be inlined", function.name())));
            }
        }
    }
    Ok(())
}

/// Functions in an order in which each stands behind those that it calls.
fn callees_first<'c>(functions: &[Value<'c>]) -> Result<Vec<Value<'c>>> {
    let wanted: FxHashSet<Value<'c>> = functions.iter().copied().collect();
    let mut calls: FxHashMap<Value<'c>, Vec<Value<'c>>> = FxHashMap::default();
    for function in functions {
        for user in function.users().filter(|user| user.called_function() == Some(*function)) {
            if let Some(caller) = user.function().filter(|caller| wanted.contains(caller)) {
                calls.entry(caller).or_default().push(*function);
            }
        }
    }
    let (mut order, mut state) = (Vec::new(), FxHashMap::default());
    for function in functions {
        let mut work = vec![(*function, 0)];
        while let Some((at, next)) = work.pop() {
            if next == 0 {
                match state.get(&at) {
                    Some(true) => continue,
                    Some(false) => {
                        let name = at.name();
                        return Err(Error::unsupported(format!("{name} has to be inlined and calls itself")));
                    }
                    None => state.insert(at, false),
                };
            }
            match calls.get(&at).and_then(|callees| callees.get(next)) {
                Some(callee) => {
                    work.push((at, next + 1));
                    work.push((*callee, 0));
                }
                None => {
                    state.insert(at, true);
                    order.push(at);
                }
            }
        }
    }
    Ok(order)
}
