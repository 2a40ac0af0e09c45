/** Decks that the page has: what it puts together from changes is what the whole answer would have been. */
import { beforeEach, expect, test } from "vitest";
import { projectOf } from "../../../src/api/project-at.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost, type Draft } from "../../../src/index.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { knownDecks, takeDecks } from "../../../src/studio/client/project/known-decks.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const CREW = "content/sample/decks/crew.yaml";
const crew = String(SAMPLE_GAME[CREW]);

const open = () =>
  projectOf({ host: createMemoryHost({ ...SAMPLE_GAME }), bundle: openBundle(), memory: createMemory() });

beforeEach(() => void takeDecks({ decks: [] }));

test("after each change the decks are those of the project", async () => {
  const project = open();
  const ask = async (drafts: readonly Draft[]) => {
    const known = knownDecks();
    const answer = await project.cards({ game: "sample", known }, { drafts });
    const { decks } = await project.cards({ game: "sample" }, { drafts });
    const whole = takeDecks(answer);
    const withoutNames = (all: typeof decks) => all.map(({ name: _, ...deck }) => deck);
    expect(whole && withoutNames(whole)).toEqual(withoutNames(decks));
    return answer;
  };
  const first = await ask([]);
  expect(first.decks.some(({ since }) => since !== undefined)).toBe(false);
  const added = `${crew.trimEnd()}\n  - { id: extra, title: Extra }\n`;
  const texts = [
    crew.replace("title: ", "title: Longer "),
    added,
    crew,
    added.replace("cards:\n", "cards:\n\n\n"),
  ];
  for (const text of texts) {
    const { decks } = await ask([{ path: CREW, text }]);
    expect(decks.every(({ since }) => since !== undefined)).toBe(true);
  }
  await ask([{ path: CREW, text: "cards: [" }]);
  await ask([]);
});

test("cards that are as before are the same objects", async () => {
  const project = open();
  const ask = async (drafts: readonly Draft[]) =>
    takeDecks(await project.cards({ game: "sample", deck: "crew", known: knownDecks() }, { drafts }))?.[0]
      ?.cards;
  const before = await ask([]);
  const text = `${crew.trimEnd()}\n  - { id: extra, title: Extra }\n`;
  const after = await ask([{ path: CREW, text }]);
  expect(after).toHaveLength((before?.length ?? 0) + 1);
  for (const [index, card] of (before ?? []).entries()) expect(after?.[index]).toBe(card);
});

test("a change of a deck that is not here is not taken, and all is asked for then", async () => {
  const project = open();
  takeDecks(await project.cards({ game: "sample" }));
  const known = knownDecks();
  expect(known).not.toEqual([]);
  const answer = await project.cards(
    { game: "sample", known },
    { drafts: [{ path: CREW, text: `${crew}\n` }] },
  );
  takeDecks({ decks: [] });
  expect(takeDecks(answer)).toBeUndefined();
  expect(knownDecks()).toEqual([]);
});
