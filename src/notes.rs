//! Notes: what a translation that succeeded leaves out, for whoever called it.
//!
//! Rule of this module: the library never prints; what is worth a remark is noted here, each remark once.

use std::sync::{Arc, Mutex, PoisonError};

/// Collects notes; a copy collects into the same list.
#[derive(Clone, Debug, Default)]
pub struct Notes(Arc<Mutex<Vec<String>>>);

impl Notes {
    /// Adds a note, unless it was added before.
    pub fn add(&self, note: &str) {
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !notes.iter().any(|other| other == note) {
            notes.push(note.to_owned());
        }
    }

    /// Takes the notes so far, in order.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[test]
fn each_note_is_kept_once() {
    let notes = Notes::default();
    let copy = notes.clone();
    notes.add("a");
    copy.add("b");
    copy.add("a");
    assert_eq!(notes.take(), ["a", "b"]);
    assert!(copy.take().is_empty());
}
