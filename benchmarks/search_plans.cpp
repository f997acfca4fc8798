// Offline search for seating plans of the Einzelschieber: N people, R Passen, tables of four, one line of text per plan.
//
// Build: g++ -O2 -o search_plans search_plans.cpp      Use: ./search_plans N R CYCLE SECONDS GOAL SEED
// CYCLE 0 searches freely; with CYCLE v > 0 people stand in rings of v (what does not fill a ring stays in place) and only every
// v-th Passe varies, the others repeat it with every ring moved on by one, two, … CYCLE -8 does the same with rings of eight moved
// by the elements of the quaternion group (which, unlike the cyclic one, has complete mappings). Search stops at GOAL repeats.
// Three stages by simulated annealing: who sits with whom; who plays in team A; which table carries which number.
// Prints: NxR encounter_repeats partner_repeats letter_excess table_repeats plan    (plan: Passen apart by '.', four
// letters per table, first two team A; a person is 0-9A-Za-z; who is not named pauses). benchmarks/search_plans.py drives it.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static const char* NAMES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static uint64_t state;
static inline uint64_t rnd() { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
static inline int below(int n) { return (int)((rnd() >> 11) % (uint64_t)n); }
static inline double unit() { return (double)(rnd() >> 11) / 9007199254740992.0; }
static double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

static int N, R, V, S, T;            // people, Passen, ring length, seats per Passe, tables
static bool quaternion;              // rings move by 1, i, j, k and their negatives instead of by 0 … 7
static int seat[16][64];             // seat[r][s] = person
static int met[64][64];
static int F[40];                    // cost of m meetings: 10 per repeat, dearer the more often

static int moved(int p, int r) {     // who sits in Passe r where p sits in the Passe that is moved on
    int rings = N / V;
    if (p >= rings * V) return p;
    if (!quaternion) return p / V * V + (p % V + r % V) % V;
    static const int UNIT[4][4] = {{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}};
    static const int SIGN[4][4] = {{0, 0, 0, 0}, {0, 1, 0, 1}, {0, 1, 1, 0}, {0, 0, 1, 1}};
    int a = r % V, b = p % V;        // 0 … 3 are 1, i, j, k; 4 … 7 their negatives
    return p / V * V + (UNIT[a % 4][b % 4] + 4 * ((a / 4 + b / 4 + SIGN[a % 4][b % 4]) % 2));
}

static int base_of(int r) { return V ? r / V * V : r; }

static int repeats() {
    int sum = 0;
    for (int a = 0; a < N; a++) for (int b = 0; b < a; b++) if (met[a][b] > 1) sum += met[a][b] - 1;
    return sum;
}

static void count_all() {
    memset(met, 0, sizeof met);
    for (int r = 0; r < R; r++) for (int s = 0; s < S; s++) for (int t = s / 4 * 4; t < s / 4 * 4 + 4; t++)
        if (s != t) met[seat[r][s]][seat[r][t]]++;
}

static int total() {
    int sum = 0;
    for (int a = 0; a < N; a++) for (int b = 0; b < a; b++) sum += F[met[a][b]];
    return sum;
}

static inline int add(int a, int b, int d) {   // one meeting more or less, returns change of cost
    int m = met[a][b];
    met[a][b] = met[b][a] = m + d;
    return F[m + d] - F[m];
}

static int swap_seats(int r, int s, int t) {   // exchanges two seats at different tables, returns change of cost
    int delta = 0, a = seat[r][s], b = seat[r][t], sb = s / 4 * 4, tb = t / 4 * 4;
    for (int k = 0; k < 4; k++) {
        if (sb + k != s) { delta += add(a, seat[r][sb + k], -1); delta += add(b, seat[r][sb + k], 1); }
        if (tb + k != t) { delta += add(b, seat[r][tb + k], -1); delta += add(a, seat[r][tb + k], 1); }
    }
    seat[r][s] = b; seat[r][t] = a;
    return delta;
}

static int peek(int r, int s, int t) {         // what swap_seats would return, nothing changed
    int delta = 0, a = seat[r][s], b = seat[r][t], sb = s / 4 * 4, tb = t / 4 * 4;
    for (int k = 0; k < 4; k++) {
        if (sb + k != s) {
            int x = seat[r][sb + k];
            delta += F[met[a][x] - 1] - F[met[a][x]] + F[met[b][x] + 1] - F[met[b][x]];
        }
        if (tb + k != t) {
            int x = seat[r][tb + k];
            delta += F[met[b][x] - 1] - F[met[b][x]] + F[met[a][x] + 1] - F[met[a][x]];
        }
    }
    return delta;
}

static std::vector<int> pausers(int r, std::vector<int>& paused, std::vector<int>& last) {
    int j = N % 4, rings = V ? N / V : 0;
    std::vector<int> result;
    for (int i = 0; i < j; i++) {
        int n = r / std::max(1, V) * j + i, q = 0;
        if (V) q = moved(n % rings * V + n / rings * R % V, r);
        else {                       // who paused least, not twice running, by lot
            double least = 1e9;
            for (int p = 0; p < N; p++) {
                if (std::count(result.begin(), result.end(), p)) continue;
                double weight = paused[p] * 2 + (std::count(last.begin(), last.end(), p) ? 1 : 0) + unit() / 2;
                if (weight < least) { least = weight; q = p; }
            }
        }
        result.push_back(q);
    }
    for (int p : result) paused[p]++;
    last = result;
    return result;
}

static void start() {                // pauses are fair after every Passe
    std::vector<int> people, paused(N), last;
    for (int r = 0; r < R; r++) {
        people.clear();
        std::vector<int> out = pausers(r, paused, last);
        for (int p = 0; p < N; p++) if (!std::count(out.begin(), out.end(), p)) people.push_back(p);
        for (int i = (int)people.size() - 1; i > 0; i--) std::swap(people[i], people[below(i + 1)]);
        for (int s = 0; s < S; s++) seat[r][s] = r != base_of(r) ? moved(seat[base_of(r)][s], r) : people[s];
    }
    count_all();
}

// ---- where whole groups of moves make up the Passen, meetings are counted once per orbit of pairs: eight times as fast
static int orbit[64][64], orbit_size[4096], orbit_count[4096];

static void find_orbits() {
    int orbits = 0;
    memset(orbit, -1, sizeof orbit);
    for (int a = 0; a < N; a++) for (int b = 0; b < a; b++) {
        if (orbit[a][b] >= 0) continue;
        orbit_size[orbits] = 0;
        for (int r = 0; r < V; r++) {
            int x = moved(a, r), y = moved(b, r);
            if (orbit[x][y] < 0) { orbit[x][y] = orbit[y][x] = orbits; orbit_size[orbits]++; }
        }
        orbits++;
    }
    memset(orbit_count, 0, sizeof orbit_count);
}

static inline int orbit_add(int a, int b, int d) {
    int o = orbit[a][b], size = orbit_size[o], times = V / size, c = orbit_count[o];
    orbit_count[o] = c + d;
    return size * (F[std::min(39, times * (c + d))] - F[std::min(39, times * c)]);
}

static int orbit_swap(int r, int s, int t) {
    int delta = 0, a = seat[r][s], b = seat[r][t], sb = s / 4 * 4, tb = t / 4 * 4;
    for (int k = 0; k < 4; k++) {
        if (sb + k != s) { delta += orbit_add(a, seat[r][sb + k], -1); delta += orbit_add(b, seat[r][sb + k], 1); }
        if (tb + k != t) { delta += orbit_add(b, seat[r][tb + k], -1); delta += orbit_add(a, seat[r][tb + k], 1); }
    }
    seat[r][s] = b; seat[r][t] = a;
    return delta;
}

static int orbit_start() {
    int cost = 0;
    find_orbits();
    for (int r = 0; r < R; r += V) for (int s = 0; s < S; s++) for (int t = s / 4 * 4; t < s; t++)
        cost += orbit_add(seat[r][s], seat[r][t], 1);
    return cost;
}

static void unfold() {               // all Passen from the first of each group
    for (int r = 0; r < R; r++) for (int s = 0; s < S; s++) if (r != base_of(r)) seat[r][s] = moved(seat[base_of(r)][s], r);
    count_all();
}

static bool anneal(double seconds, int goal, int best[16][64], int& best_cost) {
    double end = now() + seconds;
    double scale = V ? std::min(R, V) : 1, hot = 4.0 * scale, cold = 1.5 * scale;
    static int64_t base = V ? 20000 : 400000;    // length of one cooling, longer after every failure
    while (now() < end) {
        start();
        int cost = total();
        if (best_cost == 1 << 30) { best_cost = cost; memcpy(best, seat, sizeof seat); if (repeats() <= goal) return true; }
        bool orbits = V && R % V == 0;
        if (orbits) cost = orbit_start();
        int64_t steps = orbits ? base * 8 : base;
        double temp = hot, factor = pow(cold / hot, 1.0 / ((double)steps / 64));
        for (int64_t i = 0; i < steps; i++) {
            if (i % 64 == 0) { temp *= factor; if (i % 65536 == 0 && now() > end) break; }
            int r = base_of(below(R)), s = below(S), t = below(S), delta = 0;
            if (s / 4 == t / 4) continue;
            if (orbits) {
                delta = orbit_swap(r, s, t);
                if (delta > 0 && unit() >= exp(-delta / temp)) { orbit_swap(r, s, t); continue; }
            } else if (!V) {
                delta = peek(r, s, t);
                if (delta > 0 && unit() >= exp(-delta / temp)) continue;
                swap_seats(r, s, t);
            } else {
                int last = std::min(R, r + V);
                for (int q = r; q < last; q++) delta += swap_seats(q, s, t);
                if (delta > 0 && unit() >= exp(-delta / temp)) {
                    for (int q = last - 1; q >= r; q--) swap_seats(q, s, t);
                    continue;
                }
            }
            cost += delta;
            if (cost < best_cost) {
                best_cost = cost;
                if (orbits) unfold();
                memcpy(best, seat, sizeof seat);
                if (repeats() <= goal) return true;
            }
        }
        if (base < (V ? 400000 : 200000000)) base += base / (V ? 8 : 2);
    }
    return false;
}

// ---- team letters: mask[r][t] says which two of the four play in A
static const int MASKS[6] = {3, 12, 5, 10, 9, 6};
static int mask[16][16], par[64][64], bal[64], played[64];

static int letter_cost(int p, int b) { int x = abs(b) - played[p] % 2; return x > 0 ? x * x : 0; }
static void partner_pairs(int r, int t, int d, int& cost) {
    int a[2], b[2], na = 0, nb = 0;
    for (int k = 0; k < 4; k++) { if (mask[r][t] >> k & 1) a[na++] = seat[r][4 * t + k]; else b[nb++] = seat[r][4 * t + k]; }
    int* g[2] = {a, b};
    for (int i = 0; i < 2; i++) {
        int x = std::min(g[i][0], g[i][1]), y = std::max(g[i][0], g[i][1]);
        int m = par[x][y];
        cost += 20 * (std::max(0, m + d - 1) - std::max(0, m - 1));
        par[x][y] = m + d;
    }
    for (int k = 0; k < 4; k++) {
        int p = seat[r][4 * t + k], s = (mask[r][t] >> k & 1 ? 1 : -1) * d;
        cost += letter_cost(p, bal[p] + s) - letter_cost(p, bal[p]);
        bal[p] += s;
    }
}

static int letters(double seconds, int goal) {      // smallest cost found; mask holds the best
    int best = 1 << 30, keep[16][16];
    memset(played, 0, sizeof played);
    for (int r = 0; r < R; r++) for (int s = 0; s < S; s++) played[seat[r][s]]++;
    double end = now() + seconds;
    for (int round = 0; (round == 0 || now() < end) && best > 20 * goal; round++) {
        memset(par, 0, sizeof par); memset(bal, 0, sizeof bal);
        int cost = 0;
        for (int p = 0; p < N; p++) cost += letter_cost(p, 0);
        for (int r = 0; r < R; r++) for (int t = 0; t < T; t++) { mask[r][t] = MASKS[below(6)]; partner_pairs(r, t, 1, cost); }
        const int steps = 300000;
        for (int i = 0; i < steps && best > 20 * goal; i++) {
            double temp = 6.0 * pow(0.03, (double)i / steps);
            int r = below(R), t = below(T), old = mask[r][t], before = cost;
            partner_pairs(r, t, -1, cost); mask[r][t] = MASKS[below(6)]; partner_pairs(r, t, 1, cost);
            if (cost > before && unit() >= exp((before - cost) / temp)) {
                partner_pairs(r, t, -1, cost); mask[r][t] = old; partner_pairs(r, t, 1, cost);
            }
            if (cost < best) { best = cost; memcpy(keep, mask, sizeof mask); }
        }
    }
    memcpy(mask, keep, sizeof mask);
    return best;
}

// ---- table numbers: number[r][t] of the t-th table of Passe r
static int number[16][16], at[64][16];
static int table_cost(int r, int t, int d) {
    int sum = 0;
    for (int k = 0; k < 4; k++) {
        int& c = at[seat[r][4 * t + k]][number[r][t]];
        sum += d > 0 ? (c > 0 ? 2 * c - 1 : 0) : (c > 1 ? -(2 * c - 3) : 0);
        c += d;
    }
    return sum;
}

static int tables(double seconds) {
    int best = 1 << 30, keep[16][16];
    double end = now() + seconds;
    for (int round = 0; round < 1 || (now() < end && best); round++) {
        memset(at, 0, sizeof at);
        int cost = 0;
        for (int r = 0; r < R; r++) {
            for (int t = 0; t < T; t++) number[r][t] = t;
            for (int t = T - 1; t > 0; t--) std::swap(number[r][t], number[r][below(t + 1)]);
            for (int t = 0; t < T; t++) cost += table_cost(r, t, 1);
        }
        const int steps = 400000;
        for (int i = 0; i < steps && best && T > 1; i++) {
            double temp = 4.0 * pow(0.05, (double)i / steps);
            int r = below(R), t = below(T), u = below(T), before = cost;
            if (t == u) continue;
            cost += table_cost(r, t, -1) + table_cost(r, u, -1);
            std::swap(number[r][t], number[r][u]);
            cost += table_cost(r, t, 1) + table_cost(r, u, 1);
            if (cost > before && unit() >= exp((before - cost) / temp)) {
                cost += table_cost(r, t, -1) + table_cost(r, u, -1);
                std::swap(number[r][t], number[r][u]);
                cost += table_cost(r, t, 1) + table_cost(r, u, 1);
            }
            if (cost < best) { best = cost; memcpy(keep, number, sizeof number); }
        }
        if (T == 1) { best = cost; memcpy(keep, number, sizeof number); }
    }
    memcpy(number, keep, sizeof number);
    memset(at, 0, sizeof at);
    int again = 0;
    for (int r = 0; r < R; r++) for (int t = 0; t < T; t++) for (int k = 0; k < 4; k++)
        if (at[seat[r][4 * t + k]][number[r][t]]++) again++;
    return again;
}

static void print_plan(int again) {
    int partner = 0, excess = 0;
    memset(par, 0, sizeof par); memset(bal, 0, sizeof bal);
    int unused = 0;
    for (int r = 0; r < R; r++) for (int t = 0; t < T; t++) partner_pairs(r, t, 1, unused);
    for (int a = 0; a < N; a++) for (int b = 0; b < N; b++) partner += std::max(0, par[a][b] - 1);
    for (int p = 0; p < N; p++) excess += std::max(0, abs(bal[p]) - played[p] % 2);
    printf("%dx%d %d %d %d %d ", N, R, repeats(), partner, excess, again);
    for (int r = 0; r < R; r++) {
        if (r) putchar('.');
        for (int n = 0; n < T; n++) for (int t = 0; t < T; t++) if (number[r][t] == n)
            for (int side = 1; side >= 0; side--) for (int k = 0; k < 4; k++)
                if ((mask[r][t] >> k & 1) == side) putchar(NAMES[seat[r][4 * t + k]]);
    }
    putchar('\n');
}

int main(int argc, char** argv) {
    if (argc < 7) { fprintf(stderr, "usage: search_plans N R CYCLE SECONDS GOAL SEED\n"); return 2; }
    N = atoi(argv[1]); R = atoi(argv[2]); V = abs(atoi(argv[3])); quaternion = atoi(argv[3]) < 0;
    double seconds = atof(argv[4]);
    int goal = atoi(argv[5]);
    state = 88172645463325252ULL + 0x9E3779B97F4A7C15ULL * (uint64_t)atoll(argv[6]);
    for (int i = 0; i < 100; i++) rnd();
    T = N / 4; S = 4 * T;
    for (int m = 0; m < 40; m++) F[m] = m < 2 ? 0 : 10 * (m - 1) + 3 * (m - 1) * (m - 2) / 2;
    int partner_goal = R > N - 1 ? (R - N + 1) * N / 2 : 0;
    double end = now() + seconds;
    int best[16][64], best_cost, kept = 1 << 30;
    do {                             // a plan whose letters fail is thrown away for another
        best_cost = 1 << 30;
        anneal(std::max(0.05, end - now()), goal, best, best_cost);
        memcpy(seat, best, sizeof seat);
        count_all();
        int cost = letters(1.0, partner_goal);
        if (repeats() * 1000 + cost < kept) { kept = repeats() * 1000 + cost; int again = tables(0.5); print_plan(again); fflush(stdout); }
        if (repeats() <= goal && cost <= 20 * partner_goal) return 0;
    } while (now() < end);
    return 1;
}
