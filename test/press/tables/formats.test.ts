/**
 * Our files and those of other programs fit the same schemas and pass the same checks; planted faults do not. Files of
 * other programs are read from the folder that BROADSIDE_SAMPLES names, if it does.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pcioFiles, ttpgFiles, ttsFiles, vttFiles } from "../../../src/press/tables/table-files.ts";
import { faultsOfTtpg } from "./checks/check-ttpg.ts";
import { addressesIn, faultsOfTts } from "./checks/check-tts.ts";
import { faultsOfPcio, faultsOfVtt } from "./checks/check-widgets.ts";
import { BASE, filesOf, GAME } from "./fixture.ts";
import { readPcio } from "./readers/read-pcio.ts";
import { readTts } from "./readers/read-tts.ts";
import { readVtt } from "./readers/read-vtt.ts";
import { type Files, type Json, jsonOf, pngHeader, unzipped } from "./readers/seen.ts";
import { SCHEMAS } from "./schemas/schemas.ts";

const variantsIn = (files: Files): readonly Json[] =>
  [...files].filter(([path]) => /^[^/]+\.json$/.test(path)).map(([, bytes]) => jsonOf(bytes));

describe("our files", () => {
  test("tts: fit, and name only pictures that are to be uploaded", async () => {
    const { files } = await filesOf(ttsFiles);
    const saves = [...files].filter(([path]) => path.endsWith(".json"));
    // the whole game, a scenario, and each pile
    expect(saves).toHaveLength(2 + GAME.piles.length);
    for (const [path, bytes] of saves) {
      const save = jsonOf(bytes);
      expect([path, SCHEMAS.tts(save), faultsOfTts(save)]).toEqual([path, [], []]);
      for (const address of addressesIn(save))
        expect(files.has(address.replace(BASE, "pictures/"))).toBe(true);
    }
  });

  test("tts: a scenario takes its cards out of their deck and lays them down", async () => {
    const { files } = await filesOf(ttsFiles);
    const [whole, laid] = ["tiny--all.json", "tiny--all--first.json"].map((path) => jsonOf(files.get(path)));
    const countIn = (save: Json, name: string): number =>
      save.ObjectStates.find(({ Nickname }: Json) => Nickname === name).DeckIDs.length;
    // copies 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2
    expect(countIn(whole, "Pile main")).toBe(21);
    expect(countIn(laid, "Pile main")).toBe(19);
    const [two, four] = ["The m-2", "The m-4"].map((name) =>
      laid.ObjectStates.find(({ Nickname }: Json) => Nickname === name),
    );
    expect(two.Transform).toMatchObject({ rotY: 270, rotZ: 0 });
    expect(four.Transform).toMatchObject({ rotY: 180, rotZ: 180 });
    expect(two.Transform.posX).toBeLessThan(four.Transform.posX);
  });

  test("pcio: fit, with schema version 8", async () => {
    const file = (await filesOf(pcioFiles)).files.get("tiny--all.pcio") as Uint8Array;
    const files = unzipped(file);
    expect(new TextDecoder().decode(files.get("schemaVersion"))).toBe("8");
    const widgets = jsonOf(files.get("widgets.json"));
    expect(SCHEMAS.pcio(widgets)).toEqual([]);
    expect(faultsOfPcio(widgets, files)).toEqual([]);
  });

  test("vtt: fit, one variant for each scenario, pictures named by checksum and size", async () => {
    const file = (await filesOf(vttFiles)).files.get("tiny--all.vtt") as Uint8Array;
    const files = unzipped(file);
    const variants = variantsIn(files);
    expect(variants.map(({ _meta }) => _meta.info.variant)).toEqual(["", "First Voyage"]);
    for (const variant of variants)
      expect([SCHEMAS.vtt(variant), faultsOfVtt(variant, files)]).toEqual([[], []]);
    const assets = [...files].filter(([path]) => path.startsWith("assets/"));
    expect(assets.length).toBeGreaterThan(10);
    for (const [path, bytes] of assets) expect(path).toBe(`assets/${crc32(bytes) | 0}_${bytes.length}`);
  });

  test("ttpg: fit, in one folder with a manifest", async () => {
    const { files } = await filesOf(ttpgFiles);
    expect([...files.keys()].every((path) => path.startsWith("tiny--all/"))).toBe(true);
    expect(SCHEMAS.ttpgManifest(jsonOf(files.get("tiny--all/manifest.json")))).toEqual([]);
    const templates = [...files].filter(([path]) => path.startsWith("tiny--all/Templates/"));
    // two sheets of the main pile, one of each other, and the board
    expect(templates).toHaveLength(2 + 6 + 1);
    for (const [, bytes] of templates) expect(SCHEMAS.ttpg(jsonOf(bytes))).toEqual([]);
    expect(faultsOfTtpg(files, "tiny--all")).toEqual([]);
  });

  test.each([
    ["tts", ttsFiles],
    ["ttpg", ttpgFiles],
  ])("%s: pictures are as large as declared, and none is larger than 4,096 px", async (_, write) => {
    const { files, listed } = await filesOf(write);
    const pictures = listed.filter(({ picture }) => picture);
    expect(pictures.length).toBeGreaterThan(5);
    for (const { path, picture } of pictures) {
      const size = pngHeader(files.get(path) as Uint8Array);
      expect(size).toEqual({ width: picture?.width, height: picture?.height });
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(4096);
    }
  });
});

describe("a planted fault is found", () => {
  const saved = filesOf(ttsFiles).then(({ files }) => files.get("tiny--all.json") as Uint8Array);

  test.each<[what: string, plant: (save: Json) => void]>([
    [
      "a slot beyond the sheet",
      (save) => {
        deckIn(save).DeckIDs[0] += 98;
      },
    ],
    [
      "a card without its sheet",
      (save) => {
        delete deckIn(save).CustomDeck["66086"];
      },
    ],
    [
      "another order of the cards",
      (save) => {
        deckIn(save).ContainedObjects.reverse();
      },
    ],
    [
      "a GUID twice",
      (save) => {
        save.ObjectStates[1].GUID = save.ObjectStates[0].GUID;
      },
    ],
    [
      "a grid without a width",
      (save) => {
        delete Object.values<Json>(deckIn(save).CustomDeck)[0].NumWidth;
      },
    ],
    [
      "an object without a place",
      (save) => {
        delete save.ObjectStates[0].Transform;
      },
    ],
    [
      "a board without a picture",
      (save) => {
        delete save.ObjectStates[0].CustomImage;
      },
    ],
  ])("tts: %s", async (_, plant) => {
    const save = jsonOf(await saved);
    expect([...SCHEMAS.tts(save), ...faultsOfTts(save)]).toEqual([]);
    plant(save);
    expect([...SCHEMAS.tts(save), ...faultsOfTts(save)]).not.toEqual([]);
  });

  const roomFile = filesOf(pcioFiles).then(({ files }) =>
    unzipped(files.get("tiny--all.pcio") as Uint8Array),
  );

  test.each<[what: string, plant: (widgets: Json[]) => void]>([
    [
      "an id twice",
      (widgets) => {
        widgets[1].id = widgets[0].id;
      },
    ],
    [
      "a card of no type",
      (widgets) => {
        widgets.find(({ type }) => type === "card").cardType = "no";
      },
    ],
    [
      "a pile that is not there",
      (widgets) => {
        widgets.find(({ type }) => type === "card").parent = "no";
      },
    ],
    [
      "a picture that is not there",
      (widgets) => {
        widgets.find(({ type }) => type === "board").boardImage = "package://userassets/no.png";
      },
    ],
    [
      "a widget without a place",
      (widgets) => {
        delete widgets[0].x;
      },
    ],
  ])("pcio: %s", async (_, plant) => {
    const files = await roomFile;
    const widgets = jsonOf(files.get("widgets.json"));
    plant(widgets);
    expect([...SCHEMAS.pcio(widgets), ...faultsOfPcio(widgets, files)]).not.toEqual([]);
  });

  const gameFile = filesOf(vttFiles).then(({ files }) => unzipped(files.get("tiny--all.vtt") as Uint8Array));
  const oneCard = (state: Json): Json => Object.values<Json>(state).find(({ type }) => type === "card");

  test.each<[what: string, plant: (state: Json) => void]>([
    [
      "a card of no deck",
      (state) => {
        oneCard(state).deck = "no";
      },
    ],
    [
      "a card of no type",
      (state) => {
        oneCard(state).cardType = "no";
      },
    ],
    [
      "a face that is not there",
      (state) => {
        oneCard(state).activeFace = 2;
      },
    ],
    [
      "an id that is not its own",
      (state) => {
        oneCard(state).id = "no";
      },
    ],
    [
      "a picture that is not there",
      (state) => {
        state["board--sea"].image = "/assets/1_1";
      },
    ],
    [
      "no facts about the game",
      (state) => {
        delete state._meta.info;
      },
    ],
  ])("vtt: %s", async (_, plant) => {
    const files = await gameFile;
    const state = jsonOf(files.get("0.json"));
    plant(state);
    expect([...SCHEMAS.vtt(state), ...faultsOfVtt(state, files)]).not.toEqual([]);
  });

  test.each<[what: string, plant: (template: Json) => void]>([
    [
      "an index beyond the grid",
      (template) => {
        template.Indices.push(template.NumHorizontal * template.NumVertical);
      },
    ],
    [
      "a texture that is not there",
      (template) => {
        template.FrontTexture = "no.png";
      },
    ],
    [
      "a GUID that is none",
      (template) => {
        template.GUID = "no";
      },
    ],
    [
      "no cards",
      (template) => {
        template.Indices = [];
      },
    ],
  ])("ttpg: %s", async (_, plant) => {
    const files = new Map((await filesOf(ttpgFiles)).files);
    const path = [...files.keys()].find((one) => one.startsWith("tiny--all/Templates/")) as string;
    const template = jsonOf(files.get(path));
    plant(template);
    files.set(path, new TextEncoder().encode(JSON.stringify(template)));
    expect([...SCHEMAS.ttpg(template), ...faultsOfTtpg(files, "tiny--all")]).not.toEqual([]);
  });
});

function deckIn(save: Json): Json {
  return save.ObjectStates.find(({ Nickname }: Json) => Nickname === "Pile main");
}

const SAMPLES = process.env.BROADSIDE_SAMPLES;

describe.skipIf(!SAMPLES)("files of other programs", () => {
  const folder = SAMPLES ?? "";
  const namesIn = (room: string, ending: string): readonly string[] =>
    readdirSync(join(folder, room)).filter((name) => name.endsWith(ending));

  test("tts: saves and single objects fit", () => {
    const saves = namesIn("tts", ".json").map((name) => jsonOf(readFileSync(join(folder, "tts", name))));
    const single = namesIn("tts/sced", ".json")
      .filter((name) => name !== "config.json")
      .map((name) => ({ ObjectStates: [jsonOf(readFileSync(join(folder, "tts/sced", name)))] }));
    expect([saves.length, single.length]).toEqual([3, 7]);
    for (const save of [...saves, ...single]) expect(SCHEMAS.tts(save)).toEqual([]);
    // two of these programs gave all copies one GUID, and the table puts up with it
    for (const save of saves)
      expect(faultsOfTts(save).filter((fault) => !fault.includes("GUID"))).toEqual([]);
  });

  test("tts: the reader finds nine cards of Systemocracy's first deck", () => {
    const file = readFileSync(join(folder, "tts/1j01-systemocracy-export.json"));
    const { pieces } = readTts(file, (url) => url.replace(/.*\//, ""));
    expect(pieces.filter(({ front }) => front.picture === "Systems.png")).toHaveLength(9);
  });

  test("pcio: rooms fit and are read", () => {
    const names = namesIn("pcio", ".pcio");
    expect(names).toHaveLength(7);
    for (const name of names) {
      const bytes = readFileSync(join(folder, "pcio", name));
      const files = unzipped(bytes);
      const widgets = jsonOf(files.get("widgets.json"));
      expect([name, SCHEMAS.pcio(widgets), faultsOfPcio(widgets, files)]).toEqual([name, [], []]);
      expect(readPcio(bytes).pieces.length).toBeGreaterThan(0);
    }
  });

  test("vtt: games fit and are read", () => {
    const names = namesIn("vtt", ".vtt");
    expect(names).toHaveLength(4);
    for (const name of names) {
      const bytes = readFileSync(join(folder, "vtt", name));
      const files = unzipped(bytes);
      for (const state of variantsIn(files))
        expect([name, SCHEMAS.vtt(state), faultsOfVtt(state, files)]).toEqual([name, [], []]);
      readVtt(bytes);
    }
  });

  test("ttpg: templates fit", () => {
    const names = namesIn("ttpg", ".json").filter((name) => name !== "schema.json");
    expect(names).toHaveLength(3);
    for (const name of names)
      expect([name, SCHEMAS.ttpg(jsonOf(readFileSync(join(folder, "ttpg", name))))]).toEqual([name, []]);
  });
});
