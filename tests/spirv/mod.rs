//! The room `spirv`: grammar, checked view, builder, canonical form.

mod canonical;
mod extensions;
mod grammar;
mod module;
mod producers;
mod requirements;
mod spec_constants;
