/** Every host refuses to write at a path that leaves its folder, is hidden, or is read differently elsewhere. */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Host } from "../../src/host/host.ts";
import { HostError } from "../../src/host/host.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { createOverlayHost } from "../../src/host/overlay-host.ts";
import { ABSOLUTE_PATHS, HOSTILE_PATHS, UNUSABLE_NAMES } from "../support/api/hostile-paths.ts";
import { temporaryFolder } from "../support/temporary.ts";

const BYTES = new TextEncoder().encode("evil");
const ALL = [...HOSTILE_PATHS, ...UNUSABLE_NAMES, ...ABSOLUTE_PATHS];

function expectRefused(host: Host, path: string): void {
  const change = { path, before: undefined, after: BYTES };
  const sound = { path: "content/sound.yaml", before: undefined, after: BYTES };
  expect(() => host.createFile(path, BYTES), JSON.stringify(path)).toThrow(HostError);
  expect(() => host.replaceFiles([sound, change]), JSON.stringify(path)).toThrow(HostError);
}

test("a folder on disk gets no new file at such a path", () => {
  const folder = join(temporaryFolder(), "outer", "project");
  const above = dirname(dirname(folder));
  const host = createNodeHost(folder);
  for (const path of ALL) expectRefused(host, path);
  expect(readdirSync(above)).toEqual([]);
});

test("a host in memory keeps no file at such a path", async () => {
  const memory = createMemoryHost({});
  const overlay = createOverlayHost(memory);
  for (const host of [memory, overlay])
    for (const path of ALL) {
      expectRefused(host, path);
      expect(() => host.writeFile(path, BYTES), JSON.stringify(path)).toThrow(HostError);
      await expect(host.stageStream(path, [BYTES]), JSON.stringify(path)).rejects.toThrow(HostError);
      await expect(host.writeStream(path, [BYTES]), JSON.stringify(path)).rejects.toThrow(HostError);
    }
  expect([...memory.files.keys(), ...overlay.changed.keys()]).toEqual([]);
});

test("ordinary names are written everywhere", () => {
  const paths = ["content/a/b.yaml", "content/Maße.yaml", "templates/a b..c.svg", "console/com10.txt", "x~1"];
  for (const host of [createMemoryHost({}), createNodeHost(temporaryFolder())])
    for (const path of paths) {
      host.createFile(path, BYTES);
      expect(host.isFile(path), path).toBe(true);
    }
});
