//! Checks as LLVM IR, which is optimized together with the kernel: what is right costs no call.
//!
//! Names have behind a dot the address space of the pointer, and of accesses that can race what they do and how many cells they use.

use std::fmt::Write;

use super::race::CELL;
use super::{DISTANCE, FIRST, ITEM, NOW, PREFIX, STATE, TIME, WAITING};
use crate::executor::companion::quoted;
use crate::executor::jit::{Function, Prober};

/// The most cells of an access whose check is inline.
pub const MOST_CELLS: u64 = 16;

/// The largest access, in bytes, whose shadow is found inline.
pub const LARGEST: u64 = 256;

/// The variables that inline checks and the checks of calls share, and the functions that inline checks call.
pub fn variables() -> String {
    let mut text = format!("@\"{STATE}\" = global [4096 x i8] zeroinitializer, align 64\n");
    for (name, ty) in
        [(DISTANCE, "i64"), (ITEM, "i64"), (FIRST, "i64"), (NOW, "i64"), (TIME, "i32"), (WAITING, "i32")]
    {
        let _ = writeln!(text, "@\"{name}\" = global {ty} 0");
    }
    let _ = writeln!(
        text,
        "@spirv_run.zeros = internal constant [{LARGEST} x i8] zeroinitializer, align 64\n@spirv_run.sink = internal global [{LARGEST} x i8] zeroinitializer, align 64"
    );
    text
}

/// The start of a definition of a function that the module declares.
fn head(function: &Function) -> String {
    let parameters = function.parameters.iter().enumerate();
    let list: Vec<String> =
        parameters.map(|(index, parameter)| format!("{} %p{index}", parameter.text)).collect();
    let (result, name) = (&function.result.text, quoted(&function.name));
    format!("define {result} {name}({}) alwaysinline {{\n", list.join(", "))
}

/// Definitions of functions that need no call, by what is behind [`PREFIX`] in their name.
pub fn definition(function: &Function, prober: u64) -> Option<String> {
    let mut parts = function.name.strip_prefix(PREFIX)?.split('.');
    let text = match parts.next()? {
        "barrier" => format!("{}  store i32 %p0, ptr @\"{WAITING}\"\n  ret void\n}}\n", head(function)),
        "shadow" => shadow(function, parts.next()? == "w"),
        "quiet" => known(function, None, prober),
        "known" => {
            let (space, kind, count) = (parts.next()?, parts.next()?, parts.next()?.parse().ok()?);
            let race = Race { is_local: space == "3", is_write: kind == "w", count };
            known(function, Some(race), prober)
        }
        _ => return None,
    };
    Some(text)
}

/// Address, size in bytes, and start, size and distance to shadow of memory, distance from shadow to origins: shadow and its origins.
fn shadow(function: &Function, is_write: bool) -> String {
    let other = if is_write { "@spirv_run.sink" } else { "@spirv_run.zeros" };
    format!(
        "{}  %offset = sub i64 %p0, %p2
  %more = add i64 %p3, 1
  %limit = call i64 @llvm.usub.sat.i64(i64 %more, i64 %p1)
  %in = icmp ult i64 %offset, %limit
  %s = add i64 %p0, %p4
  %low = and i64 %s, -4
  %o = add i64 %low, %p5
  %sp = inttoptr i64 %s to ptr
  %op = inttoptr i64 %o to ptr
  %a = select i1 %in, ptr %sp, ptr {other}
  %b = select i1 %in, ptr %op, ptr {other}
  %c = insertvalue {{ ptr, ptr }} poison, ptr %a, 0
  %d = insertvalue {{ ptr, ptr }} %c, ptr %b, 1
  ret {{ ptr, ptr }} %d
}}
",
        head(function)
    )
}

/// An access that can race.
struct Race {
    is_local: bool,
    is_write: bool,
    count: u64,
}

