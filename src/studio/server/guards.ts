/**
 * Who may ask the server, and how: decided from the head of a request alone, before its body is read. The page runs in a browser
 * that other sites use too, so a request must name this server as its host and come from the page itself.
 * Limits: whether the body is in order is seen by who reads it (`json-body.ts`, `ask.ts`).
 */

/** The first line and the headers of a request, as they came. */
export interface RequestHead {
  readonly method: string;
  /** The target as sent, without any decoding: "/api/check". */
  readonly target: string;
  /** Each header with all its values, names in lower case. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
}

export interface GuardRules {
  /** The port that is served. */
  readonly port: number;
  /** All that is served, by target. */
  readonly targets: ReadonlyMap<string, TargetRules>;
  /** Whether it is the session's token, compared in constant time. */
  isToken(token: string): boolean;
}

/** What is asked of requests for one target. */
export type TargetRules = PageRules | CallRules;

/** A file of the page: it has no secrets. */
export interface PageRules {
  readonly method: "GET";
}

export interface CallRules {
  readonly method: "POST";
  /** False for the call that hands the token out. */
  readonly needsToken: boolean;
  /** The largest body, in bytes. */
  readonly mostBytes: number;
  /** The body is bytes of a file, not JSON. */
  readonly takesBytes?: true;
}

/** Why a request is refused. */
export interface GuardRefusal {
  readonly status: number;
  readonly code: string;
  /** For people. */
  readonly message: string;
  /** More headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The header with the session's token. */
export const TOKEN_HEADER = "x-studio-token";

/** Undefined for a request that may be answered. */
export function refusalOfHead(head: RequestHead, rules: GuardRules): GuardRefusal | undefined {
  return refusalOfHost(head, rules) ?? refusalOfSite(head) ?? refusalOfTarget(head, rules);
}

/** A page of another name that resolves to this computer (DNS rebinding) sends its own name. */
function refusalOfHost(head: RequestHead, { port }: GuardRules): GuardRefusal | undefined {
  const host = only(head, "host");
  if (host === `127.0.0.1:${port}` || host === `localhost:${port}`) return undefined;
  return refused(421, "wrong-host", "this server answers only to 127.0.0.1 and localhost, with its port");
}

/** Pages of other sites, and of other ports of this computer. */
function refusalOfSite(head: RequestHead): GuardRefusal | undefined {
  const origin = head.headers.origin;
  const isOwn = origin === undefined || only(head, "origin") === `http://${only(head, "host")}`;
  if (isOwn && (isOwnSite(head) || isVisit(head))) return undefined;
  return refused(403, "wrong-site", "only the studio's own page may ask this server");
}

/** Browsers that do not send the header yet send `Origin` with every POST. */
function isOwnSite(head: RequestHead): boolean {
  if (head.headers["sec-fetch-site"] === undefined) return true;
  const site = only(head, "sec-fetch-site");
  return site === "same-origin" || (site === "none" && head.method === "GET");
}

/** A link to the page that was followed in another page or a file: the page has no secrets, and cannot be framed. */
const isVisit = (head: RequestHead): boolean =>
  head.method === "GET" &&
  head.target === "/" &&
  only(head, "sec-fetch-mode") === "navigate" &&
  only(head, "sec-fetch-dest") === "document";

function refusalOfTarget(head: RequestHead, rules: GuardRules): GuardRefusal | undefined {
  const target = rules.targets.get(head.target);
  if (!target) return refused(404, "unknown-target", "there is nothing at this address");
  if (head.method !== target.method) return wrongMethod(target.method);
  return target.method === "POST" ? refusalOfCall(head, target, rules) : undefined;
}

function refusalOfCall(head: RequestHead, call: CallRules, rules: GuardRules): GuardRefusal | undefined {
  if (head.headers.origin === undefined)
    return refused(403, "wrong-site", "a call needs the header Origin, which browsers send");
  if (call.needsToken && !rules.isToken(only(head, TOKEN_HEADER) ?? ""))
    return refused(
      401,
      "no-session",
      "this page has no session; run broadside studio in the project's folder and open the link that it prints",
    );
  if (call.takesBytes && !isBytes(head))
    return refused(415, "not-bytes", "expected a body of type application/octet-stream, not compressed");
  if (!call.takesBytes && !isJson(head))
    return refused(415, "not-json", "expected a body of type application/json, not compressed");
  const length = Number(only(head, "content-length") ?? 0);
  return length > call.mostBytes ? tooLarge(call.mostBytes) : undefined;
}

/** Without parameters other than the charset, so that what a parser makes of them does not matter. */
const isJson = (head: RequestHead): boolean =>
  /^application\/json(; ?charset=utf-8)?$/i.test(only(head, "content-type") ?? "") &&
  head.headers["content-encoding"] === undefined;

const isBytes = (head: RequestHead): boolean =>
  only(head, "content-type")?.toLowerCase() === "application/octet-stream" &&
  head.headers["content-encoding"] === undefined;

/** @param most bytes */
export const tooLarge = (most: number): GuardRefusal =>
  refused(413, "too-large", `expected at most ${Math.floor(most / 2 ** 20)} MB in one request`);

const wrongMethod = (allow: string): GuardRefusal => ({
  ...refused(405, "wrong-method", `expected the method ${allow}`),
  headers: { allow },
});

const refused = (status: number, code: string, message: string): GuardRefusal => ({ status, code, message });

/** The value of a header that is there once. */
function only({ headers }: RequestHead, name: string): string | undefined {
  const values = headers[name];
  return values?.length === 1 ? values[0] : undefined;
}
