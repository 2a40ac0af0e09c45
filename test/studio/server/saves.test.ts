/** Saves through the studio's server: all or nothing, and nothing but what was changed. Names of rows: docs/security.md. */
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { hashOf } from "../../../src/api/fix/edits.ts";
import { splicesBetween } from "../../../src/source/edit/splices.ts";
import { breakDisk, type Failure } from "../../support/failing-disk.ts";
import { send } from "../../support/studio/raw-socket.ts";
import { pageHeaders, type TestStudio, testStudio } from "../../support/studio/served-studio.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const GAME = "content/sample/game.yaml";

let repair = (): void => {};
afterEach(() => repair());

/** The page saves a text that was made from another one. */
const saving = (path: string, before: string, after: string, hash = hashOf(Buffer.from(before))) => ({
  files: [{ path, hash, edits: splicesBetween(path, before.replace(/^\uFEFF/, ""), after), before }],
});

const read = (studio: TestStudio, path = GAME): string => readFileSync(join(studio.folder, path), "utf8");
const namesBeside = (studio: TestStudio): readonly string[] =>
  readdirSync(join(studio.folder, "content/sample"), { recursive: true, encoding: "utf8" });

test.each<[Failure, number]>([
  ["ENOSPC", 507],
  ["EIO", 500],
  ["EACCES", 403],
  ["EROFS", 403],
])("C2: on a disk that fails with %s the old file stays, and the page is told", async (failure, status) => {
  const studio = await testStudio();
  await studio.call("open", {});
  const before = read(studio);
  const names = namesBeside(studio);
  const save = saving(GAME, before, `${before}# saved\n`);
  let failures = 0;
  for (let at = 1; ; at++) {
    const disk = breakDisk(at, failure);
    repair = disk.repair;
    const answer = await studio.call("apply", save);
    disk.repair();
    if (disk.broke() === undefined) break;
    if (answer.status !== 200) {
      failures += 1;
      expect(answer, `${disk.broke()}`).toMatchObject({
        status,
        body: { code: failure, message: expect.stringContaining(GAME) },
      });
      expect(read(studio)).toBe(before);
    } else if (read(studio) !== before) writeFileSync(join(studio.folder, GAME), before);
    expect(namesBeside(studio)).toEqual(names);
  }
  expect(failures).toBeGreaterThan(2);
  expect(studio.bugs).toEqual([]);
});

test("C3: a save of something older is refused with the difference, and overwrites nothing", async () => {
  const studio = await testStudio();
  const before = read(studio);
  const theirs = before.replace("title: ", "title: Not ");
  writeFileSync(join(studio.folder, GAME), theirs);
  const answer = await studio.call("apply", saving(GAME, before, `${before}# mine\n`));
  expect(answer).toMatchObject({ status: 412, body: { code: "stale", files: [{ path: GAME }] } });
  expect(answer.body.files[0].difference).toMatch(/^-title: .*\n\+title: Not /m);
  expect(read(studio)).toBe(theirs);
});

test("C3: of two files, neither is written if one has changed", async () => {
  const studio = await testStudio();
  const other = "content/sample/glossary.yaml";
  const [game, glossary] = [read(studio), read(studio, other)];
  writeFileSync(join(studio.folder, GAME), `${game}# theirs\n`);
  const both = [saving(other, glossary, `${glossary}# mine\n`), saving(GAME, game, `${game}# mine\n`)];
  const answer = await studio.call("apply", { files: both.flatMap(({ files }) => files) });
  expect(answer.status).toBe(412);
  expect(read(studio, other)).toBe(glossary);
});

