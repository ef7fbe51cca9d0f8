//! Locates an instruction in the LLVM assembly language that the module was read from.
//!
//! The module may have been rewritten since: an instruction is searched for by its printed text, then by its
//! result, then by its callee; if all of these fail, its function is reported.

use std::ops::Range;

/// The line, from 0, and the byte range to mark in it. An instruction without a function is a global.
pub fn find(text: &str, function: &str, instruction: &str) -> Option<(usize, Range<usize>)> {
    let lines: Vec<&str> = text.lines().collect();
    let wanted = bare(instruction);
    if function.is_empty() {
        let name = wanted.split(" =").next().filter(|name| name.starts_with('@'))?;
        let line = lines
            .iter()
            .position(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(" =")))?;
        return Some((line, 0..name.len()));
    }
    let head = lines.iter().position(|line| heads(line, function))?;
    let is_definition = lines.get(head).is_some_and(|line| line.starts_with("define"));
    let body = lines.get(head + 1..).filter(|_| is_definition && !wanted.is_empty()).unwrap_or_default();
    let length = body.iter().position(|line| line.starts_with('}')).unwrap_or(body.len());
    let body = body.get(..length).unwrap_or(body);
    let tests: [&dyn Fn(&str) -> bool; 4] = [
        &|line| bare(line) == wanted,
        &|line| {
            let name = defined(wanted).filter(|name| defined(bare(line)) == Some(name));
            name.is_some_and(|name| is_written(name) || opcode(line) == opcode(wanted))
        },
        &|line| callee(wanted).is_some_and(|name| callee(line) == Some(name)),
        &|line| builtin(wanted).is_some_and(|name| callee(line).is_some_and(|callee| callee.contains(&name))),
    ];
    let found = tests.iter().find_map(|test| body.iter().position(|line| test(line)));
    let line = found.map_or(head, |at| head + 1 + at);
    let shown = lines.get(line)?;
    let start = shown.len() - shown.trim_start().len();
    let end = match found {
        Some(_) => start + bare(shown).len(),
        None => name_in(shown, function).map_or(shown.len(), |range| range.end),
    };
    let start = if found.is_some() { start } else { name_in(shown, function).map_or(0, |range| range.start) };
    Some((line, start..end))
}

/// An instruction without attached metadata and comments.
fn bare(line: &str) -> &str {
    let line = line.trim();
    let end = [", !", " !dbg", " #", " ;"].iter().filter_map(|mark| line.find(mark)).min();
    line.get(..end.unwrap_or(line.len())).unwrap_or(line).trim_end()
}

/// The name of a function in a line, with `@`.
fn name_in(line: &str, function: &str) -> Option<Range<usize>> {
    [format!("@{function}("), format!("@\"{function}\"(")].iter().find_map(|name| {
        let start = line.find(name.as_str())?;
        Some(start..start + name.len() - 1)
    })
}

fn heads(line: &str, function: &str) -> bool {
    (line.starts_with("define ") || line.starts_with("declare ")) && name_in(line, function).is_some()
}

/// The name of an instruction's result.
fn defined(line: &str) -> Option<&str> {
    line.trim().split_once(" = ").map(|(name, _)| name).filter(|name| name.starts_with('%'))
}

/// Whether a name comes from the program; LLVM numbers unnamed values.
fn is_written(name: &str) -> bool {
    !name.trim_start_matches('%').bytes().all(|byte| byte.is_ascii_digit())
}

/// The first word after `=`.
fn opcode(line: &str) -> Option<&str> {
    let line = line.trim();
    line.split_once(" = ").map_or(line, |(_, rest)| rest).split(' ').next()
}

/// The builtin whose call corresponds to a SPIR-V instruction.
fn builtin(line: &str) -> Option<String> {
    let name = opcode(line)?.strip_prefix("Op")?;
    if name == "ExtInst" {
        // Skips the result type and the set.
        return Some(format!("__spirv_ocl_{}", line.split_once("OpExtInst ")?.1.split(' ').nth(2)?));
    }
    Some(format!("__spirv_{name}"))
}

/// The name of an instruction's callee.
fn callee(line: &str) -> Option<&str> {
    let at = line.find("call ")?;
    let name = line.get(at..)?.split_once('@')?.1;
    name.split('(').next()
}

#[cfg(test)]
mod tests {
    use super::find;

    const TEXT: &str = "@g = global i7 0\ndefine void @f(i7 %x) {\n  %y = add i7 %x, 1, !dbg !3\n  call void @h(i7 %y)\n  ret void\n}\n\
        define void @k() {\n  %y = add i32 1, 1\n  %z = call i32 @_Z16__spirv_BitCounti(i32 %y)\n\
        \x20 call i32 @_Z15__spirv_ocl_clzi(i32 %y)\n  ret void\n}\n";

    fn shown(function: &str, instruction: &str) -> Option<&'static str> {
        let (line, range) = find(TEXT, function, instruction)?;
        TEXT.lines().nth(line)?.get(range)
    }

    #[test]
    fn instructions_are_found() {
        assert_eq!(shown("f", "  %y = add i7 %x, 1, !dbg !9"), Some("%y = add i7 %x, 1"));
        assert_eq!(shown("k", "  %y = add i32 1, 1"), Some("%y = add i32 1, 1"));
        // Rewritten instructions.
        assert_eq!(shown("f", "%y = add nsw i8 %x, 1"), Some("%y = add i7 %x, 1"));
        assert_eq!(shown("f", "call void @h(i8 %z)"), Some("call void @h(i7 %y)"));
        assert_eq!(shown("f", "%z = mul i8 %x, 1"), Some("@f"));
        assert_eq!(
            shown("k", "%9 = OpBitCount %uint %7"),
            Some("%z = call i32 @_Z16__spirv_BitCounti(i32 %y)")
        );
        assert_eq!(
            shown("k", "%9 = OpExtInst %uint %1 clz %7"),
            Some("call i32 @_Z15__spirv_ocl_clzi(i32 %y)")
        );
        assert_eq!(shown("f", ""), Some("@f"));
        assert_eq!(shown("", "@g = global i7 0"), Some("@g"));
        assert_eq!(shown("nowhere", "ret void"), None);
    }
}
