/** What is kept of a print belongs to the journals that it was made from. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { openCacheFolder } from "../../src/host/disk/cache-folder.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { sampleFolder } from "../support/api/sample-project.ts";

const JOURNAL = "sample/journal.json";

test("if somebody else prints other content meanwhile, the next print says so", async () => {
  const folder = sampleFolder();
  const output = createNodeHost(join(folder, "output"));
  const journal = join(output.root, JOURNAL);
  let reads = 0;
  /** The other print comes right after this one has read the journal that it wrote. */
  const readBytes = (path: string): Uint8Array => {
    const bytes = output.readBytes(path);
    if (path === JOURNAL && ++reads === 1)
      writeFileSync(
        journal,
        readFileSync(journal, "utf8").replace(/"content": "[^"]+"/, '"content": "other"'),
      );
    return bytes;
  };
  const print = () =>
    projectOf({
      host: createNodeHost(folder),
      bundle: openBundle(),
      output: { host: { ...output, readBytes }, shown: "output" },
      memory: diskMemory(openCacheFolder(join(output.root, ".cache")), "product"),
    }).print({ games: ["sample"] });
  const rules = async () => (await print()).findings.map(({ rule }) => rule);
  expect(await rules()).not.toContain("game/version-not-raised");
  expect(reads).toBe(1);
  expect(readFileSync(journal, "utf8")).toContain('"other"');
  expect(await rules()).toContain("game/version-not-raised");
});
