/** Exports at the boundary: complete or not at all, equal bytes, and what is cleared away. */
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import {
  createMemoryHost,
  type ExportOrder,
  type Host,
  HostError,
  type Project,
} from "../../../src/index.ts";
import { codeOf, openSample, sampleFolder } from "../../support/api/sample-project.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const ORDER: ExportOrder = { target: "png", dpi: 72 };
const KIT = "output/sample/png/all-decks";
const FRONTS = ["cook", "pilot", "captain"].map((card, index) => `crew/00${index + 1}-${card}-front.png`);

let folder: string;
let project: Project;

beforeEach(() => {
  folder = sampleFolder();
  project = openSample(folder);
});

const filesIn = (path: string): readonly string[] =>
  readdirSync(join(folder, path), { recursive: true, encoding: "utf8" })
    .filter((file) => file.includes("."))
    .sort();

test("the manifest lists every file with what it shows, its size and its digest", async () => {
  const { status, exports } = await project.export(ORDER);
  expect(status).toBe(0);
  const [done] = exports;
  expect(done?.folder).toBe(join(folder, KIT));
  const manifest = JSON.parse(readFileSync(join(folder, KIT, "manifest.json"), "utf8"));
  expect(manifest).toMatchObject({ target: "png", game: { id: "sample" }, kit: { id: "all-decks" } });
  const listed = manifest.files as readonly { path: string; bytes: number; sha256: string }[];
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(FRONTS));
  expect([...listed.map(({ path }) => path), "manifest.json"].sort()).toEqual(filesIn(KIT));
  for (const { path, bytes, sha256 } of listed) {
    const written = readFileSync(join(folder, KIT, path));
    expect([written.length, hash("sha256", written)]).toEqual([bytes, sha256]);
  }
  expect(listed[0]).toMatchObject({ deck: "crew", card: "cook", side: "front", copies: 1 });
});

test("equal input gives equal bytes", async () => {
  await project.export(ORDER);
  const before = filesIn(KIT).map((file) => readFileSync(join(folder, KIT, file)));
  await openSample(folder).export(ORDER);
  expect(filesIn(KIT).map((file) => readFileSync(join(folder, KIT, file)))).toEqual(before);
});

test("only files of an earlier export that nobody has changed are cleared away", async () => {
  await project.export(ORDER);
  writeFileSync(join(folder, KIT, "mine.png"), "mine");
  writeFileSync(join(folder, KIT, FRONTS[0] as string), "retouched");
  const { exports } = await project.export({ ...ORDER, pattern: "{deck}-{card}-{side}" });
  expect(exports[0]?.removed).toEqual(expect.arrayContaining(FRONTS.slice(1)));
  expect(exports[0]?.removed).not.toContain(FRONTS[0]);
  const left = filesIn(KIT);
  expect(left).toContain("mine.png");
  expect(left.filter((file) => file.startsWith("crew/"))).toEqual([FRONTS[0]]);
});

test("a manifest that names files outside its folder removes none of them", async () => {
  mkdirSync(join(folder, KIT), { recursive: true });
  const mine = join(folder, "output/sample/mine.txt");
  writeFileSync(mine, "mine");
  const files = ["../../mine.txt", "/etc/hostname", mine].map((path) => ({
    path,
    sha256: hash("sha256", "mine"),
  }));
  writeFileSync(join(folder, KIT, "manifest.json"), JSON.stringify({ broadsideExport: 1, files }));
  const { exports } = await project.export(ORDER);
  expect(exports[0]?.removed).toEqual([]);
  expect(existsSync(mine)).toBe(true);
});

test.each([
  "[",
  '{"broadsideExport":1,"files":3}',
  '{"broadsideExport":1,"files":[null,7,{"path":1}]}',
  "\u0000",
])("a manifest that is not one is replaced: %j", async (text) => {
  mkdirSync(join(folder, KIT), { recursive: true });
  writeFileSync(join(folder, KIT, "manifest.json"), text);
  expect((await project.export(ORDER)).status).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, KIT, "manifest.json"), "utf8")).target).toBe("png");
});

