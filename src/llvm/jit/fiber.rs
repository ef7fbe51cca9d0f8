//! Calls of compiled code on stacks of their own, which can be suspended and go on later.
//!
//! Rule of this file: a fiber is resumed by the thread that made it. One that is dropped before its end is forgotten where it stands: compiled
//! code has nothing to clean up.

use std::cell::Cell;
use std::marker::PhantomData;
use std::ptr;

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, Yielder};
use spirv_llvm_translate::internal::error::{Error, Result};

use super::{Engine, Slot};

type Pause = Yielder<(), ()>;

thread_local! {
    /// What suspends the fiber that this thread runs; null outside fibers.
    static PAUSE: Cell<*const Pause> = const { Cell::new(ptr::null()) };
}

/// Memory for the stack of a fiber.
pub struct Stack(DefaultStack);

impl Stack {
    /// One of at least this many bytes.
    ///
    /// # Errors
    /// The system's, if it has no memory.
    pub fn new(size: usize) -> Result<Self> {
        let stack = DefaultStack::new(size);
        stack.map(Self).map_err(|error| Error::internal(format!("no stack for a work-item: {error}")))
    }
}

/// A call of a compiled function.
pub struct Fiber<'e> {
    coroutine: Coroutine<(), (), (), DefaultStack>,
    engine: PhantomData<&'e Engine>,
}

impl<'e> Fiber<'e> {
    /// A call that has not begun; `address` is as for [`Engine::call`].
    pub fn new(engine: &'e Engine, address: u64, arguments: &'e [Slot], stack: Stack) -> Self {
        // Only addresses go into the coroutine; what is there lives as long as `'e`.
        let engine = ptr::from_ref(engine) as usize;
        let (first, count) = (arguments.as_ptr() as usize, arguments.len());
        let coroutine = Coroutine::with_stack(stack.0, move |pause: &Pause, ()| {
            PAUSE.set(pause);
            // SAFETY: the fiber, and so this call, does not outlive engine and arguments.
            let (engine, arguments) = unsafe {
                (&*(engine as *const Engine), std::slice::from_raw_parts(first as *const Slot, count))
            };
            engine.call(address, &mut arguments.to_vec(), &mut Slot::ZERO.clone());
        });
        Self { coroutine, engine: PhantomData }
    }

    /// Goes on until the call ends or [`suspend`] is called; whether it has ended.
    pub fn resume(&mut self) -> bool {
        if !self.coroutine.done() {
            self.coroutine.resume(());
            PAUSE.set(ptr::null());
        }
        self.coroutine.done()
    }

    /// Its stack, for another one.
    pub fn into_stack(mut self) -> Option<Stack> {
        self.forget();
        let fiber = std::mem::ManuallyDrop::new(self);
        // SAFETY: the coroutine is taken out once, and the rest of the fiber has nothing to drop.
        let coroutine = unsafe { ptr::read(&fiber.coroutine) };
        Some(Stack(coroutine.into_stack()))
    }

    /// Leaves a call that has not ended for good.
    fn forget(&mut self) {
        if self.coroutine.started() && !self.coroutine.done() {
            // SAFETY: on the stack are frames of compiled code, and of ours that own nothing but the copy of arguments, which leaks.
            unsafe { self.coroutine.force_reset() }
        }
    }
}

impl Drop for Fiber<'_> {
    fn drop(&mut self) {
        self.forget();
    }
}

/// Suspends the fiber that this thread runs, until it is resumed. False outside fibers.
pub fn suspend() -> bool {
    let pause = PAUSE.get();
    if pause.is_null() {
        return false;
    }
    // SAFETY: it was set by the running fiber, whose coroutine is alive while it runs.
    unsafe { (*pause).suspend(()) };
    PAUSE.set(pause);
    true
}
