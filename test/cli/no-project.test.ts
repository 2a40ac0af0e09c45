/** `build` in a folder without a project: it says so before anything else, unless a game was named. */

import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMAND } from "../support/command/command.ts";
import { temporaryFolder } from "../support/temporary.ts";

const REFUSED =
  'broadside: --paper "x" is not a paper; papers: letter, a4, legal, tabloid, a3, both, or a size such as 210mmx297mm\n';

const notice = (folder: string, output: string): string =>
  `no project here: neither ${folder} nor a folder above it has a content/ folder; these are the games that come with Broadside, for ${folder}/${output}\n`;

test.each([
  [[], "output"],
  [["--all", "--out", "prints"], "prints"],
  [["pirate-quest"], undefined],
  [["--kit", "starter-pack"], undefined],
  [["--quiet"], undefined],
])("build %j", (words, output) => {
  const cwd = realpathSync(temporaryFolder());
  // an order that is refused, so that nothing is printed
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [COMMAND, "build", "--paper", "x", ...words],
    { cwd, encoding: "utf8" },
  );
  expect([stdout, status]).toEqual(["", 2]);
  expect(stderr).toBe((output === undefined ? "" : notice(cwd, output)) + REFUSED);
});
