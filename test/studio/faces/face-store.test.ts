/** The store of faces: what is asked for when, what stays, what is given up. */
import { expect, test } from "vitest";
import type { FacePicture, FacesOrder } from "../../../src/index.ts";
import { Unreachable } from "../../../src/studio/client/calls/connection.ts";
import { createBlobs } from "../../../src/studio/client/faces/blobs.ts";
import type { FaceRef } from "../../../src/studio/client/faces/face-ref.ts";
import { createFaceStore } from "../../../src/studio/client/faces/face-store.ts";

interface Server {
  /** The drawing of each card; undefined = it cannot be drawn. */
  readonly drawings: Map<string, string | undefined>;
  readonly orders: FacesOrder[];
  /** Answers the call that waits. */
  answer(): Promise<void>;
}

function studio(most?: number) {
  const live = new Set<string>();
  let count = 0;
  const blobs = createBlobs(most, {
    make: (svg) => {
      const url = `blob:${svg}#${count++}`;
      live.add(url);
      return url;
    },
    giveUp: (url) => live.delete(url),
  });
  const drawings = new Map<string, string | undefined>();
  const orders: FacesOrder[] = [];
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const store = createFaceStore({
    blobs,
    whenIdle: (work) => void idle.push(work),
    draw: (order, signal) => {
      orders.push(order);
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
        waiting.push(() => resolve(order.faces.map((face) => pictureOf(face, order))));
      });
    },
  });
  const pictureOf = (
    { deck, card, side = "front" }: FacesOrder["faces"][number],
    { known = [] }: FacesOrder,
  ): FacePicture => {
    const svg = drawings.get(card);
    const base = { deck, card, side, isMissing: false, width: 60, height: 90, bleed: 3, findings: [] };
    if (svg === undefined) return base;
    return known.includes(`name-${svg}`)
      ? { ...base, name: `name-${svg}` }
      : { ...base, name: `name-${svg}`, svg };
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const server: Server = {
    drawings,
    orders,
    answer: async () => {
      await settle();
      waiting.shift()?.();
      await settle();
    },
  };
  const runIdle = () => idle.shift()?.();
  return { store, server, live, runIdle, settle };
}

const ref = (card: string): FaceRef => ({ game: "g", deck: "d", card, side: "front" });
const asked = ({ orders }: Server) => orders.map(({ faces }) => faces.map(({ card }) => card).join(" "));

test("faces that appear together are asked for in one call, equal drawings are one picture", async () => {
  const { store, server, live } = studio();
  server.drawings.set("a", "same").set("b", "same");
  store.show(ref("a"));
  store.show(ref("b"));
  await server.answer();
  expect(asked(server)).toEqual(["a b"]);
  expect(live.size).toBe(1);
  expect(store.faceOf(ref("a")).value.url).toBe(store.faceOf(ref("b")).value.url);
});

test("after a change only new drawings travel; the last good picture stays and is marked as old", async () => {
  const { store, server } = studio();
  server.drawings.set("a", "one").set("b", "two");
  store.show(ref("a"));
  store.show(ref("b"));
  await server.answer();
  const before = store.faceOf(ref("a")).value.url;
  server.drawings.set("a", undefined).set("b", "three");
  store.outdate();
  expect(store.faceOf(ref("a")).value).toMatchObject({ url: before, isOld: false });
  await server.answer();
  expect(server.orders[1]?.known).toEqual(["name-one", "name-two"]);
  expect(store.faceOf(ref("a")).value).toMatchObject({ url: before, isOld: true });
  expect(store.faceOf(ref("b")).value.url).toContain("three");
  server.drawings.set("a", "one");
  store.outdate();
  await server.answer();
  expect(store.faceOf(ref("a")).value).toMatchObject({ url: before, isOld: false });
});

test("the large picture of a card is asked for before the small ones around it", async () => {
  const { store, server } = studio();
  server.drawings.set("a", "a").set("b", "b");
  store.show(ref("a"));
  store.show(ref("b"));
  store.show({ ...ref("a"), box: "bleed" });
  await server.answer();
  await server.answer();
  expect(server.orders.map(({ faces, box }) => [faces.length, box])).toEqual([
    [1, "bleed"],
    [2, undefined],
  ]);
});

test("faces in view are asked for before those further away, wherever they were shown first", async () => {
  const { store, server } = studio();
  const away = new Map(Array.from({ length: 20 }, (_, index) => [`c${index}`, 100 * index]));
  for (const card of away.keys()) {
    server.drawings.set(card, card);
    store.show(ref(card), () => away.get(card) ?? 0);
  }
  for (let time = 0; time < 3; time++) await server.answer();
  server.orders.length = 0;
  // scrolled to the end
  for (const [card, px] of away) away.set(card, 1900 - px);
  store.outdate();
  for (let time = 0; time < 2; time++) await server.answer();
  const first = Array.from({ length: 12 }, (_, index) => `c${19 - index}`);
  expect(asked(server)[0]).toBe(first.join(" "));
  expect(new Set(asked(server).join(" ").split(" "))).toEqual(new Set(away.keys()));
});

test("an edit waits for the large picture of one card, and not for many", async () => {
  const { store, server, settle } = studio();
  expect(store.seenLarge()).toBeUndefined();
  store.show(ref("a"));
  expect(store.seenLarge(), "a small one").toBeUndefined();
  const large = (card: string): FaceRef => ({ ...ref(card), box: "bleed" });
  for (const card of ["b", "c"]) store.show(large(card));
  const seen = store.seenLarge();
  expect(seen?.faces.map(({ card }) => card)).toEqual(["b", "c"]);
  await settle();
  expect(server.orders[0], "what is asked for first").toEqual(seen);
  store.show(large("d"));
  expect(store.seenLarge()).toBeUndefined();
});

