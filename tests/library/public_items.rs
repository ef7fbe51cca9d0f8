//! The public items are those of `public_items.txt`: what is added or taken away shows in a review. `BLESS=1` writes the list anew.
//!
//! The list is made of the sources: what `src/lib.rs` exports, and the methods, fields and variants of it that are public and not hidden.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use syn::{Attribute, Fields, ImplItem, Item, UseTree, Visibility};

/// How many items `src/lib.rs` may export; methods, fields and variants do not count.
const MOST: usize = 50;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A source file, parsed.
struct Source {
    path: PathBuf,
    text: String,
    items: Vec<Item>,
}

fn sources(folder: &Path, found: &mut Vec<Source>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let items = syn::parse_file(&text).unwrap().items;
            found.push(Source { path, text, items });
        }
    }
}

fn is_hidden(attributes: &[Attribute]) -> bool {
    let is_hidden = |attribute: &Attribute| {
        attribute
            .meta
            .require_list()
            .is_ok_and(|list| list.path.is_ident("doc") && list.tokens.to_string() == "hidden")
    };
    attributes.iter().any(is_hidden)
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// What a `use` exports: the names in front of it, its own, and the one that it gets.
fn exports(tree: &UseTree, path: &mut Vec<String>, found: &mut Vec<(Vec<String>, String, String)>) {
    match tree {
        UseTree::Path(next) => {
            path.push(next.ident.to_string());
            exports(&next.tree, path, found);
            path.pop();
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| exports(tree, path, found)),
        UseTree::Name(name) => found.push((path.clone(), name.ident.to_string(), name.ident.to_string())),
        UseTree::Rename(new) => found.push((path.clone(), new.ident.to_string(), new.rename.to_string())),
        UseTree::Glob(_) => panic!("src/lib.rs exports whatever {path:?} has"),
    }
}

/// The sort of an item of this name that a file defines for others, with its fields or variants.
fn definition(source: &Source, name: &str) -> Option<(&'static str, Vec<String>)> {
    let fields = |fields: &Fields| -> Vec<String> {
        let shown = fields.iter().filter(|field| is_public(&field.vis) && !is_hidden(&field.attrs));
        shown.filter_map(|field| Some(format!(".{}", field.ident.as_ref()?))).collect()
    };
    source.items.iter().find_map(|item| match item {
        Item::Fn(item) if item.sig.ident == name && is_public(&item.vis) => Some(("fn", Vec::new())),
        Item::Type(item) if item.ident == name && is_public(&item.vis) => Some(("type", Vec::new())),
        Item::Struct(item) if item.ident == name && is_public(&item.vis) => {
            Some(("struct", fields(&item.fields)))
        }
        Item::Enum(item) if item.ident == name && is_public(&item.vis) => {
            let shown = item.variants.iter().filter(|variant| !is_hidden(&variant.attrs));
            Some(("enum", shown.map(|variant| format!("::{}", variant.ident)).collect()))
        }
        // One that a macro makes has variants that are hidden.
        Item::Macro(_) if source.text.contains(&format!("pub enum {name} {{")) => Some(("enum", Vec::new())),
        _ => None,
    })
}

/// The public methods and constants of a type that a file has.
fn methods(source: &Source, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for item in &source.items {
        let Item::Impl(block) = item else { continue };
        let syn::Type::Path(of) = &*block.self_ty else { continue };
        if block.trait_.is_some() || !of.path.is_ident(name) {
            continue;
        }
        for item in &block.items {
            match item {
                ImplItem::Fn(item) if is_public(&item.vis) && !is_hidden(&item.attrs) => {
                    found.push(format!("::{}()", item.sig.ident));
                }
                ImplItem::Const(item) if is_public(&item.vis) && !is_hidden(&item.attrs) => {
                    found.push(format!("::{}", item.ident));
                }
                _ => {}
            }
        }
    }
    found
}

/// The list, and how many items the root exports.
fn public_items() -> (BTreeSet<String>, usize) {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    let library = files.iter().find(|file| file.path.ends_with("src/lib.rs")).unwrap();
    let mut exported = Vec::new();
    for item in &library.items {
        match item {
            Item::Use(item) if is_public(&item.vis) => exports(&item.tree, &mut Vec::new(), &mut exported),
            Item::Mod(item) if is_public(&item.vis) && !is_hidden(&item.attrs) => {
                assert_eq!(item.ident, "guide", "a public module; what it exports is not counted");
            }
            _ => {}
        }
    }
    let mut list = BTreeSet::new();
    for (path, name, shown) in &exported {
        let has = |file: &&Source| definition(file, name).is_some();
        let folder = root().join("src").join(path.join("/"));
        let is_near =
            |file: &&Source| file.path.starts_with(&folder) || file.path == folder.with_extension("rs");
        let near: Vec<_> = files.iter().filter(is_near).filter(has).collect();
        let all: Vec<_> = if near.is_empty() { files.iter().filter(has).collect() } else { near };
        let [file] = all[..] else { panic!("{shown} is defined in {} files", all.len()) };
        let (sort, parts) = definition(file, name).unwrap();
        list.insert(format!("{sort} {shown}"));
        // Another file may have methods of it, unless the name is that of a type of its own.
        let others = files
            .iter()
            .filter(|other| other.path == file.path || definition(other, name).is_none() && shown == name);
        let methods = others.flat_map(|other| methods(other, name));
        list.extend(parts.into_iter().chain(methods).map(|part| format!("{sort} {shown}{part}")));
    }
    (list, exported.len())
}

#[apply(case)]
fn public_items_are_listed() {
    let (list, exported) = public_items();
    let text: String = list.iter().map(|line| format!("{line}\n")).collect();
    let path = root().join("tests/library/public_items.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let known = std::fs::read_to_string(&path).unwrap();
    let known: BTreeSet<&str> = known.lines().collect();
    let added: Vec<_> = list.iter().filter(|line| !known.contains(line.as_str())).collect();
    let gone: Vec<_> = known.iter().filter(|line| !list.contains(**line)).collect();
    assert!(added.is_empty() && gone.is_empty(), "BLESS=1 writes the list; added {added:#?}, gone {gone:#?}");
    assert!(exported <= MOST, "{exported} items, {MOST} at most");
    // What users cannot do without is seen.
    for line in ["fn translate", "struct Options::read()", "struct Finding.location", "enum Form::Spv"] {
        assert!(known.contains(line), "{line} is not seen");
    }
}
