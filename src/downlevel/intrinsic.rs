//! Intrinsics, and debug information, which was calls of intrinsics before it was records.

use super::line::Line;
use super::token::Kind;
use crate::table::llvm_version::{
    DEBUG_FIELDS, DEBUG_NODES, DEBUG_RECORDS, LIFETIME_WITHOUT_SIZE, MASKED_ACCESSES,
    MASKED_ALIGNMENT_ATTRIBUTE, OVERLOADED_SINCE, introduced,
};

/// Intrinsics that records of debug information become, with the number of their operands.
const RECORDS: &[(&str, &str, usize)] =
    &[("#dbg_value", "value", 3), ("#dbg_declare", "declare", 3), ("#dbg_label", "label", 1)];

/// The declarations of intrinsics that [`Line::debug_record`] calls.
pub(super) fn declaration(record: &str) -> Option<String> {
    let (_, name, count) = RECORDS.iter().find(|(known, ..)| *known == record)?;
    Some(format!("declare void @llvm.dbg.{name}({})\n", vec!["metadata"; *count].join(", ")))
}

impl Line<'_> {
    /// Calls and declarations of intrinsics: newer ones are refused, those of another signature converted.
    pub(super) fn intrinsics(&mut self, version: u32) {
        let is_declaration = self.tokens.first().is_some_and(|token| token.is_word("declare"));
        let mut at = 0;
        while let Some(token) = self.tokens.get(at) {
            at += 1;
            let Some(name) = token.text.strip_prefix("@llvm.").filter(|_| token.kind == Kind::Name) else {
                continue;
            };
            let masked = MASKED_ACCESSES
                .iter()
                .find(|(known, _)| name.starts_with(known))
                .map(|(_, pointer)| *pointer);
            let plain =
                OVERLOADED_SINCE.iter().find(|(known, since)| name.starts_with(known) && *since > version);
            if let Some((plain, _)) = plain {
                self.replace(at - 1..at, &format!("@llvm.{plain}"));
                continue;
            }
            if introduced(name) > version {
                self.refuse(format!("the intrinsic llvm.{name}"));
                continue;
            }
            if let Some(pointer) = masked.filter(|_| version < MASKED_ALIGNMENT_ATTRIBUTE) {
                self.masked_alignment(at, pointer, is_declaration);
                continue;
            }
            let is_lifetime = name.starts_with("lifetime.start") || name.starts_with("lifetime.end");
            if is_lifetime
                && version < LIFETIME_WITHOUT_SIZE
                && self.tokens.get(at).is_some_and(|token| token.is("("))
            {
                // -1: the size is that of the variable.
                self.replace(at..at + 1, if is_declaration { "(i64 immarg, " } else { "(i64 -1, " });
            }
        }
    }

    /// The alignment of a masked access as an operand behind its pointer; 1 if the pointer has none.
    fn masked_alignment(&mut self, open: usize, pointer: usize, is_declaration: bool) {
        let Some(range) = self.arguments(open).get(pointer).cloned() else { return };
        if is_declaration {
            self.insert(range.end, ", i32 immarg");
            return;
        }
        let words = self.tokens.get(range.clone()).unwrap_or_default();
        let align = words.iter().position(|token| token.is_word("align")).map(|at| range.start + at);
        let number = align
            .and_then(|at| self.tokens.get(at + 2))
            .map_or_else(|| "1".to_owned(), |token| token.text.to_string());
        self.insert(range.end, &format!(", i32 {number}"));
        if let Some(at) = align {
            self.remove(at..at + 3);
        }
    }

    /// A record of debug information as a call; returns the record's name if the line is one.
    pub(super) fn debug_record(&mut self, version: u32) -> Option<String> {
        let at = self.tokens.iter().position(|token| token.kind != Kind::Blank)?;
        let name = self.tokens.get(at)?.text.to_string();
        if version >= DEBUG_RECORDS || !name.starts_with("#dbg_") {
            return None;
        }
        let Some((_, intrinsic, count)) = RECORDS.iter().find(|(known, ..)| *known == name) else {
            self.refuse(format!("the record {name}"));
            return None;
        };
        let arguments: Vec<_> = self.arguments(at + 1).into_iter().map(|range| self.slice(range)).collect();
        let (operands, location) = (arguments.get(..*count)?, arguments.get(*count)?);
        let operands: Vec<_> = operands.iter().map(|operand| format!("metadata {operand}")).collect();
        let call = format!("call void @llvm.dbg.{intrinsic}({}), !dbg {location}", operands.join(", "));
        self.replace(at..self.tokens.len(), &call);
        Some(name)
    }

    /// Nodes of debug information: their later fields are dropped.
    pub(super) fn debug_node(&mut self, version: u32) {
        let Some(at) =
            self.tokens.iter().position(|token| token.kind == Kind::Name && token.text.starts_with("!DI"))
        else {
            return;
        };
        let node = self
            .tokens
            .get(at)
            .map(|token| token.text.trim_start_matches('!').to_owned())
            .unwrap_or_default();
        if DEBUG_NODES.iter().any(|(name, since)| *name == node && *since > version) {
            self.refuse(format!("the node {node}"));
        }
        let fields = self.arguments(at + 1);
        for (place, range) in fields.iter().enumerate().rev() {
            let field = self.slice(range.clone());
            let name = field.split(':').next().unwrap_or_default();
            if DEBUG_FIELDS.iter().any(|(known, since)| *known == name && *since > version) {
                // With the comma behind the first field, in front of any other.
                let comma = usize::from(fields.len() > 1);
                let range =
                    if place == 0 { range.start..range.end + comma } else { range.start - 1..range.end };
                self.tokens.drain(range);
            }
        }
    }
}
