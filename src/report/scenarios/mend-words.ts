/** Reports the result of the search for a change that makes a track sound. */
import { listed } from "../../diagnostics/words.ts";
import type { MendedScenario, MendOrder } from "../../index.ts";

type Kind<K extends MendedScenario["kind"]> = Extract<MendedScenario, { readonly kind: K }>;

/** One entry per line. */
export function mendWords(mended: MendedScenario, { write, to }: MendOrder): readonly string[] {
  const { file } = mended;
  if (mended.kind === "sound") return [`${file}: the track is already sound; nothing to fix`];
  if (mended.kind !== "mended") return [`${file}: not fixed: ${whyNot(mended)}`];
  const { words } = mended.mend;
  const head = words.length === 1 ? "one change makes" : `${words.length} changes make`;
  return [
    `${file}: ${head} the track sound:`,
    ...words.map((word) => `  ${word}`),
    ...(to === undefined ? changeWords(mended, write) : newFileWords(mended, to)),
  ];
}

function whyNot(unmended: Kind<"unreadable" | "faulty" | "none">): string {
  if (unmended.kind === "none") return unmended.why;
  return unmended.kind === "faulty"
    ? `${listed(unmended.errors)}: no change of the track fixes that; fix these errors first`
    : "its track cannot be read completely; fix the errors above first";
}

function changeWords({ file, mend: { files }, written }: Kind<"mended">, write = false): readonly string[] {
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

const newFileWords = ({ left }: Kind<"mended">, to: string): readonly string[] => [
  `written to ${to}`,
  ...(left.length > 0 ? ["the deck must be changed as well:"] : []),
];
