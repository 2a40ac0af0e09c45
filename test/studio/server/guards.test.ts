/**
 * Who may ask the studio's server, and how: requests as they are on the wire, with the status of the answer. The names of
 * rows are those of docs/security.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask, type RawRequest } from "../../support/studio/raw-socket.ts";
import { pageHeaders, type TestStudio, testStudio } from "../../support/studio/served-studio.ts";

/** A call in order, in which each row changes something. */
const CALL: RawRequest = {
  method: "POST",
  target: "/api/check",
  body: '{"ask":{"games":["sample"]}}',
};

/** Of a call; `undefined` leaves a header out. Texts may have the port as PORT. */
type Row = readonly [
  row: string,
  what: string,
  status: number,
  request: RawRequest & { readonly isPage?: true },
];

const head = (headers: NonNullable<RawRequest["headers"]>): RawRequest => ({ headers });
const page = (request: RawRequest): RawRequest & { readonly isPage: true } => ({ ...request, isPage: true });

/** A call that takes the bytes of a file. */
const bytes = (headers: NonNullable<RawRequest["headers"]>): RawRequest => ({
  target: "/api/addPicture",
  headers: { "content-type": "application/octet-stream", ...headers },
  body: "not a picture",
});

/** Of a link in another site that a person follows. */
const VISIT = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

/** A call that takes more keys than it knows, so that only the reader of bodies can refuse them. */
const LOOSE = (more: string): RawRequest => ({
  target: "/api/apply",
  body: `{"ask":{"files":[]${more}}}`,
});

const CHALLENGE = JSON.stringify({ ask: { challenge: "A".repeat(43) } });
const PROOF = { target: "/api/proof", body: CHALLENGE };

