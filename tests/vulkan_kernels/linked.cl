// Addresses stand in memory, in front of what they lead to.
typedef struct Node {
    global struct Node *next;
    int value;
    int visits;
} Node;
kernel void linked(global Node *nodes, global int *out) {
    int sum = 0;
    for (global Node *at = &nodes[get_global_id(0)]; at; at = at->next) {
        sum += at->value;
        atomic_inc((volatile global int *)&at->visits);
    }
    out[get_global_id(0)] = sum;
}
