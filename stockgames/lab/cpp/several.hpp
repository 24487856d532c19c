// The rules at a table of several on the standard board with open hands, the quick heuristic, and
// what a seat knows as features: see games/nyse/state.py, ai/playout.py and ai/features.py.
#pragma once

#include <algorithm>
#include <vector>

#include "learning.hpp"
#include "parts.hpp"

namespace several {

constexpr int FEWEST = 2, MOST = 6;  // seats
constexpr int HELD = PILE + 1;  // counts of chips of a colour in a hand, from 0
constexpr int HEIGHTS = PILE + 1;
constexpr int FEW = 6, DAYS = 4, TURNS = 10, ALL = 4 * PILE + 1, ALIKE = 5, MANY = 17;
constexpr int LEAD = 15, MORE = 3, SPANS = 9, TABLES = 9;
constexpr int PRICED = 0;
constexpr int RIVALLED = PRICED + HEIGHTS * PERCHES * HELD;
constexpr int SHARED = RIVALLED + PERCHES * HELD * HELD;
constexpr int OWN = SHARED + HEIGHTS * HELD * HELD;
constexpr int HIDDEN = OWN + PERCHES * TRIPLES;
constexpr int UNSEEN = HIDDEN + PERCHES * HELD * SPECIALS;
constexpr int TURN = UNSEEN + HEIGHTS * SPECIALS * 2;
constexpr int PLAYS = TURN + TABLES * TURNS * ALL;
constexpr int NUMBER = PLAYS + ALIKE * ALIKE * ALIKE * 3;
constexpr int AHEAD = NUMBER + MANY;
constexpr int CHIPS_AHEAD = AHEAD + (2 * LEAD + 1) * SPANS;
constexpr int TABLE = CHIPS_AHEAD + (2 * MORE + 1) * SPANS;
constexpr int DAY = TABLE + TABLES;
constexpr int DAYS_AT = DAY + DAYS * HEIGHTS * PERCHES * FEW;
constexpr int FEATURES = DAYS_AT + 2 * DAYS * ALL;

enum Stage { ON_TURN, INVESTING, SURRENDERING };

using Shares = std::vector<double>;  // by seat
using Days = std::vector<int>;  // which seats are myopic, 0 or 1

struct State {
    int seats, active, actor;  // actor: -1 when the game is over
    int stage = ON_TURN, takes = 0;
    int markers[4] = {0, 0, 0, 0};
    int left[4] = {PILE, PILE, PILE, PILE};
    int8_t piles[4][PILE];  // the first to be taken last
    int8_t hands[MOST][16] = {};
    int8_t counts[MOST][4] = {};
    int8_t played[16] = {};
    Action swap{'s'};

    State(int seats, Random& random) : seats(seats) {
        for (auto& pile : piles) {
            int8_t chips[CHIPS] = {0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3};
            for (int at = CHIPS - 1; at; at--) std::swap(chips[at], chips[random.below(at + 1)]);
            std::copy(chips, chips + PILE, pile);
        }
        active = actor = random.below(seats);
    }

    bool is_open() const { return left[0] | left[1] | left[2] | left[3]; }
    bool has(int seat, int marking) const {
        const int8_t* hand = hands[seat];
        return hand[marking] | hand[4 + marking] | hand[8 + marking] | hand[12 + marking];
    }

    // All legal actions, in the order of the app; without swaps those that remain.
    std::vector<Action> legal(bool with_swaps) const {
        std::vector<Action> found;
        if (stage == SURRENDERING) {
            for (int marking = 0; marking < 4; marking++)
                if (hands[actor][swap.marker * 4 + marking]) found.push_back({'g', marking});
            return found;
        }
        for (int color = 0; color < 4; color++)
            if (left[color]) found.push_back({'t', color});
        if (stage == INVESTING) {
            found.push_back({'e'});
            return found;
        }
        for (int color = 0; color < 4; color++)
            if (left[color]) found.push_back({'d', color});
        const int8_t* hand = hands[actor];
        for (int chip = 0; chip < 4; chip++) {
            for (int marker = 0; hand[chip * 4 + MARKET] && marker < 4; marker++)
                if (markers[marker] != CRASHED) found.push_back({'m', chip, marker});
            if (hand[chip * 4 + INVESTMENT]) found.push_back({'i', chip});
        }
        for (int chip = 0; chip < 4; chip++) {
            if (!hand[chip * 4 + SWAP]) continue;
            if (with_swaps) swaps_of(chip, found);
            found.push_back({'w', chip});
        }
        return found;
    }

