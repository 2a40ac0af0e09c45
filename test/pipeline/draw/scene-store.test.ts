/** Scenes of large decks are made again instead of filling the memory. */
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

const NAME = (): string => "templates/game/card.svg.hbs a";

test("small sets are kept, and nothing is made twice", () => {
  const store = createSceneStore();
  store.put("a", sceneOf(1), 5_000, () => expect.fail("made again"), NAME);
  expect(store.get("a")).toBe(store.get("a"));
});

test("a scene added later is made on request and kept like the others", () => {
  const store = createSceneStore();
  let made = 0;
  store.put("a", undefined, 5_000, () => sceneOf(++made), NAME);
  expect(made).toBe(0);
  expect(store.get("a")).toEqual(sceneOf(1));
  for (let width = 1; width <= 300; width += 1) {
    store.put(`s${width}`, sceneOf(width), 500_000, () => sceneOf(width), NAME);
    store.get(`s${width}`);
  }
  expect(store.get("a")).toEqual(sceneOf(1));
});

test("over the limit, scenes are made again, equal to the first; the most recent ones are kept", () => {
  const store = createSceneStore();
  let made = 0;
  const again = (width: number) => () => {
    made += 1;
    return sceneOf(width);
  };
  for (let width = 1; width <= 300; width += 1)
    store.put(`s${width}`, sceneOf(width), 500_000, again(width), NAME);
  expect(store.get("s1")).toEqual(sceneOf(1));
  expect(made).toBe(0);
  expect(store.get("s300")).toEqual(sceneOf(300));
  expect(store.get("s300")).toEqual(sceneOf(300));
  expect(made).toBe(1);
});

test("a scene is named when its name is asked for", () => {
  const store = createSceneStore();
  let asked = 0;
  store.put(
    "a",
    undefined,
    1,
    () => sceneOf(1),
    () => `name ${++asked}`,
  );
  expect(asked).toBe(0);
  expect(store.nameOf("a")).toBe("name 1");
});

test("asking for an unknown key is a bug of ours", () => {
  expect(() => createSceneStore().get("none")).toThrow("none");
});
