/** What the studio's server sends: headers, sessions, refusals; and what it survives. Names of rows: docs/security.md. */
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pageFiles } from "../../../src/host/page-files.ts";
import { type FacesOrder, openProject, type Project, type Work } from "../../../src/index.ts";
import { openLines } from "../../../src/studio/server/lines.ts";
import { linkOf } from "../../../src/studio/server/other-studio.ts";
import { createQuickPictures } from "../../../src/studio/server/quick-pictures.ts";
import { sampleFolder } from "../../support/api/sample-project.ts";
import { ask, send } from "../../support/studio/raw-socket.ts";
import { pageHeaders, testStudio } from "../../support/studio/served-studio.ts";
import { temporaryFolder } from "../../support/temporary.ts";

test("W4: a link lets one page in", async () => {
  const studio = await testStudio();
  const enter = (code: string | undefined) => studio.call("session", { code });
  const code = new URL(studio.newLink()).hash.slice(1);
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(await enter(`${code.slice(0, -1)}_`)).toMatchObject({ status: 401, body: { code: "no-session" } });
  expect(await enter(code)).toEqual({ status: 200, body: { token: studio.token } });
  expect(await enter(code), "the second time").toMatchObject({ status: 401 });
  expect(await enter(studio.token), "the token is no code").toMatchObject({ status: 401 });
});

test("W4: of many unused links the latest are valid", async () => {
  const studio = await testStudio();
  const codes = Array.from({ length: 40 }, () => new URL(studio.newLink()).hash.slice(1));
  expect((await studio.call("session", { code: codes[0] })).status).toBe(401);
  expect((await studio.call("session", { code: codes[39] })).status).toBe(200);
});

test("W4: the token is in no answer but one, and in no address", async () => {
  const studio = await testStudio();
  for (const name of ["open", "link", "check"]) {
    const { body, headers } = await studio.request(name, { ask: {} });
    expect(body + JSON.stringify(headers)).not.toContain(studio.token);
    expect(headers["referrer-policy"]).toBe("no-referrer");
  }
  expect(studio.newLink()).not.toContain(studio.token);
});

test("W4: a server proves that it knows the token, for its own port, without telling it", async () => {
  const studio = await testStudio();
  const challenge = randomBytes(32).toString("base64url");
  const { body } = await studio.call("proof", { challenge });
  const signed = (port: number) =>
    createHmac("sha256", studio.token).update(`broadside studio ${port} ${challenge}`).digest("base64url");
  expect(body).toEqual({ proof: signed(studio.port) });
  expect(body).not.toEqual({ proof: signed(studio.port + 1) });
});

test("W4: a program at the port of a studio that has ended learns no token from the next one", async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.end('{"proof":"x","link":"http://127.0.0.1:1/#x"}');
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const known = { pid: process.ppid, port, token: "T".repeat(43), isReadOnly: false };
  expect(await linkOf(known)).toBeUndefined();
  expect(heard.map((headers) => headers["x-studio-token"])).toEqual([undefined]);
});

