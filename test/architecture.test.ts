/** The folder table of `src/README.md` as data: which folder may import which, and which packages are whose. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";

interface Folder {
  /** Folders of src/ that it may import besides itself. */
  readonly imports: readonly string[];
  /** Folders of which it may import types only. */
  readonly types?: readonly string[];
  /** Packages that it alone uses. */
  readonly packages?: readonly string[];
}

const STAGES = [
  "units",
  "diagnostics",
  "host",
  "remember",
  "icons",
  "source",
  "schema",
  "shape",
  "game",
  "track",
  "figure",
  "template",
  "booklet",
  "font",
  "layout",
  "scene",
  "sheet",
  "press",
  "rules",
  "manual",
  "report",
];

const TABLE: Readonly<Record<string, Folder>> = {
  units: { imports: [], packages: ["culori"] },
  diagnostics: { imports: [], packages: ["fastest-levenshtein", "node:module"] },
  host: {
    imports: [],
    packages: [
      "node:child_process",
      "node:fs",
      "node:module",
      "node:os",
      "node:path",
      "node:stream",
      "node:url",
      "node:v8",
      "node:vm",
      "node:worker_threads",
    ],
  },
  remember: { imports: ["host"] },
  icons: { imports: [] },
  source: { imports: ["diagnostics"], packages: ["yaml", "csv-parse"] },
  schema: { imports: ["source", "diagnostics"], packages: ["ajv"] },
  shape: { imports: ["units"] },
  game: { imports: ["source", "shape", "units", "diagnostics"], types: ["schema"] },
  track: { imports: ["game", "units", "diagnostics"], types: ["schema"], packages: ["pure-rand"] },
  figure: { imports: ["game", "track", "units"], types: ["schema"] },
  template: {
    imports: ["game", "units", "diagnostics"],
    types: ["track", "figure", "schema"],
    packages: ["handlebars"],
  },
  booklet: {
    imports: ["source", "diagnostics"],
    packages: [
      "mdast",
      "mdast-util-from-markdown",
      "mdast-util-frontmatter",
      "mdast-util-gfm-footnote",
      "mdast-util-gfm-strikethrough",
      "mdast-util-gfm-table",
      "mdast-util-gfm-task-list-item",
      "micromark-extension-frontmatter",
      "micromark-extension-gfm-footnote",
      "micromark-extension-gfm-strikethrough",
      "micromark-extension-gfm-table",
      "micromark-extension-gfm-task-list-item",
    ],
  },
  font: {
    imports: ["units", "diagnostics"],
    packages: ["fontkit", "woff2-encoder", "bidi-js"],
  },
  layout: {
    imports: ["booklet", "font", "scene", "units", "diagnostics"],
    types: ["template"],
    packages: ["saxes", "character-entities", "linebreak", "svgpath"],
  },
  scene: { imports: ["units"], types: ["font"] },
  sheet: { imports: ["scene", "shape", "units", "diagnostics"], types: ["game"] },
  press: {
    imports: ["sheet", "scene", "font", "units", "diagnostics"],
    packages: ["node:zlib", "pdfkit", "sharp"],
  },
  rules: {
    imports: ["source", "game", "track", "scene", "shape", "sheet", "units", "diagnostics"],
    types: ["layout", "template", "schema"],
  },
  manual: { imports: ["rules", "diagnostics"] },
  report: {
    imports: ["manual", "source", "track", "diagnostics"],
    types: ["game"],
    packages: ["picocolors"],
  },
  pipeline: { imports: STAGES },
  api: { imports: [...STAGES, "pipeline"], packages: ["node:path"] },
  "index.ts": { imports: [...STAGES, "api", "pipeline"] },
  cli: { imports: [...STAGES, "pipeline", "index.ts"], packages: ["commander", "node:path"] },
  tools: {
    imports: [...STAGES, "pipeline"],
    packages: [
      "node:child_process",
      "node:fs",
      "node:module",
      "node:os",
      "node:path",
      "node:process",
      "node:url",
      "rolldown",
    ],
  },
};