test("on a full disk, what was there stays, and nothing is added or replaced", async () => {
  const host = createMemoryHost({});
  const pattern = "old/{card}-{side}";
  await project.export({ ...ORDER, out: host, pattern });
  const before = new Map(host.files);
  let room = 2;
  const full: Host = {
    ...host,
    stageStream: async (path, chunks) => {
      room -= 1;
      if (room < 0) throw new HostError("no space left on the disk", "ENOSPC");
      return host.stageStream(path, chunks);
    },
  };
  for (const order of [ORDER, { ...ORDER, pattern, dpi: 90 }]) {
    room = 2;
    expect(await codeOf(project.export({ ...order, out: full }))).toMatchObject({ code: "ENOSPC" });
    expect(new Map(host.files)).toEqual(before);
  }
  room = 100;
  const { exports } = await project.export({ ...ORDER, out: full });
  expect(exports[0]?.removed.length).toBe(before.size - 1);
  expect([...host.files.keys()].every((path) => path.startsWith("sample/png/all-decks/"))).toBe(true);
});

test("a file that cannot be put in place: what was replaced before it can still be cleared away", async () => {
  const host = createMemoryHost({});
  await project.export({ ...ORDER, out: host });
  const before = new Map(host.files);
  let commits = 0;
  const held: Host = {
    ...host,
    stageStream: async (path, chunks) => {
      const staged = await host.stageStream(path, chunks);
      const commit = (): void => {
        commits += 1;
        if (commits === 3) throw new HostError("another program has it open", "EBUSY");
        staged.commit();
      };
      return { ...staged, commit };
    },
  };
  expect(await codeOf(project.export({ ...ORDER, dpi: 90, out: held }))).toMatchObject({ code: "EBUSY" });
  expect([...host.files.keys()].sort()).toEqual([...before.keys()].sort());
  const changed = [...before].filter(([path, bytes]) => host.files.get(path) !== bytes).map(([path]) => path);
  // Two pictures, and the manifest that knows them.
  expect(changed).toHaveLength(3);
  const { exports } = await project.export({ ...ORDER, out: host, pattern: "new/{card}-{side}" });
  expect(exports[0]?.removed).toHaveLength(before.size - 1);
});

test("a game with errors is refused, and nothing is written", async () => {
  const deck = join(folder, "content/sample/decks/crew.yaml");
  writeFileSync(deck, readFileSync(deck, "utf8").replace("front: card", "front: crad"));
  const { status, isRefused, exports, findings } = await project.export(ORDER);
  expect({ status, isRefused, exports }).toEqual({ status: 1, isRefused: true, exports: [] });
  expect(findings.some(({ severity }) => severity === "error")).toBe(true);
  expect(existsSync(join(folder, "output/sample"))).toBe(false);
});

test("a link to another place is not followed", async () => {
  const elsewhere = temporaryFolder();
  mkdirSync(join(folder, "output/sample"), { recursive: true });
  symlinkSync(elsewhere, join(folder, "output/sample/png"));
  expect(await codeOf(project.export(ORDER))).toBeInstanceOf(HostError);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test.each([
  [{ target: "pngs" }, "unknown-name"],
  [{}, "bad-order"],
  [{ target: "png", dpi: 3 }, "bad-order"],
  [{ target: "png", pattern: "" }, "bad-order"],
  [{ target: "png", pattern: "con/{card}-{side}" }, "bad-order"],
  [{ target: "png", pattern: "{card} {side}" }, "bad-order"],
  [{ target: "png", patern: "x" }, "bad-order"],
  [{ target: "png", kits: ["x"] }, "unknown-kit"],
])("%j is refused", async (order, code) => {
  expect(await codeOf(project.export(order as ExportOrder))).toBe(code);
  expect(existsSync(join(folder, "output/sample"))).toBe(false);
});
