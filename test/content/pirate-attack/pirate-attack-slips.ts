/**
 * One slip against each rule of the rulebook that data decides, and the checks of rules.yaml that must report it;
 * others may, too. Where the game has no check for a rule, a rule of Broadside reports it.
 */
import type { Slip } from "../slip.ts";

export const SLIPS: readonly (readonly [id: string, checks: readonly string[], slip: Slip])[] = [
  [
    "PA-L01",
    ["cards-of-each-set"],
    {
      file: "decks/draw",
      find: "set: main, copies: 10, icon: spy",
      put: "set: main, copies: 9, icon: spy",
    },
  ],
  [
    "PA-L01",
    ["cards-of-each-set", "facts/wrong-count"],
    { file: "kits/miss-direction", find: "exploding-cannons, miss-direction,", put: "miss-direction," },
  ],
  [
    "PA-L02",
    ["all-cards"],
    {
      file: "kits/the-tavern",
      find: "{ deck: tavern, count: 90 }",
      put: "{ deck: tavern, count: 90, times: 2 }",
    },
  ],
  [
    "PA-L02",
    ["pieces", "fame-on-chips"],
    { file: "decks/white-chips", find: "copies: 48", put: "copies: 47" },
  ],
  [
    "PA-L02",
    ["fame-on-chips"],
    { file: "decks/red-chips", find: "copies: 12, points: 5", put: "copies: 12, points: 1" },
  ],
  [
    "PA-L02",
    ["pieces"],
    { file: "kits/the-tavern", find: "  - { deck: chip-of-power, count: 1 }\n", put: "" },
  ],
  [
    "PA-L02",
    ["pieces", "four-dice"],
    { file: "decks/six-sided-dice", find: "id: red-six, die", put: "id: red-six, copies: 2, die" },
  ],
  [
    "PA-L03",
    ["each-cure-has-its-curse"],
    { file: "decks/fortune-teller", find: "blocks: [Poison]", put: "blocks: [Fire]" },
  ],
  [
    "PA-L03",
    ["each-curse-has-its-cure"],
    { file: "decks/witch-doctor", find: "blockedBy: [Antidote]", put: "blockedBy: [Navigator]" },
  ],
  [
    "PA-L04",
    ["curses-and-cures", "curses-and-cures-in-fives"],
    { file: "decks/witch-doctor", find: "title: Mutiny,", put: "title: Mutiny, copies: 4," },
  ],
  [
    "PA-L05",
    ["skilled-run"],
    {
      file: "decks/draw",
      find: 'each: { modifier: [1, 2, 3, 4, 5] },\n      title: "Skilled Blacksmith',
      put: 'each: { modifier: [1, 2, 4, 5] },\n      title: "Skilled Blacksmith',
    },
  ],
  [
    "PA-L05",
    ["crew-in-fours"],
    {
      file: "decks/draw",
      find: "set: main, copies: 4, kind: add-on, front: add-on-card, icon: sleepy",
      put: "set: main, copies: 3, kind: add-on, front: add-on-card, icon: sleepy",
    },
  ],
  [
    "PA-L06",
    ["blacksmiths-serve-cannons"],
    { file: "decks/draw", find: "icon: sleepy, stat: cannons", put: "icon: sleepy, stat: strength" },
  ],
  [
    "PA-L07",
    ["crew-is-balanced", "crew-of-each-kind"],
    {
      file: "decks/draw",
      find: "set: main, copies: 4, kind: add-on, front: add-on-card, icon: sleepy",
      put: "set: main, copies: 5, kind: add-on, front: add-on-card, icon: sleepy",
    },
  ],
  [
    "PA-L08",
    ["strength-is-cannons-or-one-more"],
    {
      file: "decks/draw",
      find: "cannons: 8, strength: 9, class",
      put: "cannons: 8, strength: 10, class",
    },
  ],
  [
    "PA-L09",
    ["ship-ladder", "ship-ladder-holes"],
    {
      file: "decks/draw",
      find: "cannons: 12, strength: 12, class: Galleon",
      put: "cannons: 11, strength: 12, class: Galleon",
    },
  ],
  [
    "PA-L10",
    ["schooner-strength", "main-ships-of-each-class"],
    {
      file: "decks/draw",
      find: "cannons: 7, strength: 8, class: Brigantine",
      put: "cannons: 7, strength: 8, class: Schooner",
    },
  ],
  [
    "PA-L10",
    ["sloops-in-fives", "main-ships-of-each-class"],
    {
      file: "decks/draw",
      find: 'title: "3/3 Sloop", set: main, copies: 5',
      put: 'title: "3/3 Sloop", set: main, copies: 3',
    },
  ],
  [
    "PA-L11",
    ["creature-run", "creatures-of-the-main-game"],
    { file: "decks/draw", find: "level: 8", put: "level: 9" },
  ],
  [
    "PA-L12",
    ["red-is-played-when-drawn"],
    {
      file: "decks/draw",
      find: "timing: on-draw, scroll: red, target: other-player",
      put: "timing: turn, scroll: red, target: other-player",
    },
  ],
  [
    "PA-L13",
    ["saved-is-purple"],
    {
      file: "decks/draw",
      find: "timing: save-on-draw, scroll: purple",
      put: "timing: save-on-draw, scroll: red",
    },
  ],
  [
    "PA-L14",
    ["schema/wrong-type"],
    { file: "decks/draw", find: "scroll: purple", put: "scroll: [red, purple]" },
  ],
  [
    "PA-L15",
    ["open-market-prices"],
    {
      file: "decks/draw",
      find: "title: Open Market for 5 Gold Each, set: main, copies: 3",
      put: "title: Open Market for 5 Gold Each, set: main, copies: 2",
    },
  ],
  [
    "PA-L16",
    ["what-opens-closes"],
    {
      file: "decks/draw",
      find: "icon: closed-doors, shop: magic-shop, does: close",
      put: "icon: closed-doors, shop: both, does: close",
    },
  ],
  [
    "PA-L17",
    ["magic-in-fives", "magic-of-each-pack"],
    { file: "decks/magic-shop", find: "title: Vision,", put: "title: Vision, copies: 4," },
  ],
  [
    "PA-L18",
    ["tavern-in-threes", "tavern-deck"],
    { file: "decks/tavern", find: "title: Bounty,", put: "title: Bounty, copies: 4," },
  ],
  [
    "PA-L19",
    ["steal-magic-shop-cards"],
    {
      file: "decks/draw",
      find: 'title: Steal 1 Magic Shop Card from 1 Player, set: "2-raise-the-dead", copies: 2',
      put: 'title: Steal 1 Magic Shop Card from 1 Player, set: "2-raise-the-dead"',
    },
  ],
  [
    "PA-L20",
    ["wind-both-ways"],
    { file: "decks/draw", find: "title: Wind Storm Left,", put: "title: Wind Storm Left, copies: 2," },
  ],
  [
    "PA-L21",
    ["souls-and-abilities"],
    {
      file: "decks/special-ability",
      find: "title: Sharks, icon: shark-bite, side: soul",
      put: "title: Sharks, icon: shark-bite, side: ability",
    },
  ],
  [
    "PA-L22",
    ["ability-ships", "ability-ship-sizes"],
    {
      file: "decks/draw",
      find: 'id: "ability-insured-6-{strength}", each: { strength: [6, 7] }',
      put: 'id: "ability-insured-6-{strength}", each: { strength: [6, 8] }',
    },
  ],
  [
    "PA-L23",
    ["packs-that-are-needed"],
    {
      file: "decks/magic-shop",
      find: 'blockedBy: [Vision], missDirect: cannot, needs: ["4-walk-the-plank"],',
      put: "blockedBy: [Vision], missDirect: cannot,",
    },
  ],
  [
    "PA-L24",
    ["stopped-by-somebody"],
    { file: "decks/draw", find: "blockedBy: [Knife, The Vault]", put: "blockedBy: [Dagger, The Vault]" },
  ],
  [
    "PA-L25",
    ["stops-of-knife"],
    {
      file: "decks/draw",
      find: "blocks: [Thieving Monkey, Pick Pocket]",
      put: "blocks: [Thieving Monkey]",
    },
  ],
  [
    "PA-L26",
    ["draw-cards-re-aimed", "miss-direction-lists"],
    {
      file: "decks/draw",
      find: "icon: wind-slap, target: player, missDirect: can",
      put: "icon: wind-slap, target: player, missDirect: cannot",
    },
  ],
  [
    "PA-L27",
    ["never-blockaded"],
    { file: "decks/witch-doctor", find: "blockade: cannot", put: "blockade: default" },
  ],
  [
    "PA-L28",
    ["change-is-9-cards", "change-is-27-gold", "prizes-after-change"],
    { file: "tables/change", find: "copies: 4, each: 5, gold: 20", put: "copies: 5, each: 5, gold: 25" },
  ],
  [
    "PA-L29",
    ["battles-replay-cannons"],
    {
      file: "tables/battles",
      find: 'what: "6/6 Schooner", cannons: 6',
      put: 'what: "6/6 Schooner", cannons: 0',
    },
  ],
  [
    "PA-L29",
    ["battles-replay-strength"],
    {
      file: "tables/battles",
      find: 'what: "8/8 Brigantine", cannons: 8, strength: 8',
      put: 'what: "8/8 Brigantine", cannons: 8, strength: 9',
    },
  ],
  [
    "PA-L30",
    ["losses-in-words"],
    { file: "decks/witch-doctor", find: "Of 9 strength it loses 5", put: "of 9 strength it loses 4" },
  ],
  [
    "PA-L31",
    ["fleet-cards-change-both-alike"],
    { file: "decks/tavern", find: "cannons: -4, strength: -4", put: "cannons: -4, strength: -3" },
  ],
  [
    "PA-L32",
    ["shops-begin-at-5"],
    {
      file: "decks/magic-shop",
      find: "cost: { shop: magic-shop, gold: 5 }",
      put: "cost: { shop: magic-shop, gold: 10 }",
    },
  ],
  [
    "PA-L33",
    ["packs-that-are-needed"],
    {
      file: "decks/draw",
      find: 'needs: ["6-special-abilities"],\n      text: "Snatch',
      put: 'needs: ["4-walk-the-plank"],\n      text: "Snatch',
    },
  ],
  [
    "PA-L34",
    ["six-sided-words"],
    { file: "decks/tavern", find: "roll the six-sided die", put: "roll a die" },
  ],
  ["PA-L34", ["twenties"], { file: "dice/green-twenty", find: "faces:\n", put: "faces:\n  - [one]\n" }],
  ["PA-L34", ["dice-marks"], { file: "dice/red-six", find: "mark: square pips", put: "mark: round pips" }],
  [
    "PA-L35",
    ["not-in-port"],
    {
      file: "decks/witch-doctor",
      find: "notOn: [port, invisible-of-others]",
      put: "notOn: [invisible-of-others]",
    },
  ],
  [
    "PA-L36",
    ["sails-for-small-ships"],
    {
      file: "decks/magic-shop",
      find: 'notOn: [galleon, "15/15", "20/20"]',
      put: 'notOn: [galleon, "20/20"]',
    },
  ],
  [
    "PA-L37",
    ["titles-as-listed"],
    { file: "decks/tavern", find: "title: The Mix Up", put: "title: The Mix-Up" },
  ],
  [
    "PA-L38",
    ["tricks-bring-fame"],
    {
      file: "decks/draw",
      find: "title: Guard, set: main, copies: 10, icon: guards, timing: reaction, target: thief,\n      fame: { points: 1, when: works }, family",
      put: "title: Guard, set: main, copies: 10, icon: guards, timing: reaction, target: thief,\n      family",
    },
  ],
  [
    "PA-L38",
    ["chosen-fame-says-so"],
    {
      file: "decks/draw",
      find: "fame: { points: 1, when: works }, origin: reconstruction, family: Spy",
      put: "fame: { points: 1, when: works }, family: Spy",
    },
  ],
  [
    "PA-L26",
    ["re-aimed-somewhere"],
    {
      file: "decks/draw",
      find: "icon: wind-slap, target: player, missDirect: can",
      put: "icon: wind-slap, target: all-players, missDirect: can",
    },
  ],
  [
    "the booklet's order of play",
    ["order-names-cards"],
    { file: "tables/order", find: "card: Poison", put: "card: Poisson" },
  ],
  ["PA-L02", ["sets-add-up"], { file: "tables/sets", find: "cards: 350", put: "cards: 340" }],
  [
    "PA-L08",
    ["other-ships-in-threes"],
    {
      file: "decks/draw",
      find: 'title: "5/6 Schooner", set: main, copies: 3',
      put: 'title: "5/6 Schooner", set: main, copies: 4',
    },
  ],
  [
    "PA-L08",
    ["main-ships-differ"],
    { file: "decks/draw", find: "cannons: 5, strength: 6, class", put: "cannons: 5, strength: 5, class" },
  ],
  [
    "PA-L09",
    ["no-4-5-ship"],
    { file: "decks/draw", find: "cannons: 4, strength: 4, class", put: "cannons: 4, strength: 5, class" },
  ],
  [
    "PA-L12",
    ["pile-removers"],
    {
      file: "decks/draw",
      find: "timing: on-draw, scroll: red, target: other-player",
      put: "timing: on-draw, target: other-player",
    },
  ],
  [
    "PA-L13",
    ["blockade-is-saved"],
    { file: "decks/draw", find: "timing: save-on-draw-then-reaction", put: "timing: reaction" },
  ],
  [
    "PA-L15",
    ["close-cards"],
    {
      file: "decks/draw",
      find: "title: Close Market, set: main, copies: 5",
      put: "title: Close Market, set: main, copies: 4",
    },
  ],
  [
    "PA-L20",
    ["confusion-both-ways"],
    { file: "decks/magic-shop", find: "title: Confusion Left,", put: "title: Confusion Left, copies: 4," },
  ],
  [
    "PA-L23",
    ["packs-that-are-needed"],
    {
      file: "decks/draw",
      find: 'blockedBy: [Return To Port], missDirect: can, needs: ["4-walk-the-plank"],',
      put: "blockedBy: [Return To Port], missDirect: can,",
    },
  ],
  [
    "PA-L25",
    ["stops-something"],
    { file: "decks/draw", find: "blockedBy: [Guard, The Vault]", put: "blockedBy: [The Vault]" },
  ],
  [
    "PA-L26",
    ["magic-shop-cards-re-aimed"],
    { file: "decks/magic-shop", find: "title: Vision,", put: "title: Vision, missDirect: cannot," },
  ],
  [
    "PA-L27",
    ["blockade-lists"],
    {
      file: "decks/draw",
      find: "blockedBy: [The Blockade], blockade: can",
      put: "blockedBy: [The Blockade], blockade: default",
    },
  ],
  [
    "PA-L28",
    ["gold-cards", "gold-value"],
    { file: "decks/gold", find: 'title: "2 Gold", copies: 8', put: 'title: "2 Gold", copies: 7' },
  ],
  [
    "PA-L29",
    ["sunk-defenders"],
    { file: "tables/outcomes", find: "sinks: [left] }", put: "sinks: [left, right] }" },
  ],
  [
    "PA-L29",
    ["fire-on-attackers", "strength-of-attackers"],
    {
      file: "tables/outcomes",
      find: "cannons: 11, strength: 8, over: -4",
      put: "cannons: 11, strength: 9, over: -4",
    },
  ],
  [
    "PA-L30",
    ["halves-round-up"],
    { file: "decks/witch-doctor", find: "half: { of: 11, loses: 6 }", put: "half: { of: 11, loses: 5 }" },
  ],
  [
    "PA-L30",
    ["three-halves", "halves-in-words"],
    { file: "decks/draw", find: "half: { of: 15, loses: 8 }", put: "half: { of: 16, loses: 8 }" },
  ],
  [
    "PA-L31",
    ["fleet-cards-are-balanced"],
    { file: "decks/tavern", find: "cannons: 5, strength: 5", put: "cannons: 6, strength: 6" },
  ],
  [
    "PA-L32",
    ["tavern-costs-10"],
    {
      file: "decks/tavern",
      find: "cost: { shop: tavern, gold: 10 }",
      put: "cost: { shop: tavern, gold: 5 }",
    },
  ],
  [
    "PA-L33",
    ["packs-that-are-needed"],
    {
      file: "decks/draw",
      find: "discard it and draw 5 cards.",
      put: "discard it and draw 5 cards. It stops a Hurricane.",
    },
  ],
  [
    "PA-L34",
    ["rolls-have-dice"],
    { file: "decks/draw", find: "Stop a Thieving Monkey", put: "Roll a die to stop a Thieving Monkey" },
  ],
  [
    "PA-L36",
    ["sails-say-so"],
    { file: "tables/targets", find: "Brigantine or smaller", put: "Galleon or smaller" },
  ],
  [
    "PA-L38",
    ["ships-bring-fame"],
    {
      file: "decks/draw",
      find: "fame: { points: 1, when: sunk },\n      origin: reconstruction, blockade: cannot,\n      rules: [ship]",
      put: "origin: reconstruction, blockade: cannot,\n      rules: [ship]",
    },
  ],
  [
    "PA-L25",
    ["stopped-by-somebody", "stops-of-guard"],
    { file: "decks/draw", find: "family: Guard, blocks: [Thief]", put: "family: Guard, blocks: [Knife]" },
  ],
];
