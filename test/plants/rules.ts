/** Faults that only rules find: each part is valid by itself, but not in the game. */
import { plantsOf } from "./plant.ts";

const GAME = "game.yaml";
const GLOSSARY = "glossary.yaml";
const RULES = "rules.yaml";
const BATTLE = "decks/battle.yaml";
const CAPTAINS = "decks/captains.yaml";
const DICE = "decks/dice.yaml";
const MAP = "decks/map.yaml";
const REFERENCE = "decks/reference.yaml";
const RED = "dice/red.yaml";
const BLUE = "dice/blue.yaml";
const FACES_OF_RED =
  "faces:\n  - [xx]\n  - [pip, lightning]\n  - [pip, pip]\n  - [pip, pip]\n  - [pip, pip, pip]\n  - [pip, pip, circle]\n";
const KIT = "kits/starter-pack.yaml";
const SPECIALS = "tables/specials.yaml";
const CAPTAIN_CARD = "templates/captain-card.svg.hbs";
const BATTLE_CARD = "templates/battle-card.svg.hbs";

/** Smallest PNG file: one grey pixel (RFC 2083). */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The head of rules.yaml with one more rule. */
const planted = (rule: string): string => `rules:\n  - { id: planted, ${rule}, why: it is planted }\n`;

const NETS =
  "{ deck: nets, title: Nets, kind: dice, shape: die, size: 16mm, front: net, cards: [{ id: net, die: red }] }\n";
