/** An SVG text made ready: its tree, its ids, its style sheet. Ids count within one document only. */
import { auditElements } from "./audit.ts";
import type { Faults } from "./faults.ts";
import { parseXml } from "./parse-xml.ts";
import { parseStyleSheet, type StyleSheet } from "./style-sheet.ts";
import { childElements, type SvgElement, textOf } from "./svg-element.ts";

export interface SvgDocument {
  readonly file: string;
  readonly root: SvgElement;
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly sheet: StyleSheet;
}

/** Opens an SVG text; undefined when it is no SVG, with the reason among the faults. */
export function openSvg(file: string, text: string, faults: Faults): SvgDocument | undefined {
  const root = parseXml(file, text, faults);
  if (!root) return undefined;
  if (root.name !== "svg") {
    faults.add(root.place, "error", "svg/parse", `the drawing starts with <${root.name}>, expected <svg>`, {
      fix: "put the whole drawing into one <svg>",
    });
    return undefined;
  }
  auditElements(root, faults);
  const byId = new Map<string, SvgElement>();
  const sheets: SvgElement[] = [];
  index(root, byId, sheets);
  const report = (message: string): void =>
    faults.add((sheets[0] ?? root).place, "warning", "svg/css", message, { fix: FIX });
  return { file, root, byId, sheet: parseStyleSheet(sheets.map(textOf).join("\n"), report) };
}

const FIX = "write the style at the elements, or by class; fonts belong into the game's fonts folder";

/** Of equal ids the first counts. */
function index(element: SvgElement, byId: Map<string, SvgElement>, sheets: SvgElement[]): void {
  const id = element.attributes.id;
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  if (element.name === "style") sheets.push(element);
  for (const child of childElements(element)) index(child, byId, sheets);
}
