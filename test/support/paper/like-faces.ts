/** Faces of one template, made of shared parts: most of their texts are calm, some differ in one thing. */
import fc from "fast-check";
import type {
  Item,
  Origin,
  Paint,
  Scene,
  ScenePart,
  SceneSymbol,
  TextFact,
} from "../../../src/scene/scene.ts";
import type { Box } from "../../../src/units/box.ts";
import {
  applyToBox,
  IDENTITY,
  isIdentity,
  type Matrix,
  rotate,
  scale,
  translate,
} from "../../../src/units/matrix.ts";
import { box, fade, group, image, path, rect, sceneOf, solid, stroke, text, use } from "./scenes.ts";

/** What differs from card to card. */
interface Saying {
  readonly words: readonly string[];
  readonly fill: Paint | null;
  /** Where an icon is among the words, from the left of their box. */
  readonly icon?: number | undefined;
  readonly symbol: string;
  readonly outline?: string;
}

interface Source {
  /** False if it is the same on all cards. */
  readonly hasText: boolean;
  draw(saying: Saying, matrix: Matrix): ScenePart;
}

let line = 1;
export const newOrigin = (): Origin => ({ file: "card.svg.hbs", line: line++, column: 1 });

export const factOf = (origin: Origin, said: string, at: Box): TextFact => ({
  ...{ origin, text: said, askedSizePt: 10, sizePt: 10, minSizePt: 10, box: at, overflow: 0 },
  ...{ missing: [], unknown: [] },
});

export const COIN: SceneSymbol = {
  id: "coin",
  box: box(0, 0, 4, 4),
  items: [path(rect(box(0, 0, 4, 4)), solid("#777777"))],
};
export const SIGN: SceneSymbol = {
  id: "sign",
  box: box(0, 0, 12, 5),
  items: text("Sign", { x: 0, y: 4, size: 4 }, { fill: solid("#cccccc") }),
};

export const partOf = (items: readonly Item[], more: Partial<ScenePart> = {}): ScenePart => ({
  ...{ items, symbols: [COIN, SIGN], texts: [], pictures: [], svgPictures: [], icons: [], missing: [] },
  ...more,
});

const colour = fc.constantFrom("#000000", "#767676", "#949494", "#ffffff", "#aa0000");
/** Apart from each other, as on most cards. */
export const [TITLE, LEFT, RIGHT, RULES] = [
  box(5, 5, 50, 10),
  box(5, 20, 20, 10),
  box(30, 20, 25, 12),
  box(5, 40, 50, 30),
];
const slot = fc.constantFrom(TITLE, LEFT, RIGHT, RULES);
const anywhere = fc.record({
  x: fc.constantFrom(0, 5, 10, 30),
  y: fc.constantFrom(0, 10, 18, 40),
  width: fc.constantFrom(4, 20, 60),
  height: fc.constantFrom(2, 10, 20, 80),
});

/** Some words are in another typeface, which counts as bold: of 14 pt, it needs less contrast. */
export const familyOf = (said: string): string => (said.startsWith("H") ? "Pirata One" : "Alegreya");
export const BOLD = text("Hoist", { x: 0, y: 0, size: 1 }, { family: "Pirata One" })[0]?.face;

