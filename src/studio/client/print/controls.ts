/**
 * The controls of the print view that few people need, as data: in which folded section each is, what it is called, what the
 * summary of its section says, and what of the order it sets. Another option of a build is a row here.
 */
import type { Backs, MissingBleed, Order } from "../../../index.ts";
import { inMm } from "./lengths.ts";

export type SectionName = "printer" | "cutter" | "spacing" | "files" | "update";

/** What decides whether a control is offered. */
export interface Circumstances {
  readonly what: string;
  readonly backs: Backs;
  readonly hasPictures: boolean;
  readonly sheet: string;
}

interface AnyControl {
  readonly section: SectionName;
  readonly name: string;
  readonly label: string;
  /** Absent = always. */
  isFor?(now: Circumstances): boolean;
}

export interface TextControl extends AnyControl {
  readonly kind: "text";
  readonly initial: string;
  /** Shown in the empty field. */
  readonly usual: string;
  readonly tip?: string;
  /** What a refusal calls it. */
  readonly option?: string;
  /** In the summary of its section, of what was typed. */
  brief(text: string): string;
  /** Absent = it is part of what other controls order. @param text not empty */
  order?(text: string): Partial<Order>;
}

export interface CheckControl extends AnyControl {
  readonly kind: "check";
  readonly initial: boolean;
  /** In the summary of its section, where it is not as it was. */
  readonly brief: string;
  order?(isOn: boolean): Partial<Order>;
}

/** One of several, in a list. */
export interface ChoiceControl extends AnyControl {
  readonly kind: "choice";
  readonly initial: string;
  /** What can be chosen, and its words; empty = the initial one. */
  readonly options: Readonly<Record<string, string>>;
  readonly option?: string;
  brief(value: string): string;
  /** @param value not empty */
  order(value: string): Partial<Order>;
}

export type Control = TextControl | CheckControl | ChoiceControl;

const USUAL_DPI = 300;

const hasReverse = ({ backs }: Circumstances): boolean => backs !== "none" && backs !== "fold";

type RestOf<C extends Control> = Omit<C, "kind" | "section" | "name" | "label" | "initial"> &
  Partial<Pick<C, "initial">>;

const text = <const N extends string>(
  section: SectionName,
  name: N,
  label: string,
  rest: RestOf<TextControl>,
) => ({ kind: "text" as const, section, name, label, initial: "", ...rest });

const check = <const N extends string>(
  section: SectionName,
  name: N,
  label: string,
  rest: RestOf<CheckControl>,
) => ({ kind: "check" as const, section, name, label, initial: false, ...rest });

const choice = <const N extends string>(
  section: SectionName,
  name: N,
  label: string,
  rest: RestOf<ChoiceControl>,
) => ({ kind: "choice" as const, section, name, label, initial: "", ...rest });

