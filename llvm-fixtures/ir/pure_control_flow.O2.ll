; ModuleID = 'opencl/pure_control_flow.cl'
source_filename = "opencl/pure_control_flow.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @factorial(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 15
  %cmp5 = icmp samesign ugt i32 %and, 1
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %entry, %for.body
  %r.07 = phi i32 [ %mul, %for.body ], [ 1, %entry ]
  %n.addr.06 = phi i32 [ %dec, %for.body ], [ %and, %entry ]
  %mul = mul i32 %r.07, %n.addr.06
  %dec = add nsw i32 %n.addr.06, -1
  %cmp = icmp ugt i32 %dec, 1
  br i1 %cmp, label %for.body, label %for.end

for.end:                                          ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %mul, %for.body ]
  ret i32 %r.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @fibonacci(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 63
  %tobool.not4 = icmp eq i32 %and, 0
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %n.addr.07 = phi i32 [ %dec, %while.body ], [ %and, %entry ]
  %b.06 = phi i32 [ %add, %while.body ], [ 1, %entry ]
  %a.05 = phi i32 [ %b.06, %while.body ], [ 0, %entry ]
  %dec = add nsw i32 %n.addr.07, -1
  %add = add i32 %b.06, %a.05
  %tobool.not = icmp eq i32 %dec, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  %a.0.lcssa = phi i32 [ 0, %entry ], [ %b.06, %while.body ]
  ret i32 %a.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @greatest_common_divisor(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp eq i32 %b, 0
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %if.end, %entry
  %a.addr.0.lcssa = phi i32 [ %a, %entry ], [ %b.addr.05, %if.end ]
  ret i32 %a.addr.0.lcssa

if.end:                                           ; preds = %entry, %if.end
  %a.addr.06 = phi i32 [ %b.addr.05, %if.end ], [ %a, %entry ]
  %b.addr.05 = phi i32 [ %rem, %if.end ], [ %b, %entry ]
  %rem = urem i32 %a.addr.06, %b.addr.05
  %cmp = icmp eq i32 %rem, 0
  br i1 %cmp, label %if.then, label %if.end
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func range(i32 0, 201) i32 @collatz_steps(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %and = and i32 %x, 1023
  %cmp11.not = icmp eq i32 %and, 0
  br i1 %cmp11.not, label %for.end, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %add = add nuw nsw i32 %and, 1
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.body
  %steps.013 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %x.addr.012 = phi i32 [ %cond, %for.body ], [ %add, %for.body.preheader ]
  %and2 = and i32 %x.addr.012, 1
  %tobool.not = icmp eq i32 %and2, 0
  %mul = mul i32 %x.addr.012, 3
  %add3 = add i32 %mul, 1
  %div10 = lshr exact i32 %x.addr.012, 1
  %cond = select i1 %tobool.not, i32 %div10, i32 %add3
  %inc = add nuw nsw i32 %steps.013, 1
  %cmp = icmp ne i32 %cond, 1
  %cmp1 = icmp samesign ult i32 %steps.013, 199
  %0 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %0, label %for.body, label %for.end

for.end:                                          ; preds = %for.body, %entry
  %steps.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  ret i32 %steps.0.lcssa
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @switch_dense(i32 noundef %x) local_unnamed_addr #1 {
entry:
  %and = and i32 %x, 7
  switch i32 %and, label %sw.default [
    i32 0, label %return
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 3, label %sw.bb2
    i32 4, label %sw.bb3
    i32 5, label %sw.bb4
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry, %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  %add = add nsw i32 %x, 4
  br label %return

sw.bb4:                                           ; preds = %entry
  br label %return

sw.default:                                       ; preds = %entry
  br label %return

return:                                           ; preds = %sw.bb3, %entry, %sw.default, %sw.bb4, %sw.bb2, %sw.bb1
  %retval.0 = phi i32 [ 99, %sw.default ], [ 10, %entry ], [ -20, %sw.bb1 ], [ 33, %sw.bb2 ], [ %add, %sw.bb3 ], [ %x, %sw.bb4 ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 1, 7) i32 @switch_sparse(i32 noundef %x) local_unnamed_addr #1 {
entry:
  %rem = srem i32 %x, 1000
  switch i32 %rem, label %sw.epilog [
    i32 -7, label %return
    i32 0, label %sw.bb1
    i32 250, label %sw.bb2
    i32 999, label %sw.bb3
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  br label %return

sw.epilog:                                        ; preds = %entry
  %cmp = icmp sgt i32 %x, 0
  %cond = select i1 %cmp, i32 5, i32 6
  br label %return

return:                                           ; preds = %entry, %sw.epilog, %sw.bb3, %sw.bb2, %sw.bb1
  %retval.0 = phi i32 [ %cond, %sw.epilog ], [ 4, %sw.bb3 ], [ 2, %sw.bb1 ], [ 3, %sw.bb2 ], [ 1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 1, 5) i32 @switch_long(i64 noundef %x) local_unnamed_addr #1 {
entry:
  %0 = trunc i64 %x to i34
  %trunc = and i34 %0, -4294967293
  switch i34 %trunc, label %sw.default [
    i34 4294967296, label %return
    i34 -4294967293, label %sw.bb1
    i34 2, label %sw.bb2
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.default:                                       ; preds = %entry
  br label %return

return:                                           ; preds = %entry, %sw.default, %sw.bb2, %sw.bb1
  %retval.0 = phi i32 [ 4, %sw.default ], [ 3, %sw.bb2 ], [ 2, %sw.bb1 ], [ 1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func zeroext i8 @switch_char(i8 noundef signext %c) local_unnamed_addr #1 {
entry:
  switch i8 %c, label %sw.epilog [
    i8 -128, label %return
    i8 97, label %sw.bb1
    i8 98, label %sw.bb1
    i8 99, label %sw.bb1
    i8 100, label %sw.bb1
    i8 101, label %sw.bb1
    i8 102, label %sw.bb1
    i8 103, label %sw.bb1
    i8 104, label %sw.bb1
    i8 105, label %sw.bb1
    i8 106, label %sw.bb1
    i8 107, label %sw.bb1
    i8 108, label %sw.bb1
    i8 109, label %sw.bb1
    i8 110, label %sw.bb1
    i8 111, label %sw.bb1
    i8 112, label %sw.bb1
    i8 113, label %sw.bb1
    i8 114, label %sw.bb1
    i8 115, label %sw.bb1
    i8 116, label %sw.bb1
    i8 117, label %sw.bb1
    i8 118, label %sw.bb1
    i8 119, label %sw.bb1
    i8 120, label %sw.bb1
    i8 121, label %sw.bb1
    i8 122, label %sw.bb1
    i8 65, label %sw.bb4
    i8 66, label %sw.bb4
    i8 67, label %sw.bb4
    i8 68, label %sw.bb4
    i8 69, label %sw.bb4
    i8 70, label %sw.bb4
    i8 71, label %sw.bb4
    i8 72, label %sw.bb4
    i8 73, label %sw.bb4
    i8 74, label %sw.bb4
    i8 75, label %sw.bb4
    i8 76, label %sw.bb4
    i8 77, label %sw.bb4
    i8 78, label %sw.bb4
    i8 79, label %sw.bb4
    i8 80, label %sw.bb4
    i8 81, label %sw.bb4
    i8 82, label %sw.bb4
    i8 83, label %sw.bb4
    i8 84, label %sw.bb4
    i8 85, label %sw.bb4
    i8 86, label %sw.bb4
    i8 87, label %sw.bb4
    i8 88, label %sw.bb4
    i8 89, label %sw.bb4
    i8 90, label %sw.bb4
  ]

sw.bb1:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %sub = add nsw i8 %c, -32
  br label %return

sw.bb4:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %add = add nuw nsw i8 %c, 32
  br label %return

sw.epilog:                                        ; preds = %entry
  br label %return

return:                                           ; preds = %entry, %sw.epilog, %sw.bb4, %sw.bb1
  %retval.0 = phi i8 [ %c, %sw.epilog ], [ %add, %sw.bb4 ], [ %sub, %sw.bb1 ], [ 1, %entry ]
  ret i8 %retval.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func range(i32 0, 41) i32 @jump_back(i32 noundef %x) local_unnamed_addr #0 {
entry:
  %tobool7.not = icmp eq i32 %x, 0
  br i1 %tobool7.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry, %if.then
  %n.09 = phi i32 [ %inc, %if.then ], [ 0, %entry ]
  %x.addr.08 = phi i32 [ %cond, %if.then ], [ %x, %entry ]
  %and = and i32 %x.addr.08, 1
  %tobool1.not = icmp eq i32 %and, 0
  %sub = add i32 %x.addr.08, -1
  %shr = lshr i32 %x.addr.08, 1
  %cond = select i1 %tobool1.not, i32 %shr, i32 %sub
  %inc = add nuw nsw i32 %n.09, 1
  %cmp = icmp samesign ult i32 %n.09, 39
  %tobool = icmp ne i32 %cond, 0
  %or.cond = select i1 %cmp, i1 %tobool, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.end:                                           ; preds = %if.then, %entry
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %if.then ]
  ret i32 %n.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @nested_loops(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 15
  %cmp31.not = icmp eq i32 %and, 0
  br i1 %cmp31.not, label %for.cond.cleanup, label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %cleanup
  %i.033 = phi i32 [ %inc13, %cleanup ], [ 0, %entry ]
  %sum.032 = phi i32 [ %sum.1.lcssa, %cleanup ], [ 0, %entry ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  %sum.0.lcssa = phi i32 [ 0, %entry ], [ %sum.1.lcssa, %cleanup ]
  ret i32 %sum.0.lcssa

for.body4:                                        ; preds = %for.cond1.preheader, %for.inc
  %j.030 = phi i32 [ %i.033, %for.cond1.preheader ], [ %inc, %for.inc ]
  %sum.129 = phi i32 [ %sum.032, %for.cond1.preheader ], [ %sum.2, %for.inc ]
  %add = add nuw nsw i32 %j.030, %i.033
  %rem = urem i32 %add, 3
  %cmp5 = icmp eq i32 %rem, 0
  br i1 %cmp5, label %for.inc, label %if.end

if.end:                                           ; preds = %for.body4
  %mul = mul nuw nsw i32 %j.030, %i.033
  %cmp6 = icmp samesign ugt i32 %mul, 60
  br i1 %cmp6, label %cleanup, label %if.end8

if.end8:                                          ; preds = %if.end
  %add10 = add i32 %sum.129, 1
  %add11 = add i32 %add10, %mul
  br label %for.inc

for.inc:                                          ; preds = %for.body4, %if.end8
  %sum.2 = phi i32 [ %sum.129, %for.body4 ], [ %add11, %if.end8 ]
  %inc = add nuw nsw i32 %j.030, 1
  %cmp2 = icmp samesign ult i32 %inc, %and
  br i1 %cmp2, label %for.body4, label %cleanup

cleanup:                                          ; preds = %if.end, %for.inc
  %sum.1.lcssa = phi i32 [ %sum.129, %if.end ], [ %sum.2, %for.inc ]
  %inc13 = add nuw nsw i32 %i.033, 1
  %cmp = icmp samesign ult i32 %inc13, %and
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 0, 65536) i32 @integer_square_root(i32 noundef %x) local_unnamed_addr #1 {
entry:
  %cmp.not = icmp ult i32 %x, 1073741824
  %sub = select i1 %cmp.not, i32 0, i32 1073741824
  %x.addr.1 = sub nuw i32 %x, %sub
  %add.1 = or disjoint i32 %sub, 268435456
  %cmp.not.1 = icmp ult i32 %x.addr.1, %add.1
  %shr.1 = lshr exact i32 %sub, 1
  %sub.1 = select i1 %cmp.not.1, i32 0, i32 %add.1
  %x.addr.1.1 = sub nuw i32 %x.addr.1, %sub.1
  %add2.1 = select i1 %cmp.not.1, i32 0, i32 268435456
  %r.1.1 = or disjoint i32 %add2.1, %shr.1
  %add.2 = or disjoint i32 %r.1.1, 67108864
  %cmp.not.2 = icmp ult i32 %x.addr.1.1, %add.2
  %shr.2 = lshr exact i32 %r.1.1, 1
  %sub.2 = select i1 %cmp.not.2, i32 0, i32 %add.2
  %x.addr.1.2 = sub nuw i32 %x.addr.1.1, %sub.2
  %add2.2 = select i1 %cmp.not.2, i32 0, i32 67108864
  %r.1.2 = or disjoint i32 %add2.2, %shr.2
  %add.3 = or disjoint i32 %r.1.2, 16777216
  %cmp.not.3 = icmp ult i32 %x.addr.1.2, %add.3
  %shr.3 = lshr exact i32 %r.1.2, 1
  %sub.3 = select i1 %cmp.not.3, i32 0, i32 %add.3
  %x.addr.1.3 = sub nuw i32 %x.addr.1.2, %sub.3
  %add2.3 = select i1 %cmp.not.3, i32 0, i32 16777216
  %r.1.3 = or disjoint i32 %add2.3, %shr.3
  %add.4 = add nuw nsw i32 %r.1.3, 4194304
  %cmp.not.4 = icmp ult i32 %x.addr.1.3, %add.4
  %shr.4 = lshr i32 %r.1.3, 1
  %sub.4 = select i1 %cmp.not.4, i32 0, i32 %add.4
  %x.addr.1.4 = sub nuw i32 %x.addr.1.3, %sub.4
  %add2.4 = select i1 %cmp.not.4, i32 0, i32 4194304
  %r.1.4 = add nuw nsw i32 %add2.4, %shr.4
  %add.5 = add nuw nsw i32 %r.1.4, 1048576
  %cmp.not.5 = icmp ult i32 %x.addr.1.4, %add.5
  %shr.5 = lshr i32 %r.1.4, 1
  %sub.5 = select i1 %cmp.not.5, i32 0, i32 %add.5
  %x.addr.1.5 = sub nuw i32 %x.addr.1.4, %sub.5
  %add2.5 = select i1 %cmp.not.5, i32 0, i32 1048576
  %r.1.5 = add nuw nsw i32 %add2.5, %shr.5
  %add.6 = add nuw nsw i32 %r.1.5, 262144
  %cmp.not.6 = icmp ult i32 %x.addr.1.5, %add.6
  %shr.6 = lshr i32 %r.1.5, 1
  %sub.6 = select i1 %cmp.not.6, i32 0, i32 %add.6
  %x.addr.1.6 = sub nuw i32 %x.addr.1.5, %sub.6
  %add2.6 = select i1 %cmp.not.6, i32 0, i32 262144
  %r.1.6 = add nuw nsw i32 %add2.6, %shr.6
  %add.7 = add nuw nsw i32 %r.1.6, 65536
  %cmp.not.7 = icmp ult i32 %x.addr.1.6, %add.7
  %shr.7 = lshr i32 %r.1.6, 1
  %sub.7 = select i1 %cmp.not.7, i32 0, i32 %add.7
  %x.addr.1.7 = sub nuw i32 %x.addr.1.6, %sub.7
  %add2.7 = select i1 %cmp.not.7, i32 0, i32 65536
  %r.1.7 = add nuw nsw i32 %add2.7, %shr.7
  %add.8 = add nuw nsw i32 %r.1.7, 16384
  %cmp.not.8 = icmp ult i32 %x.addr.1.7, %add.8
  %shr.8 = lshr i32 %r.1.7, 1
  %sub.8 = select i1 %cmp.not.8, i32 0, i32 %add.8
  %x.addr.1.8 = sub nuw i32 %x.addr.1.7, %sub.8
  %add2.8 = select i1 %cmp.not.8, i32 0, i32 16384
  %r.1.8 = add nuw nsw i32 %add2.8, %shr.8
  %add.9 = add nuw nsw i32 %r.1.8, 4096
  %cmp.not.9 = icmp ult i32 %x.addr.1.8, %add.9
  %shr.9 = lshr i32 %r.1.8, 1
  %sub.9 = select i1 %cmp.not.9, i32 0, i32 %add.9
  %x.addr.1.9 = sub nuw i32 %x.addr.1.8, %sub.9
  %add2.9 = select i1 %cmp.not.9, i32 0, i32 4096
  %r.1.9 = add nuw nsw i32 %add2.9, %shr.9
  %add.10 = add nuw nsw i32 %r.1.9, 1024
  %cmp.not.10 = icmp ult i32 %x.addr.1.9, %add.10
  %shr.10 = lshr i32 %r.1.9, 1
  %sub.10 = select i1 %cmp.not.10, i32 0, i32 %add.10
  %x.addr.1.10 = sub nuw i32 %x.addr.1.9, %sub.10
  %add2.10 = select i1 %cmp.not.10, i32 0, i32 1024
  %r.1.10 = add nuw nsw i32 %add2.10, %shr.10
  %add.11 = add nuw nsw i32 %r.1.10, 256
  %cmp.not.11 = icmp ult i32 %x.addr.1.10, %add.11
  %shr.11 = lshr i32 %r.1.10, 1
  %sub.11 = select i1 %cmp.not.11, i32 0, i32 %add.11
  %x.addr.1.11 = sub nuw i32 %x.addr.1.10, %sub.11
  %add2.11 = select i1 %cmp.not.11, i32 0, i32 256
  %r.1.11 = add nuw nsw i32 %add2.11, %shr.11
  %add.12 = add nuw nsw i32 %r.1.11, 64
  %cmp.not.12 = icmp ult i32 %x.addr.1.11, %add.12
  %shr.12 = lshr i32 %r.1.11, 1
  %sub.12 = select i1 %cmp.not.12, i32 0, i32 %add.12
  %x.addr.1.12 = sub nuw i32 %x.addr.1.11, %sub.12
  %add2.12 = select i1 %cmp.not.12, i32 0, i32 64
  %r.1.12 = add nuw nsw i32 %add2.12, %shr.12
  %add.13 = add nuw nsw i32 %r.1.12, 16
  %cmp.not.13 = icmp ult i32 %x.addr.1.12, %add.13
  %shr.13 = lshr i32 %r.1.12, 1
  %sub.13 = select i1 %cmp.not.13, i32 0, i32 %add.13
  %x.addr.1.13 = sub nuw i32 %x.addr.1.12, %sub.13
  %add2.13 = select i1 %cmp.not.13, i32 0, i32 16
  %r.1.13 = add nuw nsw i32 %add2.13, %shr.13
  %add.14 = add nuw nsw i32 %r.1.13, 4
  %cmp.not.14 = icmp ult i32 %x.addr.1.13, %add.14
  %shr.14 = lshr i32 %r.1.13, 1
  %sub.14 = select i1 %cmp.not.14, i32 0, i32 %add.14
  %x.addr.1.14 = sub nuw i32 %x.addr.1.13, %sub.14
  %add2.14 = select i1 %cmp.not.14, i32 0, i32 4
  %r.1.14 = add nuw nsw i32 %add2.14, %shr.14
  %cmp.not.15.not = icmp ugt i32 %x.addr.1.14, %r.1.14
  %shr.15 = lshr i32 %r.1.14, 1
  %add2.15 = zext i1 %cmp.not.15.not to i32
  %r.1.15 = add nuw nsw i32 %shr.15, %add2.15
  ret i32 %r.1.15
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func range(i32 0, 65536) i32 @power_modulo(i32 noundef %base, i32 noundef %exponent, i32 noundef %modulus) local_unnamed_addr #0 {
entry:
  %and = and i32 %modulus, 65535
  %add = add nuw nsw i32 %and, 1
  %conv = zext nneg i32 %add to i64
  %0 = icmp ne i32 %and, 0
  %tobool.not17 = icmp eq i32 %exponent, 0
  %extract.t = zext i1 %0 to i32
  br i1 %tobool.not17, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %rem2 = zext i1 %0 to i64
  %1 = urem i32 %base, %add
  %rem = zext nneg i32 %1 to i64
  br label %while.body

while.body:                                       ; preds = %while.body.preheader, %if.end
  %r.020 = phi i64 [ %r.1, %if.end ], [ %rem2, %while.body.preheader ]
  %b.019 = phi i64 [ %rem7, %if.end ], [ %rem, %while.body.preheader ]
  %exponent.addr.018 = phi i32 [ %shr, %if.end ], [ %exponent, %while.body.preheader ]
  %and3 = and i32 %exponent.addr.018, 1
  %tobool4.not = icmp eq i32 %and3, 0
  br i1 %tobool4.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.body
  %mul = mul nuw nsw i64 %r.020, %b.019
  %rem5 = urem i64 %mul, %conv
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %r.1 = phi i64 [ %rem5, %if.then ], [ %r.020, %while.body ]
  %mul6 = mul nuw nsw i64 %b.019, %b.019
  %rem7 = urem i64 %mul6, %conv
  %shr = lshr i32 %exponent.addr.018, 1
  %tobool.not = icmp eq i32 %shr, 0
  br i1 %tobool.not, label %while.end.loopexit, label %while.body

while.end.loopexit:                               ; preds = %if.end
  %extract.t21 = trunc nuw nsw i64 %r.1 to i32
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit, %entry
  %r.0.lcssa.off0 = phi i32 [ %extract.t, %entry ], [ %extract.t21, %while.end.loopexit ]
  ret i32 %r.0.lcssa.off0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @early_return(i32 noundef %a, i32 noundef %b) local_unnamed_addr #1 {
entry:
  %cmp = icmp slt i32 %a, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %.b = tail call i32 @llvm.smax.i32(i32 %b, i32 -1)
  br label %return

if.else:                                          ; preds = %entry
  %cmp3 = icmp eq i32 %a, %b
  br i1 %cmp3, label %return, label %if.end6

if.end6:                                          ; preds = %if.else
  %cmp7 = icmp samesign ugt i32 %a, 1000
  %cmp8 = icmp sgt i32 %b, 1000
  %or.cond = and i1 %cmp7, %cmp8
  %xor = xor i32 %b, %a
  %spec.select = select i1 %or.cond, i32 1000, i32 %xor
  br label %return

return:                                           ; preds = %if.end6, %if.else, %if.then
  %retval.0 = phi i32 [ %.b, %if.then ], [ %spec.select, %if.end6 ], [ 0, %if.else ]
  ret i32 %retval.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @digits(i64 noundef %x) local_unnamed_addr #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %x.addr.0 = phi i64 [ %x, %entry ], [ %div, %do.body ]
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %do.body ]
  %inc = add i32 %n.0, 1
  %div = udiv i64 %x.addr.0, 10
  %tobool.not = icmp ult i64 %x.addr.0, 10
  br i1 %tobool.not, label %do.end, label %do.body

do.end:                                           ; preds = %do.body
  ret i32 %inc
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @xorshift_rounds(i32 noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %or = or i32 %x, 1
  %and = and i32 %n, 7
  %cmp12.not = icmp eq i32 %and, 0
  br i1 %cmp12.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %xtraiter = and i32 %n, 1
  %0 = icmp eq i32 %and, 1
  br i1 %0, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %n, 6
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %x.addr.013.epil.init = phi i32 [ %or, %for.body.preheader ], [ %xor3.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod16 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod16)
  %shl.epil = shl i32 %x.addr.013.epil.init, 13
  %xor.epil = xor i32 %shl.epil, %x.addr.013.epil.init
  %shr.epil = lshr i32 %xor.epil, 17
  %xor1.epil = xor i32 %shr.epil, %xor.epil
  %shl2.epil = shl i32 %xor1.epil, 5
  %xor3.epil = xor i32 %shl2.epil, %xor1.epil
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body.epil.preheader, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %x.addr.0.lcssa = phi i32 [ %or, %entry ], [ %xor3.1, %for.cond.cleanup.loopexit.unr-lcssa ], [ %xor3.epil, %for.body.epil.preheader ]
  ret i32 %x.addr.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %x.addr.013 = phi i32 [ %or, %for.body.preheader.new ], [ %xor3.1, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.body ]
  %shl = shl i32 %x.addr.013, 13
  %xor = xor i32 %shl, %x.addr.013
  %shr = lshr i32 %xor, 17
  %xor1 = xor i32 %shr, %xor
  %shl2 = shl i32 %xor1, 5
  %xor3 = xor i32 %shl2, %xor1
  %shl.1 = shl i32 %xor3, 13
  %xor.1 = xor i32 %shl.1, %xor3
  %shr.1 = lshr i32 %xor.1, 17
  %xor1.1 = xor i32 %shr.1, %xor.1
  %shl2.1 = shl i32 %xor1.1, 5
  %xor3.1 = xor i32 %shl2.1, %xor1.1
  %niter.next.1 = add i32 %niter, 2
  %niter.ncmp.1.not = icmp eq i32 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1.not, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @call_chain(i32 noundef %x) local_unnamed_addr #1 {
entry:
  %call = tail call spir_func i32 @step_helper(i32 noundef %x) #5
  %add = add i32 %x, 1
  %call1 = tail call spir_func i32 @step_helper(i32 noundef %add) #5
  %xor = xor i32 %call1, %call
  %call2 = tail call spir_func i32 @step_helper(i32 noundef %xor) #5
  ret i32 %call2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef i32 @step_helper(i32 noundef %x) unnamed_addr #2 {
entry:
  %mul = mul i32 %x, 7
  %add = add i32 %mul, 1
  ret i32 %add
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
