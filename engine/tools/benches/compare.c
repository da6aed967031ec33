/* Perft of Mangala as one would write it first: a byte a hole, one stone after another.
 *
 * Counts like `kuzhi-engine perft`: one sowing a ply, a game that ends early counts as one, and the
 * last ply is counted, not played. Prints the count and the nanoseconds of processor time it took. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* South's pits 0 to 5, his store, North's pits 7 to 12, his store. */
typedef struct {
    uint8_t holes[14];
    int turn;
} Board;

static int row_is_empty(const Board *board, int side) {
    for (int pit = 0; pit < 6; pit++)
        if (board->holes[7 * side + pit])
            return 0;
    return 1;
}

static void play(Board *board, int pit) {
    int mover = board->turn, own = 7 * mover, store = own + 6, passed_over = (store + 7) % 14;
    int hole = own + pit, stones = board->holes[hole];
    board->holes[hole] = 0;
    if (stones > 1) {
        board->holes[hole] = 1;
        stones--;
    }
    while (stones--) {
        hole = (hole + 1) % 14;
        if (hole == passed_over)
            hole = (hole + 1) % 14;
        board->holes[hole]++;
    }
    if (hole == store)
        return;
    board->turn = 1 - mover;
    if (hole >= own && hole < store) {
        int across = 12 - hole;
        if (board->holes[hole] == 1 && board->holes[across]) {
            board->holes[store] += board->holes[across] + 1;
            board->holes[across] = board->holes[hole] = 0;
        }
    } else if (board->holes[hole] % 2 == 0) {
        board->holes[store] += board->holes[hole];
        board->holes[hole] = 0;
    }
}

static uint64_t perft(const Board *board, int depth) {
    if (depth == 0 || row_is_empty(board, 0) || row_is_empty(board, 1))
        return 1;
    uint64_t count = 0;
    for (int pit = 0; pit < 6; pit++) {
        if (!board->holes[7 * board->turn + pit])
            continue;
        if (depth == 1) {
            count++;
            continue;
        }
        Board after = *board;
        play(&after, pit);
        count += perft(&after, depth - 1);
    }
    return count;
}

int main(int argc, char **argv) {
    Board start = {{4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0}, 0};
    clock_t begun = clock();
    uint64_t count = perft(&start, argc > 1 ? atoi(argv[1]) : 8);
    double ns = (double)(clock() - begun) * 1e9 / CLOCKS_PER_SEC;
    printf("%llu %.0f\n", (unsigned long long)count, ns);
    return 0;
}
