/** Texts judged by the areas that they are in, against the same texts judged letter by letter. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { widthOf } from "../../../src/scene/glyph-runs.ts";
import { legibilityOf } from "../../../src/scene/legibility/legibility.ts";
import { openRuns } from "../../../src/scene/legibility/open-runs.ts";
import { startLooks } from "../../../src/scene/looks.ts";
import type {
  GlyphsItem,
  Item,
  Origin,
  Paint,
  Scene,
  SceneSymbol,
  TextFact,
} from "../../../src/scene/scene.ts";
import { walkScene } from "../../../src/scene/scene-walk.ts";
import type { Box } from "../../../src/units/box.ts";
import { IDENTITY, rotate, scale, translate } from "../../../src/units/matrix.ts";
import { legibilityOfLetters } from "../../support/paper/letter-by-letter.ts";
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
} from "../../support/paper/scenes.ts";

interface Piece {
  readonly items: readonly Item[];
  readonly facts: readonly TextFact[];
  readonly icons: readonly Origin[];
}

let line = 1;
const newOrigin = (): Origin => ({ file: "card.svg.hbs", line: line++, column: 1 });

const factOf = (origin: Origin, said: string, at: Box): TextFact => ({
  ...{ origin, text: said, askedSizePt: 10, sizePt: 10, minSizePt: 10, box: at, overflow: 0 },
  ...{ missing: [], unknown: [] },
});

const SYMBOLS: readonly SceneSymbol[] = [
  { id: "coin", box: box(0, 0, 4, 4), items: [path(rect(box(0, 0, 4, 4)), solid("#777777"))] },
];

const colour = fc.constantFrom("#000000", "#767676", "#949494", "#ffffff", "#aa0000");
const place = fc.record({
  x: fc.constantFrom(0, 5, 10, 12, 30),
  y: fc.constantFrom(0, 10, 18, 20, 26, 40),
  width: fc.constantFrom(4, 20, 30, 60),
  height: fc.constantFrom(2, 8, 10, 20, 80),
});

/** A text in its box, or beyond it, with an icon of its own or without. */
const writing = fc
  .record({
    at: place,
    said: fc.array(fc.constantFrom("Hoist", "the sails", "Hoist the sails", "9", "yjg"), {
      minLength: 1,
      maxLength: 3,
    }),
    size: fc.constantFrom(2, 4, 7),
    fill: fc.oneof(
      colour.map((one): Paint | null => solid(one)),
      fc.constantFrom(fade, null, solid("#000000", 0.6)),
    ),
    outline: fc.constantFrom(undefined, undefined, undefined, "#ffffff"),
    isPlain: fc.boolean(),
    own: fc.constantFrom(undefined, 0, 6, 20),
  })
  .map(({ at, said, size, fill, outline, isPlain, own }): Piece => {
    const origin = newOrigin();
    const style = { fill, ...(outline ? { stroke: stroke(solid(outline), 0.4) } : {}) };
    const lines = said.flatMap((one, index) =>
      text(one, { x: at.x, y: at.y + size * (0.9 + 1.2 * index), size }, style).map((item) => ({
        ...item,
        origin,
      })),
    );
    const icon = own === undefined ? [] : [{ ...use("coin", translate(at.x + own, at.y)), origin }];
    const fact = factOf(origin, said.join("\n"), at);
    return {
      items: [...lines.slice(0, 1), ...icon, ...lines.slice(1)],
      facts: isPlain ? [] : [fact],
      icons: [],
    };
  });

const bare = (item: Item): Piece => ({ items: [item], facts: [], icons: [] });

const shape = fc
  .record({ at: place, tone: colour, kind: fc.nat(8), opacity: fc.constantFrom(1, 1, 0.5) })
  .map(({ at, tone, kind, opacity }): Piece => {
    const paint = solid(tone, opacity);
    const origin = newOrigin();
    const { x, y, width, height } = at;
    const d = rect(at);
    const drawn = (more: Partial<Item>, item: Item): Piece => bare({ ...item, ...more } as Item);
    switch (kind) {
      case 0:
        return drawn({ origin }, path(d, fade));
      case 1:
        return drawn({ origin }, path(d, null, { stroke: stroke(paint, 0.5) }));
      case 2:
        return drawn(
          { origin },
          path(`M${x} ${y}L${x + width} ${y + height}`, null, { stroke: stroke(paint, 3) }),
        );
      case 3:
        return drawn({ origin }, path(d, paint, { stroke: stroke(solid("#000000"), 2.5) }));
      case 4:
        return drawn({ origin }, image("picture", at));
      case 5:
        return { ...drawn({ origin }, use("coin", translate(x, y))), icons: [origin] };
      case 6:
        return bare(group([path(d, paint)], { opacity, transform: translate(1, 0) }));
      case 7:
        return bare(group([path(d, paint)], { clip: { d: rect(box(0, 0, 30, 30)), rule: "nonzero" } }));
      default:
        return drawn({ origin }, path(d, paint));
    }
  });

