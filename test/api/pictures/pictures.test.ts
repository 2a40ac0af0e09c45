/** The pictures of a game: listed with where they print, shown without their own bytes, added without losing anything. */
import { beforeEach, describe, expect, test } from "vitest";
import { projectOf } from "../../../src/api/project-at.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost, type NewPicture, type Project } from "../../../src/index.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { codeOf } from "../../support/api/sample-project.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { png } from "../../support/png-bytes.ts";

const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";

const picture = (width: number, height: number, grey = 120): Uint8Array =>
  new Uint8Array(png({ width, height, depth: 8, colourType: 2, samples: () => [grey, grey, grey] }));

const FACE = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">';

/** Each card shows `art/<id>.png` in a box of one inch. */
const SHOWING = `${FACE}<b:art href="art/{{@card.id}}.png" x="10" y="10" width="25.4" height="25.4"/><b:text x="5" y="60" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text></svg>`;

const FLAG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1H9V9Z"/></svg>';

const bundle = openBundle();
const [large, small] = [picture(300, 300), picture(90, 100)];

let host: ReturnType<typeof createMemoryHost>;
let project: Project;

beforeEach(() => {
  host = createMemoryHost({
    ...SAMPLE_GAME,
    [CARD]: SHOWING,
    "content/sample/art/cook.png": large,
    "content/sample/art/copy.png": large,
    "content/sample/art/pilot.png": small,
    "content/sample/art/flag.svg": FLAG,
    "content/sample/art/broken.png": new TextEncoder().encode("<html>"),
    "content/sample/art/notes.txt": "not a picture",
  });
  project = projectOf({ host, bundle, memory: createMemory() });
});

describe("a list", () => {
  test("has every picture with its size, where it prints and how sharply", async () => {
    const { pictures, missing } = await project.pictures.list("sample");
    const told = pictures.map(({ name, width, height, dpi, uses, sameAs, findings }) => ({
      name,
      ...(width && { size: `${width} x ${height}` }),
      ...(dpi && { dpi }),
      uses: uses.map(({ card, side }) => `${card} ${side}`),
      ...(sameAs && { sameAs }),
      rules: [...new Set(findings.map(({ rule }) => rule))],
    }));
    expect(told).toEqual([
      { name: "art/broken.png", uses: [], rules: ["art/unknown-format"] },
      { name: "art/coarse.png", size: "40 x 40", uses: [], rules: [] },
      { name: "art/cook.png", size: "300 x 300", dpi: 300, uses: ["cook front"], rules: [] },
      { name: "art/copy.png", size: "300 x 300", uses: [], sameAs: "content/sample/art/cook.png", rules: [] },
      { name: "art/flag.svg", uses: [], rules: [] },
      { name: "art/pilot.png", size: "90 x 100", dpi: 90, uses: ["pilot front"], rules: [] },
      { name: "art/sharp.png", size: "400 x 400", uses: [], rules: [] },
    ]);
    expect(missing.map(({ name }) => name)).toEqual(["art/captain.png"]);
  });

  test("is about unsaved texts", async () => {
    const drafts = [{ path: CREW, text: String(SAMPLE_GAME[CREW]).replace("id: cook", "id: copy") }];
    const { pictures } = await project.pictures.list("sample", { drafts });
    expect(pictures.find(({ name }) => name === "art/copy.png")?.uses).toHaveLength(1);
  });

  test("names the pictures that cards have and do not show", async () => {
    const { unshown: none } = await project.pictures.list("sample");
    expect(none).toEqual([]);
    const text = String(SAMPLE_GAME[CREW]).replace(/(id: cook.*?title: )[^,}\n]*/s, "$1art/flag.svg");
    const { unshown } = await project.pictures.list("sample", { drafts: [{ path: CREW, text }] });
    expect(unshown).toEqual([
      { deck: "crew", field: "title", cards: [{ card: "cook", name: "art/flag.svg" }] },
    ]);
  });
});

describe("a preview", () => {
  test("is made anew, no larger than asked for", async () => {
    const { picture: made, findings } = await project.pictures.preview("content/sample/art/cook.png", 30);
    expect(findings).toEqual([]);
    expect(made?.type).toBe("image/png");
    const bytes = Buffer.from(made?.bytes ?? []);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([30, 30]);
  });

  test("of a drawing is laid out as on a card", async () => {
    const { picture: made } = await project.pictures.preview("content/sample/art/flag.svg");
    expect(made?.type).toBe("image/svg+xml");
    expect(new TextDecoder().decode(made?.bytes)).toContain("<path");
  });

  test("of a damaged file says why there is none", async () => {
    const { picture: made, findings } = await project.pictures.preview("content/sample/art/broken.png");
    expect(made).toBeUndefined();
    expect(findings.map(({ rule }) => rule)).toEqual(["art/unknown-format"]);
  });

  test.each([
    "content/sample/game.yaml",
    "content/sample/art/x.png",
    "../x.png",
    "/etc/x.png",
    "output/x.png",
  ])("of %s is refused", async (path) =>
    expect(await codeOf(project.pictures.preview(path))).toBe("unknown-file"),
  );
});