/** A template of nets with something on each panel. */
const netOf = (panel: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="{{@shape.viewBox}}">
{{#each @shape.panels}}
<g transform="translate({{x}} {{y}})">
${panel}
</g>
{{/each}}
</svg>
`;

export const RULE_PLANTS = plantsOf([
  // Allowances and severities
  [
    "allowance/malformed",
    CAPTAINS,
    "cards:\n",
    "cards:\n  # broadside-alow deck/mixed-backs: no back\n",
    "broadside-alow",
  ],
  [
    "allowance/no-reason",
    CAPTAINS,
    "name: Orange,",
    "name: Orrange, # broadside-allow facts/uncovered-value\n   ",
    "broadside-allow",
  ],
  [
    "allowance/unknown-rule",
    CAPTAINS,
    "cards:\n",
    "cards:\n  # broadside-allow deck/mixed-back: no back\n",
    "broadside-allow",
  ],
  [
    "allowance/unused",
    CAPTAINS,
    "cards:\n",
    "cards:\n  # broadside-allow text/too-small: it was once\n",
    "broadside-allow",
  ],
  [
    "severity/unknown-rule",
    GAME,
    "ages: { min: 12 }",
    "ages: { min: 12 }\nseverity:\n  - { rule: text/too-smal, is: hint }",
    "text/too-smal",
  ],
  [
    "severity/stays-error",
    GAME,
    "ages: { min: 12 }",
    "ages: { min: 12 }\nseverity:\n  - { rule: deck/unknown-template, is: hint }",
    "deck/unknown-template",
  ],
  [
    "severity/never-holds",
    GAME,
    "ages: { min: 12 }",
    'ages: { min: 12 }\nseverity:\n  - { rule: text/too-small, path: "decks/promo.yaml", is: hint }',
    "decks/promo.yaml",
  ],

  // Earlier prints
  [
    "game/broken-journal",
    "output/pirate-quest/journal.json",
    "",
    '{ "journal": 2, "prints": [{ "version": "1.0',
  ],
  {
    rule: "game/version-not-raised",
    file: "output/pirate-quest/journal.json",
    find: "",
    put: '{ "journal": 2, "prints": [{ "version": "1.0.0", "content": "another print" }] }',
    at: "version: 1.0.0",
    in: GAME,
  },

  // Pictures and colours
  [
    "art/low-resolution",
    CAPTAIN_CARD,
    "<!-- mast and flag -->",
    `<image href="data:image/png;base64,${PIXEL}" x="5" y="5" width="20" height="20"/>`,
    "<image",
  ],
  [
    "art/unused",
    "icons/flag.svg",
    "",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1H9V9Z"/></svg>\n',
  ],
  [
    "colour/not-told-apart",
    RED,
    'colour: "#c23a32"\nmark: three ticks',
    'colour: "#2f70b4"\nmark: two ticks',
  ],
  ["colour/same-in-grey", RED, "mark: three ticks", "mark: two ticks", 'colour: "#c23a32"'],
  [
    "text/low-contrast",
    BATTLE_CARD,
    'leading="1" fill="#3a322b">{{timing}}',
    'leading="1" fill="#c9b99a">{{timing}}',
    "{{timing}}",
  ],

  // Decks
  ["facts/dangling-reference", SPECIALS, "  - id: thief\n", "  - id: theif\n", "id: sword-5", BATTLE],
  [
    "facts/disagreeing-value",
    SPECIALS,
    "gives: universal\n    value: 4",
    "gives: universal\n    value: 6",
    "id: sword-4",
    BATTLE,
  ],
  [
    "facts/disagreeing-value",
    BATTLE,
    "id: bow-7, suit: bow, value: 7, special: { feature: luck, cost: 1, gives: { suit: universal, value: 3 } }",
    "id: bow-7, suit: bow, value: 7, special: { feature: luck, cost: 1, gives: { suit: universal, value: 4 } }",
    "id: bow-7",
  ],
  {
    rule: "facts/misreckoned",
    file: REFERENCE,
    find: "{ bid: 3, points: 5 }",
    put: "{ bid: 3, points: 6 }",
    at: "{ bid: 3, points: 6 }",
    also: [
      [
        RULES,
        "rules:\n",
        planted("deck: reference, items: movement, check: reckons, field: points, as: bid + 2"),
      ],
    ],
  },
  [
    "facts/one-sided-reference",
    RULES,
    "rules:\n",
    planted("deck: battle, check: reference, field: special.feature, to: { table: specials }, back: title"),
    "id: sword-1,",
    BATTLE,
  ],
  [
    "facts/unlisted-mention",
    RULES,
    "rules:\n",
    planted(
      "table: specials, check: mentions, field: text, of: { table: specials, field: title }, shares: { icon: timing }",
    ),
    "text: >-\n      You need not follow suit.",
    SPECIALS,
  ],
  ["deck/in-no-kit", KIT, "  - { deck: dice, count: 6 }\n", "", "deck: dice", DICE],
  ["kit/nearly-empty-sheet", REFERENCE, "copies: 6", "copies: 7", "kit: starter-pack", KIT],
  [
    "facts/out-of-range",
    BATTLE,
    "id: sword-9, suit: sword, value: 9, special: { feature: mutiny,",
    "id: sword-9, suit: sword, value: 9, special: { feature: luck,",
    "id: sword-9",
  ],
  ["facts/out-of-range", REFERENCE, "bid: 4, points: 6", "bid: 4, points: 8"],
  ["facts/out-of-range", GAME, "ages: { min: 12 }", "ages: { min: 8 }"],
  ["facts/pattern-mismatch", BATTLE, "id: bow-5, suit: bow, value: 5", "id: bow-six, suit: bow, value: 5"],
  [
    "facts/pattern-mismatch",
    REFERENCE,
    "Never backward, never onto another ship.",
    "Never backward.",
    "title: Move",
  ],
  ["facts/repeated-value", CAPTAINS, "emblem: crab", "emblem: anchor", "captain-red"],
  ["deck/silent-zero", REFERENCE, "copies: 6", "copies: 0"],
  [
    "facts/uncorrelated",
    BATTLE,
    "id: sword-1, suit: sword, value: 1, special: { feature: trump, cost: 3,",
    "id: sword-1, suit: sword, value: 1, special: { feature: trump, cost: 1,",
    "id: trump-is-dearer-the-higher",
    RULES,
  ],
  ["facts/uncovered-value", CAPTAINS, "name: Orange", "name: Purple", "id: captains-of-the-rulebook", RULES],
  {
    rule: "facts/unpaired",
    file: RULES,
    find: "  # The game\n",
    put: "  - { id: two-readings, table: specials, check: pairs, with: { deck: battle, where: { value: 9 }, field: special.feature }, why: each has one }\n",
    at: "id: trump",
    in: SPECIALS,
  },
  [
    "facts/wrong-sum",
    BATTLE,
    "id: skull-7, suit: skull, value: 7, special: { feature: fog, cost: 1",
    "id: skull-7, suit: skull, value: 7, special: { feature: fog, cost: 2",
    "id: costs-of-each-suit",
    RULES,
  ],
  ["kit/missing-back", DICE, "back: dice-back\n", "", "deck: dice", KIT],
  [
    "kit/repeated-deck",
    KIT,
    "{ deck: dice, count: 6 }",
    "{ deck: dice, count: 6 }\n  - { deck: dice, only: [dice-1] }",
    "only: [dice-1]",
  ],
  [
    "kit/scenario-without-cards",
    KIT,
    "{ deck: map, count: 18 }",
    "{ deck: map, only: [m01, m02, m03, m04, m05, m06, m07, m08, m09, m10, m11, m13, m14, m15, m16, m17, m18], count: 17 }",
    "- { scenario: first-voyage",
  ],
  ["kit/uneven-shares", REFERENCE, "copies: 6", "copies: 5", "deck: reference", KIT],
  [
    "table/unused-row",
    SPECIALS,
    "  - id: mutiny\n",
    "  - { id: calm, title: Calm, icon: fog, timing: at once, gives: universal, text: All rest., brief: All rest. }\n  - id: mutiny\n",
    "id: calm",
  ],

  // Dice and maps
  ["dice/cannot-be-rolled", BLUE, "  - [pip, pip]\n", "  - [pip]\n", "id: sword-1,", BATTLE],
  ["dice/empty-face", RED, "  - [xx]\n", "  - []\n"],
  ["dice/not-six-faces", RED, "  - [pip, pip, circle]\n", "", "faces:"],
  {
    rule: "dice/small-icon",
    file: "decks/nets.yaml",
    find: "",
    put: NETS,
    also: [["templates/net.svg.hbs", "", netOf('<b:icon name="pip" x="-1" y="-1" size="2"/>')]],
    at: '<b:icon name="pip"',
    in: "templates/net.svg.hbs",
  },
  {
    rule: "art/on-glue-tab",
    file: "decks/nets.yaml",
    find: "",
    put: NETS,
    also: [["templates/net.svg.hbs", "", netOf('<b:icon name="anchor" x="-11" y="-3" size="6"/>')]],
    at: '<b:icon name="anchor"',
    in: "templates/net.svg.hbs",
  },
  {
    rule: "text/across-fold",
    file: "decks/nets.yaml",
    find: "",
    put: NETS,
    also: [
      [
        "templates/net.svg.hbs",
        "",
        netOf('<b:text x="4" y="-2" width="12" height="4" size="8pt" font="Alegreya">Sailing</b:text>'),
      ],
    ],
    at: '<b:text x="4"',
    in: "templates/net.svg.hbs",
  },
  {
    rule: "dice/six-or-nine",
    file: "decks/nets.yaml",
    find: "",
    put: NETS,
    also: [
      [
        "templates/net.svg.hbs",
        "",
        netOf(
          '<b:text x="-5" y="-5" width="10" height="10" size="20pt" font="Alegreya">{{add @index 4}}</b:text>',
        ),
      ],
    ],
    at: '<b:text x="-5"',
    in: "templates/net.svg.hbs",
  },
  [
    "dice/uneven-opposites",
    RED,
    FACES_OF_RED,
    "faces: [[pip], [pip, pip], [pip, pip, pip, pip, pip, pip], [pip, pip, pip], [pip, pip, pip, pip], [pip, pip, pip, pip, pip]]\n",
    "faces:",
  ],
  [
    "dice/worse-colour",
    BLUE,
    "  - [pip, pip]\n  - [pip, lightning]\n",
    "  - [pip, pip, pip]\n  - [pip, pip, pip]\n",
    "faces:",
    RED,
  ],
  [
    "map/all-white-row",
    MAP,
    "  - id: m02\n    squares:\n      - [green, blue]",
    "  - id: m02\n    squares:\n      - [white, white]",
    "- [white, white]",
  ],
  ["map/impassable", MAP, "bars: [b2|b3]", "bars: [a2|a3, b2|b3]"],
  [
    "map/sealed-square",
    MAP,
    "bars: [a2|a3, a1|b1, b2|east]",
    "bars: [a2|a3, a1|b1, b2|east, b2|b3, b1|b2, a2|b2]",
  ],
  [
    "map/twins",
    MAP,
    "  - id: m02\n    squares:\n      - [green, blue]\n      - [blue, white]\n      - [green, red]",
    "  - id: m02\n    squares:\n      - [green, blue]\n      - [green, white]\n      - [white, red]",
    "id: m02",
  ],

  // Figures, glossary, templates, fonts
  ["figure/unused", "figures/aback.yaml", "", "figure: aback\nsquares: [[green, white]]\n", "figure: aback"],
  [
    "glossary/unused-icon",
    GLOSSARY,
    "  parrot: parrot-head",
    "  parrot: parrot-head\n  helm: ship-wheel",
    "helm:",
  ],
  [
    "glossary/unused-symbol",
    GLOSSARY,
    "  blank: {",
    '  crown: { title: crown, meaning: "No point." }\n  blank: {',
    "crown: {",
  ],
  [
    "glossary/unused-term",
    GLOSSARY,
    "  bid: {",
    '  keel: { title: keel, meaning: "The lowest beam." }\n  bid: {',
    "keel: {",
  ],
  [
    "template/unused",
    "templates/old-card.svg.hbs",
    "",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"/>\n',
  ],
  [
    "template/unread-copy",
    "templates/battle-card.svg",
    "",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"/>\n',
  ],
  ["template/unused", "templates/partials/frame.svg.hbs", "", '<rect width="63.5" height="88.9"/>\n'],

  // rules.yaml itself
  [
    "rules/bad-formula",
    RULES,
    "rules:\n",
    planted("deck: battle, check: reckons, field: value, as: value +"),
    "as: value +",
  ],
  [
    "rules/contradiction",
    RULES,
    "id: map-cards-fill-a-track, deck: map, check: count, min: 10",
    "id: map-cards-fill-a-track, deck: map, check: count, min: 10, max: 3",
  ],
  [
    "rules/empty-selection",
    RULES,
    "where: { special.feature: blessed, value: { from: 4 } }",
    "where: { special.feature: blessed, value: { from: 9 } }",
  ],
  [
    "rules/no-expectation",
    RULES,
    "id: no-seventh-special, table: specials, check: count, is: 6",
    "id: no-seventh-special, table: specials, check: count",
  ],
  ["rules/unclear-subject", RULES, "id: no-seventh-special, table: specials,", "id: no-seventh-special,"],
  [
    "rules/unknown-value",
    RULES,
    "id: nine-skulls, deck: battle, where: { suit: skull }",
    "id: nine-skulls, deck: battle, where: { suit: scull }",
  ],

  // What texts say
  [
    "text/near-duplicate",
    SPECIALS,
    "brief: Take a card unseen, give a different one back.",
    "brief: Win a roll-off to trade seats, and then take won fights.",
  ],
  ["text/overlap", CAPTAIN_CARD, '<b:text x="4" y="63.4"', '<b:text x="4" y="52"', "Your die shows your bid"],
  [
    "text/wrong-number",
    REFERENCE,
    "1 more for each acceleration point, 5 at most.",
    "1 more for each acceleration point, 6 at most.",
    "title: Deal",
  ],
  ["text/wrong-number", GLOSSARY, 'meaning: "One point.", points: 1', 'meaning: "Two point.", points: 1'],
  ["words/doubled-word", REFERENCE, "made: You may step diagonally.", "made: You may may step diagonally."],
  [
    "words/doubled-word",
    CAPTAIN_CARD,
    "Your die shows your bid;",
    "Your die shows shows your bid;",
    "shows shows",
  ],
  [
    "words/forbidden-word",
    SPECIALS,
    "brief: Safe from all other captains' cards this fight.",
    "brief: Safe from all other captains' cards this attack.",
  ],
  ["words/hidden-character", REFERENCE, "2 cards each; 3 once", "2 ca\u200Brds each; 3 once", "\u200B"],
  ["words/mixed-numbers", REFERENCE, "2 cards each; 3 once", "2 cards each, four cards later; 3 once"],
  ["deck/equal-fronts", BATTLE, "id: axe-7, suit: axe, value: 7", "id: axe-7, suit: axe, value: 6"],
  ["words/printed-braces", REFERENCE, "From the dealer's left", "From the {dealer}'s left"],
  ["words/mixed-quotes", REFERENCE, "From the dealer's left", "From the dealer’s left"],
  ["words/term-capitals", SPECIALS, "brief: Win a roll-off", "brief: Win a Roll-Off"],
  ["words/term-spelling", SPECIALS, "brief: Win a roll-off", "brief: Win a rol-off"],
  ["words/term-spelling", REFERENCE, "by 1, for half", "by 1 in a batle, for half", "batle"],
  [
    "words/trailing-blanks",
    REFERENCE,
    'luck: "1 luck token: roll again,',
    'luck: "1 luck token:  roll again,',
  ],
  ["words/unmatched-bracket", REFERENCE, "2 cards each; 3 once", "(2 cards each; 3 once"],
]);
