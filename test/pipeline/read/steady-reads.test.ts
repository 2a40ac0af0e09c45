/** A call sees the files as they were when it first asked, or knows that it does not. */
import { expect, test } from "vitest";
import { type Host, HostError } from "../../../src/host/host.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { readDigests, watching } from "../../../src/pipeline/read/read-digest.ts";
import { KEPT_BYTES, steadyReads } from "../../../src/pipeline/read/steady-reads.ts";
import { rememberedBundle } from "../../support/game/remembered-bundle.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const CREW = "content/sample/decks/crew.yaml";
const GAME = "content/sample/game.yaml";

const sample = () => createMemoryHost(SAMPLE_GAME);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The project as a check sees it after its digest was made. */
function watched(host = sample()) {
  const project: ProjectContext = { host, bundle: rememberedBundle() };
  const digest = readDigests(project, ["sample"])?.get("sample");
  if (!digest) throw new Error("there is no digest");
  return watching(project, digest);
}

test("what the digest read is not read again", () => {
  const host = sample();
  const { host: seen, reads } = watched(host);
  host.writeFile(CREW, new TextEncoder().encode("other"));
  expect(textOf(seen.readBytes(CREW))).toBe(SAMPLE_GAME[CREW]);
  expect(reads?.areSteady).toBe(true);
});

test("nor is what was asked once", () => {
  const host = sample();
  const { host: seen } = steadyReads(host);
  const before = [seen.listFiles("content"), seen.isFile(CREW), seen.readBytes(CREW)];
  (host.files as Map<string, Uint8Array>).clear();
  expect([seen.listFiles("content"), seen.isFile(CREW), seen.readBytes(CREW)]).toEqual(before);
  expect(() => seen.readBytes(GAME)).toThrow(HostError);
});

test("a file too large to keep takes no room from others", () => {
  const large = "content/sample/art.bin";
  const host = createMemoryHost({ ...SAMPLE_GAME, [large]: new Uint8Array(KEPT_BYTES + 1) });
  const asked: string[] = [];
  const counting: Host = {
    ...host,
    readBytes: (path) => {
      asked.push(path);
      return host.readBytes(path);
    },
  };
  const { host: seen } = steadyReads(counting);
  for (const path of [large, CREW, GAME, large, CREW, GAME]) seen.readBytes(path);
  expect(asked).toEqual([large, CREW, GAME, large]);
});

test.each([
  ["a new file", (files: Map<string, Uint8Array>) => files.set("content/sample/x.yaml", new Uint8Array())],
  ["a file less", (files: Map<string, Uint8Array>) => files.delete(CREW)],
])("%s after the digest is noticed", (_, change) => {
  const host = sample();
  const { host: seen, reads } = watched(host);
  change(host.files as Map<string, Uint8Array>);
  seen.listFiles("content/sample");
  expect(reads?.areSteady).toBe(false);
});

test("a file for which there was no room is compared with the digest", () => {
  const host = createMemoryHost({ ...SAMPLE_GAME, "content/sample/art.bin": new Uint8Array(KEPT_BYTES) });
  const { host: seen, reads } = watched(host);
  seen.readBytes(CREW);
  expect(reads?.areSteady).toBe(true);
  const other = watched(host);
  host.writeFile(CREW, new TextEncoder().encode("other"));
  expect(textOf(other.host.readBytes(CREW))).toBe("other");
  expect(other.reads?.areSteady).toBe(false);
});

test("the files of the package are watched too", () => {
  const SHARED = "templates/shared/partials/frame.svg.hbs";
  const packaged = { ...createMemoryHost({ [SHARED]: "<g/>" }), root: "package" };
  const project: ProjectContext = { host: sample(), bundle: { ...rememberedBundle(), host: packaged } };
  const digest = readDigests(project, ["sample"])?.get("sample");
  if (!digest) throw new Error("there is no digest");
  const { bundle, reads } = watching(project, digest);
  expect(textOf(bundle.host.readBytes(SHARED))).toBe("<g/>");
  expect(reads?.areSteady).toBe(true);
  packaged.writeFile("templates/shared/new.svg.hbs", new Uint8Array());
  bundle.host.listFiles("templates/shared");
  expect(reads?.areSteady).toBe(false);
});
