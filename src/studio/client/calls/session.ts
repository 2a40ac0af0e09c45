/**
 * The token that lets this page in. The address has a code that is exchanged for it once; the token then stays with the tab,
 * through reloads and restarts of the studio. A tab that is opened without a code, from a link of the page, asks the pages that
 * are open: only pages of this origin hear it and answer.
 * After a cut connection another program may have the studio's port: the token is sent only to a server that has proved that it
 * knows it. Limit: a page that is loaded again is whatever that port answers with.
 */
import { signal } from "@preact/signals";

const KEY = "broadside-token";

/** Takes the code out of the address, so that it is neither shown nor kept in the history, and exchanges it. */
export async function enter(): Promise<void> {
  shareToken();
  addEventListener("hashchange", () => {
    // a link that was pasted into a tab that is open
    if (CODE.test(location.hash)) location.reload();
  });
  const [, code] = CODE.exec(location.hash) ?? [];
  if (code !== undefined) await exchange(code);
  if (token() === "") await askOtherPages();
}

const CODE = /^#([\w-]{43})$/;

async function exchange(code: string): Promise<void> {
  history.replaceState(null, "", "#/");
  const response = await fetch("/api/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ask: { code } }),
  });
  // a link that was used before is no reason to leave
  if (response.ok) sessionStorage.setItem(KEY, (await response.json()).token);
}

/** Between pages of one origin: `{ asks: true }` is answered with `{ token }`. */
const CHANNEL = "broadside-session";

/** Open pages answer within a few ms, unless they are busy. */
const ANSWER_MS = 1000;

function shareToken(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data?.asks === true && token() !== "") channel.postMessage({ token: token() });
  };
}

function askOtherPages(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      channel.close();
      resolve();
    };
    const timer = setTimeout(end, ANSWER_MS);
    channel.onmessage = ({ data }) => {
      if (typeof data?.token !== "string") return;
      sessionStorage.setItem(KEY, data.token);
      end();
    };
    channel.postMessage({ asks: true });
  });
}

const token = (): string => sessionStorage.getItem(KEY) ?? "";

/** True while something answers at the studio's address that does not know the token. */
export const isImpostor = signal(false);

/** What is known of the server that answers: undefined = it has to prove itself first. */
let proof: Promise<boolean> | undefined = Promise.resolve(true);

/** The connection was cut: what answers next may be another program. */
export function distrust(): void {
  proof = undefined;
}

/** The token, for a call. @throws Error if the server does not answer, or does not prove that it knows it */
export async function provenToken(): Promise<string> {
  if (token() === "") return "";
  proof ??= isProven();
  const asked = proof;
  let isKnown = false;
  try {
    isKnown = await asked;
  } finally {
    if (!isKnown && proof === asked) proof = undefined;
  }
  isImpostor.value = !isKnown;
  if (isKnown) return token();
  throw new Error("what answers at this address is not the studio that let this page in");
}

async function isProven(): Promise<boolean> {
  const challenge = inLetters(crypto.getRandomValues(new Uint8Array(32)));
  const response = await fetch("/api/proof", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ask: { challenge } }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return Object(answer).proof === (await expectedProof(challenge));
}

/** As `proofOf` of the server (session.ts) has it. */
async function expectedProof(challenge: string): Promise<string> {
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(token()), algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign(
    "HMAC",
    key,
    bytes(`broadside studio ${location.port} ${challenge}`),
  );
  return inLetters(new Uint8Array(signed));
}

/** As base64url without padding. */
const inLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
