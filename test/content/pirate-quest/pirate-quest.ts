/** The Pirate Quest pack as the game stage sees it, and every finding of the earlier stages. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Diagnostic, Result } from "../../../src/diagnostics/diagnostic.ts";
import { type Card, type Die, fieldOf, type Game } from "../../../src/game/game.ts";
import type { CheckedFile } from "../../../src/game/input.ts";
import { resolveGame } from "../../../src/game/resolve-game.ts";
import { checkContent } from "../../../src/schema/check-content.ts";
import { checkDeck } from "../../../src/schema/entries/check-deck.ts";
import { checkTable } from "../../../src/schema/entries/check-table.ts";
import type { FileKind } from "../../../src/schema/files.ts";
import type { SourceDocument } from "../../../src/source/tree.ts";
import { parseYaml } from "../../../src/source/yaml/yaml.ts";

const FOLDER = "content/pirate-quest";
const root = fileURLToPath(new URL(`../../../${FOLDER}/`, import.meta.url));

export const findings: Diagnostic[] = [];
const sources = new Map<string, SourceDocument>();

function take<T>({ value, diagnostics }: Result<T>): NonNullable<T> {
  findings.push(...diagnostics);
  if (value === undefined || value === null) throw new Error(JSON.stringify(diagnostics, null, 2));
  return value;
}

function read(name: string): SourceDocument {
  const path = `${FOLDER}/${name}`;
  const document = take(parseYaml({ path, text: readFileSync(root + name, "utf8") }));
  sources.set(path, document);
  return document;
}

const readAll = (folder: string) =>
  readdirSync(root + folder)
    .filter((name) => !name.endsWith(".md"))
    .map((name) => read(`${folder}/${name}`));

function checked<K extends FileKind>(kind: K, document: SourceDocument) {
  return { file: take(checkContent(kind, document)), path: document.path } satisfies CheckedFile<unknown>;
}

/** No file of this pack refers to another one. */
const refs = () => undefined;

export const game: Game = take(
  resolveGame({
    folder: FOLDER,
    game: checked("game", read("game.yaml")),
    decks: readAll("decks").map((document) => take(checkDeck(document, { refs }))),
    dice: readAll("dice").map((document) => checked("die", document)),
    boards: [],
    scenarios: readAll("scenarios").map((document) => checked("scenario", document)),
    figures: readAll("figures").map((document) => checked("figure", document)),
    booklets: readAll("booklets").map((document) => checked("booklet", document)),
    kits: readAll("kits").map((document) => checked("kit", document)),
    tables: readAll("tables").map((document) => take(checkTable(document, { refs }))),
    glossary: checked("glossary", read("glossary.yaml")),
    rules: checked("rules", read("rules.yaml")),
    sources,
  }),
);

export function cardsOf(deck: string): readonly Card[] {
  const found = game.decks.find(({ id }) => id === deck);
  if (!found) throw new Error(`the pack has no deck ${deck}`);
  return found.cards;
}

export function dieOf(id: string): Die {
  const found = game.dice.find((die) => die.id === id);
  if (!found) throw new Error(`the pack has no die ${id}`);
  return found;
}

/** A number or text of a card by path, as in "special.cost". */
export const numberOf = (card: Card, path: string) => Number(fieldOf(card.fields, path.split(".")));
export const textOf = (card: Card, path: string) => String(fieldOf(card.fields, path.split(".")));

/** How often each word occurs. */
export function countOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