/// Pointer, size in bytes, what it is, place; start and size of memory; the address of the cell of address 0 and the logarithm of the bytes of a cell:
/// the pointer to use. What is wrong, or may be, is left to a call.
fn known(function: &Function, race: Option<Race>, prober: u64) -> String {
    let pointer = function.parameters.first().map_or("ptr", |parameter| parameter.text.as_str());
    let mut text = head(function);
    let _ = write!(
        text,
        "  %a = ptrtoint {pointer} %p0 to i64
  %offset = sub i64 %a, %p4
  %more = add i64 %p5, 1
  %limit = call i64 @llvm.usub.sat.i64(i64 %more, i64 %p1)
  %in = icmp ult i64 %offset, %limit
  %bits = lshr i32 %p2, 4
  %log = and i32 %bits, 15
  %alignment = shl i32 1, %log
  %mask = sub i32 %alignment, 1
  %wide = zext i32 %mask to i64
  %rest = and i64 %a, %wide
  %even = icmp eq i64 %rest, 0
  %ok = and i1 %in, %even
  br i1 %ok, label %fast, label %slow, !prof !{{!\"branch_weights\", i32 100000, i32 1}}
slow:
  %what = zext i32 %p2 to i64
  %place = zext i32 %p3 to i64
  %given = call i64 inttoptr (i64 {} to ptr)(ptr inttoptr (i64 {prober} to ptr), i64 {}, i64 %a, i64 %p1, i64 %what, i64 %place) cold
  %other = inttoptr i64 %given to {pointer}
  br label %end
fast:
",
        Prober::entry(),
        super::Probed::Access.number(),
    );
    match race {
        Some(race) => cells(&mut text, &race),
        None => text.push_str("  br label %done\ndone:\n"),
    }
    let _ = writeln!(
        text,
        "  br label %end\nend:\n  %used = phi {pointer} [ %other, %slow ], [ %p0, %done ]\n  ret {pointer} %used\n}}"
    );
    text
}

/// Looks for other accesses to some bytes, and notes this one; ends in the block `done`.
fn cells(text: &mut String, race: &Race) {
    let _ = writeln!(
        text,
        "  %mark = load i64, ptr @\"{ITEM}\", align 8\n  %item = trunc i64 %mark to i32
  %now = load i32, ptr @\"{TIME}\", align 4\n  %time = zext i32 %now to i64
  %at = zext i32 %p3 to i64\n  %high = shl i64 %at, 32\n  %second = or i64 %high, %time
  %number = lshr i64 %a, %p7\n  %step = mul i64 %number, {CELL}\n  %first = add i64 %step, %p6\n  %cell = inttoptr i64 %first to ptr"
    );
    let marks: &[u64] = if race.is_write { &[0, 16, 32] } else { &[0] };
    let mut all = Vec::new();
    for cell in 0..race.count {
        for mark in marks {
            let id = format!("{cell}.{mark}");
            let _ = writeln!(
                text,
                "  %p.{id} = getelementptr i8, ptr %cell, i64 {}\n  %w.{id} = load i64, ptr %p.{id}, align 8",
                cell * CELL + mark
            );
            if race.is_local {
                // Those of this epoch differ from the own mark in the item alone.
                let _ = writeln!(
                    text,
                    "  %x.{id} = xor i64 %w.{id}, %mark\n  %y.{id} = add i64 %x.{id}, -1\n  %r.{id} = icmp ult i64 %y.{id}, 4294967295"
                );
            } else {
                let _ = writeln!(
                    text,
                    "  %x.{id} = trunc i64 %w.{id} to i32\n  %y.{id} = icmp ne i32 %x.{id}, 0\n  %z.{id} = icmp ne i32 %x.{id}, %item\n  %r.{id} = and i1 %y.{id}, %z.{id}"
                );
            }
            all.push(format!("%r.{id}"));
        }
    }
    let mut any = String::from("false");
    for (number, one) in all.iter().enumerate() {
        let _ = writeln!(text, "  %any.{number} = or i1 {any}, {one}");
        any = format!("%any.{number}");
    }
    let _ = writeln!(
        text,
        "  br i1 {any}, label %slow, label %free, !prof !{{!\"branch_weights\", i32 1, i32 100000}}\nfree:"
    );
    for cell in 0..race.count {
        let at = |text: &mut String, name: &str, offset: u64| {
            let _ = writeln!(
                text,
                "  %{name}.{cell} = getelementptr i8, ptr %cell, i64 {}",
                cell * CELL + offset
            );
        };
        if race.is_write {
            at(text, "s", 8);
            let _ = writeln!(
                text,
                "  store i64 %mark, ptr %p.{cell}.0, align 8\n  store i64 %second, ptr %s.{cell}, align 8\n  store i64 0, ptr %p.{cell}.16, align 8\n  store i64 0, ptr %p.{cell}.32, align 8"
            );
            continue;
        }
        at(text, "r", 16);
        at(text, "t", 24);
        at(text, "q", 32);
        let _ = writeln!(
            text,
            "  %old.{cell} = load i64, ptr %r.{cell}, align 8\n  %who.{cell} = trunc i64 %old.{cell} to i32
  %same.{cell} = icmp eq i32 %who.{cell}, %item\n  br i1 %same.{cell}, label %set.{cell}, label %keep.{cell}
keep.{cell}:\n  %both.{cell} = load <2 x i64>, ptr %r.{cell}, align 8\n  store <2 x i64> %both.{cell}, ptr %q.{cell}, align 8
  br label %set.{cell}
set.{cell}:\n  store i64 %mark, ptr %r.{cell}, align 8\n  store i64 %second, ptr %t.{cell}, align 8"
        );
    }
    text.push_str("  br label %done\ndone:\n");
}
