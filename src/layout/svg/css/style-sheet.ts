/**
 * `<style>` sheets as drawing programs write them: rules of simple selectors (`path`, `.a`, `#b`, `rect.a.b`, lists).
 * Limits: no combinators, no pseudo-classes, no at-rules; each is reported, none is fetched. Rules for one id, one class
 * or elements of one name have at most 100 declarations together, because each element with it goes through all of them.
 */

import { addTo } from "../../../diagnostics/grouped.ts";
import { shortened } from "../../../diagnostics/words.ts";
import { derived } from "../../../remember/derived.ts";
import type { SvgElement } from "../svg-element.ts";
import { type Declaration, parseDeclarations, withoutComments } from "./declarations.ts";
import { longhandsOf } from "./longhands.ts";

interface Selector {
  readonly element: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly weight: number;
}

interface Rule {
  readonly selector: Selector;
  readonly declarations: readonly Declaration[];
}

/** Rules in ascending precedence: later ones win. */
export type StyleSheet = readonly Rule[];

/** Reads the texts of all `<style>` elements; what is not supported is passed to `report`. */
export function parseStyleSheet(text: string, report: (message: string) => void): StyleSheet {
  const rules: Rule[] = [];
  const counts = new Map<string, number>();
  const plain = withoutAtRules(withoutComments(text).replace(/<!--|-->/g, ""), report);
  const { blocks, rest } = blocksIn(plain);
  for (const { selectors, body } of blocks) {
    const declarations = parseDeclarations(body);
    reportUnread(declarations, report);
    for (const written of selectors.split(",")) {
      const selector = parseSelector(written.trim());
      if (!selector) {
        report(
          `the selector "${shortened(written.trim())}" is not supported; only names, .classes and #ids are`,
        );
        continue;
      }
      const key = keyOf(selector);
      const count = (counts.get(key) ?? 0) + declarations.length;
      counts.set(key, count);
      if (count <= MOST_OF_KEY) rules.push({ selector, declarations });
      else
        report(
          `the style sheet has more than ${MOST_OF_KEY} declarations for "${key}"; the others are ignored`,
        );
    }
  }
  if (rest !== "") report(`"${shortened(rest)}" is not read; expected a selector and its rules in braces`);
  return rules.sort((a, b) => a.selector.weight - b.selector.weight);
}

/** Declarations for one id, class or element name; drawing programs write a dozen. */
const MOST_OF_KEY = 100;

interface RuleBlock {
  readonly selectors: string;
  readonly body: string;
}

/** Selectors with their innermost braces, and the remaining text. */
function blocksIn(text: string): { readonly blocks: readonly RuleBlock[]; readonly rest: string } {
  const blocks: RuleBlock[] = [];
  const rest: string[] = [];
  let from = 0;
  let open = -1;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    const hasSelectors = open > from;
    if (brace === "}" && hasSelectors)
      blocks.push({ selectors: text.slice(from, open), body: text.slice(open + 1, index) });
    else if (brace === "}") rest.push(text.slice(from, index + 1));
    else if (open !== -1) rest.push(text.slice(from, open + 1));
    from = brace === "}" ? index + 1 : open === -1 ? from : open + 1;
    open = brace === "}" ? -1 : index;
  }
  return { blocks, rest: [...rest, text.slice(from)].join("").trim() };
}

function reportUnread(declarations: readonly Declaration[], report: (message: string) => void): void {
  for (const { name, value } of declarations) {
    const settings = longhandsOf(name, value);
    if (typeof settings === "string") report(settings);
  }
}

/** What a sheet declares for an element, in ascending order of precedence. */
export function rulesFor(sheet: StyleSheet, element: SvgElement): readonly Declaration[] {
  if (sheet.length === 0) return NONE;
  const { id } = element.attributes;
  const classes = element.attributes.class?.split(/\s+/) ?? [];
  const found = rulesNear(sheet, element, classes).filter(
    ({ selector: one }) =>
      (one.element === undefined || one.element === element.name) &&
      (one.id === undefined || one.id === id) &&
      one.classes.every((name) => classes.includes(name)),
  );
  return found.length === 0 ? NONE : found.flatMap(({ declarations }) => declarations);
}

const NONE: readonly Declaration[] = [];

/** Rules for the element's name, its id or one of its classes, or for all elements; in the order of the sheet. */
function rulesNear(sheet: StyleSheet, { name, attributes }: SvgElement, classes: readonly string[]): Rule[] {
  const index = indexOf(sheet);
  const places: number[] = [];
  const take = (key: string): void => {
    for (const place of index.get(key) ?? []) places.push(place);
  };
  take(ANY);
  take(name);
  for (const one of classes.length > 1 ? new Set(classes) : classes) take(`.${one}`);
  if (attributes.id !== undefined) take(`#${attributes.id}`);
  return places.sort((a, b) => a - b).map((place) => sheet[place] as Rule);
}

const ANY = "*";

/** Positions of rules by one condition of each: its id, else its first class, else its name. */
type Index = ReadonlyMap<string, readonly number[]>;

const indexOf = derived((sheet: StyleSheet): Index => {
  const index = new Map<string, number[]>();
  for (const [place, { selector }] of sheet.entries()) addTo(index, keyOf(selector), place);
  return index;
});

function keyOf({ id, classes: [first], element }: Selector): string {
  if (id !== undefined) return `#${id}`;
  return first === undefined ? (element ?? ANY) : `.${first}`;
}

function withoutAtRules(text: string, report: (message: string) => void): string {
  const kept: string[] = [];
  let from = 0;
  for (const { 0: rule, index } of text.matchAll(/@[-\w]+/g)) {
    if (index < from) continue;
    kept.push(text.slice(from, index));
    if (rule !== "@charset" && rule !== "@namespace") report(`${shortened(rule)} is not supported`);
    from = endOfAtRule(text, index + rule.length);
  }
  return kept.join("") + text.slice(from);
}

/** After its semicolon, its block, or the end of the text. */
function endOfAtRule(text: string, from: number): number {
  let depth = 0;
  const marks = /[;{}]/g;
  marks.lastIndex = from;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    if (match[0] === "{") depth += 1;
    else if (match[0] === "}") depth -= 1;
    if (depth <= 0) return marks.lastIndex;
  }
  return text.length;
}

/** In characters; drawing programs write a dozen. */
const LONGEST_SELECTOR = 1000;

/** Names are compared without their namespace: `svg|rect` and `rect` are the same. */
function parseSelector(text: string): Selector | undefined {
  if (text.length > LONGEST_SELECTOR) return undefined;
  const match = /^(?:(?:\*|[a-zA-Z][-\w]*)?\|)?(\*|[a-zA-Z][-\w]*)?((?:[.#][-\w\u0080-\uffff]+)*)$/.exec(
    text,
  );
  if (!match || text === "") return undefined;
  const parts = (match[2] as string).match(/[.#][^.#]+/g) ?? [];
  const ids = parts.filter((part) => part.startsWith("#")).map((part) => part.slice(1));
  const classes = parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1));
  if (ids.length > 1) return undefined;
  const element = match[1] === "*" ? undefined : match[1];
  return {
    element,
    id: ids[0],
    classes,
    weight: ids.length * 10_000 + classes.length * 100 + (element ? 1 : 0),
  };
}
