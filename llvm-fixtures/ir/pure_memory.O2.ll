; ModuleID = 'opencl/pure_memory.cl'
source_filename = "opencl/pure_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.pair = type { i32, i16 }
%struct.tree = type { [3 x %struct.pair], i64 }

@squares = local_unnamed_addr addrspace(2) constant [8 x i32] [i32 0, i32 1, i32 4, i32 9, i32 16, i32 25, i32 36, i32 49], align 4
@named = local_unnamed_addr addrspace(2) constant [3 x { i32, i16, [2 x i8] }] [{ i32, i16, [2 x i8] } { i32 5, i16 1, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 -6, i16 2, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 7, i16 -3, [2 x i8] zeroinitializer }], align 4
@__const.nested_struct.t = private unnamed_addr addrspace(2) constant { [3 x { i32, i16, [2 x i8] }], i64 } { [3 x { i32, i16, [2 x i8] }] [{ i32, i16, [2 x i8] } { i32 1, i16 2, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 3, i16 4, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 5, i16 6, [2 x i8] zeroinitializer }], i64 70 }, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @table_lookup(i32 noundef %i) local_unnamed_addr #0 {
entry:
  %and = and i32 %i, 7
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(2) @squares, i64 %idxprom
  %0 = load i32, ptr addrspace(2) %arrayidx, align 4, !tbaa !3
  ret i32 %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @struct_table(i32 noundef %i) local_unnamed_addr #0 {
entry:
  %rem = urem i32 %i, 3
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx = getelementptr inbounds nuw %struct.pair, ptr addrspace(2) @named, i64 %idxprom
  %0 = load i32, ptr addrspace(2) %arrayidx, align 4, !tbaa !7
  %second = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx, i64 4
  %1 = load i16, ptr addrspace(2) %second, align 4, !tbaa !10
  %conv = sext i16 %1 to i32
  %mul = mul nsw i32 %0, %conv
  ret i32 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @dynamic_array(i32 noundef %i, i32 noundef %x) local_unnamed_addr #0 {
entry:
  %a = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %a) #7
  store i32 0, ptr %a, align 4, !tbaa !3
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %a, i64 4
  store i32 10, ptr %arrayidx.1, align 4, !tbaa !3
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %a, i64 8
  store i32 20, ptr %arrayidx.2, align 4, !tbaa !3
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %a, i64 12
  store i32 30, ptr %arrayidx.3, align 4, !tbaa !3
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr %a, i64 16
  store i32 40, ptr %arrayidx.4, align 4, !tbaa !3
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr %a, i64 20
  store i32 50, ptr %arrayidx.5, align 4, !tbaa !3
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr %a, i64 24
  store i32 60, ptr %arrayidx.6, align 4, !tbaa !3
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr %a, i64 28
  store i32 70, ptr %arrayidx.7, align 4, !tbaa !3
  %and = and i32 %i, 7
  %idxprom1 = zext nneg i32 %and to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %x, ptr %arrayidx2, align 4, !tbaa !3
  %0 = load i32, ptr %arrayidx.3, align 4, !tbaa !3
  %add = add i32 %i, 1
  %and4 = and i32 %add, 7
  %idxprom5 = zext nneg i32 %and4 to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom5
  %1 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %xor = xor i32 %1, %0
  call void @llvm.lifetime.end.p0(ptr nonnull %a) #7
  ret i32 %xor
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @struct_copy(i32 noundef %x, i16 noundef signext %y) local_unnamed_addr #0 {
entry:
  %conv = sext i16 %y to i32
  %shl = shl nsw i32 %conv, 8
  %0 = xor i32 %x, %shl
  %xor6 = xor i32 %0, %conv
  ret i32 %xor6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i64 -150323855354, 150323855297) i64 @nested_struct(i32 noundef %x, i32 noundef %i) local_unnamed_addr #0 {
