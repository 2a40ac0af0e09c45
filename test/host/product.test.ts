/** The name under which a program keeps data: no two builds share one, however alike their files are. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary.ts";

/** The compiled module, as it was before it got its digest. */
const COMPILED = readFileSync("dist/host/product.js", "utf8");
const UNNAMED = COMPILED.replace(/"modules [0-9a-f]{64}"/, '"@broadside-build@"');

/** A small program: the module that names it, in the bundle as well, and another one beside each. */
function program(code: string): string {
  const folder = temporaryFolder();
  for (const part of ["dist/host", "dist/bundle"]) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "version": "1.0.0", "type": "module" }');
  writeFileSync(join(folder, "dist/host/product.js"), UNNAMED);
  writeFileSync(join(folder, "dist/bundle/command.cjs"), 'exports.build = "@broadside-build@";\n');
  for (const file of ["dist/host/other.js", "dist/bundle/other.cjs"]) writeFileSync(join(folder, file), code);
  return folder;
}

function node(...words: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function built(code: string): string {
  const folder = program(code);
  for (const kind of ["bundle", "modules"]) node("src/tools/stamp-build.mjs", join(folder, "dist"), kind);
  return folder;
}

/** The program's name, after its files were changed while it ran. */
function nameOf(folder: string, meanwhile = ""): string {
  const module = pathToFileURL(join(folder, "dist/host/product.js")).href;
  return node(
    "--input-type=module",
    "--eval",
    `import { cpSync, rmSync } from "node:fs"; const { productName } = await import(${JSON.stringify(module)}); ${meanwhile}; console.log(productName());`,
  );
}

/** A program that puts another build in its place. */
const replacing = (folder: string, next: string): string =>
  `cpSync(${JSON.stringify(join(next, "dist"))}, ${JSON.stringify(join(folder, "dist"))}, { recursive: true })`;

const DIGEST = /"((?:modules|bundle) [0-9a-f]{64})"/;

const digestIn = (folder: string, file: string): string | undefined =>
  DIGEST.exec(readFileSync(join(folder, file), "utf8"))?.[1];

test("the bundle and the modules get a digest of their code", () => {
  const [one, same, other] = [built("a = 1;"), built("a = 1;"), built("a = 2;")];
  for (const file of ["dist/host/product.js", "dist/bundle/command.cjs"]) {
    expect(digestIn(one, file)).toBeDefined();
    expect(digestIn(same, file)).toBe(digestIn(one, file));
    expect(digestIn(other, file)).not.toBe(digestIn(one, file));
  }
});

test("the compiled program has both", () => {
  expect(digestIn(".", "dist/host/product.js")).toMatch(/^modules /);
  const bundled = readdirSync("dist/bundle").filter((name) => name.endsWith(".cjs"));
  expect(bundled.flatMap((name) => digestIn("dist/bundle", name) ?? [])).toEqual([
    expect.stringMatching(/^bundle /),
  ]);
});

test("code without a digest has no name, so it keeps nothing", () => {
  expect(nameOf(program("a = 1;"))).toBe("undefined");
});

test("a file that is edited after the build changes the name, even with the old size and time", () => {
  const folder = built("a = 1;");
  const name = nameOf(folder);
  expect(nameOf(folder)).toBe(name);
  const file = join(folder, "dist/host/other.js");
  const { atime, mtime } = statSync(file);
  writeFileSync(file, "a = 2;");
  utimesSync(file, atime, mtime);
  expect(nameOf(folder)).not.toBe(name);
});

test("a bundle that was installed anew has another name, without a look at all its files", () => {
  const folder = built("a = 1;");
  const module = join(folder, "dist/host/product.js");
  writeFileSync(module, UNNAMED.replace("@broadside-build@", `bundle ${"0".repeat(64)}`));
  const name = nameOf(folder);
  writeFileSync(join(folder, "dist/bundle/other.cjs"), "a = 2;");
  expect(nameOf(folder)).toBe(name);
  const command = join(folder, "dist/bundle/command.cjs");
  writeFileSync(command, readFileSync(command));
  expect(nameOf(folder)).not.toBe(name);
});

test("a program whose files are replaced while it runs gets neither the old name nor the new one", () => {
  const [folder, next] = [built("a = 1;"), built("a = 2;")];
  const before = nameOf(folder);
  const during = nameOf(folder, replacing(folder, next));
  const after = nameOf(folder);
  expect(new Set([before, during, after]).size).toBe(3);
});

test("a program that was named before notices that its files are replaced", () => {
  const [folder, next] = [built("a = 1;"), built("a = 2;")];
  const before = nameOf(folder);
  expect(nameOf(folder, `productName(); ${replacing(folder, next)}`)).not.toBe(before);
});

test("a program whose files are gone has no name, and continues", () => {
  const folder = built("a = 1;");
  expect(nameOf(folder, `rmSync(${JSON.stringify(join(folder, "dist"))}, { recursive: true })`)).toBe(
    "undefined",
  );
});
