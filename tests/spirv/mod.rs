//! The room `spirv`: grammar, checked view, builder, canonical form.

mod grammar;
mod module;
mod producers;
mod requirements;
