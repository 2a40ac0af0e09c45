/**
 * The published package: what it contains, and that it works where it is installed, on its own. It is packed from a copy
 * with two small games, because packing checks them all.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stepsOf } from "../support/command/guide.ts";
import { freshCopy } from "../support/run/fresh-copy.ts";
import { install, type Package, packed, run, toPack } from "../support/run/installed-package.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** Folders of content without those that games share. */
const gamesBelow = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, "game.yaml")));

const folder = temporaryFolder();
/** A path like those that people have. */
const EMPTY = join(folder, "Für Würfel & Karten", "leer");
const COMMAND = join("node_modules", "broadside", "dist", "bundle", "broadside.cjs");

const copy = freshCopy();
for (const path of ["README.md", "CHANGELOG.md", "NOTICE.md", "LICENSE", "dist"])
  cpSync(path, join(copy, path), { recursive: true });

let archive: Package;
/** What would be packed here, with all games. */
let whole: Package;
beforeAll(() => {
  archive = packed(copy, folder);
  whole = toPack();
});

describe("npm pack", () => {
  test.each([
    "dist/bundle/broadside.cjs",
    "dist/bundle/command.cjs",
    "dist/bundle/index.cjs",
    "dist/bundle/LICENSES.txt",
    "dist/types/index.d.cts",
    "content/pirate-quest/game.yaml",
    "templates/pirate-quest/card.svg.hbs",
    "templates/shared/fonts/Alegreya-Regular.ttf",
    "templates/shared/fonts/OFL-Alegreya.txt",
    "docs/templates.md",
    "docs/schemas/deck.schema.json",
    "docs/first-game.md",
    "docs/first-game/content/first-game/decks/animals.yaml",
    "docs/first-game/templates/first-game/animal.svg.hbs",
    "README.md",
  ])("includes %s", (path) => {
    expect(archive.files).toContain(path);
  });

  test("includes the verdict on each of its games", () => {
    const verdicts = archive.files.filter((path) => path.startsWith("dist/verdicts/verdict-"));
    expect(verdicts.length).toBe(gamesBelow(join(copy, "content")).length);
  });

  test("includes every game", () => {
    const { files } = whole;
    const games = gamesBelow("content");
    expect(games.length).toBeGreaterThan(1);
    expect(games.filter((game) => !files.includes(`content/${game}/game.yaml`))).toEqual([]);
  });

  test("leaves out tests, sources, modules, source maps, output and stamps", () => {
    const known =
      /^(?:(?:dist\/(?:bundle|page|share|types|verdicts)|content|templates|docs)\/|(?:README|CHANGELOG|NOTICE)\.md$|package\.json$|LICENSE$)/;
    expect(archive.files.filter((path) => !known.test(path))).toEqual([]);
    expect(archive.files.filter((path) => /\.map$|\.cache$|\.test\.|\.ts$|\/\.|^output/.test(path))).toEqual(
      [],
    );
  });
});
/** Checks and prints a game through the library. */
const PROGRAM = `
const project = await openProject("spiel");
const [game] = await project.games();
if (!game) throw new Error("there is no game");
const { findings } = await project.check([game.id]);
for (const { message, file, start } of findings) console.log(file, start.line, message);
const plan = await project.plan({ games: [game.id], papers: ["both"], marks: false });
console.log("sheets:", plan.sheets);
const printed = await project.print(plan);
for (const { path, bytes } of printed.files) console.log("file:", path, bytes);
console.log("status:", printed.status);
await project.close();
await project.games().catch((error) => console.log(error instanceof BroadsideError, error.code));
`;

const IMPORTED = `import { BroadsideError, openProject } from "broadside";\n${PROGRAM}`;
const REQUIRED = `const { BroadsideError, openProject } = require("broadside");\n(async () => {${PROGRAM}})();`;