test("W4: a link to anywhere else is not handed out, even if who gives it knows the token", async () => {
  const known = { pid: process.ppid, token: "T".repeat(43), isReadOnly: false };
  const linkFor = async (link: (port: number) => string): Promise<string | undefined> => {
    let port = 0;
    const server = createServer(async (request, response) => {
      const { ask: { challenge } = { challenge: "" } } = JSON.parse((await request.toArray()).join(""));
      const proof = createHmac("sha256", known.token).update(`broadside studio ${port} ${challenge}`);
      response.end(JSON.stringify({ proof: proof.digest("base64url"), link: link(port) }));
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
    return linkOf({ ...known, port });
  };
  const code = "C".repeat(43);
  expect(await linkFor((port) => `http://127.0.0.1:${port}/#${code}`)).toMatch(/#C{43}$/);
  expect(await linkFor(() => `http://127.0.0.1:1/#${code}`)).toBeUndefined();
  expect(await linkFor((port) => `http://127.0.0.1:${port}.evil.example/#${code}`)).toBeUndefined();
});

test("edits come without the text before where the page has just sent it", async () => {
  const folder = sampleFolder();
  const studio = await testStudio({ folder });
  const path = "content/sample/decks/crew.yaml";
  const { body: file } = await studio.call("text", { path });
  expect(file.text).toBeTypeOf("string");
  const ask = { kind: "field", game: "sample", deck: "crew", card: "cook", path: ["title"], text: "Cookie" };
  const { body: first } = await studio.call("edits", ask);
  expect(first.files).toMatchObject([{ path, before: file.text }]);
  const drafts = [{ path, text: `${file.text}# draft\n` }];
  const { body } = await studio.request("edits", { ask, drafts });
  const [lean] = JSON.parse(body).files;
  expect(lean.edits).toHaveLength(1);
  expect(lean.before).toBeUndefined();
});

test("an edit comes with pictures of the texts after it, or without those that cannot be drawn", async () => {
  const studio = await testStudio({ folder: sampleFolder() });
  const path = "content/sample/decks/crew.yaml";
  const edit = (text: string) => ({
    kind: "field",
    game: "sample",
    deck: "crew",
    card: "cook",
    path: ["title"],
    text,
  });
  const order = { game: "sample", faces: [{ deck: "crew", card: "cook", side: "front" }] };
  const { body } = await studio.call("drawnEdits", { edit: edit("Baker"), order });
  const [{ before, edits }] = body.files;
  const [{ start, end, text }] = edits;
  const after = before.slice(0, start.offset) + text + before.slice(end.offset);
  const { body: drawn } = await studio.call("faces", order, [{ path, text: after }]);
  expect(body.pictures).toEqual(drawn.faces);
  const { body: old } = await studio.call("faces", order);
  expect(body.pictures[0].name).not.toBe(old.faces[0].name);
  const { body: again } = await studio
    .request("drawnEdits", {
      ask: { edit: edit("Smith"), order },
      drafts: [{ path, text: after }],
    })
    .then(({ body: said }) => ({ body: JSON.parse(said) }));
  expect([again.files[0].before, again.files[0].edits[0].text]).toEqual([undefined, "Smith"]);
  const elsewhere = { ...order, game: "none" };
  const { status, body: bare } = await studio.call("drawnEdits", { edit: edit("Baker"), order: elsewhere });
  expect([status, bare.title, bare.pictures]).toEqual([200, body.title, undefined]);
});

/** A project of the sample whose faces are drawn as a test says. */
const drawing = (draw: (work: Work | undefined) => Promise<never>) => async (): Promise<Project> => {
  const project = await openProject(sampleFolder(), { outputOnly: true, cache: false });
  return { ...project, faces: (_, work) => draw(work) };
};

const DRAWN_EDIT = {
  edit: { kind: "field", game: "sample", deck: "crew", card: "cook", path: ["title"], text: "Baker" },
  order: { game: "sample", faces: [{ deck: "crew", card: "cook", side: "front" }] },
};

test("an edit does not wait for a picture that takes long, nor do the next ones", async () => {
  const asked: (Work | undefined)[] = [];
  const open = drawing((work) => {
    asked.push(work);
    return new Promise(() => {});
  });
  const studio = await testStudio({ open, quickMs: 0 });
  for (let time = 0; time < 3; time++) {
    const { status, body } = await studio.call("drawnEdits", DRAWN_EDIT);
    expect([status, body.files.length, body.pictures]).toEqual([200, 1, undefined]);
  }
  expect(asked.map((work) => work?.signal?.aborted)).toEqual([true]);
});

test("an edit is answered although drawing has a bug; one that is given up is not", async () => {
  const faulty = await testStudio({ open: drawing(() => Promise.reject(new TypeError("a bug"))) });
  const { status, body } = await faulty.call("drawnEdits", DRAWN_EDIT);
  expect([status, body.title, body.pictures]).toEqual([200, expect.stringContaining("Baker"), undefined]);
  const gone = new AbortController();
  gone.abort();
  const project = await drawing(() => Promise.reject(new Error("aborted")))();
  const given = createQuickPictures(60_000).drawn(project, DRAWN_EDIT.order as FacesOrder, {
    signal: gone.signal,
  });
  await expect(given).rejects.toThrow("aborted");
});

test("W7: a link in the page's folder is not served", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "index.html"), "page");
  mkdirSync(join(folder, "assets"));
  symlinkSync("/etc/hostname", join(folder, "assets", "secret.js"));
  symlinkSync("/etc", join(folder, "etc"));
  expect([...pageFiles(folder).keys()]).toEqual(["index.html"]);
});

