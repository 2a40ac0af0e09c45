/**
 * Why an order was refused, at the control that it is about: refusals name options as programs do (`backOffset`), and people
 * know the labels of the form. Pure.
 */

/** What is wrong with a control, by the name of its option; empty if none is about it. */
export interface OptionFault {
  readonly option: string;
  readonly message: string;
}

/** The labels of options that a form has. */
export type OptionLabels = Readonly<Record<string, string>>;

/** Of a print. */
export const PRINT_LABELS: OptionLabels = {
  papers: "Paper",
  backs: "Backs",
  gap: "Space between cards",
  margin: "Margin of the printer",
  bleed: "Bleed at most",
  missingBleed: "Where drawings lack bleed",
  backOffset: "Shift backs",
  "pictures.dpi": "Dots per inch of the pictures",
  printer: "Printer",
  cutter: "Cutting machine",
  sheet: "Labels or card stock",
  lists: "Lists",
  skip: "Places to leave empty",
  lang: "Language",
  since: "Only what changed since",
};

/** `` `gap` "x": expected a length `` is about the option gap, whose control shows the rest; other names become labels. */
export function faultIn(message: string, labels: OptionLabels): OptionFault {
  const [, option = "", rest = message] = /^`([\w.]+)`:? ?(.*)$/s.exec(message) ?? [];
  if (!Object.hasOwn(labels, option)) return { option: "", message: inLabels(message, labels) };
  // what was typed is in the field; a sentence about the option keeps its subject
  const isAboutValue = rest.startsWith('"') || message.startsWith(`\`${option}\`:`);
  return { option, message: inLabels(isAboutValue ? rest : message, labels) };
}

const inLabels = (message: string, labels: OptionLabels): string =>
  message.replace(/`([\w.]+)`/g, (name, option: string) =>
    Object.hasOwn(labels, option) ? `“${labels[option]}”` : name,
  );

/** What is wrong with an option, for its control. */
export type FaultOf = (option: string) => string | undefined;
