//! Attributes of functions, results, parameters and call sites.

use super::text::{bytes_from, handle, take_message};
use super::{Context, Type, Value, ValueKind, ffi};
use llvm_sys::LLVMOpaqueAttributeRef;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use rustc_hash::FxHashMap;
use std::ffi::{c_uint, c_void};
use std::fmt;
use std::marker::PhantomData;
use std::sync::LazyLock;

handle! {
    /// An attribute.
    Attribute, LLVMOpaqueAttributeRef
}

/// The attribute list of a call; LLVM shares equal lists between calls.
#[derive(Clone, Copy, Debug)]
pub struct CallAttributes<'c>(*const c_void, PhantomData<&'c Context>);

/// The kind and value of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeForm<'c> {
    /// No value: `noalias`.
    Enum,
    /// An integer: `align 8`, `dereferenceable(4)`; 0 for `captures(none)` and `memory(none)`.
    Int(u64),
    /// A type: `byval(i32)`.
    Type(Type<'c>),
    /// The value of a string attribute: `"key"="value"`.
    String(&'c [u8]),
    /// A half-open range of integers of up to 64 bits.
    Range {
        /// Width in bits.
        bits: u32,
        /// First value of the range.
        lower: u64,
        /// End of the range, excluded.
        upper: u64,
    },
    /// Another kind, such as `initializes`, or a range of wider integers.
    Other,
}

/// The position of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributePlace {
    /// On the function.
    Function,
    /// On its result.
    Return,
    /// On a parameter, counted from 0.
    Param(u32),
}

impl AttributePlace {
    fn index(self) -> c_uint {
        match self {
            Self::Function => llvm_sys::LLVMAttributeFunctionIndex,
            Self::Return => llvm_sys::LLVMAttributeReturnIndex,
            Self::Param(index) => index.saturating_add(1),
        }
    }
}

/// The numbers of all attribute kinds by name, which are LLVM's own.
static KINDS: LazyLock<FxHashMap<&'static str, c_uint>> = LazyLock::new(|| {
    // SAFETY: the numbers are those of kinds, whose names are constants of LLVM.
    let name = |kind| unsafe { bytes_from(|length| ffi::slt_attribute_name(kind, length)) };
    // SAFETY: the call has no conditions.
    let last = unsafe { LLVMGetLastEnumAttributeKind() };
    let named = (1..=last).filter_map(|kind| Some((std::str::from_utf8(name(kind)?).ok()?, kind)));
    named.filter(|(name, _)| !name.is_empty()).collect()
});

/// Number of a known attribute kind.
fn kind_of(name: &str) -> Option<c_uint> {
    KINDS.get(name).copied()
}

impl<'c> Attribute<'c> {
    /// Its name: the enum attribute's name, or the key of a string attribute; empty if it is not UTF-8.
    pub fn name(self) -> &'c str {
        // SAFETY: the attribute is alive; both kinds of names live as long.
        let name = unsafe {
            if LLVMIsStringAttribute(self.raw()) != 0 {
                bytes_from(|length| short_length(length, |n| LLVMGetStringAttributeKind(self.raw(), n)))
            } else {
                bytes_from(|length| ffi::slt_attribute_name(ffi::slt_attribute_kind(self.raw()), length))
            }
        };
        name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default()
    }

    /// Its kind and value.
    pub fn form(self) -> AttributeForm<'c> {
        let (mut bits, mut lower, mut upper) = (0, 0, 0);
        // SAFETY: the attribute is alive and of the form that each getter takes.
        unsafe {
            match ffi::slt_attribute_form(self.raw()) {
                0 => AttributeForm::Enum,
                1 => AttributeForm::Int(LLVMGetEnumAttributeValue(self.raw())),
                2 => Type::from_raw(LLVMGetTypeAttributeValue(self.raw()))
                    .map_or(AttributeForm::Other, AttributeForm::Type),
                3 => AttributeForm::String(
                    bytes_from(|length| short_length(length, |n| LLVMGetStringAttributeValue(self.raw(), n)))
                        .unwrap_or_default(),
                ),
                4 if ffi::slt_attribute_range(self.raw(), &mut bits, &mut lower, &mut upper) => {
                    AttributeForm::Range { bits, lower, upper }
                }
                _ => AttributeForm::Other,
            }
        }
    }

    /// Whether it is a string attribute.
    pub fn is_string(self) -> bool {
        // SAFETY: the attribute is alive.
        unsafe { LLVMIsStringAttribute(self.raw()) != 0 }
    }

    /// Its integer value.
    pub fn int(self) -> Option<u64> {
        if let AttributeForm::Int(value) = self.form() { Some(value) } else { None }
    }

    /// Its type.
    pub fn ty(self) -> Option<Type<'c>> {
        if let AttributeForm::Type(ty) = self.form() { Some(ty) } else { None }
    }

    /// Value of a string attribute.
    pub fn string(self) -> Option<&'c [u8]> {
        if let AttributeForm::String(value) = self.form() { Some(value) } else { None }
    }
}

