/** Tracks that are written as pictures in text: checked, converted, and edited in the designer. Comments are kept. */
import { describe, expect, test } from "vitest";
import { createMemoryHost, type EditAsk, openProject, type Project } from "../../../src/index.ts";
import { codeOf } from "../../support/api/sample-project.ts";
import { afterOf } from "../../support/edits/small-deck.ts";

const FILE = "content/isles/scenarios/strait.yaml";

const ROOM = "[[white, green, white], [blue, red, white], [white, white, green]]";
const rooms = ["m1", "m2", "m3", "m4"].map((id) => `  - { id: ${id}, squares: ${ROOM} }\n`).join("");
const DECK = `deck: rooms
title: Rooms
kind: map
size: { width: 80mm, height: 80mm }
front: sea
cells: { shape: square, columns: 3, rows: 3 }
cards:
${rooms}`;

const HEXES = `deck: hexes
title: Hexes
kind: map
shape: hexagon
size: 60mm
front: sea
cells: { shape: pointy-hex, radius: 0 }
cards:
${["h1", "h2", "h3"].map((id) => `  - { id: ${id}, hexes: [[green]] }\n`).join("")}`;

const head = `# The strait, as it was.
scenario: strait
title: The Strait
players: { min: 2, max: 4 }
length: short # by the chart
`;

const PICTURE = `${head}map: | # from above
  .  m3!
  m1 m2@90
finish: 3.b3 # the far shore
`;

const LIST = `${head}track: # from above
  - { card: m1, at: [0, 0] }
  - { card: m2, at: [3, 0], turn: 90 }
  - { card: m3, at: [3, 3], acceleration: true }
finish: 3.b3 # the far shore
`;

const open = (text: string): Promise<Project> =>
  openProject(
    createMemoryHost({
      "content/isles/game.yaml": "broadside: 1\nid: isles\ntitle: Isles\nversion: 1.0.0\n",
      "content/isles/decks/rooms.yaml": DECK,
      "content/isles/decks/hexes.yaml": HEXES,
      [FILE]: text,
    }),
  );

async function converted(text: string, to: "track" | "map") {
  const project = await open(text);
  const { kind, files, why } = await project.scenarios.convert("strait", { to });
  await project.close();
  const [first] = files;
  return { kind, why, after: first ? afterOf(text, first.edits) : text };
}

