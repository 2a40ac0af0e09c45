/** M: booklets in Markdown. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { ProjectFiles } from "../../support/game/sample-game.ts";
import type { HostileRow } from "../row.ts";

const SETUP = "content/sample/booklets/rules.yaml";
const TEXT = "content/sample/booklets/rules.md";

const setup = (file: string): string => `booklet: rules\ntitle: Rules\ntext: "${file}"\n`;

/** The body begins on line 5. */
const booklet = (body: string): ProjectFiles => ({
  [SETUP]: setup("rules.md"),
  [TEXT]: `# Rules\n\n## One\n\n${body}\n`,
});

type More = Partial<Omit<HostileRow, "row">>;

/** @param finds "5:1 booklet/html" in the text */
const text = (
  row: string,
  what: string,
  body: () => string,
  finds: readonly string[],
  more: More = {},
): HostileRow => ({
  row,
  what,
  files: () => booklet(body()),
  finds: finds.map((found) => `${TEXT}:${found}`),
  status: finds.length > 0 ? 1 : 0,
  ...more,
});

const TOO_LARGE = ["1:1 template/limit"];
const TOO_MANY_LINES = ["20001:1 booklet/too-much"];
const tooMuch = (line: number): readonly string[] => [`${line}:1 booklet/too-much`];

/** The text is referred to by another name, or does not exist. */
const named = (name: string, found: string, more: More = {}): HostileRow => ({
  row: "M7",
  what: `text: ${name}`,
  files: { ...booklet("Text."), [SETUP]: setup(name) },
  finds: [`${SETUP}:3:7 ${found}`],
  status: 1,
  ...more,
});

/** Something other than a plain file is in the text's place. */
const placed = (what: string, lay: (file: string) => void, finds: readonly string[]): HostileRow => ({
  row: "M7",
  what,
  files: { [SETUP]: setup("rules.md") },
  prepare: (folder) => lay(`${folder}/${TEXT}`),
  finds,
  lacks: finds.some((found) => found.includes("no-text")) ? [] : ["booklet/no-text"],
  status: finds.length > 0 ? 1 : 0,
});