    void apply(const Action& action) {
        int seat = actor;
        switch (action.kind) {
            case 't':
                receive(seat, action.color * 4 + shrink(action.color));
                push(action.color, 1);
                if (stage == INVESTING && --takes && is_open()) return;
                break;
            case 'd':
                shrink(action.color);
                break;
            case 'm':
                play(seat, action.color * 4 + MARKET);
                push(action.marker, 2);
                break;
            case 'i':
                play(seat, action.color * 4 + INVESTMENT);
                stage = INVESTING;
                takes = 2;
                return;
            case 's':
                play(seat, action.color * 4 + SWAP);
                swap = action;
                stage = SURRENDERING;
                actor = action.partner;
                return;
            case 'w':
                play(seat, action.color * 4 + SWAP);
                break;
            case 'g':
                lose(active, swap.give);
                lose(seat, swap.marker * 4 + action.color);
                receive(seat, swap.give);
                receive(active, swap.marker * 4 + action.color);
        }
        stage = ON_TURN;
        takes = 0;
        if (!is_open()) {
            actor = -1;
            return;
        }
        active = actor = (active + 1) % seats;
    }

    int value(int seat) const {
        int total = 0;
        for (int color = 0; color < 4; color++) total += counts[seat][color] * price(markers[color]);
        return total;
    }
    int chips(int seat) const {
        return counts[seat][0] + counts[seat][1] + counts[seat][2] + counts[seat][3];
    }

    // The winner of a game that is over (N8).
    int winner() const {
        int best = (active + 1) % seats;
        for (int wait = 1; wait < seats; wait++) {
            int seat = (active + 1 + wait) % seats;
            int more = value(seat) - value(best);
            if (more > 0 || (!more && chips(seat) > chips(best))) best = seat;
        }
        return best;
    }

  private:
    void swaps_of(int chip, std::vector<Action>& found) const {
        for (int partner = 0; partner < seats; partner++) {
            for (int want = 0; partner != actor && want < 4; want++) {
                if (!counts[partner][want]) continue;
                for (int give = 0; give < 16; give++)
                    if (hands[actor][give] > (give == chip * 4 + SWAP))
                        found.push_back({'s', chip, want, partner, give});
            }
        }
    }
    int shrink(int color) { return piles[color][--left[color]]; }
    void push(int color, int steps) { markers[color] = moved(markers[color], steps); }
    void play(int seat, int kind) {
        lose(seat, kind);
        played[kind]++;
    }
    void receive(int seat, int kind) {
        hands[seat][kind]++;
        counts[seat][kind / 4]++;
    }
    void lose(int seat, int kind) {
        hands[seat][kind]--;
        counts[seat][kind / 4]--;
    }
};

// The heuristic

struct Weights {  // see games/nyse/ai/weights.py
    double taken, pushed, chip, special_given;
};

struct Candidate {
    Action action;
    double gain;
};

using Candidates = std::vector<Candidate>;

class Heuristic {
  public:
    explicit Heuristic(const Weights& weights) : weights(weights) {
        for (int perch = 0; perch < SPACES; perch++) outlook[0][perch] = price(perch);
        for (int left = 1; left <= PILE; left++) {
            const double* later = outlook[left - 1];
            for (int perch = 0; perch < SPACES; perch++) {
                double one = later[moved(perch, 1)], two = later[moved(perch, 2)];
                double usual = weights.taken * one + (1 - weights.taken) * later[perch];
                outlook[left][perch] = (1 - weights.pushed) * usual + weights.pushed * two;
            }
        }
    }

    Candidates candidates(const State& state, bool myopic) const {
        if (state.stage == SURRENDERING) return surrenders(state);
        if (myopic) return for_the_day(state);
        Candidates found;
        bool investing = state.stage == INVESTING;
        if (investing) found.push_back({{'e'}, 0});
        double now[4], leads[4], best = 0, second = 0;
        for (int color = 0; color < 4; color++) {
            int left = state.left[color], perch = state.markers[color];
            now[color] = outlook[left][perch];
            leads[color] = lead(state, color);
            if (!left) continue;
            const double* after = outlook[left - 1];
            double gain = after[perch + 1] + leads[color] * (after[perch + 1] - now[color]);
            found.push_back({{'t', color}, gain});
            if (gain > best) {
                second = best;
                best = gain;
            } else if (gain > second) {
                second = gain;
            }
            if (!investing)
                found.push_back({{'d', color}, leads[color] * (after[perch] - now[color])});
        }
        if (!investing) plays(state, leads, now, best + second, found);
        return found;
    }

  private:
    static constexpr int SPACES = CRASHED + 3;
    Weights weights;
    double outlook[PILE + 1][SPACES];

    static double lead(const State& state, int color) {
        double mine = state.counts[state.actor][color], others = 0;
        for (int seat = 0; seat < state.seats; seat++)
            if (seat != state.actor) others += state.counts[seat][color];
        return mine - others / (state.seats - 1);
    }

