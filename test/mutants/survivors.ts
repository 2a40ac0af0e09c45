/**
 * The slips that change the game and that nothing finds, reviewed one by one: each kind with the reason why it may
 * stay. Another kind belongs here only after someone has asked whether a rule is missing.
 */

interface LookedAt {
  /** Matches the description of a mutant. */
  readonly kind: RegExp;
  readonly reason: string;
}

export const LOOKED_AT: readonly LookedAt[] = [
  {
    kind: /^swap \S*\/decks\/map\.yaml/,
    reason:
      "where each card has its squares and bars is free; rules check how many there are in all, at each place and on a card, that no two cards are alike and that each can be passed",
  },
  {
    kind: /^(?:delete|line) \S*\/scenarios\/\S+ .*(?:card|turn|start|finish|acceleration): |^swap \S*\/scenarios\/\S+ (?:m\d\d <-> m\d\d|-?\d+ <-> -?\d+)$/,
    reason:
      "which cards a track has and how they are laid is free; rules check that it can be laid and played as its file says, and that all map cards are used in some track",
  },
  {
    kind: /^swap \S*\/kits\/\S+ [a-z-]+ <-> [a-z-]+$/,
    reason:
      "the order in which a kit prints its set-up sheets is free; a rule checks that each is printed once",
  },
  {
    kind: /^(?:swap|line|delete) \S*\/figures\//,
    reason:
      "what a figure of the rules shows is free; checks cover that it can be drawn, and that what it points at exists",
  },
  {
    kind: /^swap \S*\/dice\/\w+\.yaml/,
    reason: "the order of a die's faces means nothing; rules check the total of the faces",
  },
  {
    kind: /^swap \S*\/decks\/reference\.yaml:\d+ (?:x|xx|blank) <-> (?:x|xx|blank)$/,
    reason: "the order of symbols without a value is free",
  },
  {
    kind: /^swap \S*\/decks\/captains\.yaml\S* [a-z]+ <-> [a-z]+$/,
    reason: "which emblem a captain has is free; rules check that all have one and that no two are the same",
  },
  {
    kind: /^swap \S*\/glossary\.yaml/,
    reason:
      "which drawing represents a special or a captain's emblem is free; rules check that there is one, that all differ, and what suits and trumps show",
  },
  {
    kind: /^misspell \S*\/glossary\.yaml/,
    reason: "the glossary's explanations are not printed, so rules about wording ignore them",
  },
  {
    kind: /^misspell \S*\/tables\/\w+\.yaml:\d+ Specials /,
    reason: "the title of a table is not printed",
  },
  {
    kind: /^misspell \S* reconstruction -> |^line .*origin: reconstruction/,
    reason: "the origin of a value is a free remark for readers of the file",
  },
  {
    kind: /^misspell \S*\/booklets\/\w+\.md:\d+ @/,
    reason: "a text that asks with {{#with}} or {{#if}} handles a missing value",
  },
  {
    kind: /^line \S*\/decks\/[\w-]+-stickers\.yaml:\d+ safe: /,
    reason: "stickers have no words that could be too close to the edge",
  },
  {
    kind: /^swap \S*\/figures\/\S+ \d+ <-> \d+$|^line \S*\/figures\/\S+ .*crossed: true/,
    reason: "what an illustration shows is free; rules check that its squares, cards and numbers are there",
  },
  {
    kind: /^(?:line|delete) \S*\/decks\/\S+ .*(?:safe|corner): /,
    reason:
      "corners may be rounder and the safe zone wider; rules check that the texts of each card keep away from the edge",
  },
  {
    kind: /^swap \S*\/decks\/dice-\w+\.yaml\S* (?:green|blue|red) <-> (?:green|blue|red)$/,
    reason: "in which order dice are printed is free; rules check that each die has its faces",
  },
];

export const isReviewed = (words: string): boolean => LOOKED_AT.some(({ kind }) => kind.test(words));
