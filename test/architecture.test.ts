/**
 * The folder table of `src/README.md` as data: which folder may import which, and which packages each may use. Also how
 * many files a folder may have, how long a file may be, and which files may import each other.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { circlesIn, type Graph } from "./support/circles.ts";

interface Folder {
  /** Folders of src/ that it may import besides itself. */
  readonly imports: readonly string[];
  /** Folders from which it may import types only. */
  readonly types?: readonly string[];
  /** Packages that only this folder uses. */
  readonly packages?: readonly string[];
}

const STAGES = [
  "units",
  "words",
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
  words: { imports: [] },
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
  remember: { imports: [], types: ["host"] },
  icons: { imports: [] },
  source: { imports: ["remember", "diagnostics"], packages: ["yaml", "csv-parse", "fflate", "saxes"] },
  schema: { imports: ["source", "remember", "units", "diagnostics"], packages: ["ajv"] },
  shape: { imports: ["units"] },
  game: { imports: ["source", "shape", "remember", "units", "words", "diagnostics"], types: ["schema"] },
  track: {
    imports: ["game", "remember", "units", "words", "diagnostics"],
    types: ["schema"],
    packages: ["pure-rand"],
  },
  figure: { imports: ["game", "track", "units"], types: ["schema"] },
  template: {
    imports: ["game", "remember", "units", "words", "diagnostics"],
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
    imports: ["remember", "units", "diagnostics"],
    packages: ["fontkit", "woff2-encoder", "bidi-js"],
  },
  layout: {
    imports: ["booklet", "font", "scene", "remember", "units", "words", "diagnostics"],
    types: ["template"],
    packages: ["saxes", "character-entities", "hyphen", "linebreak", "svgpath"],
  },
  scene: { imports: ["remember", "units"], types: ["font"] },
  sheet: { imports: ["scene", "shape", "remember", "units", "words", "diagnostics"], types: ["game"] },
  press: {
    imports: ["sheet", "scene", "font", "remember", "units", "diagnostics"],
    packages: ["node:zlib", "fflate", "pdfkit", "sharp"],
  },
  rules: {
    imports: ["source", "game", "track", "scene", "shape", "sheet", "remember", "units", "diagnostics"],
    types: ["layout", "template", "schema"],
  },
  manual: { imports: ["rules", "diagnostics"] },
  report: {
    imports: ["manual", "source", "track", "diagnostics"],
    types: ["game", "index.ts"],
    packages: ["picocolors"],
  },
  pipeline: { imports: STAGES },
  api: { imports: [...STAGES, "pipeline"], packages: ["node:path"] },
  "index.ts": { imports: [...STAGES, "api", "pipeline"] },
  cli: {
    imports: ["diagnostics", "report", "studio/server", "index.ts"],
    packages: ["commander", "node:path"],
  },
  "studio/server": {
    imports: ["diagnostics", "host", "index.ts"],
    types: ["studio/shared"],
    packages: ["fastify", "node:http", "node:path"],
  },
  // what passes between both, and nothing that runs
  "studio/shared": { imports: [], types: ["index.ts"] },
  // in a browser, alone: the page that shares a game, with the data that the pipeline writes into it
  "studio/share": { imports: [], types: ["pipeline"] },
  // in a browser: nothing of Node, and of the stages only what needs none of it
  "studio/client": {
    imports: ["track", "scene", "diagnostics", "units"],
    types: ["studio/shared", "game", "index.ts"],
    packages: [
      "preact",
      "@preact/signals",
      "@codemirror/autocomplete",
      "@codemirror/commands",
      "@codemirror/lang-xml",
      "@codemirror/lang-yaml",
      "@codemirror/language",
      "@codemirror/lint",
      "@codemirror/search",
      "@codemirror/state",
      "@codemirror/view",
      "@lezer/highlight",
    ],
  },
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
      "vite",
    ],
  },
};

/**
 * The rooms of src/pipeline/, each of which may import those before it. The files beside them are outside that order:
 * what rooms hand on to each other is described there, in the types of the rooms that make it.
 */
const ROOMS = ["look", "read", "draw", "order", "judge", "print", "export", "fix"];
const BESIDE_ROOMS = ["pipeline/made-game.ts", "pipeline/progress.ts", "pipeline/project.ts"];

/** Folders whose rooms have rows of their own in the table. */
const DIVIDED = ["studio"];

/**
 * Rooms of the studio's page that its views share. All others are views, which know nothing of each other; only the table of
 * views knows them all.
 */
