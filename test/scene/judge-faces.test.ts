/** Faces of shared parts, judged one after the other, against the same faces judged alone, letter by letter. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { edgeStretches } from "../../src/scene/edge/edge-ink.ts";
import { type Judged, type JudgeFace, judgingFaces } from "../../src/scene/judge-faces.ts";
import type { Item, Scene, ScenePart } from "../../src/scene/scene.ts";
import type { Box } from "../../src/units/box.ts";
import { cornersOf } from "../../src/units/hull.ts";
import { translate } from "../../src/units/matrix.ts";
import { legibilityOfLetters } from "../support/paper/letter-by-letter.ts";
import {
  BOLD,
  COIN,
  factOf,
  familyOf,
  LEFT,
  likeFaces,
  newOrigin,
  partOf,
  RIGHT,
  RULES,
  SIGN,
  scenesOf,
  TITLE,
} from "../support/paper/like-faces.ts";
import { box, fonts, path, rect, sceneOf, solid, stroke, text, use } from "../support/paper/scenes.ts";

const CUT = { outline: cornersOf(box(0, 0, 60, 80)), tabs: [] };
const isBold = (face: string): boolean => face === BOLD;
const newJudge = (): JudgeFace => judgingFaces(isBold, fonts);

test("what is found does not depend on the faces before", () => {
  let shared = 0;
  let alone = 0;
  fc.assert(
    fc.property(likeFaces, (one) => {
      const judge = newJudge();
      const before = new Set<unknown>();
      const scenes = scenesOf(one);
      for (const scene of [...scenes, ...scenes]) {
        const { parts, ...flat } = scene;
        const judged = judge(scene, CUT, true);
        expect(judged.legibility).toEqual(legibilityOfLetters(flat, isBold, fonts));
        expect(judged.edges).toEqual(edgeStretches(flat, CUT));
        expect(judged).toEqual(newJudge()(flat, CUT, true));
        if (before.has(judged.legibility)) shared++;
        else alone++;
        before.add(judged.legibility);
      }
    }),
    { numRuns: 150 },
  );
  expect(Math.min(shared, alone)).toBeGreaterThan(50);
});

interface Words {
  readonly said?: string;
  readonly at?: Box;
  readonly size?: number;
  readonly colour?: string;
  /** Where the words begin, and where an icon is, from the left of the box. */
  readonly indent?: number;
  readonly icon?: number;
  readonly symbol?: string;
  readonly outline?: string;
  readonly isPlain?: boolean;
}

/** A text in a box, as a part. */
function words({
  said = "Hoist",
  at = LEFT,
  size = 3,
  colour = "#000000",
  indent = 0,
  icon,
  symbol = "coin",
  outline,
  isPlain,
}: Words = {}): ScenePart {
  const origin = newOrigin();
  const style = {
    fill: solid(colour),
    family: familyOf(said),
    ...(outline ? { stroke: stroke(solid(outline), 0.4) } : {}),
  };
  const line = text(said, { x: at.x + indent, y: at.y + size, size }, style).map((item) => ({
    ...item,
    origin,
  }));
  const icons = icon === undefined ? [] : [{ ...use(symbol, translate(at.x + icon, at.y)), origin }];
  const fact = factOf(origin, said, at);
  return partOf([...icons, ...line], { texts: [isPlain ? { ...fact, isPlain } : fact] });
}

function cardOf(...parts: readonly ScenePart[]): Scene {
  const items = parts.flatMap((part) => part.items);
  const [texts, icons] = [parts.flatMap((part) => part.texts), parts.flatMap((part) => part.icons)];
  return { ...sceneOf(items, { symbols: [COIN, SIGN] }), texts, icons, parts };
}

const drawing = (item: Item): ScenePart => partOf([{ ...item, origin: newOrigin() }]);
const lineAt = (x: number): ScenePart =>
  drawing(path(`M${x} 0L${x} 80`, null, { stroke: stroke(solid("#000000"), 0.3) }));
const rule = lineAt(26);
const middle = drawing(path("M30 7L45 7", null, { stroke: stroke(solid("#000000"), 0.3) }));
const LOW = box(5, 20, 20, 5.05);
const bar = drawing(path("M5 26.1L25 26.1", null, { stroke: stroke(solid("#777777"), 2) }));
const dark = drawing(path(rect(box(26, 0, 34, 80)), solid("#333333")));
const right = words({ said: "Belay", at: RIGHT });
const plain = words({ said: "Belay", at: RIGHT, isPlain: true });
const PALE = { colour: "#dddddd" };
const pale = words({ said: "Belay", at: RIGHT, ...PALE });
const cargo = words({ said: "Cargo", at: RULES, ...PALE });
const coin = drawing(use("coin", translate(30, 5)));
const icon = { ...coin, icons: coin.items.map(({ origin }) => ({ origin, name: "coin" })) };
const [MIDDLE, NEXT] = [box(12, 20, 20, 10), box(31.77, 20, 20, 10)];
const GREY = { at: MIDDLE, colour: "#444444" };
const letter = words({ said: "i", at: NEXT, size: 1.5, colour: "#555555" });
const thin = (d: string): ScenePart => drawing(path(d, null, { stroke: stroke(solid("#000000"), 0.1) }));
const floor = thin("M12 29.9L32 29.9");
const roof = thin("M12 20.5L32 20.5");
const slope = thin("M10 19L26 30");
const PAST_CUT = box(50, 20, 30, 10);
const LONG = "the sails, the sails, the sails";

