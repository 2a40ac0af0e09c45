/** Workflow commands: equal to GitHub's own toolkit where both can write them, and read back by its published rules. */
import * as toolkit from "@actions/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { reportGithub } from "../../../src/report/findings/github.ts";
import { asUtf8, FILE, finding, HOSTILE, HOSTILE_FINDINGS, many, writtenOut } from "./support.ts";

interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** Reads a line of the log like the runner: the command up to the second "::", then the escapes undone. */
function read(line: string): Command {
  const [, name = "", list = "", message = ""] = /^::([a-z]+) ([^\n]*?)::([^\n]*)$/.exec(line) ?? [];
  const properties = list.split(",").map((pair) => {
    const at = pair.indexOf("=");
    return [
      pair.slice(0, at),
      unescaped(
        pair
          .slice(at + 1)
          .replaceAll("%3A", ":")
          .replaceAll("%2C", ","),
      ),
    ];
  });
  return { name, properties: Object.fromEntries(properties), message: unescaped(message) };
}

const unescaped = (text: string): string =>
  text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");

const linesOf = (diagnostics: readonly Diagnostic[], prefix?: string): readonly string[] =>
  reportGithub(diagnostics, prefix).split("\n").slice(0, -1);

/** What the toolkit writes for the same annotation. */
function toolkitLine(
  write: typeof toolkit.error,
  message: string,
  properties: toolkit.AnnotationProperties,
): string {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0);
  write(message, properties);
  vi.restoreAllMocks();
  return written.join("").trimEnd();
}

afterEach(() => vi.restoreAllMocks());

describe("as GitHub's toolkit writes it", () => {
  const place = { file: FILE, startLine: 84, endLine: 84, startColumn: 5, endColumn: 14 };

  test.each([
    ["error", toolkit.error],
    ["warning", toolkit.warning],
    ["hint", toolkit.notice],
  ] as const)("%s", (severity, write) => {
    const expected = toolkitLine(write, "a fault", { title: "facts/broken-run", ...place });
    expect(linesOf([finding(84, 5, 9, { severity })])).toEqual([expected]);
  });

  test.each(["100 %, 50%25: a::b, c=d", "a %0A b", "two\nlines", "::error::x", "😀 中文"])("%j", (text) => {
    const file = text.replaceAll("\n", "");
    const expected = toolkitLine(toolkit.error, text, { title: "facts/broken-run", ...place, file });
    expect(linesOf([finding(84, 5, 9, { message: text, file })])).toEqual([expected]);
  });
});

test("why and fix follow the message, each on its line", () => {
  const [line] = linesOf([finding(1, 1, 1, { why: "w", fix: "f" })]);
  expect(read(line as string).message).toBe("a fault\nwhy: w\nfix: f");
});

test("findings over several lines have no columns", () => {
  const [line] = linesOf([finding(1, 3, 0, { end: { line: 2, column: 1, offset: 9 } })]);
  expect(read(line as string).properties).toEqual({
    title: "facts/broken-run",
    file: FILE,
    line: "1",
    endLine: "2",
  });
});

test("paths start at the root of the repository; a finding without a file has none", () => {
  const [line, sheet] = linesOf([finding(1, 1, 1), finding(1, 1, 0, { file: "sheet" })], "games/");
  expect(read(line as string).properties.file).toBe(`games/${FILE}`);
  expect(read(sheet as string).properties).toEqual({ title: "facts/broken-run" });
});

test("hostile text stays one command per finding, and cannot steer the log", () => {
  const lines = linesOf(HOSTILE_FINDINGS);
  expect(lines).toHaveLength(HOSTILE.length);
  for (const [index, line] of lines.entries()) {
    const { name, properties, message } = read(line);
    expect(name).toBe("error");
    expect(Object.keys(properties)).toEqual(["title", "file", "line", "endLine", "col", "endColumn"]);
    expect(properties.line).toBe(String(index + 1));
    expect(line).toMatch(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202E]*$/u);
    const plain = writtenOut(asUtf8(String(HOSTILE[index])).replace(/\r\n?/g, "\n"), "\n");
    expect(message.startsWith(plain), JSON.stringify(message)).toBe(true);
  }
});

test("ten thousand findings are ten thousand lines; no findings are none", () => {
  expect(linesOf(many(10_000))).toHaveLength(10_000);
  expect(reportGithub([])).toBe("");
});
