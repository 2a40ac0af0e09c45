/** Pictures renamed and removed: in everything that names them, without a moment in which a name leads nowhere. */
import { beforeEach, describe, expect, test } from "vitest";
import { projectOf } from "../../../src/api/project-at.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost, type Project } from "../../../src/index.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { codeOf } from "../../support/api/sample-project.ts";
import { png } from "../../support/png-bytes.ts";

const SHIPS = "content/port/decks/ships.yaml";
const CREW = "content/port/decks/crew.csv";

/** Ships name whole pictures, crew a part of the name, cats their id. */
const FILES = {
  "content/port/game.yaml": `broadside: 1
id: port
title: Port
version: 1.0.0
players: { min: 2, max: 4 }
minutes: { min: 20, max: 30 }
credits:
  - "Drawing axe.png: Ann"
`,
  [SHIPS]: `deck: ships # shows art/axe.png
title: Ships
size: poker-us
front: ship
card: { type: object, properties: { art: { type: string }, more: { type: array, items: { type: string } } } }
cards:
  - id: cog
    art: art/axe.png # its sign
    more: [art/axe.png, art/other.png]
  - { id: hulk, art: "art/axe.png" }
  - { id: raft, art: art/other.png }
`,
  "content/port/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: sailor
card: { type: object, properties: { face: { type: string } } }
cards: crew.csv
`,
  [CREW]: "id,face\r\ncook,axe\r\nmate,other\r\n",
  "content/port/decks/cats.yaml":
    "deck: cats\ntitle: Cats\nsize: poker-us\nfront: cat\ncards:\n  - id: tom\n  - id: axe\n",
  "content/port/art/axe.png": picture(40),
  "content/port/art/axe.png.txt": "not art/axe.png.txt",
  "content/port/art/other.png": picture(60),
  "content/port/art/tom.png": picture(90),
  "templates/port/ship.svg.hbs": face(
    '<b:art href="{{art}}" x="10" y="10" width="10" height="10"/>{{#each more}}{{this}}{{/each}}',
  ),
  "templates/port/sailor.svg.hbs": face(
    '<b:art href="art/{{face}}.png" x="10" y="10" width="10" height="10"/>',
  ),
  "templates/port/cat.svg.hbs": face(
    '<b:art href="art/{{@card.id}}.png" x="10" y="10" width="10" height="10"/>',
  ),
};

function picture(grey: number): Uint8Array {
  return new Uint8Array(
    png({ width: 30, height: 30, depth: 8, colourType: 2, samples: () => [grey, grey, grey] }),
  );
}

function face(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">${inside}</svg>`;
}

let host: ReturnType<typeof createMemoryHost>;
let project: Project;

beforeEach(() => {
  host = createMemoryHost({
    ...FILES,
    "content/port/decks/cats.yaml": FILES["content/port/decks/cats.yaml"].replace("  - id: axe\n", ""),
  });
  project = projectOf({ host, bundle: openBundle(), memory: createMemory() });
});

const textOf = (path: string): string => new TextDecoder().decode(host.readBytes(path));

describe("another name", () => {
  test("is written in cards, whole and in parts, in lists, comments and credits, and nothing else changes", async () => {
    const before = new Map([SHIPS, CREW, "content/port/game.yaml"].map((path) => [path, textOf(path)]));
    const change = await project.pictures.change({
      game: "port",
      name: "art/axe.png",
      to: "art/big axe.png",
    });
    expect(change.title).toBe("Rename axe.png to big axe.png");
    expect(change.cards.map(({ deck, card }) => `${deck}/${card}`)).toEqual([
      "crew/cook",
      "ships/cog",
      "ships/hulk",
    ]);
    expect(change.places).toEqual([
      { file: SHIPS, line: 1 },
      { file: "content/port/game.yaml", line: 8 },
    ]);
    expect(change.fixed).toEqual([]);
    expect(host.isFile("content/port/art/big axe.png"), "nothing is written").toBe(false);
    await project.pictures.copy({ game: "port", name: "art/axe.png", to: "art/big axe.png" });
    const again = await project.pictures.change({ game: "port", name: "art/axe.png", to: "art/big axe.png" });
    expect(again, "with the copy there").toEqual(change);
    await project.apply(change);
    await project.pictures.remove({ game: "port", name: "art/axe.png" });
    for (const [path, text] of before)
      expect(textOf(path)).toBe(
        text.replaceAll("axe.png", "big axe.png").replace("cook,axe", "cook,big axe"),
      );
    expect(textOf("content/port/art/axe.png.txt")).toBe("not art/axe.png.txt");
    const { pictures, missing } = await project.pictures.list("port");
    expect(missing).toEqual([]);
    expect(pictures.map(({ name, uses }) => [name, uses.length])).toEqual([
      ["art/big axe.png", 3],
      ["art/other.png", 2],
      ["art/tom.png", 1],
    ]);
  });

  test("is written in a template that names it itself, with its codes", async () => {
    host.createFile("content/port/art/my sea.png", picture(10));
    const path = "templates/port/cat.svg.hbs";
    const text = textOf(path).replace(
      "</svg>",
      '<image href="art/my%20sea.png" width="9" height="9"/></svg>',
    );
    const change = await project.pictures.change(
      { game: "port", name: "art/my sea.png", to: "art/the sea.png" },
      { drafts: [{ path, text }] },
    );
    expect(change.files.map(({ path: file, edits }) => [file, edits.map((edit) => edit.text)])).toEqual([
      [path, ["art/the%20sea.png"]],
    ]);
    expect(change.places).toEqual([{ file: path, line: 1 }]);
    expect(change.fixed).toEqual([]);
  });

  test("is about unsaved texts", async () => {
    const drafts = [
      {
        path: SHIPS,
        text: textOf(SHIPS).replace("id: raft, art: art/other.png", "id: raft, art: art/axe.png"),
      },
    ];
    const { cards } = await project.pictures.change(
      { game: "port", name: "art/axe.png", to: "art/b.png" },
      { drafts },
    );
    expect(cards.map(({ card }) => card)).toEqual(["cook", "cog", "hulk", "raft"]);
  });

  test("cannot reach cards whose template makes it of something else: they are named", async () => {
    const { cards, fixed } = await project.pictures.change({
      game: "port",
      name: "art/tom.png",
      to: "art/b.png",
    });
    expect(cards).toEqual([]);
    expect(fixed.map(({ deck, card, side }) => `${deck}/${card} ${side}`)).toEqual(["cats/tom front"]);
  });

  test.each([
    ["art/axe.jpg", 'expected a name that ends in ".png"'],
    ["art/.png", "is not a name that texts can have everywhere"],
    ["art/other.png", 'the game has a picture "art/other.png" already'],
    ["art/AXE.png", "differs from"],
    ["art/axe.png", 'the game has a picture "art/axe.png" already'],
    ["art/a:b.png", "is not a name that texts can have everywhere"],
    ["art/{{x}}.png", "is not a name that texts can have everywhere"],
    ["../axe.png", "is not a name that texts can have everywhere"],
    ["art/con.png", "reserves for a device"],
    ["drawn/axe.png", 'a template adds "art/" and ".png"'],
  ])("%s is refused, with the reason", async (to, reason) => {
    await expect(project.pictures.change({ game: "port", name: "art/axe.png", to })).rejects.toThrow(reason);
  });
});

