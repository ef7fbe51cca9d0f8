; TEST: to-spirv
; Broken debug information is dropped when the module is read; what other metadata still refers to harms nobody.
target triple = "spir64-unknown-unknown"

define spir_func i64 @f(i64 %x) !note !1 {
  %narrow = trunc i64 %x to i37
  %more = add i37 %narrow, 1
  %wide = zext i37 %more to i64
  ret i64 %wide
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2}
!2 = !DISubroutineType(types: !"none")
!3 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !4)
!4 = !DIFile(filename: "a.cl", directory: ".")
