/** Shape and colours of a face, from scenes made by hand. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { surveyScene } from "../../src/pipeline/look/survey-scene.ts";
import { lookOf } from "../../src/scene/look.ts";
import type { Item, Scene } from "../../src/scene/scene.ts";
import { likeFaces, partOf, scenesOf } from "../support/paper/like-faces.ts";
import { box, group, path, rect, sceneOf, solid, text } from "../support/paper/scenes.ts";

const plate = (colour: string, width = 60): Item => path(rect(box(0, 0, width, 80)), solid(colour));
const look = (...items: readonly Item[]) => lookOf(sceneOf(items));

test("faces that differ only in colours have one shape", () => {
  const [red, green] = [look(plate("#ff0000")), look(plate("#00ff00"))];
  expect(red.shape).toBe(green.shape);
  expect([red.colours, green.colours]).toEqual([["#ff0000"], ["#00ff00"]]);
  const moved = { ...plate("#ff0000"), origin: { file: "other.svg.hbs", line: 9, column: 9 } };
  expect(look(moved)).toEqual(red);
});

test("colours are in the order of drawing, each once, including those inside groups", () => {
  const items = (a: string, b: string) => [plate(a), group([plate(b, 20)]), plate(a, 10)];
  const [one, other] = [look(...items("#ff0000", "#0000ff")), look(...items("#0000ff", "#ff0000"))];
  expect(one.colours).toEqual(["#ff0000", "#0000ff"]);
  expect(other.colours).toEqual(["#0000ff", "#ff0000"]);
  expect(one.shape).toBe(other.shape);
});

test("another line, another word, and parts that share a colour or do not, are other shapes", () => {
  const words = (said: string): readonly Item[] =>
    text(said, { x: 10, y: 30, size: 4 }, { fill: solid("#000000") });
  const shapes = [
    look(plate("#ff0000")),
    look(plate("#ff0000", 50)),
    look(...words("one")),
    look(...words("two")),
    look(plate("#ff0000"), plate("#ff0000", 10)),
    look(plate("#ff0000"), plate("#00ff00", 10)),
  ].map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("look and survey of a scene do not depend on how it is divided into parts", () => {
  const withoutParts = ({ parts, ...scene }: Scene): Scene => scene;
  fc.assert(
    fc.property(likeFaces, (one) => {
      for (const scene of scenesOf(one)) {
        const flat = withoutParts(scene);
        expect(lookOf(scene)).toEqual(lookOf(flat));
        expect(new Set(surveyScene(scene).fontFaces)).toEqual(new Set(surveyScene(flat).fontFaces));
      }
    }),
    { numRuns: 30 },
  );
  const colours = fc.array(fc.constantFrom("#ff0000", "#00ff00", "#0000ff", "#ffffff"), { maxLength: 8 });
  fc.assert(
    fc.property(colours, fc.array(fc.nat(7), { maxLength: 3 }), (all, cuts) => {
      const items = all.map((colour) => plate(colour));
      const ends = [...cuts.filter((end) => end < items.length), items.length].sort((a, b) => a - b);
      const parts = ends.map((end, index) => partOf(items.slice(ends[index - 1] ?? 0, end)));
      expect(lookOf({ ...sceneOf(items), parts })).toEqual(look(...items));
      const [inside, outside] = [group(items), group([plate("#ff0000"), ...items])];
      expect(lookOf({ ...sceneOf([inside]), parts })).toEqual(look(inside));
      expect(lookOf({ ...sceneOf([outside]), parts: [partOf([outside])] })).toEqual(look(outside));
    }),
  );
});