/// Adapts a getter that stores a 32-bit length to a `usize`.
fn short_length<T>(length: *mut usize, get: impl FnOnce(*mut c_uint) -> T) -> T {
    let mut short = 0;
    let result = get(&mut short);
    // SAFETY: `bytes_from` passes a pointer to a local variable of its own.
    unsafe { *length = short as usize };
    result
}

impl fmt::Display for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the attribute is alive; the text is a message that we must free.
        f.write_str(&unsafe { take_message(ffi::slt_attribute_text(self.raw())) })
    }
}

impl Context {
    /// An attribute without a value, by name; `None` if LLVM does not know the name, or it requires a value.
    pub fn enum_attribute(&self, name: &str) -> Option<Attribute<'_>> {
        self.int_attribute_of_form(name, 0, 0)
    }

    /// An attribute with an integer value, by name; `None` if LLVM does not know the name.
    pub fn int_attribute(&self, name: &str, value: u64) -> Option<Attribute<'_>> {
        self.int_attribute_of_form(name, value, 1)
    }

    fn int_attribute_of_form(&self, name: &str, value: u64, form: i32) -> Option<Attribute<'_>> {
        let kind = kind_of(name)?;
        // SAFETY: the context is alive and the kind known to take at most a number; types and ranges are refused.
        unsafe {
            if ffi::slt_attribute_kind_form(kind) != form {
                return None;
            }
            Attribute::from_raw(LLVMCreateEnumAttribute(self.raw(), kind, value))
        }
    }

    /// An attribute with a type, by name; `None` if LLVM does not know the name.
    pub fn type_attribute<'c>(&'c self, name: &str, ty: Type<'c>) -> Option<Attribute<'c>> {
        let kind = kind_of(name)?;
        // SAFETY: context and type are alive, the kind known to take a type.
        unsafe {
            if ffi::slt_attribute_kind_form(kind) != 2 {
                return None;
            }
            Attribute::from_raw(LLVMCreateTypeAttribute(self.raw(), kind, ty.raw()))
        }
    }

    /// A string attribute.
    pub fn string_attribute(&self, key: &str, value: &str) -> Attribute<'_> {
        // SAFETY: the context is alive; both texts are given with their lengths.
        unsafe {
            Attribute::from_non_null(LLVMCreateStringAttribute(
                self.raw(),
                key.as_ptr().cast(),
                key.len() as c_uint,
                value.as_ptr().cast(),
                value.len() as c_uint,
            ))
        }
    }
}

impl<'c> Value<'c> {
    /// Whether a function or call has this position.
    fn has_place(self, place: AttributePlace) -> bool {
        match place {
            AttributePlace::Param(index) => index < self.param_count().max(self.arg_count()),
            _ => true,
        }
    }

