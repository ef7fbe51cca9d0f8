//! Just enough of OpenCL C's grammar to read the declarations of its builtins, after preprocessing:
//! typedefs of vectors, aliases, enumerations and structs, and function prototypes.

use mangling::{Qualifiers, Scalar, Type};
use std::collections::HashMap;

/// A declared function.
pub struct Declaration {
    /// The function's name.
    pub name: String,
    /// Whether its name is mangled.
    pub is_overloadable: bool,
    /// Its parameters, without their names.
    pub parameters: Vec<Parameter>,
}

/// A parameter.
#[derive(Clone)]
pub struct Parameter {
    /// Its type in OpenCL C, every pointer's address space spelt out.
    pub text: String,
    /// Its type.
    pub ty: Type,
}

impl Declaration {
    /// The parameters' types in OpenCL C.
    pub fn parameter_text(&self) -> String {
        let texts: Vec<&str> = self.parameters.iter().map(|parameter| parameter.text.as_str()).collect();
        texts.join(",")
    }
}

/// Words that a type's name can be made of.
const BASE_WORDS: [&str; 9] = ["unsigned", "signed", "void", "bool", "char", "short", "int", "long", "float"];

/// OpenCL C's own types and the names that they are mangled by.
const OPAQUE: [(&str, &str); 5] = [
    ("event_t", "ocl_event"),
    ("clk_event_t", "ocl_clkevent"),
    ("queue_t", "ocl_queue"),
    ("reserve_id_t", "ocl_reserveid"),
    ("sampler_t", "ocl_sampler"),
];

/// The types that are known by name.
pub struct Names {
    types: HashMap<String, Type>,
    /// The address space of a pointer that names none.
    default_address_space: u32,
}

impl Names {
    /// What a compiler for a target knows before reading the header.
    pub fn new(size: Scalar, default_address_space: u32) -> Self {
        let signed = size.to_signed();
        let mut types = HashMap::new();
        for scalar in
            [Scalar::Half, Scalar::Double, Scalar::UChar, Scalar::UShort, Scalar::UInt, Scalar::ULong]
        {
            types.insert(scalar.spelling().to_owned(), Type::Scalar(scalar));
        }
        for (name, scalar) in
            [("size_t", size), ("uintptr_t", size), ("intptr_t", signed), ("ptrdiff_t", signed)]
        {
            types.insert(name.to_owned(), Type::Scalar(scalar));
            types.insert(format!("atomic_{name}"), Type::atomic(scalar.into()));
        }
        for scalar in [
            Scalar::Int,
            Scalar::UInt,
            Scalar::Long,
            Scalar::ULong,
            Scalar::Half,
            Scalar::Float,
            Scalar::Double,
        ] {
            types.insert(format!("atomic_{scalar}"), Type::atomic(scalar.into()));
        }
        types.insert("atomic_flag".to_owned(), Type::atomic(Scalar::Int.into()));
        for (name, mangled) in OPAQUE {
            types.insert(name.to_owned(), Type::named(mangled));
        }
        Names { types, default_address_space }
    }

    /// Adds what the header defines and is not read from the stored list: vectors, enumerations, `ndrange_t`, names for numbers.
    pub fn with_header_types(mut self) -> Self {
        let scalars = [
            Scalar::Char,
            Scalar::UChar,
            Scalar::Short,
            Scalar::UShort,
            Scalar::Int,
            Scalar::UInt,
            Scalar::Long,
            Scalar::ULong,
            Scalar::Half,
            Scalar::Float,
            Scalar::Double,
        ];
        for scalar in scalars {
            for lanes in [2, 3, 4, 8, 16] {
                self.types.insert(format!("{scalar}{lanes}"), Type::vector(lanes, scalar.into()));
            }
        }
        for name in ["memory_order", "memory_scope", "ndrange_t"] {
            self.types.insert(name.to_owned(), Type::named(name));
        }
        for name in ["cl_mem_fence_flags", "clk_profiling_info", "kernel_enqueue_flags_t"] {
            let scalar = if name == "cl_mem_fence_flags" { Scalar::UInt } else { Scalar::Int };
            self.types.insert(name.to_owned(), scalar.into());
        }
        self
    }

