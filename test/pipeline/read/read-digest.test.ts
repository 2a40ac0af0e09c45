/** The digest of what a game reads: nothing that a check opens is left out. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import type { Host } from "../../../src/host/host.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { checkWholeGame } from "../../../src/pipeline/judge/check-targets.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { readDigests } from "../../../src/pipeline/read/read-digest.ts";

const GAME = "pirates-flag";
const bundle = openBundle();

function noting(host: Host, label: string, read: Set<string>): Host {
  return {
    ...host,
    readBytes: (path) => {
      read.add(`${label} ${path}`);
      return host.readBytes(path);
    },
  };
}

test.each(["the package", "another project"])("in %s", async (where) => {
  const shipped = createNodeHost(".");
  const files = ["content", "templates"].flatMap((top) => shipped.listFiles(`${top}/${GAME}`));
  const copied = createMemoryHost(Object.fromEntries(files.map((path) => [path, shipped.readBytes(path)])));
  const read = new Set<string>();
  const project: ProjectContext = {
    host: noting(where === "the package" ? shipped : copied, "project", read),
    bundle: { ...bundle, host: noting(bundle.host, "package", read) },
  };
  expect(readDigests(project, [GAME])?.has(GAME)).toBe(true);
  const known = new Set(read);
  read.clear();
  const { verdict } = await checkWholeGame(project, GAME, SILENT);
  expect(verdict.findings).toEqual([]);
  expect(read.size).toBeGreaterThan(10);
  // The package's own folder is read through both hosts.
  const isKnown = (name: string): boolean =>
    known.has(name) || (where === "the package" && known.has(name.replace(/^package/, "project")));
  expect([...read].filter((name) => !isKnown(name))).toEqual([]);
});
