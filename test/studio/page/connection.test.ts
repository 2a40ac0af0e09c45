/** Calls that fail, and stored texts that cannot be written, in a browser: work goes on, and the page says what is wrong. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { HARBOUR, SHIPS } from "../../support/studio/projects.ts";
import { type StudioProcess, startStudioProcess } from "../../support/studio/running-studio.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { SERVER_GONE, test } from "../../support/studio/studio-test.ts";

const AT = "card/harbour/ships/cutter";
const cost = (page: Page) => page.getByRole("textbox", { name: "Cost", exact: true });
const unsaved = (page: Page) => page.getByText("1 unsaved file").first();

/** The page again, let in as the one before, in a tab of its own. */
async function nextTab(context: BrowserContext, page: Page): Promise<{ next: Page; open(): Promise<void> }> {
  const session = await page.evaluate("sessionStorage.getItem('broadside-token')");
  const next = await context.newPage();
  await next.addInitScript(`sessionStorage.setItem("broadside-token", ${JSON.stringify(session)})`);
  const url = page.url();
  return { next, open: async () => void (await next.goto(url)) };
}

test("a file that is not the project's own is read, and not made by typing; an address may be cut anywhere", async ({
  openStudio,
}) => {
  const shipped = "templates/shared/partials/track-rule.svg.hbs";
  const { page, folder } = await openStudio(HARBOUR, { at: `source/${encodeURIComponent(shipped)}` });
  await page.getByText("It comes with Broadside").waitFor();
  const source = page.getByRole("textbox", { name: `Source of ${shipped}` });
  await source.getByText("<").first().click();
  await page.keyboard.type("x");
  await page.getByText("Everything is saved").first().waitFor();
  expect(existsSync(join(folder, shipped))).toBe(false);
  await page.goto(page.url().replace("track-rule", "none"));
  await page.getByRole("heading", { name: "There is no such file" }).waitFor();
  // in the middle of a letter
  await page.goto(page.url().replace(/#.*|$/, "#/%"));
  await page.reload();
  await page.getByRole("navigation", { name: "Views" }).waitFor();
});

test("one call that fails stops nothing; the page says when the game is not checked and changes are not noticed", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, { at: AT, expects: [/status of 500|ERR_FAILED/] });
  await page.route("**/api/drawnEdits", (route) => route.abort(), { times: 1 });
  await cost(page).press("End");
  await cost(page).pressSequentially("1");
  await unsaved(page).waitFor();
  await page.getByText("The studio does not answer").waitFor({ state: "detached" });
  await cost(page).press("Backspace");
  await page.getByText(/^No problems/).waitFor();

  const refusal = { status: 500, json: { code: "bug", message: "the checker has stopped" } };
  await page.route("**/api/check", (route) => route.fulfill(refusal));
  await cost(page).press("End");
  await cost(page).pressSequentially("1");
  await page.getByText("cannot be checked as it is now: the checker has stopped").waitFor();
  await page.getByText(/^Last checked/).waitFor();
  await page.unroute("**/api/check");
  await cost(page).press("Backspace");
  await page.getByText(/^No problems/).waitFor();

  const line = JSON.stringify({ kind: "unwatched", message: "too many files" });
  await page.addInitScript(`{
    const own = window.fetch;
    window.fetch = (url, options) => url !== "/api/events" ? own(url, options) : Promise.resolve(new Response(
      new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(${JSON.stringify(`${line}\n`)})) }),
    ));
  }`);
  await page.reload();
  await page.getByText("Changes by other programs are not noticed: too many files").waitFor();
});

test("W4: a program that takes the studio's port learns no token from a page that is left open", async ({
  openStudio,
}) => {
  const { page, folder, studio } = await openStudio(HARBOUR, {
    at: AT,
    asProcess: true,
    expects: [SERVER_GONE],
  });
  await page.getByText(/^No problems/).waitFor();
  const port = Number(new URL(studio.url).port);
  await (studio as StudioProcess).kill();
  const heard: IncomingHttpHeaders[] = [];
  const impostor = createServer((request, response) => {
    heard.push(request.headers);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ proof: "A".repeat(43), root: folder, games: [] }));
  }).listen(port, "127.0.0.1");
  await once(impostor, "listening");
  const warning = page.getByText("Another program answers in the place of the studio");
  await warning.waitFor();
  await cost(page).press("End");
  await cost(page).pressSequentially("1");
  await accessibleShots(page, "impostor");
  impostor.closeAllConnections();
  await new Promise((resolve) => impostor.close(resolve));
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((headers) => headers["x-studio-token"] !== undefined)).toEqual([]);

  const again = await startStudioProcess(folder);
  onTestFinished(() => again.close());
  expect(new URL(again.url).port).toBe(String(port));
  await unsaved(page).waitFor();
  await warning.waitFor({ state: "detached" });
});

test("what the browser could not keep is kept as soon as it can", async ({ openStudio }) => {
  const { page, context } = await openStudio(HARBOUR, { at: AT });
  await cost(page).waitFor();
  await page.evaluate(`{
    const own = IDBObjectStore.prototype.put;
    window.makeRoom = () => {
      IDBObjectStore.prototype.put = own;
    };
    IDBObjectStore.prototype.put = function (row) {
      const request = own.call(this, row);
      this.transaction.abort();
      return request;
    };
  }`);
  await cost(page).press("End");
  await cost(page).pressSequentially("1");
  const fault = page.getByText("Unsaved changes are not kept in this browser");
  await fault.waitFor();
  await page.evaluate("makeRoom()");
  await fault.waitFor({ state: "detached" });
  const { next, open } = await nextTab(context, page);
  await page.close();
  await open();
  await next.getByText("Your unsaved changes are back").waitFor();
});

test("unsaved texts of an earlier version of the page are taken over", async ({ openStudio }) => {
  const { page, context, folder } = await openStudio(HARBOUR, { at: AT });
  await cost(page).press("End");
  await cost(page).pressSequentially("1");
  await unsaved(page).waitFor();
  const { next, open } = await nextTab(context, page);
  // of the same origin, but not the page of the studio, which holds the database open
  await next.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await next.goto(`${new URL(page.url()).origin}/empty`);
  await page.goto("about:blank");
  const text = readFileSync(join(folder, SHIPS), "utf8");
  await next.evaluate(
    ([changed]) =>
      new Promise<void>((resolve, reject) => {
        const reading = indexedDB.open("broadside-studio");
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          const { result: database } = reading;
          const rows = database.transaction("documents").objectStore("documents").getAll();
          rows.onsuccess = () => {
            database.close();
            indexedDB.deleteDatabase("broadside-studio");
            const opening = indexedDB.open("broadside-studio", 1);
            opening.onupgradeneeded = () => {
              const store = opening.result.createObjectStore("documents", {
                keyPath: ["project", "tab", "path"],
              });
              opening.result.createObjectStore("asks", { keyPath: ["project", "tab"] });
              for (const row of rows.result)
                store.put({ ...row, text: changed, done: [{ number: 1 }], undone: [] });
            };
            opening.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    [text.replace("cost: 3 #", "cost: 11 #")],
  );
  await page.close();
  await open();
  await next.getByText("Your unsaved changes are back").waitFor();
  await next.getByRole("tab", { name: "YAML" }).click();
  await next.getByText("cost: 11 #").waitFor();
});