/** Anything, bare or in a group with a matrix of its own. */
const part = fc
  .tuple(
    fc.array(fc.oneof(shape, writing, writing), { maxLength: 4 }),
    fc.constantFrom(undefined, undefined, IDENTITY, translate(1, 2), scale(0.8), rotate(90)),
    fc.constantFrom({}, {}, { opacity: 0.5 }, { blend: "multiply" as const }),
  )
  .map(([pieces, transform, more]): Piece => {
    const items = pieces.flatMap((piece) => piece.items);
    return {
      // The facts of a transformed text are about another place: then its box does not hold it.
      items: transform ? [group(items, { ...more, transform })] : items,
      facts: pieces.flatMap(({ facts }) => facts),
      icons: pieces.flatMap(({ icons }) => icons),
    };
  });

const scenes = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts): Scene => {
  const items = parts.flatMap((one) => one.items);
  return {
    ...sceneOf(items, { symbols: SYMBOLS }),
    texts: parts.flatMap(({ facts }) => facts),
    icons: parts.flatMap(({ icons }) => icons).map((origin) => ({ origin, name: "coin" })),
  };
});

const isBold = (): boolean => false;

test("judging by areas finds the same as judging every letter", () => {
  let [found, spared] = [0, 0];
  // Also not at more cost to the face's budget.
  fc.assert(
    fc.property(fc.array(scenes, { minLength: 1, maxLength: 3 }), (all) => {
      for (const one of [...all, ...all]) {
        const [quick, slow] = [startLooks(), startLooks()];
        const letters = legibilityOfLetters(one, isBold, fonts, slow);
        expect(legibilityOf(one, isBold, fonts, quick)).toEqual(letters);
        expect(quick.spent).toBeLessThanOrEqual(slow.spent);
        if (letters.weak.length + letters.crossed.length + letters.collisions.length > 0) found++;
        else spared++;
      }
    }),
    { numRuns: 150 },
  );
  expect(Math.min(found, spared)).toBeGreaterThan(100);
});

/** A text in a box, after other items; its lines from the top, with something between the first two. */
function rules(
  said: readonly string[],
  below: readonly Item[] = [],
  between: readonly Item[] = [],
  at = box(10, 10, 40, 30),
): Scene {
  const origin = newOrigin();
  const [first = [], ...others] = said.map((words, index) =>
    text(words, { x: 10, y: 15 + 6 * index, size: 4 }).map((item) => ({ ...item, origin })),
  );
  const items = [...below, ...first, ...between, ...others.flat()];
  return { ...sceneOf(items, { symbols: SYMBOLS }), texts: [factOf(origin, said.join("\n"), at)] };
}

const DARK = solid("#333333");
const frame = (x: number): Item => path(`M${x} 0L${x} 80`, null, { stroke: stroke(solid("#000000"), 0.4) });

/** What is wrong with the letters, though most of the box is as it should be. */
const REASONS: readonly (readonly [reason: string, scene: Scene])[] = [
  ["a gradient all over the box", rules(["Hoist the sails"], [path(rect(box(0, 0, 60, 80)), fade)])],
  ["a wide line beside it", rules(["Hoist"], [path("M0 8L60 8", null, { stroke: stroke(DARK, 14) })])],
  ["a plate below one line", rules(["Hoist", "the sails"], [], [path(rect(box(5, 17, 50, 40)), DARK)])],
  ["a plate below its end", rules(["Hoist the sails"], [path(rect(box(22, 0, 50, 80)), DARK)])],
  [
    "a plate that it runs onto",
    rules(
      ["Hoist the sails, Hoist the sails"],
      [path(rect(box(31, 0, 29, 80)), DARK)],
      [],
      box(10, 10, 20, 30),
    ),
  ],
  ["a line across it", rules(["Hoist the sails"], [frame(20)])],
  ["a line across what is beyond the box", rules(["Hoist the sails, Hoist the sails"], [frame(54)])],
  ["a text across it", rules(["Hoist the sails"], text("Belay", { x: 15, y: 15, size: 4 }))],
];

test.each(REASONS)("%s is found", (_, scene) => {
  const { weak, crossed, collisions } = legibilityOf(scene, isBold, fonts);
  expect(weak.length + crossed.length + collisions.length).toBeGreaterThan(0);
  expect({ weak, crossed, collisions, isPartial: false }).toEqual(legibilityOfLetters(scene, isBold, fonts));
});

/** All lines here have one paint, as those of an element have. */
const BLACK = solid("#000000");

/** A line of text of which only letters in the middle are weak: with other lines, too few of it are sampled to find them. */
const HUM = "nnnnnnnnnnnnnnnn";
function weakInTheMiddle(at: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): readonly Item[] {
  const [line] = text(HUM, at, { fill: BLACK }) as [GlyphsItem];
  const letter = widthOf(line) / HUM.length;
  return [path(rect(box(at.x + 6 * letter, at.y - 3, 5 * letter, 4)), DARK), line];
}

const linesOf = (origin: Origin, ...all: readonly (readonly Item[])[]): readonly Item[] =>
  all.flat().map((item) => (item.kind === "glyphs" ? { ...item, origin } : item));
