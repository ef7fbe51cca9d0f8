target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv-unknown-vulkan1.3-vertex"

%__cblayout_Camera = type <{ [16 x float], [16 x float] }>
%__cblayout_Object = type <{ [3 x <4 x float>], <4 x float> }>
%struct.Input = type <{ <3 x float>, <3 x float>, <2 x float> }>
%struct.Output = type <{ <4 x float>, <3 x float>, <2 x float>, <4 x float> }>

@Camera.cb = global target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) poison
@view = external hidden addrspace(12) global [16 x float], align 4
@projection = external hidden addrspace(12) global [16 x float], align 4
@Camera.str = private unnamed_addr constant [7 x i8] c"Camera\00", align 1
@Object.cb = global target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) poison
@world = external hidden addrspace(12) global [3 x <4 x float>], align 16
@tint = external hidden addrspace(12) global <4 x float>, align 16
@Object.str = private unnamed_addr constant [7 x i8] c"Object\00", align 1
@POSITION0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !0
@NORMAL0 = external hidden thread_local addrspace(7) externally_initialized constant <3 x float>, !spirv.Decorations !2
@TEXCOORD0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !4
@SV_Position = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !6
@NORMAL0.1 = external hidden thread_local addrspace(8) global <3 x float>, !spirv.Decorations !0
@TEXCOORD0.2 = external hidden thread_local addrspace(8) global <2 x float>, !spirv.Decorations !2
@COLOR0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !4

declare target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cameras_2_0t(i32, i32, i32, i32, ptr) #0

declare target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Objects_2_0t(i32, i32, i32, i32, ptr) #0

define hidden spir_func noundef nofpclass(nan inf) <4 x float> @_Z5timesu11matrix_typeILj4ELj4EfEDv4_f(<16 x float> noundef nofpclass(nan inf) %m, <4 x float> noundef nofpclass(nan inf) %v) #1 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %m.addr = alloca [16 x float], align 4
  %v.addr = alloca <4 x float>, align 16
  store <16 x float> %m, ptr %m.addr, align 4
  store <4 x float> %v, ptr %v.addr, align 16
  %1 = load <16 x float>, ptr %m.addr, align 4
  %matrix_elem = extractelement <16 x float> %1, i64 0
  %matrix_row_ins = insertelement <4 x float> poison, float %matrix_elem, i32 0
  %matrix_elem1 = extractelement <16 x float> %1, i64 4
  %matrix_row_ins2 = insertelement <4 x float> %matrix_row_ins, float %matrix_elem1, i32 1
  %matrix_elem3 = extractelement <16 x float> %1, i64 8
  %matrix_row_ins4 = insertelement <4 x float> %matrix_row_ins2, float %matrix_elem3, i32 2
  %matrix_elem5 = extractelement <16 x float> %1, i64 12
  %matrix_row_ins6 = insertelement <4 x float> %matrix_row_ins4, float %matrix_elem5, i32 3
  %2 = load <4 x float>, ptr %v.addr, align 16
  %hlsl.dot = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins6, <4 x float> %2)
  %vecinit = insertelement <4 x float> poison, float %hlsl.dot, i32 0
  %3 = load <16 x float>, ptr %m.addr, align 4
  %matrix_elem7 = extractelement <16 x float> %3, i64 1
  %matrix_row_ins8 = insertelement <4 x float> poison, float %matrix_elem7, i32 0
  %matrix_elem9 = extractelement <16 x float> %3, i64 5
  %matrix_row_ins10 = insertelement <4 x float> %matrix_row_ins8, float %matrix_elem9, i32 1
  %matrix_elem11 = extractelement <16 x float> %3, i64 9
  %matrix_row_ins12 = insertelement <4 x float> %matrix_row_ins10, float %matrix_elem11, i32 2
  %matrix_elem13 = extractelement <16 x float> %3, i64 13
  %matrix_row_ins14 = insertelement <4 x float> %matrix_row_ins12, float %matrix_elem13, i32 3
  %4 = load <4 x float>, ptr %v.addr, align 16
  %hlsl.dot15 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins14, <4 x float> %4)
  %vecinit16 = insertelement <4 x float> %vecinit, float %hlsl.dot15, i32 1
  %5 = load <16 x float>, ptr %m.addr, align 4
  %matrix_elem17 = extractelement <16 x float> %5, i64 2
  %matrix_row_ins18 = insertelement <4 x float> poison, float %matrix_elem17, i32 0
  %matrix_elem19 = extractelement <16 x float> %5, i64 6
  %matrix_row_ins20 = insertelement <4 x float> %matrix_row_ins18, float %matrix_elem19, i32 1
  %matrix_elem21 = extractelement <16 x float> %5, i64 10
  %matrix_row_ins22 = insertelement <4 x float> %matrix_row_ins20, float %matrix_elem21, i32 2
  %matrix_elem23 = extractelement <16 x float> %5, i64 14
  %matrix_row_ins24 = insertelement <4 x float> %matrix_row_ins22, float %matrix_elem23, i32 3
  %6 = load <4 x float>, ptr %v.addr, align 16
  %hlsl.dot25 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins24, <4 x float> %6)
  %vecinit26 = insertelement <4 x float> %vecinit16, float %hlsl.dot25, i32 2
  %7 = load <16 x float>, ptr %m.addr, align 4
  %matrix_elem27 = extractelement <16 x float> %7, i64 3
  %matrix_row_ins28 = insertelement <4 x float> poison, float %matrix_elem27, i32 0
  %matrix_elem29 = extractelement <16 x float> %7, i64 7
  %matrix_row_ins30 = insertelement <4 x float> %matrix_row_ins28, float %matrix_elem29, i32 1
  %matrix_elem31 = extractelement <16 x float> %7, i64 11
  %matrix_row_ins32 = insertelement <4 x float> %matrix_row_ins30, float %matrix_elem31, i32 2
  %matrix_elem33 = extractelement <16 x float> %7, i64 15
  %matrix_row_ins34 = insertelement <4 x float> %matrix_row_ins32, float %matrix_elem33, i32 3
  %8 = load <4 x float>, ptr %v.addr, align 16
  %hlsl.dot35 = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins34, <4 x float> %8)
  %vecinit36 = insertelement <4 x float> %vecinit26, float %hlsl.dot35, i32 3
  ret <4 x float> %vecinit36
}