/** Faces of which the first two are alike: the third is not, though little differs. */
const UNLIKE: readonly (readonly [
  what: string,
  card: (odd: ScenePart) => Scene,
  usual: Words,
  odd: Words,
])[] = [
  ["words beyond their box meet a text", (part) => cardOf(part, right), {}, { said: LONG }],
  ["words beyond their box meet a line", (part) => cardOf(rule, part), {}, { said: LONG }],
  ["words beyond their box are on a plate", (part) => cardOf(dark, part), {}, { said: LONG }],
  ["words in their box meet a line", (part) => cardOf(middle, part), { at: TITLE }, { said: LONG }],
  ["words in their box are on a plate", (part) => cardOf(dark, part), { at: TITLE }, { said: LONG }],
  ["another colour", (part) => cardOf(part), {}, { colour: "#dddddd" }],
  ["another size", (part) => cardOf(part), { size: 7, colour: "#949494" }, { size: 3 }],
  [
    "letters that are larger come down to a bar, which is a line for them",
    (part) => cardOf(part, bar),
    { at: LOW },
    { at: LOW, size: 4.6, said: "jogging" },
  ],
  ["the words of a text", (part) => cardOf(right, cargo, part), PALE, { ...PALE, said: "Belay" }],
  ["the words of a weak text", (part) => cardOf(pale, cargo, part), PALE, { ...PALE, said: "Belay" }],
  [
    "the words of a text without a box",
    (part) => cardOf(plain, cargo, part),
    PALE,
    { ...PALE, said: "Belay" },
  ],
  ["another weight", (part) => cardOf(part), { size: 5, colour: "#949494" }, { said: "splice" }],
  ["an icon below the letters", (part) => cardOf(part), { icon: 14, colour: "#444444" }, { icon: 0 }],
  [
    "an icon beyond the box is below a text",
    (part) => cardOf(part, words({ said: "Belay", at: RIGHT, colour: "#555555" })),
    { icon: 14 },
    { icon: 26 },
  ],
  [
    "an icon at the end of its box is below a letter of the next",
    (part) => cardOf(part, letter),
    { at: MIDDLE, icon: 10 },
    { icon: 16 },
  ],
  [
    "the same, and words in their box may meet a line",
    (part) => cardOf(floor, part, letter),
    { at: MIDDLE, icon: 10 },
    // Words whose ink is where that of others was.
    { icon: 16, said: "Hold" },
  ],
  ["an icon in its box is below the letters", (part) => cardOf(part), { ...GREY, icon: 14 }, { icon: 0 }],
  ["accents in their box meet a line", (part) => cardOf(part, roof), { at: MIDDLE }, { said: "É" }],
  ["letters in their box meet a slanted line", (part) => cardOf(part, slope), {}, { said: "the sails" }],
  ["words in their box run into an icon", (part) => cardOf(part, icon), { at: TITLE }, { said: LONG }],
  ["words in their box are cut off", (part) => cardOf(part), { at: PAST_CUT, ...PALE }, { indent: 12 }],
  ["letters in an icon", (part) => cardOf(part, right), { icon: 10 }, { icon: 7, symbol: "sign" }],
  ["an outline", (part) => cardOf(part), { colour: "#dddddd" }, { outline: "#000000" }],
  ["a text without a box", (part) => cardOf(rule, part), {}, { isPlain: true, said: LONG }],
  ["no letters", (part) => cardOf(rule, part), {}, { said: " " }],
];

test.each(UNLIKE)("%s: the face is judged by itself", (_, card, usual, odd) => {
  const judge = newJudge();
  const judged = (scene: Scene): Judged => {
    const { parts, ...flat } = scene;
    const found = judge(scene, CUT, true);
    expect(found).toEqual(newJudge()(flat, CUT, true));
    return found;
  };
  const blank = odd.said === " " ? judged(card(words({ ...usual, ...odd }))) : undefined;
  const alike = ["Hoist", "Haul", "Heave", "Hold"].map((said) => judged(card(words({ said, ...usual }))));
  const unlike = blank ?? judged(card(words({ ...usual, ...odd })));
  expect(alike[3]?.legibility.weak.length).toBe(alike[2]?.legibility.weak.length);
  if (!blank) expect(unlike).not.toEqual(alike[3]);
});

test("words that stay clear of a line in their box are judged once for all, wherever that is", () => {
  const judge = newJudge();
  const found = ["Hold", "Haul away", "Heave", "Hold", "Haul", "a"].map(
    (said) => judge(cardOf(middle, words({ said, at: TITLE })), CUT, true).legibility,
  );
  const [first, second, ...others] = found;
  expect(first).toEqual(second);
  expect(second).not.toBe(first);
  expect(others.every((one) => one === second)).toBe(true);
});

test("icons at the cut are edges", () => {
  const at = box(38, 20, 21.5, 10);
  const judge = newJudge();
  const [inside, outside] = [9, 17.2].map((icon) => judge(cardOf(words({ at, icon })), CUT, true).looks);
  expect(outside).toBeGreaterThan(inside as number);
});

test("two texts in one box are compared", () => {
  const judge = newJudge();
  for (const said of ["Haul", "Heave", "Hold"]) {
    const one = words({ said });
    expect(judge(cardOf(one, one), CUT, true).legibility.collisions).toEqual([]);
  }
  const two = cardOf(words({ said: "Hoist" }), words({ said: "Heave" }));
  expect(judge(two, CUT, true).legibility.collisions).toHaveLength(1);
});
