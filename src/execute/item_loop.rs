//! The function that runs all work-items of a group, as LLVM IR.
//!
//! Where none waits for another it calls the kernel in a loop. Where they wait at barriers each work-item is a coroutine: the loop is repeated, and
//! resumes those that have not ended, until all have. LLVM keeps in the frame of a coroutine what is needed behind a barrier, no more.

use std::fmt::Write;

use super::check::{FIRST, ITEM as CHECKED_ITEM, NOW, STATE, WAITING};
use super::companion::quoted;
use super::jit::{COROUTINE_LEAVE, Function, Parameter};
use super::swift::{ITEM, WORDS};

/// The name of the function that makes a work-item the one that runs.
pub const ENTER: &str = "spirv_run.enter";

/// What coroutines need. Frames lie one behind the other; the first coroutine of a group makes room for all.
const FRAMES: &str = "declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare void @llvm.coro.end(ptr, i1, token)
declare void @llvm.coro.resume(ptr)
declare i1 @llvm.coro.done(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
@spirv_run.frames = internal global ptr null
@spirv_run.count = internal global i64 0
define internal ptr @spirv_run.frame(i64 %size) {
  %n = load i64, ptr @spirv_run.count
  %i = load i64, ptr getelementptr (i64, ptr @spirv_run.item, i64 18)
  %wide = add i64 %size, 63
  %step = and i64 %wide, -64
  %old = load ptr, ptr @spirv_run.frames
  %is = icmp eq ptr %old, null
  br i1 %is, label %make, label %have
make:
  %all = mul i64 %step, %n
  %room = add i64 %all, 64
  %new = call ptr @malloc(i64 %room)
  store ptr %new, ptr @spirv_run.frames
  br label %have
have:
  %start = phi ptr [ %old, %0 ], [ %new, %make ]
  %a = ptrtoint ptr %start to i64
  %b = add i64 %a, 63
  %c = and i64 %b, -64
  %d = mul i64 %i, %step
  %e = add i64 %c, %d
  %f = inttoptr i64 %e to ptr
  ret ptr %f
}
";

/// The function that makes a work-item the one that runs, and the variable that holds it; suspended code finds another one there if it is shared.
pub fn entering(is_shared: bool) -> String {
    let linkage = if is_shared { "" } else { "internal " };
    format!(
        "@{ITEM} = {linkage}global [{WORDS} x i64] zeroinitializer, align 64\ndefine void @{ENTER}(ptr %slots, ptr %item) {{\n  call void @llvm.memcpy.p0.p0.i64(ptr align 64 @{ITEM}, ptr %slots, i64 {}, i1 false)\n  ret void\n}}\n",
        WORDS * 8
    )
}

/// The name of the function that runs the work-items of a group.
pub fn group_name(kernel: &str) -> String {
    format!("group.{kernel}")
}

/// The name of the coroutine of a work-item.
pub fn coroutine_name(kernel: &str) -> String {
    format!("coroutine.{kernel}")
}

/// The loads of a kernel's arguments, and the call of it.
struct Call {
    loads: String,
    call: String,
}

/// What a group's function needs besides where instrumented code runs.
pub struct Checked {
    /// The size of the shadow of a kernel's arguments, in bytes.
    pub shadow: usize,
    /// The call when all have ended or wait.
    pub round: String,
}

impl Checked {
    /// Sets the current work-item of the checks, which [`items`] has numbered.
    fn enter(&self) -> String {
        let size = self.shadow.min(MOST_SHADOW);
        format!(
            "  %first.item = load i64, ptr @\"{FIRST}\"\n  %item.number = add i64 %first.item, %u18
  %now = load i64, ptr @\"{NOW}\"\n  %epoch = shl i64 %now, 32\n  %mark = or i64 %epoch, %item.number
  store i64 %mark, ptr @\"{CHECKED_ITEM}\"\n  call void @llvm.memset.p0.i64(ptr @\"{STATE}\", i8 0, i64 {size}, i1 false)\n"
        )
    }
}

/// The size of the room for the shadow of arguments.
const MOST_SHADOW: usize = 800;

/// How a parameter is loaded, by number.
type Load<'l> = dyn Fn(&Parameter, usize) -> Option<String> + 'l;

impl Call {
    fn new(kernel: &Function, load: &Load<'_>) -> Option<Self> {
        let mut loads = String::new();
        let mut arguments = Vec::new();
        for (index, parameter) in kernel.parameters.iter().enumerate() {
            if parameter.by_value.is_some() {
                return None;
            }
            loads.push_str(&load(parameter, index)?);
            arguments.push(format!("{} {} %a{index}", parameter.text, parameter.extension));
        }
        let call = format!("  call spir_kernel void {}({})\n", quoted(&kernel.name), arguments.join(", "));
        Some(Self { loads, call })
    }
}

/// The function that runs the work-items of the group whose first one is in [`ITEM`], if nothing is passed in memory.
pub fn group(kernel: &Function, load: &Load<'_>, checked: Option<&Checked>) -> Option<String> {
    let Call { loads, call } = Call::new(kernel, load)?;
    let mut text = head(kernel, &loads);
    text.push_str("  br label %lz\n");
    let enter = checked.map_or(String::new(), Checked::enter);
    items(&mut text, ("entry", "lx"), &(enter + &call));
    text.push_str("  ret void\n}\n");
    Some(text)
}

/// The same for a kernel with barriers, with its coroutine.
pub fn waiting_group(kernel: &Function, load: &Load<'_>, checked: Option<&Checked>) -> Option<String> {
    let Call { loads, call } = Call::new(kernel, load)?;
    let mut text = String::from(FRAMES);
    let coroutine = quoted(&coroutine_name(&kernel.name));
    let _ = writeln!(
        text,
        "define ptr {coroutine}(ptr %slots) presplitcoroutine noinline {{
  %id = call token @llvm.coro.id(i32 64, ptr null, ptr null, ptr null)
  %size = call i64 @llvm.coro.size.i64()
  %room = call ptr @spirv_run.frame(i64 %size)
  %handle = call ptr @llvm.coro.begin(token %id, ptr %room)
{loads}{call}  %last = call i8 @llvm.coro.suspend(token none, i1 true)
  br label %{COROUTINE_LEAVE}
{COROUTINE_LEAVE}:
  call void @llvm.coro.end(ptr %handle, i1 false, token none)
  ret ptr %handle
}}"
    );
    text.push_str(&head(kernel, ""));
    let again = if checked.is_some() { "report" } else { "end" };
    let _ = writeln!(
        text,
        "  %nxy = mul i64 %nx, %ny
  %n = mul i64 %nxy, %nz
  store i64 %n, ptr @spirv_run.count
  %bytes = mul i64 %n, 8
  %handles = call ptr @malloc(i64 %bytes)
  %place.bytes = mul i64 %n, 4
  %places = call ptr @malloc(i64 %place.bytes)
  %places.at = ptrtoint ptr %places to i64
  %is.done = alloca i1
  br label %round
round:
  %first = phi i1 [ true, %entry ], [ false, %{again} ]
  store i1 true, ptr %is.done
  br label %lz"
    );
    let one = one_of(&coroutine, checked);
    items(&mut text, ("round", "next"), &one);
    text.push_str("  %is.over = load i1, ptr %is.done\n");
    if let Some(checked) = checked {
        let _ = writeln!(
            text,
            "  br i1 %is.over, label %over, label %report\nreport:\n  %reported = call i64 {}",
            checked.round
        );
        text.push_str("  br label %round\n");
    } else {
        text.push_str("  br i1 %is.over, label %over, label %round\n");
    }
    text.push_str(
        "over:
  %frames = load ptr, ptr @spirv_run.frames
  call void @free(ptr %frames)
  store ptr null, ptr @spirv_run.frames
  call void @free(ptr %handles)
  call void @free(ptr %places)
  ret void
}
",
    );
    Some(text)
}

