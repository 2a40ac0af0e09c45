/** Changes that the bundle makes to packages: an unexpected package stops the build. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, without types
import { changed, laterBuiltins } from "../../src/tools/bundle-changes.mjs";

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

  test.each(['var crypto = require("crypto");', 'use(require("node:child_process"));'])(
    "stops the build if it would be loaded at start: %s",
    (code) => expect(() => laterBuiltins(code)).toThrow(/load a Node module at start/),
  );
});
