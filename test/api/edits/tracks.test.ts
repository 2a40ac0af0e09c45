/** Scenarios edited in steps: the cards of a track, its named squares, texts and notes. Comments and layout are kept. */
import { expect, test } from "vitest";
import { createMemoryHost, type EditAsk, openProject, type Project } from "../../../src/index.ts";
import { codeOf } from "../../support/api/sample-project.ts";
import { afterOf } from "../../support/edits/small-deck.ts";

const FILE = "content/isles/scenarios/strait.yaml";

const card = (id: string): string =>
  `  - { id: ${id}, squares: [[white, green], [blue, red], [white, white]] }\n`;

const DECK = `deck: sea\ntitle: Sea\nkind: map\nsize: poker-us\nfront: sea\ncards:\n${["m1", "m2", "m3", "m4"].map(card).join("")}`;

const STRAIT = `# The strait, as it was.
scenario: strait
title: The Strait
players: { min: 2, max: 4 }
length: short # by the chart
track:
  - { card: m1, at: [0, 0] } # harbour
  # Mind the rocks.
  - { card: m2, at: [0, 3], turn: 90 }
  - { card: m3, at: [0, 5], acceleration: true }
finish: 3.b3 # the far shore
rules:
  toll: [1.a2, 2.b1]
  current: [{ from: 1.b1, to: 1.b2 }, { from: 2.a3, to: 3.a1 }]
  mist: [2, 3]
setup:
  - Leave the strait free.
`;

const open = (text = STRAIT, movement = ""): Promise<Project> =>
  openProject(
    createMemoryHost({
      "content/isles/game.yaml": `broadside: 1\nid: isles\ntitle: Isles\nversion: 1.0.0\n${movement}`,
      "content/isles/decks/sea.yaml": DECK,
      [FILE]: text,
    }),
  );

type Ask = EditAsk extends infer A ? (A extends EditAsk ? Omit<A, "game" | "file"> : never) : never;

async function step(
  ask: Ask,
  text = STRAIT,
  movement = "",
): Promise<{ readonly title: string; readonly after: string }> {
  const project = await open(text, movement);
  const { title, files } = await project.edits({ game: "isles", file: FILE, ...ask } as EditAsk);
  await project.close();
  const [first] = files;
  return { title, after: first ? afterOf(text, first.edits) : text };
}

const SEEN = ["m1", "m2", "m3"];
const [M1, M2, M3] = [
  { from: 0, card: "m1", at: [0, 0], turn: 0, acceleration: false },
  { from: 1, card: "m2", at: [0, 3], turn: 90, acceleration: false },
  { from: 2, card: "m3", at: [0, 5], turn: 0, acceleration: true },
] as const;
const M4 = { card: "m4", at: [0, 8], turn: 180, acceleration: false } as const;

const track = (cards: readonly object[], more: object = {}): Ask =>
  ({ kind: "change-track", seen: SEEN, track: cards, ...more }) as unknown as Ask;

test("a card is moved, turned or turned face up in its own line", async () => {
  const moved = await step(track([M1, { ...M2, at: [-1, 3] }, M3]));
  expect(moved).toEqual({ title: "Move card 2 (m2)", after: STRAIT.replace("at: [0, 3]", "at: [-1, 3]") });
  const turned = await step(track([{ ...M1, turn: 270 }, M2, M3]));
  expect(turned.title).toBe("Turn card 1 (m1) to 270°");
  expect(turned.after).toBe(STRAIT.replace("at: [0, 0] } #", "at: [0, 0], turn: 270 } #"));
  const upright = await step(track([M1, { ...M2, turn: 0 }, M3]));
  expect(upright.after).toBe(STRAIT.replace(", turn: 90", ""));
  const faceUp = await step(track([M1, M2, { ...M3, acceleration: false }]));
  expect(faceUp.title).toBe("Lay card 3 (m3) face up");
  expect(faceUp.after).toBe(STRAIT.replace(", acceleration: true", ""));
  const free = STRAIT.replace("acceleration: true }", "acceleration: true, heading: [north] }");
  const dropped = await step(track([M1, M2, { ...M3, dropsHeading: true }]), free);
  expect(dropped.after).toBe(STRAIT);
  const two = await step(track([{ ...M1, at: [1, 0] }, { ...M2, at: [1, 3] }, M3]));
  expect(two.title).toBe("Move 2 cards");
});

test("a change states only what changes, and leaves what others have changed meanwhile", async () => {
  const movedBack = STRAIT.replace("at: [0, 5]", "at: [4, 5]").replace("at: [0, 0]", "at: [1, 0]");
  const turned = await step(track([{ from: 0 }, { from: 1, turn: 180 }, { from: 2 }]), movedBack);
  expect(turned.title).toBe("Turn card 2 (m2) to 180°");
  expect(turned.after).toBe(movedBack.replace("turn: 90", "turn: 180"));
  const laid = await step(
    track([{ from: 0 }, { from: 1 }, { from: 2 }, { card: "m4", at: [0, 8] }]),
    movedBack,
  );
  expect(laid.after).toBe(
    movedBack.replace("acceleration: true }\n", "acceleration: true }\n  - { card: m4, at: [0, 8] }\n"),
  );
  await expect(step(track([{ from: 0 }, { card: "m4" }]))).rejects.toThrow(/`at`/);
});