const SHARED_ROOMS = [
  "answers",
  "calls",
  "documents",
  "editor",
  "faces",
  "findings",
  "frame",
  "icons",
  "look",
  "parts",
  "project",
];
const TABLE_OF_VIEWS = "studio/client/views.ts";

/** Files that load the compiled code and set the engine up for a command. */
const STARTERS = ["cli/main.ts", "cli/run-command.ts"];

/** Packages that any stage may use: pure computation without access to the outside. */
const FREE_PACKAGES = ["node:crypto"];

/** Folders at the boundary to people: they read arguments and environment, and write to the terminal. */
const PROCESS_FOLDERS = ["cli", "tools", "studio/client"];

/** Files at a folder's own level. */
const MOST_FILES = 25;
const MOST_FILES_OF: Readonly<Record<string, number>> = { cli: 3, pipeline: 3 };

const MOST_LINES = 350;

/** Data, which are looked up and not read from end to end. */
const LONG = /^(icons\/artists|schema\/files|schema\/files\/.*)\.ts$/;

interface Import {
  readonly file: string;
  readonly folder: string;
  readonly target: string;
  readonly typeOnly: boolean;
  /** Loaded when it is needed, by `import("...")`. */
  readonly isLate: boolean;
}

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(tsx?|mjs)$/.test(file));
const imports = sources.flatMap((file) => importsIn(file, codeOf(file)));

