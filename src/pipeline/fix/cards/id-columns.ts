/** The columns of a CSV file from which `ids:` of its deck makes the ids of cards. */
import { placeholdersInIds } from "../../../source/csv/csv-ids.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { OpenDeck } from "./open-deck.ts";

/** True if the ids of cards are made from other columns, or from the number of the row. */
export function makesIds({ document, csv }: OpenDeck): boolean {
  const ids = document.root && nodeAt(document.root, ["ids"]);
  return csv !== undefined && ids !== undefined && !(csv.fills ?? []).includes("id");
}

/** The fields from which ids are made; undefined if cards have ids of their own. */
export function idFields(deck: OpenDeck): readonly string[] | undefined {
  const { document, csv } = deck;
  if (!csv || !makesIds(deck)) return undefined;
  const pattern = document.root && nodeAt(document.root, ["ids"]);
  const names = pattern?.kind === "scalar" ? placeholdersInIds(pattern.text).map(({ name }) => name) : [];
  return names.flatMap((name) => fieldOf(deck, name) ?? []);
}

/** The field that a column fills. */
function fieldOf({ document, csv }: OpenDeck, column: string): string | undefined {
  const renamed = document.root && nodeAt(document.root, ["columns", column]);
  if (renamed?.kind === "scalar") return renamed.value === false ? undefined : renamed.text;
  return csv?.columns?.includes(column) ? column : undefined;
}
