/** Writes docs/content/ anew from the schemas in src/schema/files/: `node dist/tools/write-content-pages.js`. */
import { join } from "node:path";
import process from "node:process";
import { createNodeHost } from "../host/node-host.ts";
import { contentPages } from "../schema/content-pages.ts";

const host = createNodeHost(join(process.cwd(), "docs", "content"));
for (const [path, text] of contentPages()) host.writeFile(path, new TextEncoder().encode(text));
