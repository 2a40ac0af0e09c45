/**
 * Messages that name what a caller can pass: a program passes `gap`, the command line `--gap`. Such a message is kept in
 * parts, so that each front end can use its own names.
 */

/** The names as programs write them; `report/option-flags.ts` has those of the command line. */
const IN_PROGRAMS = {
  kits: "`kits`",
  eachKit: "a name",
  only: "`only`",
  scenarios: "`scenarios`",
  since: "`since`",
  journal: "`journal`",
  html: "`html`",
  pdf: "`pdf`",
  players: "`players`",
  cards: "`cards`",
  forcedDiagonals: "`forcedDiagonals`",
  narrows: "`narrows`",
  length: "`length`",
  accelerations: "`accelerations`",
  corners: "`corners`",
  seed: "`seed`",
  lists: "`lists`",
  papers: "`papers`",
  backs: "`backs`",
  gap: "`gap`",
  margin: "`margin`",
  bleed: "`bleed`",
  backOffset: "`backOffset`",
  cutter: "`cutter`",
  skip: "`skip`",
  printer: "`printer`",
  calibrate: "`printCalibration`",
  read: "`read`",
  bar: "`bar`",
  edge: "`edge`",
  margins: "`margins`",
  tray: "`tray`",
  dpi: "`pictures.dpi`",
  exportDpi: "`dpi`",
  target: "`target`",
  pattern: "`pattern`",
  baseUrl: "`baseUrl`",
  slots: "`slots`",
  pictureBleed: "`bleed`",
  products: "`products`",
  stock: "`stock`",
  foil: "`foil`",
  pages: "`pages`",
  icc: "`icc`",
  out: "`out`",
  where: "`where`",
  fix: "`fix`",
  to: "`to`",
  iconsTo: "`to`",
  id: "`id`",
  title: "`title`",
  game: "`game`",
  from: "`from`",
  sheet: "`sheet`",
  like: "`like`",
  newGame: "`newGame`",
  newScenario: "`scenarios.create`",
  showTrack: "this call",
  sourceStage: 'the stage "source"',
} as const;

export type OptionName = keyof typeof IN_PROGRAMS;

export interface Option {
  readonly option: OptionName;
}

/** A message, or its parts in order. */
export type Wording = string | readonly (string | Option)[];

/** Stands for the name of an option in a `wording`. */
export const option = (name: OptionName): Option => ({ option: name });

/** A message around names of options: wording`${option("gap")} "${text}": a length is expected`. */
export function wording(
  texts: TemplateStringsArray,
  ...values: readonly (Wording | Option | number)[]
): Wording {
  return texts.flatMap((text, index) => [text, ...partsOf(values[index] ?? "")]);
}

function partsOf(value: Wording | Option | number): readonly (string | Option)[] {
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" || "option" in value ? [value] : value;
}

/** The message with these names of options; others have those that programs use. */
export function textOf(words: Wording, names: Readonly<Partial<Record<OptionName, string>>> = {}): string {
  if (typeof words === "string") return words;
  return words
    .map((part) => (typeof part === "string" ? part : (names[part.option] ?? IN_PROGRAMS[part.option])))
    .join("");
}
