// cl: CL2.0
// not run: nothing here takes blocks from a queue
// Device-side enqueue: blocks with and without captures, ranges of all dimensions, events, local memory, queries.
kernel void basic(global int *data, int n)
{
    queue_t queue = get_default_queue();
    enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(n), ^{ data[get_global_id(0)] += n; });
    enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, 16), ^{ data[get_global_id(0)] = 1; });
    enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1, n, 16), ^{ barrier(CLK_GLOBAL_MEM_FENCE); });
}

kernel void ranges(global int *data, ulong width, ulong height, ulong depth)
{
    const size_t size[2] = {width, height}, group[2] = {8, 4}, start[2] = {1, 2};
    const size_t size3[3] = {width, height, depth}, group3[3] = {4, 4, 4}, start3[3] = {0, 1, 2};
    void (^fill)(void) = ^{ data[get_global_id(0) + get_global_id(1)] = (int)get_global_id(2); };
    queue_t queue = get_default_queue();
    enqueue_kernel(queue, 0, ndrange_2D(size), fill);
    enqueue_kernel(queue, 1, ndrange_2D(size, group), fill);
    enqueue_kernel(queue, 2, ndrange_2D(start, size, group), fill);
    enqueue_kernel(queue, 0, ndrange_3D(size3), fill);
    enqueue_kernel(queue, 0, ndrange_3D(size3, group3), fill);
    enqueue_kernel(queue, 0, ndrange_3D(start3, size3, group3), fill);
}

kernel void events(queue_t queue, global int *data, global long *times, int n)
{
    clk_event_t user = create_user_event();
    clk_event_t done[2];
    ndrange_t range = ndrange_1D(n);
    int status = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 1, &user, &done[0], ^{ data[0] = n; });
    status |= enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 0, NULL, NULL, ^{ data[1] = n; });
    status |= enqueue_marker(queue, 1, &done[0], &done[1]);
    capture_event_profiling_info(done[1], CLK_PROFILING_COMMAND_EXEC_TIME, times);
    set_user_event_status(user, CL_COMPLETE);
    retain_event(user);
    release_event(user);
    if (is_valid_event(done[0]))
        release_event(done[0]);
    data[2] = status;
}

kernel void local_memory(global int *data, uint bytes)
{
    queue_t queue = get_default_queue();
    clk_event_t event;
    void (^sum)(local void *, local void *) = ^(local void *a, local void *b) {
        ((local int *)a)[get_local_id(0)] = data[get_local_id(0)];
        ((local char *)b)[get_local_id(0)] = 1;
    };
    enqueue_kernel(queue, 0, ndrange_1D(64, 64), sum, bytes, bytes * 2);
    enqueue_kernel(queue, 0, ndrange_1D(64, 64), 0, NULL, &event, ^(local void *a) { ((local int *)a)[0] = 1; }, 256u);
    release_event(event);
}

#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void queries(global uint *out, int n)
{
    void (^work)(void) = ^{ out[get_global_id(0)] = n; };
    out[0] = get_kernel_work_group_size(work);
    out[1] = get_kernel_preferred_work_group_size_multiple(work);
    out[2] = get_kernel_max_sub_group_size_for_ndrange(ndrange_1D(n), work);
    out[3] = get_kernel_sub_group_count_for_ndrange(ndrange_1D(n, 8), work);
    out[4] = get_kernel_work_group_size(^(local void *a) { ((local int *)a)[0] = 1; });
}

int (^constant twice)(int) = ^(int x) { return 2 * x; };

kernel void calls(global int *data, int n)
{
    int (^add)(int, int) = ^(int a, int b) { return a + b + n; };
    data[0] = add(1, data[0]);
    data[1] = twice(data[1]);
    data[2] = ^(int x) { return x * x; }(data[2]);
}

kernel void nested(global int *data)
{
    queue_t queue = get_default_queue();
    enqueue_kernel(queue, 0, ndrange_1D(4), ^{
        int index = (int)get_global_id(0);
        enqueue_kernel(get_default_queue(), 0, ndrange_1D(2), ^{ data[index] += (int)get_global_id(0); });
    });
}
