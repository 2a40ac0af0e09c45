/** Texts with marks while they are typed. */
import { expect, test } from "vitest";
import { hasMarks, partsOf, typedMark, withMark } from "../../../src/studio/client/icons/marked-text.ts";

test("bold, italic, names between colons and lines are parts of their own", () => {
  const short = partsOf("Pay **2 :coin:** or\n*wait* :no such:").map(
    ({ kind, text, isBold, isItalic }) =>
      `${kind}${isBold ? " bold" : ""}${isItalic ? " italic" : ""}: ${text}`,
  );
  expect(short).toEqual([
    "text: Pay ",
    "text bold: 2 ",
    "mark bold: coin",
    "text:  or",
    "line: ",
    "text italic: wait",
    "text:  :no such:",
  ]);
});

test("a preview is worth showing only where a mark is", () => {
  expect(["plain", "12:30", "one\ntwo", ":coin:", "*a*"].map(hasMarks)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("a name is being typed behind a colon that begins one", () => {
  const at = (marked: string) => typedMark(marked.replace("^", ""), marked.indexOf("^"));
  expect(at("Gain :co^")).toEqual({ from: 5, typed: "co" });
  expect(at(":^")).toEqual({ from: 0, typed: "" });
  expect(at("12:30^")).toBeUndefined();
  expect(at("Gain :coin:^")).toBeUndefined();
  expect(at("Note: ^")).toBeUndefined();
});

test("what is taken replaces what was typed, with the rest of a name that was there", () => {
  expect(withMark("Gain :co now", { from: 5, to: 8 }, "coin")).toEqual({
    text: "Gain :coin: now",
    caret: 11,
  });
  expect(withMark("Gain :copper: now", { from: 5, to: 8 }, "coin")).toEqual({
    text: "Gain :coin: now",
    caret: 11,
  });
});
