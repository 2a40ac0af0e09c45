/** A game in memory with one deck, whose cards are edited. */
import {
  createMemoryHost,
  type EditAsk,
  type NamedEdits,
  openProject,
  type Project,
} from "../../../src/index.ts";
import { applyEdits } from "../../../src/source/edit/edits.ts";
import { utf8 } from "../utf8.ts";

export const DECK = "content/duel/decks/finds.yaml";
export const CSV = "content/duel/decks/finds.csv";

const GAME = "broadside: 1\nid: duel\ntitle: Duel\nversion: 1.0.0\n";

/** The fields of the deck's cards. */
export const FIELDS = `card:
  properties:
    title: { type: string }
    cost: { type: integer }
    weight: { type: number }
    rare: { type: boolean }
    suit: { type: string, enum: [sea, sky] }
    text: { type: string }
    tags: { type: array, items: { type: string } }
    special:
      type: object
      properties:
        feature: { type: string }
        cost: { type: integer }
        gives: { type: object, properties: { suit: { type: string }, value: { type: integer } } }
    pays: { type: array, items: { type: object, properties: { amount: { type: integer }, for: { type: string } } } }
`;

export const HEAD = `deck: finds\ntitle: Finds\nsize: poker-us\nfront: find\n`;

/** @param cards the end of the deck's file, from `cards:` on, with `defaults:` or anchors before it */
export const deckWith = (cards: string, fields = FIELDS): string => `${HEAD}${fields}${cards}`;

/** Another game, whose deck has a front of the same name. */
export const RIVAL = {
  "content/rival/game.yaml": GAME.replace("duel", "rival"),
  "content/rival/decks/gems.yaml": `${deckWith("cards:\n  - { id: a, cost: 1 }\n").replace("deck: finds", "deck: gems")}`,
};

export function openDuel(files: Readonly<Record<string, string>>): Promise<Project> {
  return openProject(createMemoryHost({ "content/duel/game.yaml": GAME, ...files }));
}

export type Ask = EditAsk extends infer A ? (A extends EditAsk ? Omit<A, "game" | "deck"> : never) : never;

export interface Edited extends NamedEdits {
  /** The texts of the changed files. */
  readonly after: Readonly<Record<string, string>>;
}

/** One step of work on the deck. */
export async function stepIn(files: Readonly<Record<string, string>>, ask: Ask): Promise<Edited> {
  const project = await openDuel(files);
  const step = await project.edits({ game: "duel", deck: "finds", ...ask } as EditAsk);
  await project.close();
  return {
    ...step,
    after: Object.fromEntries(step.files.map(({ path, edits }) => [path, afterOf(files[path] ?? "", edits)])),
  };
}

export function afterOf(before: string, edits: NamedEdits["files"][number]["edits"]): string {
  const bytes = applyEdits(utf8(before), edits);
  if (!bytes) throw new Error("the edits overlap");
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
