/** The package as it is published: what is in it, and that it builds where it is unpacked, with nothing but itself. */
import { spawnSync } from "node:child_process";
import { readFileSync, statSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary.ts";

const folder = temporaryFolder();
const unpacked = join(folder, "package");
let files: readonly string[] = [];

/** @throws with the program's own words when it fails */
function run(program: string, words: readonly string[], cwd = process.cwd()): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stderr}`);
  return stdout + stderr;
}

describe("npm pack", () => {
  beforeAll(() => {
    // what is compiled is compiled already: the tests run on it
    run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder]);
    const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
    const archive = join(folder, `${name}-${version}.tgz`);
    files = run("tar", ["-tzf", archive]).trim().split("\n");
    run("tar", ["-xzf", archive, "-C", folder]);
  });

  test.each([
    "dist/cli/main.js",
    "dist/bundle/broadside.cjs",
    "dist/bundle/command.cjs",
    "dist/bundle/LICENSES.txt",
    "content/pirate-quest/game.yaml",
    "templates/pirate-quest/battle-card.svg.hbs",
    "templates/shared/fonts/Alegreya-Regular.ttf",
    "templates/shared/fonts/OFL-Alegreya.txt",
    "docs/templates.md",
    "docs/schemas/deck.schema.json",
    "docs/first-game.md",
    "docs/first-game/content/first-game/decks/animals.yaml",
    "docs/first-game/templates/first-game/animal.svg.hbs",
    "README.md",
  ])("takes %s along", (path) => {
    expect(files).toContain(`package/${path}`);
  });

  test("takes no tests, sources, source maps, output or stamps along", () => {
    const known =
      /^package\/(?:(?:dist|content|templates|docs)\/|(?:README|CHANGELOG|NOTICE)\.md$|package\.json$|LICENSE$)/;
    expect(files.filter((path) => !known.test(path))).toEqual([]);
    expect(
      files.filter((path) => /\.map$|\.cache$|\.test\.|(?<!\.d)\.ts$|\/\.|^package\/output/.test(path)),
    ).toEqual([]);
  });

  test("builds where it is unpacked", () => {
    symlinkSync(resolve("node_modules"), join(unpacked, "node_modules"), "junction");
    const command = join(unpacked, "dist/bundle/broadside.cjs");
    run(process.execPath, [command, "init", "game"], folder);
    const game = join(folder, "game");
    const said = run(process.execPath, [command, "build", "--paper", "letter"], game);
    const [, pdf = ""] = /^(.+\.pdf): \d+ sheets?, /m.exec(said) ?? [];
    expect(readFileSync(join(game, pdf)).toString("latin1", 0, 5)).toBe("%PDF-");
  });
});

test("npm start, when all is set up, neither installs nor compiles", () => {
  const stamps = ["node_modules/.broadside-installed", "dist/.compiled", "dist/cli/main.js"];
  const times = (): readonly number[] => stamps.map((path) => statSync(path).mtimeMs);
  const before = times();
  const said = run("npm", ["start", "--silent", "--", "--only", "m01", "--out", join(folder, "out")]);
  expect(said).not.toContain("Setting up");
  expect(said).toMatch(/starter-pack-letter.*\.pdf/);
  expect(times()).toEqual(before);
});
