/** A project in memory with one card, drawn by a template of one's own, and its things and edits. */

import {
  createMemoryHost,
  type EditAsk,
  openProject,
  type TextEdit,
  type Thing,
} from "../../../src/index.ts";

const GAME = "broadside: 1\nid: duel\ntitle: Duel\nversion: 1.0.0\n";

const DECK = `deck: cards
title: Cards
size: { width: 60mm, height: 80mm }
bleed: 3mm
front: card
cards:
  - id: axe
    title: Axe
    text: Cut it down.
    cost: 3
    icon: battle-axe
  - id: bow
    title: Bow
    text: Aim well.
    icon: bow-arrow
card:
  required: [title, text]
  properties:
    title: { type: string }
    text: { type: string }
    cost: { type: integer }
    icon: { type: string }
`;

export const TEMPLATE = "templates/duel/card.svg.hbs";

export const AXE = { game: "duel", deck: "cards", card: "axe" } as const;

export const filesOfDuel = (
  template: string,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  "content/duel/game.yaml": GAME,
  "content/duel/decks/cards.yaml": DECK,
  [TEMPLATE]: template,
  ...more,
});

/** A drawing in mm of the card, 3 mm bleed. */
export const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 66 86">\n${content}\n</svg>\n`;

export async function thingsOf(
  template: string,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly Thing[]> {
  const project = await openProject(createMemoryHost(filesOfDuel(template, more)));
  try {
    return await project.things(AXE);
  } finally {
    await project.close();
  }
}

/** Each kind of edit without the face. */
type Asked<T> = T extends unknown ? Omit<T, keyof typeof AXE | "side"> : never;

/** The template after an edit, with its title. */
export async function edited(
  template: string,
  ask: Asked<EditAsk>,
): Promise<{ readonly title: string; readonly text: string; readonly edits: readonly TextEdit[] }> {
  const project = await openProject(createMemoryHost(filesOfDuel(template)));
  try {
    const { title, files } = await project.edits({ ...AXE, ...ask } as EditAsk);
    const edits = files.flatMap((file) => file.edits);
    await project.apply({ files });
    return { title, text: (await project.textOf(TEMPLATE)) ?? "", edits };
  } finally {
    await project.close();
  }
}
