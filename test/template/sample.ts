/** A game of a few cards and one template, for the tests of this stage. */

import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import type { Card, Deck, Game } from "../../src/game/game.ts";
import { DEFAULT_MOVEMENT } from "../../src/game/scenarios/movement.ts";
import { DEFAULT_TERRAINS } from "../../src/game/scenarios/terrain.ts";
import type { JsonObject } from "../../src/schema/files.ts";
import { compileTemplates } from "../../src/template/compile.ts";
import type { CompiledTemplate, TemplateFiles } from "../../src/template/template.ts";

const source = { file: "content/sample/game.yaml", path: [] };

export const sampleGame: Game = {
  id: "sample",
  title: "Sample & Co",
  version: "1.0.0",
  authors: [],
  credits: [],
  fallbackFonts: [],
  severity: [],
  unusable: [],
  ink: "full",
  folder: "content/sample",
  pictures: ["art/ogre.png", "art/cafe\u0301.png"],
  decks: [],
  dice: [
    {
      id: "green",
      title: "Green",
      colour: "#00aa00",
      faces: [["pip"], ["pip", "pip"], [], ["pip"], [], []],
      source,
    },
  ],
  boards: [],
  kits: [],
  scenarios: [],
  booklets: [],
  figures: [],
  tables: [
    {
      id: "specials",
      title: "Specials",
      rows: [{ id: "fog", fields: { title: "Fog", text: "Hide" }, source }],
    },
  ],
  glossary: {
    terms: { crew: { title: "Crew", text: "crew", meaning: "all sailors" } },
    avoid: {},
    scenarioRules: {},
    icons: {},
    symbols: { pip: { title: "Pip", meaning: "a point", points: 1, again: false } },
    terrains: DEFAULT_TERRAINS,
  },
  movement: DEFAULT_MOVEMENT,
  rules: [],
  source,
};

export function cardOf(fields: JsonObject, more: Partial<Card> = {}): Card {
  return { id: "ogre", deck: "beasts", number: 3, copies: 2, front: "card", fields, source, ...more };
}

export function deckOf(card: Card): Deck {
  return {
    id: "beasts",
    title: "Beasts",
    kind: "cards",
    shape: "card",
    size: { id: "custom", width: 63, height: 88, corner: 0 },
    bleed: 0,
    safe: 3,
    cards: [card],
    fields: {},
    source,
  };
}

/** Templates by name; partials by names that begin with "partials/". */
export function filesOf(texts: Readonly<Record<string, string>>): TemplateFiles {
  const sources = Object.entries(texts).map(([path, text]) => {
    const name = path.replace(/^partials\//, "");
    return { path, source: { name, file: `templates/sample/${path}.svg.hbs`, text } };
  });
  const pick = (partial: boolean) =>
    new Map(
      sources
        .filter(({ path }) => path.startsWith("partials/") === partial)
        .map(({ source }) => [source.name, source]),
    );
  return { templates: pick(false), partials: pick(true) };
}

/** Compiles a template named "card"; a fault is an error of the test. */
export function compileCard(
  template: string,
  partials: Readonly<Record<string, string>> = {},
): CompiledTemplate {
  const { value, diagnostics } = compileTemplates(filesOf({ card: template, ...partials }));
  const compiled = value.get("card");
  if (!compiled) throw new Error(diagnostics.map((one) => one.message).join("\n"));
  return compiled;
}

export function render(
  template: string,
  fields: JsonObject,
  {
    partials = {},
    card = {},
    game = sampleGame,
  }: { partials?: Readonly<Record<string, string>>; card?: Partial<Card>; game?: Game } = {},
): { text: string; diagnostics: readonly Diagnostic[] } {
  const face = cardOf(fields, card);
  const { value, diagnostics } = compileCard(template, partials).render({
    game,
    deck: deckOf(face),
    card: face,
    side: "front",
  });
  return { text: value, diagnostics };
}

/** "rule line:column message", for short comparisons. */
export function short({ rule, start, message }: Diagnostic): string {
  return `${rule.replace("template/", "")} ${start.line}:${start.column} ${message}`;
}

export function faultsOf(texts: Readonly<Record<string, string>>): readonly string[] {
  return compileTemplates(filesOf(texts)).diagnostics.map(short);
}