test("W7: a link out of the project is not read", async () => {
  const folder = sampleFolder();
  const secret = join(temporaryFolder(), "secret.yaml");
  writeFileSync(secret, "secret: 1\n");
  symlinkSync(secret, join(folder, "content/sample/decks/secret.yaml"));
  const studio = await testStudio({ folder });
  const { body } = await studio.call("text", { path: "content/sample/decks/secret.yaml" });
  expect(body.text).toBeUndefined();
  const outside = await studio.call("text", { path: "../../etc/hostname" });
  expect(outside.body.text).toBeUndefined();
});

test("W8: a body that is longer than it says is not read to its end", async () => {
  const studio = await testStudio();
  const chunk = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;
  const answer = await ask(studio.port, {
    method: "POST",
    target: "/api/check",
    headers: { ...pageHeaders(studio), "transfer-encoding": "chunked" },
    after: chunk.repeat(700),
  });
  expect([413, 0]).toContain(answer.status);
  expect((await studio.call("open", {})).status).toBe(200);
});

test("W8: a request that does not arrive is ended", async () => {
  const studio = await testStudio({ arrivalMs: 100 });
  const ended = await new Promise<string>((resolve) => {
    let said = "";
    const socket = connect(studio.port, "127.0.0.1", () =>
      send(socket, studio.port, {
        method: "POST",
        target: "/api/check",
        headers: { ...pageHeaders(studio), "content-length": "1000", connection: "keep-alive" },
        after: '{"ask":',
      }),
    );
    socket.on("data", (data) => {
      said += data;
    });
    socket.on("close", () => resolve(said));
  });
  expect(ended).toMatch(/^HTTP\/1.1 408 /);
});

test("W10: nothing that is served can run what a game contains", async () => {
  const folder = sampleFolder();
  const hostile = '<script>alert(1)</script><svg onload="alert(1)">';
  writeFileSync(join(folder, "content/sample/<img src=x onerror=alert(1)>.yaml"), hostile);
  const studio = await testStudio({ folder });
  const { headers } = await studio.request("text", {
    ask: { path: "content/sample/<img src=x onerror=alert(1)>.yaml" },
  });
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  const page = await ask(studio.port, {});
  expect(page.headers["content-security-policy"]?.split("; ").sort()).toEqual([
    "base-uri 'none'",
    "default-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' blob:",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types broadside-clipboard broadside-worker",
  ]);
});

test("W10: no answer is kept, taken for another type, read by another site or held by the page that opened it", async () => {
  const studio = await testStudio();
  for (const [target, status, kept] of [
    ["/", 200, "no-cache"],
    ["/app.js", 200, "no-cache"],
    ["/nothing", 404, "no-store"],
    ["/%zz", 400, "no-store"],
  ] as const) {
    const answer = await ask(studio.port, { target });
    expect([target, answer.status]).toEqual([target, status]);
    expect(answer.headers, target).toMatchObject({ ...ALWAYS, "cache-control": kept });
  }
  const { headers } = await studio.request("open", { ask: {} });
  expect(headers).toMatchObject({ ...ALWAYS, "cache-control": "no-store" });
});

