/** `project.read`: texts as edits count them, with the hash that edits name. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";

const GAME = "content/duel/game.yaml";
const text = "broadside: 1\r\nid: duel\r\ntitle: Duell für zwei\r\nversion: 1.0.0\r\n";

test("the text has no byte order mark and keeps its line ends, and edits with its hash are accepted", async () => {
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]);
  const host = createMemoryHost({ [GAME]: bytes });
  const project = await openProject(host);
  const read = await project.read(GAME);
  expect(read).toEqual({ text, hash: createHash("sha256").update(bytes).digest("hex") });
  const offset = text.indexOf("zwei");
  const at = (place: number) => ({ line: 1, column: 1, offset: place });
  const edit = { file: GAME, start: at(offset), end: at(offset + 4), text: "drei" };
  await project.apply({ files: [{ path: GAME, hash: read?.hash, edits: [edit] }] });
  expect(Buffer.from(host.readBytes(GAME)).toString()).toBe(`\uFEFF${text.replace("zwei", "drei")}`);
});

test("there is nothing to edit in a missing file, nor in one that is not UTF-8", async () => {
  const host = createMemoryHost({ [GAME]: text, "content/duel/old.yaml": Buffer.from([0x61, 0xe9]) });
  const project = await openProject(host);
  expect(await project.read("content/duel/none.yaml")).toBeUndefined();
  expect(await project.read("content/duel/old.yaml")).toBeUndefined();
});
