//! Mangling: from the syntax tree to the name.

use crate::ast::{NameComponent, Qualifiers, Symbol, TemplateArgument, Type};
use crate::substitution::{Component, Table, write_reference};
use std::fmt::Write;

/// The rules for substitution candidates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flavour {
    /// clang compiling OpenCL C: every pointee is a candidate together with its address space, even the private one, which is not
    /// printed.
    #[default]
    Clang,
    /// clang compiling C++ (SYCL): an unqualified pointee has no address space and is not a candidate of its own.
    Cxx,
    /// The Khronos translator's reader: like [`Flavour::Cxx`], but an array is mangled as a private pointer to its element, and
    /// some repeated components are written again and take an index each time: structs, pointers to a vector at any depth, and
    /// components whose first occurrence contains a back-reference. Spec: "Mangling", in the Khronos translator's representation of
    /// SPIR-V in LLVM.
    Compat,
}

/// The mangled name of a symbol.
///
/// Every value of [`Symbol`] has a name, which demangles to the same symbol if its identifiers are non-empty and do not start with
/// a digit.
pub fn mangle(symbol: &Symbol, flavour: Flavour) -> String {
    let mut mangler = Mangler::new(flavour, symbol.name.len() + 8 + 8 * symbol.parameters.len());
    mangler.out.push_str("_Z");
    mangler.source_name(&symbol.name);
    if let Some(template) = &symbol.template {
        mangler.table.add(Component::Name { scope: &[], last: &symbol.name, arguments: None });
        mangler.template_arguments(&template.arguments);
        mangler.unqualified(&template.result);
    }
    mangler.parameters(&symbol.parameters);
    mangler.out
}

/// The encoding of a type alone, as in a `_R` postfix.
pub fn mangle_type(ty: &Type, flavour: Flavour) -> String {
    let mut mangler = Mangler::new(flavour, 16);
    mangler.unqualified(ty);
    mangler.out
}

/// The number of substitution candidates that a type adds.
#[cfg(test)]
pub(crate) fn candidate_count(ty: &Type, flavour: Flavour) -> usize {
    let mut mangler = Mangler::new(flavour, 16);
    mangler.unqualified(ty);
    mangler.table.len()
}

struct Mangler<'a> {
    out: String,
    table: Table<'a>,
    flavour: Flavour,
    /// The number of back-references written.
    references: usize,
}

impl<'a> Mangler<'a> {
    fn new(flavour: Flavour, capacity: usize) -> Self {
        Mangler { out: String::with_capacity(capacity), table: Table::default(), flavour, references: 0 }
    }

    /// Writes formatted text; writing to a string cannot fail.
    fn write(&mut self, arguments: std::fmt::Arguments<'_>) {
        let _ = self.out.write_fmt(arguments);
    }

    fn source_name(&mut self, name: &str) {
        self.write(format_args!("{}{name}", name.len()));
    }

    /// Writes a back-reference if the component has occurred before; returns whether it did.
    fn substitute(&mut self, component: Component<'a>) -> bool {
        match self.table.find(component) {
            Some(index) => {
                write_reference(&mut self.out, index);
                self.references += 1;
                true
            }
            None => false,
        }
    }

    /// Writes a back-reference if the component has occurred before; otherwise writes it with `write` and adds it as a candidate.
    fn component(&mut self, component: Component<'a>, write: impl FnOnce(&mut Self)) {
        if self.substitute(component) {
            return;
        }
        let references = self.references;
        write(self);
        if self.flavour == Flavour::Compat
            && (self.references != references || !is_recognised_by_compat(component))
        {
            self.table.add_unfindable();
        } else {
            self.table.add(component);
        }
    }

    fn parameters(&mut self, parameters: &'a [Type]) {
        if parameters.is_empty() {
            self.out.push('v');
        }
        for parameter in parameters {
            self.unqualified(parameter);
        }
    }

    /// `type`
    fn unqualified(&mut self, ty: &'a Type) {
        match ty {
            Type::Scalar(scalar) => self.out.push_str(scalar.code()),
            Type::Ellipsis => self.out.push('z'),
            Type::Named(name) => self.plain_name(name),
            Type::Nested(components) => self.nested_name(components),
            Type::Pointer { qualifiers, pointee } => self.pointer(*qualifiers, pointee),
            Type::Array { element, .. } if self.flavour == Flavour::Compat => {
                self.pointer(Qualifiers::default(), element)
            }
            _ => self.component(Component::Type(ty), |mangler| mangler.compound(ty)),
        }
    }

    fn pointer(&mut self, qualifiers: Qualifiers, pointee: &'a Type) {
        self.component(Component::Pointer(qualifiers, pointee), |mangler| {
            mangler.out.push('P');
            mangler.pointee(qualifiers, pointee, mangler.flavour == Flavour::Clang);
        });
    }

    /// The productions with component types.
    fn compound(&mut self, ty: &'a Type) {
        match ty {
            Type::Scalar(_) | Type::Ellipsis | Type::Named(_) | Type::Nested(_) | Type::Pointer { .. } => {
                self.unqualified(ty)
            }
            Type::BitInteger { bits, is_signed } => {
                let letter = if *is_signed { 'B' } else { 'U' };
                self.write(format_args!("D{letter}{bits}_"));
            }
            Type::Vector { lanes, element } => {
                self.write(format_args!("Dv{lanes}_"));
                self.unqualified(element);
            }
            Type::Reference { is_rvalue, qualifiers, referent } => {
                self.out.push(if *is_rvalue { 'O' } else { 'R' });
                self.pointee(*qualifiers, referent, self.flavour == Flavour::Clang);
            }
            Type::Atomic(value) => {
                self.out.push_str("U7_Atomic");
                self.unqualified(value);
            }
            Type::Vendor(name) => {
                self.out.push('u');
                self.source_name(name);
            }
            Type::Pipe(_) => self.out.push_str("8ocl_pipe"),
            Type::Array { length, element } => {
                self.array_bound(*length);
                self.unqualified(element);
            }
            Type::Function { result, parameters } => {
                self.out.push('F');
                self.unqualified(result);
                self.parameters(parameters);
                self.out.push('E');
            }
            Type::BlockPointer(function) => {
                self.out.push_str("U13block_pointer");
                self.unqualified(function);
            }
            Type::TemplateParameter(number) => self.template_parameter(*number),
            Type::PackExpansion(pattern) => {
                self.out.push_str("Dp");
                self.unqualified(pattern);
            }
        }
    }

