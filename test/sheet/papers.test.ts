import { describe, expect, test } from "vitest";
import { nearestPaper, PAPERS, parsePaper } from "../../src/sheet/papers.ts";
import { ptOfMm } from "../../src/units/length.ts";

const inPt = (text: string) => {
  const paper = parsePaper(text);
  return paper && [ptOfMm(paper.width), ptOfMm(paper.height)].map((pt) => Math.round(pt * 100) / 100);
};

describe("named papers", () => {
  test.each([
    ["a4", [595.28, 841.89]],
    ["letter", [612, 792]],
    ["a3", [841.89, 1190.55]],
    ["legal", [612, 1008]],
    ["tabloid", [792, 1224]],
  ])("%s has its standard size in pt", (name, size) => {
    expect(inPt(name)).toEqual(size);
  });

  test("capitals and spaces do not matter", () => expect(parsePaper(" Letter ")?.id).toBe("letter"));

  test("are listed from the smallest to the largest", () => {
    const areas = PAPERS.map(({ width, height }) => width * height);
    expect(areas).toEqual([...areas].sort((a, b) => a - b));
  });

  test("a misspelled name has a nearest one", () => {
    expect(nearestPaper("leter")).toBe("letter");
    expect(nearestPaper("tabliod")).toBe("tabloid");
    expect(nearestPaper("parchment")).toBeUndefined();
    expect(nearestPaper("a5")).toBeUndefined();
  });
});

describe("papers by size", () => {
  test("in any unit, upright or not (C073)", () => {
    expect(inPt("2.5in x 3.5in")).toEqual([180, 252]);
    expect(parsePaper("297mmx210mm")).toMatchObject({ id: "297mmx210mm", width: 297, height: 210 });
    expect(parsePaper("8.5 × 11in")).toMatchObject({ width: 215.9, height: 279.4 });
  });

  test.each([
    "210x297",
    "210mm",
    "210mmx",
    "0mmx297mm",
    "-210mmx297mm",
    "1e9mmx297mm",
    "210mmx297mmx1mm",
    "5081mmx10mm",
    "",
  ])("%j is not a paper (G1, G2)", (text) => expect(parsePaper(text)).toBeUndefined());
});
