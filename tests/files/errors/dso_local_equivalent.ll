; FAIL: to-spirv
target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i64 ptrtoint (ptr dso_local_equivalent @g to i64) ; error: the constant ptr dso_local_equivalent @g

declare void @g()
