// What a solo player knows, what its actions lead to, and the features of it:
// see games/nyse/ai/foresight.py.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "parts.hpp"

namespace alone {

constexpr int HELD = COPIES[PLAIN] + 1;  // counts of plain chips of a colour in hand, from 0
constexpr int ALIKE = 5;  // counts of special chips of a marking in hand, from 0, capped
constexpr int PRICED = 0;
constexpr int SHARED = PRICED + (PILE + 1) * PERCHES * HELD;
constexpr int UNSEEN = SHARED + (PILE + 1) * HELD * SPECIALS;
constexpr int OWN = UNSEEN + PERCHES * TRIPLES;
constexpr int PLAYS = OWN + PERCHES * TRIPLES;
constexpr int HIDDEN = PLAYS + ALIKE * ALIKE * ALIKE * 3;
constexpr int FEATURES = HIDDEN + (4 * COPIES[MARKET] + 1) * (PILE + 1);
constexpr float SCALE = 10;

struct Stock {
    int8_t left = PILE, perch = 0;
    int8_t hand[4] = {0, 0, 0, 0};
    int8_t unseen[4] = {5, 2, 2, 2};  // in the pile, under the marker, or discarded
};

struct Position {
    Stock stocks[4];
    int takes = 0;

    bool is_used_up() const {
        return !(stocks[0].left | stocks[1].left | stocks[2].left | stocks[3].left);
    }
    bool is_over() const { return !takes && is_used_up(); }
    int score() const {
        int total = 0;
        for (const Stock& stock : stocks)
            for (int chips : stock.hand) total += chips * price(stock.perch);
        return total;
    }
};

using Features = std::array<int, 18>;

inline int triple(const int8_t* counts) { return counts[1] * 9 + counts[2] * 3 + counts[3]; }

inline Features features(const Position& position) {
    Features found;
    int at = 0, hidden = 0, left = 0, held[4] = {};
    for (const Stock& stock : position.stocks) {
        int specials = stock.unseen[1] + stock.unseen[2] + stock.unseen[3];
        found[at++] = PRICED + (stock.left * PERCHES + stock.perch) * HELD + stock.hand[PLAIN];
        found[at++] = SHARED + (stock.left * HELD + stock.hand[PLAIN]) * SPECIALS + specials;
        found[at++] = UNSEEN + stock.perch * TRIPLES + triple(stock.unseen);
        found[at++] = OWN + stock.perch * TRIPLES + triple(stock.hand);
        hidden += stock.unseen[MARKET];
        left += stock.left;
        for (int marking = MARKET; marking <= SWAP; marking++) held[marking] += stock.hand[marking];
    }
    for (int& count : held) count = std::min(count, ALIKE - 1);
    int plays = (held[MARKET] * ALIKE + held[INVESTMENT]) * ALIKE + held[SWAP];
    found[at++] = PLAYS + plays * 3 + position.takes;
    found[at++] = HIDDEN + hidden * (PILE + 1) + (left + 3) / 4;
    return found;
}

struct Outcome {
    float chance;
    Position after;
};

struct Option {
    Action action;
    size_t first, last;  // its outcomes are those from first to last - 1
};

struct Prospects {
    std::vector<Option> options;
    std::vector<Outcome> outcomes;

    explicit Prospects(const Position& position) {
        if (!position.takes) plays(position);
        if (!options.empty()) return;  // a special chip that can be used must be (N9)
        for (int color = 0; color < 4; color++) {
            if (!position.stocks[color].left) continue;
            begin({'t', color});
            drawn(position, color, 1);
            for (size_t at = options.back().first; at < outcomes.size(); at++) {
                Position& after = outcomes[at].after;
                after.takes = position.takes < 2 || after.is_used_up() ? 0 : 1;
            }
            end();
            if (!position.takes) {
                Position after = position;
                after.stocks[color].left--;
                certain({'d', color}, after);
            }
        }
    }

  private:
    void begin(const Action& action) { options.push_back({action, outcomes.size(), 0}); }
    void end() { options.back().last = outcomes.size(); }
    void certain(const Action& action, const Position& after) {
        begin(action);
        outcomes.push_back({1, after});
        end();
    }

    void drawn(const Position& position, int color, int steps) {
        const Stock& old = position.stocks[color];
        float total = old.unseen[0] + old.unseen[1] + old.unseen[2] + old.unseen[3];
        for (int marking = 0; marking < 4; marking++) {
            if (!old.unseen[marking]) continue;
            Position after = position;
            Stock& stock = after.stocks[color];
            stock.left--;
            stock.perch = moved(stock.perch, steps);
            stock.hand[marking]++;
            stock.unseen[marking]--;
            outcomes.push_back({old.unseen[marking] / total, after});
        }
    }

    void plays(const Position& position) {
        for (int chip = 0; chip < 4; chip++) {
            const int8_t* hand = position.stocks[chip].hand;
            Position spent = position;
            if (hand[MARKET]) {
                spent.stocks[chip].hand[MARKET]--;
                for (int marker = 0; marker < 4; marker++) {
                    if (spent.stocks[marker].perch == CRASHED) continue;
                    Position after = spent;
                    after.stocks[marker].perch = moved(spent.stocks[marker].perch, 2);
                    certain({'m', chip, marker}, after);
                }
                spent = position;
            }
            if (hand[INVESTMENT]) {
                spent.stocks[chip].hand[INVESTMENT]--;
                spent.takes = 2;
                certain({'i', chip}, spent);
                spent = position;
            }
            if (hand[SWAP]) {
                spent.stocks[chip].hand[SWAP]--;
                swaps(spent, chip);
            }
        }
    }

    void swaps(const Position& spent, int chip) {
        for (int give = 0; give < 16; give++) {
            int color = give / 4, marking = give % 4;
            if (!spent.stocks[color].hand[marking]) continue;
            for (int want = 0; want < 4; want++) {
                if (!spent.stocks[want].left) continue;
                begin({'s', chip, want, -1, give});
                drawn(spent, want, 0);
                for (size_t at = options.back().first; at < outcomes.size(); at++) {
                    Stock& stock = outcomes[at].after.stocks[color];
                    stock.left++;
                    stock.hand[marking]--;
                    stock.unseen[marking]++;
                }
                end();
            }
        }
    }
};

}  // namespace alone
