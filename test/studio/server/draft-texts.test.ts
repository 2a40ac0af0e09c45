/** Unsaved texts that are named by their hashes: what the server knows, what it forgets, and that it never takes one for another. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDraftTexts, UnknownDraft } from "../../../src/studio/server/draft-texts.ts";
import { sampleFolder } from "../../support/api/sample-project.ts";
import { testStudio } from "../../support/studio/served-studio.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const path = "content/sample/decks/crew.yaml";
const whole = (text: string, of = path) => ({ path: of, hash: hashOf(text), text });
const named = (text: string, of = path) => ({ path: of, hash: hashOf(text) });

test("a call takes a text that was sent before by its hash, and one that is made of it", async () => {
  const folder = sampleFolder();
  const studio = await testStudio({ folder });
  const text = readFileSync(join(folder, path), "utf8");
  const first = text.replace("Cook", "Baker");
  const titleWith = async (draft: object) => {
    const { status, body } = await studio.call("cards", { game: "sample", deck: "crew" }, [draft]);
    return status === 200 ? body.decks[0].cards[0].title : `${status} ${body.code}`;
  };
  expect(await titleWith(named(first))).toBe("409 unknown-draft");
  expect(await titleWith(whole(first))).toBe("Baker");
  expect(await titleWith(named(first))).toBe("Baker");
  const from = first.indexOf("Baker");
  const edit = { of: hashOf(first), from, to: from + 5, text: "Smith" };
  const second = first.replace("Baker", "Smith");
  expect(await titleWith({ ...named(second), edit })).toBe("Smith");
  expect(await titleWith(named(second))).toBe("Smith");
  expect(await titleWith({ path, text: first }), "without a hash").toBe("Baker");
  const other = await testStudio({ folder });
  const { status, body } = await other.call("cards", { game: "sample" }, [{ ...named(second), edit }]);
  expect([status, body.code], "another server").toEqual([409, "unknown-draft"]);
});

test("a text that is not what its hash says is never taken", async () => {
  const studio = await testStudio();
  const { status, body } = await studio.call("cards", { game: "sample" }, [
    { path, hash: hashOf("one"), text: "two" },
  ]);
  expect([status, body.message]).toEqual([400, expect.stringContaining("another hash")]);
  const texts = createDraftTexts();
  texts.take([whole("one two")]);
  const edit = { of: hashOf("one two"), from: 0, to: 3, text: "1" };
  expect(() => texts.take([{ ...named("one 2"), edit }])).toThrow(UnknownDraft);
  expect(texts.take([{ ...named("1 two"), edit }])).toEqual([{ path, text: "1 two" }]);
  expect(() => texts.take([named("1 two", "content/sample/game.yaml")]), "of another file").toThrow(
    UnknownDraft,
  );
});

test("an edit of a text that is not known, or of none, is refused over the wire and nothing is computed", async () => {
  const studio = await testStudio();
  const ask = { kind: "field", game: "sample", deck: "crew", card: "cook", path: ["title"], text: "Baker" };
  const text = "title: Crew\n";
  const next = "title: Ships\n";
  const edit = { of: hashOf(text), from: 7, to: 11, text: "Ships" };
  expect((await studio.call("check", { games: ["sample"] }, [whole(text)])).status).toBe(200);
  const refusal = async (wrong: object) => {
    const draft = { ...named(next), edit: { ...edit, ...wrong } };
    const { status, body } = await studio.call("edits", ask, [draft]);
    return [status, body.code, body.files, body.message];
  };
  const unknown = [409, "unknown-draft", undefined, expect.stringContaining(path)];
  for (const wrong of [
    { of: hashOf("another text") },
    { of: text },
    { of: "" },
    { from: 6 },
    { from: -4 },
    { from: 99 },
    { to: 5 },
    { to: -9 },
    { to: 1e300 },
    { from: 7.9, to: 10.1 },
  ])
    expect(await refusal(wrong), JSON.stringify(wrong)).toEqual(unknown);
  for (const [wrong, key, expected] of [
    [{ of: 5 }, "of", "a string"],
    [{ of: null }, "of", "a string"],
    [{ from: "7" }, "from", "a number"],
    [{ from: null }, "from", "a number"],
    [{ to: [11] }, "to", "a number"],
    [{ to: {} }, "to", "a number"],
  ] as const)
    expect(await refusal(wrong)).toEqual([
      400,
      "bad-order",
      undefined,
      expect.stringMatching(new RegExp(`^body\\.drafts\\[0\\]\\.edit\\.${key}: expected ${expected}, found`)),
    ]);
});

test("what was asked for least recently is forgotten, by path and by size", () => {
  const texts = createDraftTexts({ ofPath: 2, size: 10 });
  const isKnown = (text: string, of = path): boolean => {
    try {
      return texts.take([named(text, of)]).length === 1;
    } catch {
      return false;
    }
  };
  texts.take([whole("a")]);
  texts.take([whole("b")]);
  expect(isKnown("a")).toBe(true);
  texts.take([whole("c")]);
  expect([isKnown("b"), isKnown("a"), isKnown("c")]).toEqual([false, true, true]);
  texts.take([whole("123456789", "content/sample/game.yaml")]);
  expect([isKnown("c"), isKnown("a")]).toEqual([true, false]);
});