    /// The attributes of a function or call at a position, in LLVM's order; empty for other values.
    pub fn attributes(self, place: AttributePlace) -> Vec<Attribute<'c>> {
        let (is_function, is_call) = (self.is(ValueKind::Function), self.as_call().is_some());
        if !(is_function || is_call) || !self.has_place(place) {
            return Vec::new();
        }
        let (raw, index) = (self.raw(), place.index());
        // SAFETY: the value is alive and a function or call; the call fills as many pointers as it counted.
        unsafe {
            let count = if is_function {
                LLVMGetAttributeCountAtIndex(raw, index)
            } else {
                LLVMGetCallSiteAttributeCount(raw, index)
            };
            let mut all: Vec<LLVMAttributeRef> = vec![std::ptr::null_mut(); count as usize];
            if is_function {
                LLVMGetAttributesAtIndex(raw, index, all.as_mut_ptr());
            } else {
                LLVMGetCallSiteAttributes(raw, index, all.as_mut_ptr());
            }
            all.into_iter().filter_map(|attribute| Attribute::from_raw(attribute)).collect()
        }
    }

    /// The attribute list of a call; empty for other values.
    pub fn call_attributes(self) -> CallAttributes<'c> {
        // SAFETY: the value is alive; the shim checks its kind. The result lives as long as the context.
        CallAttributes(unsafe { ffi::slt_call_attributes(self.raw()) }, PhantomData)
    }

    /// Replaces a call's attribute list by that of a call of the same function. Returns false and changes nothing for other values.
    pub fn set_call_attributes(self, attributes: CallAttributes<'c>) -> bool {
        // SAFETY: the value is alive and the shim checks its kind; the attributes are of the same context.
        unsafe { ffi::slt_set_call_attributes(self.raw(), attributes.0) }
    }

    /// The attributes of a global variable, in LLVM's order; empty for other values.
    pub fn variable_attributes(self) -> Vec<Attribute<'c>> {
        // SAFETY: the value is alive and the shim checks its kind; the second call fills as many pointers as the first counted.
        unsafe {
            let count = ffi::slt_variable_attributes(self.raw(), std::ptr::null_mut(), 0);
            let mut all: Vec<LLVMAttributeRef> = vec![std::ptr::null_mut(); count];
            ffi::slt_variable_attributes(self.raw(), all.as_mut_ptr(), count);
            all.into_iter().filter_map(|attribute| Attribute::from_raw(attribute)).collect()
        }
    }

    /// Adds a string attribute to a global variable. Returns false and changes nothing for other values.
    pub fn add_variable_attribute(self, attribute: Attribute<'c>) -> bool {
        // SAFETY: value and attribute are alive; the shim checks their kinds.
        unsafe { ffi::slt_add_variable_attribute(self.raw(), attribute.raw()) }
    }

    /// An attribute of a function or call, by name.
    pub fn attribute(self, place: AttributePlace, name: &str) -> Option<Attribute<'c>> {
        let kind = kind_of(name).filter(|_| self.has_place(place))?;
        // SAFETY: the value is alive and of the kind that each function takes; the attribute kind is known.
        unsafe {
            Attribute::from_raw(match self.kind() {
                ValueKind::Function => LLVMGetEnumAttributeAtIndex(self.raw(), place.index(), kind),
                _ => LLVMGetCallSiteEnumAttribute(self.as_call()?, place.index(), kind),
            })
        }
    }

    /// A string attribute of a function or call, by key.
    pub fn string_attribute(self, place: AttributePlace, key: &str) -> Option<Attribute<'c>> {
        if !self.has_place(place) {
            return None;
        }
        let (index, text, length) = (place.index(), key.as_ptr().cast(), key.len() as c_uint);
        // SAFETY: the value is alive and of the kind that each function takes; the key is given with its length.
        unsafe {
            Attribute::from_raw(match self.kind() {
                ValueKind::Function => LLVMGetStringAttributeAtIndex(self.raw(), index, text, length),
                _ => LLVMGetCallSiteStringAttribute(self.as_call()?, index, text, length),
            })
        }
    }

    /// Value of a string attribute of a module-scope variable.
    pub fn variable_attribute(self, key: &str) -> Option<&'c [u8]> {
        let mut attributes = self.variable_attributes().into_iter();
        attributes.find(|attribute| attribute.name() == key).and_then(Attribute::string)
    }

    /// Removes an attribute from a function or call. Returns false and changes nothing if it has no attribute of this kind.
    pub fn remove_attribute(self, place: AttributePlace, attribute: Attribute<'c>) -> bool {
        let name = attribute.name();
        let has = if attribute.is_string() {
            self.string_attribute(place, name).is_some()
        } else {
            self.attribute(place, name).is_some()
        };
        if !has {
            return false;
        }
        let (raw, index, is_function) = (self.raw(), place.index(), self.is(ValueKind::Function));
        let (text, length) = (name.as_ptr().cast(), name.len() as c_uint);
        // SAFETY: the value is alive and a function or a call, or it had no attributes; the key is given with its length, and the kind
        // is a known one.
        unsafe {
            match (attribute.is_string(), is_function) {
                (true, true) => LLVMRemoveStringAttributeAtIndex(raw, index, text, length),
                (true, false) => LLVMRemoveCallSiteStringAttribute(raw, index, text, length),
                (false, true) => LLVMRemoveEnumAttributeAtIndex(raw, index, kind_of(name).unwrap_or(0)),
                (false, false) => LLVMRemoveCallSiteEnumAttribute(raw, index, kind_of(name).unwrap_or(0)),
            }
        }
        true
    }

    /// Adds an attribute to a function or call.
    ///
    /// Returns false and changes nothing for other values and for positions that do not exist.
    pub fn add_attribute(self, place: AttributePlace, attribute: Attribute<'c>) -> bool {
        if !self.has_place(place) {
            return false;
        }
        // SAFETY: value and attribute are alive; the value is of the kind that each function takes.
        match self.kind() {
            ValueKind::Function => unsafe {
                LLVMAddAttributeAtIndex(self.raw(), place.index(), attribute.raw());
                true
            },
            _ => self.as_call().is_some_and(|raw| unsafe {
                LLVMAddCallSiteAttribute(raw, place.index(), attribute.raw());
                true
            }),
        }
    }
}
