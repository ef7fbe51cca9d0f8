//! Spec: "Function Instructions": functions, parameters, calls, returns.

use super::checker::{Checker, Entry, Kind, broken};
use super::control_flow::Body;
use super::fact::{Class, Ty};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};

impl<'m> Checker<'m> {
    /// Checks `OpFunction`.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn begin_function(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let nested = self.body.is_some();
        let placed = self.place_in_module(instruction);
        let (ty, result) = (instruction.id(1)?, instruction.result_type().unwrap_or(Id(0)));
        let (ty, result) = (self.entry(ty), self.entry(result));
        if let Some(id) = instruction.result_id() {
            self.set_entry(id, Entry { kind: Kind::Function, ty: ty.ty, block: 0 });
        }
        self.body = Some(Body::new(instruction, result.ty, ty.ty, self.blocks));
        self.require(!nested, Rule::LayoutFunction, || "a function inside of a function".to_owned())?;
        placed?;
        let fact = self.fact(ty.ty);
        let is_type = ty.kind == Kind::Type && fact.class == Class::Function;
        self.require(is_type || self.has_unknown, Rule::FunctionType, || {
            "the function's type is not a function type".to_owned()
        })?;
        let fits = result.kind == Kind::Type && self.is_same(result.ty, fact.component);
        self.require(fits || self.has_unknown, Rule::FunctionType, || {
            "the result type is not that of the function type".to_owned()
        })
    }

    /// Checks `OpFunctionParameter`.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn parameter(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let is_late = self.has_blocks();
        let ty = instruction.result_type().map_or(Entry::default(), |id| self.entry(id));
        let Some(body) = &mut self.body else { return Ok(()) };
        let position = body.parameters;
        body.parameters += 1;
        let (of, block) = (body.ty, body.first_block());
        if let Some(id) = instruction.result_id() {
            self.set_entry(id, Entry { kind: Kind::Value, ty: ty.ty, block });
        }
        if is_late {
            return Err(broken(Rule::LayoutFunction, "OpFunctionParameter behind the first block"));
        }
        let expected = self.members_of(of).get(position as usize).copied();
        let is_open = self.fact(of).is_open();
        let fits = ty.kind == Kind::Type && expected.is_some_and(|expected| self.is_same(expected, ty.ty));
        self.require(fits || is_open, Rule::FunctionParameters, || {
            "a parameter of another type than the function type's, or one too many".to_owned()
        })
    }

    /// Checks that the function has all its parameters, at its first block or its end.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn function_has_parameters(&self) -> Result<()> {
        let Some(body) = self.body.as_ref().filter(|_| !self.has_blocks()) else { return Ok(()) };
        let fact = self.fact(body.ty);
        let wanted = fact.count.unwrap_or(0);
        let fits = fact.is_open() || u64::from(body.parameters) >= wanted;
        self.require(fits, Rule::FunctionComplete, || {
            format!("{} parameters of {wanted} in front of this", body.parameters)
        })
    }

    /// Checks `OpFunctionEnd`.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn end_function(&mut self) -> Result<()> {
        let complete = self.function_has_parameters();
        let has_blocks = self.has_blocks();
        let Some(body) = self.body.take() else { return Ok(()) };
        complete?;
        if has_blocks {
            self.has_body = true;
            self.end_blocks(&body);
            let imported = body.head.result_id().is_some_and(|id| self.imported.contains(&id));
            if let Err(error) = self
                .require(!imported, Rule::ImportOfBody, || "a function with a body is imported".to_owned())
            {
                self.report(body.head, &error);
            }
            return Ok(());
        }
        // A declaration's parameters belong to a block number that no other function uses.
        self.blocks += 1;
        let imported = body.head.result_id().is_some_and(|id| self.imported.contains(&id));
        let head = body.head;
        let declared = self
            .require(imported, Rule::LinkageOfDeclaration, || {
                "a function without a body that is not imported".to_owned()
            })
            .and_then(|()| {
                self.require(!self.has_body, Rule::LayoutFunctions, || {
                    "a function without a body behind one with a body".to_owned()
                })
            });
        if let Err(error) = declared {
            self.report(head, &error);
        }
        Ok(())
    }

    /// Checks `OpFunctionCall`.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn call(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let callee = instruction.id(0)?;
        let Some(head) = self.module.definition(callee) else { return Ok(()) };
        if self.is_thorough()
            && let Some(from) = self.body.as_ref().and_then(|body| body.head.result_id())
        {
            self.calls.push((from, callee, instruction.number()));
        }
        let ty = self.ty(head.id(1)?);
        self.call_types(instruction, ty, 1)
    }

    /// Checks the result and the arguments of a call against a function type; `from` is the operand of the first argument.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn call_types(&self, instruction: Instruction<'m>, ty: Ty, from: usize) -> Result<()> {
        let fact = self.fact(ty);
        if fact.is_open() {
            return Ok(());
        }
        self.require(fact.class == Class::Function, Rule::CallTarget, || {
            "what is called has no function type".to_owned()
        })?;
        let result = self.result_ty(instruction);
        self.require(self.is_same(result, fact.component), Rule::CallTarget, || {
            "the result is of another type than the function's".to_owned()
        })?;
        let arguments = instruction.operands().get(from..).unwrap_or_default();
        let parameters = self.members_of(ty);
        self.require(arguments.len() == parameters.len(), Rule::CallTarget, || {
            format!("{} arguments for {} parameters", arguments.len(), parameters.len())
        })?;
        for (argument, parameter) in arguments.iter().zip(parameters) {
            let id = Id(*argument);
            self.require(self.is_same(self.typed(id), *parameter), Rule::CallTarget, || {
                format!("{id} is of another type than the parameter")
            })?;
        }
        Ok(())
    }

    /// The type of a value, which may be defined later.
    #[inline]
    pub(super) fn typed(&self, id: Id) -> Ty {
        let entry = self.entry(id);
        if entry.kind != Kind::Undefined {
            return entry.ty;
        }
        let ty = self.module.definition(id).and_then(Instruction::result_type);
        ty.map_or(Ty::NONE, |ty| self.ty(ty))
    }

    /// Checks `OpReturn` and `OpReturnValue`.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn returns(&self, instruction: Instruction<'m>) -> Result<()> {
        let Some(body) = &self.body else { return Ok(()) };
        let result = self.fact(body.result);
        if result.is_open() {
            return Ok(());
        }
        let fits = match instruction.opcode() {
            op::Return => result.class == Class::Void,
            _ => result.class != Class::Void && self.is_same(self.typed(instruction.id(0)?), body.result),
        };
        self.require(fits, Rule::ReturnType, || {
            "what is returned is not of the function's result type".to_owned()
        })
    }

    /// Checks that no function reachable from an entry point is recursive, directly or indirectly.
    pub(super) fn check_recursion(&mut self) {
        if !self.wants(Rule::EntryPointRecursion) || self.calls.is_empty() {
            return;
        }
        let calls = std::mem::take(&mut self.calls);
        let number = |id: Id| self.module.slot(id).map_or(u32::MAX, |slot| slot as u32);
        let edges = calls.iter().map(|(from, to, _)| (number(*from), number(*to)));
        let graph = crate::graph::Graph::new(self.module.slot_count(), edges);
        let mut visited = Vec::new();
        let module = self.module;
        let points = module.instructions_of(&[op::EntryPoint]);
        let found = points
            .filter_map(|point| point.id(1).ok())
            .filter_map(|id| module.slot(id))
            .find_map(|slot| graph.cycle_from(slot as u32, &mut visited));
        let is = |call: &&(Id, Id, u32)| Some((number(call.0), number(call.1))) == found;
        let call = calls.iter().find(is).map(|call| call.2);
        if let Some(call) = call {
            let error =
                broken(Rule::EntryPointRecursion, "a function that an entry point reaches calls itself");
            self.tell_at(call, &error);
        }
    }
}
