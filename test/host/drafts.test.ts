/** Drafts over a host: the same bytes for the same text, with bounds. */
import { expect, test } from "vitest";
import { createDraftBytes, draftedHost } from "../../src/host/drafts.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";

const draft = (text: string, path = "content/a.yaml") => ({ path, text });
const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

test("the same text of a path is the same array, also between others", () => {
  const known = createDraftBytes();
  const first = known.of(draft("one"), false);
  const second = known.of(draft("two"), false);
  expect(known.of(draft("one"), false) === first).toBe(true);
  expect(known.of(draft("two"), false) === second).toBe(true);
  expect(known.of(draft("one"), true) === first).toBe(false);
  expect(known.of(draft("one", "content/b.yaml"), false) === first).toBe(false);
});

test("of each path the latest texts are kept, and of all together a number of bytes", () => {
  const few = createDraftBytes({ ofPath: 2, size: 100 });
  const oldest = few.of(draft("one"), false);
  few.of(draft("two"), false);
  few.of(draft("three"), false);
  expect(few.of(draft("one"), false) === oldest).toBe(false);
  const small = createDraftBytes({ ofPath: 9, size: 5 });
  const first = small.of(draft("abc"), false);
  expect(small.of(draft("abc"), false) === first).toBe(true);
  small.of(draft("def"), false);
  expect(small.of(draft("abc"), false) === first).toBe(false);
});

test("a text that equals its file is the file, and the byte order mark of a file is kept", () => {
  const host = createMemoryHost({ "content/a.yaml": "same", "content/b.yaml": "\uFEFFmarked" });
  const over = draftedHost(
    host,
    [draft("same"), draft("other", "content/b.yaml"), draft("new", "content/d/c.yaml")],
    createDraftBytes(),
  );
  expect(over.readBytes("content/a.yaml") === host.readBytes("content/a.yaml")).toBe(true);
  expect(textOf(over.readBytes("content/b.yaml"))).toBe("\uFEFFother");
  expect(over.listFiles("content")).toEqual(["content/a.yaml", "content/b.yaml", "content/d/c.yaml"]);
  expect(over.isFile("content/d/c.yaml")).toBe(true);
  expect(textOf(host.readBytes("content/b.yaml"))).toBe("\uFEFFmarked");
});
