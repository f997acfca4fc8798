// Offline search for a number of people that leaves two over (18, 22 …): who pauses when is laid down beforehand (two
// others each Passe, nobody twice), and only the tables are annealed, from the start again and again.
//
// Build: g++ -O2 -o search_pausing search_pausing.cpp     Use: ./search_pausing PEOPLE PASSEN GOAL SEED SECONDS
// Prints the plan as soon as it has at most GOAL repeated encounters: Passen apart by '.', four letters per table.
// benchmarks/search_turns.py (finish) gives letters and table numbers. 18 people, 6 Passen, goal 5: some 80 starts.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

static const int MOST = 64, STEPS = 2500000;
static const char* NAMES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static uint64_t state;
static inline uint64_t rnd() { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
static inline double unit() { return (double)(rnd() >> 11) / 9007199254740992.0; }

static int people, passen, seats;
static int seat[16][MOST];
static int met[MOST][MOST];

static inline int price(int times) { return times < 2 ? 0 : times == 2 ? 2 : times == 3 ? 5 : 4 * times - 7; }

static inline int change(int a, int b, int by) {     // one meeting more or less; returns the change of price
    int before = met[a][b];
    met[a][b] = met[b][a] = before + by;
    return price(before + by) - price(before);
}

static int exchange(int r, int i, int j) {           // two people change tables in one Passe
    int* row = seat[r], p = row[i], q = row[j], cost = 0;
    for (int x = i / 4 * 4; x < i / 4 * 4 + 4; x++) if (x != i) cost += change(p, row[x], -1);
    for (int x = j / 4 * 4; x < j / 4 * 4 + 4; x++) if (x != j) cost += change(q, row[x], -1);
    for (int x = i / 4 * 4; x < i / 4 * 4 + 4; x++) if (x != i) cost += change(q, row[x], 1);
    for (int x = j / 4 * 4; x < j / 4 * 4 + 4; x++) if (x != j) cost += change(p, row[x], 1);
    row[i] = q;
    row[j] = p;
    return cost;
}

static int begin() {
    int cost = 0;
    memset(met, 0, sizeof met);
    for (int r = 0; r < passen; r++) {
        int n = 0;
        for (int p = 0; p < people; p++) if (p / 2 != r) seat[r][n++] = p;
        for (int i = seats - 1; i > 0; i--) std::swap(seat[r][i], seat[r][rnd() % (i + 1)]);
        for (int i = 0; i < seats; i++) for (int x = i + 1; x < i / 4 * 4 + 4; x++) cost += change(seat[r][i], seat[r][x], 1);
    }
    return cost;
}

static bool anneal(int goal) {
    int cost = begin();
    double heat = 0.5;
    for (int step = 0; step < STEPS; step++) {
        if (step % 4096 == 0) heat = 0.5 * pow(0.3 / 0.5, (double)step / STEPS);
        int r = (rnd() >> 11) % passen, i = (rnd() >> 11) % seats, j = (rnd() >> 11) % seats;
        if (i / 4 == j / 4) continue;
        int more = exchange(r, i, j);
        if (more <= 0 || unit() < exp(-more / 2.0 / heat)) cost += more;
        else exchange(r, i, j);
        if (cost <= 2 * goal) return true;
    }
    return false;
}

int main(int argc, char** argv) {
    if (argc < 6) { fprintf(stderr, "usage: search_pausing PEOPLE PASSEN GOAL SEED SECONDS\n"); return 2; }
    people = atoi(argv[1]); passen = atoi(argv[2]); seats = people - 2;
    state = 88172645463325252ULL ^ (uint64_t)atoll(argv[4]) * 0x9E3779B97F4A7C15ULL;
    for (int i = 0; i < 20; i++) rnd();
    for (time_t end = time(nullptr) + atoi(argv[5]); time(nullptr) < end;) {
        if (!anneal(atoi(argv[3]))) continue;
        for (int r = 0; r < passen; r++, putchar(r < passen ? '.' : '\n'))
            for (int i = 0; i < seats; i++) putchar(NAMES[seat[r][i]]);
        return 0;
    }
    return 1;
}
