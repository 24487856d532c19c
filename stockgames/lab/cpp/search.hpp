// Tree search at tables of several with learned chances at its leaves: see bots/value_search.py.
// Learners choose by it when they look ahead.
#pragma once

#include <memory>

#include "several.hpp"

namespace several {

constexpr double EXPLORATION = 0.2, TRUST = 0.2, DOUBT = 0.01, ROUTINE = 0.75, NOISE = 0.3;
constexpr double MYOPIC = 0.15;  // the probability that a seat is not what it is taken for

inline Action likely(const Candidates& candidates, double noise, Random& random) {
    const Action* found = nullptr;
    double most = 0;
    for (const Candidate& candidate : candidates) {
        double gain = candidate.gain + random.share() * noise;
        if (!found || gain > most) {
            most = gain;
            found = &candidate.action;
        }
    }
    return *found;
}

struct Node {
    explicit Node(double prior) : prior(prior) {}

    double prior, total = 0;
    int visits = 0;
    std::vector<std::pair<Action, std::unique_ptr<Node>>> children;

    Node* child(const Action& action) const {
        for (const auto& [known, node] : children)
            if (known == action) return node.get();
        return nullptr;
    }
    Node* add(const Action& action, double chance) {
        children.emplace_back(action, std::make_unique<Node>(chance));
        return children.back().second.get();
    }
    double mean() const { return (total + prior) / (1 + visits); }
};

class Search {
  public:
    Search(const Chances& chances, const Heuristic& heuristic, Random& random)
        : chances(chances), heuristic(heuristic), random(random) {}

    // `state` may be the true one: chips that its actor doesn't know are drawn anew.
    Action choose(const State& state, const Days& days, int iterations) const {
        std::vector<Action> actions = chances.sensible(state);
        if (actions.size() == 1) return actions[0];
        Node root(0);
        std::vector<Node*> nodes;
        Days others = days;
        others[state.actor] = 0;
        for (const Action& action : actions)
            nodes.push_back(root.add(action, chances.foreseen(state, action, others)[state.actor]));
        for (int done = 0; done < iterations; done++) {
            size_t at = selected(nodes);
            iterate(actions[at], nodes[at], determinized(state), state.actor, days);
        }
        int most = 0;
        for (const Node* node : nodes) most = std::max(most, node->visits + 1);
        size_t best = nodes.size();
        for (size_t at = 0; at < nodes.size(); at++) {
            bool tried = 2 * (nodes[at]->visits + 1) >= most;
            if (tried && (best == nodes.size() || nodes[at]->mean() > nodes[best]->mean())) best = at;
        }
        return actions[best];
    }

  private:
    const Chances& chances;
    const Heuristic& heuristic;
    Random& random;

    // The option with the highest upper bound.
    static size_t selected(const std::vector<Node*>& options) {
        double most = 0, bound = -1;
        int tried = 0;
        for (const Node* node : options) {
            most = std::max(most, node->prior);
            tried += node->visits;
        }
        double weight = EXPLORATION * std::sqrt(tried + 1.0);
        size_t found = 0;
        for (size_t at = 0; at < options.size(); at++) {
            const Node& node = *options[at];
            double prior = DOUBT + std::exp((node.prior - most) / TRUST);
            double own = node.mean() + weight * prior / (1 + node.visits);
            if (own > bound) {
                bound = own;
                found = at;
            }
        }
        return found;
    }

    // A state as its actor may imagine it.
    State determinized(const State& state) const {
        State drawn = state;
        int own = state.actor;
        for (int color = 0; color < 4; color++) {
            int8_t unseen[CHIPS];
            int count = 0, given = 0;
            for (int marking = 0; marking < 4; marking++) {
                int kind = color * 4 + marking;
                int left = COPIES[marking] - state.hands[own][kind] - state.played[kind];
                while (left-- > 0) unseen[count++] = int8_t(marking);
            }
            for (int at = count - 1; at > 0; at--)
                std::swap(unseen[at], unseen[random.below(at + 1)]);
            for (int at = 0; at < state.left[color]; at++)
                drawn.piles[color][at] = unseen[given++];
            for (int seat = 0; seat < state.seats; seat++) {
                if (seat == own) continue;
                std::fill_n(drawn.hands[seat] + color * 4, 4, int8_t(0));
                for (int held = 0; held < state.counts[seat][color]; held++)
                    drawn.hands[seat][color * 4 + unseen[given++]]++;
            }
        }
        if (drawn.stage == SURRENDERING) {  // the seat to move must hold what it gives
            int8_t* hand = drawn.hands[drawn.active];
            int given = drawn.swap.give / 4 * 4;
            while (!hand[drawn.swap.give]) drawn.swap.give = given++;
        }
        return drawn;
    }

    void iterate(const Action& first, Node* node, State state, int own, const Days& days) const {
        Days myopic(state.seats), routine(state.seats);
        bool alone = true;
        for (int seat = 0; seat < state.seats; seat++) {
            if (seat == own) continue;
            myopic[seat] = random.share() < (days[seat] ? 1 - MYOPIC : MYOPIC);
            routine[seat] = myopic[seat] || random.share() < ROUTINE;
            alone &= myopic[seat];
        }
        std::vector<std::pair<Node*, int>> path{{node, own}};
        bool is_new = !node->visits;
        state.apply(first);
        while (state.actor >= 0 && !is_new) {
            int seat = state.actor;
            Action action = routine[seat]
                ? likely(heuristic.candidates(state, myopic[seat]), NOISE, random)
                : option(*node, state, myopic);
            Node* next = node->child(action);
            node = next ? next : node->add(action, 0);
            is_new = !node->visits;
            path.push_back({node, seat});
            state.apply(action);
        }
        while (alone && state.actor >= 0)
            state.apply(likely(heuristic.candidates(state, myopic[state.actor]), NOISE, random));
        Shares ends = chances.judge(state, own, myopic);
        for (auto [visited, seat] : path) {
            visited->visits++;
            visited->total += ends[seat];
        }
    }

    // What a seat that chooses by the tree does.
    Action option(Node& node, const State& state, const Days& myopic) const {
        std::vector<Action> actions = chances.sensible(state);
        std::vector<Node*> options;
        for (const Action& action : actions) {
            Node* known = node.child(action);
            options.push_back(
                known ? known : node.add(action, chances.after(state, action, myopic)[state.actor]));
        }
        return actions[selected(options)];
    }
};

}  // namespace several
