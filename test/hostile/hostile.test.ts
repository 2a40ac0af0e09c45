/**
 * Every row of the table of hostile inputs, run as the command runs it: its errors with file, line and column, its exit
 * status, its output, and that it neither hangs, crashes, nor exhausts memory.
 */
import { beforeAll, expect, test } from "vitest";
import { PROMISED_SECONDS } from "../support/time-limits.ts";
import { allRows } from "./corpus.ts";
import { GROUPS, type HostileRow } from "./row.ts";
import { type RowRun, runRow } from "./run-row.ts";

const rows = await allRows();

test("every row of the table exists", () => {
  const wanted = Object.entries(GROUPS).flatMap(([group, most]) =>
    Array.from({ length: most }, (_, index) => `${group}${index + 1}`),
  );
  expect([...new Set(rows.map(({ row }) => row))].sort()).toEqual(wanted.sort());
});

// Loading the program does not count towards a row.
beforeAll(async () => void (await runRow({ row: "", what: "the sample game", finds: [], status: 0 })));

test.each(rows.map((input) => ({ name: `${input.row}: ${input.what}`, input })))(
  "$name",
  async ({ input }) => {
    const run = await runRow(input);
    expectAnswer(input, run);
    expect(run.seconds, "s: it must not hang").toBeLessThan(PROMISED_SECONDS);
    if (input.megabytes !== undefined) expectMemory(run, input.megabytes);
    await input.after?.(run.folder);
  },
);

function expectAnswer(row: HostileRow, run: RowRun): void {
  const { finds, says = [], lacks = [], status } = row;
  const printed = `${run.stdout}${run.stderr}`;
  const found = findingsIn(printed);
  const errors = found.filter(({ severity }) => severity === "error").map(({ place }) => place);
  const others = found.filter(({ severity }) => severity !== "error").map(({ place }) => place);
  const own = Object.keys(typeof row.files === "function" ? row.files() : (row.files ?? {}));
  const isExpected = (place: string): boolean =>
    finds.includes(place) || (row.alone === true && own.some((file) => place.startsWith(`${file}:`)));
  expect([...errors, ...others.filter(isExpected)].sort(), printed).toEqual([...finds].sort());
  for (const words of says) expect(printed).toContain(words);
  for (const words of lacks) expect(printed).not.toContain(words);
  expect(printed).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(run.status, printed).toBe(status);
}

/** Linux reports the memory of a process; a Node program has more than 30 MB. */
function expectMemory({ megabytes }: RowRun, most: number): void {
  expect(megabytes, "MB").toBeLessThan(most);
  if (process.platform === "linux") expect(megabytes, "MB").toBeGreaterThan(30);
}

interface Found {
  readonly severity: string;
  /** "content/sample/decks/crew.yaml:3:5 yaml/alias". */
  readonly place: string;
}

/** The lines of `--format short`, and the first two lines of a finding in the format for people. */
function findingsIn(printed: string): readonly Found[] {
  const short = [...printed.matchAll(/^(\S.*?:\d+:\d+): (error|warning|hint)\[([^\]]+)\]/gm)];
  const pretty = [...printed.matchAll(/^(error|warning|hint)\[([^\]]+)\].*\n\s*--> (.*:\d+:\d+)$/gm)];
  return [
    ...short.map(([, at, severity, rule]) => ({ severity: String(severity), place: `${at} ${rule}` })),
    ...pretty.map(([, severity, rule, at]) => ({ severity: String(severity), place: `${at} ${rule}` })),
  ];
}
