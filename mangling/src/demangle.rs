//! Demangling: from the name to the syntax tree.
//!
//! A substitution candidate is recorded as the position where it was read, and a back-reference reads that position again, so that
//! nothing is copied in advance. Depth and size are limited, so that no name can exhaust stack or memory.

mod names;
mod references;
#[cfg(test)]
mod tests;

use crate::ast::{NameComponent, Qualifiers, Symbol, TemplateInstance, Type};
use crate::error::DemangleError;
use crate::mangle::{Flavour, mangle};
use crate::vocabulary::Scalar;

/// The maximum nesting depth of types.
const MAXIMUM_DEPTH: u32 = 96;

/// The maximum expanded size of a name: one unit per type, and one per [`BYTES_PER_UNIT`] bytes of identifiers.
const MAXIMUM_UNITS: u32 = 1 << 16;

/// The number of identifier bytes that count as one unit.
const BYTES_PER_UNIT: usize = 16;

type Result<T> = std::result::Result<T, DemangleError>;

/// Demangles a function name of any producer.
///
/// Names with private pointers and later back-references differ in meaning between [`Flavour::Clang`] and the other flavours. The
/// flavour that reproduces exactly this name is chosen; if both do, C++'s for SPIR-V friendly names and clang's for all others; if
/// neither does, the first that can read the name. If the producer is known, use [`demangle_as`].
///
/// # Errors
/// The byte at which the text is no name that this crate can read; see the crate's known gaps.
pub fn demangle(name: &str) -> std::result::Result<Symbol, DemangleError> {
    let ident = name.trim_start_matches("_Z").trim_start_matches(|letter: char| letter.is_ascii_digit());
    let (preferred, other) = if ident.starts_with("__spirv_") {
        (Flavour::Cxx, Flavour::Clang)
    } else {
        (Flavour::Clang, Flavour::Cxx)
    };
    let mut demangler = Demangler::new(name, preferred);
    let first = demangler.symbol();
    if !demangler.is_ambiguous()
        || first.as_ref().is_ok_and(|symbol| is_written_again(symbol, preferred, name))
    {
        return first;
    }
    match demangle_as(name, other) {
        Ok(second) if first.is_err() || is_written_again(&second, other, name) => Ok(second),
        _ => first,
    }
}

/// Whether a symbol read by a flavour's rules is mangled to `name` by a flavour with the same reading rules.
fn is_written_again(symbol: &Symbol, flavour: Flavour, name: &str) -> bool {
    mangle(symbol, flavour) == name || (flavour == Flavour::Cxx && mangle(symbol, Flavour::Compat) == name)
}

/// The unqualified identifier at the start of a mangled function name, whether or not its parameters can be read.
#[must_use]
pub fn ident(name: &str) -> Option<&str> {
    let text = name.strip_prefix("_Z")?;
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (length, rest) = text.split_at_checked(digits)?;
    rest.get(..length.parse().ok()?)
}

/// Demangles a function name by the rules of one flavour.
///
/// # Errors
/// The errors of [`demangle`].
pub fn demangle_as(name: &str, flavour: Flavour) -> std::result::Result<Symbol, DemangleError> {
    Demangler::new(name, flavour).symbol()
}

/// Reads one type's encoding at the start of `text`; returns it and its number of bytes.
///
/// # Errors
/// The errors of [`demangle`]; offsets count from the start of `text`.
pub fn demangle_type(text: &str, flavour: Flavour) -> std::result::Result<(Type, usize), DemangleError> {
    let mut demangler = Demangler::new(text, flavour);
    let ty = demangler.unqualified()?;
    Ok((ty, demangler.at))
}

/// The position at which a substitution candidate was read.
#[derive(Clone, Copy)]
struct Candidate {
    start: usize,
    kind: CandidateKind,
}

#[derive(Clone, Copy)]
enum CandidateKind {
    /// A type, read as a pointee (`private` or not).
    Type { is_private: bool },
    /// The first components of a name.
    Prefix { steps: usize },
}

/// A type with its preceding qualifiers.
struct Qualified {
    qualifiers: Qualifiers,
    /// Whether it counts as qualified, as a private pointee does without a printed qualifier.
    is_qualified: bool,
    ty: Type,
}

