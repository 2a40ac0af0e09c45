/** The package as it is published: what is in it, and that it works where it is installed, with nothing but itself. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { install, type Package, packed, run } from "../support/run/installed-package.ts";
import { temporaryFolder } from "../support/temporary.ts";

const folder = temporaryFolder();
/** A path as people have them. */
const EMPTY = join(folder, "Für Würfel & Karten", "leer");
const COMMAND = join("node_modules", "broadside", "dist", "bundle", "broadside.cjs");

let archive: Package;
beforeAll(() => {
  archive = packed(folder);
});

describe("npm pack", () => {
  test.each([
    "dist/bundle/broadside.cjs",
    "dist/bundle/command.cjs",
    "dist/bundle/index.cjs",
    "dist/bundle/LICENSES.txt",
    "dist/types/index.d.cts",
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
    expect(archive.files).toContain(path);
  });

  test("takes no tests, sources, modules, source maps, output or stamps along", () => {
    const known =
      /^(?:(?:dist\/(?:bundle|types)|content|templates|docs)\/|(?:README|CHANGELOG|NOTICE)\.md$|package\.json$|LICENSE$)/;
    expect(archive.files.filter((path) => !known.test(path))).toEqual([]);
    expect(archive.files.filter((path) => /\.map$|\.cache$|\.test\.|\.ts$|\/\.|^output/.test(path))).toEqual(
      [],
    );
  });
});
describe("the package, installed in an empty folder", () => {
  const broadside = (...words: readonly string[]): string => {
    const { stdout, stderr } = run(process.execPath, [COMMAND, ...words], EMPTY);
    return stdout + stderr;
  };

  test("makes a game, checks it, prints it, and suggests a track", ({ skip }) => {
    install(archive, EMPTY, skip);
    broadside("init", "spiel");
    broadside("check", "--project", "spiel");
    const [, pdf = ""] = /^(.+\.pdf): \d+ sheets?, /m.exec(broadside("build", "--project", "spiel")) ?? [];
    expect(readFileSync(join(EMPTY, pdf)).toString("latin1", 0, 5)).toBe("%PDF-");
    expect(broadside("scenario", "suggest", "--cards", "4", "--players", "2", "--seed", "1")).toMatch(/\S/);
  });
});

test("npm start, when all is set up, neither installs nor compiles", () => {
  const stamps = ["node_modules/.broadside-installed", "dist/.bundled", "dist/bundle/main.cjs"];
  const times = (): readonly number[] => stamps.map((path) => statSync(path).mtimeMs);
  const before = times();
  const { stdout, stderr } = run("npm", [
    "start",
    "--silent",
    "--",
    "--only",
    "m01",
    "--out",
    join(folder, "out"),
  ]);
  expect(stderr).not.toContain("Setting up");
  expect(stdout).toMatch(/starter-pack-letter.*\.pdf/);
  expect(times()).toEqual(before);
});
