/** The poster of a game without a template for one, as poppler reads it: its own cards, at true size. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../../src/index.ts";
import { temporaryFolder } from "../../../support/temporary.ts";
import { toolOrSkip } from "../../../support/tools.ts";

/** Blue all over, with bleed: two cards of 80 mm, side by side. */
const BLUE: Readonly<Record<string, string>> = {
  "content/sea/game.yaml": "broadside: 1\nid: sea\ntitle: Sea\nversion: 0.1.0\n",
  "content/sea/decks/waters.yaml": `deck: waters
title: Waters
kind: map
shape: square
size: 80mm
bleed: 2mm
front: water
cells: { shape: square, columns: 3, rows: 3, side: 25mm }
cards:
  - { id: w1, squares: [[green, blue, red], [blue, green, red], [green, blue, blue]] }
  - { id: w2, squares: [[blue, green, red], [red, green, blue], [blue, blue, green]] }
  - { id: w3, squares: [[red, green, red], [red, blue, blue], [blue, green, green]] }
`,
  "content/sea/scenarios/strait.yaml": `scenario: strait
title: Strait
players: { min: 2, max: 2 }
length: short
track:
  - { card: w1, at: [0, 0] }
  - { card: w2, at: [3, 0], turn: 90 }
  - { card: w3, at: [6, 0] }
`,
  "templates/sea/water.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 84 84">
<rect x="-2" y="-2" width="84" height="84" fill="#0000ff"/>
</svg>
`,
};

test("shows the cards' own drawings, edge to edge, as large as they are", async ({ skip }) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const out = temporaryFolder();
  const project = await openProject(createMemoryHost(BLUE));
  await project.print({ scenarios: ["strait"], papers: ["a4"], out });
  const file = join(out, "sea/strait-poster-a4.pdf");
  // a pixel is a millimetre
  const { stdout } = pdftoppm(["-r", "25.4", "-aa", "no", "-f", "1", "-l", "1", file]);
  const pixels = stdout.subarray(stdout.length - 297 * 210 * 3);
  const blue = [...Array(297 * 210).keys()].filter(
    (at) =>
      (pixels[3 * at] ?? 255) < 40 && (pixels[3 * at + 1] ?? 255) < 40 && (pixels[3 * at + 2] ?? 0) > 200,
  ).length;
  // three cards of 80 x 80 mm and 2 mm of bleed around them, less the signs of start and finish: 244 x 84 at most
  expect(blue).toBeGreaterThan(3 * 80 * 80 - 1300);
  expect(blue).toBeLessThanOrEqual(244 * 84 + 400);
  await project.close();
});
