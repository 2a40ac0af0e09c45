/**
 * What is chosen in the print view, as the form shows it, and the order that follows from it. What belongs to a printer
 * (papers, backs, margins) is remembered in this browser for all games.
 */
import { computed, effect, signal } from "@preact/signals";
import type { Backs, GameSummary, Ink, Order } from "../../../index.ts";
import { game, gameId } from "../project/project.ts";

export interface PrintChoices {
  readonly what: "all" | "kits" | "scenarios" | "cards";
  readonly kits: readonly string[];
  /** Kits are printed as one. */
  readonly areTogether: boolean;
  readonly scenarios: readonly string[];
  readonly decks: readonly string[];
  /** "battle/sword-9". */
  readonly cards: readonly string[];
  /** Empty = any number. */
  readonly players: string;
  readonly papers: readonly string[];
  /** A size of paper that has no name: "210mmx297mm". */
  readonly size: string;
  readonly backs: Backs;
  readonly ink: Ink;
  readonly gap: string;
  readonly margin: string;
  readonly bleed: string;
  readonly right: string;
  readonly down: string;
  readonly hasMarks: boolean;
  readonly hasLists: boolean;
  readonly hasPictures: boolean;
  readonly dpi: string;
  readonly isDraft: boolean;
}

const DEFAULTS: PrintChoices = {
  what: "all",
  kits: [],
  areTogether: false,
  scenarios: [],
  decks: [],
  cards: [],
  players: "",
  papers: ["a4"],
  size: "",
  backs: "duplex",
  ink: "full",
  gap: "",
  margin: "",
  bleed: "",
  right: "",
  down: "",
  hasMarks: true,
  hasLists: false,
  hasPictures: false,
  dpi: "300",
  isDraft: false,
};

/** What a printer has, and not a game. */
const OF_PRINTER = ["papers", "size", "backs", "margin", "right", "down"] as const;
const KEY = "broadside-printer";

export const choices = signal<PrintChoices>({ ...DEFAULTS, ...remembered() });

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
  const { what, kits, areTogether, scenarios, decks, cards, players } = DEFAULTS;
  choices.value = { ...choices.peek(), what, kits, areTogether, scenarios, decks, cards, players };
});

/** The order, or what is still to be chosen. */
export const wanted = computed<{ readonly order: Order } | { readonly missing: string } | undefined>(
  () => game.value && wantedOf(game.value, choices.value),
);

export function wantedOf(
  game: GameSummary,
  chosen: PrintChoices,
): { readonly order: Order } | { readonly missing: string } {
  const papers = [...chosen.papers, ...(chosen.size.trim() === "" ? [] : [chosen.size.trim()])];
  if (papers.length === 0) return { missing: "Choose a paper." };
  const parts = partsOf(game, chosen);
  if (typeof parts === "string") return { missing: parts };
  const { backs, ink, hasMarks: marks, isDraft: draft, right, down } = chosen;
  const isShifted = (right !== "" || down !== "") && backs !== "none" && backs !== "fold";
  return {
    order: {
      ...{ games: [game.id], papers, backs, ink, marks, draft, ...parts },
      ...(chosen.players !== "" && { players: Number(chosen.players) }),
      ...lengths({ gap: chosen.gap, margin: chosen.margin, bleed: chosen.bleed }),
      ...(isShifted && { backOffset: `${inMm(right) || "0mm"},${inMm(down) || "0mm"}` }),
      ...(chosen.hasLists && chosen.what !== "cards" && { lists: true }),
      ...(chosen.hasPictures && { pictures: { dpi: Number(chosen.dpi) } }),
    },
  };
}

/** Kits, scenarios or cards; in words if none is chosen. */
function partsOf(
  game: GameSummary,
  chosen: PrintChoices,
): Pick<Order, "kits" | "scenarios" | "only"> | string {
  const { what, kits, areTogether, scenarios, decks, cards } = chosen;
  if (what === "kits") {
    if (kits.length === 0) return "Choose a kit.";
    return { kits: areTogether ? [kits.join("+")] : kits };
  }
  if (what === "scenarios") return scenarios.length === 0 ? "Choose a scenario." : { scenarios };
  if (what === "all") return {};
  const ofDecks = game.decks
    .filter(({ id }) => decks.includes(id))
    .flatMap((deck) => deck.cards.map((card) => `${deck.id}/${card}`));
  const only = [...new Set([...ofDecks, ...cards])];
  return only.length === 0 ? "Choose a deck or a card." : { only };
}

const lengths = <T extends Record<string, string>>(given: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text.trim() === "" ? [] : [[name, inMm(text)]])),
  ) as Partial<T>;

/** A number alone is one of mm. */
const inMm = (text: string): string => {
  const plain = text.trim();
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? `${plain}mm` : plain;
};
