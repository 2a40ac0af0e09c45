/** The "@" names available to templates, and to the texts of booklets. */

/** What a name contains: fields, fields with nested names, nothing (`value`), or data known only while rendering. */
export type DataFields = readonly string[] | DataNames | "open" | "value";

export interface DataNames {
  readonly [name: string]: DataFields;
}

/**
 * The names after "@": the data of the game available to a template besides the card's own fields. A list of field names
 * is checked while compiling; `open` parts depend on the game and are checked while rendering.
 */
export const DATA_NAMES: DataNames = {
  card: ["id", "number", "copies", "deck"],
  deck: ["id", "title", "safe", "count", "different"],
  decks: "open",
  game: ["id", "title", "version"],
  side: "value",
  /** The look being printed: "full", "low" or "gray". */
  ink: "value",
  /** True in the gray look, which is otherwise the full one. */
  gray: "value",
  /** Only for map cards; places in mm. */
  map: ["shape", "side", "squares", "bars"],
  /** Only for cards that show a die; the face's symbols only if it shows one face. */
  die: ["title", "colour", "mark", "faces"],
  face: "open",
  /** The trim and, for pieces other than plain cards, the die-line; lengths in mm. */
  shape: ["name", "width", "height", "viewBox", "outline", "panels"],
  /** Only for cards that show a board; lengths in mm. */
  board: [
    "id",
    "title",
    "width",
    "height",
    "space",
    "kinds",
    "spaces",
    "links",
    "route",
    "oneWay",
    "docks",
    "steps",
  ],
  /** Only for drawings of a scenario. */
  track: [
    "cell",
    "label",
    "terrains",
    "columns",
    "rows",
    "side",
    "paper",
    "cards",
    "squares",
    "bars",
    "joins",
    "shortcuts",
    "route",
    "straightRoute",
    "forcedDiagonals",
    "mp",
    "difficulty",
    "narrow",
    "chances",
    "laying",
    "marked",
    "legend",
    "letters",
    "rules",
    "currents",
    "special",
    "words",
  ],
  /** Only for figures; lengths in mm. */
  figure: [
    "width",
    "height",
    "cards",
    "side",
    "cell",
    "squares",
    "plainCards",
    "bars",
    "ships",
    "arrows",
    "callouts",
  ],
  dice: "open",
  symbols: "open",
  terrains: "open",
  terms: "open",
  /** The card's own fields, from inside any block. */
  root: "open",
  /** Only inside loops. */
  index: "value",
  number: "value",
  key: "value",
  first: "value",
  last: "value",
};

/** Names with a few possible values: a comparison with another value is never true. */
export const DATA_WORDS: Readonly<Record<string, readonly string[]>> = {
  side: ["front", "back"],
  ink: ["full", "low"],
};

/** The names for the text of a booklet, which sees the whole game. */
export const BOOKLET_NAMES: DataNames = {
  game: ["id", "title", "version", "players", "minutes", "ages", "credits"],
  booklet: ["id", "title", "subtitle"],
  decks: "open",
  tables: "open",
  kits: "open",
  /** What the booklet is printed for. */
  kit: "open",
  scenarios: "open",
  dice: "open",
  symbols: "open",
  terms: "open",
  index: "value",
  number: "value",
  key: "value",
  first: "value",
  last: "value",
};
