/**
 * Builds the page of the studio: its scripts and styles, with the parts that are seldom needed in files of their own.
 * Usage: node src/tools/page.mjs [dist folder]
 */
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const source = fileURLToPath(new URL("../studio/client", import.meta.url));
const dist = resolve(process.argv[2] ?? "dist");

await build({
  root: source,
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: "error",
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
