/** What the studio keeps of deleted pictures. */
import { expect, test } from "vitest";
import { createRemovedPictures } from "../../../src/studio/server/removed-pictures.ts";

test("the latest are kept, as far as there is room", () => {
  const removed = createRemovedPictures(10);
  const bytes = (length: number) => new Uint8Array(length);
  removed.keep("a", "art/1.png", bytes(4));
  removed.keep("a", "art/2.png", bytes(4));
  removed.keep("b", "art/2.png", bytes(4));
  expect(removed.bytesOf("a", "art/1.png")).toBeUndefined();
  expect(removed.bytesOf("a", "art/2.png")).toHaveLength(4);
  expect(removed.bytesOf("b", "art/2.png")).toHaveLength(4);
  // deleted again: it counts once
  removed.keep("b", "art/2.png", bytes(6));
  expect(removed.bytesOf("a", "art/2.png")).toHaveLength(4);
  // one that has no room takes none of the others'
  removed.keep("a", "art/huge.png", bytes(11));
  expect(removed.bytesOf("a", "art/huge.png")).toBeUndefined();
  expect(removed.bytesOf("b", "art/2.png")).toHaveLength(6);
});
