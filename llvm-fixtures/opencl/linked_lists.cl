// run: walk_by_index 8 8 uint[16]<8 uint[8]
// run: walk_by_pointer 4 4 int[4]
struct node { uint next; uint value; };
struct link { int value; struct link *next; };

kernel void walk_by_index(global const struct node *nodes, global uint *out)
{
    uint at = get_global_id(0), sum = 0;
    for (int hops = 0; hops < 20 && at < 8; ++hops) {
        sum = sum * 3 + nodes[at].value;
        at = nodes[at].next;
    }
    out[get_global_id(0)] = sum;
}

static int sum_list(const struct link *head)
{
    int sum = 0;
    while (head) {
        sum = sum * 10 + head->value;
        head = head->next;
    }
    return sum;
}

kernel void walk_by_pointer(global int *out)
{
    struct link links[4];
    int i = get_global_id(0);
    for (int k = 0; k < 4; ++k) {
        links[k].value = k + i;
        links[k].next = k < 3 ? &links[k + 1] : 0;
    }
    struct link *head = &links[i & 3];
    out[i] = sum_list(head) + (head->next == &links[1] ? 100000 : 0);
}