const ALWAYS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
};

test("W12: only this computer reaches it, and no site can frame it", async () => {
  const studio = await testStudio();
  for (const host of ["127.0.0.2", "::1"]) expect(await canConnect(host, studio.port), host).toBe(false);
  expect(await canConnect("127.0.0.1", studio.port)).toBe(true);
  for (const target of ["/", "/app.js", "/nothing", "/%zz"]) {
    const { headers } = await ask(studio.port, { target });
    expect(headers["content-security-policy"], target).toContain("frame-ancestors 'none'");
  }
});

const canConnect = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

test("W13: a bug is reported with an id, and the next call works with a project opened anew", async () => {
  const folder = sampleFolder();
  let opened = 0;
  const open = async (): Promise<Project> => {
    const project = await openProject(folder, { cache: false });
    opened += 1;
    const isBroken = opened === 1;
    const check: Project["check"] = (...words) =>
      isBroken ? Promise.reject(new TypeError("x is undefined")) : project.check(...words);
    return { ...project, check };
  };
  const studio = await testStudio({ folder, open });
  const broken = await studio.call("check", { games: ["sample"] });
  expect(broken).toMatchObject({
    status: 500,
    body: { code: "bug", id: expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
  expect(broken.body.message).not.toContain("x is undefined");
  expect(studio.bugs).toEqual([new TypeError("x is undefined")]);
  expect((await studio.call("check", { games: ["sample"] })).status).toBe(200);
  expect(opened).toBe(2);
});

test("W13: a bug that comes again and again opens the project anew only once, and another one does again", async () => {
  const folder = sampleFolder();
  let opened = 0;
  const open = async (): Promise<Project> => {
    opened += 1;
    const project = await openProject(folder, { cache: false });
    return {
      ...project,
      check: ([typed] = []) => Promise.reject(new TypeError(`bug at ${typed}`)),
      games: () => Promise.reject(new TypeError("another")),
    };
  };
  const studio = await testStudio({ folder, open });
  for (const typed of ["a", "ab", "abc", "abcd"]) {
    expect((await studio.call("check", { games: [typed] })).body.code).toBe("bug");
  }
  expect(opened).toBe(2);
  expect((await studio.call("open", {})).body.code).toBe("bug");
  expect((await studio.call("check", { games: ["a"] })).body.code).toBe("bug");
  expect(opened).toBe(3);
  expect(studio.bugs).toHaveLength(6);
});

test("a call ends when its page goes away", async () => {
  let begin = (_: Work | undefined): void => {};
  const begun = new Promise<Work | undefined>((resolve) => {
    begin = resolve;
  });
  const open = async (): Promise<Project> => ({
    ...(await openProject(sampleFolder(), { cache: false })),
    check: (_, work) => {
      begin(work);
      return new Promise(() => {});
    },
  });
  const studio = await testStudio({ open });
  const socket = connect(studio.port, "127.0.0.1", () =>
    send(socket, studio.port, {
      method: "POST",
      target: "/api/check",
      headers: pageHeaders(studio),
      body: '{"ask":{"games":["sample"]}}',
    }),
  );
  const { signal } = (await begun) ?? {};
  const aborted = once(signal as AbortSignal, "abort");
  socket.destroy();
  await aborted;
});

test("a page that reads nothing is let go once a few megabytes wait for it", () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const { send: sendLine } = openLines<string>(response, {});
  const sent = Array.from({ length: 20 }, () => {
    sendLine("x".repeat(2 ** 20));
    return response.destroyed;
  });
  expect(sent.indexOf(true)).toBeGreaterThan(4);
});

test("a printed file is sent as its bytes, and asked for like everything else", async () => {
  const studio = await testStudio();
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0a]);
  mkdirSync(join(studio.folder, "output/sample"), { recursive: true });
  writeFileSync(join(studio.folder, "output/sample/cards.pdf"), bytes);
  const wanted = { ask: { game: "sample", file: "cards.pdf" } };
  for (const accept of ["*/*", "application/x-ndjson"]) {
    const { status, headers, body } = await studio.request("printed", wanted, { headers: { accept } });
    expect([status, headers["content-type"], body]).toEqual([
      200,
      "application/octet-stream",
      bytes.toString("latin1"),
    ]);
    expect(headers["content-security-policy"]).toContain("sandbox");
  }
  const refused = await studio.request("printed", wanted, { headers: { "x-studio-token": "x" } });
  expect(refused.status).toBe(401);
  expect((await studio.call("printed", { game: "sample", file: "../x.pdf" })).status).toBe(404);
});

