/** The script and the style of shared pages, which are built beside the code. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @throws Error if they were not built */
export function shareFiles(): { readonly script: string; readonly style: string } {
  const read = (name: string): string =>
    readFileSync(fileURLToPath(new URL(`../share/${name}`, import.meta.url)), "utf8");
  return { script: read("share.js"), style: read("share.css") };
}