test("C4: a file that was deleted, renamed or replaced by a link meanwhile is not made again", async () => {
  const studio = await testStudio();
  const at = join(studio.folder, GAME);
  const before = read(studio);
  const save = saving(GAME, before, `${before}# mine\n`);
  renameSync(at, `${at}.old`);
  expect(await studio.call("apply", save)).toMatchObject({ status: 404, body: { code: "ENOENT" } });
  expect(namesBeside(studio)).not.toContain("game.yaml");
  mkdirSync(at);
  expect(await studio.call("apply", save)).toMatchObject({ status: 409, body: { code: "NOFILE" } });
  rmSync(at, { recursive: true });
  const outside = join(temporaryFolder(), "game.yaml");
  writeFileSync(outside, before);
  symlinkSync(outside, at);
  expect(await studio.call("apply", save)).toMatchObject({ status: 409, body: { code: "LEAVES" } });
  expect(readFileSync(outside, "utf8")).toBe(before);
  expect(studio.bugs).toEqual([]);
});

test("C5: a link stays a link, permissions stay, and a read-only file is respected", async () => {
  const studio = await testStudio();
  const at = join(studio.folder, GAME);
  const before = read(studio);
  const after = `${before}# mine\n`;
  renameSync(at, join(studio.folder, "content/sample/real.yaml"));
  symlinkSync("real.yaml", at);
  chmodSync(at, 0o640);
  linkSync(join(studio.folder, "content/sample/real.yaml"), join(studio.folder, "hard"));
  expect((await studio.call("apply", saving(GAME, before, after))).status).toBe(200);
  expect(readFileSync(join(studio.folder, "content/sample/real.yaml"), "utf8")).toBe(after);
  expect(statSync(at).mode & 0o777).toBe(0o640);
  expect(readFileSync(join(studio.folder, "hard"), "utf8"), "another name of the old file").toBe(before);
  chmodSync(at, 0o444);
  const refused = await studio.call("apply", saving(GAME, after, before));
  expect(refused).toMatchObject({
    status: 403,
    body: { code: "EACCES", message: expect.stringContaining("read-only") },
  });
  expect(read(studio)).toBe(after);
});

test("C6: a text that does not parse is saved, with a finding", async () => {
  const studio = await testStudio();
  const before = read(studio);
  expect((await studio.call("apply", saving(GAME, before, "title: ["))).status).toBe(200);
  expect(read(studio)).toBe("title: [");
  const { body } = await studio.call("check", { games: ["sample"] });
  expect(body.counts.error).toBeGreaterThan(0);
});

test("C7: of a request that is cut off nothing is saved", async () => {
  const studio = await testStudio();
  const before = read(studio);
  const body = JSON.stringify({ ask: saving(GAME, before, `${before}# mine\n`) });
  for (const part of [1, body.length / 2, body.length - 1]) {
    await new Promise<void>((resolve) => {
      const socket = connect(studio.port, "127.0.0.1", () => {
        const headers = { ...pageHeaders(studio), "content-length": String(Buffer.byteLength(body)) };
        send(socket, studio.port, { method: "POST", target: "/api/apply", headers });
        socket.write(body.slice(0, part), () => socket.destroy());
      });
      socket.on("close", () => resolve());
    });
    // an answer after it shows that the server is done with it
    expect((await studio.call("text", { path: GAME })).body.text).toBe(before);
  }
});

const ODD =
  "\uFEFF# the game\r\nbroadside:   1\r\nid: sample # its id\r\ntitle: 'Sample'\r\nversion: 1.0.0\r\n\r\n# end";

test("C9: a save without a change leaves every byte, and one of a field changes only that", async () => {
  const studio = await testStudio();
  const at = join(studio.folder, GAME);
  writeFileSync(at, ODD);
  const text = ODD.slice(1);
  const none = { files: [{ path: GAME, hash: hashOf(Buffer.from(ODD)), edits: [] }] };
  expect((await studio.call("apply", none)).status).toBe(200);
  expect(read(studio)).toBe(ODD);
  const shown = (await studio.call("text", { path: GAME })).body;
  expect(shown).toEqual({ path: GAME, text, hash: hashOf(Buffer.from(ODD)) });
  const after = text.replace("'Sample'", "'Example'");
  expect((await studio.call("apply", saving(GAME, ODD, after))).status).toBe(200);
  expect(read(studio)).toBe(ODD.replace("'Sample'", "'Example'"));
});