/// Begins or resumes the coroutine of a work-item, unless it has ended.
fn one_of(coroutine: &str, checked: Option<&Checked>) -> String {
    let enter = checked.map_or(String::new(), Checked::enter);
    let place = checked.map_or(String::new(), |_| {
        format!(
            "  %waits.at = load i32, ptr @\"{WAITING}\"\n  %place = select i1 %ends, i32 -1, i32 %waits.at
  %place.at = getelementptr i32, ptr %places, i64 %u18\n  store i32 %place, ptr %place.at\n"
        )
    });
    format!(
        "{enter}  %at = getelementptr ptr, ptr %handles, i64 %u18
  br i1 %first, label %begin, label %look
begin:
  %begun = call ptr {coroutine}(ptr %slots)
  store ptr %begun, ptr %at
  br label %stopped
look:
  %known = load ptr, ptr %at
  %has.ended = call i1 @llvm.coro.done(ptr %known)
  br i1 %has.ended, label %next, label %resume
resume:
  call void @llvm.coro.resume(ptr %known)
  br label %stopped
stopped:
  %handle = phi ptr [ %begun, %begin ], [ %known, %resume ]
  %ends = call i1 @llvm.coro.done(ptr %handle)
  %others = load i1, ptr %is.done
  %all.end = and i1 %others, %ends
  store i1 %all.end, ptr %is.done
{place}  br label %next
next:
"
    )
}

