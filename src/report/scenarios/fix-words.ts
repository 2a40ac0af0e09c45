/** Reports the result of the search for a change that makes a track sound. */
import { listed } from "../../diagnostics/words.ts";
import type { FixedScenario } from "../../index.ts";

type Kind<K extends FixedScenario["kind"]> = Extract<FixedScenario, { readonly kind: K }>;

/** Where a fix was written: to the project's files, to a new file, or nowhere. */
export interface FixOutput {
  readonly write?: boolean | undefined;
  readonly out?: string | undefined;
}

/** One entry per line. */
export function fixWords(fixed: FixedScenario, { write, out }: FixOutput): readonly string[] {
  const { file } = fixed;
  if (fixed.kind === "sound") return [`${file}: the track is already sound; nothing to fix`];
  if (fixed.kind !== "fixed") return [`${file}: not fixed: ${whyNot(fixed)}`];
  const { words } = fixed;
  const head = words.length === 1 ? "one change makes" : `${words.length} changes make`;
  return [
    `${file}: ${head} the track sound:`,
    ...words.map((word) => `  ${word}`),
    ...(out === undefined ? changeWords(fixed, write) : newFileWords(fixed, out)),
  ];
}

function whyNot(unfixed: Kind<"unreadable" | "faulty" | "none">): string {
  if (unfixed.kind === "none") return unfixed.why;
  return unfixed.kind === "faulty"
    ? `${listed(unfixed.errors)}: no change of the track fixes that; fix these errors first`
    : "its track cannot be read completely; fix the errors above first";
}

function changeWords(fixed: Kind<"fixed">, write = false): readonly string[] {
  const { files, uneditable } = fixed;
  if (uneditable !== undefined)
    return [
      `the file cannot be changed automatically: ${uneditable}; change it by hand, or write a new one with --out`,
    ];
  return [
    ...otherFiles(fixed).map(({ path }) => `this also changes ${path}: print the card again`),
    ...(write ? [`written to ${files.map(({ path }) => path).join(", ")}`] : []),
  ];
}

const newFileWords = (fixed: Kind<"fixed">, out: string): readonly string[] => [
  `written to ${out}`,
  ...(otherFiles(fixed).length > 0 ? ["the deck must be changed as well:"] : []),
];

/** The changed files apart from the scenario's own: decks. */
export const otherFiles = ({ file, files }: FixedScenario): FixedScenario["files"] =>
  files.filter(({ path }) => path !== file);