const ROWS: readonly Row[] = [
  ["W0", "the page", 200, page({})],
  ["W0", "the page by its other name", 200, page(head({ host: "localhost:PORT" }))],
  ["W0", "a script of the page", 200, page({ target: "/app.js" })],
  ["W0", "a call of the page", 200, {}],
  ["W0", "a call of a browser that sends no Sec-Fetch-Site", 200, head({ "sec-fetch-site": undefined })],
  ["W0", "a call with the charset named", 200, head({ "content-type": "application/json; charset=utf-8" })],
  ["W1", "Host of another site", 421, head({ host: "evil.example" })],
  ["W1", "Host of another site for the page", 421, page(head({ host: "evil.example:PORT" }))],
  ["W1", "Host 0.0.0.0", 421, page(head({ host: "0.0.0.0:PORT" }))],
  ["W1", "Host that begins with localhost", 421, page(head({ host: "localhost.evil:PORT" }))],
  ["W1", "Host with a user", 421, page(head({ host: "evil@127.0.0.1:PORT" }))],
  ["W1", "Host without a port", 421, page(head({ host: "127.0.0.1" }))],
  ["W1", "Host with another port", 421, page(head({ host: "127.0.0.1:1" }))],
  ["W1", "Host [::1]", 421, page(head({ host: "[::1]:PORT" }))],
  ["W1", "no Host", 400, page(head({ host: undefined }))],
  ["W1", "two Hosts", 421, page({ lines: ["host: evil.example"] })],
  ["W2", "text/plain", 415, head({ "content-type": "text/plain" })],
  ["W2", "a form", 415, head({ "content-type": "application/x-www-form-urlencoded" })],
  ["W2", "a form with files", 415, head({ "content-type": "multipart/form-data; boundary=x" })],
  [
    "W2",
    "text/plain of another site",
    403,
    head({ "content-type": "text/plain", origin: "http://evil.example" }),
  ],
  ["W2", "JSON of another site", 403, head({ origin: "http://evil.example" })],
  [
    "W2",
    "a question before a call of another site",
    403,
    { method: "OPTIONS", headers: { origin: "http://evil.example" } },
  ],
  ["W2", "a question before a call", 405, { method: "OPTIONS" }],
  ["W2", "a call without Origin", 403, head({ origin: undefined })],
  ["W2", "bytes where JSON is expected", 415, head({ "content-type": "application/octet-stream" })],
  ["W2", "JSON where bytes are expected", 415, { target: "/api/addPicture" }],
  ["W2", "bytes without a question", 400, bytes({})],
  ["W2", "bytes with a question that cannot be decoded", 400, bytes({ "x-studio-ask": "%E0%A4%A" })],
  [
    "W2",
    "bytes with a question that has other keys",
    400,
    bytes({ "x-studio-ask": "%7B%22gaem%22%3A%22sample%22%7D" }),
  ],
  ["W2", "compressed bytes", 415, bytes({ "content-encoding": "gzip" })],
  ["W2", "a form of another site sent to the page", 403, page({ method: "POST", headers: VISIT })],
  ["W2", "bytes of another site", 403, bytes({ origin: "http://evil.example" })],
  ["W4", "bytes without a token", 401, bytes({ "x-studio-token": undefined })],
  ["W8", "a picture of 300 MB", 413, bytes({ "content-length": String(300 * 2 ** 20) })],
  [
    "W0",
    "bytes of a picture",
    200,
    bytes({ "x-studio-ask": encodeURIComponent('{"game":"sample","name":"é.png"}') }),
  ],
  ["W3", "Origin null", 403, head({ origin: "null" })],
  ["W3", "Origin with another port", 403, head({ origin: "http://127.0.0.1:1" })],
  ["W3", "Origin with another name of this server", 403, head({ origin: "http://localhost:PORT" })],
  ["W3", "Origin https", 403, head({ origin: "https://127.0.0.1:PORT" })],
  ["W3", "two Origins", 403, { lines: ["origin: http://evil.example"] }],
  ["W3", "Sec-Fetch-Site cross-site", 403, head({ "sec-fetch-site": "cross-site" })],
  ["W3", "Sec-Fetch-Site same-site", 403, head({ "sec-fetch-site": "same-site" })],
  ["W3", "Sec-Fetch-Site none, with a call", 403, head({ "sec-fetch-site": "none" })],
  [
    "W3",
    "a script that another site asks for",
    403,
    page({ target: "/app.js", headers: { "sec-fetch-site": "cross-site" } }),
  ],
  ["W3", "the page in a frame of another site", 403, page(head({ ...VISIT, "sec-fetch-dest": "iframe" }))],
  ["W3", "the page read by another site", 403, page(head({ ...VISIT, "sec-fetch-mode": "no-cors" }))],
  ["W3", "a link to a script that was followed elsewhere", 403, page({ target: "/app.js", headers: VISIT })],
  ["W3", "a link to the page that was followed elsewhere", 200, page(head(VISIT))],
  ["W3", "the page typed into the address line", 200, page(head({ ...VISIT, "sec-fetch-site": "none" }))],
  ["W4", "no token", 401, head({ "x-studio-token": undefined })],
  ["W4", "an empty token", 401, head({ "x-studio-token": "" })],
  ["W4", "a wrong token", 401, head({ "x-studio-token": "A".repeat(43) })],
  [
    "W4",
    "a token in the address",
    404,
    { target: "/api/check?x-studio-token=TOKEN", headers: { "x-studio-token": undefined } },
  ],
  ["W4", "a token in a cookie", 401, head({ "x-studio-token": undefined, cookie: "x-studio-token=TOKEN" })],
  [
    "W4",
    "a call for a new link without a token",
    401,
    { target: "/api/link", headers: { "x-studio-token": undefined } },
  ],
  [
    "W4",
    "a proof for a page that holds its token back",
    200,
    { target: "/api/proof", headers: { "x-studio-token": undefined }, body: CHALLENGE },
  ],
  ["W4", "a proof for another site", 403, { ...PROOF, headers: { origin: "http://evil.example" } }],
  ["W4", "a proof of words that are chosen", 400, { ...PROOF, body: '{"ask":{"challenge":"sample"}}' }],
  ["W5", "events without Origin", 403, { target: "/api/events", headers: { origin: undefined } }],
  ["W5", "events with Origin null", 403, { target: "/api/events", headers: { origin: "null" } }],
  [
    "W5",
    "events of another site",
    403,
    { target: "/api/events", headers: { origin: "http://evil.example" } },
  ],
  ["W5", "events without a token", 401, { target: "/api/events", headers: { "x-studio-token": undefined } }],
  [
    "W5",
    "events as an EventSource asks for them",
    405,
    { method: "GET", target: "/api/events", body: undefined as never },
  ],
  [
    "W5",
    "a WebSocket",
    405,
    {
      method: "GET",
      target: "/api/events",
      headers: {
        connection: "Upgrade, close",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
      },
    },
  ],
  ...[
    "/..%2fcontent",
    "/%2e%2e/package.json",
    "/..\\package.json",
    "/%5c..%5cpackage.json",
    "/app.js%00.html",
    "/%2561pp.js",
    "/%61pp.js",
    "//etc/passwd",
    "/app.js/",
    "/./app.js",
    "/x\\",
    "/?x",
    "/#x",
    "/index.html",
    "/content/sample/game.yaml",
    "/.git/config",
    "/__proto__",
    "/api/__proto__",
    "/api/constructor",
    "/a%70i/check",
    "/API/check",
    "http://127.0.0.1:PORT/",
    "*",
  ].map((target): Row => ["W6", `the address ${target}`, 404, page({ target })]),
  ["W6", "an address that cannot be decoded", 400, page({ target: "/%zz" })],
  ["W6", "an address with half a character", 400, page({ target: "/%e0%a4%a" })],
  ["W6", "another method", 405, page({ method: "POST" })],
  ["W6", "the head alone", 405, page({ method: "HEAD" })],
  ["W6", "a call by GET", 405, { method: "GET" }],
  ["W8", "a length of 100 MB", 413, head({ "content-length": "100000000" })],
  ["W8", "a header of 20 kB", 431, head({ "x-long": "x".repeat(20_000) })],
  ["W8", "lists 200,000 deep", 400, LOOSE(`,"more":${"[".repeat(200_000)}${"]".repeat(200_000)}`)],
  ["W8", "65 lists and objects inside each other", 400, LOOSE(`,"more":${"[".repeat(63)}${"]".repeat(63)}`)],
  ["W8", "64 lists and objects inside each other", 200, LOOSE(`,"more":${"[".repeat(62)}${"]".repeat(62)}`)],
  [
    "W8",
    "brackets in texts are not deep",
    404,
    { body: JSON.stringify({ ask: { games: ['["'.repeat(100)] } }) },
  ],
  ["W9", "a key __proto__", 400, { body: '{"ask":{"games":[],"__proto__":{"ink":"low"}}}' }],
  ["W9", "a key __proto__ with an escape", 400, { body: '{"ask":{"games":[],"\\u005f_proto__":{}}}' }],
  ["W9", "a key __proto__ that no call looks at", 400, LOOSE(',"__proto__":{}')],
  ["W9", "the same with an escape", 400, LOOSE(',"\\u005f_proto__":{}')],
  ["W9", "another key that no call looks at", 200, LOOSE(',"more":"\\u005f"')],
  ["W9", "an extra key beside the question", 400, { body: '{"ask":{"games":[]},"extra":1}' }],
  ["W9", "an extra key in the question", 400, { body: '{"ask":{"games":[],"limits":100}}' }],
  ["W9", "a missing key", 400, { body: '{"ask":{}}' }],
  ["W9", "a value of another kind", 400, { body: '{"ask":{"games":"sample"}}' }],
  [
    "W9",
    "an extra key in a draft",
    400,
    { body: '{"ask":{"games":[]},"drafts":[{"path":"a","text":"","mode":1}]}' },
  ],
  [
    "W9",
    "a draft outside of the content",
    400,
    { body: '{"ask":{"games":[]},"drafts":[{"path":"../a","text":""}]}' },
  ],
  ["W9", "an order with an extra key", 400, { target: "/api/plan", body: '{"ask":{"gamez":["sample"]}}' }],
  ["W9", "an order for another folder", 403, { target: "/api/plan", body: '{"ask":{"out":"/tmp"}}' }],
  ["W9", "no JSON", 400, { body: "{" }],
  ["W9", "an empty body", 400, { body: "" }],
  ["W9", "another value than an object", 400, { body: "null" }],
  ["W9", "bytes that are not UTF-8", 400, { body: new Uint8Array([0x22, 0xff, 0x22]) }],
  ["W9", "a content type with a tab", 415, head({ "content-type": "application/json\t; charset=utf-8" })],
  ["W9", "a content type with a space before it", 200, head({ "content-type": " application/json" })],
  ["W9", "a content type with junk", 415, head({ "content-type": "application/json, text/plain" })],
  ["W9", "a content type with a parameter", 415, head({ "content-type": "application/json; boundary=x" })],
  ["W9", "another charset", 415, head({ "content-type": "application/json; charset=utf-16" })],
  ["W9", "no content type", 415, head({ "content-type": undefined })],
  ["W9", "a compressed body", 415, head({ "content-encoding": "gzip" })],
];

