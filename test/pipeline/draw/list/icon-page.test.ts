/** Icons as a web page: each is shown with its name, and no drawing runs or fetches anything. */
import { expect, test } from "vitest";
import { iconPage } from "../../../../src/pipeline/draw/list/icon-page.ts";

const HOSTILE = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const LORC = {
  artist: { name: "Lorc" },
  licence: { name: "CC BY 3.0", address: "https://creativecommons.org/licenses/by/3.0/" },
};
const OAK = "https://game-icons.net/1x1/lorc/oak-leaf.html";

const page = iconPage(
  "leaf <i>",
  [
    { name: "tea-leaf", game: "reef", drawing: { text: HOSTILE } },
    { name: "nowhere-leaf", game: "reef" },
    { name: "oak-leaf", ...LORC, address: OAK, drawing: { body: '<path d="M1 1h8v8z"/>', size: 512 } },
    { name: "port-leaf", game: "reef", ...LORC, address: OAK },
  ],
  "Icons from <here>",
);

test("it shows every name with its artist, and escapes the words searched for", () => {
  expect(page).toContain("<figcaption>tea-leaf<small>reef</small>");
  expect(page).toContain(`<figcaption>oak-leaf<small><a href="${OAK}">Lorc</a>, CC BY 3.0</small>`);
  expect(page).toContain(`<figcaption>port-leaf<small>reef: <a href="${OAK}">Lorc</a>, CC BY 3.0</small>`);
  expect(page).toContain('<span class="none"></span><figcaption>nowhere-leaf<');
  expect(page).toContain("<h1>leaf &#60;i&#62;</h1>");
  expect(page).toContain("Icons from &#60;here&#62;");
});

test("it runs nothing and fetches nothing", () => {
  expect(page).not.toContain("<script");
  expect(page).toContain("default-src 'none'");
  expect(page.match(/ (?:src|href)="(?!data:|https:\/\/game-icons\.net\/1x1\/)[^"]*"/g)).toBeNull();
});
