import { expect, test } from "vitest";
import { gatherFaces } from "../../src/template/gather-faces.ts";
import { render } from "./sample.ts";

test("C029: one slip on many cards is one finding that counts them", () => {
  const faces = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => ({
    card: id,
    diagnostics: render(
      "{{titel}}{{n}}",
      { title: "", ...(id === "b" ? {} : { n: id === "c" ? [1] : 1 }) },
      { card: { id } },
    ).diagnostics,
  }));
  expect(gatherFaces(faces).map((one) => one.message)).toEqual([
    'card "a" has no field "titel" (and 7 more cards: b, c, d, e, f, ...)',
    'card "b" has no field "n"',
    '"n" of card "c" is a list, which has no text to print',
  ]);
});

test("the two sides of one card are one card", () => {
  const { diagnostics } = render("{{nope}}", {});
  const faces = [diagnostics, diagnostics].map((each) => ({ card: "ogre", diagnostics: each }));
  expect(gatherFaces(faces)).toEqual(diagnostics);
});
