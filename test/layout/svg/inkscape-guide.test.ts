/** docs/draw-in-inkscape.md: its drawings print as it says, and its pictures exist. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { render } from "../../template/sample.ts";
import { layOutSvg, resourcesOf } from "./face.ts";

const GUIDE = readFileSync("docs/draw-in-inkscape.md", "utf8");
const PICTURES = "docs/draw-in-inkscape";

const HEAD =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" width="69.5mm" height="94.9mm" viewBox="-3 -3 69.5 94.9">';
const CARD = { trim: { width: 63.5, height: 88.9 }, bleed: 3 };
const FIELDS = {
  title: "Lantern",
  cost: 3,
  colour: "#7a4a1e",
  stars: 2,
  text: "Look at the top **two** cards.\n\n:anchor: Discard it.",
};

/** What each drawing of the guide reports, by the words of its first field. */
function drawn() {
  const blocks = [...GUIDE.matchAll(/^```xml\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  const picture = '<svg viewBox="0 0 110 70"><rect width="110" height="70"/></svg>';
  const resources = resourcesOf({ "art/ogre.svg": picture });
  return blocks.map((block) => {
    const { text, diagnostics } = render(`${HEAD}\n${block}</svg>`, FIELDS);
    const { scene, diagnostics: found } = layOutSvg(text, CARD, resources);
    return { scene, found: [...diagnostics, ...found].map(({ message }) => message) };
  });
}

test("its drawings print fields instead of samples", () => {
  const all = drawn();
  expect(all.flatMap(({ found }) => found)).toEqual([]);
  expect(all.map(({ scene }) => scene.texts.map(({ text }) => text))).toEqual([
    ["3", "Lantern"],
    ["Look at the top two cards.\n\n:anchor: Discard it."],
    ["Look at the top two cards.\n\n:anchor: Discard it."],
    [],
    [],
  ]);
  // Frames and samples are not printed: a background, a round plate and a panel are all that remain of
  // the shapes. A line keeps its colour on a card without a colour for it.
  const fills = all.map(({ scene }) =>
    JSON.stringify(scene.items).match(/"colour":"#(?:7a4a1e|f7f1e1|b9c7bb|4f6f52|b98a35)"/g),
  );
  expect(fills.map((list) => list?.length ?? 0)).toEqual([3, 1, 0, 0, 1]);
  expect(all[0]?.scene.svgPictures.map(({ box }) => box.width)).toEqual([expect.closeTo(55.5, 1)]);
});

test("its pictures exist, are small, and are all shown", () => {
  const shown = [...GUIDE.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = ""]) => join("docs", path));
  expect(shown.sort()).toEqual(readdirSync(PICTURES).map((name) => join(PICTURES, name)));
  for (const path of shown) expect(statSync(path).size, path).toBeLessThan(60_000);
  const links = [...GUIDE.matchAll(/\]\(([^):#]+)\)/g)].map(([, path = ""]) => join("docs", path));
  for (const path of links) expect(existsSync(path), path).toBe(true);
});