describe("without another name", () => {
  test("it is taken off the cards; what else names it is listed", async () => {
    const change = await project.pictures.change({ game: "port", name: "art/axe.png" });
    expect(change.title).toBe("Take axe.png off 3 cards");
    await project.apply(change);
    expect(textOf(CREW)).toBe("id,face\r\ncook,\r\nmate,other\r\n");
    expect(textOf(SHIPS)).toContain("  - id: cog\n    more: [art/other.png]\n  - { id: hulk }\n");
    expect(change.places).toEqual([]);
    expect(change.fixed).toEqual([]);
  });

  test("templates that name it are listed, and keep it", async () => {
    const path = "templates/port/cat.svg.hbs";
    host.writeFile(
      path,
      new TextEncoder().encode(face('\n<b:art href="art/axe.png" x="1" y="1" width="9" height="9"/>')),
    );
    const { places, fixed } = await project.pictures.change({ game: "port", name: "art/axe.png" });
    expect(places).toEqual([{ file: path, line: 2 }]);
    expect(fixed.map(({ card }) => card)).toEqual(["tom"]);
  });
});

describe("removal", () => {
  test("is refused while a card shows the picture, or a text names it", async () => {
    const remove = (name: string) => project.pictures.remove({ game: "port", name });
    await expect(remove("art/axe.png")).rejects.toThrow('"art/axe.png" is shown by cook and 2 more');
    await expect(remove("art/tom.png")).rejects.toThrow('"art/tom.png" is shown by tom');
    host.writeFile("content/port/notes.md", new TextEncoder().encode("\n![](art/spare.png)\n"));
    host.createFile("content/port/art/spare.png", picture(1));
    await expect(remove("art/spare.png")).rejects.toThrow("is named in content/port/notes.md, line 2");
    host.writeFile("content/port/notes.md", new TextEncoder().encode("none"));
    expect(await remove("art/spare.png")).toMatchObject({ game: "port", name: "art/spare.png" });
    expect(host.isFile("content/port/art/spare.png")).toBe(false);
  });

  test("gives the bytes, with which the picture can be written again, once", async () => {
    host.createFile("content/port/art/spare.png", picture(1));
    const removed = await project.pictures.remove({ game: "port", name: "art/spare.png" });
    expect(removed.bytes).toEqual(picture(1));
    expect(host.isFile("content/port/art/spare.png")).toBe(false);
    expect(await project.pictures.restore(removed)).toEqual({ game: "port", name: "art/spare.png" });
    expect(host.readBytes("content/port/art/spare.png")).toEqual(picture(1));
    await expect(project.pictures.restore(removed)).rejects.toThrow('has a picture "art/spare.png" already');
    for (const name of ["game.yaml", "notes.txt"])
      expect(await codeOf(project.pictures.restore({ ...removed, name }))).toBe("bad-order");
    await expect(project.pictures.restore({ ...removed, name: "../x.png" })).rejects.toThrow();
    expect(host.isFile("content/x.png")).toBe(false);
  });

  test.each(["game.yaml", "art/none.png", "../../x.png"])("of %s is refused", async (name) =>
    expect(await codeOf(project.pictures.remove({ game: "port", name }))).toBe("unknown-file"),
  );
});

test("while a deck cannot be read, nothing is changed or removed: what its cards show is not known", async () => {
  host.writeFile("content/port/decks/cats.yaml", new TextEncoder().encode("deck: cats\nsize: [\n"));
  const order = { game: "port", name: "art/tom.png" };
  await expect(project.pictures.change(order)).rejects.toThrow("cats.yaml has errors");
  await expect(project.pictures.remove(order)).rejects.toThrow("cats.yaml has errors");
  expect(host.isFile("content/port/art/tom.png")).toBe(true);
});