export const ROWS: readonly HostileRow[] = [
  text("M1", "10 MB of words", () => "word ".repeat(2_000_000), TOO_LARGE),
  text("M1", "60,000 paragraphs", () => "a\n\n".repeat(60_000), TOO_MANY_LINES),
  text("M1", "a quarter of a million empty lines", () => "\n".repeat(250_000), TOO_MANY_LINES),
  text(
    "M1",
    "90,000 paragraphs by two loops",
    () => "{{#times 900}}{{#times 100}}a\n\n{{/times}}{{/times}}",
    tooMuch(5),
  ),
  text("M1", "more pages than can be stapled", () => "a word\n\n".repeat(6_000), ["1:1 booklet/too-long"]),
  text("M1", "a word of 3,900 letters", () => "a".repeat(3_900), ["5:1 booklet/word-too-wide"], {
    says: [`"${"a".repeat(37)}…" is wider`],
    status: 0,
  }),
  text(
    "M1",
    "a word of letters without width",
    () => `${"\u202E".repeat(1_960)}${"_".repeat(264)}`,
    ["5:1 booklet/word-too-wide"],
    { status: 0 },
  ),
  text("M2", "100,000 quotes inside each other", () => `${">".repeat(100_000)} a`, tooMuch(5)),
  text("M2", "2,000 quotes inside each other", () => `${"> ".repeat(1_900)}a`, tooMuch(5)),
  text("M2", "9,000 quotes one after the other", () => "> a\n\n".repeat(9_000), [
    `${4 + 2 * 2_000 + 1}:1 booklet/too-much`,
  ]),
  text(
    "M2",
    "lists sixty deep, by their indent",
    () => Array.from({ length: 60 }, (_, at) => `${"  ".repeat(at)}- a`).join("\n"),
    ["7:5 booklet/deep-list"],
  ),
  text("M2", "100,000 stars", () => "*a **b\n".repeat(10_000), tooMuch(1_005)),
  text("M2", "brackets without end", () => `${"[".repeat(2_900)}\n\n`.repeat(8), [], {
    says: ["booklet/word-too-wide"],
  }),
  text(
    "M3",
    "a table of 10,000 columns",
    () => `${"|a".repeat(10_000)}|\n${"|-".repeat(10_000)}|`,
    tooMuch(5),
  ),
  text(
    "M3",
    "a table of 1,900 columns and short rows",
    () => `${"|a".repeat(1_900)}|\n${"|-".repeat(1_900)}|\n${"|b|\n".repeat(8_000)}`,
    tooMuch(6),
  ),
  text(
    "M3",
    "tables of half a million cells",
    () => `${"|a".repeat(38)}|\n${"|-".repeat(38)}|\n${"|b|\n".repeat(9_000)}`,
    tooMuch(1_006),
  ),
  text("M3", "3,000 tables", () => "|a|b|\n|-|-|\n|c|d|\n\nb\n\n".repeat(3_000), [
    `${4 + 6 * 500 + 2}:1 booklet/too-much`,
  ]),
  text("M4", "HTML", () => "<script>alert(1)</script>\n\nA <b onclick=x>b</b>, <img src=x>", [
    "5:1 booklet/html",
    "7:3 booklet/html",
    "7:17 booklet/html",
    "7:23 booklet/html",
  ]),
  text(
    "M4",
    "links out of the game",
    () =>
      "[a](javascript:alert(1)) [b](file:///etc/passwd) <ftp://127.0.0.1:9/x> [c](../../x)\n\n[d]: javascript:alert(1)",
    [
      "5:1 booklet/bad-link",
      "5:26 booklet/bad-link",
      "5:50 booklet/bad-link",
      "5:72 booklet/bad-link",
      "7:1 booklet/unsupported",
    ],
  ),
  ...[
    "../../../../etc/passwd.png",
    "/etc/passwd",
    "file:///etc/passwd",
    "http://127.0.0.1:9/a.png",
    "data:image/png;base64,AA",
    "art/sharp.png",
  ].map((path) => text("M5", `a picture at ${path}`, () => `![a](${path})`, ["5:1 booklet/bad-picture"])),
  text("M5", "a card 100,000 times", () => "![a](card:crew/cook)\n\n".repeat(100_000), TOO_MANY_LINES),
  text("M5", "a card 700 times", () => "![a](card:crew/cook)\n\n".repeat(700), ["1:1 booklet/too-long"]),
  text("M5", "a card that is missing", () => "![a](card:crew/cok)", ["5:1 booklet/unknown-card"]),
  text(
    "M5",
    "12,000 unknown icons",
    () => `${":zzq: ".repeat(600)}\n\n`.repeat(20),
    Array.from({ length: 20 }, (_, index) => `${5 + 2 * index}:1 booklet/unknown-icon`),
  ),
  text("M6", "a heading of 100,000 letters", () => `## ${"a".repeat(100_000)}\n\nText.`, tooMuch(5)),
  text("M6", "a heading of 3,800 letters", () => `## ${"a b ".repeat(950)}\n\nText.`, [
    "5:1 booklet/long-heading",
  ]),
  text("M6", "100,000 headings", () => "## a\n\nb\n\n".repeat(100_000), TOO_MANY_LINES),
  text("M6", "1,600 headings", () => "## a\n\nb\n\n".repeat(1_600), ["1:1 booklet/too-long"]),
  named("../../etc/passwd", "schema/bad-format"),
  named("/etc/passwd", "schema/bad-format"),
  named("file:///a.md", "schema/bad-format"),
  named(".hidden.md", "booklet/no-text"),
  named("RULES.md", "booklet/no-text", {
    command: ["build", "sample"],
    says: ["there is rules.md", "= fix: write rules.md"],
  }),
  placed(
    "a link that leaves the project",
    (file) => {
      writeFileSync(`${dirname(dirname(dirname(dirname(dirname(file)))))}/secret.md`, "# Rules\n\nSecret.\n");
      symlinkSync("../../../../secret.md", file);
    },
    [`${TEXT}:1:1 game/unreadable-file`],
  ),
  placed(
    "a link inside the project",
    (file) => {
      writeFileSync(`${dirname(dirname(file))}/other.md`, "# Rules\n\nText.\n");
      symlinkSync("../other.md", file);
    },
    [],
  ),
  placed("a pipe", (file) => void execFileSync("mkfifo", [file]), [`${TEXT}:1:1 game/unreadable-file`]),
  placed("a folder", (file) => void mkdirSync(file), [`${TEXT}:1:1 game/unreadable-file`]),
  text("M8", "a million rounds", () => "{{#times 1000000}}a{{/times}}", ["5:4 template/wrong-value"]),
  text("M8", "a million rounds by two loops", () => "{{#times 999}}{{#times 999}}a\n\n{{/times}}{{/times}}", [
    "5:18 template/limit",
  ]),
  text(
    "M8",
    "raw output, itself, names of JavaScript's own",
    () => "{{> rules}}{{{@game.title}}}{{constructor}}{{__proto__}}",
    [
      "5:5 template/unknown-partial",
      "5:12 template/raw-output",
      "5:31 template/reserved-name",
      "5:46 template/reserved-name",
    ],
  ),
];