entry:
  %t = alloca %struct.tree, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #7
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(32) %t, ptr addrspace(2) noundef align 8 dereferenceable(32) @__const.nested_struct.t, i64 32, i1 false)
  %rem = urem i32 %i, 3
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx = getelementptr inbounds nuw %struct.pair, ptr %t, i64 %idxprom
  store i32 %x, ptr %arrayidx, align 8, !tbaa !7
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %t, i64 8
  %0 = load i32, ptr %arrayidx2, align 8, !tbaa !7
  %conv = sext i32 %0 to i64
  %mul = mul nsw i64 %conv, 70
  %add = add nsw i64 %mul, 6
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #7
  ret i64 %add
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 65536) i32 @union_bytes(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast float %x to i32
  %conv = and i32 %0, 255
  %1 = lshr i32 %0, 16
  %shl = and i32 %1, 65280
  %or = or disjoint i32 %shl, %conv
  ret i32 %or
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @swap_if(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4, !tbaa !3
  store i32 %b, ptr %b.addr, align 4, !tbaa !3
  %cmp = icmp sgt i32 %a, %b
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call spir_func void @exchange(ptr noundef %a.addr, ptr noundef %b.addr) #7
  %.pre = load i32, ptr %a.addr, align 4, !tbaa !3
  %.pre1 = load i32, ptr %b.addr, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %0 = phi i32 [ %.pre1, %if.then ], [ %b, %entry ]
  %1 = phi i32 [ %.pre, %if.then ], [ %a, %entry ]
  %mul = mul i32 %1, 3
  %sub = sub i32 %mul, %0
  ret i32 %sub
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @exchange(ptr noundef nonnull captures(none) %a, ptr noundef nonnull captures(none) %b) unnamed_addr #3 {
entry:
  %0 = load i32, ptr %a, align 4, !tbaa !3
  %1 = load i32, ptr %b, align 4, !tbaa !3
  store i32 %1, ptr %a, align 4, !tbaa !3
  store i32 %0, ptr %b, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 54, 458800) i32 @pointer_walk(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %and = and i32 %x, 65535
  %0 = mul nuw nsw i32 %and, 7
  %add.2 = add nuw nsw i32 %0, 54
  ret i32 %add.2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 -15, 16) i32 @pointer_difference(i32 noundef %i, i32 noundef %j) local_unnamed_addr #0 {
entry:
  %and = shl i32 %i, 1
  %0 = and i32 %and, 30
  %and1 = shl i32 %j, 1
  %1 = and i32 %and1, 30
  %gepdiff = sub nsw i32 %1, %0
  %sub.ptr.div = ashr exact i32 %gepdiff, 1
  ret i32 %sub.ptr.div
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @struct_return(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %ref.tmp = alloca %struct.pair, align 4
  %ref.tmp2 = alloca %struct.pair, align 4
  %and = and i32 %a, 65535
  %and1 = and i32 %b, 65535
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp) #7
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.pair) align 4 %ref.tmp, i32 noundef %and, i32 noundef %and1) #7
  %0 = load i32, ptr %ref.tmp, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp2) #7
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.pair) align 4 %ref.tmp2, i32 noundef %and1, i32 noundef 5) #7
  %second = getelementptr inbounds nuw i8, ptr %ref.tmp2, i64 4
  %1 = load i16, ptr %second, align 4, !tbaa !10
  %conv = sext i16 %1 to i32
  %add = add nsw i32 %0, %conv
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp2) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp) #7
  ret i32 %add
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @make(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.pair) align 4 captures(none) initializes((0, 8)) %agg.result, i32 noundef range(i32 0, 65536) %a, i32 noundef range(i32 0, 65536) %b) unnamed_addr #4 {
entry:
  %xor = xor i32 %b, %a
  store i32 %xor, ptr %agg.result, align 4, !tbaa !7
  %second = getelementptr inbounds nuw i8, ptr %agg.result, i64 4
  %add = add nuw nsw i32 %b, %a
  %conv = trunc i32 %add to i16
  store i16 %conv, ptr %second, align 4, !tbaa !10
  %0 = getelementptr inbounds nuw i8, ptr %agg.result, i64 6
  store i16 0, ptr %0, align 2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @matrix_trace(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = mul i32 %x, 6
  %mul15 = add i32 %0, 3
  %add16 = add i32 %mul15, %x
  %1 = mul i32 %x, 15
  %mul19 = add i32 %1, 10
  %add20 = add i32 %add16, %mul19
  ret i32 %add20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @sort_three(i32 noundef %a, i32 noundef %b, i32 noundef %c) local_unnamed_addr #0 {
for.body5.preheader:
  %spec.select = tail call i32 @llvm.umax.i32(i32 %a, i32 %b)
  %spec.select52 = tail call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %v.sroa.16.1 = tail call i32 @llvm.umax.i32(i32 %spec.select, i32 %c)
  %v.sroa.8.4 = tail call i32 @llvm.umin.i32(i32 %spec.select, i32 %c)
  %cmp8.1 = icmp ult i32 %c, %spec.select52
  %v.sroa.8.2 = select i1 %cmp8.1, i32 %spec.select52, i32 %v.sroa.8.4
  %v.sroa.0.2 = select i1 %cmp8.1, i32 %v.sroa.8.4, i32 %spec.select52
  %mul = mul i32 %v.sroa.0.2, 31
  %mul24 = mul i32 %v.sroa.8.2, 7
  %add25 = add i32 %mul24, %mul
  %add27 = add i32 %add25, %v.sroa.16.1
  ret i32 %add27
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @crc_of_word(i32 noundef %x) local_unnamed_addr #5 {
entry:
  %and = and i32 %x, 254
  %xor = xor i32 %and, -1
  %shr5 = lshr i32 %xor, 1
  %0 = and i32 %x, 1
  %tobool.not.not = icmp eq i32 %0, 0
  %cond = select i1 %tobool.not.not, i32 -306674912, i32 0
  %xor7 = xor i32 %cond, %shr5
  %shr5.1 = lshr i32 %xor7, 1
  %1 = and i32 %x, 2
  %tobool.not.1.not = icmp eq i32 %1, 0
  %cond.1 = select i1 %tobool.not.1.not, i32 -306674912, i32 0
  %xor7.1 = xor i32 %cond.1, %shr5.1
  %shr5.2 = lshr i32 %xor7.1, 6
  %2 = and i32 %x, 4
  %tobool.not.2.not = icmp eq i32 %2, 0
  %cond.2 = select i1 %tobool.not.2.not, i32 124634137, i32 0
  %xor7.2 = xor i32 %cond.2, %shr5.2
  %3 = and i32 %x, 8
  %tobool.not.3.not = icmp eq i32 %3, 0
  %cond.3 = select i1 %tobool.not.3.not, i32 249268274, i32 0
  %xor7.3 = xor i32 %cond.3, %xor7.2
  %4 = and i32 %x, 16
  %tobool.not.4.not = icmp eq i32 %4, 0
  %cond.4 = select i1 %tobool.not.4.not, i32 498536548, i32 0
  %xor7.4 = xor i32 %cond.4, %xor7.3
  %5 = and i32 %x, 32
  %tobool.not.5.not = icmp eq i32 %5, 0
  %cond.5 = select i1 %tobool.not.5.not, i32 997073096, i32 0
  %xor7.5 = xor i32 %cond.5, %xor7.4
  %6 = and i32 %xor7, 32
  %tobool.not.6 = icmp eq i32 %6, 0
  %cond.6 = select i1 %tobool.not.6, i32 0, i32 1994146192
  %xor7.6 = xor i32 %cond.6, %xor7.5
  %7 = and i32 %xor7.1, 32
  %tobool.not.7 = icmp eq i32 %7, 0
  %cond.7 = select i1 %tobool.not.7, i32 0, i32 -306674912
  %xor7.7 = xor i32 %cond.7, %xor7.6
  %shr.1 = lshr i32 %x, 8
  %and.1 = and i32 %shr.1, 255
  %xor.1 = xor i32 %and.1, %xor7.7
  %shr5.121 = lshr i32 %xor.1, 1
  %and6.1 = and i32 %xor.1, 1
  %tobool.not.122 = icmp eq i32 %and6.1, 0
  %cond.123 = select i1 %tobool.not.122, i32 0, i32 -306674912
  %xor7.124 = xor i32 %cond.123, %shr5.121
  %shr5.1.1 = lshr i32 %xor7.124, 1
  %8 = and i32 %xor.1, 2
  %tobool.not.1.1 = icmp eq i32 %8, 0
  %cond.1.1 = select i1 %tobool.not.1.1, i32 0, i32 -306674912
  %xor7.1.1 = xor i32 %cond.1.1, %shr5.1.1
  %shr5.2.1 = lshr i32 %xor7.1.1, 6
  %9 = and i32 %xor.1, 4
  %tobool.not.2.1 = icmp eq i32 %9, 0
  %cond.2.1 = select i1 %tobool.not.2.1, i32 0, i32 124634137
  %xor7.2.1 = xor i32 %cond.2.1, %shr5.2.1
  %10 = and i32 %xor.1, 8
  %tobool.not.3.1 = icmp eq i32 %10, 0
  %cond.3.1 = select i1 %tobool.not.3.1, i32 0, i32 249268274
  %xor7.3.1 = xor i32 %cond.3.1, %xor7.2.1
  %11 = and i32 %xor.1, 16
  %tobool.not.4.1 = icmp eq i32 %11, 0
  %cond.4.1 = select i1 %tobool.not.4.1, i32 0, i32 498536548
  %xor7.4.1 = xor i32 %cond.4.1, %xor7.3.1
  %12 = and i32 %xor.1, 32
  %tobool.not.5.1 = icmp eq i32 %12, 0
  %cond.5.1 = select i1 %tobool.not.5.1, i32 0, i32 997073096
  %xor7.5.1 = xor i32 %cond.5.1, %xor7.4.1
  %13 = and i32 %xor7.124, 32
  %tobool.not.6.1 = icmp eq i32 %13, 0
  %cond.6.1 = select i1 %tobool.not.6.1, i32 0, i32 1994146192
  %xor7.6.1 = xor i32 %cond.6.1, %xor7.5.1
  %14 = and i32 %xor7.1.1, 32
  %tobool.not.7.1 = icmp eq i32 %14, 0
  %cond.7.1 = select i1 %tobool.not.7.1, i32 0, i32 -306674912
  %xor7.7.1 = xor i32 %cond.7.1, %xor7.6.1
  %shr.2 = lshr i32 %x, 16
  %and.2 = and i32 %shr.2, 255
  %xor.2 = xor i32 %and.2, %xor7.7.1
  %shr5.225 = lshr i32 %xor.2, 1
  %and6.2 = and i32 %xor.2, 1
  %tobool.not.226 = icmp eq i32 %and6.2, 0
  %cond.227 = select i1 %tobool.not.226, i32 0, i32 -306674912
  %xor7.228 = xor i32 %cond.227, %shr5.225
  %shr5.1.2 = lshr i32 %xor7.228, 1
  %15 = and i32 %xor.2, 2
  %tobool.not.1.2 = icmp eq i32 %15, 0
  %cond.1.2 = select i1 %tobool.not.1.2, i32 0, i32 -306674912
  %xor7.1.2 = xor i32 %cond.1.2, %shr5.1.2
  %shr5.2.2 = lshr i32 %xor7.1.2, 6
  %16 = and i32 %xor.2, 4
  %tobool.not.2.2 = icmp eq i32 %16, 0
  %cond.2.2 = select i1 %tobool.not.2.2, i32 0, i32 124634137
  %xor7.2.2 = xor i32 %cond.2.2, %shr5.2.2
  %17 = and i32 %xor.2, 8
  %tobool.not.3.2 = icmp eq i32 %17, 0
  %cond.3.2 = select i1 %tobool.not.3.2, i32 0, i32 249268274
  %xor7.3.2 = xor i32 %cond.3.2, %xor7.2.2
  %18 = and i32 %xor.2, 16
  %tobool.not.4.2 = icmp eq i32 %18, 0
  %cond.4.2 = select i1 %tobool.not.4.2, i32 0, i32 498536548
  %xor7.4.2 = xor i32 %cond.4.2, %xor7.3.2
  %19 = and i32 %xor.2, 32
  %tobool.not.5.2 = icmp eq i32 %19, 0
  %cond.5.2 = select i1 %tobool.not.5.2, i32 0, i32 997073096
  %xor7.5.2 = xor i32 %cond.5.2, %xor7.4.2
  %20 = and i32 %xor7.228, 32
  %tobool.not.6.2 = icmp eq i32 %20, 0
  %cond.6.2 = select i1 %tobool.not.6.2, i32 0, i32 1994146192
  %xor7.6.2 = xor i32 %cond.6.2, %xor7.5.2
  %21 = and i32 %xor7.1.2, 32
  %tobool.not.7.2 = icmp eq i32 %21, 0
  %cond.7.2 = select i1 %tobool.not.7.2, i32 0, i32 -306674912
  %xor7.7.2 = xor i32 %cond.7.2, %xor7.6.2
  %shr.3 = lshr i32 %x, 24
  %xor.3 = xor i32 %shr.3, %xor7.7.2
  %shr5.3 = lshr i32 %xor.3, 1
  %and6.3 = and i32 %xor.3, 1
  %tobool.not.329 = icmp eq i32 %and6.3, 0
  %cond.330 = select i1 %tobool.not.329, i32 0, i32 -306674912
  %xor7.331 = xor i32 %cond.330, %shr5.3
  %shr5.1.3 = lshr i32 %xor7.331, 1
  %22 = and i32 %xor.3, 2
  %tobool.not.1.3 = icmp eq i32 %22, 0
  %cond.1.3 = select i1 %tobool.not.1.3, i32 0, i32 -306674912
  %xor7.1.3 = xor i32 %cond.1.3, %shr5.1.3
  %shr5.2.3 = lshr i32 %xor7.1.3, 6
  %23 = and i32 %xor.3, 4
  %tobool.not.2.3 = icmp eq i32 %23, 0
  %cond.2.3 = select i1 %tobool.not.2.3, i32 0, i32 124634137
  %xor7.2.3 = xor i32 %cond.2.3, %shr5.2.3
  %24 = and i32 %xor.3, 8
  %tobool.not.3.3 = icmp eq i32 %24, 0
  %25 = and i32 %xor.3, 16
  %tobool.not.4.3 = icmp eq i32 %25, 0
  %cond.4.3 = select i1 %tobool.not.4.3, i32 0, i32 498536548
  %26 = and i32 %xor.3, 32
  %tobool.not.5.3 = icmp eq i32 %26, 0
  %cond.5.3 = select i1 %tobool.not.5.3, i32 0, i32 997073096
  %27 = and i32 %xor7.331, 32
  %tobool.not.6.3 = icmp eq i32 %27, 0
  %cond.6.3 = select i1 %tobool.not.6.3, i32 0, i32 1994146192
  %28 = and i32 %xor7.1.3, 32
  %tobool.not.7.3 = icmp eq i32 %28, 0
  %cond.7.3 = select i1 %tobool.not.7.3, i32 0, i32 -306674912
  %29 = select i1 %tobool.not.3.3, i32 -1, i32 -249268275
  %30 = xor i32 %29, %xor7.2.3
  %31 = xor i32 %cond.4.3, %30
  %32 = xor i32 %cond.5.3, %31
  %33 = xor i32 %cond.6.3, %32
  %not = xor i32 %cond.7.3, %33
  ret i32 %not
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !4, i64 0}
!8 = !{!"pair", !4, i64 0, !9, i64 4}
!9 = !{!"short", !5, i64 0}
!10 = !{!8, !9, i64 4}
