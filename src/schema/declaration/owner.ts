/** Files that list entries, in the words of findings about them: a deck its cards, a table its rows. */
export interface Owner {
  readonly file: "deck" | "table";
  readonly noun: "card" | "row";
  /** The key of the list. */
  readonly list: "cards" | "rows";
  /** The key that declares the fields of an entry. */
  readonly fields: "card" | "row";
}

export const DECK: Owner = { file: "deck", noun: "card", list: "cards", fields: "card" };
export const TABLE: Owner = { file: "table", noun: "row", list: "rows", fields: "row" };
