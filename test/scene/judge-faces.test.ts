/** Faces of shared parts, judged one after the other, against the same faces judged alone, letter by letter. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { edgeStretches } from "../../src/scene/edge/edge-ink.ts";
import { type JudgeFace, judgingFaces } from "../../src/scene/judge-faces.ts";
import type { Item, Origin, Paint, Scene, ScenePart, SceneSymbol, TextFact } from "../../src/scene/scene.ts";
import type { Box } from "../../src/units/box.ts";
import { cornersOf } from "../../src/units/hull.ts";
import {
  applyToBox,
  IDENTITY,
  isIdentity,
  type Matrix,
  rotate,
  scale,
  translate,
} from "../../src/units/matrix.ts";
import { legibilityOfLetters } from "../support/paper/letter-by-letter.ts";
import {
  box,
  fade,
  fonts,
  group,
  image,
  path,
  rect,
  sceneOf,
  solid,
  stroke,
  text,
  use,
} from "../support/paper/scenes.ts";

/** Draws a part, with words if it has any: the same object for the same words. */
type Source = (words: readonly string[], matrix: Matrix) => ScenePart;

let line = 1;
const newOrigin = (): Origin => ({ file: "card.svg.hbs", line: line++, column: 1 });

const factOf = (origin: Origin, said: string, at: Box): TextFact => ({
  ...{ origin, text: said, askedSizePt: 10, sizePt: 10, minSizePt: 10, box: at, overflow: 0 },
  ...{ missing: [], unknown: [] },
});

const COIN: SceneSymbol = {
  id: "coin",
  box: box(0, 0, 4, 4),
  items: [path(rect(box(0, 0, 4, 4)), solid("#777777"))],
};
const SIGN: SceneSymbol = {
  id: "sign",
  box: box(0, 0, 12, 5),
  items: text("Sign", { x: 0, y: 4, size: 4 }),
};

const partOf = (items: readonly Item[], more: Partial<ScenePart> = {}): ScenePart => ({
  ...{ items, symbols: [COIN, SIGN], texts: [], pictures: [], svgPictures: [], icons: [], missing: [] },
  ...more,
});

const colour = fc.constantFrom("#000000", "#767676", "#949494", "#ffffff", "#aa0000");
/** Most boxes are apart from each other, as on a card. */
const place = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      box(5, 5, 50, 10),
      box(5, 20, 20, 10),
      box(30, 20, 25, 12),
      box(5, 40, 50, 30),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      x: fc.constantFrom(0, 5, 10, 30),
      y: fc.constantFrom(0, 10, 18, 40),
      width: fc.constantFrom(4, 20, 60),
      height: fc.constantFrom(2, 10, 20, 80),
    }),
  },
);

const writing = fc
  .record({
    at: place,
    size: fc.constantFrom(2, 3, 3, 3, 7),
    fill: fc.oneof(
      { weight: 4, arbitrary: colour.map((one): Paint | null => solid(one)) },
      { weight: 1, arbitrary: fc.constantFrom<Paint | null>(fade, null, solid("#000000", 0.6)) },
    ),
    outline: fc.constantFrom(undefined, undefined, undefined, undefined, "#ffffff"),
    isPlain: fc.constantFrom(false, false, false, true),
    /** Where its icon is, from the left of the box. */
    own: fc.constantFrom(undefined, undefined, undefined, 0, 6, 20),
    symbol: fc.constantFrom("coin", "coin", "sign"),
    around: fc.constantFrom("none", "none", "none", "none", "none", "none", "plate", "group", "faint"),
  })
  .map(({ at, size, fill, outline, isPlain, own, symbol, around }): Source => {
    const style = { fill, ...(outline ? { stroke: stroke(solid(outline), 0.4) } : {}) };
    return (words, matrix) => {
      const origin = newOrigin();
      const lines = words.flatMap((one, index) =>
        text(one, { x: at.x, y: at.y + size * (0.9 + 1.2 * index), size }, style).map((item) => ({
          ...item,
          origin,
        })),
      );
      const icon = own === undefined ? [] : [{ ...use(symbol, translate(at.x + own, at.y)), origin }];
      const all = [...lines.slice(0, 1), ...icon, ...lines.slice(1)];
      const fact = factOf(origin, words.join("\n"), applyToBox(matrix, at));
      const plate = path(rect(box(at.x - 1, at.y - 1, at.width + 2, at.height + 2)), solid("#dddddd"));
      const items = {
        none: all,
        plate: [{ ...plate, origin: newOrigin() }, ...all],
        group: [group(all, { origin: newOrigin() })],
        faint: [group(all, { origin: newOrigin(), opacity: 0.5 })],
      }[around as "none"];
      return partOf(items, { texts: isPlain ? [{ ...fact, isPlain: true }] : [fact] });
    };
  });