declare token @llvm.experimental.convergence.entry() #2

declare float @llvm.spv.fdot.v4f32(<4 x float>, <4 x float>) #0

define void @main() #3 {
entry:
  %m.addr.i27.i = alloca [16 x float], align 4
  %v.addr.i28.i = alloca <4 x float>, align 16
  %m.addr.i.i = alloca [16 x float], align 4
  %v.addr.i.i = alloca <4 x float>, align 16
  %p.i = alloca <4 x float>, align 16
  %w.i = alloca <4 x float>, align 16
  %0 = alloca %struct.Input, align 8
  %1 = call token @llvm.experimental.convergence.entry()
  %Camera.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Cameras_2_0t(i32 0, i32 0, i32 1, i32 0, ptr @Camera.str)
  store target("spirv.VulkanBuffer", %__cblayout_Camera, 2, 0) %Camera.cb_h.i.i, ptr @Camera.cb, align 8
  %Object.cb_h.i.i = call target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_s___cblayout_Objects_2_0t(i32 0, i32 1, i32 1, i32 0, ptr @Object.str)
  store target("spirv.VulkanBuffer", %__cblayout_Object, 2, 0) %Object.cb_h.i.i, ptr @Object.cb, align 8
  %2 = alloca %struct.Output, align 8
  %3 = load <3 x float>, ptr addrspace(7) @POSITION0, align 16
  %4 = insertvalue %struct.Input poison, <3 x float> %3, 0
  %5 = load <3 x float>, ptr addrspace(7) @NORMAL0, align 16
  %6 = insertvalue %struct.Input %4, <3 x float> %5, 1
  %7 = load <2 x float>, ptr addrspace(7) @TEXCOORD0, align 8
  %8 = insertvalue %struct.Input %6, <2 x float> %7, 2
  %9 = alloca %struct.Input, align 8
  store %struct.Input %8, ptr %9, align 1
  call void @llvm.experimental.noalias.scope.decl(metadata !12)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr %9, i64 40, i1 false)
  %10 = load <3 x float>, ptr %0, align 1, !noalias !12
  %vecext.i = extractelement <3 x float> %10, i32 0
  %vecinit.i = insertelement <4 x float> poison, float %vecext.i, i32 0
  %11 = load <3 x float>, ptr %0, align 1, !noalias !12
  %vecext2.i = extractelement <3 x float> %11, i32 1
  %vecinit3.i = insertelement <4 x float> %vecinit.i, float %vecext2.i, i32 1
  %12 = load <3 x float>, ptr %0, align 1, !noalias !12
  %vecext5.i = extractelement <3 x float> %12, i32 2
  %vecinit6.i = insertelement <4 x float> %vecinit3.i, float %vecext5.i, i32 2
  %vecinit7.i = insertelement <4 x float> %vecinit6.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit7.i, ptr %p.i, align 16, !noalias !12
  %13 = load <4 x float>, ptr addrspace(12) @world, align 16, !noalias !12
  %14 = load <4 x float>, ptr %p.i, align 16, !noalias !12
  %hlsl.dot.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %13, <4 x float> %14)
  %vecinit8.i = insertelement <4 x float> poison, float %hlsl.dot.i, i32 0
  %15 = load <4 x float>, ptr addrspace(12) getelementptr inbounds ([3 x <4 x float>], ptr addrspace(12) @world, i64 0, i64 1), align 16, !noalias !12
  %16 = load <4 x float>, ptr %p.i, align 16, !noalias !12
  %hlsl.dot9.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %15, <4 x float> %16)
  %vecinit10.i = insertelement <4 x float> %vecinit8.i, float %hlsl.dot9.i, i32 1
  %17 = load <4 x float>, ptr addrspace(12) getelementptr inbounds ([3 x <4 x float>], ptr addrspace(12) @world, i64 0, i64 2), align 16, !noalias !12
  %18 = load <4 x float>, ptr %p.i, align 16, !noalias !12
  %hlsl.dot11.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %17, <4 x float> %18)
  %vecinit12.i = insertelement <4 x float> %vecinit10.i, float %hlsl.dot11.i, i32 2
  %vecinit13.i = insertelement <4 x float> %vecinit12.i, float 1.000000e+00, i32 3
  store <4 x float> %vecinit13.i, ptr %w.i, align 16, !noalias !12
  %19 = load <16 x float>, ptr addrspace(12) @projection, align 4, !noalias !12
  %20 = load <16 x float>, ptr addrspace(12) @view, align 4, !noalias !12
  %21 = load <4 x float>, ptr %w.i, align 16, !noalias !12
  store <16 x float> %20, ptr %m.addr.i27.i, align 4, !noalias !12
  store <4 x float> %21, ptr %v.addr.i28.i, align 16, !noalias !12
  %22 = load <16 x float>, ptr %m.addr.i27.i, align 4, !noalias !12
  %matrix_elem.i29.i = extractelement <16 x float> %22, i64 0
  %matrix_row_ins.i30.i = insertelement <4 x float> poison, float %matrix_elem.i29.i, i32 0
  %matrix_elem1.i31.i = extractelement <16 x float> %22, i64 4
  %matrix_row_ins2.i32.i = insertelement <4 x float> %matrix_row_ins.i30.i, float %matrix_elem1.i31.i, i32 1
  %matrix_elem3.i33.i = extractelement <16 x float> %22, i64 8
  %matrix_row_ins4.i34.i = insertelement <4 x float> %matrix_row_ins2.i32.i, float %matrix_elem3.i33.i, i32 2
  %matrix_elem5.i35.i = extractelement <16 x float> %22, i64 12
  %matrix_row_ins6.i36.i = insertelement <4 x float> %matrix_row_ins4.i34.i, float %matrix_elem5.i35.i, i32 3
  %23 = load <4 x float>, ptr %v.addr.i28.i, align 16, !noalias !12
  %hlsl.dot.i37.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins6.i36.i, <4 x float> %23)
  %vecinit.i38.i = insertelement <4 x float> poison, float %hlsl.dot.i37.i, i32 0
  %24 = load <16 x float>, ptr %m.addr.i27.i, align 4, !noalias !12
  %matrix_elem7.i39.i = extractelement <16 x float> %24, i64 1
  %matrix_row_ins8.i40.i = insertelement <4 x float> poison, float %matrix_elem7.i39.i, i32 0
  %matrix_elem9.i41.i = extractelement <16 x float> %24, i64 5
  %matrix_row_ins10.i42.i = insertelement <4 x float> %matrix_row_ins8.i40.i, float %matrix_elem9.i41.i, i32 1
  %matrix_elem11.i43.i = extractelement <16 x float> %24, i64 9
  %matrix_row_ins12.i44.i = insertelement <4 x float> %matrix_row_ins10.i42.i, float %matrix_elem11.i43.i, i32 2
  %matrix_elem13.i45.i = extractelement <16 x float> %24, i64 13
  %matrix_row_ins14.i46.i = insertelement <4 x float> %matrix_row_ins12.i44.i, float %matrix_elem13.i45.i, i32 3
  %25 = load <4 x float>, ptr %v.addr.i28.i, align 16, !noalias !12
  %hlsl.dot15.i47.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins14.i46.i, <4 x float> %25)
  %vecinit16.i48.i = insertelement <4 x float> %vecinit.i38.i, float %hlsl.dot15.i47.i, i32 1
  %26 = load <16 x float>, ptr %m.addr.i27.i, align 4, !noalias !12
  %matrix_elem17.i49.i = extractelement <16 x float> %26, i64 2
  %matrix_row_ins18.i50.i = insertelement <4 x float> poison, float %matrix_elem17.i49.i, i32 0
  %matrix_elem19.i51.i = extractelement <16 x float> %26, i64 6
  %matrix_row_ins20.i52.i = insertelement <4 x float> %matrix_row_ins18.i50.i, float %matrix_elem19.i51.i, i32 1
  %matrix_elem21.i53.i = extractelement <16 x float> %26, i64 10
  %matrix_row_ins22.i54.i = insertelement <4 x float> %matrix_row_ins20.i52.i, float %matrix_elem21.i53.i, i32 2
  %matrix_elem23.i55.i = extractelement <16 x float> %26, i64 14
  %matrix_row_ins24.i56.i = insertelement <4 x float> %matrix_row_ins22.i54.i, float %matrix_elem23.i55.i, i32 3
  %27 = load <4 x float>, ptr %v.addr.i28.i, align 16, !noalias !12
  %hlsl.dot25.i57.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins24.i56.i, <4 x float> %27)
  %vecinit26.i58.i = insertelement <4 x float> %vecinit16.i48.i, float %hlsl.dot25.i57.i, i32 2
  %28 = load <16 x float>, ptr %m.addr.i27.i, align 4, !noalias !12
  %matrix_elem27.i59.i = extractelement <16 x float> %28, i64 3
  %matrix_row_ins28.i60.i = insertelement <4 x float> poison, float %matrix_elem27.i59.i, i32 0
  %matrix_elem29.i61.i = extractelement <16 x float> %28, i64 7
  %matrix_row_ins30.i62.i = insertelement <4 x float> %matrix_row_ins28.i60.i, float %matrix_elem29.i61.i, i32 1
  %matrix_elem31.i63.i = extractelement <16 x float> %28, i64 11
  %matrix_row_ins32.i64.i = insertelement <4 x float> %matrix_row_ins30.i62.i, float %matrix_elem31.i63.i, i32 2
  %matrix_elem33.i65.i = extractelement <16 x float> %28, i64 15
  %matrix_row_ins34.i66.i = insertelement <4 x float> %matrix_row_ins32.i64.i, float %matrix_elem33.i65.i, i32 3
  %29 = load <4 x float>, ptr %v.addr.i28.i, align 16, !noalias !12
  %hlsl.dot35.i67.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins34.i66.i, <4 x float> %29)
  %vecinit36.i68.i = insertelement <4 x float> %vecinit26.i58.i, float %hlsl.dot35.i67.i, i32 3
  store <16 x float> %19, ptr %m.addr.i.i, align 4, !noalias !12
  store <4 x float> %vecinit36.i68.i, ptr %v.addr.i.i, align 16, !noalias !12
  %30 = load <16 x float>, ptr %m.addr.i.i, align 4, !noalias !12
  %matrix_elem.i.i = extractelement <16 x float> %30, i64 0
  %matrix_row_ins.i.i = insertelement <4 x float> poison, float %matrix_elem.i.i, i32 0
  %matrix_elem1.i.i = extractelement <16 x float> %30, i64 4
  %matrix_row_ins2.i.i = insertelement <4 x float> %matrix_row_ins.i.i, float %matrix_elem1.i.i, i32 1
  %matrix_elem3.i.i = extractelement <16 x float> %30, i64 8
  %matrix_row_ins4.i.i = insertelement <4 x float> %matrix_row_ins2.i.i, float %matrix_elem3.i.i, i32 2
  %matrix_elem5.i.i = extractelement <16 x float> %30, i64 12
  %matrix_row_ins6.i.i = insertelement <4 x float> %matrix_row_ins4.i.i, float %matrix_elem5.i.i, i32 3
  %31 = load <4 x float>, ptr %v.addr.i.i, align 16, !noalias !12
  %hlsl.dot.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins6.i.i, <4 x float> %31)
  %vecinit.i.i = insertelement <4 x float> poison, float %hlsl.dot.i.i, i32 0
  %32 = load <16 x float>, ptr %m.addr.i.i, align 4, !noalias !12
  %matrix_elem7.i.i = extractelement <16 x float> %32, i64 1
  %matrix_row_ins8.i.i = insertelement <4 x float> poison, float %matrix_elem7.i.i, i32 0
  %matrix_elem9.i.i = extractelement <16 x float> %32, i64 5
  %matrix_row_ins10.i.i = insertelement <4 x float> %matrix_row_ins8.i.i, float %matrix_elem9.i.i, i32 1
  %matrix_elem11.i.i = extractelement <16 x float> %32, i64 9
  %matrix_row_ins12.i.i = insertelement <4 x float> %matrix_row_ins10.i.i, float %matrix_elem11.i.i, i32 2
  %matrix_elem13.i.i = extractelement <16 x float> %32, i64 13
  %matrix_row_ins14.i.i = insertelement <4 x float> %matrix_row_ins12.i.i, float %matrix_elem13.i.i, i32 3
  %33 = load <4 x float>, ptr %v.addr.i.i, align 16, !noalias !12
  %hlsl.dot15.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins14.i.i, <4 x float> %33)
  %vecinit16.i.i = insertelement <4 x float> %vecinit.i.i, float %hlsl.dot15.i.i, i32 1
  %34 = load <16 x float>, ptr %m.addr.i.i, align 4, !noalias !12
  %matrix_elem17.i.i = extractelement <16 x float> %34, i64 2
  %matrix_row_ins18.i.i = insertelement <4 x float> poison, float %matrix_elem17.i.i, i32 0
  %matrix_elem19.i.i = extractelement <16 x float> %34, i64 6
  %matrix_row_ins20.i.i = insertelement <4 x float> %matrix_row_ins18.i.i, float %matrix_elem19.i.i, i32 1
  %matrix_elem21.i.i = extractelement <16 x float> %34, i64 10
  %matrix_row_ins22.i.i = insertelement <4 x float> %matrix_row_ins20.i.i, float %matrix_elem21.i.i, i32 2
  %matrix_elem23.i.i = extractelement <16 x float> %34, i64 14
  %matrix_row_ins24.i.i = insertelement <4 x float> %matrix_row_ins22.i.i, float %matrix_elem23.i.i, i32 3
  %35 = load <4 x float>, ptr %v.addr.i.i, align 16, !noalias !12
  %hlsl.dot25.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins24.i.i, <4 x float> %35)
  %vecinit26.i.i = insertelement <4 x float> %vecinit16.i.i, float %hlsl.dot25.i.i, i32 2
  %36 = load <16 x float>, ptr %m.addr.i.i, align 4, !noalias !12
  %matrix_elem27.i.i = extractelement <16 x float> %36, i64 3
  %matrix_row_ins28.i.i = insertelement <4 x float> poison, float %matrix_elem27.i.i, i32 0
  %matrix_elem29.i.i = extractelement <16 x float> %36, i64 7
  %matrix_row_ins30.i.i = insertelement <4 x float> %matrix_row_ins28.i.i, float %matrix_elem29.i.i, i32 1
  %matrix_elem31.i.i = extractelement <16 x float> %36, i64 11
  %matrix_row_ins32.i.i = insertelement <4 x float> %matrix_row_ins30.i.i, float %matrix_elem31.i.i, i32 2
  %matrix_elem33.i.i = extractelement <16 x float> %36, i64 15
  %matrix_row_ins34.i.i = insertelement <4 x float> %matrix_row_ins32.i.i, float %matrix_elem33.i.i, i32 3
  %37 = load <4 x float>, ptr %v.addr.i.i, align 16, !noalias !12
  %hlsl.dot35.i.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v4f32(<4 x float> %matrix_row_ins34.i.i, <4 x float> %37)
  %vecinit36.i.i = insertelement <4 x float> %vecinit26.i.i, float %hlsl.dot35.i.i, i32 3
  store <4 x float> %vecinit36.i.i, ptr %2, align 1, !alias.scope !12
  %38 = load <4 x float>, ptr addrspace(12) @world, align 16, !noalias !12
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %normal.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 1
  %40 = load <3 x float>, ptr %normal.i, align 1, !noalias !12
  %hlsl.dot17.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %39, <3 x float> %40)
  %vecinit18.i = insertelement <3 x float> poison, float %hlsl.dot17.i, i32 0
  %41 = load <4 x float>, ptr addrspace(12) getelementptr inbounds ([3 x <4 x float>], ptr addrspace(12) @world, i64 0, i64 1), align 16, !noalias !12
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %normal19.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 1
  %43 = load <3 x float>, ptr %normal19.i, align 1, !noalias !12
  %hlsl.dot20.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %42, <3 x float> %43)
  %vecinit21.i = insertelement <3 x float> %vecinit18.i, float %hlsl.dot20.i, i32 1
  %44 = load <4 x float>, ptr addrspace(12) getelementptr inbounds ([3 x <4 x float>], ptr addrspace(12) @world, i64 0, i64 2), align 16, !noalias !12
  %45 = shufflevector <4 x float> %44, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %normal22.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 1
  %46 = load <3 x float>, ptr %normal22.i, align 1, !noalias !12
  %hlsl.dot23.i = call reassoc nnan ninf nsz arcp afn float @llvm.spv.fdot.v3f32(<3 x float> %45, <3 x float> %46)
  %vecinit24.i = insertelement <3 x float> %vecinit21.i, float %hlsl.dot23.i, i32 2
  %hlsl.normalize.i = call reassoc nnan ninf nsz arcp afn <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %vecinit24.i)
  %normal25.i = getelementptr inbounds nuw %struct.Output, ptr %2, i32 0, i32 1
  store <3 x float> %hlsl.normalize.i, ptr %normal25.i, align 1, !alias.scope !12
  %uv.i = getelementptr inbounds nuw %struct.Input, ptr %0, i32 0, i32 2
  %47 = load <2 x float>, ptr %uv.i, align 1, !noalias !12
  %uv26.i = getelementptr inbounds nuw %struct.Output, ptr %2, i32 0, i32 2
  store <2 x float> %47, ptr %uv26.i, align 1, !alias.scope !12
  %48 = load <4 x float>, ptr addrspace(12) @tint, align 16, !noalias !12
  %color.i = getelementptr inbounds nuw %struct.Output, ptr %2, i32 0, i32 3
  store <4 x float> %48, ptr %color.i, align 1, !alias.scope !12
  %49 = load %struct.Output, ptr %2, align 1
  %50 = extractvalue %struct.Output %49, 0
  store <4 x float> %50, ptr addrspace(8) @SV_Position, align 16
  %51 = extractvalue %struct.Output %49, 1
  store <3 x float> %51, ptr addrspace(8) @NORMAL0.1, align 16
  %52 = extractvalue %struct.Output %49, 2
  store <2 x float> %52, ptr addrspace(8) @TEXCOORD0.2, align 8
  %53 = extractvalue %struct.Output %49, 3
  store <4 x float> %53, ptr addrspace(8) @COLOR0, align 16
  ret void
}

declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>) #0

declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>) #0

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #1 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent noinline norecurse optnone "hlsl.shader"="vertex" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!hlsl.cbs = !{!8, !9}
!llvm.module.flags = !{!10}
!llvm.ident = !{!11}

!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 30, i32 2}
!6 = !{!7}
!7 = !{i32 11, i32 0}
!8 = !{ptr @Camera.cb, ptr addrspace(12) @view, ptr addrspace(12) @projection}
!9 = !{ptr @Object.cb, ptr addrspace(12) @world, ptr addrspace(12) @tint}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_Z4main5Input: %agg.result"}
!14 = distinct !{!14, !"_Z4main5Input"}
