/** A process of its own that checks projects: it reads their files, in base64, from its input, and writes what it found. */
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const load = (module) => import(pathToFileURL(resolve(`dist/${module}`)).href);
const { projectOf } = await load("api/project-at.js");
const { openBundle } = await load("host/bundle.js");
const { createMemoryHost } = await load("host/memory-host.js");

const bundle = openBundle();
const found = [];
for (const files of JSON.parse(await text(process.stdin))) {
  const contents = Object.entries(files).map(([path, content]) => [path, Buffer.from(content, "base64")]);
  const host = createMemoryHost(Object.fromEntries(contents));
  found.push(await projectOf({ host, bundle }).check());
}
process.stdout.write(JSON.stringify(found));
