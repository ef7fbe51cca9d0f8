// cl: CL2.0
kernel void parent(global int *data, int n)
{
    queue_t queue = get_default_queue();
    ndrange_t range = ndrange_1D(n);
    enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, ^{ data[get_global_id(0)] += n; });
    clk_event_t event;
    enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 0, 0, &event, ^(local void *scratch) {
        ((local int *)scratch)[get_local_id(0)] = data[get_local_id(0)];
    }, (uint)(n * sizeof(int)));
    release_event(event);
}
