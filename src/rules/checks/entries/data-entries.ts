/** Everything that rules of rules.yaml can check, in one form: cards, rows, faces, terms, decks ... become entries. */

import type { Die, Game, Table } from "../../../game/game.ts";
import { cardsOfItem } from "../../../game/kits/kit-cards.ts";
import { notesAbout } from "../../../remember/derived.ts";
import type { ListName, Subject } from "../../../schema/data-rule.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { placeOf } from "../../../source/locate.ts";
import { boardEntry } from "./data-boards.ts";
import { cardEntry } from "./data-cards.ts";
import { type Entry, existing, placeIn, plainEntry } from "./data-entry.ts";
import { listEntries } from "./data-lists.ts";
import { namesIn, SOURCES, type SourceKind, sourcesIn } from "./data-subject.ts";
import { valuesAt } from "./data-values.ts";

const made = notesAbout<Game, Map<string, readonly Entry[]>>(() => new Map());
const madeOfSource = notesAbout<Game, Map<string, readonly Entry[]>>(() => new Map());

/** All entries of a subject, ignoring its `where`; including unprinted cards, with copies 0. */
export function entriesOf(game: Game, subject: Subject): readonly Entry[] {
  const ofGame = made(game);
  const key = JSON.stringify([...SOURCES.map((kind) => subject[kind] ?? null), subject.items ?? null]);
  const entries = ofGame.get(key) ?? makeEntries(game, subject);
  ofGame.set(key, entries);
  return entries;
}

function makeEntries(game: Game, subject: Subject): readonly Entry[] {
  const [kind] = sourcesIn(subject);
  const { items } = subject;
  const entries =
    kind === undefined ? [] : namesIn(subject, kind).flatMap((name) => sourceOf(game, kind, name));
  return items === undefined ? entries : entries.flatMap((entry) => itemsOf(entry, items));
}

/** The entries of a source are shared by all rules that name it, alone or with others. */
function sourceOf(game: Game, kind: SourceKind, name: string): readonly Entry[] {
  const ofGame = madeOfSource(game);
  const key = `${kind} ${name}`;
  const entries = ofGame.get(key) ?? makeSource(game, kind, name);
  ofGame.set(key, entries);
  return entries;
}

function makeSource(game: Game, kind: SourceKind, name: string): readonly Entry[] {
  const is = ({ id }: { readonly id: string }): boolean => id === name;
  switch (kind) {
    case "deck":
      return (game.decks.find(is)?.cards ?? []).map((card) => cardEntry(card));
    case "table":
      return rowEntries(game.tables.find(is));
    case "die":
      return faceEntries(game.dice.find(is), game);
    case "board":
      return game.boards.filter(is).map(boardEntry);
    case "kit":
      return kitEntries(game, name);
    case "list":
      return listEntries(game, name as ListName);
  }
}

function rowEntries(table: Table | undefined): readonly Entry[] {
  return (table?.rows ?? []).map(({ id, fields, source }, index) =>
    plainEntry(id, { id, number: index + 1, ...fields }, source),
  );
}

function faceEntries(die: Die | undefined, game: Game): readonly Entry[] {
  return (die?.faces ?? []).map((symbols, index) => {
    const shown = symbols.flatMap((name) =>
      Object.hasOwn(game.glossary.symbols, name) ? (game.glossary.symbols[name] ?? []) : [],
    );
    const points = shown.reduce((sum, symbol) => sum + symbol.points, 0);
    const again = shown.some((symbol) => symbol.again);
    const face = index + 1;
    const source = { file: die?.source.file ?? "", path: ["faces", index] };
    const fields = { die: die?.id ?? "", face, symbols, points, again };
    return {
      ...plainEntry(`face ${face} of ${die?.id}`, fields, source),
      ref: ({ sources }, [name, ...rest]) =>
        name === "symbols" ? existing(sources, source, rest) : undefined,
      head: ({ sources }) => placeOf(sources, source),
    };
  });
}

function kitEntries(game: Game, name: string): readonly Entry[] {
  const items = game.kits.find(({ id }) => id === name)?.items ?? [];
  return items.flatMap((item) =>
    cardsOfItem(game, item).map((card) => cardEntry(card, card.copies * item.times)),
  );
}

/** The items of a list inside an entry, each with the entry's id and its own number. */
function itemsOf(entry: Entry, field: string): readonly Entry[] {
  return valuesAt(entry.fields, field).map(({ value, path }, index) => ({
    id: `${field}[${index + 1}] of ${entry.id}`,
    copies: 1,
    fields: { in: entry.id, number: index + 1, ...fieldsOf(value) },
    ref: (context, inner) => entry.ref(context, [...path, ...(isMap(value) ? inner : [])]),
    head: (context) => placeIn(context, entry, path),
  }));
}

const isMap = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (value: Json): JsonObject => (isMap(value) ? value : { value });
