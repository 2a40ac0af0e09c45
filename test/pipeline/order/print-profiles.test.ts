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
