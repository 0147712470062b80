// Card play by single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).
//
// Every simulation draws one deal that fits what the seat knows, walks down one tree common to all of them along
// the cards that are legal in this deal, adds one node, and plays the rest at random. A node counts how often it
// could have been chosen, beside how often it was; the upper confidence bound is taken over that count.
//
// Nothing here is shared between two calls, and nothing is random but the generator seeded by the caller.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace {

using Mask = std::uint64_t;  // a set of cards: bit 13 * suit + rank; suits clubs, diamonds, hearts, spades

constexpr int kSeats = 4;
constexpr int kSpades = 3;
constexpr int kHandSize = 13;
constexpr int kDeckSize = 52;
constexpr Mask kSideCards = (Mask{1} << 39) - 1;
constexpr double kExploration = 0.7;
constexpr double kPointsPerUnit = 100;  // what the exploration constant is measured against
constexpr int kMostTries = 10'000;      // draws of a deal until the search gives up

enum LeadSpades { kOnceBroken = 0, kAtAnyTime = 1, kOnlySpadesLeft = 2 };

inline Mask bit(int card) { return Mask{1} << card; }
inline Mask suit_mask(int suit) { return Mask{0x1FFF} << (13 * suit); }
inline int count_of(Mask cards) { return __builtin_popcountll(cards); }
inline int lowest(Mask cards) { return __builtin_ctzll(cards); }

}  // namespace

// What tree_search.py fills in; its field list must be kept the same.
struct Position {
    std::uint64_t hand;            // the cards of the seat to play
    std::uint64_t unseen;          // the cards in the three other hands
    std::uint64_t known[kSeats];   // those of them that a certain seat is known to hold
    std::int32_t voids[kSeats];    // bit s: the seat has shown to be void in suit s
    std::int32_t counts[kSeats];   // cards in each hand
    std::int32_t bids[kSeats];     // 0 is nil
    std::int32_t won[kSeats];      // tricks so far
    std::int32_t table[kSeats];    // the trick so far, in order
    std::int32_t on_table;         // how many cards that is
    std::int32_t leader;           // who led it
    std::int32_t broken;           // whether a spade was played on an earlier trick
    std::int32_t lead_spades;      // LeadSpades
    std::int32_t first_trick_spades;
    std::int32_t nil_helps;        // a failed nil's tricks count for the partner's bid
    double nil_value[kSeats];
    double bag_value;              // points of a bag, its share of the penalty taken off
    double exact_ten;
};

namespace {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    // SplitMix64.
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    int below(int n) { return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(n)) >> 32); }

    int card_of(Mask cards) {
        for (int skip = below(count_of(cards)); skip > 0; --skip) cards &= cards - 1;
        return lowest(cards);
    }

private:
    std::uint64_t state_;
};

// A hand being played: everything that the rules of play ask for.
struct Table {
    std::array<Mask, kSeats> hands{};
    std::array<int, kSeats> won{};
    int turn = 0;
    int led = 0;          // suit of the trick
    int on_table = 0;     // its cards so far
    int best_card = 0;
    int best_seat = 0;
    int left = 0;         // cards in all hands
    bool spade_on_table = false;
    bool broken = false;
    bool first_trick = false;

    Mask legal(const Position& rules) const {
        const Mask hand = hands[turn], side = hand & kSideCards;
        if (on_table > 0) {
            const Mask following = hand & suit_mask(led);
            if (following) return following;
            return first_trick && !rules.first_trick_spades && side ? side : hand;
        }
        if (!side) return hand;
        if (first_trick && !rules.first_trick_spades) return side;
        if (rules.lead_spades == kAtAnyTime || (rules.lead_spades == kOnceBroken && broken)) return hand;
        return side;
    }