    fn find(&self, name: &str, access: Option<&str>) -> Option<Type> {
        if let Some(ty) = self.types.get(name) {
            return Some(ty.clone());
        }
        let stem = name.strip_suffix("_t")?;
        if stem.starts_with("image") {
            return Some(Type::named(format!("ocl_{stem}_{}", access.unwrap_or("ro"))));
        }
        if stem.starts_with("intel_sub_group_avc_") { Some(Type::named(format!("ocl_{name}"))) } else { None }
    }

    /// Reads every function declared in a preprocessed header.
    pub fn read_header(&mut self, source: &str) -> Result<Vec<Declaration>, String> {
        let text: String =
            source.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
        let tokens = tokens(&text);
        let mut declarations = Vec::new();
        let mut depth = 0;
        let mut start = 0;
        for (position, token) in tokens.iter().enumerate() {
            match *token {
                "(" | "{" | "[" => depth += 1,
                ")" | "}" | "]" => depth -= 1,
                ";" if depth == 0 => {
                    let statement = tokens.get(start..position).unwrap_or_default();
                    start = position + 1;
                    let (attributes, rest) = without_attributes(statement);
                    match rest.split_first() {
                        Some((&"typedef", rest)) => self.read_typedef(rest, &attributes)?,
                        Some(_) => declarations
                            .push(self.read_function(&rest, attributes.contains(&"overloadable"))?),
                        None => {}
                    }
                }
                _ => {}
            }
        }
        Ok(declarations)
    }

    fn read_typedef(&mut self, tokens: &[&str], attributes: &[&str]) -> Result<(), String> {
        let (name, definition) = tokens.split_last().ok_or("empty typedef")?;
        let ty = if definition.contains(&"{") {
            Type::named(*name)
        } else {
            let element = self.read_parameter(definition)?.ty;
            let lanes = attributes
                .iter()
                .position(|word| *word == "ext_vector_type")
                .and_then(|at| attributes.get(at + 2));
            match lanes {
                Some(lanes) => Type::vector(lanes.parse().map_err(|_| format!("lanes of {name}"))?, element),
                None => element,
            }
        };
        self.types.insert((*name).to_owned(), ty);
        Ok(())
    }

    fn read_function(&self, tokens: &[&str], is_overloadable: bool) -> Result<Declaration, String> {
        let open = tokens
            .iter()
            .position(|token| *token == "(")
            .ok_or_else(|| format!("no function: {tokens:?}"))?;
        let name = tokens.get(open.wrapping_sub(1)).ok_or("function without a name")?;
        let list = tokens.get(open + 1..tokens.len() - 1).unwrap_or_default();
        Ok(Declaration { name: (*name).to_owned(), is_overloadable, parameters: self.read_parameters(list)? })
    }

    /// Reads a list of parameters in one text, as [`Declaration::parameter_text`] writes it.
    pub fn read_parameter_text(&self, text: &str) -> Result<Vec<Parameter>, String> {
        self.read_parameters(&tokens(text))
    }

    fn read_parameters(&self, tokens: &[&str]) -> Result<Vec<Parameter>, String> {
        if tokens.is_empty() || tokens == ["void"] {
            return Ok(Vec::new());
        }
        tokens.split(|token| *token == ",").map(|tokens| self.read_parameter(tokens)).collect()
    }