describe("a track is converted", () => {
  test("from a picture to a list and back, and nothing else changes", async () => {
    expect(await converted(PICTURE, "track")).toMatchObject({ kind: "converted", after: LIST });
    expect(await converted(LIST, "map")).toMatchObject({
      kind: "converted",
      after: PICTURE.replace(".  m3!", ".     m3!").replace("m1 m2", "m1    m2"),
    });
    expect(await converted(PICTURE, "map")).toMatchObject({ kind: "same", after: PICTURE });
  });

  test("with the comments of its cards above it", async () => {
    const commented = LIST.replace("at: [0, 0] }", "at: [0, 0] } # harbour").replace(
      "acceleration: true }",
      "acceleration: true }\n  # The end.",
    );
    const { after } = await converted(commented, "map");
    expect(after).toContain("# by the chart\n# harbour\n# The end.\nmap: | # from above\n  .     m3!\n");
    expect(after).toMatch(/m2@90\nfinish: 3\.b3 # the far shore\n$/);
  });

  test("in a file with the line ends of Windows", async () => {
    const { after } = await converted(PICTURE.replaceAll("\n", "\r\n"), "track");
    expect(after).toBe(LIST.replaceAll("\n", "\r\n"));
  });

  test("unless a picture cannot show it: the reason is said", async () => {
    const between = LIST.replace("at: [3, 0]", "at: [3, 1]");
    expect(await converted(between, "map")).toEqual({
      kind: "refused",
      why: "card 2 (m2) lies between the slots of a picture, counted from m1",
      after: between,
    });
    const broken = PICTURE.replace("m2@90", "m2@x");
    expect(await converted(broken, "track")).toMatchObject({ kind: "unreadable", after: broken });
  });
});

async function findings(text: string) {
  const project = await open(text);
  const { findings: found } = await project.scenarios.check(["strait"]);
  await project.close();
  return found.map(({ rule, start, end, message, fix }) => ({
    rule,
    at: `${start.line}:${start.column}-${end.column}`,
    message,
    fix,
  }));
}

describe("findings in a picture", () => {
  test("are at the characters of their token", async () => {
    expect(await findings(PICTURE.replace("m2@90", "n2@90"))).toMatchObject([
      { rule: "scenario/unknown-card", at: "8:6-8", fix: "name one of them" },
    ]);
    expect(await findings(PICTURE.replace("m2@90", "m2@60"))).toMatchObject([
      {
        rule: "scenario/odd-turn",
        at: "8:6-11",
        message: "a card of squares cannot be turned by 60 degrees",
      },
    ]);
    expect(await findings(PICTURE.replace("m2@90", "h2"))).toMatchObject([
      { rule: "scenario/two-lattices", at: "8:6-8" },
    ]);
    const crlf = PICTURE.replace("m2@90", "m2@x").replaceAll("\n", "\r\n");
    expect(await findings(crlf)).toMatchObject([{ rule: "scenario/unreadable-map", at: "8:6-10" }]);
  });

  test("of the whole track are at the word `map`", async () => {
    const found = await findings(`${head}map: m1 m2\n`);
    expect(found).toContainEqual(expect.objectContaining({ rule: "scenario/too-few-cards", at: "6:1-4" }));
  });

  test("a picture whose lines YAML joins is reported", async () => {
    expect(await findings(PICTURE.replace("|", ">"))).toMatchObject([
      { rule: "scenario/unreadable-map", message: "the lines of the picture are joined to one" },
    ]);
  });

  test("a scenario without a track, and one with two", async () => {
    expect(await findings(head)).toMatchObject([
      { rule: "schema/missing-field", message: "the scenario has no track" },
    ]);
    const found = await findings(`${LIST}map: m1 m2 m3\n`);
    expect(found).toContainEqual(expect.objectContaining({ rule: "scenario/stated-twice", at: "11:6-14" }));
  });
});

const SEEN = ["m1", "m2", "m3"];
const [M1, M2, M3] = [
  { from: 0, card: "m1", at: [0, 0], turn: 0, acceleration: false },
  { from: 1, card: "m2", at: [3, 0], turn: 90, acceleration: false },
  { from: 2, card: "m3", at: [3, 3], turn: 0, acceleration: true },
] as const;

async function laid(track: readonly object[], text = PICTURE, more: object = {}) {
  const project = await open(text);
  const ask = { kind: "change-track", game: "isles", file: FILE, seen: SEEN, track, ...more };
  const { title, files } = await project.edits(ask as unknown as EditAsk);
  await project.close();
  const [first] = files;
  return { title, after: first ? afterOf(text, first.edits) : text };
}

describe("the designer", () => {
  test("keeps the picture where it can, and the names of squares follow their cards", async () => {
    const turned = await laid([M1, { ...M2, turn: 0 }, M3]);
    expect(turned).toEqual({
      title: "Turn card 2 (m2) to 0°",
      after: PICTURE.replace(".  m3!", ".   m3!").replace("m1 m2@90", "m1  m2"),
    });
    const four = { card: "m4", at: [-3, 0], turn: 0, acceleration: false };
    const { title, after } = await laid([four, M1, M2, M3]);
    expect(title).toBe("Lay m4 as card 1");
    expect(after).toContain(
      "map: | # from above\n  .     .     m3!\n  m4    m1    m2@90\nfinish: 4.b3 # the far shore\n",
    );
  });

  test("writes a list where a card lies between the slots", async () => {
    const { title, after } = await laid([M1, { ...M2, at: [3, 1] }, { ...M3, at: [3, 4] }]);
    expect(title).toBe("Move 2 cards");
    expect(after).toBe(LIST.replace("[3, 0]", "[3, 1]").replace("[3, 3]", "[3, 4]"));
  });

  test("leaves the picture as it is when only an end changes", async () => {
    const { after } = await laid([M1, M2, M3], PICTURE, { ends: { finish: "3.a1" } });
    expect(after).toBe(PICTURE.replace("3.b3", "3.a1"));
    const started = await laid([M1, M2, M3], PICTURE, { ends: { start: "1.a1" } });
    expect(started.after).toMatch(/\nstart: 1\.a1\n/);
  });

  test("refuses a picture with faults", async () => {
    const project = await open(PICTURE.replace("m2@90", "m2@x"));
    const ask = { kind: "change-track", game: "isles", file: FILE, seen: SEEN, track: [M1] };
    expect(await codeOf(project.edits(ask as unknown as EditAsk))).toBe("bad-order");
    await project.close();
  });
});

test("a fix of an unsound track keeps its picture", async () => {
  const text = PICTURE.replace("m3!\n", "m3\n")
    .replace("m1 m2@90", "m1! m2@90")
    .replace(/finish.*\n/, "");
  const project = await open(text);
  const fixed = await project.scenarios.fix("strait");
  await project.close();
  expect(fixed).toMatchObject({ kind: "fixed" });
  const [first] = fixed.files;
  expect(first && afterOf(text, first.edits)).toMatch(
    /\nmap: \| # from above\n {2}\. +m\d\S*\n {2}m\d\S* +m\d\S*\n/,
  );
});

test("the designer is told the line and the columns of each card in a picture", async () => {
  const project = await open(PICTURE);
  const { scenarios } = await project.scenarios.ofGame({ game: "isles" });
  await project.close();
  expect(scenarios).toMatchObject([
    {
      lines: [
        [8, 8],
        [8, 8],
        [7, 7],
      ],
      columns: [
        [3, 5],
        [6, 11],
        [6, 9],
      ],
    },
  ]);
});
