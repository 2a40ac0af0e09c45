/**
 * A slip against each rule of the rulebook that data decides, and which checks of rules.yaml must tell of it; others may
 * too. Where no check of the game stands for a rule, a rule of Broadside does.
 */
export const FOLDER = "content/pirate-attack";
export const RULES_PATH = `${FOLDER}/rules.yaml`;

export interface Slip {
  /** In the game's folder. */
  readonly file: string;
  /** Replaced in the first place that reads so. */
  readonly find: string;
  readonly put: string;
}

/** The files with the slip in one of them; a slip that finds nothing to spoil would prove nothing. */
export function slipped(files: Record<string, string>, { file, find, put }: Slip): Record<string, string> {
  const path = `${FOLDER}/${file}`;
  const text = files[path];
  if (!text?.includes(find)) throw new Error(`${file} does not read: ${find}`);
  return { ...files, [path]: text.replace(find, () => put) };
}

export const SLIPS: readonly (readonly [id: string, told: readonly string[], slip: Slip])[] = [
  [
    "PA-L01",
    ["cards-of-each-set"],
    {
      file: "decks/draw.yaml",
      find: "set: main, copies: 10, icon: spy",
      put: "set: main, copies: 9, icon: spy",
    },
  ],
  [
    "PA-L01",
    ["cards-of-each-set", "deck/wrong-count"],
    { file: "kits/miss-direction.yaml", find: "exploding-cannons, miss-direction,", put: "miss-direction," },
  ],
  [
    "PA-L02",
    ["all-cards"],
    {
      file: "kits/the-tavern.yaml",
      find: "{ deck: tavern, count: 90 }",
      put: "{ deck: tavern, count: 90, times: 2 }",
    },
  ],
  [
    "PA-L02",
    ["pieces", "fame-on-chips", "deck/wrong-count"],
    { file: "decks/white-chips.yaml", find: "copies: 48", put: "copies: 47" },
  ],
  [
    "PA-L02",
    ["fame-on-chips"],
    { file: "decks/red-chips.yaml", find: "copies: 12, points: 5", put: "copies: 12, points: 1" },
  ],
  [
    "PA-L02",
    ["pieces"],
    { file: "kits/the-tavern.yaml", find: "  - { deck: chip-of-power, count: 1 }\n", put: "" },
  ],
  [
    "PA-L02",
    ["pieces", "four-dice", "deck/wrong-count"],
    { file: "decks/six-sided-dice.yaml", find: "id: red-six, die", put: "id: red-six, copies: 2, die" },
  ],
  [
    "PA-L03",
    ["each-cure-has-its-curse"],
    { file: "decks/fortune-teller.yaml", find: "blocks: [Poison]", put: "blocks: [Fire]" },
  ],
  [
    "PA-L03",
    ["each-curse-has-its-cure"],
    { file: "decks/witch-doctor.yaml", find: "blockedBy: [Antidote]", put: "blockedBy: [Navigator]" },
  ],
  [
    "PA-L04",
    ["curses-and-cures", "curses-and-cures-in-fives"],
    { file: "decks/witch-doctor.yaml", find: "title: Mutiny,", put: "title: Mutiny, copies: 4," },
  ],
  [
    "PA-L05",
    ["skilled-run"],
    {
      file: "decks/draw.yaml",
      find: 'each: { modifier: [1, 2, 3, 4, 5] },\n      title: "Skilled Blacksmith',
      put: 'each: { modifier: [1, 2, 4, 5] },\n      title: "Skilled Blacksmith',
    },
  ],
  [
    "PA-L05",
    ["crew-in-fours"],
    {
      file: "decks/draw.yaml",
      find: "set: main, copies: 4, kind: add-on, front: add-on-card, icon: sleepy",
      put: "set: main, copies: 3, kind: add-on, front: add-on-card, icon: sleepy",
    },
  ],
  [
    "PA-L06",
    ["blacksmiths-serve-cannons"],
    { file: "decks/draw.yaml", find: "icon: sleepy, stat: cannons", put: "icon: sleepy, stat: strength" },
  ],
  [
    "PA-L07",
    ["crew-is-balanced", "crew-of-each-kind"],
    {
      file: "decks/draw.yaml",
      find: "set: main, copies: 4, kind: add-on, front: add-on-card, icon: sleepy",
      put: "set: main, copies: 5, kind: add-on, front: add-on-card, icon: sleepy",
    },
  ],
  [
    "PA-L08",
    ["strength-is-cannons-or-one-more"],
    {
      file: "decks/draw.yaml",
      find: "cannons: 8, strength: 9, class",
      put: "cannons: 8, strength: 10, class",
    },
  ],
  [
    "PA-L09",
    ["ship-ladder", "ship-ladder-holes"],
    {
      file: "decks/draw.yaml",
      find: "cannons: 12, strength: 12, class: Galleon",
      put: "cannons: 11, strength: 12, class: Galleon",
    },
  ],
  [
    "PA-L10",
    ["schooner-strength", "main-ships-of-each-class"],
    {
      file: "decks/draw.yaml",
      find: "cannons: 7, strength: 8, class: Brigantine",
      put: "cannons: 7, strength: 8, class: Schooner",
    },
  ],
  [
    "PA-L10",
    ["sloops-in-fives", "main-ships-of-each-class"],
    {
      file: "decks/draw.yaml",
      find: 'title: "3/3 Sloop", set: main, copies: 5',
      put: 'title: "3/3 Sloop", set: main, copies: 3',
    },
  ],
  [
    "PA-L11",
    ["creature-run", "creatures-of-the-main-game"],
    { file: "decks/draw.yaml", find: "level: 8", put: "level: 9" },
  ],
  [
    "PA-L12",
    ["red-is-played-when-drawn"],
    {
      file: "decks/draw.yaml",
      find: "timing: on-draw, scroll: red, target: other-player",
      put: "timing: turn, scroll: red, target: other-player",
    },
  ],
  [
    "PA-L13",
    ["saved-is-purple"],
    {
      file: "decks/draw.yaml",
      find: "timing: save-on-draw, scroll: purple",
      put: "timing: save-on-draw, scroll: red",
    },
  ],
  [
    "PA-L14",
    ["schema/wrong-type"],
    { file: "decks/draw.yaml", find: "scroll: purple", put: "scroll: [red, purple]" },
  ],
  [
    "PA-L15",
    ["open-market-prices"],
    {
      file: "decks/draw.yaml",
      find: "title: Open Market for 5 Gold Each, set: main, copies: 3",
      put: "title: Open Market for 5 Gold Each, set: main, copies: 2",
    },
  ],
  [
    "PA-L16",
    ["what-opens-closes"],
    {
      file: "decks/draw.yaml",
      find: "icon: closed-doors, shop: magic-shop, does: close",
      put: "icon: closed-doors, shop: both, does: close",
    },
  ],
  [
    "PA-L17",
    ["magic-in-fives", "magic-of-each-pack"],
    { file: "decks/magic-shop.yaml", find: "title: Vision,", put: "title: Vision, copies: 4," },
  ],
  [
    "PA-L18",
    ["tavern-in-threes", "tavern-deck"],
    { file: "decks/tavern.yaml", find: "title: Bounty,", put: "title: Bounty, copies: 4," },
  ],
  [
    "PA-L19",
    ["steal-magic-shop-cards"],
    {
      file: "decks/draw.yaml",
      find: 'title: Steal 1 Magic Shop Card from 1 Player, set: "2-raise-the-dead", copies: 2',
      put: 'title: Steal 1 Magic Shop Card from 1 Player, set: "2-raise-the-dead"',
    },
  ],
  [
    "PA-L20",
    ["wind-both-ways"],
    { file: "decks/draw.yaml", find: "title: Wind Storm Left,", put: "title: Wind Storm Left, copies: 2," },
  ],
  [
    "PA-L21",
    ["souls-and-abilities"],
    {
      file: "decks/special-ability.yaml",
      find: "title: Sharks, icon: shark-bite, side: soul",
      put: "title: Sharks, icon: shark-bite, side: ability",
    },
  ],
  [
    "PA-L22",
    ["ability-ships", "ability-ship-sizes"],
    {
      file: "decks/draw.yaml",
      find: 'id: "ability-insured-6-{strength}", each: { strength: [6, 7] }',
      put: 'id: "ability-insured-6-{strength}", each: { strength: [6, 8] }',
    },
  ],
  [
    "PA-L23",
    ["vision-comes-later"],
    {
      file: "decks/magic-shop.yaml",
      find: 'blockedBy: [Vision], missDirect: cannot, needs: ["4-walk-the-plank"],',
      put: "blockedBy: [Vision], missDirect: cannot,",
    },
  ],
  [
    "PA-L24",
    ["stopped-by-somebody"],
    { file: "decks/draw.yaml", find: "blockedBy: [Knife, The Vault]", put: "blockedBy: [Dagger, The Vault]" },
  ],
  [
    "PA-L25",
    ["stops-of-knife"],
    {
      file: "decks/draw.yaml",
      find: "blocks: [Thieving Monkey, Pick Pocket]",
      put: "blocks: [Thieving Monkey]",
    },
  ],
  [
    "PA-L26",
    ["draw-cards-re-aimed", "miss-direction-lists"],
    {
      file: "decks/draw.yaml",
      find: "icon: wind-slap, target: player, missDirect: can",
      put: "icon: wind-slap, target: player, missDirect: cannot",
    },
  ],
  [
    "PA-L27",
    ["never-blockaded"],
    { file: "decks/witch-doctor.yaml", find: "blockade: cannot", put: "blockade: default" },
  ],
  [
    "PA-L28",
    ["change-is-9-cards", "change-is-27-gold"],
    { file: "tables/change.yaml", find: "copies: 4, gold: 20", put: "copies: 5, gold: 25" },
  ],
  [
    "PA-L29",
    ["battles-replay-cannons"],
    {
      file: "tables/battles.yaml",
      find: 'what: "6/6 Schooner", cannons: 6',
      put: 'what: "6/6 Schooner", cannons: 0',
    },
  ],
  [
    "PA-L29",
    ["battles-replay-strength"],
    {
      file: "tables/battles.yaml",
      find: 'what: "8/8 Brigantine", cannons: 8, strength: 8',
      put: 'what: "8/8 Brigantine", cannons: 8, strength: 9',
    },
  ],
  [
    "PA-L30",
    ["fire-rounds-up"],
    { file: "decks/witch-doctor.yaml", find: "of 9 strength it loses 5", put: "of 9 strength it loses 4" },
  ],
  [
    "PA-L31",
    ["fleet-cards-change-both-alike"],
    { file: "decks/tavern.yaml", find: "cannons: -4, strength: -4", put: "cannons: -4, strength: -3" },
  ],
  [
    "PA-L32",
    ["shops-begin-at-5"],
    {
      file: "decks/magic-shop.yaml",
      find: "cost: { shop: magic-shop, gold: 5 }",
      put: "cost: { shop: magic-shop, gold: 10 }",
    },
  ],
  [
    "PA-L33",
    ["knife-needs"],
    {
      file: "decks/draw.yaml",
      find: 'missDirect: unlisted, needs: ["5-the-tavern"],\n      rules: [guarded]',
      put: 'missDirect: unlisted, needs: ["4-walk-the-plank"],\n      rules: [guarded]',
    },
  ],
  [
    "PA-L34",
    ["six-sided-words"],
    { file: "decks/tavern.yaml", find: "roll the six-sided die", put: "roll a die" },
  ],
  ["PA-L34", ["twenties"], { file: "dice/green-twenty.yaml", find: "  - [ten, ten]\n", put: "" }],
  [
    "PA-L34",
    ["dice-marks"],
    { file: "dice/red-six.yaml", find: "mark: square pips", put: "mark: round pips" },
  ],
  [
    "PA-L35",
    ["not-in-port"],
    {
      file: "decks/witch-doctor.yaml",
      find: "notOn: [port, invisible-of-others]",
      put: "notOn: [invisible-of-others]",
    },
  ],
  [
    "PA-L36",
    ["sails-for-small-ships"],
    {
      file: "decks/magic-shop.yaml",
      find: 'notOn: [galleon, "15/15", "20/20"]',
      put: 'notOn: [galleon, "20/20"]',
    },
  ],
  [
    "PA-L37",
    ["titles-as-listed"],
    { file: "decks/tavern.yaml", find: "title: The Mix Up", put: "title: The Mix-Up" },
  ],
  [
    "PA-L38",
    ["tricks-bring-fame"],
    {
      file: "decks/draw.yaml",
      find: "title: Guard, set: main, copies: 10, icon: guards, timing: reaction, target: thief,\n      fame: { points: 1, when: works }, family",
      put: "title: Guard, set: main, copies: 10, icon: guards, timing: reaction, target: thief,\n      family",
    },
  ],
  [
    "PA-L38",
    ["chosen-fame-says-so"],
    {
      file: "decks/draw.yaml",
      find: "fame: { points: 1, when: works }, origin: reconstruction, family: Spy",
      put: "fame: { points: 1, when: works }, family: Spy",
    },
  ],
  [
    "PA-L26",
    ["re-aimed-somewhere"],
    {
      file: "tables/targets.yaml",
      find: ', redirect: "other ships of the same player"',
      put: "",
    },
  ],
  [
    "the booklet's order of play",
    ["order-names-cards"],
    { file: "tables/order.yaml", find: "card: Poison", put: "card: Poisson" },
  ],
];