// the program 5 MB, the studio's page 1, fonts and templates 2.6, the manual 1.5, the games 0.6: a tenth of what it depends on
test("is at most 17 MB without what it depends on", () => {
  const types = readdirSync(join(copy, "dist/types"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(types).toBeGreaterThan(0);
  const bytes = whole.bytes + types;
  expect(bytes).toBeGreaterThan(5_000_000);
  expect(bytes).toBeLessThan(17_000_000);
});

describe("the package, installed in an empty folder", () => {
  let missing: string | undefined;
  beforeAll(() => {
    install(archive, EMPTY, (note) => {
      missing = note;
    });
  });
  beforeEach(({ skip }) => skip(missing !== undefined, missing));

  const broadside = (...words: readonly string[]): string => {
    const { stdout, stderr } = run(process.execPath, [COMMAND, ...words], EMPTY);
    return stdout + stderr;
  };
  const isPdf = (path: string): boolean => readFileSync(path).toString("latin1", 0, 5) === "%PDF-";

  test("installs what package.json lists and its dependencies, without packages that are in the bundle", () => {
    const names = readdirSync(join(EMPTY, "node_modules"));
    expect(names).toEqual(expect.arrayContaining(["ajv", "handlebars", "pdfkit", "sharp", "yaml"]));
    for (const bundled of ["commander", "culori", "csv-parse", "rolldown", "vitest"])
      expect(names).not.toContain(bundled);
  });

  // Broadside; ajv and 4 more, handlebars and 5, pdfkit and 17 (one of them ajv's too, base64-js in two versions), sharp
  // and 3, yaml, the icon set and 1
  test("is at most 37 packages and the drawing library that sharp has for each machine", () => {
    const { packages } = JSON.parse(
      readFileSync(join(EMPTY, "node_modules", ".package-lock.json"), "utf8"),
    ) as { readonly packages: Readonly<Record<string, unknown>> };
    const names = Object.keys(packages).filter((path) => !/\/@img\/sharp-/.test(path));
    expect(names.length).toBeLessThanOrEqual(37);
  });

  // The package itself has at most 13 MB (above). What it needs has 36: pdfkit and its dependencies 22, the icon set 7,
  // handlebars and its own 4, ajv, sharp and yaml 1 each. These are given, so no less is possible, and only updates of
  // them need the rest. sharp's binaries (19 MB on Linux) differ from machine to machine.
  test("is at most 54 MB with what it depends on, without sharp's binaries", () => {
    const modules = join(EMPTY, "node_modules");
    const files = readdirSync(modules, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/[\\/]@img[\\/]sharp-/.test(path));
    const bytes = files.reduce((sum, path) => sum + lstatSync(path).size, 0);
    expect(bytes).toBeGreaterThan(40_000_000);
    expect(bytes).toBeLessThan(54_000_000);
  });

  test("makes a game, checks it, prints it, and suggests a track", () => {
    broadside("init", "spiel");
    broadside("check", "--project", "spiel");
    const [, pdf = ""] = /^(.+\.pdf): \d+ sheets?, /m.exec(broadside("build", "--project", "spiel")) ?? [];
    expect(isPdf(join(EMPTY, pdf))).toBe(true);
    const track = broadside("scenario", "suggest", "--cards", "4", "--players", "2", "--seed", "1");
    expect(track).toMatch(/^track:$/m);
  });

  test("has nothing left to check in the games that come with it", () => {
    const verdicts = join(EMPTY, "node_modules", "broadside", "dist", "verdicts");
    const files = (): readonly string[] =>
      readdirSync(verdicts).map((name) => `${name} ${statSync(join(verdicts, name)).ino}`);
    const before = files();
    // A word and a template of each game are unused.
    expect(broadside("check")).toMatch(/\n4 hints in 4 files\n$/);
    expect(files()).toEqual(before);
  });

  test.each([
    ["import", "program.mjs", IMPORTED],
    ["require", "program.cjs", REQUIRED],
  ])("a program that uses it by %s checks and prints the game", (_, file, program) => {
    writeFileSync(join(EMPTY, file), program);
    const { stdout } = run(process.execPath, [file], EMPTY);
    const files = [...stdout.matchAll(/^file: (.+\.pdf) \d+$/gm)].map(([, path]) => path as string);
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) expect(isPdf(resolve(EMPTY, path))).toBe(true);
    expect(stdout).toMatch(/^sheets: [1-9]/m);
    expect(stdout).toMatch(/^status: 0\ntrue closed\n$/m);
  });

  test("and its types are right for import and require, and for the programs of docs/api.md", () => {
    const compiler = resolve("node_modules/typescript/bin/tsc");
    const types = ["--types", "node", "--typeRoots", resolve("node_modules/@types")];
    const checks = ["--strict", "--noUncheckedIndexedAccess", "--noEmit"];
    const flags = [...checks, "--module", "nodenext", "--target", "es2023", ...types];
    const examples = stepsOf(readFileSync("docs/api.md", "utf8"))
      .filter(({ language }) => language === "js")
      .map(({ text }, index) => [`example-${index + 1}.mts`, text] as const);
    expect(examples.length).toBeGreaterThan(5);
    const programs = {
      ...Object.fromEntries(examples),
      "program.mts": IMPORTED,
      "program.cts": IMPORTED.replace(PROGRAM, `(async () => {${PROGRAM}})();`),
      "slip.mts": IMPORTED.replace("plan.sheets", "plan.sheeets"),
    };
    for (const [file, program] of Object.entries(programs)) writeFileSync(join(EMPTY, file), program);
    const words = [compiler, ...flags, ...Object.keys(programs)];
    const { stdout } = spawnSync(process.execPath, words, { cwd: EMPTY, encoding: "utf8" });
    const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
    expect(errors).toEqual([expect.stringMatching(/^slip\.mts.*'sheeets'/)]);
  });
});

test("npm start does not install or compile again after everything is set up", () => {
  const stamps = ["node_modules/.broadside-installed", "dist/.bundled", "dist/bundle/main.cjs"];
  const times = (): readonly number[] => stamps.map((path) => statSync(join(copy, path)).mtimeMs);
  const before = times();
  const words = ["start", "--silent", "--", "--only", "cook", "--out", join(folder, "out")];
  const { stdout, stderr } = run("npm", words, copy);
  expect(stderr).not.toContain("Setting up");
  expect(stdout).toMatch(/starter-pack-letter.*\.pdf/);
  expect(times()).toEqual(before);
});
