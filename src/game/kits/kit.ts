/** Resolves kits: which cards of which decks are printed together. The rules check counts, because they see the whole. */

import { onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import { derived } from "../../remember/derived.ts";
import type { DeckPart, KitFile } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, insteadOf, type Report } from "../fault.ts";
import { type Deck, type Game, type Kit, type KitItem, mayBeUnusable } from "../game.ts";
import type { CheckedFile } from "../input.ts";
import { resolveKitBooklets } from "./kit-booklets.ts";
import { checkOnly } from "./kit-only.ts";
import { resolveKitScenarios } from "./kit-scenarios.ts";

/** What a kit can name. */
type Resolved = Pick<Game, "decks" | "scenarios" | "booklets" | "unusable">;

/** Entries of an unknown deck and unknown cards are reported and left out. */
export function resolveKit({ file, path }: CheckedFile<KitFile>, resolved: Resolved, report: Report): Kit {
  const source = { file: path, path: [] };
  if (file.contents === undefined && file.kits === undefined)
    report({
      rule: "kit/empty",
      at: below(source, "kit"),
      unlessWritten: [below(source, "contents"), below(source, "kits")],
      message: `nothing is in the kit "${file.kit}"`,
      fix: "write `contents:` or `kits:`",
    });
  const items = (file.contents ?? []).flatMap((entry, index) =>
    "deck" in entry ? resolveItem(entry, below(source, "contents", index), resolved, report) : [],
  );
  return {
    id: file.kit,
    title: file.title,
    items,
    kits: file.kits ?? [],
    scenarios: resolveKitScenarios(file, source, resolved, report),
    booklets: resolveKitBooklets(file, source, resolved, report),
    source,
    ...(file.count === undefined ? {} : { count: file.count }),
    ...(file.note === undefined ? {} : { note: file.note }),
  };
}

function resolveItem(
  entry: DeckPart,
  source: SourceRef,
  { decks, unusable }: Resolved,
  report: Report,
): readonly KitItem[] {
  const deck = decks.find(({ id }) => id === entry.deck);
  if (deck === undefined) {
    if (!mayBeUnusable(unusable, "deck", entry.deck))
      reportDeck(entry.deck, decks, below(source, "deck"), report);
    return [];
  }
  const ids = idsOf(deck);
  if (entry.only) checkOnly(entry.only, deck.id, ids, below(source, "only"), report);
  const only = entry.only && new Set(entry.only);
  const cards = only ? ids.filter((id) => only.has(id)) : ids;
  const count = entry.count === undefined ? {} : { count: entry.count };
  const per = entry.per === undefined ? {} : { per: entry.per };
  const from = entry.from === undefined ? {} : { from: entry.from };
  const upTo = entry["up-to"] === undefined ? {} : { upTo: entry["up-to"] };
  if (entry.from !== undefined) checkFrom(entry.from, deck, below(source, "from"), report);
  return [{ deck: deck.id, cards, times: entry.times ?? 1, source, ...count, ...per, ...from, ...upTo }];
}

function reportDeck(word: string, decks: readonly Deck[], at: SourceRef, report: Report): void {
  const ids = decks.map(({ id }) => id);
  report({
    rule: "kit/unknown-deck",
    at,
    message: `the game has no deck "${word}"`,
    ...insteadOf(word, ids, "it has no decks", `add a deck "${word}" in decks/, or remove this entry`),
  });
}

/** Each card once; all entries with the whole deck share one list. */
const idsOf = derived(({ cards }: Deck): readonly string[] => [...new Set(cards.map(({ id }) => id))]);

/** The field must exist in the deck and contain numbers, otherwise no card would ever be left out. */
function checkFrom(field: string, { id, fields, cards }: Deck, at: SourceRef, report: Report): void {
  if (Object.hasOwn(fields, field)) {
    checkNumbers(field, cards, at, report);
    return;
  }
  const names = Object.keys(fields);
  const near = onlyNearest(field, names);
  report({
    rule: "kit/unknown-field",
    at,
    message: `cards of the deck "${id}" have no field "${field}"`,
    label: names.length === 0 ? "the deck declares no fields" : `they have ${listed(names)}`,
    fix: near ? `write ${near}` : "name a field with the least number of players, or remove it",
    replacement: near,
  });
}

function checkNumbers(field: string, cards: Deck["cards"], at: SourceRef, report: Report): void {
  const other = cards.find(({ fields }) => fields[field] !== undefined && typeof fields[field] !== "number");
  if (!other) return;
  report({
    rule: "kit/no-number",
    at,
    message: `the field "${field}" of the card "${other.id}" is not a number of players`,
    fix: "name a field with the least number of players, or remove it",
  });
}
