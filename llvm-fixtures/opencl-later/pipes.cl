// cl: CL2.0
kernel void transfer(read_only pipe int in, write_only pipe int out)
{
    int packet;
    if (read_pipe(in, &packet) == 0)
        write_pipe(out, &packet);
    reserve_id_t id = reserve_write_pipe(out, 1);
    if (is_valid_reserve_id(id)) {
        write_pipe(out, id, 0, &packet);
        commit_write_pipe(out, id);
    }
    packet = get_pipe_num_packets(in) + get_pipe_max_packets(in);
}
