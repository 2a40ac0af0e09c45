/** Folders are listed once for a call, until the call writes something. */
import { expect, test } from "vitest";
import type { Host } from "../../src/host/host.ts";
import { listedOnce } from "../../src/host/listed-once.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";

const A = new TextEncoder().encode("a");
const B = new TextEncoder().encode("b");

/** A host that counts what it lists. */
function counted() {
  const memory = createMemoryHost({ "content/a.txt": "a" });
  let listed = 0;
  const listFiles = (folder: string) => {
    listed += 1;
    return memory.listFiles(folder);
  };
  return { host: listedOnce({ ...memory, listFiles }), outside: memory, listed: () => listed };
}

test("a folder is listed once, each by itself", () => {
  const { host, outside, listed } = counted();
  expect(host.listFiles("content")).toEqual(["content/a.txt"]);
  expect(host.listFiles("templates")).toEqual([]);
  outside.writeFile("content/b.txt", B);
  expect(host.listFiles("content")).toEqual(["content/a.txt"]);
  expect(listed()).toBe(2);
});

test.each<[string, (host: Host) => unknown]>([
  ["writeFile", (host) => host.writeFile("content/b.txt", B)],
  ["createFile", (host) => host.createFile("content/b.txt", B)],
  ["writeStream", (host) => host.writeStream("content/b.txt", [B])],
  ["stageStream", async (host) => (await host.stageStream("content/b.txt", [B])).commit()],
  ["replaceFiles", (host) => host.replaceFiles([{ path: "content/b.txt", before: undefined, after: B }])],
  [
    "removeFile",
    (host) => {
      host.createFile("content/c.txt", B);
      host.listFiles("content");
      host.createFile("content/b.txt", B);
      host.removeFile("content/c.txt", B);
    },
  ],
])("after %s it is listed again", async (_name, write) => {
  const { host } = counted();
  host.listFiles("content");
  await write(host);
  expect(host.listFiles("content")).toEqual(["content/a.txt", "content/b.txt"]);
});

test("after a file that cannot be read it is listed again", () => {
  const { host, outside, listed } = counted();
  host.listFiles("content");
  expect(host.readBytes("content/a.txt")).toEqual(A);
  outside.writeFile("content/b.txt", B);
  expect(host.listFiles("content")).toEqual(["content/a.txt"]);
  expect(() => host.readBytes("content/c.txt")).toThrow();
  expect(host.listFiles("content")).toEqual(["content/a.txt", "content/b.txt"]);
  expect(listed()).toBe(2);
});

test("so it is after a write that failed, which may have put some files in place", () => {
  const { host, outside } = counted();
  host.listFiles("content");
  outside.writeFile("content/b.txt", B);
  expect(() => host.replaceFile("content/a.txt", B, A)).toThrow();
  expect(host.listFiles("content")).toEqual(["content/a.txt", "content/b.txt"]);
});