    /// Reads a type, with or without the name of a parameter after it.
    fn read_parameter(&self, tokens: &[&str]) -> Result<Parameter, String> {
        if tokens == ["..."] {
            return Ok(Parameter { text: "...".to_owned(), ty: Type::Ellipsis });
        }
        // An array parameter is a pointer to its elements, which are private in every version.
        let bound = tokens.iter().position(|token| *token == "[");
        let decayed =
            [tokens.get(..bound.unwrap_or_default()).unwrap_or_default(), &["private", "*"]].concat();
        let tokens = if bound.is_some() { decayed.as_slice() } else { tokens };
        let mut levels = tokens.split(|token| *token == "*");
        let mut access = None;
        let mut base = Vec::new();
        let mut qualifiers = Level::default();
        for token in levels.next().unwrap_or_default() {
            match token.trim_start_matches("__") {
                "read_only" => access = Some(("read_only", "ro")),
                "write_only" => access = Some(("write_only", "wo")),
                "read_write" => access = Some(("read_write", "rw")),
                word if qualifiers.take(word) => {}
                _ => base.push(*token),
            }
        }
        let (name, mut ty) = self
            .base(&base, access.map(|(_, suffix)| suffix))
            .ok_or_else(|| format!("unknown type: {tokens:?}"))?;
        let mut text = access.map_or(name.clone(), |(word, _)| format!("{word} {name}"));
        for (depth, level) in levels.enumerate() {
            let pointee = qualifiers.qualifiers(self.default_address_space);
            text = if depth == 0 {
                format!("{} {text}*", words(pointee))
            } else {
                format!("{text} {}*", words(pointee))
            };
            ty = Type::Pointer { qualifiers: pointee, pointee: Box::new(ty) };
            qualifiers = Level::default();
            for token in level {
                qualifiers.take(token.trim_start_matches("__"));
            }
        }
        Ok(Parameter { text, ty })
    }

    /// The type that some words name; a last word may be the parameter's name.
    fn base(&self, words: &[&str], access: Option<&str>) -> Option<(String, Type)> {
        let count = words.iter().take_while(|word| BASE_WORDS.contains(word)).count();
        if count == 0 {
            let name = words.first()?;
            return Some(((*name).to_owned(), self.find(name, access)?));
        }
        let words = words.get(..count)?;
        let is_unsigned = words.contains(&"unsigned");
        let kind =
            words.iter().find(|word| !matches!(**word, "unsigned" | "signed" | "int")).unwrap_or(&"int");
        let scalar = Scalar::from_spelling(kind)?;
        let scalar = if is_unsigned { scalar.to_unsigned() } else { scalar };
        Some((scalar.spelling().to_owned(), scalar.into()))
    }
}

/// The qualifiers at one level of a type, its address space only if it is named.
#[derive(Default)]
struct Level {
    address_space: Option<u32>,
    rest: Qualifiers,
}

impl Level {
    /// Takes a word that is a qualifier.
    fn take(&mut self, word: &str) -> bool {
        match word {
            "const" => self.rest.is_const = true,
            "volatile" => self.rest.is_volatile = true,
            "restrict" => self.rest.is_restrict = true,
            "private" => self.address_space = Some(0),
            "global" => self.address_space = Some(1),
            "constant" => self.address_space = Some(2),
            "local" => self.address_space = Some(3),
            "generic" => self.address_space = Some(4),
            _ => return false,
        }
        true
    }

    fn qualifiers(&self, default_address_space: u32) -> Qualifiers {
        Qualifiers { address_space: self.address_space.unwrap_or(default_address_space), ..self.rest }
    }
}

/// A pointee's qualifiers in OpenCL C, `private` included.
fn words(qualifiers: Qualifiers) -> String {
    let private = if qualifiers.address_space == 0 { "private" } else { "" };
    let rest = qualifiers.to_string();
    let separator = if private.is_empty() || rest.is_empty() { "" } else { " " };
    format!("{private}{separator}{rest}")
}

/// Identifiers and numbers as words, everything else letter by letter, `...` as one.
fn tokens(text: &str) -> Vec<&str> {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if is_word(first) {
            rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())
        } else if rest.starts_with("...") {
            3
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        rest = after.trim_start();
    }
    tokens
}

/// What a statement's attributes say, and its other tokens.
fn without_attributes<'a>(tokens: &[&'a str]) -> (Vec<&'a str>, Vec<&'a str>) {
    let (mut attributes, mut rest) = (Vec::new(), Vec::new());
    let mut depth = 0;
    let mut is_attribute = false;
    for token in tokens {
        is_attribute |= *token == "__attribute__";
        if !is_attribute {
            rest.push(*token);
            continue;
        }
        attributes.push(*token);
        match *token {
            "(" => depth += 1,
            ")" => {
                depth -= 1;
                is_attribute = depth > 0;
            }
            _ => {}
        }
    }
    (attributes, rest)
}
