//! The chapter of the guide that lists the rules is made of the table.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use spirv_llvm_translate::internal::validate::{Need, RULES, Row};

const HEAD: &str = "\
# Rules

<!-- Made by tests/validate/index.rs; BLESS=1 cargo test validate::index writes it. -->

What `validate` checks, by the scope of each rule: universal rules are SPIR-V's own, the others belong to environments or to a device.
`validate --explain RULE` shows a module that breaks the rule, and what would be right. A violation of a rule that is marked with
\u{2020} is refused by a translation, too; any other is not needed for it.
";

const DIFFERENCES: &str = "
## Differences from spirv-val

The rules in which spirv-val (2026) accepts what breaks them, and why it does:

| rule | reason |
|---|---|
";

/// The family of a rule: its scope and what it is about.
fn family(row: &Row) -> (&str, &str) {
    let mut parts = row.id.split('.');
    (parts.next().unwrap_or_default(), parts.next().unwrap_or_default())
}

fn chapter() -> String {
    let mut text = HEAD.to_owned();
    let mut families: Vec<(&str, &str)> = Vec::new();
    for family in RULES.iter().map(family) {
        if !families.contains(&family) {
            families.push(family);
        }
    }
    let mut scopes: Vec<&str> = Vec::new();
    for (scope, _) in &families {
        if !scopes.contains(scope) {
            scopes.push(scope);
        }
    }
    for scope in scopes {
        write!(text, "\n## {scope}\n").unwrap();
        for of in families.iter().filter(|family| family.0 == scope) {
            write!(text, "\n### {}.{}\n\n| rule | statement | section |\n|---|---|---|\n", of.0, of.1)
                .unwrap();
            for row in RULES.iter().filter(|row| family(row) == *of) {
                let mark = if row.need == Need::Required { " \u{2020}" } else { "" };
                let (statement, section) = (escaped(row.statement), escaped(row.section));
                writeln!(text, "| `{}`{mark} | {statement} | {section} |", row.id).unwrap();
            }
        }
    }
    let mut differences: BTreeMap<&str, String> = BTreeMap::new();
    let broken = super::all();
    for (_, broken) in &broken {
        if let Some(why) = &broken.valid {
            differences.entry(broken.rule.id()).or_insert_with(|| why.clone());
        }
    }
    text += DIFFERENCES;
    for (rule, why) in differences {
        writeln!(text, "| `{rule}` | {why} |").unwrap();
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace("<id>", "`<id>`").replace('|', "\\|")
}

#[apply(case)]
fn the_index_of_rules_is_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide/rules.md");
    let wanted = chapter();
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, &wanted).unwrap();
    }
    let shown = std::fs::read_to_string(&path).unwrap_or_default();
    let different = shown.lines().zip(wanted.lines()).find(|(shown, wanted)| shown != wanted);
    assert!(shown == wanted, "BLESS=1 cargo test validate::index writes the chapter: {different:?}");
}
