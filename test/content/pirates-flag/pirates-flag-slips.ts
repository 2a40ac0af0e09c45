/** A slip against each statement about The Pirate's Flag that data decides, and the checks that must report it. */
import type { Slip } from "../slip.ts";

export const SLIPS: readonly (readonly [id: string, checks: readonly string[], slip: Slip])[] = [
  [
    "PF-L01",
    ["action-titles-differ"],
    { file: "decks/action", find: "name: Full Sails", put: "name: Heavy Breeze" },
  ],
  [
    "PF-L01",
    ["forty-eight-action-cards", "one-copy-each"],
    { file: "decks/action", find: "{ id: cargo-net,", put: "{ id: cargo-net, copies: 2," },
  ],
  [
    "PF-L02",
    ["inventions-say-so", "wholly-known-cards"],
    {
      file: "decks/action",
      find: "Add 4 to your next movement roll., origin: reconstruction",
      put: "Add 4 to your next movement roll.",
    },
  ],
  [
    "PF-L02",
    ["the-nine-names"],
    {
      file: "decks/action",
      find: "name: Thick Fog, named-by: rulebook",
      put: "name: Sea Mist, named-by: rulebook",
    },
  ],
  [
    "PF-L02",
    ["nine-named-39-unknown"],
    {
      file: "decks/action",
      find: "name: Full Sails, group",
      put: "name: Full Sails, named-by: rulebook, group",
    },
  ],
  [
    "PF-L03",
    ["eight-captains"],
    { file: "decks/captains", find: "  - id: captain-rook\n", put: "  - id: captain-rook\n    copies: 0\n" },
  ],
  [
    "PF-L03",
    ["captain-names-differ"],
    { file: "decks/captains", find: "name: Barnaby Rook", put: "name: Captain Shan" },
  ],
  [
    "PF-L03",
    ["backs-of-captains"],
    { file: "decks/captains", find: "back: captain-art", put: "back: action-back" },
  ],
  ["PF-L04", ["a-card-for-each-ship"], { file: "decks/colours", find: "ship: white", put: "ship: red" }],
  ["PF-L04", ["ship-colours-differ"], { file: "tables/ships", find: "#1f5fae", put: "#c2281f" }],
  ["PF-L04", ["a-ship-to-cut-for-each"], { file: "decks/ships", find: "ship: white }", put: "ship: red }" }],
  ["PF-L05", ["players-max"], { file: "game", find: "max: 6", put: "max: 7" }],
  [
    "PF-L06",
    ["kinds-of-spaces"],
    { file: "boards/serpents-pass", find: "{ id: s24, kind: post,", put: "{ id: s24, kind: sea," },
  ],
  [
    "PF-L06",
    ["six-docks"],
    { file: "boards/serpents-pass", find: "  - { id: dock-6, between: [s33, s34] }\n", put: "" },
  ],
  [
    "PF-L06",
    ["two-waterfalls"],
    { file: "boards/serpents-pass", find: "  - { id: fall-2, from: s19, to: s26 }\n", put: "" },
  ],
  [
    "PF-L07",
    ["board/chained-hazard"],
    {
      file: "boards/serpents-pass",
      find: "{ id: s18, kind: sea, at: [169.0, 139.4] }",
      put: "{ id: s18, kind: hazard, at: [169.0, 139.4], step: 1 }",
    },
  ],
  [
    "PF-L07",
    ["hazards-lead-to-open-water"],
    {
      file: "boards/serpents-pass",
      find: "{ id: s10, kind: sea,",
      put: "{ id: s10, kind: post, title: Pier,",
    },
  ],
  [
    "PF-L08",
    ["hazards-of-one-space"],
    { file: "boards/serpents-pass", find: "at: [40.8, 98.0], step: -1", put: "at: [40.8, 98.0], step: -2" },
  ],
  [
    "PF-L08",
    ["two-hazards-in-words"],
    { file: "tables/places", find: "name: Hazard -1", put: "name: Hazard -2" },
  ],
  [
    "PF-L09",
    ["the-way-home"],
    { file: "boards/serpents-pass", find: "from: s04, to: s12", put: "from: s12, to: s04" },
  ],
  [
    "PF-L09",
    ["waterfalls-save-steps"],
    { file: "boards/serpents-pass", find: "s35, s36]", put: "s35, s36]\n  - [s12, s04]" },
  ],
  [
    "PF-L09",
    ["waterfalls-save-steps"],
    { file: "boards/serpents-pass", find: "from: s04, to: s12", put: "from: s04, to: s06" },
  ],
  [
    "PF-L10",
    ["pulls-follow-the-track"],
    {
      file: "decks/action",
      find: "target: ship, drag: 3, reminders: [track]",
      put: "target: ship, drag: 3, reminders: [tie]",
    },
  ],
  [
    "PF-L10",
    ["far-cards-follow-the-track"],
    {
      file: "decks/action",
      find: "target: carrier, range: 2, reminders: [track]",
      put: "target: carrier, range: 2, reminders: [tie]",
    },
  ],
  ["PF-L10", ["track-on-the-card"], { file: "tables/reminders", find: "never count", put: "count" }],
  [
    "PF-L11",
    ["board/dock-without-border"],
    { file: "boards/serpents-pass", find: "between: [s02, s03]", put: "between: [s02, s12]" },
  ],
  ["PF-L11", ["posts-are-spaces"], { file: "boards/serpents-pass", find: ", title: Rum Row", put: "" }],
  [
    "PF-L12",
    ["lowered-rolls-have-a-floor"],
    {
      file: "decks/action",
      find: "by: 3, whose: chosen, coming: true, floor: 0",
      put: "by: 3, whose: chosen, coming: true, floor: 1",
    },
  ],
  [
    "PF-L12",
    ["lowered-rolls-have-a-floor"],
    {
      file: "decks/action",
      find: "by: 2, whose: next, coming: true, floor: 0",
      put: "by: 2, whose: next, coming: true",
    },
  ],
  [
    "PF-L13",
    ["coming-rolls-are-changed-before"],
    {
      file: "decks/action",
      find: "icon: sailboat, timing: before-roll",
      put: "icon: sailboat, timing: any-turn",
    },
  ],
  [
    "PF-L13",
    ["next-rolls-in-texts"],
    { file: "decks/captains", find: "text: Draw 3 cards.", put: "text: Add 3 to your next roll." },
  ],
  [
    "PF-L14",
    ["instead-of-rolling-is-own-turn"],
    { file: "tables/timings", find: "icon: cancel, turn: own", put: "icon: cancel, turn: any" },
  ],
  [
    "PF-L14",
    ["cards-that-replace-the-roll"],
    { file: "decks/action", find: "icon: compass, timing: instead", put: "icon: compass, timing: any-turn" },
  ],
  [
    "PF-L15",
    ["schema/missing-field"],
    { file: "decks/action", find: "named-by: pack, limit: counts", put: "named-by: pack" },
  ],
  [
    "PF-L15",
    ["thick-fog-is-free"],
    {
      file: "decks/action",
      find: "icon: fog, timing: answer, limit: free",
      put: "icon: fog, timing: answer, limit: counts",
    },
  ],
  [
    "PF-L16",
    ["hand-limit-on-the-card"],
    { file: "decks/colours", find: "Hand limit 5", put: "Hand limit 4" },
  ],
  ["PF-L16", ["cards-in-full-hands"], { file: "tables/hands", find: "in-hands: 31", put: "in-hands: 30" }],
  [
    "PF-L16",
    ["one-card-more", "cards-in-full-hands"],
    { file: "tables/hands", find: "players: 6, limit: 5, bonus: 1", put: "players: 6, limit: 5, bonus: 0" },
  ],
  [
    "PF-L17",
    ["harpoon-gun-range", "ranges-in-words"],
    {
      file: "decks/action",
      find: "target: carrier, range: 2, reminders: [track], text: Take",
      put: "target: carrier, range: 3, reminders: [track], text: Take",
    },
  ],
  [
    "PF-L17",
    ["gone-fishin-range"],
    { file: "decks/action", find: "range: 3, least: 3", put: "range: 4, least: 3" },
  ],
  [
    "PF-L17",
    ["grabs-have-a-range"],
    { file: "decks/action", find: "target: carrier, range: 0, text", put: "target: carrier, text" },
  ],
  ["PF-L17", ["spaces-away-are-a-range"], { file: "decks/captains", find: "    range: 1\n", put: "" }],
  [
    "PF-L18",
    ["chains-in-reverse", "pair-runs-through"],
    {
      file: "tables/chains",
      find: "card: gone-fishin, timing: any-turn, limit: counts, played: 1, resolves: 2",
      put: "card: gone-fishin, timing: any-turn, limit: counts, played: 1, resolves: 1",
    },
  ],
  [
    "PF-L18",
    ["cards-of-chains"],
    {
      file: "tables/chains",
      find: "card: giant-mirror, timing: answer",
      put: "card: giant-mirror, timing: own-turn",
    },
  ],
  [
    "PF-L19",
    ["five-and-bonuses-stack", "bonuses-of-the-rulebook"],
    {
      file: "decks/action",
      find: "target: you, roll: { how: add, by: 2, whose: own, coming: true }, text: Add 2",
      put: "target: you, roll: { how: add, by: 1, whose: own, coming: true }, text: Add 1",
    },
  ],
  [
    "PF-L20",
    ["the-way-out"],
    { file: "boards/serpents-pass", find: "s14, s15, s16,", put: "s14, s15]\n  - [s16," },
  ],
  [
    "PF-L20",
    ["board/unreachable-space"],
    { file: "boards/serpents-pass", find: "s14, s15, s16,", put: "s14, s15]\n  - [s16," },
  ],
  [
    "PF-L10",
    ["spaces-away-follow-the-track", "spaces-away-are-a-range"],
    {
      file: "decks/action",
      find: "text: Draw 2 cards.",
      put: "text: Take a card from a ship 2 spaces away.",
    },
  ],
  [
    "PF-L03",
    ["contents-on-the-box", "box-holds-all-cards"],
    { file: "decks/box", find: "title: Captain cards, cards: 8", put: "title: Captain cards, cards: 9" },
  ],
  ["PF-L05", ["facts-on-the-box"], { file: "decks/box", find: "3 to 6 players", put: "3 to 7 players" }],
];