    void play(int card) {
        const int suit = card / 13;
        if (hands[turn] & bit(card)) {
            hands[turn] ^= bit(card);
            --left;
        }
        const bool wins = on_table == 0 || (suit == best_card / 13 ? card > best_card : suit == kSpades);
        if (on_table == 0) led = suit;
        if (wins) {
            best_card = card;
            best_seat = turn;
        }
        spade_on_table |= suit == kSpades;
        turn = (turn + 1) % kSeats;
        if (++on_table == kSeats) finish_trick();
    }

private:
    void finish_trick() {
        ++won[best_seat];
        turn = best_seat;
        on_table = 0;
        broken |= spade_on_table;
        spade_on_table = first_trick = false;
    }
};

// Points of one team for the finished hand, as spades/engine/score.py counts them.
double team_points(const Position& rules, const std::array<int, kSeats>& won, int team) {
    const int bid = rules.bids[team] + rules.bids[team + 2];
    double points = 0;
    int nil_tricks = 0, bags = 0;
    for (int seat = team; seat < kSeats; seat += 2) {
        if (rules.bids[seat] != 0) continue;
        points += won[seat] ? -rules.nil_value[seat] : rules.nil_value[seat];
        nil_tricks += won[seat];
    }
    const bool helped = rules.nil_helps && bid > 0;
    const int tricks = won[team] + won[team + 2] - (helped ? 0 : nil_tricks);
    if (!helped) bags = nil_tricks;
    if (bid > 0 && tricks >= bid) {
        points += 10 * bid + (bid >= 10 && tricks == bid ? rules.exact_ten : 0);
        bags += tricks - bid;
    } else {
        points -= 10 * bid;
    }
    return points + bags * rules.bag_value;
}

// Draws deals that fit the position: hand sizes, shown voids, cards known to lie in a hand.
class Dealer {
public:
    Dealer(const Position& position, int seat) : position_(position) {
        Mask free = position.unseen;
        for (int other = 0; other < kSeats; ++other) {
            room_[other] = other == seat ? 0 : position.counts[other] - count_of(position.known[other]);
            free &= ~position.known[other];
        }
        for (Mask rest = free; rest; rest &= rest - 1) cards_.push_back(lowest(rest));
        for (int suit = 0; suit < 4; ++suit) {
            for (int other = 0; other < kSeats; ++other) {
                may_hold_[suit][other] = other != seat && !(position.voids[other] >> suit & 1);
                choices_[suit] += may_hold_[suit][other];
            }
        }
    }

    // Fills the hidden hands; false if no deal was found.
    bool deal(std::array<Mask, kSeats>& hands, Random& random) {
        for (int tries = 0; tries < kMostTries; ++tries) {
            if (try_deal(hands, random)) return true;
        }
        return false;
    }

private:
    // Suits that few seats may hold first; each card to a seat in proportion to the room it has left.
    bool try_deal(std::array<Mask, kSeats>& hands, Random& random) {
        std::array<Mask, kSeats> drawn{};
        std::array<int, kSeats> room = room_;
        for (int i = static_cast<int>(cards_.size()) - 1; i > 0; --i) {
            std::swap(cards_[i], cards_[random.below(i + 1)]);
        }
        for (int choices = 0; choices < kSeats; ++choices) {
            for (int card : cards_) {
                if (choices_[card / 13] != choices) continue;
                const int owner = owner_of(card / 13, room, random);
                if (owner < 0) return false;
                drawn[owner] |= bit(card);
                --room[owner];
            }
        }
        for (int seat = 0; seat < kSeats; ++seat) hands[seat] |= drawn[seat] | position_.known[seat];
        return true;
    }

    int owner_of(int suit, const std::array<int, kSeats>& room, Random& random) const {
        int total = 0;
        for (int seat = 0; seat < kSeats; ++seat) total += may_hold_[suit][seat] ? room[seat] : 0;
        if (total <= 0) return -1;
        int place = random.below(total);
        for (int seat = 0; seat < kSeats; ++seat) {
            if (!may_hold_[suit][seat]) continue;
            place -= room[seat];
            if (place < 0) return seat;
        }
        return -1;
    }

    const Position& position_;
    std::vector<int> cards_;
    std::array<int, kSeats> room_{};
    std::array<int, 4> choices_{};
    bool may_hold_[4][kSeats]{};
};

