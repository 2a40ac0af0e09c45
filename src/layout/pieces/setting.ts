/**
 * The context of a drawing's pieces: its root, the ids and style sheets that they may refer to, the transform to mm of the
 * scene. Cards of one template have the same setting as long as these are equal.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { DrawingPieces, Piece, PieceGroup } from "../../template/pieces.ts";
import type { Desk } from "../desk.ts";
import { isPlainRoot, rootFrame } from "../draw/draw-root.ts";
import type { Drawing, Frame } from "../draw/frame.ts";
import { newDrawing } from "../face-drawing.ts";
import { type FaceSetup, type FittedFace, fitFace } from "../fit-face.ts";
import { auditElements } from "../svg/audit.ts";
import { createFaults, type Faults } from "../svg/faults.ts";
import { documentOf, type SvgDocument } from "../svg/svg-document.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parsePart } from "../svg/xml/parse-xml.ts";
import type { DrawnPiece } from "./drawn-piece.ts";
import { nameOfPiece } from "./piece-work.ts";
import { type PieceRoom, RecentPieces } from "./recent-pieces.ts";
import type { SharedPiece } from "./shared-pieces.ts";
import { type TextBoxes, textBoxes } from "./text-boxes.ts";

/** The parent of pieces: the root, or a group below it. */
export interface Holder {
  /** Distinguishes it from all others, the same in all runs: it depends only on the input of the setting. */
  readonly name: string;
  readonly element: SvgElement;
  readonly audit: readonly Diagnostic[];
  /** Its pieces as they were drawn, which holds as long as the answers to what each has looked up. */
  readonly drawn: RecentPieces;
  /** The holder with certain pieces in it, by their ids, if it is a group. */
  readonly groups: Map<string, DrawnPiece>;
  /** Where its pieces are drawn; undefined for a group until it is drawn itself, and for one that is not visible. */
  frame: Frame | undefined;
  /** The text boxes in it. */
  readonly boxes: TextBoxes;
}

export interface Setting {
  readonly setup: FaceSetup;
  readonly document: SvgDocument;
  readonly ids: AskedIds;
  readonly root: Holder;
  readonly fitted: FittedFace;
  /** In which its pieces are drawn, one after the other. */
  readonly drawing: PieceDrawing;
  /** Where its names are looked up. */
  readonly desk: Desk;
  /** Faults of the style sheets, of how the root fits the card, and of its tag. */
  readonly faults: readonly Diagnostic[];
  /** Elements of the shared pieces. */
  readonly shared: ReadonlyMap<Piece, SvgElement>;
  /** A group of the drawing, without its pieces; undefined if its tags alone do not make a group. */
  group(group: PieceGroup): Holder | undefined;
}

/** Each piece has its own faults. */
type PieceDrawing = Omit<Drawing, "faults"> & { faults: Faults };

/** Identifies everything that a setting is made from, in this process. */
export function settingKey(
  file: string,
  setup: FaceSetup,
  { head, tail }: DrawingPieces,
  shared: readonly SharedPiece[],
): string {
  let key = `${setupKey(setup)} ${head.id} ${tail.id}`;
  for (const { leaf, group } of shared) key += group ? `/${tagsKey(group)} ${leaf.id}` : `/${leaf.id}`;
  return `${key} ${file}`;
}

const setupKey = ({ trim, bleed, isShaped }: FaceSetup): string =>
  `${trim.width} ${trim.height} ${bleed}${isShaped ? " shaped" : ""}`;

const tagsKey = ({ open, close }: PieceGroup): string => `${open.id} ${close.id}`;

const tagsOf = ({ open, close }: PieceGroup): string => open.text + close.text;

/** A name for everything that a setting is made from, the same in all runs. */
function settingName(
  file: string,
  setup: FaceSetup,
  { head, tail }: DrawingPieces,
  shared: readonly SharedPiece[],
): string {
  const parts = [file, setupKey(setup), head.text, tail.text];
  for (const { leaf, group } of shared) parts.push(group ? tagsOf(group) : "", leaf.text);
  return nameOfPiece(parts.join("\0"));
}

/** Undefined if the root or a shared piece cannot be read by itself, or if the root changes what is drawn in it. */
export function openSetting(
  file: string,
  setup: FaceSetup,
  written: DrawingPieces,
  pieces: readonly SharedPiece[],
  desk: Desk,
  room: PieceRoom,
): Setting | undefined {
  const { head, tail } = written;
  const name = settingName(file, setup, written, pieces);
  const holderOf = holding(file, room);
  const root = holderOf(name, head.text + tail.text);
  if (root?.element.name !== "svg") return undefined;
  const group = groupsOf(name, root, holderOf);
  const shared = new Map<Piece, SvgElement>();
  for (const piece of pieces) {
    const parent = piece.group ? group(piece.group) : root;
    const element = parent && parsePart(file, piece.leaf.text, parent.element);
    if (!element) return undefined;
    shared.set(piece.leaf, element);
  }
  const ids = new AskedIds();
  const faults = createFaults();
  const document = documentOf(file, root.element, [...shared.values()], faults, ids);
  const fitted = fitFace(document, setup, faults);
  ids.takeLost();
  const drawing: PieceDrawing = newDrawing(
    document,
    desk.recording.resources,
    setup,
    fitted.ctm,
    createFaults(),
  );
  const frame = rootFrame(drawing, fitted);
  if (ids.takeLost() || !isPlainRoot(frame)) return undefined;
  root.frame = frame;
  faults.addAll(drawing.faults.list);
  drawing.faults = createFaults();
  return { setup, document, ids, root, fitted, drawing, desk, faults: faults.list, shared, group };
}

/**
 * Number of group tags kept for each setting, and of drawn groups kept for each tag: a template has few, but a card's
 * field may be in them.
 */
export const MOST_GROUPS = 256;

function groupsOf(name: string, root: Holder, holderOf: HolderOf): Setting["group"] {
  const holders = new Map<string, Holder | undefined>();
  return (group) => {
    const id = tagsKey(group);
    if (holders.has(id)) return holders.get(id);
    const tags = tagsOf(group);
    const read = holderOf(nameOfPiece(tags, name), tags, root.element);
    // An element "x:g" may be of another namespace.
    const holder = read?.element.name === "g" ? read : undefined;
    if (holders.size >= MOST_GROUPS) holders.clear();
    holders.set(id, holder);
    return holder;
  };
}

/** The holder whose tags these are, without anything in it; undefined if they cannot be read. */
type HolderOf = (name: string, tags: string, parent?: SvgElement) => Holder | undefined;

const holding =
  (file: string, room: PieceRoom): HolderOf =>
  (name, tags, parent) => {
    const element = parsePart(file, tags, parent);
    if (!element) return undefined;
    const faults = createFaults();
    auditElements(element, faults);
    const [audit, boxes] = [faults.list, textBoxes(file, element)];
    const drawn = new RecentPieces(room);
    return { name, element, audit, drawn, groups: new Map(), frame: undefined, boxes };
  };

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