struct Demangler<'a> {
    text: &'a str,
    at: usize,
    flavour: Flavour,
    candidates: Vec<Candidate>,
    /// False while a candidate is read again.
    is_recording: bool,
    /// The position of each pipe's first occurrence, in order.
    pipes: Vec<usize>,
    depth: u32,
    units: u32,
    has_private_pointee: bool,
    has_later_reference: bool,
}

impl<'a> Demangler<'a> {
    fn new(text: &'a str, flavour: Flavour) -> Self {
        Demangler {
            text,
            at: 0,
            flavour,
            candidates: Vec::new(),
            is_recording: true,
            pipes: Vec::new(),
            depth: 0,
            units: 0,
            has_private_pointee: false,
            has_later_reference: false,
        }
    }

    /// Whether another flavour could read the name differently.
    fn is_ambiguous(&self) -> bool {
        self.has_later_reference
    }

    fn error<T>(&self, message: &'static str) -> Result<T> {
        Err(DemangleError { offset: self.at, message })
    }

    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<u8> {
        self.rest().first().copied()
    }

    /// Skips `text` if it is next.
    fn skip(&mut self, text: &str) -> bool {
        let is_next = self.rest().starts_with(text.as_bytes());
        if is_next {
            self.at += text.len();
        }
        is_next
    }

    fn expect(&mut self, text: &str, message: &'static str) -> Result<()> {
        if self.skip(text) { Ok(()) } else { self.error(message) }
    }

    fn spend(&mut self, units: usize) -> Result<()> {
        let total = u32::try_from(units).ok().and_then(|units| self.units.checked_add(units));
        match total {
            Some(total) if total <= MAXIMUM_UNITS => {
                self.units = total;
                Ok(())
            }
            _ => self.error("name expands to too many types"),
        }
    }

    /// `number`, without a sign.
    fn number(&mut self) -> Result<u64> {
        let digits = self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count();
        let text = self.text.get(self.at..self.at + digits).unwrap_or_default();
        if text.len() > 1 && text.starts_with('0') {
            return self.error("number with a leading zero");
        }
        match text.parse() {
            Ok(number) => {
                self.at += digits;
                Ok(number)
            }
            Err(_) if text.is_empty() => self.error("number expected"),
            Err(_) => self.error("number too large"),
        }
    }

    fn narrow_format(&mut self) -> Result<u32> {
        let start = self.at;
        let number = self.number()?;
        u32::try_from(number).map_err(|_| DemangleError { offset: start, message: "number too large" })
    }

    /// `"_Z" source-name [ template-args type ] parameters`
    fn symbol(&mut self) -> Result<Symbol> {
        self.expect("_Z", "mangled name expected")?;
        if self.rest().starts_with(b"N") {
            return self.error("functions in namespaces or classes are not supported");
        }
        let start = self.at;
        let name = self.source_name()?.to_owned();
        let template = if self.peek() == Some(b'I') {
            self.record(start, CandidateKind::Prefix { steps: 1 });
            let arguments = self.template_arguments()?;
            let result = self.unqualified()?;
            Some(Box::new(TemplateInstance { arguments, result }))
        } else {
            None
        };
        let parameters = self.parameters(None)?;
        Ok(Symbol { name, template, parameters })
    }

    /// `parameters`, up to `terminator` or the end of the text.
    fn parameters(&mut self, terminator: Option<u8>) -> Result<Vec<Type>> {
        if self.peek() == terminator {
            return self.error("parameter type expected");
        }
        if self.peek() == Some(b'v') && self.rest().get(1).copied() == terminator {
            self.at += 1;
            return Ok(Vec::new());
        }
        let mut parameters = Vec::new();
        while self.peek() != terminator {
            let start = self.at;
            let parameter = self.parameter()?;
            if parameter == Type::Scalar(Scalar::Void) {
                self.at = start;
                return self.error("void among other parameters");
            }
            parameters.push(parameter);
        }
        Ok(parameters)
    }

