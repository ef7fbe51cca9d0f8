//! Substitution of a function template instance's arguments for its template parameters.

use crate::ast::{NameComponent, Qualifiers, Symbol, TemplateArgument, Type};

/// The size limit for a symbol's parameters after substitution: one unit per type, and one per [`BYTES_PER_UNIT`] bytes of
/// identifiers and constants.
const MAXIMUM_UNITS: usize = 1 << 16;

/// The number of bytes of text that count as one unit.
const BYTES_PER_UNIT: usize = 16;

impl Symbol {
    /// The parameter types with template parameters substituted and pack expansions expanded. For a function that is not a template
    /// instance they are unchanged. A parameter's own qualifiers are dropped, as always in mangled names.
    ///
    /// `None` if a template parameter does not refer to a type argument, or if the result would be too large.
    ///
    /// ```
    /// let symbol = mangling::demangle("_Z18__spirv_ocl_printfIJidEEiPU3AS2KcDpT_").map_err(|error| error.to_string())?;
    /// let parameters = symbol.resolved_parameters().ok_or("unresolved")?;
    /// let words: Vec<String> = parameters.iter().map(|ty| ty.to_string()).collect();
    /// assert_eq!(words, ["constant const char*", "int", "double"]);
    /// # Ok::<(), String>(())
    /// ```
    pub fn resolved_parameters(&self) -> Option<Vec<Type>> {
        self.resolver().list(&self.parameters)
    }

    /// A template instance's result type with template parameters substituted; `None` for other functions, and where
    /// [`Symbol::resolved_parameters`] is `None`.
    pub fn resolved_result(&self) -> Option<Type> {
        let template = self.template.as_deref()?;
        self.resolver().ty(&template.result).map(|(_, ty)| ty)
    }

    fn resolver(&self) -> Resolver<'_> {
        let arguments = self.template.as_deref().map_or(&[][..], |template| &template.arguments);
        Resolver { arguments, element: None, budget: MAXIMUM_UNITS }
    }
}

struct Resolver<'a> {
    arguments: &'a [TemplateArgument],
    /// The current element of the packs during a pack expansion.
    element: Option<usize>,
    budget: usize,
}

