// Offline search for 24 people in 8 Passen: everybody meets everybody, twelve pairs twice (the fewest that counting allows).
//
// Build: g++ -O2 -o search_thirds search_thirds.cpp      Use: ./search_thirds SEED SECONDS
// People stand in eight rings of three, and the plan stays the same when every ring moves on by one. So Passen 1–3 are one
// Passe and its two moves, Passen 4–6 another one, and Passen 7 and 8 go over into themselves: their tables take one person
// from each of four rings. What counts is then only which kinds of pair (two rings and their offset: 92 kinds) meet: the two
// Passen 7 and 8 are drawn by lot, the other two annealed until no kind is missing and just four kinds come twice.
// Prints the plan: Passen apart by '.', four letters per table. benchmarks/search_turns.py (finish) gives letters and numbers.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

static const int PEOPLE = 24, RINGS = 8, KINDS = 92, STEPS = 4000000;
static const char* NAMES = "0123456789ABCDEFGHIJKLMN";
static uint64_t state;
static inline uint64_t rnd() { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
static inline int below(int n) { return (int)((rnd() >> 11) % (uint64_t)n); }
static inline double unit() { return (double)(rnd() >> 11) / 9007199254740992.0; }

static int kind[PEOPLE][PEOPLE];     // which kind of pair two people are
static int met[KINDS], wanted[KINDS];
static int seat[2][PEOPLE];          // the two Passen that are moved on
static int ring[RINGS], offset[RINGS];

static int person(int of_ring, int place) { return of_ring * 3 + place % 3; }

static void name_kinds() {
    int named[RINGS][RINGS][3], next = 0;
    for (int a = 0; a < RINGS; a++) {
        named[a][a][0] = next++;
        for (int b = a + 1; b < RINGS; b++) for (int d = 0; d < 3; d++) named[a][b][d] = next++;
    }
    for (int p = 0; p < PEOPLE; p++) for (int q = 0; q < PEOPLE; q++) {
        int low = std::min(p, q), high = std::max(p, q), a = low / 3, b = high / 3;
        if (p != q) kind[p][q] = a == b ? named[a][a][0] : named[a][b][(high % 3 - low % 3 + 3) % 3];
    }
}

static void shuffle(int* list, int n) { for (int i = n - 1; i > 0; i--) std::swap(list[i], list[below(i + 1)]); }

static void draw_fixed_passen() {
    for (int i = 0; i < KINDS; i++) wanted[i] = 1;
    for (int i = 0; i < RINGS; i++) { ring[i] = i; offset[i] = below(3); }
    shuffle(ring, RINGS);
    for (int g = 0; g < RINGS; g += 4) for (int a = g; a < g + 4; a++) for (int b = a + 1; b < g + 4; b++) {
        wanted[kind[person(a, 0)][person(b, 0)]]--;
        wanted[kind[person(ring[a], offset[ring[a]])][person(ring[b], offset[ring[b]])]]--;
    }
}

static int change(int k, int by) {   // one pair of a kind more or less; returns the change of cost
    int off = met[k] - wanted[k];
    met[k] += by;
    return 2 * by * off + 1;
}

static int exchange(int b, int i, int j) {       // two people change tables in one Passe
    int p = seat[b][i], q = seat[b][j], cost = 0;
    for (int x = i / 4 * 4; x < i / 4 * 4 + 4; x++) if (x != i) cost += change(kind[p][seat[b][x]], -1);
    for (int x = j / 4 * 4; x < j / 4 * 4 + 4; x++) if (x != j) cost += change(kind[q][seat[b][x]], -1);
    for (int x = i / 4 * 4; x < i / 4 * 4 + 4; x++) if (x != i) cost += change(kind[q][seat[b][x]], 1);
    for (int x = j / 4 * 4; x < j / 4 * 4 + 4; x++) if (x != j) cost += change(kind[p][seat[b][x]], 1);
    seat[b][i] = q;
    seat[b][j] = p;
    return cost;
}

static int begin() {
    memset(met, 0, sizeof met);
    for (int b = 0; b < 2; b++) {
        for (int i = 0; i < PEOPLE; i++) seat[b][i] = i;
        shuffle(seat[b], PEOPLE);
        for (int i = 0; i < PEOPLE; i++) for (int x = i + 1; x < i / 4 * 4 + 4; x++) met[kind[seat[b][i]][seat[b][x]]]++;
    }
    int cost = 0;
    for (int k = 0; k < KINDS; k++) cost += (met[k] - wanted[k]) * (met[k] - wanted[k]);
    return cost;
}

static bool complete() {
    for (int k = 0; k < KINDS; k++) if (met[k] < wanted[k]) return false;
    return true;
}

static bool anneal() {
    int cost = begin();
    double heat = 1.5;
    for (int step = 0; step < STEPS; step++) {
        if (step % 1024 == 0) heat = 1.5 * pow(0.12 / 1.5, (double)step / STEPS);
        int b = below(2), i = below(PEOPLE), j = below(PEOPLE);
        if (i / 4 == j / 4) continue;
        int more = exchange(b, i, j);
        if (more <= 0 || unit() < exp(-more / heat)) cost += more;
        else exchange(b, i, j);
        if (cost == 4 && complete()) return true;
    }
    return false;
}

static void print_plan() {
    for (int b = 0; b < 2; b++) for (int move = 0; move < 3; move++, putchar('.'))
        for (int i = 0; i < PEOPLE; i++) putchar(NAMES[person(seat[b][i] / 3, seat[b][i] % 3 + move)]);
    for (int g = 0; g < RINGS; g += 4) for (int move = 0; move < 3; move++)
        for (int a = g; a < g + 4; a++) putchar(NAMES[person(a, move)]);
    putchar('.');
    for (int g = 0; g < RINGS; g += 4) for (int move = 0; move < 3; move++)
        for (int a = g; a < g + 4; a++) putchar(NAMES[person(ring[a], offset[ring[a]] + move)]);
    putchar('\n');
}

int main(int argc, char** argv) {
    if (argc < 3) { fprintf(stderr, "usage: search_thirds SEED SECONDS\n"); return 2; }
    state = 88172645463325252ULL ^ (uint64_t)atoll(argv[1]) * 0x9E3779B97F4A7C15ULL;
    for (int i = 0; i < 20; i++) rnd();
    name_kinds();
    for (time_t end = time(nullptr) + atoi(argv[2]); time(nullptr) < end;) {
        draw_fixed_passen();
        if (anneal()) { print_plan(); return 0; }
    }
    return 1;
}
