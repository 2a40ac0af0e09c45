/** How slips in copies of Pirate Quest's files are written. */

export interface Slip {
  /** Of rules.yaml; with a slash, of Broadside. */
  readonly rule: string;
  readonly file: string;
  /** The text, and its replacement. */
  readonly changes: readonly (readonly [string, string])[];
}

export const slip = (rule: string, file: string, ...changes: Slip["changes"]): Slip => ({
  rule,
  file,
  changes,
});
export const reference = (rule: string, from: string, to: string): Slip =>
  slip(rule, "decks/reference.yaml", [from, to]);
export const special = (rule: string, from: string, to: string): Slip =>
  slip(rule, "tables/specials.yaml", [from, to]);
export const glossary = (rule: string, from: string, to: string): Slip =>
  slip(rule, "glossary.yaml", [from, to]);

export const battle = (rule: string, from: string, to: string): Slip =>
  slip(rule, "decks/battle.yaml", [from, to]);

/** Four cards in a straight line to the north. */
export const VOYAGE = "scenarios/first-voyage.yaml";
export const voyage = (rule: string, from: string, to: string): Slip => slip(rule, VOYAGE, [from, to]);
export const [SECOND, THIRD, LAST] = [
  "  - { card: m12, at: [0, 3] }",
  "  - { card: m14, at: [0, 6], acceleration: true }",
  "  - { card: m17, at: [0, 9] }",
];
export const laid = (cards: readonly string[], more = ""): string =>
  cards.map((card, index) => `  - { card: ${card}, at: [0, ${12 + 3 * index}]${more} }`).join("\n");

/** By the number of a statement: its slips, or why no data can decide it. */
export type Statements = Readonly<Record<string, readonly Slip[] | string>>;
