//! LLVM assembly language for an older LLVM.
//!
//! Rule of this module: it knows LLVM's text, not modules, but for `objects.rs`, a pass in front. LLVM prints; each line is rewritten by the
//! rows of `table/llvm_version.rs`, which have the version that introduced a construct. A hint that an older LLVM does not have is dropped, a construct that it spells otherwise is
//! spelled so, all others are refused by name, together.
//!
//! Every construct is within one line of what LLVM prints, but for the declarations that calls in place of debug records need; these follow at
//! the end.
//!
//! Known gap: rows cover what the reader emits, not all of LLVM.

mod attribute;
mod constant;
mod intrinsic;
mod line;
mod objects;
mod token;

use crate::error::{Error, ErrorKind, Finding, Location, Result};
use crate::llvm::{Context, Module};
use crate::options::MetadataLevel;
use crate::table::llvm_version::{TARGET_TYPES, VERSIONS};
use line::Line;
use std::collections::BTreeSet;

/// The text of a module as LLVM `version` reads it; `metadata`: whether it contains the metadata contract.
///
/// # Errors
/// As [`rewritten`]; `Unsupported` with a finding for each type that an older LLVM does not have, where the contract cannot name it.
pub fn downlevel(
    context: &Context,
    module: Module<'_>,
    version: u32,
    metadata: MetadataLevel,
) -> Result<String> {
    if version < TARGET_TYPES && metadata != MetadataLevel::None {
        objects::name_objects(context, module, version)?;
    }
    rewritten(&module.print_to_string(), version)
}

/// The text of a module in the syntax of an older version of LLVM, which reads it.
///
/// # Errors
/// `Usage` for a version outside of [`VERSIONS`]; `Unsupported`, with a finding for each construct that the version has no equivalent of.
fn rewritten(text: &str, version: u32) -> Result<String> {
    if !VERSIONS.contains(&version) {
        let (first, last) = (VERSIONS.start(), VERSIONS.end());
        return Err(Error::new(ErrorKind::Usage, format!("LLVM {version}: versions are {first} to {last}")));
    }
    if version == *VERSIONS.end() {
        return Ok(text.to_owned());
    }
    let mut output = String::with_capacity(text.len() + text.len() / 8);
    let (mut records, mut findings) = (BTreeSet::new(), Vec::new());
    let mut function = String::new();
    for source in text.lines() {
        if let Some(name) = source.strip_prefix("define ").and_then(name_of_function) {
            function = name;
        } else if source == "}" {
            function.clear();
        }
        let mut line = Line::new(source);
        records.extend(rewrite(&mut line, source, version));
        for construct in &line.refused {
            let message = format!("LLVM {version} does not have {construct}");
            // Each construct once, at its first place.
            if findings.iter().any(|finding: &Finding| finding.message == message) {
                continue;
            }
            let (function, instruction) = (function.clone(), source.trim().to_owned());
            let location =
                Location::Llvm { function, block: String::new(), instruction, source: String::new() };
            findings.push(Finding { message, location: Some(location), rule: None });
        }
        output.push_str(&line.text());
        output.push('\n');
    }
    output.extend(records.iter().filter_map(|record| intrinsic::declaration(record)));
    match Error::from_findings(ErrorKind::Unsupported, findings) {
        Some(error) => Err(error),
        None => Ok(output),
    }
}

/// Rewrites a line; returns the name of the debug record that it was.
fn rewrite(line: &mut Line<'_>, source: &str, version: u32) -> Option<String> {
    if source.starts_with("target triple") {
        line.triple(version);
        return None;
    }
    line.target_types(version);
    line.splats(version);
    if source.starts_with('!') {
        line.debug_node(version);
        return None;
    }
    let record = line.debug_record(version);
    line.flags(version);
    line.attributes(version);
    line.intrinsics(version);
    record
}

/// The name of the function that a line defines, without sigil and quotes.
fn name_of_function(head: &str) -> Option<String> {
    let start = head.find('@')? + 1;
    let rest = head.get(start..)?;
    let end = rest.find('(').unwrap_or(rest.len());
    rest.get(..end).map(|name| name.trim_matches('"').to_owned())
}

#[cfg(test)]
mod tests {
    use super::rewritten;

    #[track_caller]
    fn check(version: u32, from: &str, to: &str) {
        assert_eq!(rewritten(from, version).unwrap_or_default(), to.to_owned() + "\n");
    }

    #[test]
    fn attributes_and_flags() {
        check(
            20,
            "declare void @f(ptr captures(none), ptr captures(address))",
            "declare void @f(ptr nocapture, ptr)",
        );
        check(
            15,
            "attributes #1 = { nocreateundeforpoison nounwind memory(argmem: read) }",
            "attributes #1 = { nounwind argmemonly readonly }",
        );
        check(17, "  %1 = or disjoint i32 %0, 1", "  %1 = or i32 %0, 1");
        check(18, "  %1 = zext nneg i32 %0 to i64", "  %1 = zext nneg i32 %0 to i64");
        check(17, "  %1 = zext nneg i32 %0 to i64", "  %1 = zext i32 %0 to i64");
        check(19, "  %1 = add nuw i32 %0, 1", "  %1 = add nuw i32 %0, 1");
        check(
            19,
            "  %1 = getelementptr inbounds nuw i8, ptr %0, i64 4",
            "  %1 = getelementptr inbounds i8, ptr %0, i64 4",
        );
        check(19, "  %1 = fpext fast half %0 to float", "  %1 = fpext half %0 to float");
        check(19, "  %1 = fadd fast float %0, %0", "  %1 = fadd fast float %0, %0");
    }

    #[test]
    fn constants_and_types() {
        check(16, "  %1 = sdiv <2 x i64> %0, splat (i64 3)", "  %1 = sdiv <2 x i64> %0, <i64 3, i64 3>");
        check(
            16,
            "  %2 = select <3 x i1> %1, <4 x i32> splat (i32 1), <4 x i32> %0",
            "  %2 = select <3 x i1> %1, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, <4 x i32> %0",
        );
        check(
            15,
            "declare target(\"spirv.Event\") @_Z1f(target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0))",
            "declare ptr @_Z1f(ptr addrspace(1))",
        );
    }

    #[test]
    fn debug_records() {
        check(
            18,
            "    #dbg_value(ptr addrspace(1) %p, !22, !DIExpression(DW_OP_deref), !23)",
            "    call void @llvm.dbg.value(metadata ptr addrspace(1) %p, metadata !22, metadata !DIExpression(DW_OP_deref)), !dbg !23\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)",
        );
        check(
            21,
            "!1 = !DIBasicType(name: \"a, b\", size: 7, dataSize: 3)",
            "!1 = !DIBasicType(name: \"a, b\", size: 7)",
        );
    }

    #[test]
    fn what_has_no_equivalent_is_listed() {
        let text = "define void @f() {\n  %1 = call float @llvm.tan.f32(float 0.0)\n  %2 = atomicrmw usub_cond ptr %p, i32 1 seq_cst, align 4\n}";
        let error = rewritten(text, 18).map_or_else(|error| error.to_string(), |_| String::new());
        assert!(
            error.contains("the intrinsic llvm.tan.f32")
                && error.contains("usub_cond")
                && error.contains("@f"),
            "{error}"
        );
        assert!(rewritten("", 14).is_err() && rewritten("", 23).is_err());
    }
}