test("a new card is a line where it belongs, and the names of squares follow their cards", async () => {
  const { title, after } = await step(track([M1, M4, M2, M3]));
  expect(title).toBe("Lay m4 as card 2");
  expect(after).toBe(
    STRAIT.replace("# harbour\n", "# harbour\n  - { card: m4, at: [0, 8], turn: 180 }\n")
      .replace("finish: 3.b3", "finish: 4.b3")
      .replace("2.b1", "3.b1")
      .replace("{ from: 2.a3, to: 3.a1 }", "{ from: 3.a3, to: 4.a1 }")
      .replace("mist: [2, 3]", "mist: [3, 4]"),
  );
});

test("a card that is removed takes along its comment and what named its squares", async () => {
  const { title, after } = await step(track([M1, M3]));
  expect(title).toBe("Remove card 2 (m2)");
  expect(after).toBe(
    STRAIT.replace("  # Mind the rocks.\n  - { card: m2, at: [0, 3], turn: 90 }\n", "")
      .replace("finish: 3.b3", "finish: 2.b3")
      .replace("toll: [1.a2, 2.b1]", "toll: [1.a2]")
      .replace(", { from: 2.a3, to: 3.a1 }", "")
      .replace("mist: [2, 3]", "mist: [2]"),
  );
  const none = await step(track([]));
  expect(none.title).toBe("Remove 3 cards");
  expect(none.after).toMatch(/\ntrack: \[\]\n/);
  expect(none.after).not.toMatch(/finish|rules|toll/);
});

