/** Fixes of findings: made in the text that they were computed for, or not at all. */
import { beforeEach, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/index.ts";
import { documents, open } from "../../../src/studio/client/documents/documents.ts";
import { fix } from "../../../src/studio/client/findings/fixing.ts";
import { answerCalls } from "../../support/studio/answered-calls.ts";

const PATH = "content/game/a.yaml";

beforeEach(() => {
  documents.value = new Map();
});

/** The word "teh", wherever it is in the text. */
function findingsIn(text: string): readonly Diagnostic[] {
  return [...text.matchAll(/teh/g)].map(({ index }) => {
    const [start, end] = [index, index + 3].map((offset) => {
      const line = text.slice(0, offset).split("\n").length;
      return { line, column: offset - text.lastIndexOf("\n", offset - 1), offset };
    }) as [Diagnostic["start"], Diagnostic["end"]];
    const edits = [{ file: PATH, start, end, text: "the" }];
    return { rule: "text/typo", severity: "hint", message: "teh", file: PATH, start, end, edits };
  });
}

/** A file on a disk, with what happens at the end of each check. */
function served(text: string, whileChecking: (disk: { text: string }) => void = () => {}): { text: string } {
  const disk = { text };
  answerCalls((url, { body }) => {
    const { drafts = [] } = JSON.parse(body);
    const seen: string = drafts[0]?.text ?? disk.text;
    if (url !== "/api/check") return Response.json({ path: PATH, text: seen, hash: `hash of ${seen}` });
    const findings = findingsIn(seen);
    whileChecking(disk);
    return Response.json({ findings });
  });
  return disk;
}

test("a fix is made where the finding is now, not where an earlier check has seen it", async () => {
  const wanted = findingsIn("teh end");
  served("teh end");
  const document = open(PATH, { text: "teh end", hash: "hash of teh end" });
  document.change("Type", [{ from: 0, to: 0, text: "to " }]);
  await fix(wanted);
  expect(document.text.value).toBe("to the end");
});

test("one of two equal findings in a line is fixed alone", async () => {
  const text = "teh end of teh line";
  served(text);
  const document = open(PATH, { text, hash: `hash of ${text}` });
  await fix(findingsIn(text).slice(1));
  expect(document.text.value).toBe("teh end of the line");
});

test("which of two equal findings it was is not guessed", async () => {
  const text = "teh end of teh line";
  served(text);
  const document = open(PATH, { text, hash: `hash of ${text}` });
  document.change("Type", [{ from: 0, to: 0, text: "to " }]);
  await expect(fix(findingsIn(text).slice(1))).rejects.toThrow("it is not there any more");
  expect(document.text.value).toBe(`to ${text}`);
});

test("a file that is written while it is checked is checked again", async () => {
  let count = 0;
  const disk = served("teh end", (one) => {
    if (count++ === 0) one.text = "see teh end";
  });
  await fix(findingsIn("teh end"));
  expect(disk.text).toBe("see teh end");
  expect(documents.value.get(PATH)?.text.value).toBe("see the end");
});

test("a finding that is gone changes nothing, and says so", async () => {
  served("the end");
  const document = open(PATH, { text: "the end", hash: "hash of the end" });
  await expect(fix(findingsIn("teh end"))).rejects.toThrow("it is not there any more");
  expect(document.done.value).toEqual([]);
});
