/** Edits that come from elsewhere cannot write outside content/ and templates/. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { hashOf, newFile } from "../../src/api/fix/edits.ts";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { ABSOLUTE_PATHS, HOSTILE_PATHS, UNUSABLE_NAMES } from "../support/api/hostile-paths.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const listed = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

const ALL = [...HOSTILE_PATHS, ...UNUSABLE_NAMES, ...ABSOLUTE_PATHS];

test("no hostile path is written, alone or beside a sound one, in a folder or in memory", async () => {
  const folder = sampleFolder();
  const memory = createMemoryHost(SAMPLE_GAME);
  const [before, outside] = [listed(folder), readdirSync(dirname(folder)).sort()];
  for (const project of [openSample(folder), await openProject(memory)]) {
    for (const path of ALL) {
      const files = [newFile("content/sample/sound.yaml", "a: 1\n"), newFile(path, "evil")];
      expect(await codeOf(project.apply({ files })), JSON.stringify(path)).toBe("bad-order");
    }
    await project.close();
  }
  expect(listed(folder)).toEqual(before);
  expect(readdirSync(dirname(folder)).sort()).toEqual(outside);
  expect([...memory.files.keys()].sort()).toEqual(Object.keys(SAMPLE_GAME).sort());
});

test("an existing file cannot be reached by another spelling, but may have a name of one system", async () => {
  const path = "content/sample/game.yaml";
  const memory = createMemoryHost({ ...SAMPLE_GAME, "content/sample/aux.yaml": "a: 1\n" });
  const hash = hashOf(memory.readBytes(path));
  const project = await openProject(memory);
  for (const spelling of ["content/./sample/game.yaml", "content/x/../sample/game.yaml"]) {
    const edits = newFile(spelling, "evil").edits;
    expect(await codeOf(project.apply({ files: [{ path: spelling, hash, edits }] }))).toBe("bad-order");
  }
  const named = "content/sample/aux.yaml";
  const { edits } = newFile(named, "# mine\n");
  await project.apply({ files: [{ path: named, hash: hashOf(memory.readBytes(named)), edits }] });
  expect(new TextDecoder().decode(memory.readBytes(named))).toBe("# mine\na: 1\n");
  await project.close();
});

test("a path that is not a text is refused", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  expect(await codeOf(project.apply({ files: [{ edits: [] } as never] }))).toBe("bad-order");
  expect(readFileSync(join(folder, "content/sample/game.yaml"), "utf8")).toBe(
    SAMPLE_GAME["content/sample/game.yaml"],
  );
});
