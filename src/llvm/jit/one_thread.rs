//! What compiled code on one thread uses, without the cost of a lock.

use std::cell::{RefCell, RefMut};
use std::thread::{self, ThreadId};

thread_local! {
    static THIS: ThreadId = thread::current().id();
}

/// A value that only the thread that made it can use.
#[derive(Debug)]
pub struct OneThread<T> {
    owner: ThreadId,
    value: RefCell<T>,
}

// SAFETY: `borrow` gives the value to its owner's thread only; it can be dropped on another one, as `T` can be sent.
unsafe impl<T: Send> Sync for OneThread<T> {}

impl<T> OneThread<T> {
    /// A value of this thread.
    pub fn new(value: T) -> Self {
        Self { owner: THIS.with(|id| *id), value: RefCell::new(value) }
    }

    /// The value; nothing on another thread, or while it is in use.
    pub fn borrow(&self) -> Option<RefMut<'_, T>> {
        let is_owner = THIS.with(|id| *id == self.owner);
        if is_owner { self.value.try_borrow_mut().ok() } else { None }
    }
}
