/* The playout policy of spades/bots/playout/scalar.py, one world at a time, in plain C: the yardstick for the
   bit-sliced playouts. It deals with openings without a nil, where spades may be led once broken.

   stdin: the number of worlds, the leader, four bids; then four hands a world, each a number with one bit a card.
   argument: how often to play them all. It prints the fewest nanoseconds a playout, and in how many worlds team
   North-South took 0, 1, ... 13 tricks. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t cards;

enum { NINE = 7, JACK = 9, KING = 11, ACE = 12, SPARE = 2, EARLY = 7, LOWEST_SPADE = 39 };
#define SUIT(s) ((cards)0x1FFF << (13 * (s)))
#define SPADES SUIT(3)
#define SIDE (SUIT(0) | SUIT(1) | SUIT(2))

static const int8_t suit_of[52] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};

typedef struct {
    cards hands[4];
    int leader, broken, left;
    int bids[2], won[2]; /* by team */
    int table[4], played, best; /* the place of the card that wins so far */
} World;

static inline int top(cards set) { return 63 - __builtin_clzll(set); }
static inline int bottom(cards set) { return __builtin_ctzll(set); }
static inline int rank_of(int card) { return card - 13 * suit_of[card]; }

static int lowest_side(cards set) {
    int found = -1, least = 13;
    for (int suit = 0; suit < 3; suit++) {
        cards held = set & SUIT(suit);
        if (held && bottom(held) - 13 * suit < least) {
            found = bottom(held);
            least = found - 13 * suit;
        }
    }
    return found;
}

static int highest_side(cards set) {
    int found = -1, most = -1;
    for (int suit = 0; suit < 3; suit++) {
        cards held = set & SUIT(suit);
        if (held && top(held) - 13 * suit > most) {
            found = top(held);
            most = found - 13 * suit;
        }
    }
    return found;
}

static int lowest(cards set) { return set & SIDE ? lowest_side(set) : bottom(set); }

/* The only card of a side suit, if below a rank, and if a spade is held while it is early; else -1. */
static int single(const World *world, cards hand, int below) {
    if (world->left < EARLY || !(hand & SPADES)) return -1;
    for (int suit = 0; suit < 3; suit++) {
        cards held = hand & SUIT(suit);
        if (held && !(held & (held - 1)) && bottom(held) - 13 * suit < below) return bottom(held);
    }
    return -1;
}

static int sated(const World *world, int team) {
    int ours = world->bids[team] - world->won[team], theirs = world->bids[!team] - world->won[!team];
    if (ours > world->left) return theirs <= 0;
    int hunting = theirs > 0 && 0 <= world->left - theirs && world->left - theirs <= SPARE;
    return ours <= 0 && !hunting;
}

static int lead(const World *world) {
    cards hand = world->hands[world->leader];
    cards legal = !world->broken && hand & SIDE ? hand & SIDE : hand;
    if (sated(world, world->leader & 1)) return lowest(legal);
    cards out = world->hands[0] | world->hands[1] | world->hands[2] | world->hands[3];
    for (int turn = 3; turn < 7; turn++) { /* spades, then the other suits in order */
        cards of_suit = out & SUIT(turn & 3);
        if (of_suit && legal >> top(of_suit) & 1) return top(of_suit);
    }
    int card = single(world, hand, ACE);
    return card < 0 ? lowest(legal) : card;
}

static int follow(const World *world, int seat) {
    int place = world->played, best = world->table[world->best], led = suit_of[world->table[0]];
    cards hand = world->hands[seat], suit = hand & SUIT(led), winners;
    int follows = suit != 0, duck = sated(world, seat & 1);
    if (!follows) suit = hand & SPADES;
    cards above = ~(((cards)2 << best) - 1);
    if (suit_of[best] == (follows ? led : 3)) winners = suit & above;
    else winners = follows ? 0 : suit;
    cards losers = suit & ~winners;
    if (winners && !duck) {
        int content = place > 1 && world->best == place - 2;
        if (content && place == 2)
            content = follows ? rank_of(best) >= KING : suit_of[best] == 3 || rank_of(best) >= NINE;
        if (!content) {
            if (place == 3) return bottom(winners);
            if (place == 2) return follows ? top(winners) : bottom(winners);
            if (follows && suit_of[best] != 3 && rank_of(top(winners)) >= KING) return top(winners);
            if (!follows && rank_of(best) >= JACK) return bottom(winners);
        }
    }
    if (duck && losers) return top(losers);
    if (!follows && hand & SIDE) {
        if (duck) return highest_side(hand);
        int card = single(world, hand, KING);
        return card < 0 ? lowest_side(hand) : card;
    }
    return duck && follows && place == 3 ? top(suit) : bottom(suit);
}

static void play(World *world) {
    while (world->left) {
        world->best = 0;
        for (world->played = 0; world->played < 4; world->played++) {
            int seat = (world->leader + world->played) & 3;
            int card = world->played ? follow(world, seat) : lead(world);
            world->hands[seat] ^= (cards)1 << card;
            world->table[world->played] = card;
            int best = world->table[world->best];
            if (suit_of[card] == suit_of[best] ? card > best : card >= LOWEST_SPADE)
                world->best = world->played;
        }
        for (int place = 0; place < 4; place++) world->broken |= world->table[place] >= LOWEST_SPADE;
        world->leader = (world->leader + world->best) & 3;
        world->won[world->leader & 1]++;
        world->left--;
    }
}

int main(int count, char **arguments) {
    int worlds, leader, bids[4], rounds = count > 1 ? atoi(arguments[1]) : 1;
    if (scanf("%d%d%d%d%d%d", &worlds, &leader, bids, bids + 1, bids + 2, bids + 3) != 6) return 1;
    cards(*dealt)[4] = malloc(sizeof *dealt * worlds);
    for (int i = 0; i < worlds; i++)
        for (int seat = 0; seat < 4; seat++)
            if (scanf("%lu", &dealt[i][seat]) != 1) return 1;
    double fastest = 1e18;
    long taken[14];
    for (int round = 0; round < rounds; round++) {
        struct timespec begin, end;
        memset(taken, 0, sizeof taken);
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
        for (int i = 0; i < worlds; i++) {
            World world = {.leader = leader, .left = 13, .bids = {bids[0] + bids[2], bids[1] + bids[3]}};
            memcpy(world.hands, dealt[i], sizeof world.hands);
            play(&world);
            taken[world.won[0]]++;
        }
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
        double spent = (end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec);
        if (spent < fastest) fastest = spent;
    }
    printf("%.3f", fastest / worlds);
    for (int tricks = 0; tricks < 14; tricks++) printf(" %ld", taken[tricks]);
    puts("");
    free(dealt);
    return 0;
}
