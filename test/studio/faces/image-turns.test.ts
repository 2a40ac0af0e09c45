/** Turns of images: each picture that an image is to show is read, whatever happened to those before it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTurnTaker, type TurnTaker } from "../../../src/studio/client/faces/image-turns.ts";

const BOX = { top: 0, bottom: 10, left: 0, right: 10 } as DOMRect;

/** An image in sight that remembers its addresses, and whether the browser still reads the last one. */
class Image {
  readonly sources: string[] = [];
  readonly turns: TurnTaker = createTurnTaker({ getBoundingClientRect: () => BOX }, (url) => {
    this.sources.push(url);
  });
  shown(): string | undefined {
    return this.sources.at(-1);
  }
}

let images: Image[];

beforeEach(() => {
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("innerWidth", 1280);
  images = [new Image(), new Image(), new Image(), new Image()];
});

// turns are shared by the whole page
afterEach(() => {
  for (const { turns } of images) turns.end();
  vi.unstubAllGlobals();
});

/** As the browser says it of all images, as long as that changes anything. */
const readAll = (): void => {
  for (let round = 0; round < images.length; round++) for (const { turns } of images) turns.onRead();
};

test("two are read at a time, the others when these are there", () => {
  for (const { turns } of images) turns.show("a");
  expect(images.map((image) => image.shown())).toEqual(["a", "a", undefined, undefined]);
  images[0]?.turns.onRead();
  expect(images.map((image) => image.shown())).toEqual(["a", "a", "a", undefined]);
  readAll();
  expect(images.map((image) => image.shown())).toEqual(["a", "a", "a", "a"]);
});

test("news of an earlier picture takes no turn from the one that follows it", () => {
  const [first, second, third, fourth] = images as [Image, Image, Image, Image];
  third.turns.show("a");
  fourth.turns.show("a");
  // while these are read, all cards change
  for (const image of [first, second, third, fourth]) image.turns.show("b");
  third.turns.onRead();
  fourth.turns.onRead();
  readAll();
  expect(images.map((image) => image.shown())).toEqual(["b", "b", "b", "b"]);
});

test("an image that goes back to the picture it has is in the way of no other", () => {
  const [first, second, third, fourth] = images as [Image, Image, Image, Image];
  first.turns.show("a");
  second.turns.show("a");
  readAll();
  third.turns.show("c");
  fourth.turns.show("c");
  for (const image of [first, second]) {
    image.turns.show("b");
    image.turns.show("a");
  }
  readAll();
  third.turns.show("d");
  readAll();
  expect(images.map((image) => image.shown())).toEqual(["a", "a", "d", "c"]);
});

test("an image that is taken away gives up its turn", () => {
  for (const { turns } of images) turns.show("a");
  images[0]?.turns.end();
  images[1]?.turns.end();
  expect(images.map((image) => image.shown())).toEqual(["a", "a", "a", "a"]);
});