export const CONTROLS = [
  text("printer", "right", "Shift backs right", {
    usual: "0mm",
    option: "backOffset",
    isFor: hasReverse,
    brief: (typed) => `backs ${inMm(typed)} right`,
  }),
  text("printer", "down", "Shift backs down", {
    usual: "0mm",
    isFor: hasReverse,
    brief: (typed) => `backs ${inMm(typed)} down`,
  }),
  text("spacing", "gap", "Space between cards", {
    usual: "0mm",
    option: "gap",
    brief: (typed) => `space ${inMm(typed)}`,
    order: (typed) => ({ gap: inMm(typed) }),
  }),
  text("spacing", "margin", "Margin of the printer", {
    usual: "5mm",
    option: "margin",
    brief: (typed) => `margin ${inMm(typed)}`,
    order: (typed) => ({ margin: inMm(typed) }),
  }),
  text("spacing", "bleed", "Bleed at most", {
    usual: "3mm",
    option: "bleed",
    tip: "For fronts and backs apart: front=1mm,back=3mm",
    brief: (typed) => `bleed ${inMm(typed)}`,
    order: (typed) => ({ bleed: inMm(typed) }),
  }),
  choice("spacing", "missingBleed", "Where drawings lack bleed", {
    options: {
      "": "As the decks say",
      none: "Print nothing there",
      mirror: "Mirror the edge",
      stretch: "Stretch the edge",
    },
    option: "missingBleed",
    brief: (value) => (value === "none" ? "no bleed made" : `bleed made: ${value}`),
    order: (value) => ({ missingBleed: value as MissingBleed }),
  }),
  text("spacing", "size", "Another paper", {
    usual: "200mmx280mm",
    option: "papers",
    brief: (typed) => `paper ${typed.trim()}`,
  }),
  check("spacing", "hasMarks", "Crop marks", {
    initial: true,
    brief: "no crop marks",
    order: (marks) => ({ marks }),
  }),
  check("files", "hasLists", "Lists: contents, pull list, contact sheet", {
    brief: "lists",
    isFor: ({ what }) => what !== "cards",
    order: (isOn) => (isOn ? { lists: true } : {}),
  }),
  check("files", "hasPictures", "A picture of each card (PNG)", {
    brief: "pictures",
    order: (isOn) => (isOn ? { pictures: { dpi: USUAL_DPI } } : {}),
  }),
  text("files", "dpi", "Dots per inch of the pictures", {
    initial: String(USUAL_DPI),
    usual: String(USUAL_DPI),
    option: "pictures.dpi",
    isFor: ({ hasPictures }) => hasPictures,
    brief: (typed) => `${typed.trim()} dpi`,
    order: (typed) => ({ pictures: { dpi: Number(typed) } }),
  }),
  check("files", "hasInkUse", "Measure the ink of each page", {
    brief: "ink measured",
    order: (isOn) => (isOn ? { inkUse: true } : {}),
  }),
  text("update", "since", "Only what changed since", {
    usual: "v1.0 or prints.json",
    option: "since",
    tip: "A commit, tag or branch of git, or a journal of prints in the folder of the project",
    isFor: ({ what, sheet }) => (what === "all" || what === "kits") && sheet === "",
    brief: (typed) => `since ${typed.trim()}`,
    order: (typed) => ({ since: typed }),
  }),
];

type Named<K extends Control["kind"]> = Extract<(typeof CONTROLS)[number], { readonly kind: K }>["name"];

export type TextName = Named<"text">;
export type CheckName = Named<"check">;
export type ChoiceName = Named<"choice">;

/** What the controls show. */
export type ControlValues = Readonly<Record<TextName | ChoiceName, string>> &
  Readonly<Record<CheckName, boolean>>;

export const INITIAL = Object.fromEntries(
  CONTROLS.map(({ name, initial }) => [name, initial]),
) as unknown as ControlValues;

/** Those of a section that are offered now. */
export const controlsIn = (section: SectionName, now: Circumstances): readonly Control[] =>
  (CONTROLS as readonly Control[]).filter((one) => one.section === section && (one.isFor?.(now) ?? true));

/** "space 3mm, no crop marks"; empty if nothing of the section was changed. */
export const briefOf = (section: SectionName, values: ControlValues & Circumstances): readonly string[] =>
  controlsIn(section, values).flatMap((control) => {
    const value = (values as Readonly<Record<string, unknown>>)[control.name];
    if (value === control.initial || value === "") return [];
    return control.kind === "check" ? [control.brief] : [control.brief(value as string)];
  });

/** What all controls together order. */
export function orderOfControls(values: ControlValues & Circumstances): Partial<Order> {
  const offered = (CONTROLS as readonly Control[]).filter((one) => one.isFor?.(values) ?? true);
  const parts = offered.map((control): Partial<Order> => {
    const value = (values as Readonly<Record<string, unknown>>)[control.name];
    if (control.kind === "check") return control.order?.(value === true) ?? {};
    const typed = String(value).trim();
    return typed === "" ? {} : (control.order?.(typed) ?? {});
  });
  return Object.assign({}, ...parts);
}
