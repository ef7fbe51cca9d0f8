; TEST: to-spirv
; What SYCL compilers write: booleans as bytes, each call a constant of its own, composites of calls.
target triple = "spir64-unknown-unknown"

%struct.inner = type { i32, i64 }
%struct.outer = type { %struct.inner, <2 x i32>, i1, [2 x half] }

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %body

body:
  %a = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 3, i32 42)
  %again = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 3, i32 42)
  %l = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 5, i64 -5000000000)
  %f = call spir_func double @_Z20__spirv_SpecConstantid(i32 6, double 2.5)
  %h = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 7, half 0xH3E00)
  %c = call spir_func i8 @_Z20__spirv_SpecConstantih(i32 8, i8 -2)
  %z = call spir_func zeroext i1 @_Z20__spirv_SpecConstantia(i32 4, i8 1)
  %b = call spir_func zeroext i1 @_Z20__spirv_SpecConstantib(i32 9, i1 false)
  %s = call spir_func %struct.inner @_Z29__spirv_SpecConstantCompositeil(i32 %a, i64 7)
  %v = call spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32 %a, i32 %again)
  %r = call spir_func [2 x half] @_Z29__spirv_SpecConstantCompositeDhDh(half %h, half 0xH3C00)
  %o = call spir_func %struct.outer @_Z29__spirv_SpecConstantComposite5innerDv2_ibA2_Dh(%struct.inner %s, <2 x i32> %v, i1 %z, [2 x half] %r)
  store %struct.outer %o, ptr addrspace(1) %p, align 8
  %n = select i1 %b, i32 %a, i32 3
  store i32 %n, ptr addrspace(1) %q, align 4
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 %l
  store i8 %c, ptr addrspace(1) %q1, align 1
  store double %f, ptr addrspace(1) %q, align 8
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
declare spir_func double @_Z20__spirv_SpecConstantid(i32, double)
declare spir_func half @_Z20__spirv_SpecConstantiDh(i32, half)
declare spir_func i8 @_Z20__spirv_SpecConstantih(i32, i8)
declare spir_func zeroext i1 @_Z20__spirv_SpecConstantia(i32, i8)
declare spir_func zeroext i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare spir_func %struct.inner @_Z29__spirv_SpecConstantCompositeil(i32, i64)
declare spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32, i32)
declare spir_func [2 x half] @_Z29__spirv_SpecConstantCompositeDhDh(half, half)
declare spir_func %struct.outer @_Z29__spirv_SpecConstantComposite5innerDv2_ibA2_Dh(%struct.inner, <2 x i32>, i1, [2 x half])
