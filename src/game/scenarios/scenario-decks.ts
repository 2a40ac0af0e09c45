/**
 * Drawings of a scenario as cards of an artificial deck, so that templates, layout and findings treat them like any card: the
 * set-up sheet, half a sheet of paper; the plan alone; the poster. These decks are not among the game's.
 */
import type { JsonObject } from "../../schema/files.ts";
import { sayIn } from "../../words/say.ts";
import type { Card, CardSize, Deck, Game, Scenario } from "../game.ts";
import { forcedFields } from "./forced-field.ts";

/** By the name of its template. */
export const SCENARIO_DRAWINGS = ["setup-sheet", "track-plan", "track-poster"] as const;
export type ScenarioDrawing = (typeof SCENARIO_DRAWINGS)[number];

/** Id of the deck of set-up sheets, whose cards have the ids of their scenarios. Like the others it has spaces, so that no deck of a game can have it. */
export const SETUP_SHEETS = "set-up sheets";

const DECKS: Readonly<Record<ScenarioDrawing, Pick<Deck, "id" | "title" | "bleed" | "safe">>> = {
  "setup-sheet": { id: SETUP_SHEETS, title: "Set-up sheets", bleed: 0, safe: 3 },
  "track-plan": { id: "track plans", title: "Plans", bleed: 0, safe: 0 },
  // Its outer edges are cut.
  "track-poster": { id: "track posters", title: "Posters", bleed: 3, safe: 0 },
};

/**
 * Half a sheet of paper, in mm. Two of them, side by side, leave margins of 5 mm for a printer on Letter (279.4 mm wide), and 9 mm on
 * A4 (210 mm high) for the text below.
 */
export const SETUP_SHEET: CardSize = { id: "custom", width: 134, height: 192, corner: 0 };

const FIELDS: Deck["fields"] = {
  title: { optional: false },
  intro: { optional: true },
  players: { optional: false },
  length: { optional: false },
  "forced-special": { optional: true },
  "forced-diagonals": { optional: true },
  setup: { optional: true },
  route: { optional: true },
  booklet: { optional: true },
};

/** One card for each scenario of the game. */
export function setupSheetsOf({
  scenarios,
  source,
  translations,
}: Pick<Game, "scenarios" | "source" | "translations">): Deck {
  const title = sayIn(translations)("Set-up sheets");
  return { ...deckOf("setup-sheet", scenarios, SETUP_SHEET, source), title };
}

/**
 * A deck of one card: the drawing of one scenario at a size of its own.
 * @param size in mm
 * @param more fields in addition to those of the scenario's file
 */
export function drawingOf(
  drawing: ScenarioDrawing,
  scenario: Scenario,
  size: { readonly width: number; readonly height: number },
  more: JsonObject,
): Deck {
  const deck = deckOf(drawing, [scenario], { id: "custom", corner: 0, ...size }, scenario.source);
  return { ...deck, cards: deck.cards.map((card) => ({ ...card, fields: { ...card.fields, ...more } })) };
}

function deckOf(
  drawing: ScenarioDrawing,
  scenarios: readonly Scenario[],
  size: CardSize,
  source: Deck["source"],
): Deck {
  const { id, title, bleed, safe } = DECKS[drawing];
  const cards = scenarios.map((scenario, index) => cardOf(drawing, scenario, index));
  return { id, title, kind: "cards", shape: "card", size, bleed, safe, cards, fields: FIELDS, source };
}

function cardOf(front: ScenarioDrawing, scenario: Scenario, index: number): Card {
  const { id, source } = scenario;
  const deck = DECKS[front].id;
  return { id, deck, number: index + 1, copies: 1, front, fields: fieldsOf(scenario), source };
}

/** As in the scenario's file. */
function fieldsOf({ title, intro, players, length, forcedSpecial, setup }: Scenario): JsonObject {
  return {
    title,
    ...(intro === undefined ? {} : { intro }),
    players,
    length,
    ...forcedFields(forcedSpecial),
    // An empty list would not show what its items are.
    ...(setup.length === 0 ? {} : { setup: [...setup] }),
  };
}
