//! Round trips of modules that compilers made, against judges that are not ours.
//!
//! What fails is listed with its reason in `llvm-fixtures/KNOWN_FAILURES`, which may only shrink.

mod builtin_names;
mod debug_information;
mod entry_points;
mod fixtures;
mod instructions;
pub mod judges;
mod names;
mod producers;
mod reports;
mod shape;
pub mod trip;
mod versions;
