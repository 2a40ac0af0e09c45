/** Drawings that views keep among those of the whole page. */
import { expect, test } from "vitest";
import { createBlobs } from "../../../src/studio/client/faces/blobs.ts";
import { recentDrawings } from "../../../src/studio/client/faces/recent-drawings.ts";

function page() {
  const live = new Set<string>();
  const all = createBlobs(1000, {
    make: (svg) => {
      live.add(svg);
      return svg;
    },
    giveUp: (url) => live.delete(url),
  });
  return { all, live };
}

test("of too many drawings the oldest go, but never one that is in use", () => {
  const { all, live } = page();
  let inUse = "";
  const recent = recentDrawings(3, (name) => inUse.includes(name), all);
  for (const name of ["a", "b", "c", "d", "e"]) recent.use(name, `<${name}>`);
  expect(recent.use("b", undefined)).toBe("<b>");
  // the picture below a long drag, which Esc shows again
  inUse = "a b";
  expect(recent.trim()).toEqual(["c", "d"]);
  expect(recent.names).toEqual(["a", "e", "b"]);
  expect([...live]).toEqual(["<a>", "<b>", "<e>"]);
  expect(recent.trim()).toEqual([]);
  expect(recent.use("c", undefined), "it has to be sent again").toBeUndefined();
});

test("what a view gives up stays for whoever else shows it, and what it keeps is in the way of nobody", () => {
  const { all, live } = page();
  const recent = recentDrawings(0, () => false, all);
  recent.use("a", "<a>");
  const end = all.hold("a");
  expect(recent.trim()).toEqual(["a"]);
  expect(all.has("a")).toBe(true);
  recent.use("b", "x".repeat(2000));
  all.makeRoom();
  expect(all.has("b"), "kept, although there is too much").toBe(true);
  end();
  recent.trim();
  expect([all.has("a"), all.has("b"), live.size]).toEqual([false, false, 0]);
});