fn word(number: usize) -> String {
    format!("getelementptr (i64, ptr @{ITEM}, i64 {number})")
}

/// The beginning of a group's function: loads arguments, sizes and the group's place.
fn head(kernel: &Function, loads: &str) -> String {
    let name = quoted(&group_name(&kernel.name));
    let mut text = format!("define void {name}(ptr %slots, ptr %result) {{\nentry:\n{loads}");
    for (d, name) in ["x", "y", "z"].into_iter().enumerate() {
        let _ = writeln!(
            text,
            "  %n{name} = load i64, ptr {}\n  %g{name} = load i64, ptr {}",
            word(12 + d),
            word(d)
        );
        let _ = writeln!(text, "  %t{name} = load i64, ptr {}", word(15 + d));
    }
    text
}

/// The loops over all work-items, from the block `lz` to the block `end`, which do something for each of them: it comes from a block, and the
/// action ends in one.
fn items(text: &mut String, (before, last): (&str, &str), action: &str) {
    let _ = writeln!(text, "lz:\n  %z = phi i64 [ 0, %{before} ], [ %z1, %ez ]\n  br label %ly");
    text.push_str("ly:\n  %y = phi i64 [ 0, %lz ], [ %y1, %ey ]\n  br label %lx\n");
    let _ = writeln!(text, "lx:\n  %x = phi i64 [ 0, %ly ], [ %x1, %{last} ]");
    for (d, name) in ["x", "y", "z"].into_iter().enumerate() {
        let _ = writeln!(text, "  %i{name} = add i64 %g{name}, %{name}");
        let _ =
            writeln!(text, "  store i64 %i{name}, ptr {}\n  store i64 %{name}, ptr {}", word(d), word(3 + d));
    }
    for (result, [z, y, x, ny, nx]) in
        [(18, ["z", "y", "x", "ny", "nx"]), (19, ["iz", "iy", "ix", "ty", "tx"])]
    {
        let _ = writeln!(text, "  %m{result} = mul i64 %{z}, %{ny}\n  %q{result} = add i64 %m{result}, %{y}");
        let _ = writeln!(
            text,
            "  %o{result} = mul i64 %q{result}, %{nx}\n  %u{result} = add i64 %o{result}, %{x}"
        );
        let _ = writeln!(text, "  store i64 %u{result}, ptr {}", word(result));
    }
    text.push_str(action);
    for (name, other) in [("x", "lx"), ("y", "ly"), ("z", "lz")] {
        let _ =
            writeln!(text, "  %{name}1 = add i64 %{name}, 1\n  %c{name} = icmp ult i64 %{name}1, %n{name}");
        let next = match name {
            "x" => "ey",
            "y" => "ez",
            _ => "end",
        };
        let _ = writeln!(text, "  br i1 %c{name}, label %{other}, label %{next}\n{next}:");
    }
}
