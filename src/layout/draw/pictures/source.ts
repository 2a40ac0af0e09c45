/**
 * SVG pictures and icons: separate documents, with their own ids and styles, drawn as symbols. One that looks the same
 * everywhere is drawn once; one with pixels or text is drawn for each place.
 */
import type { Item, Origin, SceneSymbol, SolidPaint } from "../../../scene/scene.ts";
import { type Box, contains } from "../../../units/box.ts";
import { IDENTITY, type Matrix } from "../../../units/matrix.ts";
import { isAnsweredAlike, isSameSource, recordLookUps } from "../../look-ups.ts";
import type { SvgSource } from "../../resources.ts";
import { INITIAL_STYLE, USER_COLOUR } from "../../svg/css/style.ts";
import { createFaults } from "../../svg/faults.ts";
import { rectPath } from "../../svg/path/basic-shapes.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { openSvg, type SvgDocument } from "../../svg/svg-document.ts";
import { intrinsicSize } from "../../svg/view-box.ts";
import { inkBox } from "../boxes.ts";
import { type Drawing, noFacts } from "../frame.ts";
import { isSound, placeless } from "../soundness.ts";
import type { DrawnSource, OpenedSource, Stores } from "../stores.ts";
import { symbolOf } from "../use.ts";
import { paintsOf } from "./icon-paints.ts";

/** Reads a source once: its tree, its visible area, its declared size. */
export function openSource(source: SvgSource, { stores }: Pick<Drawing, "stores">): OpenedSource {
  const known = stores.opened.get(source.key);
  if (known && isSameSource(known.source, source)) return known;
  const faults = createFaults();
  const document = openSvg(source.file, source.text, faults);
  const { viewBox, size } = document ? intrinsicSize(document.root) : { viewBox: undefined, size: undefined };
  if (document && !viewBox) {
    const fix = 'give the <svg> a viewBox, such as viewBox="0 0 512 512"';
    faults.add(document.root.place, "error", "svg/size", "the drawing has neither a viewBox nor a size", {
      fix,
    });
  }
  const opened: OpenedSource = {
    source,
    document,
    box: viewBox ?? DEFAULT_BOX,
    size,
    diagnostics: faults.list,
  };
  stores.opened.set(source.key, opened);
  return opened;
}

/** What browsers use for a drawing without any size (CSS 2.1, section 10.3.2). */
const DEFAULT_BOX: Box = { x: 0, y: 0, width: 300, height: 150 };

/** Where a source is drawn, and as what. */
export interface Place {
  readonly ctm: Matrix;
  readonly page: Box | undefined;
  /** An icon: shapes without paint take the colour of the place. */
  readonly isIcon?: boolean;
}

/**
 * The symbol of a source, registered with the drawing that uses it; undefined if it cannot be read or contains itself.
 * `ctm` leads from the source's units to mm of the scene; `colour` gives the value of currentColor at the place and is
 * called only if the source uses it.
 */