    fn array_bound(&mut self, length: Option<u64>) {
        match length {
            Some(length) => self.write(format_args!("A{length}_")),
            None => self.out.push_str("A_"),
        }
    }

    fn template_parameter(&mut self, number: u32) {
        match number.checked_sub(1) {
            Some(number) => self.write(format_args!("T{number}_")),
            None => self.out.push_str("T_"),
        }
    }

    /// `pointee`; with `is_always_candidate` it counts as qualified even without a printed qualifier.
    fn pointee(&mut self, qualifiers: Qualifiers, ty: &'a Type, is_always_candidate: bool) {
        if qualifiers.is_empty() && !is_always_candidate {
            return self.unqualified(ty);
        }
        self.component(Component::Qualified(qualifiers, ty), |mangler| match ty {
            Type::Array { length, element } if mangler.flavour != Flavour::Compat => {
                mangler.array_bound(*length);
                mangler.pointee(qualifiers, element, is_always_candidate);
            }
            _ => {
                mangler.qualifiers(qualifiers);
                mangler.unqualified(ty);
            }
        });
    }

    fn qualifiers(&mut self, qualifiers: Qualifiers) {
        if qualifiers.address_space != 0 {
            let name = format!("AS{}", qualifiers.address_space);
            self.out.push('U');
            self.source_name(&name);
        }
        let letters =
            [(qualifiers.is_restrict, 'r'), (qualifiers.is_volatile, 'V'), (qualifiers.is_const, 'K')];
        self.out.extend(letters.iter().filter(|(is_set, _)| *is_set).map(|(_, letter)| letter));
    }

    fn plain_name(&mut self, name: &'a str) {
        let component = Component::Name { scope: &[], last: name, arguments: None };
        self.component(component, |mangler| mangler.source_name(name));
    }

    /// `name` with several components or with template arguments.
    fn nested_name(&mut self, components: &'a [NameComponent]) {
        let Some((last, scope)) = components.split_last() else {
            return self.source_name("");
        };
        let component = Component::Name { scope, last: &last.name, arguments: last.arguments.as_deref() };
        self.component(component, |mangler| {
            let is_unscoped = scope.is_empty() || is_std(scope);
            if !is_unscoped {
                mangler.out.push('N');
            }
            mangler.name_steps(scope, last);
            if !is_unscoped {
                mangler.out.push('E');
            }
        });
    }

    /// `prefix`
    fn prefix(&mut self, components: &'a [NameComponent]) {
        let Some((last, scope)) = components.split_last() else {
            return;
        };
        if is_std(components) {
            return self.out.push_str("St");
        }
        let component = Component::Name { scope, last: &last.name, arguments: last.arguments.as_deref() };
        self.component(component, |mangler| mangler.name_steps(scope, last));
    }

    /// A scope and the component in it; a template name is a candidate before its arguments.
    fn name_steps(&mut self, scope: &'a [NameComponent], last: &'a NameComponent) {
        let Some(arguments) = &last.arguments else {
            self.prefix(scope);
            return self.source_name(&last.name);
        };
        let template = Component::Name { scope, last: &last.name, arguments: None };
        self.component(template, |mangler| {
            mangler.prefix(scope);
            mangler.source_name(&last.name);
        });
        self.template_arguments(arguments);
    }

    fn template_arguments(&mut self, arguments: &'a [TemplateArgument]) {
        self.out.push('I');
        self.argument_list(arguments);
    }

    fn argument_list(&mut self, arguments: &'a [TemplateArgument]) {
        for argument in arguments {
            match argument {
                TemplateArgument::Type { qualifiers, ty } => self.pointee(*qualifiers, ty, false),
                TemplateArgument::Literal { ty, value } => {
                    self.out.push('L');
                    self.unqualified(ty);
                    self.write(format_args!("{value}E"));
                }
                TemplateArgument::Pack(arguments) => {
                    self.out.push('J');
                    self.argument_list(arguments);
                }
                TemplateArgument::Parameter(number) => {
                    self.out.push('X');
                    self.template_parameter(*number);
                    self.out.push('E');
                }
            }
        }
        self.out.push('E');
    }
}

/// Whether a scope is the namespace `std` itself, which is written as `St` and is not a candidate.
fn is_std(scope: &[NameComponent]) -> bool {
    matches!(scope, [only] if only.name == "std" && only.arguments.is_none())
}

/// Whether the flavour writes a repeated component as a back-reference, provided that its first occurrence contains none.
fn is_recognised_by_compat(component: Component<'_>) -> bool {
    match component {
        Component::Pointer(_, ty) | Component::Qualified(_, ty) => !leads_to_vector(ty),
        Component::Type(_) => true,
        Component::Name { last, .. } => {
            last.starts_with("ocl_") || matches!(last, "memory_order" | "memory_scope" | "ndrange_t")
        }
    }
}

fn leads_to_vector(mut ty: &Type) -> bool {
    while let Type::Pointer { pointee: next, .. } | Type::Array { element: next, .. } = ty {
        ty = next;
    }
    matches!(ty, Type::Vector { .. })
}
