; TEST: to-spirv
; run: @caller(i32 4) == i32 12
; An alias of an exported function is a function that calls it; a function without a name of its own takes the alias's.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@second = alias i32 (i32), ptr @first
@exported = alias i32 (i32), ptr @hidden
@inner = internal alias i32 (i32), ptr @first

define spir_func i32 @first(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}

define internal spir_func i32 @hidden(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}

define spir_func i32 @caller(i32 %x) {
  %r = call spir_func i32 @inner(i32 %x)
  ret i32 %r
}
