/** Scenes of large decks are made anew instead of filling the memory. */
import { expect, test } from "vitest";
import { createSceneStore } from "../../../src/pipeline/draw/scene-store.ts";
import type { Scene } from "../../../src/scene/scene.ts";

const sceneOf = (width: number): Scene => ({
  trim: { width, height: 1 },
  bleed: 0,
  items: [],
  symbols: {},
  texts: [],
  pictures: [],
  svgPictures: [],
  icons: [],
  missing: [],
});

const FILE = "templates/game/card.svg.hbs";

test("small sets are kept, and nothing is made twice", () => {
  const store = createSceneStore();
  store.put("a", sceneOf(1), 5_000, () => expect.fail("made again"), FILE);
  expect(store.get("a")).toBe(store.get("a"));
});

test("a scene that comes later is made when it is asked for, and kept like others", () => {
  const store = createSceneStore();
  let made = 0;
  store.put("a", undefined, 5_000, () => sceneOf(++made), FILE);
  expect(made).toBe(0);
  expect(store.get("a")).toEqual(sceneOf(1));
  for (let width = 1; width <= 300; width += 1) {
    store.put(`s${width}`, sceneOf(width), 500_000, () => sceneOf(width), FILE);
    store.get(`s${width}`);
  }
  expect(store.get("a")).toEqual(sceneOf(1));
});

test("beyond its limit a scene is made again, the same one, and the ones made last are remembered", () => {
  const store = createSceneStore();
  let made = 0;
  const again = (width: number) => () => {
    made += 1;
    return sceneOf(width);
  };
  for (let width = 1; width <= 300; width += 1)
    store.put(`s${width}`, sceneOf(width), 500_000, again(width), FILE);
  expect(store.get("s1")).toEqual(sceneOf(1));
  expect(made).toBe(0);
  expect(store.get("s300")).toEqual(sceneOf(300));
  expect(store.get("s300")).toEqual(sceneOf(300));
  expect(made).toBe(1);
});

test("a scene has the name of its drawing and of the file that drew it", () => {
  const store = createSceneStore();
  const make = () => sceneOf(1);
  store.put("a", undefined, 1, make, FILE);
  store.put("b", undefined, 1, make, FILE);
  const other = createSceneStore();
  other.put("a", sceneOf(1), 1, make, "templates/game/back.svg.hbs");
  expect(new Set([store.nameOf("a"), store.nameOf("b"), other.nameOf("a")]).size).toBe(3);
});

test("a key that was never put is a bug of ours", () => {
  expect(() => createSceneStore().get("none")).toThrow("none");
});
