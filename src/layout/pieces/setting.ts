/**
 * The context of a drawing's pieces: its root, the ids and style sheets that they may refer to, the transform to mm of the
 * scene. Cards of one template have the same setting as long as these are equal.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type FaceSetup, type FittedFace, fitFace } from "../fit-face.ts";
import { auditElements } from "../svg/audit.ts";
import { createFaults } from "../svg/faults.ts";
import { documentOf, type SvgDocument } from "../svg/svg-document.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parsePart } from "../svg/xml/parse-xml.ts";
import type { CutDrawing, CutGroup } from "./cut-drawing.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { nameOfPiece } from "./piece-work.ts";
import type { SharedCut } from "./shared-cuts.ts";
import { textBoxes } from "./text-boxes.ts";

/** The parent of pieces: the root, or a group below it. */
export interface Holder {
  /** Distinguishes it from all others, for the names of pieces. */
  readonly key: string;
  /** The same in all runs: it depends only on the input of the setting. */
  readonly name: string;
  readonly element: SvgElement;
  readonly audit: readonly Diagnostic[];
  /** Its pieces on the card before, by place: mostly the same, which is faster to compare than to look up. */
  readonly latest: (PlacedPiece | undefined)[];
  /** The element of a piece that is a plain text box; undefined for any other. */
  textBox(text: string): SvgElement | undefined;
}

export interface PlacedPiece {
  readonly text: string;
  readonly piece: DrawnPiece;
}

export interface Setting {
  readonly setup: FaceSetup;
  readonly document: SvgDocument;
  readonly ids: AskedIds;
  readonly root: Holder;
  readonly fitted: FittedFace;
  /** Faults of the style sheets and of how the root fits the card. */
  readonly faults: readonly Diagnostic[];
  /** Elements of the shared pieces, in order. */
  readonly shared: readonly SvgElement[];
  /** A group of the drawing, without its pieces; undefined if its tags alone do not make a group. */
  group(group: CutGroup): Holder | undefined;
}

/** A name for everything that a setting is made from. */
export function settingKey(
  file: string,
  { trim, bleed }: FaceSetup,
  { head, tail }: CutDrawing,
  shared: readonly SharedCut[],
): string {
  const parts = [file, `${trim.width} ${trim.height} ${bleed}`, head.text, tail.text];
  for (const { leaf, group } of shared) parts.push(group ? tagsOf(group) : "", leaf.text);
  return parts.join("\0");
}

const tagsOf = ({ open, close }: CutGroup): string => open.text + close.text;

/**
 * Undefined if the root or a shared piece cannot be read by itself.
 * @param key names the setting; keys of parents of pieces begin with it
 * @param name the same, but depends only on the input of the setting
 */
export function openSetting(
  key: string,
  name: string,
  file: string,
  setup: FaceSetup,
  { head, tail }: CutDrawing,
  cuts: readonly SharedCut[],
): Setting | undefined {
  const root = holderOf({ key, name }, file, head.text + tail.text);
  if (root?.element.name !== "svg") return undefined;
  const group = groupsOf({ key, name }, file, root);
  const shared: SvgElement[] = [];
  for (const cut of cuts) {
    const parent = cut.group ? group(cut.group) : root;
    const element = parent && parsePart(file, cut.leaf.text, parent.element);
    if (!element) return undefined;
    shared.push(element);
  }
  const ids = new AskedIds();
  const faults = createFaults();
  const document = documentOf(file, root.element, shared, faults, ids);
  const fitted = fitFace(document, setup, faults);
  ids.takeLost();
  return { setup, document, ids, root, fitted, faults: faults.list, shared, group };
}

/** Groups of one setting that are kept: a template has few, but a tag may contain a card's field. */
const MOST_GROUPS = 256;

type Named = Pick<Holder, "key" | "name">;

function groupsOf({ key, name }: Named, file: string, root: Holder): Setting["group"] {
  const holders = new Map<string, Holder | undefined>();
  let made = 0;
  return (group) => {
    const tags = tagsOf(group);
    if (holders.has(tags)) return holders.get(tags);
    const named = { key: `${key}/${made++}`, name: nameOfPiece(tags, name) };
    const read = holderOf(named, file, tags, root.element);
    // An element "x:g" may be of another namespace.
    const holder = read?.element.name === "g" ? read : undefined;
    if (holders.size >= MOST_GROUPS) holders.clear();
    holders.set(tags, holder);
    return holder;
  };
}

function holderOf(named: Named, file: string, tags: string, parent?: SvgElement): Holder | undefined {
  const element = parsePart(file, tags, parent);
  if (!element) return undefined;
  const faults = createFaults();
  auditElements(element, faults);
  return { ...named, element, audit: faults.list, latest: [], textBox: textBoxes(file, element) };
}

/**
 * The ids that the pieces of a drawing may refer to. If the answer could differ from that of the whole drawing, this is
 * recorded, because the drawing must then be laid out as a whole.
 */
class AskedIds extends Map<string, SvgElement> {
  #isLost = false;

  override get(id: string): SvgElement | undefined {
    const found = super.get(id);
    if (!found) this.#isLost = true;
    return found;
  }

  override has(id: string): boolean {
    const isKnown = super.has(id);
    if (!isKnown) this.#isLost = true;
    return isKnown;
  }

  /** All ids, for suggestions of similar ones: here are only some of them. */
  override keys(): ReturnType<Map<string, SvgElement>["keys"]> {
    this.#isLost = true;
    return super.keys();
  }

  /** True if there was such a look-up since the last call. */
  takeLost(): boolean {
    const isLost = this.#isLost;
    this.#isLost = false;
    return isLost;
  }
}
