/** What `npm start` shows while one waits, and what it says at the end, in a copy that was never set up. */
import { spawnSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, without types
import { whatNext } from "../../src/tools/what-next.mjs";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const copy = temporaryFolder();
for (const part of [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "src",
  "content",
  "templates",
  "docs",
])
  cpSync(part, join(copy, part), { recursive: true });
symlinkSync(resolve("node_modules"), join(copy, "node_modules"));

const START = [process.execPath, "src/tools/setup.mjs", "start"];
const { CI: _, ...TERMINAL } = process.env;

const LINES = [
  "Print first: output/pirate-quest/starter-pack-0-print-me-first-a4.pdf or output/pirate-quest/starter-pack-0-print-me-first-letter.pdf",
  'Print at 100 % ("actual size"), and measure the ruler in the margin before you cut: 50 mm.',
  "Print on both sides, unless the page says otherwise: flip cards and set-up sheets on the long edge, rules booklets on the short edge.",
];

describe("npm start", () => {
  test("on a terminal shows progress, and ends with what to print first, at what size, and which edge to flip", ({
    skip,
  }) => {
    toolOrSkip("script", skip);
    // A pseudo-terminal of util-linux: output and errors arrive together, lines end with \r\n.
    const { stdout, status } = spawnSync("script", ["-qec", START.join(" "), "/dev/null"], {
      cwd: copy,
      env: TERMINAL,
      encoding: "utf8",
    });
    expect(status).toBe(0);
    for (const step of ["bundling the command", "warming it up", "laying out", "writing PDF"])
      expect(stdout).toContain(step);
    // Whatever was overwritten comes before the last erased line.
    const shown = stdout
      .trimEnd()
      .split("\r\n")
      .map((line) => line.slice(line.lastIndexOf("\x1b[K") + 1).replace("[K", ""));
    expect(shown.slice(-3)).toEqual(LINES);
  });

  test("elsewhere, as in CI, is silent until the end", () => {
    const [program, ...words] = START as [string, ...string[]];
    const { stdout, stderr } = spawnSync(program, words, { cwd: copy, encoding: "utf8" });
    expect(stderr).not.toMatch(/Setting up|laying out|writing PDF/);
    expect(stdout.trimEnd().split("\n").slice(-3)).toEqual(LINES);
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
