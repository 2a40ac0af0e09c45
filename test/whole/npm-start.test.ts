/** What `npm start` shows while one waits, and what it says at the end, in a copy that was never set up. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, without types
import { whatNext } from "../../src/tools/what-next.mjs";
import { COPIED_GAMES, freshCopy } from "../support/run/fresh-copy.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const copy = freshCopy();

const setup = (job: string): readonly [string, ...string[]] => [process.execPath, "src/tools/setup.mjs", job];
const { CI: _, ...TERMINAL } = process.env;

const LINES = [
  "Print first: output/pirate-quest/starter-pack-0-print-me-first-a4.pdf or output/pirate-quest/starter-pack-0-print-me-first-letter.pdf",
  'Print at 100 % ("actual size"), and measure the ruler in the margin before you cut: 50 mm.',
  "Print on both sides, unless the page says otherwise: flip cards and set-up sheets on the long edge, rules booklets on the short edge.",
  "To see every card in the browser and change it: npx broadside studio",
];

/** A job without a terminal, as in CI. */
function quietly(job: string) {
  const [program, ...words] = setup(job);
  return spawnSync(program, words, { cwd: copy, encoding: "utf8" });
}

describe("npm start", () => {
  test("on a terminal shows progress, and ends with what to print first, at what size, and which edge to flip", ({
    skip,
  }) => {
    toolOrSkip("script", skip);
    // A pseudo-terminal of util-linux: output and errors arrive together, lines end with \r\n.
    const { stdout, status } = spawnSync("script", ["-qec", setup("start").join(" "), "/dev/null"], {
      cwd: copy,
      env: TERMINAL,
      encoding: "utf8",
    });
    expect(status).toBe(0);
    for (const step of [
      "bundling the command",
      "warming up the command",
      "checking the games that come with Broadside",
    ])
      expect(stdout).toContain(step);
    // Whatever was overwritten comes before the last erased line.
    const shown = stdout
      .trimEnd()
      .split("\r\n")
      .map((line) => line.slice(line.lastIndexOf("\x1b[K") + 1).replace("[K", ""));
    expect(shown.slice(-LINES.length)).toEqual(LINES);
    const named = LINES[0]?.match(/output\S+\.pdf/g) ?? [];
    expect(named.map((path) => existsSync(join(copy, path)))).toEqual([true, true]);
  });

  test("leaves nothing to do for a check of the games that it came with, here or elsewhere", () => {
    // A check that makes a verdict writes its file anew.
    const files = (): readonly string[] =>
      [join(copy, "dist", "verdicts"), join(copy, "output", ".cache")].flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.startsWith("verdict-"))
          .map((name) => `${name} ${statSync(join(folder, name)).ino}`),
      );
    const before = files();
    expect(before.length).toBe(2 * COPIED_GAMES.length);
    const command = join(copy, "dist", "bundle", "broadside.cjs");
    for (const cwd of [copy, temporaryFolder()]) {
      const { stdout, stderr, status } = spawnSync(process.execPath, [command, "check"], {
        cwd,
        encoding: "utf8",
      });
      expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
      // A word and a template of each game are unused.
      expect(stdout).toMatch(/\n4 hints in 4 files\n$/);
    }
    expect(files()).toEqual(before);
  });

  test("reports a command that fails while warming up, prints nevertheless, and fails other jobs", () => {
    rmSync(join(copy, "dist", ".warmed-up"));
    renameSync(join(copy, "docs", "first-game"), join(copy, "docs", "moved"));
    const { stdout, stderr, status } = quietly("start");
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^The bundle could not be warmed up: Error: these commands fail:\nbroadside init /m,
    );
    expect(stdout.trimEnd().split("\n").slice(-LINES.length)).toEqual(LINES);
    expect(quietly("compile").status).toBe(1);
    renameSync(join(copy, "docs", "moved"), join(copy, "docs", "first-game"));
  });

  // The first start after a failure: it warms up again.
  test("elsewhere, as in CI, is silent until the end", () => {
    const { stdout, stderr } = quietly("start");
    expect(stderr).not.toMatch(/Setting up|laying out|writing PDF|could not be warmed up/);
    expect(stdout.trimEnd().split("\n").slice(-LINES.length)).toEqual(LINES);
  });
});

describe("the last lines name what was printed", () => {
  test.each([
    [["--ink", "low"], "Print first: in output/pirate-quest/, the page starter-pack-0-print-me-first-..."],
    [["--backs=none"], "Print first: in output/pirate-quest/, the page starter-pack-0-print-me-first-..."],
    [["--all"], "Print first: in output/<game>/, the page ...-print-me-first-... of the kit you want."],
  ])("%j", (words, line) => {
    expect(whatNext(words)[0]).toBe(line);
  });

  test.each([[["--kit", "extras"]], [["--scenario", "first-voyage"]], [["--help"]]])("%j: none", (words) => {
    expect(whatNext(words)).toEqual([]);
  });
});
