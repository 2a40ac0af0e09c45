/** The table of a fit report: the worst pieces first. */
import { expect, test } from "vitest";
import { type FitPiece, RISKS } from "../../../src/index.ts";
import { fitRows } from "../../../src/studio/client/print/export/fit-rows.ts";

const piece = (card: string, rest: Partial<FitPiece> = {}): FitPiece => ({
  ...{ deck: "beasts", card, side: "front", product: "PokerDeck", verdict: "pass" },
  ...{ safeUse: 81.25, leastDpi: null, textMargin: -0.44, bleed: { wanted: 3.175, drawn: null } },
  ...{ risks: [] },
  ...rest,
});

const risky = (card: string, verdict: "check" | "fail", risk: keyof typeof RISKS, amount: number): FitPiece =>
  piece(card, { verdict, risks: [{ risk, verdict, amount, detail: `${amount}` }] });

test("failures come first, then by the severity of the risk, then by how much is missing", () => {
  const pieces = [
    piece("fine"),
    risky("small", "check", "low-resolution", 20),
    risky("back", "check", "no-back", 0),
    risky("smaller", "check", "low-resolution", 90),
    risky("cut", "fail", "text-cut", 1),
  ];
  expect(fitRows({ pieces }, RISKS).map(({ name }) => name)).toEqual(
    ["cut", "smaller", "small", "back", "fine"].map((card) => `beasts/${card} front`),
  );
});

test("numbers have their units, and what was not measured a dash", () => {
  const [row] = fitRows({ pieces: [risky("cut", "fail", "text-cut", 1)] }, RISKS);
  expect(row).toMatchObject({
    ...{ safeUse: "81.3 %", leastDpi: "–", textMargin: "-0.4 mm", bleed: "– of 3.2 mm" },
    faults: ["text is cut off: 1"],
  });
});
