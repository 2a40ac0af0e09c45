/**
 * The manual as Markdown: a page per entry, and an index of them by group. The pages of the stages' faults are written by
 * hand; `tools/stage-page.mjs` reads them, and here they are printed as they should look.
 */
import { allowingWords } from "./allowing.ts";
import { type ExamplePart, partsOf } from "./example.ts";
import { EXAMPLE_GAME, FURTHER_FILES, isPart, shownText } from "./example-game.ts";
import { GROUPS } from "./groups.ts";
import { groupsOf, type ManualEntry, manualWith } from "./manual.ts";
import type { StageFault } from "./stage-faults.ts";

const GENERATED =
  "<!-- generated from src/rules/ and src/manual/ by dist/tools/write-rule-pages.js; do not edit -->";

const WRITTEN =
  "<!-- written by hand; after a change run node dist/tools/write-rule-pages.js, which completes the lines about the group, the marks and allowing -->";

/**
 * The pages by their path in docs/rules/.
 * @param faults of the stages, as their pages describe them
 */
export function manualPages(faults: readonly StageFault[]): ReadonlyMap<string, string> {
  const entries = manualWith(faults);
  const written = new Set(faults.map(({ id }) => id));
  const pages = entries.map((entry) => {
    const origin = written.has(entry.id) ? WRITTEN : GENERATED;
    return [`${entry.id}.md`, manualPage(entry, origin)] as const;
  });
  return new Map([["README.md", indexPage(entries)], ["example-game.md", exampleGamePage()], ...pages]);
}

function manualPage(entry: ManualEntry, origin: string): string {
  const { id, group, severities, summary, why, fix, bad, good, unshown } = entry;
  return joined([
    origin,
    `# ${id}`,
    summary,
    `- Severity: ${severities.join(" or ")}`,
    `- Group: [${group}](../README.md#${group}), ${lowerFirst(GROUPS[group] ?? "")}`,
    "## Why it matters",
    sentence(why),
    "## How to fix it",
    fix,
    "## Wrong",
    unshown === undefined
      ? `The marks under a line show the place and the message.${restWords(entry)}`
      : `No example: ${unshown}.`,
    ...examplesBlocks(bad),
    ...(good.length === 0 ? [] : ["## Right"]),
    ...examplesBlocks(good),
    "## How to allow it",
    allowingWords(entry),
  ]).replace(/^(- .*\n)\n(?=- )/m, "$1");
}

/** Says where to find the lines that the examples on this page leave out. */
function restWords({ bad, good }: ManualEntry): string {
  const leavesOut = [...bad, ...good].some((example) => partsOf(example).some(isPart));
  return leavesOut ? " `...` stands for lines of the [example game](../example-game.md)." : "";
}

function exampleGamePage(): string {
  const blocks = (files: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(files).map(([path, text]) => blockOf({ path, text, note: undefined }));
  return joined([
    GENERATED,
    "# The example game",
    "The examples of these pages are files of this small game. An example shows only what matters; if a file begins with `...`, the rest of it is as shown here.",
    "## In every example",
    ...blocks(EXAMPLE_GAME),
    "## In examples that name or need them",
    "Examples with a scenario have the map cards of `decks/reef.yaml`, those with `decks/nets.yaml` or `decks/boards.yaml` have their die or board, and those with `booklets/rules.md` have `booklets/rules.yaml`.",
    ...blocks(FURTHER_FILES),
  ]);
}

function indexPage(entries: readonly ManualEntry[]): string {
  return joined([
    GENERATED,
    "# Findings",
    `Everything that Broadside can find: ${entries.length} faults, by the part of the game they are about. \`broadside explain <id>\` prints a page in the terminal. [findings.md](../findings.md) describes how findings are reported, allowed and graded.`,
    "Examples are files of a [small game](example-game.md); files that an example leaves out exist and are correct.",
    "error = cannot be made or played as written; warning = prints, but probably not as intended; hint = a matter of taste.",
    ...groupsOf(entries).flatMap((group) => [
      `## ${group}`,
      `${GROUPS[group]}.`,
      tableOf(entries.filter((entry) => entry.group === group)),
    ]),
  ]);
}

function tableOf(entries: readonly ManualEntry[]): string {
  const rows = entries.map(
    ({ id, severities, summary }) => `| [${id}](${id}.md) | ${severities.join(", ")} | ${cell(summary)} |`,
  );
  return ["| finding | severity | |", "| --- | --- | --- |", ...rows].join("\n");
}

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

/** Each under its own heading if there are several. */
function examplesBlocks(examples: readonly string[]): readonly string[] {
  const isOne = examples.length === 1;
  return examples.flatMap((example, index) => [
    ...(isOne ? [] : [`### Example ${index + 1}`]),
    ...partsOf(example).map(blockOf),
  ]);
}

/** A code block with the file's name; only the name for a file with bytes from elsewhere. */
function blockOf(part: ExamplePart): string {
  const { path, note, text } = part;
  const name = `\`${path}\`${note === undefined ? "" : ` (${note})`}`;
  if (text.trim() === "") return name;
  const fence = fenceFor(text);
  return `${name}\n\n${fence}${languageOf(path)}\n${shownText(part)}\n${fence}`;
}

/** Longer than any in the text, because a block ends at the first of its length. */
function fenceFor(text: string): string {
  return (text.match(/^`{3,}/gm) ?? []).reduce(
    (fence, inside) => (inside.length < fence.length ? fence : `${inside}\``),
    "```",
  );
}

function languageOf(path: string): string {
  if (path.endsWith(".yaml")) return "yaml";
  if (path.endsWith(".csv")) return "csv";
  return /\.(hbs|svg)$/.test(path) ? "xml" : "text";
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** A reason as a sentence. */
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const joined = (blocks: readonly string[]): string => `${blocks.join("\n\n")}\n`;
