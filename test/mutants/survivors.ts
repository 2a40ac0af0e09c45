/**
 * The slips that change the game and that nothing finds, looked at one by one: each kind with the reason why it may stay.
 * One of another kind belongs here only after somebody has asked whether a rule is missing.
 */

interface LookedAt {
  /** Fits the words of a mutant. */
  readonly kind: RegExp;
  readonly reason: string;
}

export const LOOKED_AT: readonly LookedAt[] = [
  {
    kind: /^swap \S*\/decks\/map\.yaml/,
    reason:
      "where a square or a bar lies on which card is free; rules hold how many there are in all, at each place and on a card, that no two cards are alike and that each can be passed",
  },
  {
    kind: /^(?:delete|line) \S*\/scenarios\/\S+ .*(?:card|turn|start|finish|acceleration): |^swap \S*\/scenarios\/\S+ (?:m\d\d <-> m\d\d|-?\d+ <-> -?\d+)$/,
    reason:
      "which cards a track has and how they lie is free; rules hold that it can be laid and played as its file says, and that all map cards are laid in some track",
  },
  {
    kind: /^swap \S*\/kits\/\S+ [a-z-]+ <-> [a-z-]+$/,
    reason: "in which order a kit prints its set-up sheets is free; a rule holds that each is printed once",
  },
  {
    kind: /^swap \S*\/dice\/\w+\.yaml/,
    reason: "the order of a die's faces means nothing; rules hold what the faces come to together",
  },
  {
    kind: /^swap \S*\/decks\/reference\.yaml:\d+ (?:x|xx|blank) <-> (?:x|xx|blank)$/,
    reason: "in which order the signs that count nothing stand in their row is free",
  },
  {
    kind: /^swap \S*\/decks\/captains\.yaml\S* [a-z]+ <-> [a-z]+$/,
    reason: "which emblem a captain has is free; rules hold that all have one and that no two are the same",
  },
  {
    kind: /^swap \S*\/glossary\.yaml/,
    reason:
      "which drawing stands for a special or a captain's emblem is free; rules hold that there is one, that all differ, and what suits and trumps show",
  },
  {
    kind: /^misspell \S*\/glossary\.yaml/,
    reason: "what the glossary explains is printed nowhere, so rules about wording leave it alone",
  },
  {
    kind: /^misspell \S*\/tables\/\w+\.yaml:\d+ Specials /,
    reason: "the title of a table is printed nowhere",
  },
  {
    kind: /^misspell \S* reconstruction -> |^line .*origin: reconstruction/,
    reason: "where a value comes from is a remark to those who read the file, in words of their own",
  },
  {
    kind: /^misspell \S*\/booklets\/\w+\.md:\d+ @/,
    reason: "a text that asks with {{#with}} or {{#if}} says that what it asks for may be missing",
  },
  {
    kind: /^line \S*\/decks\/[\w-]+-stickers\.yaml:\d+ safe: /,
    reason: "stickers have no words that could come too near to the edge",
  },
];

export const looked = (words: string): boolean => LOOKED_AT.some(({ kind }) => kind.test(words));
