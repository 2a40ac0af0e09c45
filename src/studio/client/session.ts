/**
 * The token that lets this page in. The address has a code that is exchanged for it once; the token then stays with the tab,
 * through reloads and restarts of the studio. A tab that is opened without a code, from a link of the page, asks the pages that
 * are open: only pages of this origin hear it and answer.
 */

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

export const token = (): string => sessionStorage.getItem(KEY) ?? "";
