/** What came of the search for a change that makes a track sound. */
import { listed } from "../../diagnostics/words.ts";
import type { MendedScenario, MendOrder } from "../../index.ts";

type Kind<K extends MendedScenario["kind"]> = Extract<MendedScenario, { readonly kind: K }>;

/** A line each. */
export function mendWords(mended: MendedScenario, { write, to }: MendOrder): readonly string[] {
  const { file } = mended;
  if (mended.kind === "sound") return [`${file}: the track is sound as it is; nothing to mend`];
  if (mended.kind !== "mended") return [`${file}: not mended: ${whyNot(mended)}`];
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
    ? `${listed(unmended.errors)}: no change of the track mends that; mend these first`
    : "its track cannot be read whole; mend what is told above first";
}

function changeWords({ file, mend: { files }, written }: Kind<"mended">, write = false): readonly string[] {
  if ("why" in files)
    return [
      `the file cannot be changed for you: ${files.why}; change it by hand, or write a new one with --out`,
    ];
  const decks = files.filter(({ path }) => path !== file);
  return [
    ...decks.map(({ path }) => `this changes ${path} too: the card has to be printed again`),
    ...(write ? [`written to ${written.join(", ")}`] : []),
  ];
}

const newFileWords = ({ left }: Kind<"mended">, to: string): readonly string[] => [
  `written to ${to}`,
  ...(left.length > 0 ? ["it takes this change of the deck as well:"] : []),
];
