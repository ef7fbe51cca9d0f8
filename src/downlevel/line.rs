//! One line of LLVM assembly language, as tokens that are replaced in place.

use super::token::{Kind, Token, closing, text, tokens};
use crate::table::llvm_version::SPIRV_TRIPLE;
use std::ops::Range;

/// A line, and what an older LLVM has no equivalent of.
pub(super) struct Line<'a> {
    pub tokens: Vec<Token<'a>>,
    /// Names of constructs that have to be refused.
    pub refused: Vec<String>,
}

impl<'a> Line<'a> {
    pub fn new(line: &'a str) -> Self {
        Self { tokens: tokens(line), refused: Vec::new() }
    }

    pub fn text(&self) -> String {
        text(&self.tokens)
    }

    pub fn refuse(&mut self, construct: String) {
        if !self.refused.contains(&construct) {
            self.refused.push(construct);
        }
    }

    pub fn replace(&mut self, range: Range<usize>, by: &str) {
        self.tokens.splice(range, [Token::new(Kind::Word, by.to_owned())]);
    }

    pub fn insert(&mut self, at: usize, text: &str) {
        self.replace(at..at, text);
    }

    /// Removes tokens and the blank in front of them.
    pub fn remove(&mut self, range: Range<usize>) {
        let is_blank = |at: usize| self.tokens.get(at).is_some_and(|token| token.kind == Kind::Blank);
        let start = match range.start.checked_sub(1) {
            Some(before) if is_blank(before) => before,
            _ => range.start,
        };
        self.tokens.drain(start..range.end);
    }

    /// The token at `at` with the parentheses directly behind it.
    pub fn call(&self, at: usize) -> Option<Range<usize>> {
        self.tokens.get(at + 1).filter(|token| token.is("("))?;
        closing(&self.tokens, at + 1).map(|end| at..end + 1)
    }

    /// Replaces the token at `at`, with the parentheses behind it if there are any; removes it if there is no replacement.
    pub fn replace_call(&mut self, at: usize, by: &str) {
        let range = self.call(at).unwrap_or(at..at + 1);
        if by.is_empty() { self.remove(range) } else { self.replace(range, by) }
    }

    /// `target triple = "..."`: an architecture that an LLVM does not know is spelled as unknown, else its `opt` refuses the module.
    pub fn triple(&mut self, version: u32) {
        let Some(at) = self.tokens.iter().position(|token| token.kind == Kind::String) else { return };
        let triple = self.tokens.get(at).map(|token| token.text.to_string()).unwrap_or_default();
        if let Some(rest) = triple.strip_prefix("\"spirv-").filter(|_| version < SPIRV_TRIPLE) {
            self.replace(at..at + 1, &format!("\"unknown-{rest}"));
        }
    }

    /// The ranges of tokens between commas within the brackets at `open`.
    pub fn arguments(&self, open: usize) -> Vec<Range<usize>> {
        let Some(end) = closing(&self.tokens, open) else { return Vec::new() };
        let mut found = Vec::new();
        let (mut start, mut at) = (open + 1, open + 1);
        while at < end {
            let Some(token) = self.tokens.get(at) else { break };
            match (token.kind, &*token.text) {
                (Kind::Punctuation, ",") => {
                    found.push(start..at);
                    start = at + 1;
                }
                (Kind::Punctuation, "(" | "[" | "{" | "<") => at = closing(&self.tokens, at).unwrap_or(end),
                _ => {}
            }
            at += 1;
        }
        if start < end {
            found.push(start..end);
        }
        found
    }

    /// The text of a range of tokens, without blanks around it.
    pub fn slice(&self, range: Range<usize>) -> String {
        text(self.tokens.get(range).unwrap_or_default()).trim().to_owned()
    }
}