const shape = fc
  .record({
    at: place,
    tone: colour,
    kind: fc.oneof(fc.nat(10), fc.constantFrom(8, 9)),
    opacity: fc.constantFrom(1, 1, 0.5),
  })
  .map(({ at, tone, kind, opacity }): Source => {
    const paint = solid(tone, opacity);
    const { x, y, width, height } = at;
    const d = rect(at);
    const drawn = (item: Item): ScenePart => partOf([{ ...item, origin: newOrigin() }]);
    return () => {
      switch (kind) {
        case 0:
          return drawn(path(d, fade));
        case 1:
          return drawn(path(d, null, { stroke: stroke(paint, 0.5) }));
        case 2:
          return drawn(path(`M${x} ${y}L${x + width} ${y + height}`, null, { stroke: stroke(paint, 3) }));
        case 3:
          return drawn(image("picture", at));
        case 4: {
          const part = drawn(use("coin", translate(x, y)));
          return { ...part, icons: part.items.map(({ origin }) => ({ origin, name: "coin" })) };
        }
        case 5:
          return drawn(use("sign", translate(x, y)));
        case 6:
          return drawn(group([path(d, paint)], { opacity, transform: translate(1, 0) }));
        case 7:
          return drawn(group([path(d, paint)], { clip: { d: rect(box(0, 0, 30, 30)), rule: "nonzero" } }));
        case 8:
          return drawn(path(rect(box(0, 0, 60, 80)), solid("#f4f4f4")));
        case 9:
          return partOf([]);
        default:
          return drawn(path(d, paint));
      }
    };
  });

const words = fc.constantFrom(
  ["Hoist"],
  ["the sails"],
  ["Hoist", "and splice"],
  ["9"],
  ["   "],
  ["Hoist the sails, Hoist the sails"],
);

/** Which sources a face shows, in order, and what they say. */
const pick = fc.record({
  source: fc.nat(5),
  said: words,
  isNew: fc.constantFrom(false, false, false, false, true),
});
const picks = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.uniqueArray(pick, { minLength: 1, maxLength: 4, selector: ({ source }) => source }),
  },
  { weight: 1, arbitrary: fc.array(pick, { minLength: 1, maxLength: 6 }) },
);

const game = fc.record({
  sources: fc.array(fc.oneof(shape, writing, writing), { minLength: 6, maxLength: 6 }),
  matrix: fc.constantFrom(IDENTITY, IDENTITY, IDENTITY, scale(0.8), translate(1, 2), rotate(90)),
  faces: fc.array(picks, { minLength: 1, maxLength: 3 }),
  /** Other words on the same faces. */
  others: fc.array(fc.array(words, { minLength: 6, maxLength: 6 }), { minLength: 3, maxLength: 5 }),
});

type Game = typeof game extends fc.Arbitrary<infer T> ? T : never;

function scenesOf({ sources, matrix, faces, others }: Game): readonly Scene[] {
  const known = new Map<string, ScenePart>();
  const partFor = (source: number, said: readonly string[], isNew: boolean): ScenePart => {
    const key = `${source} ${said.join("|")}`;
    const part = (!isNew && known.get(key)) || (sources[source] as Source)(said, matrix);
    known.set(key, part);
    return part;
  };
  const sceneWith = (parts: readonly ScenePart[]): Scene => {
    const items = parts.flatMap((part) => part.items);
    const isInPlace = isIdentity(matrix) || items.length === 0;
    return {
      ...sceneOf(isInPlace ? items : [group(items, { transform: matrix })], { symbols: [COIN, SIGN] }),
      texts: parts.flatMap(({ texts }) => texts),
      icons: parts.flatMap(({ icons }) => icons),
      parts,
    };
  };
  return faces.flatMap((face) =>
    [undefined, ...others].map((other) =>
      sceneWith(face.map(({ source, said, isNew }, index) => partFor(source, other?.[index] ?? said, isNew))),
    ),
  );
}

const CUT = { outline: cornersOf(box(0, 0, 60, 80)), tabs: [] };
const isBold = (): boolean => false;
const newJudge = (): JudgeFace => judgingFaces(isBold, fonts);

test("what is found does not depend on the faces before", () => {
  let shared = 0;
  let alone = 0;
  fc.assert(
    fc.property(game, (one) => {
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
