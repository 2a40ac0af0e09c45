/** Capitals due to the position of a word, and linear time for long texts. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { isCapital, isRaised } from "../../../src/rules/printed-texts/capitals.ts";
import type { WrittenText } from "../../../src/rules/printed-texts/read-text.ts";
import { wordsIn } from "../../../src/rules/printed-texts/words-in.ts";

/** A text without a file: capitals do not need places. */
const written = (text: string) => ({ text, field: "title", from: "content" }) as unknown as WrittenText;

/** The words whose capital is due to their position. */
const raisedIn = (text: string): readonly string[] => {
  const one = written(text);
  return wordsIn(one).flatMap((word) => (isCapital(word.word) && isRaised(one, [word]) ? [word.word] : []));
};

afterEach(() => void vi.restoreAllMocks());

describe("a capital is due to the position of the word", () => {
  test.each([
    ["in a title", "The Ship of\tLuck", ["The", "Ship", "Luck"]],
    ["in a title of its own line", "pay, or lose\nShip of Luck\npay the Crew", ["Ship", "Luck"]],
    ["in a title behind a mark for a new line", "pay, or lose\\nLuck and Loss", ["Luck", "Loss"]],
    ["not in a line with a sentence in it", "Pay the Crew, then go", ["Pay"]],
    ["in a name", "pay, then go to Old Bill", ["Old", "Bill"]],
  ])("%s", (_, text, raised) => {
    expect(raisedIn(text)).toEqual(raised);
  });
});

test("a title twice as long is twice the work", () => {
  const looks = (count: number): number => {
    const exec = vi.spyOn(RegExp.prototype, "exec");
    expect(raisedIn("the Crew ".repeat(count))).toHaveLength(count);
    const { length } = exec.mock.calls;
    exec.mockRestore();
    return length;
  };
  const few = looks(100);
  expect(few).toBeGreaterThan(100);
  expect(looks(200)).toBeLessThan(3 * few);
});