describe("a new picture", () => {
  const add = async (...files: NewPicture[]) =>
    (await project.pictures.add({ game: "sample", files })).pictures.map(
      ({ status, name }) => `${status} ${name}`,
    );

  test("is written under a safe name; nothing is overwritten silently", async () => {
    const bytes = picture(10, 10);
    expect(await add({ name: "photos/Captain Ahab?.PNG", bytes })).toEqual(["added art/Captain Ahab-.png"]);
    expect(host.readBytes("content/sample/art/Captain Ahab-.png")).toEqual(bytes);
    expect(await add({ name: "captain ahab-.png", bytes })).toEqual(["same art/Captain Ahab-.png"]);
    const other = picture(10, 10, 3);
    const { pictures } = await project.pictures.add({
      game: "sample",
      files: [{ name: "cook.png", bytes: other }],
    });
    expect(pictures).toMatchObject([
      { status: "exists", name: "art/cook.png", freeName: "cook-2.png", width: 10 },
    ]);
    expect(host.readBytes("content/sample/art/cook.png")).toEqual(large);
    expect(await add({ name: "cook.png", bytes: other, replace: true })).toEqual(["replaced art/cook.png"]);
    expect(host.readBytes("content/sample/art/cook.png")).toEqual(other);
  });

  test("that cannot be printed is refused, with the reason", async () => {
    const text = (content: string) => new TextEncoder().encode(content);
    const { pictures } = await project.pictures.add({
      game: "sample",
      files: [
        { name: "a.png", bytes: text("<html>") },
        {
          name: "b.svg",
          bytes: text(
            '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
          ),
        },
        { name: "c.svg", bytes: text("<svg") },
        { name: "d.svg", bytes: text(FLAG) },
        { name: "e.png", bytes: new Uint8Array(64 * 1024 * 1024 + 1) },
        { name: "f.png", bytes: picture(20, 20).slice(0, 60) },
      ],
    });
    expect(pictures.map(({ status, findings: [first] }) => [status, first?.rule])).toEqual([
      ["refused", "art/unknown-format"],
      ["refused", expect.any(String)],
      ["refused", expect.any(String)],
      ["added", undefined],
      ["refused", "art/too-large"],
      ["refused", "art/corrupt"],
    ]);
    expect(host.listFiles("content/sample/art").filter((file) => /\/[a-f]\./.test(file))).toEqual([
      "content/sample/art/d.svg",
    ]);
  });

  test("for the games that come with Broadside is refused", async () => {
    const shipped = projectOf({ host: bundle.host, bundle });
    expect(await codeOf(shipped.pictures.add({ game: "pirate-quest", files: [] }))).toBe("no-project");
  });

  test.each([
    [{ game: "nothing", files: [] }, "unknown-game"],
    [{ game: "sample", files: [{ name: "a.png", bytes: "x" }] }, "bad-order"],
    [{ game: "sample", files: [{ name: "a.png", bites: new Uint8Array() }] }, "bad-order"],
  ])("%j is refused as %s", async (order, code) => {
    expect(await codeOf(project.pictures.add(order as never))).toBe(code);
  });
});

describe("pairing", () => {
  const DECK = String(SAMPLE_GAME[CREW]);

  const withTemplate = (template: string, deck = DECK): Project =>
    projectOf({
      host: createMemoryHost({ ...SAMPLE_GAME, [CARD]: template, [CREW]: deck }),
      bundle,
      memory: createMemory(),
    });

  test("writes the pictures of all cards in one step, as the template reads them; the rest is listed", async () => {
    const shown = withTemplate(SHOWING.replace("{{@card.id}}", "{{title}}"));
    const order = {
      game: "sample",
      files: ["art/Cook.png", "art/pilot.png", "art/logo.png", "art/captain.jpg"],
    };
    const { title, files, pairs, rest, newFields } = await shown.pictures.pair(order);
    expect(pairs.map(({ file, card }) => `${file} ${card}`)).toEqual([
      "art/Cook.png cook",
      "art/pilot.png pilot",
    ]);
    expect(title).toBe("Give 2 cards their pictures");
    expect(rest.map(({ file, why }) => [file, why.slice(0, 12)])).toEqual([
      ["art/logo.png", "no card has "],
      ["art/captain.jpg", "the template"],
    ]);
    expect(newFields).toEqual([]);
    await shown.apply({ files });
    expect(await shown.textOf(CREW)).toContain("title: pilot");
  });

  test("by hand goes to the chosen card; a deck without a field for pictures is told so", async () => {
    const plain = withTemplate(String(SAMPLE_GAME[CARD]));
    const pairs = [{ file: "art/logo.png", deck: "crew", card: "cook" }];
    const { files, newFields } = await plain.pictures.pair({ game: "sample", pairs });
    expect([files, newFields]).toEqual([[], [{ deck: "crew", field: "art" }]]);
    await plain.apply(await plain.edits({ kind: "new-field", game: "sample", deck: "crew", name: "art" }));
    const again = await plain.pictures.pair({ game: "sample", pairs });
    expect(again.title).toBe("Give cook its picture");
    await plain.apply({ files: again.files });
    expect(await plain.textOf(CREW)).toContain("art: art/logo.png");
  });
});
