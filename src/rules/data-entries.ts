/**
 * What a rule of rules.yaml looks at, as one kind of thing: cards, rows, faces, terms, decks ... become entries with
 * fields, a number of copies and a place for each field.
 */
import type { Place } from "../diagnostics/diagnostic.ts";
import type { Card, Deck, Die, Game, Table } from "../game/game.ts";
import { cardsOfItem } from "../game/kit-cards.ts";
import type { ListName, Subject } from "../schema/data-rule.ts";
import type { Json, JsonObject } from "../schema/files.ts";
import { nodeAt, placeOf } from "../source/locate.ts";
import type { SourcePath, SourceRef, Sources } from "../source/tree.ts";
import { valuesAt } from "./data-values.ts";
import type { RuleContext } from "./define-rule.ts";
import { cardPlace, fieldRef } from "./places.ts";

export interface Entry {
  /** What messages call it. */
  readonly id: string;
  readonly copies: number;
  readonly fields: JsonObject;
  /** Where a value is written; undefined when it has no place of its own. */
  ref(context: RuleContext, path: SourcePath): SourceRef | undefined;
  /** The entry itself, by its id. */
  head(context: RuleContext): Place;
}

/** Where a value is written, as near as can be; without a path, the entry's head. */
export function placeIn(context: RuleContext, entry: Entry, path: SourcePath = []): Place {
  // A list of a CSV file stands in one cell: the item has no place of its own.
  for (let length = path.length; length > 0; length -= 1) {
    const ref = entry.ref(context, path.slice(0, length));
    if (ref) return placeOf(context.sources, ref);
  }
  return entry.head(context);
}

/** The field by which others name an entry. */
export const keyFieldOf = ({ die }: Subject): string => (die === undefined ? "id" : "face");

export const SOURCES = ["deck", "table", "die", "kit", "list"] as const;
export type SourceKind = (typeof SOURCES)[number];

/** Which of the five are given: a rule can only be about one. */
export const sourcesIn = (subject: Subject): readonly SourceKind[] =>
  SOURCES.filter((kind) => subject[kind] !== undefined);

/** The names that a subject gives under a key: one or a list. */
export function namesIn(subject: Subject, kind: SourceKind): readonly string[] {
  const given = subject[kind] ?? [];
  return typeof given === "string" ? [given] : given;
}

/** The names that there are for each kind of source. */
export function knownNames(game: Game, kind: SourceKind): readonly string[] {
  if (kind === "list") return [];
  const things = { deck: game.decks, table: game.tables, die: game.dice, kit: game.kits }[kind];
  return things.map(({ id }) => id);
}

const made = new WeakMap<Game, Map<string, readonly Entry[]>>();

