/** The bundle that the command runs from: the modules' output, whatever its cache contains. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { MANUAL } from "../../src/manual/manual.ts";
import { temporaryFolder } from "../support/temporary.ts";

const copy = temporaryFolder();
const bundle = join(copy, "dist", "bundle");
const START = "dist/bundle/broadside.cjs";
/** A V8 flag that changes compiled code and costs no time. */
const OTHER_SETTING = "--no-flush-bytecode";
const WORDS = ["scenario", "list", "pirate-quest"];

interface Said {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

function run(main = START, ...flags: readonly string[]): Said {
  const words = [...flags, join(copy, main), ...WORDS];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: copy });
  return { stdout, stderr, status };
}

const caches = (): readonly string[] => readdirSync(bundle).filter((name) => name.endsWith(".cache"));

/** Of the cached files, as digests: comparing millions of bytes one by one takes seconds. */
const contents = (): readonly string[] =>
  caches().map((name) =>
    createHash("sha256")
      .update(readFileSync(join(bundle, name)))
      .digest("hex"),
  );

function removeCaches(): void {
  for (const name of caches()) rmSync(join(bundle, name));
}

cpSync("dist", join(copy, "dist"), { recursive: true });
for (const path of ["content", "templates", "docs"]) cpSync(path, join(copy, path), { recursive: true });
for (const path of ["package.json", "node_modules"]) symlinkSync(resolve(path), join(copy, path));
cpSync(bundle, join(copy, "whole"), { recursive: true });

beforeEach(() => {
  rmSync(bundle, { recursive: true, force: true });
  cpSync(join(copy, "whole"), bundle, { recursive: true });
});

test("prints what the modules print", () => {
  const bundled = run();
  expect(run("dist/cli/main.js")).toEqual(bundled);
  rmSync(bundle, { recursive: true });
  expect(run("dist/cli/main.js")).toEqual(bundled);
  expect(bundled.status).toBe(0);
  expect(bundled.stdout).not.toBe("");
});

test("explains everything in the words of the modules, although it keeps them in other files", () => {
  const index = JSON.stringify(join(bundle, "index.cjs"));
  const code = `require(${index}).explain().then((manual) => console.log(JSON.stringify(manual)))`;
  const { stdout } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual(MANUAL);
});

test("caches compiled code on the first run, and changes nothing after that", () => {
  removeCaches();
  const first = run();
  expect(caches()).toContain(`command.cjs.${process.version}-${process.arch}.cache`);
  const kept = contents();
  expect(run()).toEqual(first);
  expect(contents()).toEqual(kept);
});

test.each([
  ["empty", () => Buffer.from("not code")],
  ["empty", () => Buffer.alloc(0)],
  ["cut in half", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["zeros", (bytes: Buffer) => Buffer.alloc(bytes.length)],
])("a cached file that is %s is not used", (_, damage) => {
  const sound = run();
  for (const name of caches()) writeFileSync(join(bundle, name), damage(readFileSync(join(bundle, name))));
  expect(run()).toEqual(sound);
});

test("under other settings of the engine the cache is neither used nor changed", () => {
  const usual = run();
  const kept = contents();
  expect(run(START, OTHER_SETTING)).toEqual(usual);
  expect(contents()).toEqual(kept);
  removeCaches();
  run(START, OTHER_SETTING);
  expect(caches()).toEqual([]);
});

test.skipIf(process.getuid?.() === 0)("a read-only folder is left unchanged", () => {
  const sound = run();
  removeCaches();
  chmodSync(bundle, 0o555);
  const said = run();
  chmodSync(bundle, 0o755);
  expect(said).toEqual(sound);
  expect(caches()).toEqual([]);
});
