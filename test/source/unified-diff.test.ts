/** Differences in the format of `diff -u`; `patch` turns the old text into the new one. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { unifiedDiff } from "../../src/source/edit/unified-diff.ts";
import { temporaryFolder } from "../support/temporary.ts";

const lines = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`).join("");

test("equal texts have no difference", () => {
  expect(unifiedDiff("a.yaml", "a: 1\n", "a: 1\n")).toBe("");
});

test("three lines around a change; nearby changes share one block", () => {
  const before = lines(1, 30);
  const after = before
    .replace("\n5\n", "\nfive\n")
    .replace("\n11\n", "\neleven\n")
    .replace("\n25\n", "\nx\n");
  expect(unifiedDiff("a.yaml", before, after)).toBe(
    `--- a/a.yaml
+++ b/a.yaml
@@ -2,13 +2,13 @@
 2
 3
 4
-5
+five
 6
 7
 8
 9
 10
-11
+eleven
 12
 13
 14
@@ -22,7 +22,7 @@
 22
 23
 24
-25
+x
 26
 27
 28
`,
  );
});

test("a last line without a line end says so, and CRLF is kept", () => {
  expect(unifiedDiff("a.yaml", "a: 1\r\nb: 2", "a: 1\r\nb: 3")).toBe(
    "--- a/a.yaml\n+++ b/a.yaml\n@@ -1,2 +1,2 @@\n a: 1\r\n-b: 2\n\\ No newline at end of file\n+b: 3\n\\ No newline at end of file\n",
  );
});

test("git applies the output", () => {
  const folder = temporaryFolder();
  const git = (...words: string[]): void => void execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  git("init", "-q");
  const line = fc.constantFrom("a", "b", "c\r", "");
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
    .map(([all, ended]) => all.join("\n") + (ended && all.length > 0 ? "\n" : ""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      // git takes a patch that empties or fills a file as one that removes or adds it.
      fc.pre(before !== "" && after !== "" && before !== after);
      writeFileSync(join(folder, "a.yaml"), before);
      writeFileSync(join(folder, "p.patch"), unifiedDiff("a.yaml", before, after));
      git("apply", "--whitespace=nowarn", "p.patch");
      expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe(after);
    }),
    { numRuns: 60 },
  );
});