/** All entries of a subject, whatever its `where`; cards that are kept out of print too, with copies 0. */
export function entriesOf(game: Game, subject: Subject): readonly Entry[] {
  const ofGame = made.get(game) ?? new Map<string, readonly Entry[]>();
  made.set(game, ofGame);
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

function sourceOf(game: Game, kind: SourceKind, name: string): readonly Entry[] {
  const is = ({ id }: { readonly id: string }): boolean => id === name;
  switch (kind) {
    case "deck":
      return (game.decks.find(is)?.cards ?? []).map((card) => cardEntry(card));
    case "table":
      return rowEntries(game.tables.find(is));
    case "die":
      return faceEntries(game.dice.find(is), game);
    case "kit":
      return kitEntries(game, name);
    case "list":
      return listEntries(game, name as ListName);
  }
}

function cardEntry(card: Card, copies = card.copies): Entry {
  const { id, front, back, origin, number, deck, map, fields } = card;
  return {
    id,
    copies,
    fields: {
      id,
      deck,
      number,
      copies,
      front,
      ...(back === undefined ? {} : { back }),
      ...(origin === undefined ? {} : { origin }),
      ...(map ? mapFields(map) : {}),
      ...fields,
    },
    ref: (context, path) => fieldRef(context, card, map ? squarePath(map, path) : path),
    head: (context) => cardPlace(context, card),
  };
}

type MapSquares = Pick<NonNullable<Card["map"]>, "squares">;

/** Rows of squares as a map card writes them, top row first; and the square at each place: `at.a1` ... */
function mapFields({ squares, bars }: NonNullable<Card["map"]>): JsonObject {
  const rows = rowsOf({ squares });
  return {
    squares: rows.map((row) => row.map(({ colour }) => colour)),
    at: Object.fromEntries(squares.map(({ name, colour }) => [name, colour])),
    bars: bars.map(({ square, towards }) => `${square}|${towards}`),
  };
}

function rowsOf({ squares }: MapSquares) {
  const rows = [...new Set(squares.map(({ row }) => row))].sort((a, b) => b - a);
  return rows.map((row) => squares.filter((square) => square.row === row));
}

/** Where the square of `at.a1` is written. */
function squarePath(map: MapSquares, path: SourcePath): SourcePath {
  const [first, name] = path;
  if (first !== "at") return path;
  const rows = rowsOf(map);
  const row = rows.findIndex((squares) => squares.some((square) => square.name === name));
  const column = rows[row]?.findIndex((square) => square.name === name) ?? -1;
  return column < 0 ? ["squares"] : ["squares", row, column];
}

function rowEntries(table: Table | undefined): readonly Entry[] {
  return (table?.rows ?? []).map(({ id, fields, source }, index) =>
    plainEntry(id, { id, number: index + 1, ...fields }, source),
  );
}

function faceEntries(die: Die | undefined, game: Game): readonly Entry[] {
  return (die?.faces ?? []).map((symbols, index) => {
    const known = symbols.flatMap((name) =>
      Object.hasOwn(game.glossary.symbols, name) ? (game.glossary.symbols[name] ?? []) : [],
    );
    const points = known.reduce((sum, symbol) => sum + symbol.points, 0);
    const again = known.some((symbol) => symbol.again);
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

function listEntries(game: Game, name: ListName): readonly Entry[] {
  const { glossary } = game;
  const word = (list: "terms" | "icons" | "symbols" | "avoid", id: string): SourceRef => ({
    file: glossary.source?.file ?? game.source.file,
    path: [list, id],
  });
  switch (name) {
    case "decks":
      return game.decks.map((deck) => plainEntry(deck.id, deckFields(deck), deck.source));
    case "dice":
      return game.dice.map(({ id, title, colour, mark, faces, source }) =>
        plainEntry(id, { id, title, colour, ...(mark ? { mark } : {}), faces: faces.length }, source),
      );
    case "kits":
      return game.kits.map(({ id, title, items, count, source }) =>
        plainEntry(
          id,
          { id, title, decks: items.map(({ deck }) => deck), ...(count ? { count } : {}) },
          source,
        ),
      );
    case "terms":
      return Object.entries(glossary.terms).map(([id, term]) =>
        plainEntry(id, { id, ...term }, word("terms", id)),
      );
    case "icons":
      return Object.entries(glossary.icons).map(([id, drawing]) =>
        plainEntry(id, { id, drawing }, word("icons", id)),
      );
    case "symbols":
      return Object.entries(glossary.symbols).map(([id, symbol]) =>
        plainEntry(id, { id, ...symbol }, word("symbols", id)),
      );
    case "avoid":
      return Object.entries(glossary.avoid).map(([id, words]) =>
        plainEntry(id, { id, ...words }, word("avoid", id)),
      );
    case "game":
      return [plainEntry(game.id, gameFields(game), game.source)];
  }
}

function deckFields({ id, title, kind, size, bleed, safe, cards }: Deck): JsonObject {
  return {
    id,
    title,
    kind,
    size: size.id,
    width: size.width,
    height: size.height,
    bleed,
    safe,
    cards: cards.reduce((sum, { copies }) => sum + copies, 0),
    front: [...new Set(cards.map(({ front }) => front))],
    back: [...new Set(cards.flatMap(({ back }) => back ?? []))],
  };
}

function gameFields({ id, title, version, players, minutes, ages, authors, credits }: Game): JsonObject {
  return {
    id,
    title,
    version,
    authors,
    credits,
    ...(players ? { players } : {}),
    ...(minutes ? { minutes } : {}),
    ...(ages ? { ages } : {}),
  };
}

function plainEntry(id: string, fields: object, source: SourceRef): Entry {
  return {
    id,
    copies: 1,
    fields: fields as JsonObject,
    ref: ({ sources }, path) => existing(sources, source, path),
    head: ({ sources }) => {
      const named = HEADS.map((key) => existing(sources, source, [key])).find((ref) => ref !== undefined);
      return named ? placeOf(sources, named) : placeOf(sources, source, "key");
    },
  };
}

/** The fields by which rows, decks, dice, kits and the game are known where they are written. */
const HEADS = ["id", "deck", "die", "kit"];

function existing(sources: Sources, { file, path }: SourceRef, inner: SourcePath): SourceRef | undefined {
  const root = sources.get(file)?.root;
  const whole = [...path, ...inner];
  return root && nodeAt(root, whole) ? { file, path: whole } : undefined;
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