describe("the folders of src/", () => {
  test("are those of the table", () => {
    const folders = new Set(sources.map(folderOf));
    expect([...folders].filter((folder) => !Object.hasOwn(TABLE, folder as string))).toEqual([]);
  });

  test("import only what the table allows", () => {
    const forbidden = imports
      .filter((entry) => !isAllowed(entry))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(forbidden).toEqual([]);
  });

  test("data flows one way through the rooms of the pipeline", () => {
    const rooms = imports.flatMap((entry) => {
      const [room, target] = [entry.file, entry.target].map((path) => /^pipeline\/(\w+)\//.exec(path)?.[1]);
      return room === undefined || target === undefined ? [] : [{ ...entry, room, to: target }];
    });
    expect(new Set(rooms.map(({ room }) => room))).toEqual(new Set(ROOMS));
    const backwards = rooms.filter(({ room, to }) => ROOMS.indexOf(to) > ROOMS.indexOf(room));
    expect(backwards.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test("the files beside these rooms take only types from them", () => {
    expect(sources.filter((file) => /^pipeline\/[^/]+$/.test(file)).sort()).toEqual(BESIDE_ROOMS);
    const taken = imports.filter(
      ({ file, target }) => BESIDE_ROOMS.includes(file) && /^pipeline\/\w+\//.test(target),
    );
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter(({ typeOnly }) => !typeOnly)).toEqual([]);
  });

  test("views of the studio are known to the table of views alone", () => {
    const viewOf = (path: string): string | undefined => {
      const [, room] = /^studio\/client\/([\w-]+)\//.exec(path) ?? [];
      return room === undefined || SHARED_ROOMS.includes(room) ? undefined : room;
    };
    const known = imports.filter(({ target }) => viewOf(target) !== undefined);
    expect(known.filter(({ file }) => file === TABLE_OF_VIEWS).length).toBeGreaterThan(5);
    const others = known.filter(
      ({ file, target }) => file !== TABLE_OF_VIEWS && viewOf(file) !== viewOf(target),
    );
    expect(others.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test("reach the process, clock and random numbers only through host and cli", () => {
    const guilty = sources.filter((file) => {
      if (["host", ...PROCESS_FOLDERS].includes(folderOf(file))) return false;
      return /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(/.test(codeOf(file));
    });
    expect(guilty).toEqual([]);
  });

  test("derive values and take notes with functions made at the top level of a module, each of which costs a slot", () => {
    const others = sources.filter((file) => file !== "remember/derived.ts");
    const callsOf = (file: string) => codeOf(file).match(/\b(derived|notesAbout)\b(<.*>)?\(/g)?.length ?? 0;
    const topCallsOf = (file: string) =>
      codeOf(file).match(/^(export )?const .* = (derived|notesAbout)\b(<.*>)?\(/gm)?.length ?? 0;
    expect(others.some((file) => topCallsOf(file) > 0)).toBe(true);
    expect(others.filter((file) => callsOf(file) !== topCallsOf(file))).toEqual([]);
  });

  test("write to standard output and standard error in one place", () => {
    const writers = sources.filter((file) => !file.startsWith("tools/") && writesToTerminal(codeOf(file)));
    expect(writers).toEqual(["cli/terminal/terminal.ts"]);
  });

  test("open every module with a comment that states its purpose", () => {
    const silent = sources.filter(
      (file) => !/^(#!.*\n)?\/\*\*/.test(readFileSync(join("src", file), "utf8")),
    );
    expect(silent).toEqual([]);
  });
});

describe("the files of src/", () => {
  test("do not import values in circles, not even late", () => {
    const values = imports.filter(({ typeOnly }) => !typeOnly);
    expect(values.some(({ file, isLate }) => isLate && file.startsWith("pipeline/"))).toBe(true);
    expect(circlesIn(graphOf(values))).toEqual([]);
  });

  test("do not refer to each other's types in circles", () => {
    // commands load their work late, and it takes the types of their options
    expect(circlesIn(graphOf(imports.filter(({ isLate }) => !isLate)))).toEqual([]);
  });

  test("are few in each folder", () => {
    const counts = new Map<string, number>();
    for (const file of sources) {
      const folder = posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([folder, count]) => count > (MOST_FILES_OF[folder] ?? MOST_FILES));
    expect(full).toEqual([]);
  });

  test("are short", () => {
    const long = sources.filter((file) => !LONG.test(file) && linesOf(file) > MOST_LINES);
    expect(long).toEqual([]);
  });
});

test("circles are found, and only circles", () => {
  const graph = new Map([
    ["a", ["b", "x"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", ["e"]],
    ["e", ["d"]],
    ["f", ["a", "f"]],
  ]);
  expect(circlesIn(graph)).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});

test.each([
  ['import { a } from "./x.ts"', false],
  ['import type { A } from "./x.ts"', true],
  ['import { type A, type B } from "./x.ts"', true],
  ['import { type A, b } from "./x.ts"', false],
  ['export type { A } from "./x.ts"', true],
  ['export * from "./x.ts"', false],
  ['import "./x.ts"', false],
])("%s takes types only: %s", (code, typeOnly) => {
  expect(importsIn("layout/y.ts", code)).toEqual([
    { file: "layout/y.ts", folder: "layout", target: "layout/x.ts", typeOnly, isLate: false },
  ]);
});

test("the table notices a forbidden import", () => {
  const wrong = { file: "layout/x.ts", folder: "layout", target: "node:fs", typeOnly: false, isLate: false };
  expect(isAllowed(wrong)).toBe(false);
  expect(isAllowed({ ...wrong, target: "press/pdf.ts" })).toBe(false);
  expect(isAllowed({ ...wrong, target: "template/template.ts" })).toBe(false);
  expect(isAllowed({ ...wrong, target: "template/template.ts", typeOnly: true })).toBe(true);
  expect(isAllowed({ ...wrong, file: "cli/x.ts", folder: "cli" })).toBe(false);
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

function isAllowed({ file, folder, target, typeOnly }: Import): boolean {
  const entry = TABLE[folder];
  if (!entry) return false;
  const targetFolder = folderOf(target);
  if (STARTERS.includes(file) && targetFolder === "host") return true;
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

function graphOf(of: readonly Import[]): Graph {
  const graph = new Map<string, string[]>(sources.map((file) => [file, []]));
  for (const { file, target } of of) graph.get(file)?.push(target);
  return graph;
}

/** The folder that a row of the table is about. */
function folderOf(path: string): string {
  const [first = "", second] = path.split("/");
  return DIVIDED.includes(first) ? `${first}/${second}` : first;
}

const linesOf = (file: string): number => readFileSync(join("src", file), "utf8").split("\n").length - 1;

function importsIn(file: string, code: string): Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^;"]*?)from\s+"([^"]+)"|(?:^|\n)\s*import\s+"([^"]+)"|\b(?:import|lazyPackage<[^(]*>)\("([^"]+)"\)/g;
  const folder = folderOf(file);
  return [...code.matchAll(pattern)].map((match) => {
    const target = (match[3] ?? match[4] ?? match[5]) as string;
    const resolved = target.startsWith(".") ? posix.join(posix.dirname(file), target) : target;
    const typeOnly = match[1] !== undefined || isOfTypes(match[2] ?? "");
    return { file, folder, target: resolved, typeOnly, isLate: match[5] !== undefined };
  });
}

/** True for `{ type A, type B }`. */
function isOfTypes(names: string): boolean {
  return /^\{(\s*type\s+[^,}]+,?)+\s*\}\s*$/.test(names);
}

function codeOf(file: string): string {
  return readFileSync(join("src", file), "utf8").replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1");
}

function packageOf(target: string): string {
  const parts = target.split("/");
  return target.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] as string);
}
