/** Regenerates docs/schemas/ from the schemas in src/schema/files/: `node dist/tools/write-schemas.js`. */
import process from "node:process";
import { createNodeHost } from "../host/node-host.ts";
import { publishedSchemas } from "../schema/published/published.ts";

const host = createNodeHost(process.cwd());
for (const [path, text] of publishedSchemas()) host.writeFile(path, new TextEncoder().encode(text));