    /// A parameter's type. Older versions of clang print `V` and `K` of the parameter itself, which do not belong to the function's
    /// type.
    fn parameter(&mut self) -> Result<Type> {
        let start = self.at;
        let read = self.pointee(false)?;
        if read.qualifiers.address_space != 0 {
            self.at = start;
            return self.error("qualified type outside a pointer");
        }
        Ok(read.ty)
    }

    /// `type`
    fn unqualified(&mut self) -> Result<Type> {
        let start = self.at;
        let read = self.pointee(false)?;
        if read.is_qualified {
            self.at = start;
            return self.error("qualified type outside a pointer");
        }
        Ok(read.ty)
    }

    /// `pointee`; a private one counts as qualified without a printed qualifier.
    fn pointee(&mut self, is_private: bool) -> Result<Qualified> {
        self.spend(1)?;
        if self.depth >= MAXIMUM_DEPTH {
            return self.error("types nested too deeply");
        }
        self.depth += 1;
        let read = self.pointee_within_limits(is_private);
        self.depth -= 1;
        read
    }

    fn pointee_within_limits(&mut self, is_private: bool) -> Result<Qualified> {
        let start = self.at;
        let qualifiers = self.qualifiers()?;
        let is_private = is_private && qualifiers.is_empty();
        let inner = match self.rest() {
            [b'S', b't', ..] => self.unqualified_itself()?,
            [b'S', ..] => self.referenced_type()?,
            [b'A', ..] => self.array(is_private)?,
            _ => self.unqualified_itself()?,
        };
        let is_new = !qualifiers.is_empty() || (is_private && !inner.is_qualified);
        if is_new {
            self.record(start, CandidateKind::Type { is_private });
        }
        Ok(Qualified {
            qualifiers: qualifiers.union(inner.qualifiers),
            is_qualified: is_new || inner.is_qualified,
            ty: inner.ty,
        })
    }

    /// `qualifiers`: clang prints the address space first; older versions print it after `V` and `K`. Any order is accepted.
    fn qualifiers(&mut self) -> Result<Qualifiers> {
        let mut qualifiers = Qualifiers::default();
        loop {
            let start = self.at;
            if self.skip("r") {
                qualifiers.is_restrict = true;
            } else if self.skip("V") {
                qualifiers.is_volatile = true;
            } else if self.skip("K") {
                qualifiers.is_const = true;
            } else if self.skip("U") {
                let name = self.source_name()?;
                let Some(digits) = name.strip_prefix("AS") else {
                    self.at = start;
                    return Ok(qualifiers);
                };
                let is_canonical =
                    !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
                match digits.parse() {
                    Ok(number) if is_canonical => qualifiers.address_space = number,
                    _ => return self.error("address space's number expected"),
                }
            } else {
                return Ok(qualifiers);
            }
        }
    }

    /// A type other than a reference or array, without qualifiers.
    fn unqualified_itself(&mut self) -> Result<Qualified> {
        let start = self.at;
        let ty = match Scalar::at_start_of(self.rest()) {
            Some(scalar) => {
                self.at += scalar.code().len();
                Type::Scalar(scalar)
            }
            None if self.skip("z") => Type::Ellipsis,
            None if self.skip("U7_Atomic") => return self.atomic(start),
            None => {
                let ty = self.compound()?;
                self.record(start, CandidateKind::Type { is_private: false });
                ty
            }
        };
        Ok(Qualified { qualifiers: Qualifiers::default(), is_qualified: false, ty })
    }

    /// The rest after `U7_Atomic`; qualifiers of the value apply to the atomic object.
    fn atomic(&mut self, start: usize) -> Result<Qualified> {
        let value = self.pointee(false)?;
        self.record(start, CandidateKind::Type { is_private: false });
        Ok(Qualified { ty: Type::Atomic(Box::new(value.ty)), ..value })
    }

