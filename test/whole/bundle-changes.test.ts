/** Changes that the bundle makes to packages and to our modules: what it does not know stops the build. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, without types
import { changed, laterBuiltins } from "../../src/tools/bundle-changes.mjs";
// @ts-expect-error: plain JavaScript, without types
import { adapted } from "../../src/tools/bundle-own.mjs";

const require = createRequire(import.meta.url);
const PDFKIT = "node_modules/pdfkit/js/pdfkit.node.mjs";
const TRIE = require.resolve("unicode-trie");
const BROTLI = require.resolve("brotli/decompress.js");

const codeOf = (path: string): string => readFileSync(path, "utf8");

describe("a change to a package", () => {
  test.each([PDFKIT, TRIE, BROTLI])("is made in %s", (path) => {
    expect(changed(codeOf(path), `/any/${path}`)).not.toBe(codeOf(path));
  });

  test.each([
    [PDFKIT, "from 'linebreak'", "from 'linebreak-2'", /pdfkit.*cannot be changed for the bundle.*linebreak/],
    [TRIE, "module.exports = UnicodeTrie", "exports.UnicodeTrie = UnicodeTrie", /unicode-trie.*cannot be/],
    [BROTLI, "./dec/decode", "./decode", /brotli.*cannot be/],
  ])("stops the build if its place in %s is gone", (path, place, other, words) => {
    const code = codeOf(path).replace(place, other);
    expect(code).not.toBe(codeOf(path));
    expect(() => changed(code, `/any/${path}`)).toThrow(words);
  });

  test("stops the build if its module is no longer bundled", async () => {
    const fresh = await import(`${"../../src/tools/bundle-changes.mjs"}?fresh`);
    fresh.changed(codeOf(TRIE), TRIE);
    expect(() => fresh.expectAllChanges()).toThrow(/^not in the bundle.*: brotli.*, pdfkit/);
    for (const path of [PDFKIT, BROTLI]) fresh.changed(codeOf(path), `/any/${path}`);
    expect(() => fresh.expectAllChanges()).not.toThrow();
  });
});

describe("a rarely used part of Node", () => {
  test("is loaded on first use", () => {
    const code = 'let node_crypto = require("node:crypto");\nnode_crypto.createHash("md5");';
    expect(laterBuiltins(code)).toBe(
      'const node_crypto = () => require("node:crypto");\nnode_crypto().createHash("md5");',
    );
  });

  test("is loaded on first use where rolldown converts it", () => {
    const code =
      'let fs = require("crypto");\nfs = require_rolldown_runtime.__toESM(fs, 1);\nfs.createHash("md5");';
    expect(laterBuiltins(code)).toBe('const fs = () => require("crypto");\n\nfs().createHash("md5");');
  });

  test("stops the build if rolldown converts it in another form", () => {
    const code = 'let fs = require("crypto");\nlet fs$1 = __toESM(fs);\nfs$1.createHash("md5");';
    expect(() => laterBuiltins(code)).toThrow(
      /convert crypto before it is loaded: let fs\$1 = __toESM\(fs\)/,
    );
  });

  test.each(['var crypto = require("crypto");', 'use(require("node:child_process"));'])(
    "stops the build if it would be loaded at start: %s",
    (code) => expect(() => laterBuiltins(code)).toThrow(/load a Node module at start/),
  );
});

describe("a module of ours", () => {
  const own = (code: string): string =>
    adapted(code, "../font/x.ts", {
      entryFile: (name: string) => `${name}.cjs`,
      lateFile: (name: string) => `late-${name}`,
    });

  test.each([
    [
      'lazyPackage<typeof import("a")>("a")',
      'lazyPackage<typeof import("a")>("a", () => require("late:late-a"))',
    ],
    [
      'lazyPackage<typeof import("a")>(\n  "a",\n)',
      'lazyPackage<typeof import("a")>("a", () => require("late:late-a"))',
    ],
    ["at(import.meta.url)", 'at(new URL("../font/x.ts", import.meta.url).href)'],
    ['new URL("./child.ts", import.meta.url)', 'new URL("./child.cjs", import.meta.url)'],
    ["export function lazyPackage<T>(name)", "export function lazyPackage<T>(name)"],
  ])("finds what it needs from the bundle: %s", (code, changed) => expect(own(code)).toBe(changed));

  test.each([
    "lazyPackage<typeof import('a')>('a')",
    'lazyPackage("a")',
    'lazyPackage<Library>("a")',
    'lazyPackage<typeof import("a")>(NAME)',
    "import.meta.dirname",
    'new URL("../look/child.ts", import.meta.url)',
    'new URL("./" + name + ".ts", import.meta.url)',
  ])("stops the build if the bundle would not find it: %s", (code) => {
    const known = 'const a = lazyPackage<typeof import("a")>("a");';
    expect(() => own(`${known}\n${code};\n${known}`)).toThrow(/^\.\.\/font\/x\.ts: the bundle does not know/);
  });
});
