/** A Node that is too old is refused, with exit status 2, before any code that it could not run. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary.ts";

const FILE = "src/tools/needs-node.cjs";
const { isNewEnough } = createRequire(import.meta.url)("../../src/tools/needs-node.cjs");

test("the versions are those of package.json", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8")).engines.node).toBe("^20.19.0 || >=22.12.0");
});

test.each([
  ["0.10.48", false],
  ["12.22.12", false],
  ["18.20.8", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["23.0.0", true],
  ["24.1.0", true],
  ["100.0.0", true],
])("Node %s is new enough: %s", (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test("every Node can read the file", () => {
  const code = readFileSync(FILE, "utf8").replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  expect(code).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(?:const|let|class|async|await|of)\b|,\s*\)/);
});

test.each([
  ["the command", ["dist/bundle/broadside.cjs", "check"]],
  ["npm start", ["src/tools/setup.mjs", "start"]],
])("%s says what it needs and does nothing else", (_, words) => {
  const older = join(temporaryFolder(), "older.cjs");
  writeFileSync(
    older,
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } });',
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--require", older, ...words], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toBe(
    "broadside: this is Node 18.20.8, and Broadside needs Node 20.19 or later, or 22.12 or later; install a newer one from https://nodejs.org\n",
  );
});