export function drawSource(
  source: SvgSource,
  user: Drawing,
  place: Place & { colour(): SolidPaint },
): SceneSymbol | undefined {
  const opened = openSource(source, user);
  user.faults.addAll(opened.diagnostics);
  if (!opened.document) return undefined;
  if (user.sources.includes(source.key)) {
    user.faults.add(
      opened.document.root.place,
      "error",
      "svg/cycle",
      `the picture ${source.file} contains itself`,
      { fix: "remove the reference back to it" },
    );
    return undefined;
  }
  // Not registered, so that the guard reports the element with that size, not the picture.
  if (!isSound(place.ctm, user)) return { id: "", box: opened.box, items: [] };
  const key = place.isIcon ? iconKey(source.key) : source.key;
  const known = user.stores.drawn.get(key);
  if (known && isSameSource(known.source, source) && isAnsweredAlike(known.lookUps, user.resources)) {
    for (const symbol of known.symbols) user.symbols.set(symbol.id, symbol);
    user.faults.addAll(known.diagnostics);
    user.facts.icons.push(...known.icons);
    user.tally.drawn += known.cost;
    return known.symbol;
  }
  const recording = recordLookUps(user.resources);
  const asking = { ...user, resources: recording.resources };
  const shared = attempt(source, opened.document, opened.box, asking, place, USER_COLOUR);
  const cost = shared.tally.drawn - user.tally.drawn;
  // Both attempts count: for pictures within pictures they double with each level.
  if (shared.tally.coloured) user.tally.drawn = shared.tally.drawn;
  const drawn = shared.tally.coloured
    ? attempt(source, opened.document, opened.box, asking, place, place.colour().colour)
    : shared;
  take(user, drawn);
  const { placed, coloured } = shared.tally;
  if (!placed && !coloured) {
    const symbols = [...drawn.symbols.values()];
    user.stores.drawn.set(key, {
      source,
      symbol: drawn.symbol,
      symbols,
      icons: drawn.facts.icons.map(placeless),
      lookUps: recording.take(),
      cost,
      diagnostics: drawn.faults.list,
    });
  }
  if (placed) user.tally.placed = true;
  return drawn.symbol;
}

/** An icon that was drawn before, if drawing it again would leave nothing but its symbols and its cost. */
export function recurringIcon({ key }: SvgSource, { opened, drawn }: Stores): DrawnSource | undefined {
  const known = drawn.get(iconKey(key));
  if (!known || opened.get(key)?.diagnostics.length !== 0) return undefined;
  const { diagnostics, icons, lookUps } = known;
  return diagnostics.length + icons.length + lookUps.length === 0 ? known : undefined;
}

const iconKey = (key: string): string => `${key} icon`;

type Attempt = Drawing & { readonly symbol: SceneSymbol };

function attempt(
  source: SvgSource,
  document: SvgDocument,
  box: Box,
  user: Drawing,
  place: Place,
  colour: string,
): Attempt {
  const drawing: Drawing = {
    ...user,
    document,
    facts: noFacts(),
    faults: createFaults(),
    symbols: new Map(),
    used: new Map(),
    page: place.page,
    rootMatrix: place.ctm,
    sources: [...user.sources, source.key],
    folder: source.folder ?? "",
    tally: { drawn: user.tally.drawn, placed: false, coloured: false },
    rootStyle: { ...INITIAL_STYLE, inherited: inheritedBy(document, place, colour) },
  };
  const items = user.drawers.root(drawing, { ctm: place.ctm, viewport: box });
  const ink = inkBox(items, drawing);
  const whole = ink && !contains(box, ink) ? [cutTo(box, document.root.origin, items)] : items;
  return { ...drawing, symbol: symbolOf(whole, box, drawing) };
}

/** What the root of a source inherits: the colour, and for an icon without paint a fill of that colour. */
function inheritedBy(
  document: SvgDocument,
  { isIcon }: Place,
  color: string,
): Readonly<Record<string, string>> {
  return isIcon && paintsOf(document).own === 0 ? { color, fill: "currentcolor" } : { color };
}

/** A picture is clipped to its box. */
function cutTo(box: Box, origin: Origin, items: readonly Item[]): Item {
  const clip = { d: formatPath(rectPath(box)), rule: "nonzero" } as const;
  return { kind: "group", origin, transform: IDENTITY, opacity: 1, clip, items };
}

/** Passes the faults of the picture to the drawing that uses it. */
function take(user: Drawing, drawn: Attempt): void {
  for (const symbol of drawn.symbols.values()) user.symbols.set(symbol.id, symbol);
  user.faults.addAll(drawn.faults.list);
  user.facts.texts.push(...drawn.facts.texts);
  user.facts.pictures.push(...drawn.facts.pictures);
  user.facts.icons.push(...drawn.facts.icons.map(placeless));
  user.facts.missing.push(...drawn.facts.missing);
  user.tally.drawn = drawn.tally.drawn;
}
