/**
 * What is chosen in the print view, as the form shows it. What belongs to a printer (papers, backs, margins) is remembered in
 * this browser for all games.
 */
import { computed, effect, signal } from "@preact/signals";
import { game, gameId } from "../project/project.ts";
import { INITIAL } from "./controls.ts";
import type { PrintChoices } from "./print-choices.ts";
import { type Wanted, wantedOf } from "./wanted.ts";

const DEFAULTS: PrintChoices = {
  ...INITIAL,
  purpose: "sheets",
  what: "all",
  kits: [],
  areTogether: false,
  scenarios: [],
  decks: [],
  cards: [],
  players: "",
  papers: ["a4"],
  backs: "duplex",
  ink: "full",
  lang: "",
  printer: "",
  sheet: "",
  cutter: "",
  skip: "",
  isDraft: false,
};

/** What a printer has, and not a game. */
const OF_PRINTER = ["papers", "size", "backs", "margin", "right", "down", "printer"] as const;
const KEY = "broadside-printer";

export const choices = signal<PrintChoices>({ ...DEFAULTS, ...remembered() });

/** Places of the first sheet are being chosen by pointing at them. */
export const isChoosingPlaces = signal(false);

export function choose(part: Partial<PrintChoices>): void {
  choices.value = { ...choices.peek(), ...part };
  const own = OF_PRINTER.map((name) => [name, choices.peek()[name]]);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(own)));
}

/** As the form was left last time; nothing where that cannot be read. */
function remembered(): Partial<PrintChoices> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(kept as object).filter(([name, value]) => isLike(name, value));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function isLike(name: string, value: unknown): boolean {
  const own = OF_PRINTER.find((one) => one === name);
  if (own === undefined) return false;
  return Array.isArray(DEFAULTS[own])
    ? Array.isArray(value) && value.every((one) => typeof one === "string")
    : typeof value === "string";
}

// Names belong to a game.
effect(() => {
  gameId.value;
  const { what, kits, areTogether, scenarios, decks, cards, players, lang, sheet, since } = DEFAULTS;
  const named = { what, kits, areTogether, scenarios, decks, cards, players, lang, sheet, since };
  choices.value = { ...choices.peek(), ...named };
});

/** The order, or what is still to be chosen or wrong. */
export const wanted = computed<Wanted | undefined>(() => game.value && wantedOf(game.value, choices.value));
