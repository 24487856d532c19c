// NYSE's parts on the standard board, and its actions: see games/nyse/parts.py and actions.py.
#pragma once

#include <string>

constexpr int PLAIN = 0, MARKET = 1, INVESTMENT = 2, SWAP = 3;  // markings
constexpr int COPIES[4] = {5, 2, 2, 2};  // of each marking in a colour
constexpr int CHIPS = 11, PILE = 10;
constexpr int CRASHED = 12, PERCHES = CRASHED + 1;  // the space of a marker that crashed
constexpr int BOARD[6] = {1, 2, 3, 5, 4, 2};
constexpr int TRIPLES = 27;  // combinations of up to two chips of each special marking
constexpr int SPECIALS = CHIPS - COPIES[PLAIN] + 1;  // counts of special chips of a colour, from 0

inline int price(int perch) { return perch < CRASHED ? BOARD[perch / 2] : 0; }
inline int moved(int perch, int steps) { return perch + steps < CRASHED ? perch + steps : CRASHED; }

struct Action {
    char kind;  // t take, d discard, m market, i investment, e end, s swap, w waive, g give
    int color = 0;  // of the pile or the chip played; the marking that is given
    int marker = 0;  // the marker moved; the colour wanted
    int partner = 0, give = 0;  // of a swap: the partner, and the kind of the chip given

    bool operator==(const Action& other) const {
        return kind == other.kind && color == other.color && marker == other.marker &&
               partner == other.partner && give == other.give;
    }
    std::string name() const {  // for traces
        std::string text(1, kind);
        if (kind != 'e') text += std::to_string(color);
        if (kind == 'm' || kind == 's') text += std::to_string(marker);
        if (kind == 's') text += std::to_string(partner) + "-" + std::to_string(give);
        return text;
    }
};