impl Resolver<'_> {
    /// A list of types, in which a pack expansion becomes any number of types.
    fn list(&mut self, types: &[Type]) -> Option<Vec<Type>> {
        let mut resolved = Vec::with_capacity(types.len());
        for ty in types {
            let Type::PackExpansion(pattern) = ty else {
                resolved.push(self.ty(ty)?.1);
                continue;
            };
            let outer = self.element;
            for element in 0..self.pack_length(pattern)? {
                self.element = Some(element);
                resolved.push(self.ty(pattern)?.1);
            }
            self.element = outer;
        }
        Some(resolved)
    }

    /// The number of elements of the first pack in a pattern.
    fn pack_length(&self, pattern: &Type) -> Option<usize> {
        match pattern {
            Type::TemplateParameter(number) => match self.arguments.get(usize::try_from(*number).ok()?)? {
                TemplateArgument::Pack(elements) => Some(elements.len()),
                _ => None,
            },
            Type::Vector { element: inner, .. }
            | Type::Array { element: inner, .. }
            | Type::Pointer { pointee: inner, .. }
            | Type::Reference { referent: inner, .. }
            | Type::Atomic(inner)
            | Type::BlockPointer(inner) => self.pack_length(inner),
            Type::Function { result, parameters } => self
                .pack_length(result)
                .or_else(|| parameters.iter().find_map(|parameter| self.pack_length(parameter))),
            Type::Nested(components) => {
                let arguments = components.iter().flat_map(|component| component.arguments.iter().flatten());
                arguments.into_iter().find_map(|argument| match argument {
                    TemplateArgument::Type { ty, .. } => self.pack_length(ty),
                    _ => None,
                })
            }
            _ => None,
        }
    }

    fn spend_text(&mut self, text: &str) -> Option<String> {
        self.budget = self.budget.checked_sub(text.len() / BYTES_PER_UNIT)?;
        Some(text.to_owned())
    }

    fn boxed(&mut self, ty: &Type) -> Option<Box<Type>> {
        self.ty(ty).map(|(_, ty)| Box::new(ty))
    }

    /// A type, and the qualifiers of a substituted template argument.
    fn ty(&mut self, ty: &Type) -> Option<(Qualifiers, Type)> {
        self.budget = self.budget.checked_sub(1)?;
        let resolved = match ty {
            Type::TemplateParameter(number) => return self.parameter(*number),
            Type::PackExpansion(_) => return None,
            Type::Vector { lanes, element } => Type::Vector { lanes: *lanes, element: self.boxed(element)? },
            Type::Array { length, element } => {
                let (qualifiers, element) = self.ty(element)?;
                return Some((qualifiers, Type::Array { length: *length, element: Box::new(element) }));
            }
            Type::Pointer { qualifiers, pointee } => {
                let (inner, pointee) = self.ty(pointee)?;
                Type::Pointer { qualifiers: qualifiers.union(inner), pointee: Box::new(pointee) }
            }
            Type::Reference { is_rvalue, qualifiers, referent } => {
                let (inner, referent) = self.ty(referent)?;
                Type::Reference {
                    is_rvalue: *is_rvalue,
                    qualifiers: qualifiers.union(inner),
                    referent: Box::new(referent),
                }
            }
            Type::Atomic(value) => Type::Atomic(self.boxed(value)?),
            Type::BlockPointer(function) => Type::BlockPointer(self.boxed(function)?),
            Type::Function { result, parameters } => {
                Type::Function { result: self.boxed(result)?, parameters: self.list(parameters)? }
            }
            Type::Nested(components) => Type::Nested(self.components(components)?),
            Type::Named(name) => Type::Named(self.spend_text(name)?),
            Type::Vendor(name) => Type::Vendor(self.spend_text(name)?),
            Type::Scalar(_) | Type::BitInteger { .. } | Type::Pipe(_) | Type::Ellipsis => ty.clone(),
        };
        Some((Qualifiers::default(), resolved))
    }

    /// The argument of a template parameter. Arguments are not substituted themselves, so the recursion ends.
    fn parameter(&mut self, number: u32) -> Option<(Qualifiers, Type)> {
        let argument = match self.arguments.get(usize::try_from(number).ok()?)? {
            TemplateArgument::Pack(elements) => elements.get(self.element?)?,
            single => single,
        };
        let TemplateArgument::Type { qualifiers, ty } = argument else {
            return None;
        };
        let (inner, ty) = self.apart(|resolver| resolver.ty(ty))?;
        Some((qualifiers.union(inner), ty))
    }

    /// Copies a part of the template arguments, in which template parameters are invalid.
    fn apart<T>(&mut self, copy: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let mut apart = Resolver { arguments: &[], element: None, budget: self.budget };
        let copied = copy(&mut apart);
        self.budget = apart.budget;
        copied
    }

    fn components(&mut self, components: &[NameComponent]) -> Option<Vec<NameComponent>> {
        let mut resolved = Vec::with_capacity(components.len());
        for NameComponent { name, arguments } in components {
            let arguments = match arguments {
                Some(arguments) => Some(self.template_arguments(arguments)?),
                None => None,
            };
            resolved.push(NameComponent { name: self.spend_text(name)?, arguments });
        }
        Some(resolved)
    }

    fn template_arguments(&mut self, arguments: &[TemplateArgument]) -> Option<Vec<TemplateArgument>> {
        arguments.iter().map(|argument| self.template_argument(argument)).collect()
    }

    fn template_argument(&mut self, argument: &TemplateArgument) -> Option<TemplateArgument> {
        self.budget = self.budget.checked_sub(1)?;
        Some(match argument {
            TemplateArgument::Type { qualifiers, ty } => {
                let (inner, ty) = self.ty(ty)?;
                TemplateArgument::Type { qualifiers: qualifiers.union(inner), ty }
            }
            TemplateArgument::Literal { ty, value } => {
                TemplateArgument::Literal { ty: self.ty(ty)?.1, value: self.spend_text(value)? }
            }
            TemplateArgument::Pack(arguments) => TemplateArgument::Pack(self.template_arguments(arguments)?),
            TemplateArgument::Parameter(number) => {
                match self.arguments.get(usize::try_from(*number).ok()?)? {
                    literal @ TemplateArgument::Literal { .. } => {
                        self.apart(|resolver| resolver.template_argument(literal))?
                    }
                    _ => return None,
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::demangle::demangle;

    fn resolved(name: &str) -> Option<String> {
        let symbol = demangle(name).ok()?;
        let words: Vec<String> = symbol.resolved_parameters()?.iter().map(ToString::to_string).collect();
        let result = symbol.resolved_result().map_or("?".to_owned(), |ty| ty.to_string());
        Some(format!("{result}({})", words.join(", ")))
    }

    #[test]
    fn parameters_become_arguments() {
        let cases = [
            ("_Z1fPU3AS1i", "?(global int*)"),
            ("_Z17__spirv_ImageReadIDv4_f14ocl_image2d_roDv2_iET_T0_T1_", "float4(ocl_image2d_ro, int2)"),
            ("_Z3f4_IJidEEiPKcDpT_", "int(const char*, int, double)"),
            ("_Z3f4_IJEEiPKcDpT_", "int(const char*)"),
            ("_Z1fIKiEvPT_PVS1_S1_", "void(const int*, const volatile int*, int)"),
            ("_Z1fIiLi4EEv1aIT_XT0_EE", "void(a<int, (int)4>)"),
            ("_Z1fIJicEEv1aIPT_E", ""),
            ("_Z1fIJicEEvDpPU3AS1T_", "void(global int*, global char*)"),
            ("_Z1fIiEvT0_", ""),
            ("_Z1fILi4EEvT_", ""),
            ("_Z1fIiEvDpT_", ""),
        ];
        for (name, expected) in cases {
            assert_eq!(resolved(name).unwrap_or_default(), expected, "{name}");
        }
    }

    #[test]
    fn expansion_is_limited() {
        let argument = format!("F{}E", "v".to_owned() + &"i".repeat(10_000));
        let name = format!("_Z1fI{argument}Ev{}", "PT_".to_owned() + &"S2_".repeat(1000));
        assert!(demangle(&name).is_ok_and(|symbol| symbol.resolved_parameters().is_none()));
    }
}
