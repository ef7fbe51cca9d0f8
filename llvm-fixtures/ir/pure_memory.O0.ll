; ModuleID = 'opencl/pure_memory.cl'
source_filename = "opencl/pure_memory.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.pair = type { i32, i16 }
%struct.tree = type { [3 x %struct.pair], i64 }
%union.bits = type { float }

@squares = addrspace(2) constant [8 x i32] [i32 0, i32 1, i32 4, i32 9, i32 16, i32 25, i32 36, i32 49], align 4
@named = addrspace(2) constant [3 x { i32, i16, [2 x i8] }] [{ i32, i16, [2 x i8] } { i32 5, i16 1, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 -6, i16 2, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 7, i16 -3, [2 x i8] zeroinitializer }], align 4
@__const.nested_struct.t = private unnamed_addr addrspace(2) constant { [3 x { i32, i16, [2 x i8] }], i64 } { [3 x { i32, i16, [2 x i8] }] [{ i32, i16, [2 x i8] } { i32 1, i16 2, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 3, i16 4, [2 x i8] zeroinitializer }, { i32, i16, [2 x i8] } { i32 5, i16 6, [2 x i8] zeroinitializer }], i64 70 }, align 8
@__const.pointer_walk.a = private unnamed_addr addrspace(2) constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @table_lookup(i32 noundef %i) #0 {
entry:
  %i.addr = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4
  %0 = load i32, ptr %i.addr, align 4
  %and = and i32 %0, 7
  %idxprom = zext i32 %and to i64
  %arrayidx = getelementptr inbounds nuw [8 x i32], ptr addrspace(2) @squares, i64 0, i64 %idxprom
  %1 = load i32, ptr addrspace(2) %arrayidx, align 4
  ret i32 %1
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @struct_table(i32 noundef %i) #0 {
entry:
  %i.addr = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4
  %0 = load i32, ptr %i.addr, align 4
  %rem = urem i32 %0, 3
  %idxprom = zext i32 %rem to i64
  %arrayidx = getelementptr inbounds nuw [3 x %struct.pair], ptr addrspace(2) @named, i64 0, i64 %idxprom
  %first = getelementptr inbounds nuw %struct.pair, ptr addrspace(2) %arrayidx, i32 0, i32 0
  %1 = load i32, ptr addrspace(2) %first, align 4
  %2 = load i32, ptr %i.addr, align 4
  %rem1 = urem i32 %2, 3
  %idxprom2 = zext i32 %rem1 to i64
  %arrayidx3 = getelementptr inbounds nuw [3 x %struct.pair], ptr addrspace(2) @named, i64 0, i64 %idxprom2
  %second = getelementptr inbounds nuw %struct.pair, ptr addrspace(2) %arrayidx3, i32 0, i32 1
  %3 = load i16, ptr addrspace(2) %second, align 4
  %conv = sext i16 %3 to i32
  %mul = mul nsw i32 %1, %conv
  ret i32 %mul
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @dynamic_array(i32 noundef %i, i32 noundef %x) #0 {
entry:
  %i.addr = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %a = alloca [8 x i32], align 4
  %k = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %k, align 4
  %mul = mul nsw i32 %1, 10
  %2 = load i32, ptr %k, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %idxprom
  store i32 %mul, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %k, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %4 = load i32, ptr %x.addr, align 4
  %5 = load i32, ptr %i.addr, align 4
  %and = and i32 %5, 7
  %idxprom1 = zext i32 %and to i64
  %arrayidx2 = getelementptr inbounds nuw [8 x i32], ptr %a, i64 0, i64 %idxprom1
  store i32 %4, ptr %arrayidx2, align 4
  %arrayidx3 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 3
  %6 = load i32, ptr %arrayidx3, align 4
  %7 = load i32, ptr %i.addr, align 4
  %add = add i32 %7, 1
  %and4 = and i32 %add, 7
  %idxprom5 = zext i32 %and4 to i64
  %arrayidx6 = getelementptr inbounds nuw [8 x i32], ptr %a, i64 0, i64 %idxprom5
  %8 = load i32, ptr %arrayidx6, align 4
  %xor = xor i32 %6, %8
  ret i32 %xor
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @struct_copy(i32 noundef %x, i16 noundef signext %y) #0 {
entry:
  %x.addr = alloca i32, align 4
  %y.addr = alloca i16, align 2
  %p = alloca %struct.pair, align 4
  %q = alloca %struct.pair, align 4
  store i32 %x, ptr %x.addr, align 4
  store i16 %y, ptr %y.addr, align 2
  %first = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 0
  %0 = load i32, ptr %x.addr, align 4
  store i32 %0, ptr %first, align 4
  %second = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 1
  %1 = load i16, ptr %y.addr, align 2
  store i16 %1, ptr %second, align 4
  %2 = getelementptr i8, ptr %p, i64 6
  call void @llvm.memset.p0.i64(ptr align 2 %2, i8 0, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %q, ptr align 4 %p, i64 8, i1 false)
  %second1 = getelementptr inbounds nuw %struct.pair, ptr %q, i32 0, i32 1
  %3 = load i16, ptr %second1, align 4
  %conv = sext i16 %3 to i32
  %first2 = getelementptr inbounds nuw %struct.pair, ptr %q, i32 0, i32 0
  %4 = load i32, ptr %first2, align 4
  %xor = xor i32 %4, %conv
  store i32 %xor, ptr %first2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 8, i1 false)
  %first3 = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 0
  %5 = load i32, ptr %first3, align 4
  %second4 = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 1
  %6 = load i16, ptr %second4, align 4
  %conv5 = sext i16 %6 to i32
  %shl = shl i32 %conv5, 8
  %xor6 = xor i32 %5, %shl
  ret i32 %xor6
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i64 @nested_struct(i32 noundef %x, i32 noundef %i) #0 {
entry:
  %x.addr = alloca i32, align 4
  %i.addr = alloca i32, align 4
  %t = alloca %struct.tree, align 8
  store i32 %x, ptr %x.addr, align 4
  store i32 %i, ptr %i.addr, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %t, ptr addrspace(2) align 8 @__const.nested_struct.t, i64 32, i1 false)
  %0 = load i32, ptr %x.addr, align 4
  %leaf = getelementptr inbounds nuw %struct.tree, ptr %t, i32 0, i32 0
  %1 = load i32, ptr %i.addr, align 4
  %rem = urem i32 %1, 3
  %idxprom = zext i32 %rem to i64
  %arrayidx = getelementptr inbounds nuw [3 x %struct.pair], ptr %leaf, i64 0, i64 %idxprom
  %first = getelementptr inbounds nuw %struct.pair, ptr %arrayidx, i32 0, i32 0
  store i32 %0, ptr %first, align 8
  %leaf1 = getelementptr inbounds nuw %struct.tree, ptr %t, i32 0, i32 0
  %arrayidx2 = getelementptr inbounds [3 x %struct.pair], ptr %leaf1, i64 0, i64 1
  %first3 = getelementptr inbounds nuw %struct.pair, ptr %arrayidx2, i32 0, i32 0
  %2 = load i32, ptr %first3, align 8
  %conv = sext i32 %2 to i64
  %weight = getelementptr inbounds nuw %struct.tree, ptr %t, i32 0, i32 1
  %3 = load i64, ptr %weight, align 8
  %mul = mul nsw i64 %3, %conv
  store i64 %mul, ptr %weight, align 8
  %weight4 = getelementptr inbounds nuw %struct.tree, ptr %t, i32 0, i32 1
  %4 = load i64, ptr %weight4, align 8
  %leaf5 = getelementptr inbounds nuw %struct.tree, ptr %t, i32 0, i32 0
  %arrayidx6 = getelementptr inbounds [3 x %struct.pair], ptr %leaf5, i64 0, i64 2
  %second = getelementptr inbounds nuw %struct.pair, ptr %arrayidx6, i32 0, i32 1
  %5 = load i16, ptr %second, align 4
  %conv7 = sext i16 %5 to i64
  %add = add nsw i64 %4, %conv7
  ret i64 %add
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @union_bytes(float noundef %x) #0 {
entry:
  %x.addr = alloca float, align 4
  %u = alloca %union.bits, align 4
  store float %x, ptr %x.addr, align 4
  %0 = load float, ptr %x.addr, align 4
  store float %0, ptr %u, align 4
  %arrayidx = getelementptr inbounds [4 x i8], ptr %u, i64 0, i64 0
  %1 = load i8, ptr %arrayidx, align 4
  %conv = zext i8 %1 to i32
  %arrayidx1 = getelementptr inbounds [4 x i8], ptr %u, i64 0, i64 3
  %2 = load i8, ptr %arrayidx1, align 1
  %conv2 = zext i8 %2 to i32
  %shl = shl i32 %conv2, 8
  %or = or i32 %conv, %shl
  ret i32 %or
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @swap_if(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp sgt i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call spir_func void @exchange(ptr noundef %a.addr, ptr noundef %b.addr) #3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load i32, ptr %a.addr, align 4
  %mul = mul i32 %2, 3
  %3 = load i32, ptr %b.addr, align 4
  %sub = sub i32 %mul, %3
  ret i32 %sub
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @exchange(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %kept = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load i32, ptr %0, align 4
  store i32 %1, ptr %kept, align 4
  %2 = load ptr, ptr %b.addr, align 8
  %3 = load i32, ptr %2, align 4
  %4 = load ptr, ptr %a.addr, align 8
  store i32 %3, ptr %4, align 4
  %5 = load i32, ptr %kept, align 4
  %6 = load ptr, ptr %b.addr, align 8
  store i32 %5, ptr %6, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @pointer_walk(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %a = alloca [5 x i32], align 4
  %sum = alloca i32, align 4
  %p = alloca ptr, align 8
  %end = alloca ptr, align 8
  store i32 %x, ptr %x.addr, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %a, ptr addrspace(2) align 4 @__const.pointer_walk.a, i64 20, i1 false)
  store i32 0, ptr %sum, align 4
  %0 = load i32, ptr %x.addr, align 4
  %and = and i32 %0, 65535
  %arrayidx = getelementptr inbounds [5 x i32], ptr %a, i64 0, i64 2
  store i32 %and, ptr %arrayidx, align 4
  %arraydecay = getelementptr inbounds [5 x i32], ptr %a, i64 0, i64 0
  store ptr %arraydecay, ptr %p, align 8
  %arraydecay1 = getelementptr inbounds [5 x i32], ptr %a, i64 0, i64 0
  %add.ptr = getelementptr inbounds i32, ptr %arraydecay1, i64 5
  store ptr %add.ptr, ptr %end, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load ptr, ptr %p, align 8
  %2 = load ptr, ptr %end, align 8
  %cmp = icmp ult ptr %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %sum, align 4
  %mul = mul nsw i32 %3, 7
  %4 = load ptr, ptr %p, align 8
  %5 = load i32, ptr %4, align 4
  %add = add nsw i32 %mul, %5
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load ptr, ptr %p, align 8
  %add.ptr2 = getelementptr inbounds i32, ptr %6, i64 2
  store ptr %add.ptr2, ptr %p, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %sum, align 4
  ret i32 %7
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @pointer_difference(i32 noundef %i, i32 noundef %j) #0 {
entry:
  %i.addr = alloca i32, align 4
  %j.addr = alloca i32, align 4
  %a = alloca [16 x i16], align 2
  %p = alloca ptr, align 8
  %q = alloca ptr, align 8
  store i32 %i, ptr %i.addr, align 4
  store i32 %j, ptr %j.addr, align 4
  %0 = load i32, ptr %i.addr, align 4
  %and = and i32 %0, 15
  %idxprom = zext i32 %and to i64
  %arrayidx = getelementptr inbounds nuw [16 x i16], ptr %a, i64 0, i64 %idxprom
  store ptr %arrayidx, ptr %p, align 8
  %1 = load i32, ptr %j.addr, align 4
  %and1 = and i32 %1, 15
  %idxprom2 = zext i32 %and1 to i64
  %arrayidx3 = getelementptr inbounds nuw [16 x i16], ptr %a, i64 0, i64 %idxprom2
  store ptr %arrayidx3, ptr %q, align 8
  %2 = load ptr, ptr %q, align 8
  %3 = load ptr, ptr %p, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %2 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %3 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 2
  %conv = trunc i64 %sub.ptr.div to i32
  ret i32 %conv
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @struct_return(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %ref.tmp = alloca %struct.pair, align 4
  %ref.tmp2 = alloca %struct.pair, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %and = and i32 %0, 65535
  store i32 %and, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %and1 = and i32 %1, 65535
  store i32 %and1, ptr %b.addr, align 4
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.pair) align 4 %ref.tmp, i32 noundef %2, i32 noundef %3) #3
  %first = getelementptr inbounds nuw %struct.pair, ptr %ref.tmp, i32 0, i32 0
  %4 = load i32, ptr %first, align 4
  %5 = load i32, ptr %b.addr, align 4
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.pair) align 4 %ref.tmp2, i32 noundef %5, i32 noundef 5) #3
  %second = getelementptr inbounds nuw %struct.pair, ptr %ref.tmp2, i32 0, i32 1
  %6 = load i16, ptr %second, align 4
  %conv = sext i16 %6 to i32
  %add = add nsw i32 %4, %conv
  ret i32 %add
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func void @make(ptr dead_on_unwind noalias writable sret(%struct.pair) align 4 %agg.result, i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %first = getelementptr inbounds nuw %struct.pair, ptr %agg.result, i32 0, i32 0
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %xor = xor i32 %0, %1
  store i32 %xor, ptr %first, align 4
  %second = getelementptr inbounds nuw %struct.pair, ptr %agg.result, i32 0, i32 1
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %add = add nsw i32 %2, %3
  %conv = trunc i32 %add to i16
  store i16 %conv, ptr %second, align 4
  %4 = getelementptr i8, ptr %agg.result, i64 6
  call void @llvm.memset.p0.i64(ptr align 2 %4, i8 0, i64 2, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @matrix_trace(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %m = alloca [3 x [3 x i32]], align 4
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 0, ptr %r, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc7, %entry
  %0 = load i32, ptr %r, align 4
  %cmp = icmp ult i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end9

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %c, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %c, align 4
  %cmp2 = icmp ult i32 %1, 3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %x.addr, align 4
  %3 = load i32, ptr %r, align 4
  %add = add i32 %3, 1
  %mul = mul i32 %2, %add
  %4 = load i32, ptr %c, align 4
  %add4 = add i32 %mul, %4
  %5 = load i32, ptr %r, align 4
  %idxprom = zext i32 %5 to i64
  %arrayidx = getelementptr inbounds nuw [3 x [3 x i32]], ptr %m, i64 0, i64 %idxprom
  %6 = load i32, ptr %c, align 4
  %idxprom5 = zext i32 %6 to i64
  %arrayidx6 = getelementptr inbounds nuw [3 x i32], ptr %arrayidx, i64 0, i64 %idxprom5
  store i32 %add4, ptr %arrayidx6, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %7 = load i32, ptr %c, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %c, align 4
  br label %for.cond1

for.end:                                          ; preds = %for.cond1
  br label %for.inc7

for.inc7:                                         ; preds = %for.end
  %8 = load i32, ptr %r, align 4
  %inc8 = add i32 %8, 1
  store i32 %inc8, ptr %r, align 4
  br label %for.cond

for.end9:                                         ; preds = %for.cond
  %arrayidx10 = getelementptr inbounds [3 x [3 x i32]], ptr %m, i64 0, i64 0
  %arrayidx11 = getelementptr inbounds [3 x i32], ptr %arrayidx10, i64 0, i64 0
  %9 = load i32, ptr %arrayidx11, align 4
  %arrayidx12 = getelementptr inbounds [3 x [3 x i32]], ptr %m, i64 0, i64 1
  %arrayidx13 = getelementptr inbounds [3 x i32], ptr %arrayidx12, i64 0, i64 1
  %10 = load i32, ptr %arrayidx13, align 4
  %mul14 = mul i32 %10, 3
  %add15 = add i32 %9, %mul14
  %arrayidx16 = getelementptr inbounds [3 x [3 x i32]], ptr %m, i64 0, i64 2
  %arrayidx17 = getelementptr inbounds [3 x i32], ptr %arrayidx16, i64 0, i64 2
  %11 = load i32, ptr %arrayidx17, align 4
  %mul18 = mul i32 %11, 5
  %add19 = add i32 %add15, %mul18
  ret i32 %add19
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @sort_three(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  %v = alloca [3 x i32], align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %kept = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  store i32 %0, ptr %v, align 4
  %arrayinit.element = getelementptr inbounds i32, ptr %v, i64 1
  %1 = load i32, ptr %b.addr, align 4
  store i32 %1, ptr %arrayinit.element, align 4
  %arrayinit.element1 = getelementptr inbounds i32, ptr %v, i64 2
  %2 = load i32, ptr %c.addr, align 4
  store i32 %2, ptr %arrayinit.element1, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc18, %entry
  %3 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %3, 2
  br i1 %cmp, label %for.body, label %for.end20

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %j, align 4
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %j, align 4
  %5 = load i32, ptr %i, align 4
  %sub = sub nsw i32 2, %5
  %cmp3 = icmp slt i32 %4, %sub
  br i1 %cmp3, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond2
  %6 = load i32, ptr %j, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4
  %8 = load i32, ptr %j, align 4
  %add = add nsw i32 %8, 1
  %idxprom5 = sext i32 %add to i64
  %arrayidx6 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 %idxprom5
  %9 = load i32, ptr %arrayidx6, align 4
  %cmp7 = icmp ugt i32 %7, %9
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body4
  %10 = load i32, ptr %j, align 4
  %idxprom8 = sext i32 %10 to i64
  %arrayidx9 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 %idxprom8
  %11 = load i32, ptr %arrayidx9, align 4
  store i32 %11, ptr %kept, align 4
  %12 = load i32, ptr %j, align 4
  %add10 = add nsw i32 %12, 1
  %idxprom11 = sext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 %idxprom11
  %13 = load i32, ptr %arrayidx12, align 4
  %14 = load i32, ptr %j, align 4
  %idxprom13 = sext i32 %14 to i64
  %arrayidx14 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 %idxprom13
  store i32 %13, ptr %arrayidx14, align 4
  %15 = load i32, ptr %kept, align 4
  %16 = load i32, ptr %j, align 4
  %add15 = add nsw i32 %16, 1
  %idxprom16 = sext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 %idxprom16
  store i32 %15, ptr %arrayidx17, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body4
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %17 = load i32, ptr %j, align 4
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond2

for.end:                                          ; preds = %for.cond2
  br label %for.inc18

for.inc18:                                        ; preds = %for.end
  %18 = load i32, ptr %i, align 4
  %inc19 = add nsw i32 %18, 1
  store i32 %inc19, ptr %i, align 4
  br label %for.cond

for.end20:                                        ; preds = %for.cond
  %arrayidx21 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 0
  %19 = load i32, ptr %arrayidx21, align 4
  %mul = mul i32 %19, 31
  %arrayidx22 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 1
  %20 = load i32, ptr %arrayidx22, align 4
  %mul23 = mul i32 %20, 7
  %add24 = add i32 %mul, %mul23
  %arrayidx25 = getelementptr inbounds [3 x i32], ptr %v, i64 0, i64 2
  %21 = load i32, ptr %arrayidx25, align 4
  %add26 = add i32 %add24, %21
  ret i32 %add26
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func i32 @crc_of_word(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  %crc = alloca i32, align 4
  %k = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 -1, ptr %crc, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc7, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end9

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %x.addr, align 4
  %2 = load i32, ptr %k, align 4
  %mul = mul nsw i32 8, %2
  %shr.mask = and i32 %mul, 31
  %shr = lshr i32 %1, %shr.mask
  %and = and i32 %shr, 255
  %3 = load i32, ptr %crc, align 4
  %xor = xor i32 %3, %and
  store i32 %xor, ptr %crc, align 4
  store i32 0, ptr %b, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %b, align 4
  %cmp2 = icmp slt i32 %4, 8
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %5 = load i32, ptr %crc, align 4
  %shr4 = lshr i32 %5, 1
  %6 = load i32, ptr %crc, align 4
  %and5 = and i32 %6, 1
  %tobool = icmp ne i32 %and5, 0
  %7 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 -306674912, i32 0
  %xor6 = xor i32 %shr4, %cond
  store i32 %xor6, ptr %crc, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %8 = load i32, ptr %b, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %b, align 4
  br label %for.cond1

for.end:                                          ; preds = %for.cond1
  br label %for.inc7

for.inc7:                                         ; preds = %for.end
  %9 = load i32, ptr %k, align 4
  %inc8 = add nsw i32 %9, 1
  store i32 %inc8, ptr %k, align 4
  br label %for.cond

for.end9:                                         ; preds = %for.cond
  %10 = load i32, ptr %crc, align 4
  %not = xor i32 %10, -1
  ret i32 %not
}

attributes #0 = { convergent noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0}
!opencl.ocl.version = !{!1}
!opencl.spir.version = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 2}
!2 = !{!"clang version 22.1"}
