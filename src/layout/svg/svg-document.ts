/** A parsed SVG text: its tree, its ids, its style sheet. Ids are local to one document. */
import { shortened } from "../../diagnostics/words.ts";
import { auditElements } from "./audit.ts";
import { parseStyleSheet, type StyleSheet } from "./css/style-sheet.ts";
import type { Faults } from "./faults.ts";
import { childElements, type SvgElement, textOf } from "./svg-element.ts";
import { SVG_NAMESPACE } from "./xml/name-scope.ts";
import { parseXml } from "./xml/parse-xml.ts";

export interface SvgDocument {
  readonly file: string;
  readonly root: SvgElement;
  readonly byId: ReadonlyMap<string, SvgElement>;
  /** Ids of several elements that differ. */
  readonly ambiguous: ReadonlySet<string>;
  readonly sheet: StyleSheet;
}

/** Opens an SVG text; undefined if it is not an SVG, with the reason among the faults. */
export function openSvg(file: string, text: string, faults: Faults): SvgDocument | undefined {
  const root = parseXml(file, text, faults);
  if (!root) return undefined;
  if (root.name !== "svg") {
    const { message, fix } = explainRoot(root);
    faults.add(root.place, "error", "svg/parse", message, { fix });
    return undefined;
  }
  auditElements(root, faults);
  return documentOf(file, root, [root], faults);
}

function explainRoot({ written, scope }: SvgElement): { readonly message: string; readonly fix: string } {
  const prefix = /^(?:(.+):)?svg$/.exec(written);
  if (!prefix)
    return {
      message: `the drawing starts with <${written}>, expected <svg>`,
      fix: "put the whole drawing into one <svg>",
    };
  const address = scope.namespaceOf(written);
  const found = address === undefined ? "in no namespace" : `in the namespace "${shortened(address, 60)}"`;
  return {
    message: `<${written}> is ${found}, expected "${SVG_NAMESPACE}"`,
    fix: `write xmlns${prefix[1] === undefined ? "" : `:${prefix[1]}`}="${SVG_NAMESPACE}"`,
  };
}

/** The document of a root; its ids and style sheets are those of `tops` and of all elements below them. */
export function documentOf(
  file: string,
  root: SvgElement,
  tops: readonly SvgElement[],
  faults: Faults,
  byId = new Map<string, SvgElement>(),
): SvgDocument {
  const sheets: SvgElement[] = [];
  const ambiguous = new Set<string>();
  for (const top of tops) index(top, { byId, ambiguous, sheets }, false);
  const report = (message: string): void =>
    faults.add((sheets[0] ?? root).place, "warning", "svg/css", message, { fix: FIX });
  return { file, root, byId, ambiguous, sheet: parseStyleSheet(sheets.map(textOf).join("\n"), report) };
}

const FIX = "write the style on the elements, or by class; fonts belong in the game's fonts folder";

interface Indexed {
  readonly byId: Map<string, SvgElement>;
  readonly ambiguous: Set<string>;
  readonly sheets: SvgElement[];
}

/** Of equal ids the first counts. If `isRepeated`, an equal element was indexed before, with all its content. */
function index(element: SvgElement, found: Indexed, isRepeated: boolean): void {
  const repeated = isRepeated || isIndexed(element, found);
  if (element.name === "style") found.sheets.push(element);
  for (const child of childElements(element)) index(child, found, repeated);
}

/** Indexes the id of one element; true if the element that already has it is equal. */
function isIndexed(element: SvgElement, { byId, ambiguous }: Indexed): boolean {
  const { id } = element.attributes;
  if (id === undefined) return false;
  const first = byId.get(id);
  if (!first) byId.set(id, element);
  if (!first || ambiguous.has(id)) return false;
  const isEqual = isSameElement(first, element);
  if (!isEqual) ambiguous.add(id);
  return isEqual;
}

/** True if names, attributes and all content are equal. */
function isSameElement(one: SvgElement, other: SvgElement): boolean {
  if (one === other) return true;
  if (one.name !== other.name || one.children.length !== other.children.length) return false;
  const names = Object.keys(one.attributes);
  if (names.length !== Object.keys(other.attributes).length) return false;
  if (names.some((name) => one.attributes[name] !== other.attributes[name])) return false;
  return one.children.every((child, index) => isSameChild(child, other.children[index]));
}

function isSameChild(one: SvgElement | string, other: SvgElement | string | undefined): boolean {
  if (typeof one === "string" || typeof other !== "object") return one === other;
  return isSameElement(one, other);
}
