/**
 * The colours in an icon's file. If it has none, the icon takes the colour of the place that uses it, which suits most
 * icon sets; if it has only its own colours, a colour requested there has no effect, which is reported.
 */

import type { Place } from "../../../diagnostics/diagnostic.ts";
import { derived } from "../../../remember/derived.ts";
import { declarationsOf } from "../../svg/css/style.ts";
import type { SvgDocument } from "../../svg/svg-document.ts";
import { childElements, type SvgElement } from "../../svg/svg-element.ts";
import type { Drawing } from "../frame.ts";
import type { OpenedSource } from "../stores.ts";

/** How many elements specify colours. */
export interface Paints {
  /** Uses of the file's own colours. */
  readonly own: number;
  /** Uses of the colour of the place: currentColor. */
  readonly current: number;
}

/** The paints of a document, counted once. */
export const paintsOf = derived((document: SvgDocument): Paints => countPaints(document.root, document));

const PAINTS = ["fill", "stroke", "stop-color", "flood-color", "color"];

/** Values that are not colours, or refer to another one. */
const NO_COLOUR = /^(?:none|transparent|inherit|initial|unset|revert|revert-layer|url\(.*|context-.*)$/i;

function countPaints(element: SvgElement, document: SvgDocument): Paints {
  const values = declarationsOf(element, document.sheet) ?? {};
  const colours = PAINTS.flatMap((name) => values[name] ?? []).filter((value) => !NO_COLOUR.test(value));
  const current = colours.filter((value) => /^currentcolor$/i.test(value)).length;
  const own = colours.length - current + (element.name === "image" ? 1 : 0);
  return childElements(element)
    .map((child) => countPaints(child, document))
    .reduce((sum, part) => ({ own: sum.own + part.own, current: sum.current + part.current }), {
      own,
      current,
    });
}

/** A request for a colour, in words such as `fill="#fc0"`, and its place. */
export interface ColourRequest {
  readonly words: string;
  readonly place: Place;
}

/** A warning if all colours of an icon are its own. */
export function reportFixedColours(
  drawing: Drawing,
  name: string,
  { document }: Pick<OpenedSource, "document">,
  request: ColourRequest,
): void {
  const paints = document && paintsOf(document);
  if (!paints || paints.own === 0 || paints.current > 0) return;
  const message = `the icon "${name}" has its own colours, so ${request.words} has no effect`;
  const fix = `write fill="currentColor" in ${document.file} where this colour should appear, or remove ${request.words}`;
  drawing.faults.add(request.place, "warning", "template/fixed-colours", message, { fix });
}
