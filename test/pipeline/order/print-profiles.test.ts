/** Lengths of an order: the greatest that make sense on the paper are accepted, and nothing beyond. */
import { describe, expect, test } from "vitest";
import { fullOrder } from "../../../src/pipeline/order/order.ts";
import { profilesOf } from "../../../src/pipeline/order/print-profiles.ts";

type Lengths = Pick<Parameters<typeof fullOrder>[0], "gap" | "margin" | "bleed">;

const profilesFor = (papers: readonly string[], lengths: Lengths) =>
  profilesOf(fullOrder({ papers, ...lengths }));

describe.each<keyof Lengths>(["gap", "margin", "bleed"])("%s", (name) => {
  // A4 is 210 mm wide: 20 mm are left between margins of 95 mm, 200 mm between those of 5 mm; Letter is 215.9 mm wide.
  // Of 40 mm, half is left between margins of 10 mm, 30 mm between those of 5 mm.
  test.each([
    ["a4", name === "margin" ? 95 : 100],
    ["letter", name === "margin" ? 97 : 102],
    ["40mmx60mm", name === "margin" ? 10 : 15],
  ])("on %s is at most %d mm", (paper, most) => {
    expect(profilesFor([paper], { [name]: `${most}mm` })[0]?.[name]).toBe(most);
    expect(() => profilesFor([paper], { [name]: `${most}.1mm` })).toThrow(`expected at most ${most}mm`);
    expect(() => profilesFor([paper], { [name]: "99999mm" })).toThrow(`expected at most ${most}mm`);
  });
});

test("each paper of an order has its own limit", () => {
  expect(() => profilesFor(["a3", "a4"], { gap: "140mm" })).toThrow("on A4");
});

test("wide margins leave less room for gaps", () => {
  expect(() => profilesFor(["a4"], { margin: "55mm", gap: "50.5mm" })).toThrow("expected at most 50mm");
});

describe("bleed of fronts and backs", () => {
  const bleedOf = (bleed: string) => {
    const [profile] = profilesFor(["a4"], { bleed });
    return [profile?.bleed, profile?.backBleed ?? "the same"];
  };

  test.each([
    ["2mm", [2, "the same"]],
    ["front=1mm,back=3mm", [1, 3]],
    ["back=0.125in, front=0", [0, 3.175]],
    // The usual bleed is 3 mm.
    ["back=5mm", [3, 5]],
    ["front=1mm", [1, 3]],
    ["front=2mm,back=2mm", [2, "the same"]],
  ])("%s", (text, expected) => expect(bleedOf(text)).toEqual(expected));

  test.each([
    [
      "frnt=1mm,back=3mm",
      'expected front and back with their lengths, such as front=1mm,back=3mm, not "frnt"; did you mean "front"?',
    ],
    ["side=1mm", 'not "side"'],
    ["front=1mm,3mm", "expected front and back with their lengths"],
    ["front=1mm,", "expected front and back with their lengths"],
    ["=3mm", "expected front and back with their lengths"],
    ["front=1mm,front=2mm", '"front" is given twice'],
    ["front=,back=3mm", "expected a length with its unit"],
    ["front=NaN", "expected a length with its unit"],
    ["front=-1mm", "expected a length of 0mm or more"],
    ["front=1mm,back=500mm", "expected at most 100mm"],
  ])("%s is refused", (text, words) => expect(() => bleedOf(text)).toThrow(words));
});
