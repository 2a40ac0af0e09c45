/**
 * Formatting, lint and types, also of the tests, are part of the suite; so are imports of plain JavaScript from
 * `dist/`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

test("biome finds nothing to change", () => {
  expect(run("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"])).toEqual(CLEAN);
});

test.each([
  ["sources and tests", "test/tsconfig.json", "types.tsbuildinfo"],
  ["the page of the studio", "src/studio/client/tsconfig.json", "page-types.tsbuildinfo"],
])("the compiler accepts %s", (_, project, file) => {
  // Unchanged files whose dependencies are unchanged are not read again; a fresh clone has no last run.
  const kept = ["--incremental", "--tsBuildInfoFile", `node_modules/.cache/broadside/${file}`];
  expect(run("node_modules/typescript/bin/tsc", ["--project", project, ...kept])).toEqual(CLEAN);
});

test("modules imported by the bench, which nothing else runs, exist", () => {
  const files = readdirSync("test/bench").filter((name) => name.endsWith(".mjs"));
  const imports = files.flatMap((name) =>
    [...readFileSync(join("test/bench", name), "utf8").matchAll(/ from "(\.[^"]+)"/g)].map(
      ([, path]) => path,
    ),
  ) as readonly string[];
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((path) => !existsSync(resolve("test/bench", path)))).toEqual([]);
});

const CLEAN = { status: 0, findings: "" };

function run(script: string, words: readonly string[]): typeof CLEAN {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: "utf8" });
  return { status: status ?? -1, findings: status === 0 ? "" : stdout + stderr };
}
