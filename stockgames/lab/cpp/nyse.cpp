// Learns what NYSE positions come to by playing: TD(lambda), alone by the score, at tables of
// several by cross-entropy of who wins. lab/training/compiled.py builds and runs this program.
//
//     nyse alone|several GAMES SEED TRACED TAKEN PUSHED CHIP SPECIAL_GIVEN
//
// At tables of several the last games of a course look ahead (search.hpp).
//
// It prints lines of JSON: the mean figure of the last games now and then, the network, and TRACED
// games with all that the app should find in them too.

#include <cstdlib>
#include <cstring>

#include "alone.hpp"
#include "learning.hpp"
#include "search.hpp"
#include "several.hpp"

constexpr uint64_t STREAMS = 1000003;  // random streams between two successive seeds
constexpr int TOLD = 50;  // how often the figure is printed

struct Job {
    int games;
    uint64_t seed;
    int traced;
    several::Weights weights;

    Random random(int game) const { return Random(seed * STREAMS + game + 1); }
};

// Calls `play(game)`, which returns a figure, for each game, and prints means of figures.
template <class Play> void play_all(const Job& job, Play play) {
    double sum = 0;
    int count = 0, each = std::max(1, job.games / TOLD);
    for (int game = 0; game < job.games; game++) {
        sum += play(game);
        count++;
        if ((game + 1) % each == 0 || game + 1 == job.games) {
            std::printf("{\"games\": %d, \"mean\": %.6g}\n", game + 1, sum / count);
            std::fflush(stdout);
            sum = count = 0;
        }
    }
}

template <class List> void print_list(const char* before, const List& list, const char* form) {
    std::printf("%s[", before);
    const char* between = "";
    for (const auto& one : list) {
        std::printf("%s", between);
        std::printf(form, one);
        between = ", ";
    }
    std::printf("]");
}

namespace alone {

constexpr float FIRST_STEP = 0.0005f;  // the initial learning rate
constexpr double EXPLORED = 0.02;  // the probability of a random action
constexpr float FORESEEN = 0.7f;  // the weight of the next position's target

struct Seen {
    Features features;
    float promised;
};

float value(const Network& network, const Position& position) {
    if (position.is_over()) return float(position.score());
    return SCALE * network.score(network.sum(features(position)));
}

float expected(const Network& network, const Prospects& prospects, const Option& option) {
    float total = 0;
    for (size_t at = option.first; at < option.last; at++)
        total += prospects.outcomes[at].chance * value(network, prospects.outcomes[at].after);
    return total;
}

size_t drawn(const Prospects& prospects, const Option& option, Random& random) {
    double luck = random.share();
    size_t at = option.first;
    while (at + 1 < option.last && luck >= prospects.outcomes[at].chance)
        luck -= prospects.outcomes[at++].chance;
    return at;
}

// Plays a game; returns its score.
float play(const Network& network, Random& random, std::vector<Seen>& seen) {
    Position position;
    while (!position.is_over()) {
        Prospects prospects(position);
        const Option* best = nullptr;
        float most = 0;
        for (const Option& option : prospects.options) {
            float mean = expected(network, prospects, option);
            if (!best || mean > most) {
                best = &option;
                most = mean;
            }
        }
        seen.push_back({features(position), most});
        if (random.share() < EXPLORED)
            best = &prospects.options[random.below(int(prospects.options.size()))];
        position = prospects.outcomes[drawn(prospects, *best, random)].after;
    }
    return float(position.score());
}

void teach(Network& network, const Features& features, float outcome, float step) {
    Row sum = network.sum(features), counted;
    float error = network.score(sum) - outcome / SCALE;
    Row slope = network.slopes(sum, error, counted);
    counted.at[UNITS] = error;
    network.learn_weights(counted, step);
    network.learn_rows(features, slope, step);
}

void trace(const Network& network, Random random) {
    Position position;
    while (!position.is_over()) {
        Prospects prospects(position);
        print_list("{\"features\": ", features(position), "%d");
        std::printf(", \"value\": %.9g, \"options\": [", value(network, position));
        for (size_t at = 0; at < prospects.options.size(); at++) {
            const Option& option = prospects.options[at];
            std::vector<double> chances, values;
            for (size_t after = option.first; after < option.last; after++) {
                chances.push_back(prospects.outcomes[after].chance);
                values.push_back(value(network, prospects.outcomes[after].after));
            }
            std::printf("%s[\"%s\"", at ? ", " : "", option.action.name().c_str());
            print_list(", ", chances, "%.9g");
            print_list(", ", values, "%.9g");
            std::printf("]");
        }
        int picked = random.below(int(prospects.options.size()));
        const Option& option = prospects.options[picked];
        size_t after = drawn(prospects, option, random);
        std::printf("], \"picked\": %d, \"drawn\": %d}\n", picked, int(after - option.first));
        position = prospects.outcomes[after].after;
    }
    std::printf("{\"score\": %d}\n", position.score());
}

void run(const Job& job) {
    Random first(job.seed * STREAMS);
    Network network(FEATURES, 3, first);
    std::vector<Seen> seen;
    play_all(job, [&](int game) {
        Random random = job.random(game);
        seen.clear();
        float score = play(network, random, seen), taught = score;
        for (size_t at = seen.size(); at--;) {
            taught = (1 - FORESEEN) * seen[at].promised + FORESEEN * taught;
            teach(network, seen[at].features, taught, step_at(FIRST_STEP, double(game) / job.games));
        }
        return score;
    });
    network.finish(SCALE);
    for (int game = 0; game < job.traced; game++) trace(network, job.random(job.games + game));
}

}  // namespace alone

