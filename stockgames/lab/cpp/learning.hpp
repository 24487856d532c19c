// Random numbers, and a network as in engine/value_network.py that learns by Adam
// (Kingma and Ba 2015).
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <vector>

struct Random {
    uint64_t state;

    explicit Random(uint64_t seed) : state(seed * 0xD1342543DE82EF95) { next(); }

    uint64_t next() {  // SplitMix64
        uint64_t z = state += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
    double share() { return (next() >> 11) * 0x1p-53; }
    int below(int n) { return int(share() * n); }
};

constexpr int UNITS = 16;
constexpr int WIDTH = 24;  // the units, the linear term, and padding to whole vectors

struct alignas(32) Row {
    float at[WIDTH] = {};

    void add(const Row& other) {
        for (int i = 0; i < WIDTH; i++) at[i] += other.at[i];
    }
};

struct Averages {
    Row gradient, square;
};

constexpr double STEADY = 0.3;  // the share of all games during which the first step is made
constexpr double LAST_STEP = 0.02;  // the fraction of it that is left at the end
constexpr float SHORT = 0.9f;  // the weight of the old average of gradients
constexpr float LONG = 0.999f;  // the same for squared gradients
constexpr float LEAST = 1e-4f;  // avoids large steps for small gradients

// Returns the learning rate after a share `done` of all games.
inline float step_at(float first, double done) {
    if (done < STEADY) return first;
    return first * float(std::pow(LAST_STEP, (done - STEADY) / (1 - STEADY)));
}

inline void learn(Row& now, Averages& kept, const Row& slope, float step) {
    for (int i = 0; i < WIDTH; i++) {
        float g = slope.at[i];
        float mean = kept.gradient.at[i] = SHORT * kept.gradient.at[i] + (1 - SHORT) * g;
        float square = kept.square.at[i] = LONG * kept.square.at[i] + (1 - LONG) * g * g;
        now.at[i] -= step * mean / (std::sqrt(square) + LEAST);
    }
}

struct Network {
    std::vector<Row> rows;
    std::vector<Averages> averages;
    Row weights;  // of the units; then the bias
    Averages weight_averages;

    Network(int features, float bias, Random& random) : rows(features), averages(features) {
        for (Row& row : rows)
            for (int unit = 0; unit < UNITS; unit++) row.at[unit] = float(random.share() - 0.5) * 0.2f;
        for (int unit = 0; unit < UNITS; unit++)
            weights.at[unit] = float(random.share() - 0.5) * 0.5f;
        weights.at[UNITS] = bias;
    }

    float score(const Row& sum) const {
        float total = 0;
        for (int unit = 0; unit < UNITS; unit++)
            total += (sum.at[unit] > 0 ? sum.at[unit] : 0) * weights.at[unit];
        return total + sum.at[UNITS] + weights.at[UNITS];
    }

    template <class Features> Row sum(const Features& features) const {
        Row total;
        for (int feature : features) total.add(rows[feature]);
        return total;
    }

    // Adds the gradient of the weights to `counted`; returns that of each row that was added up.
    Row slopes(const Row& sum, float error, Row& counted) const {
        Row slope;
        for (int unit = 0; unit < UNITS; unit++) {
            if (sum.at[unit] > 0) {
                slope.at[unit] = error * weights.at[unit];
                counted.at[unit] += error * sum.at[unit];
            }
        }
        slope.at[UNITS] = error;
        return slope;
    }

    template <class Features> void learn_rows(const Features& features, const Row& slope, float step) {
        for (int feature : features) learn(rows[feature], averages[feature], slope, step);
    }

    void learn_weights(const Row& counted, float step) {
        learn(weights, weight_averages, counted, step);
    }

    // Forgets the rows of features that never occurred, and prints the rest as a line of JSON.
    void finish(double scale) {
        std::printf("{\"scale\": %g, \"bias\": %.9g, \"weights\": [", scale, weights.at[UNITS]);
        for (int unit = 0; unit < UNITS; unit++)
            std::printf("%s%.9g", unit ? ", " : "", weights.at[unit]);
        std::printf("], \"rows\": [");
        for (size_t row = 0; row < rows.size(); row++) {
            std::printf(row ? ", [" : "[");
            bool occurred = averages[row].square.at[UNITS] > 0;
            if (!occurred) rows[row] = Row();
            for (int i = 0; occurred && i <= UNITS; i++)
                std::printf("%s%.9g", i ? ", " : "", rows[row].at[i]);
            std::printf("]");
        }
        std::printf("]}\n");
    }
};
