//! The set of extensions that a translation may declare.

use crate::assembly::nearest;
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::extensions;

/// Extensions that the writer may declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extensions {
    all: bool,
    except: Vec<String>,
}

/// Extensions that change a whole module, or only encode hints that almost every compiled module has. They are enabled
/// only by name.
pub const ONLY_WHEN_NAMED: &[&str] = &[
    extensions::KHR_UNTYPED_POINTERS,
    extensions::EXT_LONG_VECTOR,
    extensions::INTEL_FUNCTION_POINTERS,
    extensions::INTEL_ARBITRARY_PRECISION_INTEGERS,
    extensions::EXT_OPTNONE,
    extensions::INTEL_OPTNONE,
    extensions::INTEL_FP_FAST_MATH_MODE,
    extensions::INTEL_FP_MAX_ERROR,
];

/// What is wrong with the name of an extension.
fn unknown(name: &str) -> Option<String> {
    let known = extensions::all();
    if known.contains(name) {
        return None;
    }
    let near = nearest(name.as_bytes(), known.iter().copied());
    let hint = near.map_or_else(String::new, |near| format!("; did you mean {near}?"));
    Some(format!("'{name}' is not the name of an extension{hint}"))
}

impl Default for Extensions {
    fn default() -> Self {
        Self { all: true, except: ONLY_WHEN_NAMED.iter().map(ToString::to_string).collect() }
    }
}

impl Extensions {
    /// Applies a list such as `+SPV_A,-SPV_B,+all` from left to right, starting from the default. `+all` restores the default, so
    /// the names of extensions that are enabled only by name must follow it.
    ///
    /// # Errors
    /// An entry without a sign, or an unknown extension name.
    pub fn parse(list: &str) -> Result<Self> {
        Self::default().changed(list)
    }

    /// The extensions that every consumer in an environment accepts, or the default where each has its own.
    #[doc(hidden)]
    pub fn of_environment(accepted: Option<&[&str]>) -> Self {
        let Some(accepted) = accepted else { return Self::default() };
        let mut extensions = Self::none();
        accepted.iter().for_each(|name| extensions.set(name, true));
        extensions
    }

    /// Applies a list as [`Extensions::parse`] does, starting from these, such as those that an environment accepts.
    ///
    /// # Errors
    /// Those of [`Extensions::parse`].
    pub fn changed(self, list: &str) -> Result<Self> {
        let mut extensions = self;
        for entry in list.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (allow, name) = match (entry.strip_prefix('+'), entry.strip_prefix('-')) {
                (Some(name), _) => (true, name),
                (_, Some(name)) => (false, name),
                _ => {
                    let message = format!("extension '{entry}' needs a leading '+' or '-'");
                    return Err(Error::new(ErrorKind::Usage, message));
                }
            };
            if name == "all" {
                extensions = if allow { Self::default() } else { Self::none() };
            } else if let Some(message) = unknown(name) {
                return Err(Error::new(ErrorKind::Usage, message));
            } else {
                extensions.set(name, allow);
            }
        }
        Ok(extensions)
    }

    /// The empty set.
    pub fn none() -> Self {
        Self { all: false, except: Vec::new() }
    }

    /// All extensions, including those enabled only by name.
    pub fn everything() -> Self {
        Self { all: true, except: Vec::new() }
    }

    /// Allows or forbids one extension.
    pub fn set(&mut self, name: &str, allow: bool) {
        self.except.retain(|other| other != name);
        if allow != self.all {
            self.except.push(name.to_owned());
        }
    }

    /// Whether an extension may be used.
    pub fn allows(&self, name: &str) -> bool {
        self.all != self.except.iter().any(|other| other == name)
    }

    /// Whether an extension that a module declares may stay: it is allowed, or one of [`ONLY_WHEN_NAMED`] where no list excludes the rest.
    #[doc(hidden)]
    pub fn allows_declared(&self, name: &str) -> bool {
        self.allows(name) || self.all && ONLY_WHEN_NAMED.contains(&name)
    }
}
