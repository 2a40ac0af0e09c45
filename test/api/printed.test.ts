/** Files of earlier prints, alone and as a zip: only those that prints leave in the output folder. */
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import type { Project } from "../../src/index.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";

let folder: string;
let project: Project;

beforeEach(async () => {
  folder = sampleFolder();
  project = openSample(folder);
});

test("every file that a print reports can be had", async () => {
  const { files } = await project.print();
  expect(files.length).toBeGreaterThan(1);
  for (const { game, file } of files) {
    const bytes = await project.printed({ game, file });
    expect(Buffer.from(bytes).equals(readFileSync(join(folder, "output", game, file)))).toBe(true);
  }
});

test("several come as one zip, with their paths below a folder", async () => {
  const { exports } = await project.export({ target: "png", dpi: 36 });
  const [kit] = exports;
  const paths = kit?.files.map(({ path }) => path) ?? [];
  expect(paths.length).toBeGreaterThan(2);
  const order = { game: "sample", folder: `png/${kit?.kit}`, files: paths };
  const zip = unzipSync(await project.zipped(order));
  expect(Object.keys(zip)).toEqual(paths);
  for (const path of paths)
    expect(
      readFileSync(join(folder, "output/sample", order.folder, path)).equals(zip[path] as Uint8Array),
    ).toBe(true);
  expect(await project.zipped(order), "equal files, equal bytes").toEqual(await project.zipped(order));
});

test("a zip has nothing that cannot be had alone, and no more than fits into memory", async () => {
  await project.print();
  const secret = ["../../content/sample/game.yaml", ".prints.csv", "CREDITS.txt/.."];
  for (const file of secret)
    expect(await codeOf(project.zipped({ game: "sample", files: ["CREDITS.txt", file] })), file).toBe(
      "unknown-file",
    );
  const out = { game: "sample", folder: "../../content/sample", files: ["game.yaml"] };
  expect(await codeOf(project.zipped(out))).toBe("unknown-file");
  const many = Array.from({ length: 20_001 }, () => "CREDITS.txt");
  expect(await codeOf(project.zipped({ game: "sample", files: many }))).toBe("bad-order");
});

test("a file that is larger than any that is read as content can be had", async () => {
  mkdirSync(join(folder, "output/sample"), { recursive: true });
  const path = join(folder, "output/sample/large.pdf");
  writeFileSync(path, "%PDF");
  truncateSync(path, 64 * 2 ** 20 + 1);
  const bytes = await project.printed({ game: "sample", file: "large.pdf" });
  expect([bytes.length, Buffer.from(bytes.subarray(0, 4)).toString()]).toEqual([64 * 2 ** 20 + 1, "%PDF"]);
});

test.each([
  ["../../content/sample/game.yaml"],
  ["../sample/../../content/sample/game.yaml"],
  ["all-decks-a4.pdf/../../../content/sample/notes.txt"],
  [".prints.csv"],
  ["notes.yaml"],
  ["link.pdf"],
  ["png"],
  ["nothing.pdf"],
  ["/etc/hosts.txt"],
  ["a\0.pdf"],
])("%j is refused", async (file) => {
  mkdirSync(join(folder, "output/sample/png"), { recursive: true });
  writeFileSync(join(folder, "output/sample/.prints.csv"), "secret");
  writeFileSync(join(folder, "output/sample/notes.yaml"), "secret");
  writeFileSync(join(folder, "content/sample/notes.txt"), "secret");
  symlinkSync(join(folder, "content/sample/notes.txt"), join(folder, "output/sample/link.pdf"));
  expect(await codeOf(project.printed({ game: "sample", file }))).toBe("unknown-file");
});

test("a game of another project is refused", async () => {
  expect(await codeOf(project.printed({ game: "..", file: "notes.txt" }))).toBe("unknown-game");
});
