/**
 * Builds the page of the studio, its scripts and styles, with the parts that are seldom needed in files of their own; and
 * the one script and the one style of the pages that `broadside share` writes.
 * Usage: node src/tools/page.mjs [dist folder]
 */
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const sourceOf = (name) => fileURLToPath(new URL(`../studio/${name}`, import.meta.url));
const dist = resolve(process.argv[2] ?? "dist");
const shared = { configFile: false, envFile: false, publicDir: false, logLevel: "error" };

await build({
  ...shared,
  root: sourceOf("client"),
  // the page is served from the root of its own port
  base: "/",
  build: {
    outDir: join(dist, "page"),
    emptyOutDir: true,
    target: "es2022",
    // inline scripts and styles are forbidden by the page's content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});

await build({
  ...shared,
  root: sourceOf("share"),
  build: {
    outDir: join(dist, "share"),
    emptyOutDir: true,
    target: "es2022",
    lib: {
      entry: "main.ts",
      formats: ["iife"],
      name: "share",
      fileName: () => "share.js",
      cssFileName: "share",
    },
    reportCompressedSize: false,
  },
});