/** Packages that any stage may use: pure computation without a door to the outside. */
const FREE_PACKAGES = ["node:crypto"];

/** Folders that end at a person: they read arguments and environment, and write to the terminal. */
const PROCESS_FOLDERS = ["cli", "tools"];

interface Import {
  readonly file: string;
  readonly folder: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|mjs)$/.test(file));
const imports = sources.flatMap(importsOf);

describe("the folders of src/", () => {
  test("are those of the table", () => {
    const folders = new Set(sources.map((file) => file.split("/")[0]));
    expect([...folders].filter((folder) => !Object.hasOwn(TABLE, folder as string))).toEqual([]);
  });

  test("import only what the table allows", () => {
    const forbidden = imports
      .filter((entry) => !isAllowed(entry))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(forbidden).toEqual([]);
  });

  test("reach the process, clock and random numbers only through host and cli", () => {
    const guilty = sources.filter((file) => {
      if (["host", ...PROCESS_FOLDERS].includes(file.split("/")[0] as string)) return false;
      return /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(/.test(codeOf(file));
    });
    expect(guilty).toEqual([]);
  });

  test("write to standard output and standard error in one place", () => {
    const writers = sources.filter((file) => !file.startsWith("tools/") && writesToTerminal(codeOf(file)));
    expect(writers).toEqual(["cli/terminal/terminal.ts"]);
  });

  test("open every module with a comment that says what it is for", () => {
    const silent = sources.filter(
      (file) => !/^(#!.*\n)?\/\*\*/.test(readFileSync(join("src", file), "utf8")),
    );
    expect(silent).toEqual([]);
  });
});

test("the table notices a forbidden import", () => {
  const wrong = { file: "layout/x.ts", folder: "layout", target: "node:fs", typeOnly: false };
  expect(isAllowed(wrong)).toBe(false);
  expect(isAllowed({ ...wrong, target: "press/pdf.ts" })).toBe(false);
  expect(isAllowed({ ...wrong, target: "template/template.ts" })).toBe(false);
  expect(isAllowed({ ...wrong, target: "template/template.ts", typeOnly: true })).toBe(true);
  expect(isAllowed({ file: "cli/x.ts", folder: "cli", target: "node:fs", typeOnly: false })).toBe(false);
});

test.each([
  'console.log("x")',
  "process.stdout.write(x)",
  'process["stderr"]',
  "const { stdout } = process;",
])("the search for writers finds %s", (code) => expect(writesToTerminal(code)).toBe(true));

function writesToTerminal(code: string): boolean {
  return /\bconsole\.|\bprocess(?:\.std(?:out|err)\b|\[)|\{[^}]*\bstd(?:out|err)\b[^}]*\} = process\b/.test(
    code,
  );
}

function isAllowed({ folder, target, typeOnly }: Import): boolean {
  const entry = TABLE[folder];
  if (!entry) return false;
  const targetFolder = target.split("/")[0] as string;
  if (Object.hasOwn(TABLE, targetFolder)) {
    return (
      targetFolder === folder ||
      entry.imports.includes(targetFolder) ||
      (typeOnly && (entry.types ?? []).includes(targetFolder))
    );
  }
  const name = packageOf(target);
  return FREE_PACKAGES.includes(name) || (entry.packages ?? []).includes(name);
}

function importsOf(file: string): Import[] {
  const pattern =
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|(?:^|\n)\s*import\s+"([^"]+)"|\b(?:import|lazyPackage<[^(]*>)\("([^"]+)"\)/g;
  const folder = file.split("/")[0] as string;
  return [...codeOf(file).matchAll(pattern)].map((match) => {
    const target = (match[3] ?? match[4] ?? match[5]) as string;
    const resolved = target.startsWith(".") ? posix.join(posix.dirname(file), target) : target;
    return { file, folder, target: resolved, typeOnly: match[2] !== undefined };
  });
}

function codeOf(file: string): string {
  return readFileSync(join("src", file), "utf8").replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1");
}

function packageOf(target: string): string {
  const parts = target.split("/");
  return target.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] as string);
}
