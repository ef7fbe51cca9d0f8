; TEST: to-spirv
; A phi refers to a call's result before that is written: the instruction that the call becomes gets the id that was promised.
target triple = "spir64-unknown-unknown"

define spir_func float @f(float %x, i1 %more) {
entry:
  br label %loop

loop:
  %before = phi float [ %x, %entry ], [ %after, %loop ]
  %low = phi float [ %x, %entry ], [ %least, %loop ]
  %after = call float @llvm.fmuladd.f32(float %before, float %x, float %low)
  %least = call fast float @llvm.minnum.f32(float %before, float %after)
  br i1 %more, label %loop, label %exit

exit:
  ret float %least
}

declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.minnum.f32(float, float)