    Candidates surrenders(const State& state) const {
        Candidates found;
        for (const Action& action : state.legal(false))
            found.push_back({action, action.color ? -weights.special_given : 0});
        return found;
    }

    Candidates for_the_day(const State& state) const {
        Candidates found;
        bool investing = state.stage == INVESTING;
        const int8_t* held = state.counts[state.actor];
        if (investing) found.push_back({{'e'}, 0});
        for (int color = 0; color < 4; color++) {
            if (!state.left[color]) continue;
            double before = price(state.markers[color]), after = price(moved(state.markers[color], 1));
            found.push_back({{'t', color}, after + held[color] * (after - before) + weights.chip});
            if (!investing) found.push_back({{'d', color}, 0});
        }
        for (int chip = 0; !investing && chip < 4; chip++) {
            if (!state.hands[state.actor][chip * 4 + MARKET]) continue;
            for (int marker = 0; marker < 4; marker++) {
                int perch = state.markers[marker];
                if (perch == CRASHED) continue;
                double before = price(perch), after = price(moved(perch, 2));
                double cost = marker == chip ? after : price(state.markers[chip]);
                found.push_back({{'m', chip, marker}, held[marker] * (after - before) - cost});
            }
        }
        return found;
    }

    void plays(const State& state, const double* leads, const double* now, double two_takes,
               Candidates& found) const {
        int cheapest[4] = {-1, -1, -1, -1};
        for (int kind = 0; kind < 16; kind++) {
            int &rival = cheapest[kind % 4], color = kind / 4;
            if (state.hands[state.actor][kind] && (rival < 0 || now[color] < now[rival]))
                rival = color;
        }
        int chip = cheapest[MARKET];
        for (int marker = 0; chip >= 0 && marker < 4; marker++) {
            if (state.markers[marker] == CRASHED) continue;
            double after = outlook[state.left[marker]][state.markers[marker] + 2];
            double cost = marker == chip ? after : now[chip];
            double gain = leads[marker] * (after - now[marker]) - cost;
            found.push_back({{'m', chip, marker}, gain});
        }
        chip = cheapest[INVESTMENT];
        if (chip >= 0) found.push_back({{'i', chip}, two_takes - now[chip]});
        if (cheapest[SWAP] >= 0) swaps(state, cheapest[SWAP], now, found);
    }

