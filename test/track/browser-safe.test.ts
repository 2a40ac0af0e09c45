/**
 * `src/track/` runs in a browser: nothing that it imports, directly or indirectly, needs Node, and a bundle of it runs
 * bare.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { analyseTrack } from "../../src/track/analyse-track.ts";
import { lay } from "./lay.ts";
import { northwards } from "./look.ts";

/** Packages that are known to be pure computation. */
const SAFE_PACKAGES = ["fastest-levenshtein", "pure-rand"];

/** Names that only Node provides, as they occur in code. */
const NODE_WORDS = /\b(process|Buffer|__dirname|__filename|require|setImmediate)\b\s*[.([]/;

const modules = readdirSync("src/track", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => join("src/track", file));

describe("src/track", () => {
  test("imports, directly or indirectly, no value from Node or from a package that may need it", () => {
    const { files, packages } = reachedFrom(modules);
    expect(files.length).toBeGreaterThan(modules.length);
    expect([...packages].filter((name) => !SAFE_PACKAGES.includes(name))).toEqual([]);
  });

  test("and none of these uses anything that only Node has", () => {
    const { files } = reachedFrom(modules);
    expect(files.filter((file) => NODE_WORDS.test(codeOf(file)))).toEqual([]);
  });

  test("bundled for a browser gives the same analysis without anything of Node", async () => {
    const plan = lay(northwards({ bars: "a1|b1" }, { acceleration: true }, { turn: 180 }));
    const code = await bundled();
    const analysed = runInNewContext(`${code}; JSON.stringify(track.analyseTrack(${JSON.stringify(plan)}))`);
    expect(JSON.parse(analysed)).toEqual(JSON.parse(JSON.stringify(analyseTrack(plan))));
  });
});

test("the walk through imports finds forbidden ones", () => {
  expect([...reachedFrom(["src/host/node-host.ts"]).packages]).toContain("node:fs");
  expect([...reachedFrom(["src/pipeline/judge/check-game.ts"]).packages]).toEqual(
    expect.arrayContaining(["yaml", "ajv"]),
  );
});

/** All source files that are loaded with these, and the packages that they import; types are not loaded. */
function reachedFrom(starts: readonly string[]) {
  const files = new Set(starts);
  const packages = new Set<string>();
  for (const file of files) {
    for (const target of importsOf(file)) {
      if (target.startsWith(".")) files.add(join(dirname(file), target));
      else packages.add(packageOf(target));
    }
  }
  return { files: [...files], packages };
}

function importsOf(file: string): readonly string[] {
  const named = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)[^;]*?from\s+"([^"]+)"/g;
  const bare = /(?:^|\n)\s*import\s+"([^"]+)"|\bimport\("([^"]+)"\)/g;
  const code = codeOf(file);
  return [...code.matchAll(named), ...code.matchAll(bare)].map((match) => match[1] ?? match[2] ?? "");
}

function codeOf(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1");
}

function packageOf(target: string): string {
  return target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Every module of the folder in one script that sets the global `track`. */
async function bundled(): Promise<string> {
  const entry = "virtual:track";
  const words = modules.map((file) => `export * from "${join(process.cwd(), file)}";`).join("\n");
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        output: { format: "iife", name: "track" },
      },
    },
    plugins: [
      {
        name: "track",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? words : undefined),
      },
    ],
  });
  const [bundle] = [result].flat();
  if (bundle === undefined || !("output" in bundle)) throw new Error("nothing was bundled");
  const [script] = bundle.output;
  expect(script.imports).toEqual([]);
  expect(script.code).not.toContain("browser-external");
  return script.code;
}