test.each([
  ["check", { games: ["sampel"] }, 404, "unknown-game"],
  ["apply", { files: [{ path: "/etc/passwd", edits: [] }] }, 400, "bad-order"],
  ["apply", { files: [{ path: "output/x", edits: [] }] }, 400, "bad-order"],
  ["apply", { files: 1 }, 400, "bad-order"],
])("%s %j is refused with words", async (name, question, status, code) => {
  const studio = await testStudio();
  const answer = await studio.call(name, question);
  expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\w/) } });
  expect(studio.bugs).toEqual([]);
});

test.each([
  [{ title: "x".repeat(61) }, "the name of the game: expected at most 60 characters"],
  [
    { title: "X", id: "My Game" },
    'the short name "My Game" is not a valid id: expected a to z, 0 to 9 and hyphens; write the short name my-game',
  ],
  [
    { title: "Sample" },
    'there is a game "sample" already: give this one another name, or another short name',
  ],
])("what is wrong with a new game is said in the words of the page: %j", async (question, fault) => {
  const studio = await testStudio();
  expect((await studio.call("planNewGame", question)).body).toEqual({ fault });
});

test("a studio that only reads writes nothing, and says so", async () => {
  const studio = await testStudio({ isReadOnly: true });
  expect((await studio.call("open", {})).body).toMatchObject({ isReadOnly: true, hasProject: true });
  const answer = await studio.call("apply", { files: [] });
  expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining("--read-only") } });
});

test("where no project is yet, the page is told so until one is there", async () => {
  const folder = temporaryFolder();
  const studio = await testStudio({ folder });
  expect((await studio.call("open", {})).body).toMatchObject({ hasProject: false, games: [] });
  expect((await studio.call("check", { games: [] })).body.code).toBe("no-project");
  mkdirSync(join(folder, "content/mine"), { recursive: true });
  writeFileSync(
    join(folder, "content/mine/game.yaml"),
    "broadside: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\n",
  );
  const { body } = await studio.call("open", {});
  expect(body).toMatchObject({ hasProject: true, games: [{ id: "mine" }] });
});

test("a call that asks for lines gets its progress, then its answer", async () => {
  const studio = await testStudio();
  const lines = async (games: readonly string[]) => {
    const answer = await studio.request(
      "check",
      { ask: { games } },
      { headers: { accept: "application/x-ndjson" } },
    );
    expect(answer.status).toBe(200);
    return answer.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  };
  const good = await lines(["sample"]);
  expect(good.length).toBeGreaterThan(1);
  for (const { progress } of good.slice(0, -1)) expect(progress.total).toBeGreaterThanOrEqual(progress.done);
  expect(good.at(-1).answer.counts).toBeDefined();
  expect(await lines(["nothing"])).toEqual([{ refusal: expect.objectContaining({ code: "unknown-game" }) }]);
});

test("calls see unsaved texts in place of files", async () => {
  const studio = await testStudio();
  const path = "content/sample/game.yaml";
  const broken = await studio.call("check", { games: ["sample"] }, [{ path, text: "title: [" }]);
  expect(broken.body.counts.error).toBeGreaterThan(0);
  expect((await studio.call("check", { games: ["sample"] })).body.counts.error).toBe(0);
});
