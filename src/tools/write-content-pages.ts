/**
 * Regenerates docs/content/ from the schemas in src/schema/files/, and docs/card-sizes.md from the presets: `node
 * dist/tools/write-content-pages.js`.
 */
import { join } from "node:path";
import process from "node:process";
import { createNodeHost } from "../host/node-host.ts";
import { contentPages } from "../schema/published/content-pages.ts";
import { cardSizesPage } from "./card-sizes-page.ts";

const host = createNodeHost(join(process.cwd(), "docs"));
const write = (path: string, text: string): void => host.writeFile(path, new TextEncoder().encode(text));
for (const [path, text] of contentPages()) write(`content/${path}`, text);
write("card-sizes.md", cardSizesPage());