    /// The productions with component types; the caller records the candidates.
    fn compound(&mut self) -> Result<Type> {
        match self.rest() {
            [b'P', ..] => {
                let (qualifiers, pointee) = self.indirection()?;
                Ok(Type::Pointer { qualifiers, pointee })
            }
            [kind @ (b'R' | b'O'), ..] => {
                let is_rvalue = *kind == b'O';
                let (qualifiers, referent) = self.indirection()?;
                Ok(Type::Reference { is_rvalue, qualifiers, referent })
            }
            [b'D', ..] => self.letter_d(),
            [b'U', ..] => self.vendor_extended(),
            [b'F', ..] => self.function(),
            [b'T', ..] => Ok(Type::TemplateParameter(self.template_parameter()?)),
            [b'u', ..] => {
                self.at += 1;
                Ok(Type::Vendor(self.source_name()?.to_owned()))
            }
            [b'0'..=b'9' | b'N' | b'S', ..] => self.named(),
            [] => self.error("type expected, but the name ends"),
            _ => self.error("type expected"),
        }
    }

    /// The rest after the letter of a pointer or reference.
    fn indirection(&mut self) -> Result<(Qualifiers, Box<Type>)> {
        self.at += 1;
        let read = self.pointee(self.flavour == Flavour::Clang)?;
        self.has_private_pointee |= read.qualifiers.is_empty();
        Ok((read.qualifiers, Box::new(read.ty)))
    }

    /// `"Dv"`, `"DB"`, `"DU"` and `"Dp"`
    fn letter_d(&mut self) -> Result<Type> {
        if self.skip("Dv") {
            let lanes = self.narrow_format()?;
            self.expect("_", "'_' expected after the number of lanes")?;
            let element = Box::new(self.unqualified()?);
            Ok(Type::Vector { lanes, element })
        } else if self.skip("Dp") {
            Ok(Type::PackExpansion(Box::new(self.unqualified()?)))
        } else {
            let is_signed = self.skip("DB");
            if !is_signed {
                self.expect("DU", "unknown type code")?;
            }
            let bits = self.narrow_format()?;
            self.expect("_", "'_' expected after the number of bits")?;
            Ok(Type::BitInteger { bits, is_signed })
        }
    }

    /// `"U13block_pointer" type`
    fn vendor_extended(&mut self) -> Result<Type> {
        if self.skip("U13block_pointer") {
            Ok(Type::BlockPointer(Box::new(self.unqualified()?)))
        } else {
            self.error("unknown vendor qualifier")
        }
    }

    /// `"F" type parameters "E"`
    fn function(&mut self) -> Result<Type> {
        self.at += 1;
        let result = Box::new(self.unqualified()?);
        let parameters = self.parameters(Some(b'E'))?;
        self.expect("E", "'E' expected after a function type")?;
        Ok(Type::Function { result, parameters })
    }

    /// `"A" [ number ] "_" pointee`; the element's qualifiers are the array's.
    fn array(&mut self, is_private: bool) -> Result<Qualified> {
        let start = self.at;
        self.at += 1;
        let length = if self.peek() == Some(b'_') { None } else { Some(self.number()?) };
        self.expect("_", "'_' expected after an array's length")?;
        let element = self.pointee(is_private)?;
        self.record(start, CandidateKind::Type { is_private });
        let ty = Type::Array { length, element: Box::new(element.ty) };
        Ok(Qualified { ty, ..element })
    }

    /// `"T" [ number ] "_"`
    fn template_parameter(&mut self) -> Result<u32> {
        self.expect("T", "template parameter expected")?;
        if self.skip("_") {
            return Ok(0);
        }
        let number = self.narrow_format()?;
        self.expect("_", "'_' expected after a template parameter")?;
        match number.checked_add(1) {
            Some(number) => Ok(number),
            None => self.error("number too large"),
        }
    }

    /// The pipe at `start`.
    fn pipe(&mut self, start: usize) -> Type {
        // New positions are in ascending order.
        let number = self.pipes.binary_search(&start).unwrap_or_else(|_| {
            self.pipes.push(start);
            self.pipes.len() - 1
        });
        Type::Pipe(u32::try_from(number).unwrap_or(u32::MAX))
    }
}

/// The simplest type for a name.
fn type_of_name(mut components: Vec<NameComponent>) -> Type {
    match components.pop() {
        Some(NameComponent { name, arguments: None }) if components.is_empty() => Type::Named(name),
        Some(last) => {
            components.push(last);
            Type::Nested(components)
        }
        None => Type::Nested(components),
    }
}
