/** Reports the result of the search for a change that makes a track sound. */
import { listed } from "../../diagnostics/words.ts";
import type { FixedScenario, ScenarioFixOrder } from "../../index.ts";

type Kind<K extends FixedScenario["kind"]> = Extract<FixedScenario, { readonly kind: K }>;

/** One entry per line. */
export function fixWords(fixed: FixedScenario, { write, to }: ScenarioFixOrder): readonly string[] {
  const { file } = fixed;
  if (fixed.kind === "sound") return [`${file}: the track is already sound; nothing to fix`];
  if (fixed.kind !== "fixed") return [`${file}: not fixed: ${whyNot(fixed)}`];
  const { words } = fixed.fix;
  const head = words.length === 1 ? "one change makes" : `${words.length} changes make`;
  return [
    `${file}: ${head} the track sound:`,
    ...words.map((word) => `  ${word}`),
    ...(to === undefined ? changeWords(fixed, write) : newFileWords(fixed, to)),
  ];
}

function whyNot(unfixed: Kind<"unreadable" | "faulty" | "none">): string {
  if (unfixed.kind === "none") return unfixed.why;
  return unfixed.kind === "faulty"
    ? `${listed(unfixed.errors)}: no change of the track fixes that; fix these errors first`
    : "its track cannot be read completely; fix the errors above first";
}

function changeWords({ file, fix: { files }, written }: Kind<"fixed">, write = false): readonly string[] {
  if ("why" in files)
    return [
      `the file cannot be changed automatically: ${files.why}; change it by hand, or write a new one with --out`,
    ];
  const decks = files.filter(({ path }) => path !== file);
  return [
    ...decks.map(({ path }) => `this also changes ${path}: print the card again`),
    ...(write ? [`written to ${written.join(", ")}`] : []),
  ];
}

const newFileWords = ({ left }: Kind<"fixed">, to: string): readonly string[] => [
  `written to ${to}`,
  ...(left.length > 0 ? ["the deck must be changed as well:"] : []),
];