namespace several {

constexpr double FORESEEN = 0.9;  // the weight of the next position's target
// The probability that any seat is asked about a position: the search judges from its own seat
// what others do, too. Otherwise it is the seat that has moved.
constexpr double WATCHED = 0.5;

struct Phase {  // of a course
    double share;  // of its games
    float first_step;  // the initial learning rate
    double explored;  // the probability of a random sensible action
    double alike;  // the probability that all players are learners
    int iterations;  // of a learner's search; 0 for none
};

constexpr Phase PHASES[] = {{0.75, 0.002f, 0.03, 0.3, 0}, {0.25, 0.001f, 0.01, 0.5, 6}};

struct Kind {  // of player; those who do not learn play by the heuristic
    bool learns;
    double noise;  // the largest random bonus of an option, in $M
    bool myopic;
};

constexpr Kind LEARNED = {true, 0, false};
constexpr Kind STEADY = {false, 0.01, false};
constexpr Kind LOOSE = {false, 0.7, false};
constexpr Kind DAILY = {false, 0.1, true};

// Either all are learners; or some are myopic; or one is a learner, among myopic or heuristic
// players; or it is any mixture.
std::vector<Kind> kinds(int seats, double alike, Random& random) {
    const Kind others[] = {STEADY, LOOSE, DAILY};
    std::vector<Kind> found(seats, LEARNED);
    bool is_alike = random.share() < alike;
    double lot = random.share();
    int one = random.below(seats);
    for (int seat = 0; !is_alike && seat < seats; seat++) {
        if (lot < 0.15) {
            if (random.share() < 0.5) found[seat] = DAILY;
        } else if (lot < 0.35) {
            if (seat != one) found[seat] = DAILY;
        } else if (lot < 0.7) {
            if (seat != one && random.share() < 0.8) found[seat] = others[random.below(2)];
        } else if (random.share() < 0.6) {
            found[seat] = others[random.below(3)];
        }
    }
    return found;
}

Action best(const Chances& chances, const State& state, const Days& days) {
    std::vector<Action> actions = chances.sensible(state);
    if (actions.size() == 1) return actions[0];
    const Action* found = nullptr;
    double most = -1;
    for (const Action& action : actions) {
        double chance = chances.foreseen(state, action, days)[state.actor];
        if (chance > most) {
            most = chance;
            found = &action;
        }
    }
    return *found;
}

// Plays a game; returns who won.
int play(const Phase& phase, const Chances& chances, const Heuristic& heuristic, Random& random,
         std::vector<Features>& kept) {
    State state(FEWEST + random.below(MOST - FEWEST + 1), random);
    std::vector<Kind> players = kinds(state.seats, phase.alike, random);
    Search search(chances, heuristic, random);
    Days days;
    for (const Kind& kind : players) days.push_back(kind.myopic);
    while (state.actor >= 0) {
        int seat = state.actor;
        const Kind& kind = players[seat];
        if (random.share() < phase.explored) {
            std::vector<Action> actions = chances.sensible(state);
            state.apply(actions[random.below(int(actions.size()))]);
        } else if (kind.learns) {
            state.apply(phase.iterations ? search.choose(state, days, phase.iterations)
                                         : best(chances, state, days));
        } else {
            state.apply(likely(heuristic.candidates(state, kind.myopic), kind.noise, random));
        }
        int viewer = random.share() < WATCHED ? random.below(state.seats) : seat;
        if (state.actor >= 0 && state.stage != SURRENDERING)
            kept.push_back(features(state, viewer, days));
    }
    return state.winner();
}

// Teaches how seats with these features share the win; returns the earlier prediction.
Shares teach(Network& network, const Features& features, const Shares& parts, float step) {
    std::vector<Row> sums, slopes;
    std::vector<float> scores;
    for (const auto& own : features) {
        sums.push_back(network.sum(own));
        scores.push_back(network.score(sums.back()));
    }
    Shares thought = softmax(scores);
    Row counted;
    for (size_t seat = 0; seat < features.size(); seat++)
        slopes.push_back(network.slopes(sums[seat], float(thought[seat] - parts[seat]), counted));
    for (size_t seat = 0; seat < features.size(); seat++)
        network.learn_rows(features[seat], slopes[seat], step);
    network.learn_weights(counted, step);
    return thought;
}

void print_candidates(const char* name, const Candidates& candidates) {
    std::printf(", \"%s\": {", name);
    const char* between = "";
    for (const Candidate& candidate : candidates) {
        std::printf("%s\"%s\": %.9g", between, candidate.action.name().c_str(), candidate.gain);
        between = ", ";
    }
    std::printf("}");
}

void trace(const Chances& chances, const Heuristic& heuristic, int seats, Random random) {
    State state(seats, random);
    std::printf("{\"seats\": %d, \"first\": %d, \"piles\": [", seats, state.actor);
    for (int color = 0; color < 4; color++) print_list(color ? ", " : "", state.piles[color], "%d");
    std::printf("]}\n");
    while (state.actor >= 0) {
        Days days(seats);
        for (int seat = 0; seat < seats; seat++) days[seat] = random.below(3) == 0;
        print_list("{\"days\": ", days, "%d");
        std::printf(", \"legal\": [");
        std::vector<Action> legal = state.legal(true);
        for (size_t at = 0; at < legal.size(); at++)
            std::printf("%s\"%s\"", at ? ", " : "", legal[at].name().c_str());
        std::printf("]");
        Candidates usual = heuristic.candidates(state, false);
        print_candidates("usual", usual);
        print_candidates("daily", heuristic.candidates(state, true));
        int viewer = random.below(seats);
        std::printf(", \"viewer\": %d, \"features\": [", viewer);
        if (state.stage != SURRENDERING) {
            const char* between = "";
            for (const auto& own : features(state, viewer, days)) {
                print_list(between, own, "%d");
                between = ", ";
            }
        }
        print_list("], \"chances\": ", chances.judge(state, viewer, days), "%.9g");
        std::printf(", \"foreseen\": {");
        const char* between = "";
        for (const Action& action : chances.sensible(state)) {
            std::printf("%s\"%s\": ", between, action.name().c_str());
            print_list("", chances.foreseen(state, action, days), "%.9g");
            between = ", ";
        }
        Action action = legal[random.below(int(legal.size()))];
        if (random.share() < 0.5) action = likely(usual, 1, random);
        std::printf("}, \"picked\": \"%s\"}\n", action.name().c_str());
        state.apply(action);
    }
    std::printf("{\"winner\": %d}\n", state.winner());
}

void run(const Job& job) {
    Random first(job.seed * STREAMS);
    Network network(FEATURES, 0, first);
    Heuristic heuristic(job.weights);
    Chances chances(network, heuristic);
    std::vector<Features> kept;
    play_all(job, [&](int game) {
        Random random = job.random(game);
        kept.clear();
        double done = double(game) / job.games;
        bool is_late = done >= PHASES[0].share;
        const Phase& phase = PHASES[is_late];
        if (is_late) done -= PHASES[0].share;
        int winner = play(phase, chances, heuristic, random, kept);
        float step = step_at(phase.first_step, done / phase.share);
        double surprise = 0;
        Shares taught(kept.back().size());
        taught[winner] = 1;
        for (size_t at = kept.size(); at--;) {
            Shares thought = teach(network, kept[at], taught, step);
            surprise -= std::log(thought[winner] + 1e-9);
            for (size_t seat = 0; seat < taught.size(); seat++)
                taught[seat] = (1 - FORESEEN) * thought[seat] + FORESEEN * taught[seat];
        }
        return surprise / double(kept.size());
    });
    network.finish(1);
    for (int game = 0; game < job.traced; game++)
        trace(chances, heuristic, FEWEST + game % (MOST - FEWEST + 1), job.random(job.games + game));
}

}  // namespace several

int main(int count, char** words) {
    if (count != 9) return 2;
    Job job{std::atoi(words[2]), std::strtoull(words[3], nullptr, 10), std::atoi(words[4]),
            {std::atof(words[5]), std::atof(words[6]), std::atof(words[7]), std::atof(words[8])}};
    if (std::strcmp(words[1], "alone") == 0) alone::run(job);
    else several::run(job);
}
