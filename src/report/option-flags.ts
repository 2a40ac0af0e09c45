/** Errors and findings in the words of the command line: options by their flags. */
import type { BroadsideError } from "../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { MAY_BE_SEVERAL, MORE_ICONS, NAMED_OPTION } from "../diagnostics/text/fix-ends.ts";
import { type OptionName, textOf } from "../diagnostics/wording.ts";

const FLAGS: Readonly<Record<OptionName, string>> = {
  kits: "--kit",
  eachKit: "--kit once",
  only: "--only",
  scenarios: "--scenario",
  since: "--since",
  journal: "--journal",
  html: "--html",
  pdf: "--pdf",
  players: "--players",
  cards: "--cards",
  forcedDiagonals: "--forced-diagonals",
  narrows: "--narrows",
  length: "--length",
  accelerations: "--accelerations",
  corners: "--corners",
  seed: "--seed",
  lists: "--lists",
  papers: "--paper",
  backs: "--backs",
  gap: "--gap",
  margin: "--margin",
  bleed: "--bleed",
  backOffset: "--back-offset",
  cutter: "--cutter",
  skip: "--skip",
  printer: "--printer",
  calibrate: "broadside calibrate",
  read: "--read",
  bar: "--bar",
  edge: "--edge",
  margins: "--margins",
  tray: "--tray",
  dpi: "--dpi",
  exportDpi: "--dpi",
  target: "target",
  pattern: "--pattern",
  baseUrl: "--base-url",
  slots: "--slots",
  pictureBleed: "--bleed",
  products: "--product",
  stock: "--stock",
  foil: "--foil",
  pages: "--pages",
  icc: "--icc",
  out: "--out",
  where: "--project",
  fix: "--fix",
  to: "--out",
  iconsTo: "--sheet",
  id: "--id",
  title: "--title",
  game: "--game",
  from: "--from",
  sheet: "--sheet",
  like: "--like",
  newGame: "broadside init",
  newScenario: "broadside scenario new",
  showTrack: "show",
  sourceStage: '"show source"',
};

/** What a command prints of an error. */
export const commandMessage = ({ wording }: BroadsideError): string => textOf(wording, FLAGS);

/** Options that findings name: "the option `limits: 10`". */
const FLAGS_IN_FINDINGS: Readonly<Record<string, string>> = { limits: "--limits", only: "--only" };

/** A finding as a command prints it: "--limits 10" for "the option `limits: 10`", and commands that go on from it. */
export function withFlags(finding: Diagnostic): Diagnostic {
  const { fix, file } = finding;
  if (fix === undefined) return finding;
  const printed = fix
    .replace(NAMED_OPTION, (all, name: string, value: string) =>
      Object.hasOwn(FLAGS_IN_FINDINGS, name) ? `${FLAGS_IN_FINDINGS[name]} ${value}` : all,
    )
    .replace(MORE_ICONS, "; to see more, run broadside icons $1")
    .replace(MAY_BE_SEVERAL, () => `; \`broadside scenario suggest --fix ${file}\` searches further`);
  return printed === fix ? finding : { ...finding, fix: printed };
}
