; TEST: to-spirv
; Vectors are loaded and stored at once as integers.
target triple = "spir64-unknown-unknown"

define spir_func i32 @vector_at_once(i32 %a, i32 %b) {
  %m = alloca <2 x i32>, align 8
  %x = insertelement <2 x i32> poison, i32 %a, i32 0
  %y = insertelement <2 x i32> %x, i32 %b, i32 1
  store atomic <2 x i32> %y, ptr %m release, align 8
  %v = load atomic <2 x i32>, ptr %m acquire, align 8
  %first = extractelement <2 x i32> %v, i32 0
  %second = extractelement <2 x i32> %v, i32 1
  %s = mul i32 %second, 3
  %r = add i32 %first, %s
  ret i32 %r
}

define spir_func i8 @bytes_at_once(<4 x i8> %a) {
  %m = alloca <4 x i8>, align 4
  store atomic <4 x i8> %a, ptr %m release, align 4
  %v = load atomic <4 x i8>, ptr %m acquire, align 4
  %r = extractelement <4 x i8> %v, i32 2
  ret i8 %r
}