    static void swaps(const State& state, int chip, const double* now, Candidates& found) {
        int give = -1, partner = -1, want = -1;
        for (int kind = 0; kind < 16; kind++) {
            bool held = state.hands[state.actor][kind] > (kind == chip * 4 + SWAP);
            if (held && (give < 0 || now[kind / 4] < now[give / 4])) give = kind;
        }
        double most = -1;
        for (int other = 0; other < state.seats; other++) {
            if (other == state.actor) continue;
            double worth = 0;
            for (int color = 0; color < 4; color++) worth += state.counts[other][color] * now[color];
            if (worth > most) {
                most = worth;
                partner = other;
            }
        }
        for (int color = 0; color < 4; color++)
            if (state.counts[partner][color] && (want < 0 || now[color] > now[want])) want = color;
        if (give >= 0 && want >= 0) {
            double gain = (now[want] - now[give / 4]) * (1 + 1.0 / (state.seats - 1));
            found.push_back({{'s', chip, want, partner, give}, gain - now[chip]});
        }
        found.push_back({{'w', chip}, -now[chip]});
    }
};

// Features

using Features = std::vector<std::vector<int>>;  // by seat

inline int ahead(const int* amounts, int seats, int seat, int most) {
    int others = -1000;
    for (int other = 0; other < seats; other++)
        if (other != seat) others = std::max(others, amounts[other]);
    return std::clamp(amounts[seat] - others + most, 0, 2 * most);
}

// What `viewer` knows about each seat; no answer to a swap may be due.
inline Features features(const State& state, int viewer, const Days& days) {
    int seats = state.seats, lived = 0, values[MOST], chips[MOST], left = 0;
    for (int seat = 0; seat < seats; seat++) {
        lived += days[seat] && seat != viewer;
        values[seat] = state.value(seat);
        chips[seat] = state.chips(seat);
    }
    lived = std::min(lived, DAYS - 1);
    for (int pile : state.left) left += pile;
    Features found(seats);
    for (auto& own : found) own.reserve(32);
    for (int color = 0; color < 4; color++) {
        int pile = state.left[color], perch = state.markers[color];
        int most = -1, second = -1, total = 0, unseen = SPECIALS - 1;
        for (int seat = 0; seat < seats; seat++) {
            int held = state.counts[seat][color];
            total += held;
            if (held > most) {
                second = most;
                most = held;
            } else {
                second = std::max(second, held);
            }
        }
        const int8_t* hand = state.hands[viewer] + color * 4;
        for (int marking = MARKET; marking <= SWAP; marking++)
            unseen -= hand[marking] + state.played[color * 4 + marking];
        for (int seat = 0; seat < seats; seat++) {
            int own = state.counts[seat][color], rival = own == most ? second : most;
            auto& group = found[seat];
            group.push_back(PRICED + (pile * PERCHES + perch) * HELD + own);
            group.push_back(RIVALLED + (perch * HELD + own) * HELD + rival);
            group.push_back(SHARED + (pile * HELD + own) * HELD + total - own);
            if (seat == viewer)
                group.push_back(OWN + perch * TRIPLES + hand[1] * 9 + hand[2] * 3 + hand[3]);
            else
                group.push_back(HIDDEN + (perch * HELD + own) * SPECIALS + unseen);
            group.push_back(UNSEEN + (pile * SPECIALS + unseen) * 2 + (seat == viewer));
            if (lived)
                group.push_back(DAY + ((lived * HEIGHTS + pile) * PERCHES + perch) * FEW +
                                std::min(own, FEW - 1));
        }
    }
    int plays = 0, span = (left + 4) / 5;
    for (int marking = MARKET; marking <= SWAP; marking++) {
        const int8_t* hand = state.hands[viewer] + marking;
        plays = plays * ALIKE + std::min(ALIKE - 1, hand[0] + hand[4] + hand[8] + hand[12]);
    }
    for (int seat = 0; seat < seats; seat++) {
        int wait = state.actor < 0 ? 0 : (seat - state.active + seats) % seats;
        auto& common = found[seat];
        common.push_back(TURN + ((seats - FEWEST) * TURNS + wait) * ALL + left);
        common.push_back(seat == viewer
                             ? PLAYS + plays * 3 + (state.active == seat ? state.takes : 0)
                             : NUMBER + std::min(chips[seat], MANY - 1));
        common.push_back(AHEAD + ahead(values, seats, seat, LEAD) * SPANS + span);
        common.push_back(CHIPS_AHEAD + ahead(chips, seats, seat, MORE) * SPANS + span);
        common.push_back(TABLE + seats - FEWEST);
        if (lived) {
            bool lives = days[seat] && seat != viewer;
            common.push_back(DAYS_AT + (lives * DAYS + lived) * ALL + left);
        }
    }
    return found;
}

// Chances to win (see games/nyse/ai/chances.py)

inline Shares softmax(const std::vector<float>& scores) {
    float most = *std::max_element(scores.begin(), scores.end());
    double total = 0;
    Shares found;
    for (float score : scores) total += found.emplace_back(std::exp(score - most));
    for (double& chance : found) chance /= total;
    return found;
}

class Chances {
  public:
    Chances(const Network& network, const Heuristic& heuristic)
        : network(network), heuristic(heuristic) {}

    Shares judge(const State& state, int seat, const Days& days) const {
        if (state.actor < 0) {
            Shares found(state.seats);
            found[state.winner()] = 1;
            return found;
        }
        if (state.stage == SURRENDERING) {
            State answered = state;
            answered.apply(state.legal(false)[0]);
            return judge(answered, seat, days);
        }
        std::vector<float> scores;
        for (const auto& own : features(state, seat, days))
            scores.push_back(network.score(network.sum(own)));
        return softmax(scores);
    }

    std::vector<Action> sensible(const State& state) const {
        std::vector<Action> found = state.legal(false);
        if (state.stage == ON_TURN && state.has(state.actor, SWAP))
            for (const Candidate& candidate : heuristic.candidates(state, false))
                if (candidate.action.kind == 's') found.push_back(candidate.action);
        return found;
    }

    // Each seat's chance after an action; a chip that is taken has the marking `drawn`.
    Shares after(const State& state, const Action& action, const Days& days,
                 int drawn = PLAIN) const {
        State next = state;
        if (action.kind == 't')
            next.piles[action.color][next.left[action.color] - 1] = int8_t(drawn);
        next.apply(action);
        return judge(next, state.actor, days);
    }

    // Each seat's chance after an action, averaged over the chips that may be drawn.
    Shares foreseen(const State& state, const Action& action, const Days& days) const {
        if (action.kind != 't') return after(state, action, days);
        Shares sum(state.seats);
        int total = 0;
        for (int marking = 0; marking < 4; marking++) {
            int kind = action.color * 4 + marking;
            int unseen = COPIES[marking] - state.hands[state.actor][kind] - state.played[kind];
            if (unseen <= 0) continue;
            Shares chances = after(state, action, days, marking);
            for (int one = 0; one < state.seats; one++) sum[one] += unseen * chances[one];
            total += unseen;
        }
        for (double& chance : sum) chance /= total;
        return sum;
    }

  private:
    const Network& network;
    const Heuristic& heuristic;
};

}  // namespace several