test("a card gets another position with its comments", async () => {
  const { title, after } = await step(track([M2, M1, M3]));
  expect(title).toBe("Make card 1 (m1) number 2");
  expect(after).toContain(`track:
  # Mind the rocks.
  - { card: m2, at: [0, 3], turn: 90 }
  - { card: m1, at: [0, 0] } # harbour
  - { card: m3,`);
  expect(after).toContain("toll: [2.a2, 1.b1]");
  const turned = await step(track([M3, M2, M1]));
  expect(turned.title).toBe("Change the order of the cards");
  expect(turned.after).toMatch(
    /track:\n {2}- \{ card: m3.*\n {2}# Mind the rocks\.\n {2}- \{ card: m2.*\n {2}- \{ card: m1/,
  );
  expect(turned.after).toContain("finish: 1.b3 # the far shore");
});

test("start and finish are named, renamed and left to the rule", async () => {
  const start = await step(track([M1, M2, M3], { ends: { start: "1.b1" } }));
  expect(start.title).toBe("Start on 1.b1");
  expect(start.after).toBe(STRAIT.replace("finish:", "start: 1.b1\nfinish:"));
  const finish = await step(track([M1, M2, M3], { ends: { finish: "3.a3" } }));
  expect(finish.after).toBe(STRAIT.replace("3.b3 #", "3.a3 #"));
  const rule = await step(track([M1, M2, M3], { ends: { finish: null } }));
  expect(rule.title).toBe("Finish no longer named");
  expect(rule.after).toBe(STRAIT.replace("finish: 3.b3 # the far shore\n", ""));
});

test("a promise of special steps has the name that the file or the game uses, and none in games without", async () => {
  const promised = track([{ from: 0 }, { from: 1 }, { from: 2 }], { forcedDiagonals: 2 });
  const of = async (movement: string, text = STRAIT) => (await step(promised, text, movement)).after;
  expect(await of("")).toContain("\nforced-diagonals: 2\n");
  expect(await of("track: { corners: special, words: { special: hop } }\n")).toContain(
    "\nforced-special: 2\n",
  );
  expect(await of("track: { corners: never }\n")).toBe(STRAIT);
  const written = STRAIT.replace("length:", "forced-special: 1\nlength:");
  expect(await of("", written)).toBe(written.replace("forced-special: 1", "forced-special: 2"));
});

test("a first card is laid on a track that had none", async () => {
  const empty = "scenario: strait\ntitle: S\nplayers: { min: 2, max: 4 }\nlength: short\ntrack: []\n";
  const { after } = await step({ kind: "change-track", seen: [], track: [M4] } as unknown as Ask, empty);
  expect(after).toBe(empty.replace("track: []", "track:\n  - { card: m4, at: [0, 8], turn: 180 }"));
});

test("a track that has changed since is left alone, as is one with anchors in the way", async () => {
  const project = await open();
  const ask = { game: "isles", file: FILE, kind: "change-track", track: [], seen: ["m1", "m2"] } as const;
  expect(await codeOf(project.edits(ask))).toBe("bad-order");
  const shared = STRAIT.replace("at: [0, 0] }", "at: &place [0, 0] }").replace("at: [0, 3]", "at: *place");
  const moved = step(track([{ ...M1, at: [5, 0] }, { ...M2, at: [0, 0] }, M3]), shared);
  await expect(moved).rejects.toThrow(/cannot be changed here/);
});

test("texts, numbers and notes are set, added and removed", async () => {
  const field = (path: readonly (string | number)[], value?: unknown) =>
    step({ kind: "change-scenario", path, value } as unknown as Ask);
  expect(await field(["title"], "A Strait: narrow")).toEqual({
    title: "Set the title to A Strait: narrow",
    after: STRAIT.replace("title: The Strait", 'title: "A Strait: narrow"'),
  });
  expect((await field(["players", "max"], 5)).after).toBe(STRAIT.replace("max: 4", "max: 5"));
  expect((await field(["length"], "medium")).after).toBe(STRAIT.replace("short #", "medium #"));
  const added = await field(["setup", 1], "Lay the first card last.");
  expect(added).toEqual({ title: "Add note 2", after: `${STRAIT}  - Lay the first card last.\n` });
  const gone = await field(["setup", 0]);
  expect(gone).toEqual({
    title: "Remove note 1",
    after: STRAIT.replace("setup:\n  - Leave the strait free.\n", ""),
  });
  for (const absent of [["setup", 1], ["intro"], ["origin"]])
    expect((await field(absent)).after).toBe(STRAIT);
  await expect(field(["track"], [])).rejects.toThrow(/expected one of title/);
});

test("a scenario is added, copied and removed", async () => {
  const project = await open();
  const added = await project.edits({ kind: "add-scenario", game: "isles", title: "Grey Water" });
  expect(added.title).toBe("Add the scenario Grey Water");
  await project.apply(added);
  const grey = "content/isles/scenarios/grey-water.yaml";
  expect(await project.textOf(grey)).toBe(
    "scenario: grey-water\ntitle: Grey Water\nplayers: { min: 2, max: 4 }\nlength: short\ntrack: []\n",
  );
  expect(await codeOf(project.edits({ kind: "add-scenario", game: "isles", title: "grey water" }))).toBe(
    "bad-order",
  );
  await project.apply(
    await project.edits({ kind: "add-scenario", game: "isles", title: "Strait II", like: FILE }),
  );
  expect(await project.textOf("content/isles/scenarios/strait-ii.yaml")).toBe(
    STRAIT.replace("scenario: strait", "scenario: strait-ii").replace("The Strait", "Strait II"),
  );
  const { scenarios, cards } = await project.scenarios.ofGame({ game: "isles" });
  expect(scenarios.map(({ scenario }) => scenario?.id)).toEqual(["grey-water", "strait-ii", "strait"]);
  expect(cards.map((one) => one.card)).toEqual(["m1", "m2", "m3", "m4"]);
  // of the file with the comments
  expect(scenarios.at(-1)?.lines).toEqual([
    [7, 7],
    [9, 9],
    [10, 10],
  ]);
  expect(await project.scenarios.remove({ game: "isles", file: FILE })).toEqual({ file: FILE, text: STRAIT });
  expect(await codeOf(project.scenarios.remove({ game: "isles", file: FILE }))).toBe("unknown-name");
  expect(await codeOf(project.scenarios.remove({ game: "isles", file: "content/isles/game.yaml" }))).toBe(
    "unknown-name",
  );
});

test("a scenario is renamed with what names its id, and its id is taken from then on", async () => {
  const booklet =
    "[It](scenario:strait) has {{@scenarios.strait.stars}} stars, {{@scenarios.strait-ii.stars}} not.\n";
  const project = await openProject(
    createMemoryHost({
      "content/isles/game.yaml": "broadside: 1\nid: isles\ntitle: Isles\nversion: 1.0.0\n",
      "content/isles/decks/sea.yaml": DECK,
      "content/isles/booklets/rules.md": booklet,
      [FILE]: STRAIT,
    }),
  );
  const ask = {
    kind: "rename-scenario",
    game: "isles",
    file: FILE,
    title: "The Strait",
    id: "narrows",
  } as const;
  await project.apply(await project.edits(ask));
  expect(await project.textOf(FILE)).toBe(STRAIT.replace("scenario: strait", "scenario: narrows"));
  expect(await project.textOf("content/isles/booklets/rules.md")).toBe(
    "[It](scenario:narrows) has {{@scenarios.narrows.stars}} stars, {{@scenarios.strait-ii.stars}} not.\n",
  );
  await expect(project.edits({ kind: "add-scenario", game: "isles", title: "Narrows" })).rejects.toThrow(
    /there is a scenario "narrows" already, in .*strait\.yaml/,
  );
  await project.close();
});
