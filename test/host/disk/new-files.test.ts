/** Files of a new game on disk: all or none, and no existing file is touched. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DISK, type Disk } from "../../../src/host/disk/disk.ts";
import { namesIn, writeNewFiles } from "../../../src/host/disk/new-files.ts";
import { HostError } from "../../../src/host/host.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const all = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

test("files are written with their folders, including hidden ones", () => {
  const folder = temporaryFolder();
  writeNewFiles(
    join(folder, "new/game"),
    new Map([
      [".gitignore", "output/\n"],
      ["content/game/game.yaml", "id: game\n"],
    ]),
  );
  expect(readFileSync(join(folder, "new/game/content/game/game.yaml"), "utf8")).toBe("id: game\n");
  expect(namesIn(join(folder, "new/game"))).toEqual([".gitignore", "content"]);
});

test.each([
  ["that exists already", "kept.txt", /kept\.txt" already exists, and nothing is overwritten/],
  ["below a file", "kept.txt/below", /there is a file where a folder is needed/],
])("a file %s stops it, and what was written before is removed again", (_words, path, message) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "kept.txt"), "mine");
  mkdirSync(join(folder, "deep"));
  const files = new Map([
    ["first.txt", "1"],
    ["deep/er/and/deeper.txt", "2"],
    ["deep/er/still.txt", "3"],
    [path, "4"],
  ]);
  expect(() => writeNewFiles(folder, files)).toThrow(HostError);
  expect(() => writeNewFiles(folder, files)).toThrow(message);
  expect(all(folder)).toEqual(["deep", "kept.txt"]);
  expect(readFileSync(join(folder, "kept.txt"), "utf8")).toBe("mine");
});

test("on a disk without links, too, a file that appears at the last moment is not overwritten", () => {
  const folder = temporaryFolder();
  const target = join(folder, "a.txt");
  const disk: Disk = {
    ...DISK,
    link: () => {
      writeFileSync(target, "mine");
      throw Object.assign(new Error("EPERM"), { code: "EPERM", syscall: "link" });
    },
  };
  expect(() => writeNewFiles(folder, new Map([["a.txt", "1"]]), disk)).toThrow(/a\.txt" already exists/);
  expect(all(folder)).toEqual(["a.txt"]);
  expect(readFileSync(target, "utf8")).toBe("mine");
});

test("a missing folder, or one with only what git keeps, is empty; a file is not a folder", () => {
  const folder = temporaryFolder();
  expect(namesIn(join(folder, "nowhere"))).toEqual([]);
  mkdirSync(join(folder, ".git"));
  expect(namesIn(folder)).toEqual([]);
  writeFileSync(join(folder, "file"), "");
  expect(namesIn(folder)).toEqual(["file"]);
  expect(() => namesIn(join(folder, "file"))).toThrow(/there is a file where a folder is needed/);
});
