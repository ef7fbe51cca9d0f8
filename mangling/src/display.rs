//! Types and symbols in OpenCL C syntax, for messages.

use crate::ast::{NameComponent, Qualifiers, Symbol, TemplateArgument, Type};
use std::fmt::{self, Display, Formatter};

impl Display for Symbol {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if let Some(template) = &self.template {
            write_arguments(f, &template.arguments)?;
        }
        write_parameters(f, &self.parameters)
    }
}

impl Display for Qualifiers {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let address_space = match self.address_space {
            0 => "",
            1 => "global",
            2 => "constant",
            3 => "local",
            4 => "generic",
            5 => "global_device",
            6 => "global_host",
            other => {
                write!(f, "address_space({other})")?;
                ""
            }
        };
        f.write_str(address_space)?;
        let mut separator = if self.address_space == 0 { "" } else { " " };
        for (is_set, word) in
            [(self.is_const, "const"), (self.is_volatile, "volatile"), (self.is_restrict, "restrict")]
        {
            if is_set {
                write!(f, "{separator}{word}")?;
                separator = " ";
            }
        }
        Ok(())
    }
}

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Type::Scalar(scalar) => f.write_str(scalar.spelling()),
            Type::BitInteger { bits, is_signed } => {
                write!(f, "{}_BitInt({bits})", if *is_signed { "" } else { "unsigned " })
            }
            Type::Vector { lanes, element } => match element.as_ref() {
                Type::Scalar(scalar) if scalar.spelling().bytes().all(|byte| byte.is_ascii_lowercase()) => {
                    write!(f, "{scalar}{lanes}")
                }
                other => write!(f, "vector<{other}, {lanes}>"),
            },
            Type::Pointer { qualifiers, pointee } => write_indirection(f, *qualifiers, pointee, "*"),
            Type::Reference { is_rvalue, qualifiers, referent } => {
                write_indirection(f, *qualifiers, referent, if *is_rvalue { "&&" } else { "&" })
            }
            Type::Atomic(value) => match value.as_ref() {
                Type::Scalar(scalar) => write!(f, "atomic_{scalar}"),
                other => write!(f, "_Atomic({other})"),
            },
            Type::Named(name) | Type::Vendor(name) => f.write_str(name),
            Type::Nested(components) => write_name(f, components),
            Type::Pipe(_) => f.write_str("pipe"),
            Type::Array { length: Some(length), element } => write!(f, "{element}[{length}]"),
            Type::Array { length: None, element } => write!(f, "{element}[]"),
            Type::Function { result, parameters } => {
                write!(f, "{result}")?;
                write_parameters(f, parameters)
            }
            Type::BlockPointer(function) => write!(f, "{function}^"),
            Type::TemplateParameter(number) => write!(f, "T{number}"),
            Type::PackExpansion(pattern) => write!(f, "{pattern}..."),
            Type::Ellipsis => f.write_str("..."),
        }
    }
}

impl Display for crate::vocabulary::Scalar {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.spelling())
    }
}

impl Display for TemplateArgument {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            TemplateArgument::Type { qualifiers, ty } => write_indirection(f, *qualifiers, ty, ""),
            TemplateArgument::Literal { ty, value } => write!(f, "({ty}){}", value.replace('n', "-")),
            TemplateArgument::Pack(arguments) => write_list(f, arguments),
            TemplateArgument::Parameter(number) => write!(f, "T{number}"),
        }
    }
}

/// A pointee with its qualifiers and the pointer's sign: qualifiers precede the pointee, but follow a pointee that is itself a
/// pointer.
fn write_indirection(f: &mut Formatter<'_>, qualifiers: Qualifiers, ty: &Type, sign: &str) -> fmt::Result {
    match ty {
        _ if qualifiers.is_empty() => write!(f, "{ty}{sign}"),
        Type::Pointer { .. } | Type::Reference { .. } => write!(f, "{ty} {qualifiers}{sign}"),
        _ => write!(f, "{qualifiers} {ty}{sign}"),
    }
}

fn write_list<T: Display>(f: &mut Formatter<'_>, items: &[T]) -> fmt::Result {
    for (position, item) in items.iter().enumerate() {
        let separator = if position == 0 { "" } else { ", " };
        write!(f, "{separator}{item}")?;
    }
    Ok(())
}

fn write_parameters(f: &mut Formatter<'_>, parameters: &[Type]) -> fmt::Result {
    f.write_str("(")?;
    write_list(f, parameters)?;
    f.write_str(")")
}

fn write_arguments(f: &mut Formatter<'_>, arguments: &[TemplateArgument]) -> fmt::Result {
    f.write_str("<")?;
    write_list(f, arguments)?;
    f.write_str(">")
}

fn write_name(f: &mut Formatter<'_>, components: &[NameComponent]) -> fmt::Result {
    for (position, component) in components.iter().enumerate() {
        let separator = if position == 0 { "" } else { "::" };
        write!(f, "{separator}{}", component.name)?;
        if let Some(arguments) = &component.arguments {
            write_arguments(f, arguments)?;
        }
    }
    Ok(())
}