struct Node {
    int parent;
    int mover;        // who played the card
    int card;
    int first_child = -1;
    int next_sibling = -1;
    int visits = 0;
    int available = 1;  // simulations in which the card could have been played here
    double total = 0;   // for the mover's team
};

class Search {
public:
    Search(const Position& position, int seat, std::uint64_t seed)
        : position_(position), dealer_(position, seat), random_(seed) {
        start_.hands[seat] = position.hand;
        start_.turn = position.leader;
        start_.broken = position.broken;
        start_.first_trick = true;
        for (int other = 0; other < kSeats; ++other) {
            start_.won[other] = position.won[other];
            start_.left += position.counts[other];
            start_.first_trick &= position.won[other] == 0;
        }
        for (int place = 0; place < position.on_table; ++place) start_.play(position.table[place]);
    }

    // The card played most in the simulations, or -1 if no deal fits.
    int best_card(int simulations) {
        nodes_.reserve(static_cast<std::size_t>(simulations) + 1);
        nodes_.push_back({-1, -1, -1});
        for (int i = 0; i < simulations; ++i) {
            Table table = start_;
            if (!dealer_.deal(table.hands, random_)) return -1;
            const int leaf = descend(table);
            while (table.left > 0) table.play(random_.card_of(table.legal(position_)));
            credit(leaf, table);
        }
        return most_visited();
    }

private:
    // Walks down along legal cards and adds a node where a legal card has none yet.
    int descend(Table& table) {
        int node = 0;
        while (table.left > 0) {
            const Mask legal = table.legal(position_);
            Mask untried = legal;
            for (int child = nodes_[node].first_child; child >= 0; child = nodes_[child].next_sibling) {
                untried &= ~bit(nodes_[child].card);
                nodes_[child].available += legal >> nodes_[child].card & 1;
            }
            const bool grows = untried != 0;
            node = grows ? grow(node, table.turn, random_.card_of(untried)) : favourite(node, legal);
            table.play(nodes_[node].card);
            if (grows) break;
        }
        return node;
    }

    int grow(int parent, int mover, int card) {
        Node node{parent, mover, card};
        node.next_sibling = nodes_[parent].first_child;
        nodes_.push_back(node);
        nodes_[parent].first_child = static_cast<int>(nodes_.size()) - 1;
        return nodes_[parent].first_child;
    }

    int favourite(int parent, Mask legal) const {
        int best = -1;
        double best_bound = -1e18;
        for (int child = nodes_[parent].first_child; child >= 0; child = nodes_[child].next_sibling) {
            const Node& node = nodes_[child];
            if (!(legal >> node.card & 1)) continue;
            const double bound = node.total / node.visits +
                                 kExploration * std::sqrt(std::log(double(node.available)) / node.visits);
            if (bound > best_bound) {
                best_bound = bound;
                best = child;
            }
        }
        return best;
    }

    void credit(int leaf, const Table& finished) {
        const double lead =
            (team_points(position_, finished.won, 0) - team_points(position_, finished.won, 1)) / kPointsPerUnit;
        for (int node = leaf; node > 0; node = nodes_[node].parent) {
            ++nodes_[node].visits;
            nodes_[node].total += nodes_[node].mover % 2 ? -lead : lead;
        }
    }

    int most_visited() const {
        int best = -1, visits = -1;
        for (int child = nodes_[0].first_child; child >= 0; child = nodes_[child].next_sibling) {
            if (nodes_[child].visits <= visits) continue;
            visits = nodes_[child].visits;
            best = nodes_[child].card;
        }
        return best;
    }

    const Position& position_;
    Dealer dealer_;
    Random random_;
    Table start_;
    std::vector<Node> nodes_;
};

}  // namespace

// The card for the seat to play, or -1 if no deal fits the position.
extern "C" int tree_search(const Position* position, int seat, int simulations, std::uint64_t seed) {
    return Search(*position, seat, seed).best_card(simulations);
}