/** What each row is about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  W0: "the page and its calls are answered",
  W1: "a Host that is not this server is refused",
  W2: "requests of other sites change nothing",
  W3: "a foreign Origin or Sec-Fetch-Site is refused",
  W4: "a call without the token is refused",
  W5: "events are only for the page",
  W6: "addresses lead to nothing but the page and its calls",
  W8: "too much of anything is refused",
  W9: "bodies that are not exactly what a call takes are refused",
};

test("each row of the table has a subject, and the reverse", () => {
  expect(new Set(ROWS.map(([row]) => row))).toEqual(new Set(Object.keys(SUBJECTS)));
});

test.each(Object.entries(SUBJECTS))("%s: %s", async (wanted) => {
  const studio = await testStudio();
  const wrong: string[] = [];
  for (const [row, what, status, request] of ROWS) {
    if (row !== wanted) continue;
    const answer = await ask(studio.port, requestOf(studio, request));
    if (answer.status !== status) wrong.push(`${what}: ${answer.status}, expected ${status} ${answer.body}`);
    const allowing = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
    if (allowing.length > 0) wrong.push(`${what}: has ${allowing}`);
  }
  expect(wrong).toEqual([]);
  expect(studio.bugs).toEqual([]);
});

function requestOf(studio: TestStudio, { isPage, ...request }: Row[3]): RawRequest {
  const inserted = (text: string): string =>
    text.replaceAll("PORT", String(studio.port)).replaceAll("TOKEN", studio.token);
  const all = isPage
    ? request
    : { ...CALL, ...request, headers: { ...pageHeaders(studio), ...request.headers } };
  const headers = Object.fromEntries(
    Object.entries(all.headers ?? {}).map(([name, value]) => [
      name,
      value === undefined ? value : inserted(value),
    ]),
  );
  const { body, ...rest } = all;
  const hasBody = body !== undefined && all.method !== "GET";
  return { ...rest, headers, target: inserted(all.target ?? "/"), ...(hasBody && { body }) };
}

test("every row about the server and its saves has a test", () => {
  const folder = "test/studio/server";
  const tests = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const tested = new Set(
    tests.flatMap((text) =>
      [...text.matchAll(/(?:test\(["`]|\)\(["`]|^ {2})([WC]\d+):/gm)].map(([, row]) => row),
    ),
  );
  const wanted = [...numbered("W", 13), ...numbered("C", 9)];
  expect(wanted.filter((row) => !tested.has(row))).toEqual([]);
});

const numbered = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
