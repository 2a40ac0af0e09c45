/** Calls behind the print view and new games: printers, exports, zips, languages, files that a page hands on. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openSample, sampleFolder } from "../../support/api/sample-project.ts";
import { ask } from "../../support/studio/raw-socket.ts";
import { pageHeaders, type TestStudio, testStudio } from "../../support/studio/served-studio.ts";
import { temporaryFolder } from "../../support/temporary.ts";
import { sheetOfTexts, xlsx } from "../../support/workbooks/xlsx.ts";

let settings: string;

beforeEach(() => {
  settings = temporaryFolder();
  vi.stubEnv("XDG_CONFIG_HOME", settings);
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** A file as a page hands it on. */
async function upload(studio: TestStudio, name: string, bytes: Uint8Array) {
  const { status, body } = await ask(studio.port, {
    method: "POST",
    target: "/api/upload",
    body: Buffer.from(bytes),
    headers: {
      ...pageHeaders(studio),
      "content-type": "application/octet-stream",
      "x-studio-ask": encodeURIComponent(JSON.stringify({ name })),
    },
  });
  return { status, body: JSON.parse(body) };
}

const READ = ["a=+3,-1", "b=+3,-1", "c=+3,-1", "d=+3,-1"];

test("a printer is measured and listed; its sheet is a PDF and writes nothing that a page names", async () => {
  const studio = await testStudio();
  expect((await studio.call("printers", {})).body).toEqual([]);
  const sheet = await studio.request("calibrationSheet", { ask: { paper: "letter" } });
  expect([sheet.status, sheet.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
  const to = join(studio.folder, "sheet.pdf");
  expect((await studio.call("calibrationSheet", { to })).status).toBe(400);
  expect(existsSync(to)).toBe(false);
  const { status, body } = await studio.call("calibrate", { printer: "office", read: READ });
  expect(status).toBe(200);
  // readings of 3 and -1 on verniers of 0.05 mm, seen through the front, undone on the back
  expect(body).toMatchObject({ name: "office/a4", back: { offset: { x: 0.15, y: 0.05 } } });
  expect((await studio.call("printers", {})).body).toMatchObject([{ name: "office/a4" }]);
  const refused = await studio.call("calibrate", { printer: "office", read: READ.slice(1) });
  expect(refused.body.message).toMatch(/`read`: the readings of A are missing/);
});

test("a studio that only reads measures, exports and takes nothing", async () => {
  const studio = await testStudio({ isReadOnly: true });
  const calls = {
    calibrate: { printer: "office", read: READ },
    export: { order: { target: "png", games: ["sample"] } },
  };
  for (const [name, question] of Object.entries(calls))
    expect((await studio.call(name, question)).body.message, name).toMatch(/only shows games/);
  expect((await upload(studio, "a.icc", new Uint8Array(8))).body.message).toMatch(/only shows games/);
  expect(readdirSync(settings)).toEqual([]);
  expect(existsSync(join(studio.folder, "output"))).toBe(false);
});

test("machines, targets with their options, sheets and languages are listed", async () => {
  const folder = sampleFolder();
  const german = join(folder, "content/sample/locales/de");
  mkdirSync(german, { recursive: true });
  writeFileSync(join(german, "game.yaml"), "title: Probe\n");
  const studio = await testStudio({ folder });
  const { body } = await studio.call("printSetup", {});
  expect(body.cutters.map(({ id }: { id: string }) => id)).toContain("cameo-5-alpha");
  expect(body.targets).toContainEqual(expect.objectContaining({ name: "drivethru", options: ["icc"] }));
  expect(Object.keys(body.risks)[0]).toBe("text-cut");
  const { body: sheets } = await studio.call("sheets", { game: "sample" });
  expect(sheets.map(({ id }: { id: string }) => id)).toContain("avery-8293");
  const { body: languages } = await studio.call("languages", { game: "sample" });
  expect(languages).toMatchObject([{ lang: "de", name: "German" }]);
  expect(languages[0].missing).toBe(languages[0].texts - 1);
});

test("an export is written below the output folder alone, and its files come as one zip", async () => {
  const studio = await testStudio();
  const order = { target: "png", games: ["sample"], dpi: 36 };
  const { status, body } = await studio.call("export", { order });
  expect([status, body.status]).toEqual([200, 0]);
  const files = body.exports[0].files.map(({ path }: { path: string }) => path);
  const answer = await studio.request("zipped", {
    ask: { game: "sample", folder: `png/${body.exports[0].kit}`, files: files.slice(-1) },
  });
  expect(answer.status).toBe(200);
  const [name] = files.slice(-1);
  expect(Object.keys(unzipSync(Buffer.from(answer.body, "latin1")))).toEqual([name]);

  const outside = temporaryFolder();
  const refused = {
    "another folder": { order: { ...order, out: outside } },
    "a profile by its path": { order: { target: "factory", games: ["sample"], icc: "/etc/hostname" } },
    "a journal in the project": { order: { target: "tts", games: ["sample"], slots: "tables/slots.json" } },
    "a profile that was not handed on": {
      order: { target: "factory", games: ["sample"] },
      icc: "a".repeat(64),
    },
    "an option of others": { order: { ...order, foil: true } },
    "another key": { order, out: outside },
  };
  for (const [what, question] of Object.entries(refused)) {
    const { status: code, body: refusal } = await studio.call("export", question);
    expect(code, what).toBeGreaterThanOrEqual(400);
    expect(code, what).toBeLessThan(500);
    expect(refusal.message, what).toMatch(/\w/);
  }
  expect(readdirSync(outside)).toEqual([]);
  expect(studio.bugs).toEqual([]);
});

test("an update pack is compared with a journal of the project alone", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  const [kit] = (await project.print({ games: ["sample"], journal: join(folder, "prints.json") })).files;
  expect(kit?.file).toMatch(/\.pdf$/);
  await project.close();
  const studio = await testStudio({ folder });
  const order = (since: string) => ({ games: ["sample"], since });
  const { status, body } = await studio.call("plan", order("prints.json"));
  // the same game is printed again
  expect([status, body.isRefused, body.prints]).toEqual([200, false, []]);
  const outside = join(temporaryFolder(), "prints.json");
  writeFileSync(outside, readFileSync(join(folder, "prints.json")));
  symlinkSync(outside, join(folder, "link.json"));
  for (const since of [outside, "link.json", "../prints.json", "/nowhere.json"])
    expect((await studio.call("plan", order(since))).body.message, since).toMatch(/outside the project/);
  expect((await studio.call("plan", order("none.json"))).body.message).toMatch(
    /`since`: there is no journal/,
  );
  expect((await studio.call("plan", order("--help"))).body.message).toMatch(/`since`/);
  expect(studio.bugs).toEqual([]);
});

test("a profile of a press is handed on first; what is none is refused by name", async () => {
  const studio = await testStudio();
  const { body } = await upload(studio, "press.icc", new Uint8Array(200));
  expect(body.id).toMatch(/^[0-9a-f]{64}$/);
  const { body: refusal } = await studio.call("export", {
    order: { target: "factory", games: ["sample"] },
    icc: body.id,
  });
  expect(refusal.message).toMatch(/^`icc`/);
});

const ROWS = [
  ["Name", "Text"],
  ["Owl", "Ask another player."],
];

test("a workbook becomes a game, from the sheet that was chosen", async () => {
  const studio = await testStudio();
  const workbook = xlsx({
    sheets: [
      { name: "Notes", xml: sheetOfTexts([["Remember"], ["the milk"]]) },
      { name: "Beasts", xml: sheetOfTexts(ROWS) },
    ],
  });
  const { body } = await upload(studio, "my cards.xlsx", workbook);
  expect(body.sheets).toEqual(["Notes", "Beasts"]);
  const wanted = (sheet: string) => ({
    title: "Zoo",
    workbook: { upload: body.id, name: "my cards.xlsx", sheet },
  });
  expect((await studio.call("planNewGame", wanted("Birds"))).body.fault).toMatch(/no sheet "Birds"/);
  const { planned } = (await studio.call("planNewGame", wanted("Beasts"))).body;
  expect(planned.decks).toMatchObject([{ cards: 1 }]);
  // its cards are drawn from the workbook before there is a file
  expect(planned.faces).toMatchObject([{ title: "Owl", svg: expect.stringContaining("<svg") }]);
  expect(planned.workbooks).toBeUndefined();
  expect((await studio.call("newGame", wanted("Beasts"))).status).toBe(200);
  expect(readdirSync(join(studio.folder, "content/zoo/decks")).sort()).toEqual([
    "beasts.yaml",
    "my-cards.xlsx",
  ]);
});

test("what is handed on is refused where it is no workbook, unpacks to too much, or is too large", async () => {
  const studio = await testStudio();
  const text = new TextEncoder().encode("Name,Text\n");
  expect((await upload(studio, "cards.xlsx", text)).body).toMatchObject({ code: "bad-order" });
  const bomb = xlsx({ sheets: [{ name: "Cards", xml: `<sheetData>${" ".repeat(51_000_000)}</sheetData>` }] });
  const { body } = await upload(studio, "cards.xlsx", bomb);
  const unpacked = { title: "Zoo", workbook: { upload: body.id, name: "cards.xlsx", sheet: "Cards" } };
  expect((await studio.call("planNewGame", unpacked)).body.fault).toMatch(/larger than 50\.0 MB/);
  const { status } = await upload(studio, "cards.xlsx", new Uint8Array(20 * 2 ** 20 + 1));
  expect(status).toBe(413);
  const unknown = { title: "Zoo", workbook: { upload: "a".repeat(64), name: "cards.xlsx" } };
  expect((await studio.call("planNewGame", unknown)).body.fault).toMatch(/open it once more/);
  expect(studio.bugs).toEqual([]);
});