const writingIn = (place: fc.Arbitrary<Box>): fc.Arbitrary<Source> =>
  fc
    .record({
      at: place,
      size: fc.constantFrom(2, 3, 3, 5, 5, 7),
      isPlain: fc.constantFrom(false, false, false, true),
      around: fc.constantFrom("none", "none", "none", "none", "none", "none", "plate", "group", "faint"),
    })
    .map(({ at, size, isPlain, around }): Source => {
      const draw: Source["draw"] = ({ words, fill, icon: own, symbol, outline }, matrix) => {
        const style = { fill, ...(outline ? { stroke: stroke(solid(outline), 0.4) } : {}) };
        const origin = newOrigin();
        const lines = words.flatMap((one, index) =>
          text(
            one,
            { x: at.x, y: at.y + size * (0.9 + 1.2 * index), size },
            { ...style, family: familyOf(one) },
          ).map((item) => ({
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
      return { hasText: true, draw };
    });

const shape = fc
  .record({
    at: fc.oneof(slot, anywhere, anywhere),
    tone: colour,
    kind: fc.oneof(fc.nat(10), fc.constantFrom(8, 9)),
    opacity: fc.constantFrom(1, 1, 0.5),
  })
  .map(({ at, tone, kind, opacity }): Source => {
    const paint = solid(tone, opacity);
    const { x, y, width, height } = at;
    const d = rect(at);
    const drawn = (item: Item): ScenePart => partOf([{ ...item, origin: newOrigin() }]);
    const draw = (): ScenePart => {
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
    return { hasText: false, draw };
  });

/** Words that are in their boxes, as most are. */
const calm = fc.record({
  words: fc.constantFrom(["Hoist"], ["the sails"], ["splice"]),
  icon: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, 20),
});

/** One thing that is not as in calm texts. */
const change: fc.Arbitrary<Partial<Saying>> = fc.oneof(
  fc.record({
    words: fc.constantFrom(["Hoist", "and splice"], ["9"], ["   "], ["Hoist the sails, Hoist the sails"]),
  }),
  fc.record({ icon: fc.constantFrom(undefined, 0, 3, 6, 20, 48) }),
  fc.record({ icon: fc.constantFrom(10, 20), symbol: fc.constant("sign") }),
  fc.record({
    fill: fc.oneof(
      colour.map((one): Paint | null => solid(one)),
      fc.constantFrom<Paint | null>(fade, null, solid("#000000", 0.6)),
    ),
  }),
  fc.record({ outline: fc.constant("#ffffff") }),
);

const source = fc.nat(4);

/** Faces of the same sources: some of calm texts, then others that differ from these in one text. */
export const likeFaces = fc.record({
  sources: fc.tuple(
    shape,
    writingIn(fc.constantFrom(TITLE, LEFT)),
    writingIn(fc.constantFrom(RIGHT, RULES)),
    fc.oneof(shape, writingIn(slot)),
    fc.oneof(shape, writingIn(anywhere)),
  ),
  matrix: fc.constantFrom(IDENTITY, IDENTITY, IDENTITY, scale(0.8), translate(1, 2), rotate(90)),
  order: fc.oneof(
    { weight: 4, arbitrary: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2 }) },
    { weight: 1, arbitrary: fc.array(source, { minLength: 1, maxLength: 6 }) },
  ),
  calm: fc.array(calm, { minLength: 4, maxLength: 4 }),
  /** The colour of calm texts. */
  tone: fc.constantFrom("#000000", "#000000", "#949494"),
  changes: fc.array(fc.record({ source, change, isNew: fc.boolean() }), { minLength: 4, maxLength: 10 }),
});

type LikeFaces = typeof likeFaces extends fc.Arbitrary<infer T> ? T : never;

export function scenesOf({
  sources,
  matrix,
  order,
  calm: texts,
  tone,
  changes,
}: LikeFaces): readonly Scene[] {
  const known = new Map<string, ScenePart>();
  const partFor = (index: number, said: Saying, isNew: boolean): ScenePart => {
    const { hasText, draw } = sources[index] as Source;
    const key = `${index} ${hasText ? JSON.stringify(said) : ""}`;
    const part = (!isNew && known.get(key)) || draw(said, matrix);
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
  const fill = solid(tone);
  const textOn = (card: number, index: number): Saying => ({
    ...(texts[(card + index) % texts.length] as Pick<Saying, "words" | "icon">),
    fill,
    symbol: "coin",
  });
  const faces = texts.map((_, card) =>
    sceneWith(order.map((index) => partFor(index, textOn(card, index), false))),
  );
  const others = changes.map(({ source: changed, change: other, isNew }, card) =>
    sceneWith(
      order.map((index) =>
        index === changed
          ? partFor(index, { ...textOn(card, index), ...other }, isNew)
          : partFor(index, textOn(card, index), false),
      ),
    ),
  );
  return [...faces, ...others];
}
