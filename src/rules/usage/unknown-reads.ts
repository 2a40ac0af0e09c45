/** Fields that templates read although no card has them and no schema declares them: a fault of the template, or of the cards. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { templatesOfDeck } from "../../game/decks/card-templates.ts";
import type { Card, Deck } from "../../game/game.ts";
import { setupSheetsOf } from "../../game/scenarios/scenario-decks.ts";
import type { Json } from "../../schema/files.ts";
import type { CompiledTemplate } from "../../template/template.ts";
import type { RuleContext } from "../define-rule.ts";

export interface UnknownRead {
  /** The decks whose cards the template draws. */
  readonly decks: readonly Deck[];
  readonly path: readonly string[];
  readonly place: Place;
  /** The path that was probably meant. */
  readonly near: readonly string[] | undefined;
  /** The same, if no other is equally near. */
  readonly sure: readonly string[] | undefined;
}

export function unknownReads(context: RuleContext): readonly UnknownRead[] {
  return [...context.templateFiles.templates.keys()].flatMap((name) => {
    const users = usersOf(context, name);
    const template = users.length === 0 ? undefined : context.templates.get(name);
    return template ? readsOf(template, users) : [];
  });
}

function readsOf({ reads }: CompiledTemplate, users: readonly Users[]): readonly UnknownRead[] {
  const cards = users.flatMap((user) => user.cards);
  const decks = users.map(({ deck }) => deck);
  const asked = reads.filter(({ presence }) => presence);
  return reads.flatMap(({ path, place }) => {
    if (path.length === 0 || cards.some(({ fields }) => hasPath(fields, path))) return [];
    if (isDeclared(decks, cards, path)) return [];
    const near = nearestPath(path, cards, decks);
    // `present` permits a field to be absent from the whole game, unless it looks like a typing mistake.
    if (near === undefined && asked.some((read) => startsWith(path, read.path))) return [];
    const sure = nearestPath(path, cards, decks, onlyNearest);
    return [{ decks, path, place, near, sure }];
  });
}

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((step, index) => path[index] === step);

interface Users {
  readonly deck: Deck;
  readonly cards: readonly Card[];
}

/** The cards that a template draws, by deck; including set-up sheets. */
function usersOf({ game }: RuleContext, name: string): readonly Users[] {
  return [...game.decks, setupSheetsOf(game)]
    .filter((deck) => templatesOfDeck(deck).has(name))
    .map((deck) => ({ deck, cards: deck.cards.filter(({ front, back }) => front === name || back === name) }))
    .filter(({ cards }) => cards.length > 0);
}

function hasPath(value: Json | undefined, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined;
  if (typeof value !== "object" || value === null) return false;
  if (step === "*") return Object.values(value).some((entry) => hasPath(entry, rest));
  return Object.hasOwn(value, step) && hasPath((value as Record<string, Json>)[step], rest);
}

/** What is inside a declared field is known only from cards that have it. */
function isDeclared(decks: readonly Deck[], cards: readonly Card[], path: readonly string[]): boolean {
  const [name = ""] = path;
  if (name === "*") return true;
  const declared = decks.some(({ fields }) => Object.hasOwn(fields, name));
  return declared && (path.length === 1 || !cards.some(({ fields }) => Object.hasOwn(fields, name)));
}

/** The path with its first unknown name replaced by the nearest that some card has there. */
function nearestPath(
  path: readonly string[],
  cards: readonly Card[],
  decks: readonly Deck[],
  choose = nearest,
): readonly string[] | undefined {
  const right = path.findIndex(
    (_, index) => !cards.some(({ fields }) => hasPath(fields, path.slice(0, index + 1))),
  );
  const parents = cards.flatMap(({ fields }) => valuesAt(fields, path.slice(0, right)));
  const declared = right === 0 ? decks.flatMap(({ fields }) => Object.keys(fields)) : [];
  const near = choose(path[right] ?? "", new Set([...parents.flatMap(namesOf), ...declared]));
  return near === undefined ? undefined : [...path.slice(0, right), near, ...path.slice(right + 1)];
}

function valuesAt(value: Json | undefined, [step, ...rest]: readonly string[]): readonly Json[] {
  if (value === undefined) return [];
  if (step === undefined) return [value];
  if (typeof value !== "object" || value === null) return [];
  if (step === "*") return Object.values(value).flatMap((entry) => valuesAt(entry, rest));
  return Object.hasOwn(value, step) ? valuesAt((value as Record<string, Json>)[step], rest) : [];
}

const namesOf = (value: Json): readonly string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
