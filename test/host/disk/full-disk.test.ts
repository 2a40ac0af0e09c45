/** A disk of 64 kB that is really full: the old file stays, and nothing else is left. Needs permission to mount one. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const folder = join(temporaryFolder(), "disk");
const isMounted = (): boolean => {
  mkdirSync(folder);
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]).status === 0;
};

describe.skipIf(process.platform !== "linux" || !isMounted())("64 kB", () => {
  const old = new Uint8Array(40_000).fill(1);
  const fresh = new Uint8Array(50_000).fill(2);
  const host = createNodeHost(folder);

  beforeAll(() => host.writeFile("cards.pdf", old));
  afterAll(() => void spawnSync("umount", [folder]));

  test.each([
    ["a file", () => host.writeFile("cards.pdf", fresh)],
    ["a stream", () => host.writeStream("cards.pdf", [fresh.subarray(0, 10), fresh.subarray(10)])],
    ["a replaced file", () => host.replaceFile("cards.pdf", old, fresh)],
  ])("%s is refused completely", async (_words, write) => {
    await expect((async () => write())()).rejects.toThrow(/cards\.pdf": the disk is full$/);
    expect(Buffer.compare(readFileSync(join(folder, "cards.pdf")), old)).toBe(0);
    expect(readdirSync(folder)).toEqual(["cards.pdf"]);
  });
});
