; TEST: to-spirv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i64 @ticks() {
  %a = call i64 @llvm.readcyclecounter()
  %b = call i64 @llvm.readsteadycounter()
  %r = add i64 %a, %b
  ret i64 %r
}
