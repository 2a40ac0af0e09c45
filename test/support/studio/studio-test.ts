/**
 * `test` for the page of the studio. `openStudio` copies a project, starts the studio on it and opens its page in Chromium,
 * of which each worker has one. A test fails if its page reports an error or asks anything of another origin; a test that
 * fails says what its pages showed.
 * Where Chromium is missing, such tests are skipped; with BROADSIDE_REQUIRE_TOOLS=1 (as in CI) they fail.
 *
 *     test("a card is shown", async ({ openStudio }) => {
 *       const { page, folder } = await openStudio(HARBOUR, { at: "decks" });
 *       await page.getByRole("button", { name: "Dinghy" }).click();
 *     });
 */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { test as plain } from "vitest";
import { CHROMIUM } from "../chromium.ts";
import { WAIT_MS } from "../time-limits.ts";
import { copyOf, type StudioProject } from "./projects.ts";
import { type RunningStudio, type StartOptions, startStudio, startStudioProcess } from "./running-studio.ts";
import { shownIn } from "./shown-pages.ts";

export interface OpenOptions extends StartOptions {
  /** The address of the view after `#/`; default the first view. */
  readonly at?: string;
  /** Runs the command in a process of its own: slower, but it can be killed. */
  readonly asProcess?: boolean;
  /** Errors of the page that belong to the test, such as those of a server that was killed. */
  readonly expects?: readonly RegExp[];
}

/**
 * What the browser reports of calls to a server that is killed, before, while and after it answers: for tests that kill it. Which
 * of them depends on the moment.
 */
export const SERVER_GONE =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|SOCKET_NOT_CONNECTED)/;

export interface OpenedStudio {
  readonly page: Page;
  /** The project's folder. */
  readonly folder: string;
  readonly studio: RunningStudio;
  /** Of the browser: another page of it sees the same stored data. */
  readonly context: BrowserContext;
}

export type OpenStudio = (project: StudioProject, options?: OpenOptions) => Promise<OpenedStudio>;

export const test = plain
  .extend<{ browser: Browser | undefined }>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern, and this fixture needs no other
      async ({}, use) => {
        const browser = CHROMIUM === undefined ? undefined : await startBrowser(CHROMIUM);
        await use(browser);
        await browser?.close();
      },
      { scope: "worker" },
    ],
  })
  .extend<{ openStudio: OpenStudio }>({
    openStudio: async ({ browser, skip, task }, use) => {
      if (!browser) {
        if (process.env.BROADSIDE_REQUIRE_TOOLS === "1") throw new Error("chromium is not installed");
        skip("chromium is not installed");
        return;
      }
      const ends: (() => Promise<void>)[] = [];
      const faults: string[] = [];
      const refusals: Promise<string>[] = [];
      await use((project, options = {}) => open(browser, project, options, { ends, faults, refusals }));
      if (task.result?.state === "fail") faults.push(...(await shownIn(browser)));
      // the browser says the status alone
      if (faults.length > 0) faults.push(...(await Promise.all(refusals)));
      for (const end of ends.reverse()) await end();
      if (faults.length > 0) throw new Error(`of the page:\n${faults.join("\n")}`);
    },
  });

const startBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--force-color-profile=srgb",
      // a name that somebody asks for after all is never looked up
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });

interface Notes {
  /** What is to be closed, the last first. */
  readonly ends: (() => Promise<void>)[];
  readonly faults: string[];
  /** What the server said with calls that it refused. */
  readonly refusals: Promise<string>[];
}

async function open(
  browser: Browser,
  project: StudioProject,
  options: OpenOptions,
  { ends, faults, refusals }: Notes,
): Promise<OpenedStudio> {
  const folder = copyOf(project);
  const start = options.asProcess ? startStudioProcess : startStudio;
  const studio = await start(folder, options);
  ends.push(() => studio.close());
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  ends.push(() => context.close());
  context.setDefaultTimeout(WAIT_MS);
  const { origin } = new URL(studio.url);
  const isExpected = (fault: string): boolean => options.expects?.some((one) => one.test(fault)) ?? false;
  const note = (fault: string): void => void (isExpected(fault) || faults.push(fault));
  context.on("page", (page) => watch(page, origin, note));
  context.on("response", (response) => {
    const line = `refused: ${response.status()} ${response.url()}`;
    if (response.status() >= 400)
      refusals.push(
        response.text().then(
          (text) => `${line} ${text}`,
          () => line,
        ),
      );
  });
  const page = await context.newPage();
  if (options.at === undefined) await page.goto(studio.url);
  else {
    await letIn(page, studio.url);
    await page.goto(`${origin}/#/${options.at}`);
  }
  await page.getByRole("navigation", { name: "Views" }).waitFor();
  return { page, folder, studio, context };
}

/** Uses the code of a link as the page does, which would show the first view, and so have it drawn for nothing. */
async function letIn(page: Page, link: string): Promise<void> {
  const { origin, hash } = new URL(link);
  const empty = `${origin}/empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(empty);
  await page.evaluate(async (code) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ ask: { code } });
    const response = await fetch("/api/session", { method: "POST", headers, body });
    sessionStorage.setItem("broadside-token", (await response.json()).token);
  }, hash.slice(1));
  await page.unroute(empty);
}

/** Notes everything that a page must not do. */
function watch(page: Page, origin: string, note: (fault: string) => void): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`error: ${error.stack ?? error.message}`));
  page.on("crash", () => note("the page crashed"));
  page.on("websocket", (socket) => note(`web socket: ${socket.url()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !["data:", "blob:"].includes(url.protocol)) note(`request to ${url.origin}`);
  });
}