const lineAt = (words: string, y: number): readonly Item[] =>
  text(words, { x: 5, y, size: 3 }, { fill: BLACK });
const weakWords = (judge: typeof legibilityOf, items: readonly Item[]): readonly string[] =>
  judge(sceneOf(items), isBold, fonts).weak.map((weak) => weak.text);

test("lines of one element that do not follow each other are judged with all others", () => {
  const [owner, one, other] = [newOrigin(), newOrigin(), newOrigin()];
  const first = linesOf(owner, weakInTheMiddle({ x: 5, y: 20, size: 3 }));
  const last = linesOf(owner, lineAt("Hoist the sails", 30));
  expect(weakWords(legibilityOf, [...first, ...last])).toEqual([]);
  const repeated = [
    ...linesOf(one, lineAt("Belay", 60)),
    ...first,
    ...linesOf(other, lineAt("Belay", 70)),
    ...last,
  ];
  // The second "Belay" is judged with the first, so that the lines of the element follow each other.
  expect(weakWords(legibilityOfLetters, repeated)).toEqual([]);
  expect(weakWords(legibilityOf, repeated)).toEqual([]);
});

test("elements with the same words are judged with all others", () => {
  const [one, between, other] = [newOrigin(), newOrigin(), newOrigin()];
  const half = path(rect(box(0, 55, 8, 20)), solid("#ffffff"));
  const scene = [
    half,
    ...linesOf(one, lineAt("Belay", 60)),
    ...linesOf(between, lineAt("Ahoy", 40)),
    ...linesOf(other, lineAt("Belay", 15), weakInTheMiddle({ x: 5, y: 20, size: 3 })),
  ];
  // "Ahoy" is between the two lines of the last element when the second "Belay" is judged with the first.
  expect(weakWords(legibilityOfLetters, scene)).toEqual([HUM]);
  expect(weakWords(legibilityOf, scene)).toEqual([HUM]);
});

const looksOf = (scene: Scene, judge = legibilityOf): number => {
  const looks = startLooks();
  judge(scene, isBold, fonts, looks);
  return looks.spent;
};

test("a text that is not open costs the face nothing, whatever it says, and whatever came before", () => {
  const plate = path(rect(box(0, 0, 60, 80)), solid("#eeeeee"));
  const around = path(rect(box(2, 2, 56, 76)), null, { stroke: stroke(solid("#000000"), 1) });
  const counts = ["Hoist", "the sails", "Hoist", "and splice"].map((words) =>
    looksOf(rules([words], [plate, around])),
  );
  expect(counts).toEqual([0, 0, 0, 0]);
});

test("a face whose budget is enough for its letters is judged as a whole", () => {
  const scene = rules(["Hoist the sails"], [path(rect(box(0, 0, 60, 80)), fade), frame(20)]);
  const needed = looksOf(scene, legibilityOfLetters);
  expect(legibilityOf(scene, isBold, fonts, startLooks(needed))).toMatchObject({
    isPartial: false,
    crossed: [{ text: "Hoist the sails" }],
  });
  expect(legibilityOf(scene, isBold, fonts, startLooks(looksOf(scene) - 1)).isPartial).toBe(true);
});

test("only the letters up to the first that is crossed are paid for", () => {
  const crossed = (x: number): number => looksOf(rules(["Hoist the sails and splice"], [frame(x)]));
  expect(crossed(11)).toBeLessThan(crossed(45));
});

test("a face counts a crossing the same when it was found before", () => {
  const scene = rules(["Hoist the sails"], [frame(20)]);
  const first = looksOf(scene);
  expect([looksOf(scene), looksOf(scene)]).toEqual([first, first]);
});

/** The lines that are open for contrast and for crossings. */
function openWith(scene: Scene, most?: number): readonly [contrast: number, crossings: number] {
  const { symbols, trim, texts } = scene;
  const { runs, lines } = walkScene(scene);
  const open = openRuns({ runs, lines, icons: [] }, texts, { symbols, trim, fonts, isBold }, most);
  return [open.contrast.length, open.crossings.length];
}

test("areas are searched as far as their own looks go; beyond, every letter is judged", () => {
  const scene = rules(["Hoist"], [frame(58), path(rect(box(0, 0, 60, 80)), solid("#eeeeee"))]);
  expect(openWith(scene)).toEqual([0, 0]);
  for (const most of [0, 1]) expect(openWith(scene, most)).toEqual([1, 1]);
  const zigzag = Array.from({ length: 4_000 }, (_, n) => `L${n % 60} ${70 + (n % 5)}`).join("");
  const busy = path(`M0 70${zigzag}Z`, solid("#eeeeee"));
  expect(openWith(rules(["Hoist"], [busy]), 2_000)).toEqual([0, 0]);
  const near = path(`M0 0L60 0L60 80${zigzag}Z`, solid("#eeeeee"));
  expect(openWith(rules(["Hoist"], [near]), 2_000)).toEqual([1, 1]);
});
