/** Edits of scenarios that reach other files: a new id with whatever refers to it, bars of map cards; and cards that are missing. */
import { expect, test } from "vitest";
import { createMemoryHost, type EditAsk, openProject, type Project } from "../../../src/index.ts";
import { codeOf } from "../../support/api/sample-project.ts";
import { afterOf } from "../../support/edits/small-deck.ts";

const FILES = {
  "content/isles/game.yaml": "broadside: 1\nid: isles\ntitle: Isles\nversion: 1.0.0\n",
  "content/isles/decks/sea.yaml": `deck: sea
title: Sea
kind: map
size: poker-us
front: sea
cards:
  - id: m1
    squares: [[white, green], [blue, red], [white, white]]
    bars: [a1|b1, a2|north] # reefs
  - { id: m2, squares: [[white, green], [blue, red], [white, white]], bars: [b1|b2] }
`,
  "content/isles/scenarios/strait.yaml": `scenario: strait # short
title: The Strait
players: { min: 2, max: 4 }
length: short
track:
  - { card: m1, at: [0, 0] }
  - { card: m9, at: [0, 3], turn: 90, acceleration: true }
  - { card: m2, at: [0, 6] }
`,
  "content/isles/scenarios/bay.yaml":
    "scenario: bay\ntitle: Bay\nplayers: { min: 2, max: 4 }\nlength: short\ntrack: []\n",
  "content/isles/kits/all.yaml":
    "kit: all\ntitle: All\nscenarios:\n  - { scenario: bay }\n  - { scenario: strait } # first\n",
  "content/isles/booklets/rules.md":
    "# Rules\n\nSail [the strait](scenario:strait), not scenario:strait, and [on](scenario:strait-two).\n",
};

const FILE = "content/isles/scenarios/strait.yaml";

const open = (): Promise<Project> => openProject(createMemoryHost(FILES));

async function after(
  ask: object,
): Promise<{ readonly title: string; readonly texts: Record<string, string> }> {
  const project = await open();
  const { title, files } = await project.edits({ game: "isles", file: FILE, ...ask } as EditAsk);
  await project.close();
  const texts = files.map(({ path, edits }) => [path, afterOf(FILES[path as keyof typeof FILES], edits)]);
  return { title, texts: Object.fromEntries(texts) };
}

test("a scenario gets another id, and kits and booklets follow", async () => {
  const { title, texts } = await after({ kind: "rename-scenario", title: "The Sound", id: "sound" });
  expect(title).toBe("Rename The Strait to The Sound");
  expect(texts).toEqual({
    [FILE]: FILES[FILE].replace("strait #", "sound #").replace("The Strait", "The Sound"),
    "content/isles/kits/all.yaml": FILES["content/isles/kits/all.yaml"].replace("strait", "sound"),
    "content/isles/booklets/rules.md": FILES["content/isles/booklets/rules.md"].replace(
      "(scenario:strait)",
      "(scenario:sound)",
    ),
  });
  const titled = await after({ kind: "rename-scenario", title: "The Sound" });
  expect(Object.keys(titled.texts)).toEqual([FILE]);
});

test("an id that is taken, or is none, is refused", async () => {
  const project = await open();
  const ask = { kind: "rename-scenario", game: "isles", file: FILE, title: "The Strait" } as const;
  expect(await codeOf(project.edits({ ...ask, id: "bay" }))).toBe("bad-order");
  expect(await codeOf(project.edits({ ...ask, id: "The Bay" }))).toBe("bad-order");
  await project.close();
});

test("bars are removed from the map cards themselves", async () => {
  const cards = [
    { from: 0, card: "m1", at: [0, 0], turn: 0, acceleration: false },
    { from: 2, card: "m2", at: [0, 6], turn: 0, acceleration: false },
  ];
  const ask = { kind: "change-track", seen: ["m1", "m9", "m2"], track: cards };
  const bars = [
    { card: "m1", bar: "a2|north" },
    { card: "m2", bar: "b1|b2" },
  ];
  const { texts } = await after({ ...ask, withoutBars: bars });
  expect(texts["content/isles/decks/sea.yaml"]).toBe(
    FILES["content/isles/decks/sea.yaml"]
      .replace("[a1|b1, a2|north] # reefs", "[a1|b1] # reefs")
      .replace(", bars: [b1|b2]", ""),
  );
  const project = await open();
  const unknown = { game: "isles", file: FILE, ...ask, withoutBars: [{ card: "m1", bar: "b3|east" }] };
  expect(await codeOf(project.edits(unknown as unknown as EditAsk))).toBe("bad-order");
  await project.close();
});

test("a card that the game does not have is among the data to design with, where its file lays it", async () => {
  const project = await open();
  const { scenarios } = await project.scenarios.ofGame({ game: "isles" });
  await project.close();
  const { track = [], missing } = scenarios.find(({ file }) => file === FILE)?.scenario ?? {};
  expect(track.map(({ card, position }) => [card, position])).toEqual([
    ["m1", 1],
    ["m2", 3],
  ]);
  expect(missing).toEqual([{ card: "m9", at: [0, 3], turn: 90, acceleration: true, position: 2 }]);
});