test("small pictures make way for the large one, and are asked for after it", async () => {
  const { store, server, settle } = studio();
  server.drawings.set("a", "a").set("b", "b");
  store.show(ref("a"));
  store.show(ref("b"));
  await settle();
  store.show({ ...ref("a"), box: "bleed" });
  await settle();
  expect(server.orders.map(({ faces, box }) => [faces.length, box])).toEqual([
    [2, undefined],
    [1, "bleed"],
  ]);
  // the call that was given up never answers
  await server.answer();
  await server.answer();
  await server.answer();
  expect(store.faceOf(ref("b")).value.url).toContain("b");
  expect(server.orders).toHaveLength(3);
});

test("the first pictures are few, and what nobody sees is asked for in ever larger calls while nothing changes", async () => {
  const { store, server, runIdle } = studio();
  const refs = Array.from({ length: 100 }, (_, index) => ref(`c${index}`));
  for (const { card } of refs) server.drawings.set(card, "same");
  const ends = refs.slice(0, 40).map((one) => store.show(one));
  for (let time = 0; time < 4; time++) await server.answer();
  for (const end of ends) end();
  store.outdate();
  store.expect(refs);
  await server.answer();
  for (let time = 0; time < 3; time++) {
    runIdle();
    await server.answer();
  }
  expect(server.orders.map(({ faces }) => faces.length)).toEqual([6, 12, 12, 10, 16, 32, 52]);
});

test("what is expected is drawn when there is time, and makes way for what is shown", async () => {
  const { store, server, runIdle, settle } = studio();
  for (const card of ["a", "b", "c"]) server.drawings.set(card, card);
  store.expect([ref("a"), ref("b")]);
  await settle();
  expect(asked(server)).toEqual([]);
  runIdle();
  await settle();
  store.show(ref("c"));
  await settle();
  await settle();
  expect(asked(server)).toEqual(["a b", "c"]);
  // the call that was given up never answers
  await server.answer();
  await server.answer();
  expect(store.faceOf(ref("c")).value.url).toContain("c");
  runIdle();
  await server.answer();
  expect(asked(server)).toEqual(["a b", "c", "a b"]);
});

test("pictures that nobody shows are given up when they grow too large, and drawn again when they are shown", async () => {
  const { store, server, live } = studio(10);
  server.drawings.set("a", "aaaaaaaa").set("b", "bbbbbbbb");
  const end = store.show(ref("a"));
  await server.answer();
  store.show(ref("b"));
  await server.answer();
  expect([...live].map((url) => url.slice(5, 6))).toEqual(["a", "b"]);
  end();
  expect([...live].map((url) => url.slice(5, 6))).toEqual(["b"]);
  store.show(ref("a"));
  await server.answer();
  expect(asked(server)).toEqual(["a", "b", "a"]);
  expect(live.has(store.faceOf(ref("a")).value.url as string)).toBe(true);
});

/** A store whose server refuses faces with the words of `refuse`; undefined = it draws them. */
function refusing(refuse: (cards: readonly string[]) => Error | undefined) {
  const orders: string[] = [];
  const store = createFaceStore({
    blobs: createBlobs(1000, { make: String, giveUp: () => {} }),
    whenIdle: () => {},
    draw: async ({ faces }) => {
      const cards = faces.map(({ card }) => card);
      orders.push(cards.join(" "));
      const error = refuse(cards);
      if (error) throw error;
      return cards.map((card) => ({
        ...{ deck: "d", card, side: "front" as const, isMissing: false, findings: [] },
        ...{ name: card, svg: card },
      }));
    },
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  };
  const faults = (cards: readonly string[]) => cards.map((card) => store.faceOf(ref(card)).value.fault);
  return { store, orders, settled, faults };
}

test("faces are asked for again when the server is back", async () => {
  let isUp = false;
  const { store, orders, settled } = refusing(() => (isUp ? undefined : new Unreachable("not there")));
  store.show(ref("a"));
  await settled();
  expect([orders, store.faceOf(ref("a")).value.isKnown]).toEqual([["a"], false]);
  isUp = true;
  store.retry();
  await settled();
  expect(store.faceOf(ref("a")).value.url).toBe("a");
});

test("a face that fails says why and is in the way of no other, until it is drawn after all", async () => {
  let isBad = true;
  const { store, orders, settled, faults } = refusing((cards) =>
    isBad && cards.includes("b") ? new Error("a bug") : undefined,
  );
  for (const card of ["a", "b", "c"]) store.show(ref(card));
  await settled();
  expect(orders).toEqual(["a b c", "a", "b", "c"]);
  expect(faults(["a", "b", "c"])).toEqual([undefined, "a bug", undefined]);
  expect(store.faceOf(ref("b")).value).toMatchObject({ isKnown: true, isDrawn: false, isOld: false });
  // the one that failed is asked for alone, after the others
  orders.length = 0;
  store.outdate();
  await settled();
  expect(orders).toEqual(["a c", "b"]);
  isBad = false;
  store.outdate();
  await settled();
  expect(faults(["b"])).toEqual([undefined]);
  orders.length = 0;
  isBad = true;
  store.outdate();
  await settled();
  expect(orders).toEqual(["a b c", "a", "b", "c"]);
  expect(store.faceOf(ref("b")).value).toMatchObject({ url: "b", isOld: true, fault: "a bug" });
});

test("if all fail for one reason, not all are asked for one by one", async () => {
  const { store, orders, settled, faults } = refusing(() => new Error("too many files"));
  const cards = ["a", "b", "c", "d", "e", "f"];
  for (const card of cards) store.show(ref(card));
  await settled();
  expect(orders).toEqual(["a b c d e f", "a", "b", "c"]);
  expect(faults(cards)).toEqual(cards.map(() => "too many files"));
});
