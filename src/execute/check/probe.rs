//! The functions that instrumented code calls.

use super::{Checks, Fault, Found, PREFIX, READ, WRITE};
use crate::executor::jit::{copy_memory, fill_memory};
use crate::executor::work_item::WorkItem;

/// A function by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u64)]
pub enum Probed {
    /// Pointer, size, what it is, place: the pointer to use.
    Access,
    /// The same of a pointer that may be one to unknown memory.
    VagueAccess,
    /// 1 for a divisor of zero, 2 for an overflow; place.
    Division,
    /// Place.
    Unreachable,
    /// Addresses of places, one for each work-item of a group, and their number.
    Round,
    /// To, from, size, place.
    Copy,
    /// To, byte, size, place.
    Fill,
    /// Gives a mark.
    Enter,
    /// Takes it.
    Leave,
    /// Size, alignment, place of a variable: its address.
    Variable,
    /// A variable's address, whether its scope begins.
    Scope,
    /// Address and size of what has no values but is no fault.
    Padding,
    /// Place: a value of which all bits are undefined.
    Undefined,
    /// Place: the number of the origin of an undefined value.
    UndefinedOrigin,
    /// Address, and size if there are two parameters: shadow, and its origins.
    ShadowOfLoad,
    /// The same for a store.
    ShadowOfStore,
    /// Gives [`super::STATE`].
    State,
    /// Origin of a fault.
    Warning,
    /// Origin of what is stored: another one.
    Store,
    /// Address and size of a variable without values.
    Forget,
    /// Anything else of the sanitizer.
    Nothing,
    /// What [`super::definition`] defines.
    Inline,
}

/// Names without [`PREFIX`].
const OURS: &[(&str, Probed)] = &[
    ("access", Probed::Access),
    ("vague_access", Probed::VagueAccess),
    ("division", Probed::Division),
    ("unreachable", Probed::Unreachable),
    ("barrier", Probed::Inline),
    ("known", Probed::Inline),
    ("quiet", Probed::Inline),
    ("shadow", Probed::Inline),
    ("copy", Probed::Copy),
    ("fill", Probed::Fill),
    ("enter", Probed::Enter),
    ("leave", Probed::Leave),
    ("variable", Probed::Variable),
    ("scope", Probed::Scope),
    ("padding", Probed::Padding),
    ("undefined", Probed::Undefined),
];

/// LLVM's names, of which a few have a size behind them.
const SANITIZER: &[(&str, Probed)] = &[
    ("__msan_metadata_ptr_for_load_", Probed::ShadowOfLoad),
    ("__msan_metadata_ptr_for_store_", Probed::ShadowOfStore),
    ("__msan_get_context_state", Probed::State),
    ("__msan_warning", Probed::Warning),
    ("__msan_chain_origin", Probed::Store),
    ("__msan_poison_alloca", Probed::Forget),
    ("__msan_", Probed::Nothing),
];

impl Probed {
    const ALL: [Self; 22] = [
        Self::Access,
        Self::VagueAccess,
        Self::Division,
        Self::Unreachable,
        Self::Round,
        Self::Copy,
        Self::Fill,
        Self::Enter,
        Self::Leave,
        Self::Variable,
        Self::Scope,
        Self::Padding,
        Self::Undefined,
        Self::UndefinedOrigin,
        Self::ShadowOfLoad,
        Self::ShadowOfStore,
        Self::State,
        Self::Warning,
        Self::Store,
        Self::Forget,
        Self::Nothing,
        Self::Inline,
    ];

    /// The function of a name. A suffix behind a dot distinguishes overloads and is ignored.
    pub fn of(name: &str) -> Option<Self> {
        if let Some(name) = name.strip_prefix(PREFIX) {
            let base = name.split('.').next().unwrap_or(name);
            return OURS.iter().find(|row| row.0 == base).map(|row| row.1);
        }
        SANITIZER.iter().find(|row| name.starts_with(row.0)).map(|row| row.1)
    }

    /// What [`Checks::serve`] knows it by.
    pub fn number(self) -> u64 {
        self as u64
    }
}

impl Checks {
    /// Serves a call.
    pub fn serve(&self, number: u64, [a, b, c, d]: [u64; 4]) -> u64 {
        let Some(probed) = Probed::ALL.get(number as usize) else { return 0 };
        let Some(mut guard) = self.state() else { return 0 };
        let state = &mut *guard;
        match probed {
            Probed::Access => return state.access((a, b), c as u32, d as u32, false),
            Probed::VagueAccess => return state.access((a, b), c as u32, d as u32, true),
            Probed::Division => {
                let fault = if a == 1 { Fault::Division } else { Fault::Overflow };
                if a != 0 {
                    let found = state.found();
                    state.report((fault, b as u32, 0), found);
                }
            }
            Probed::Unreachable => {
                let found = state.found();
                state.report((Fault::Unreachable, a as u32, 0), found);
                let index = state.current().index;
                state.stopped.insert(index);
                drop(guard);
                WorkItem::stop();
            }
            Probed::Round => state.round(a, b),
            Probed::Copy if c != 0 => {
                let from = state.access((b, c), READ, d as u32, true);
                let to = state.access((a, c), WRITE, d as u32, true);
                if from == b && to == a {
                    copy_memory(from, to, c);
                    let item = state.current().item;
                    state.memory.copy((from, to), c, d as u32, item);
                }
            }
            Probed::Fill if c != 0 && state.access((a, c), WRITE, d as u32, true) == a => {
                fill_memory(a, b as u8, c);
                state.memory.define(a, c);
            }
            Probed::Enter => return state.stacks.mark(state.current().index) as u64,
            Probed::Leave => {
                let index = state.current().index;
                state.stacks.leave(index, a as usize);
            }
            Probed::Variable => {
                let index = state.current().index;
                return state.stacks.allocate(index, (a, b), c as u32);
            }
            Probed::Scope => state.stacks.set_alive(a, b != 0),
            Probed::Padding => state.memory.define(a, b),
            Probed::UndefinedOrigin => return state.memory.variable(a as u32).into(),
            Probed::ShadowOfLoad => return state.memory.shadow(a, b, false),
            Probed::ShadowOfStore => return state.memory.shadow(a, b, true),
            Probed::Warning => {
                let (place, root) = (state.place(), state.memory.origin(a as u32).1);
                let found = Found { region: state.source(root), ..state.found() };
                state.report((Fault::Uninitialized, place, root.place), found);
            }
            Probed::Store => {
                let (place, item) = (state.place(), state.current().item);
                return state.memory.store(place, item, a as u32).into();
            }
            Probed::Forget => {
                let place = state.place();
                let origin = state.memory.variable(place);
                state.memory.forget(a, b, origin);
            }
            Probed::Copy
            | Probed::Fill
            | Probed::Undefined
            | Probed::State
            | Probed::Nothing
            | Probed::Inline => {}
        }
        0
    }
}
