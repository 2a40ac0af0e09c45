/**
 * The game's pictures: every file below its folder or its template folders that a drawing points to, and pictures
 * embedded in drawings, each inspected once. Layout requests sizes and drawings by address; the press gets the pixels
 * when it needs them.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { type CardFindings, gatherOnCards } from "../../diagnostics/on-cards.ts";
import type { Game } from "../../game/game.ts";
import { HostError } from "../../host/host.ts";
import { isEmbedded } from "../../layout/draw/pictures/href.ts";
import type { PixelSource, SvgSource } from "../../layout/resources.ts";
import { stoppedReader } from "../../press/pictures/picture-faults.ts";
import { pictureKey } from "../../press/pictures/pictures.ts";
import type { Picture, PictureFacts, Pictures } from "../../press/press.ts";
import type { Side } from "../../rules/places.ts";
import { greyName } from "../../scene/ink/grey-scene.ts";
import { decodeText } from "../../source/text/decode.ts";
import type { ProjectContext } from "../project.ts";
import { type Asker, addressesIn } from "./addresses.ts";
import { type ArtNames, artNames } from "./art-names.ts";
import { embeddedBytes } from "./embedded.ts";
import { areLasting, type Inspector, Unprintable } from "./inspector.ts";
import { inspectorOf } from "./known-verdicts.ts";
import { GaveUp } from "./outcome.ts";
import { type PixelBudget, pixelBudget } from "./pixel-budget.ts";

/** The files of a game's folder that are not texts, relative to it. */
export function pictureFiles(files: readonly string[], folder: string): readonly string[] {
  return files
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !/\.(ya?ml|csv|tsv|xlsx|ods|md|txt)$/i.test(file));
}

export interface ArtLibrary {
  /**
   * Opens the pictures that a drawing points to, and recursively those that these point to; each once.
   * @param face the face with the drawing; faults name its card
   */
  open(svg: string, face: AskingFace): Promise<void>;
  /** An opened picture, by its path in the game's folder or by its `data:` address. */
  find(href: string): SvgSource | PixelSource | undefined;
  readonly files: readonly string[];
  /** Entries that cannot be opened, each with the words that follow its path in a message. */
  readonly refused: ReadonlyMap<string, string>;
  /**
   * The pictures that drawings opened so far point to; those next to templates by "/" and their path in the project.
   */
  readonly shown: ReadonlySet<string>;
  /** Pixels by key, of the pictures opened so far. */
  readonly pictures: Pictures;
  /** Faults of the pictures opened so far, at the places that refer to them. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * True once a picture was left out that may be available next time: its reader was stopped, or earlier pictures used
   * up the game's budget. A layout without it must not be cached.
   */
  readonly isIncomplete: boolean;
}

/** The side of a card, and the file that draws it. */
export interface AskingFace extends Side {
  readonly file: string;
}

/** The place to fix something that a face shows, and the card, if the place does not identify it. */
export type PlaceAsked = (
  face: Side,
  asker: Asker,
) => Pick<Diagnostic, "file" | "start" | "end" | "related"> & Pick<CardFindings, "cards" | "isAtValue">;

/** A picture to open. */
interface Wanted {
  readonly href: string;
  readonly face: AskingFace;
  readonly asker: Asker;
}

export function createArtLibrary(
  project: ProjectContext,
  { id, folder }: Pick<Game, "id" | "folder">,
  placeAsked: PlaceAsked,
): ArtLibrary {
  const { host } = project;
  const files = pictureFiles(host.listFiles(folder), folder);
  const refused = new Map(
    host.listRefused(folder).map(({ path, why }) => [path.slice(folder.length + 1), why] as const),
  );
  const library: Library = {
    host,
    game: id,
    placeAsked,
    inspector: inspectorOf(project),
    names: artNames(host, folder, files),
    budget: pixelBudget(project.limits),
    found: new Map(),
    pictures: new Map(),
    asked: new Set(),
    queue: [],
    inDrawings: [],
    faults: new Map(),
    reported: [],
    isIncomplete: false,
  };
  const { names, found, pictures, asked } = library;
  return {
    open: (svg, face) => openAll(library, svg, face),
    find: (href) => found.get(isEmbedded(href) ? href : (names.find(href) ?? href)),
    files,
    refused,
    shown: asked,
    pictures,
    get isIncomplete() {
      return library.isIncomplete;
    },
    get diagnostics() {
      const placed = library.reported.map(({ wanted, fault }) => placedFault(library, wanted, fault));
      return [...library.inDrawings, ...gatherOnCards(id, placed)];
    },
  };
}

/** What a library has opened, and what it needs to open more. Keys of pictures are paths in the game's folder. */
interface Library {
  readonly host: ProjectContext["host"];
  /** The id of the game. */
  readonly game: string;
  readonly placeAsked: PlaceAsked;
  readonly inspector: Inspector;
  readonly names: ArtNames;
  readonly budget: PixelBudget;
  readonly found: Map<string, SvgSource | PixelSource>;
  readonly pictures: Map<string, Picture>;
  /** Every address requested, found or not. */
  readonly asked: Set<string>;
  /** Still to open; drawings add the addresses inside them. */
  readonly queue: Wanted[];
  /** Faults of drawings as texts, at their places in these. */
  readonly inDrawings: Diagnostic[];
  /** Faults of pictures, which are reported at every reference to them. */
  readonly faults: Map<string, readonly Diagnostic[]>;
  readonly reported: { readonly wanted: Wanted; readonly fault: Diagnostic }[];
  isIncomplete: boolean;
}

async function openAll(library: Library, svg: string, face: AskingFace): Promise<void> {
  const { queue } = library;
  want(library, svg, face, face.file, "");
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { href } = next;
    const bytes = bytesOf(library, next);
    // Layout reports other contents of an address, at the element.
    if (bytes === undefined) continue;
    if ("rule" in bytes) fail(library, next, [bytes]);
    else if (!isEmbedded(href) && /\.svg$/i.test(href)) openDrawing(library, next, bytes);
    else await openPixels(library, next, bytes);
  }
}

/** @param file that contains the text; its addresses may begin at `base` */
function want(library: Library, svg: string, face: AskingFace, file: string, base: string): void {
  const { names, faults, asked, queue } = library;
  for (const { href, asker } of addressesIn(svg, file))
    for (const path of isEmbedded(href) ? [href] : names.all(href, base, () => asker().origin.file)) {
      const known = faults.get(path) ?? [];
      if (asked.has(path) && known.length === 0) continue;
      const wanted = { href: path, face, asker: asker() };
      if (asked.has(path)) report(library, wanted, known);
      else queue.push(wanted);
      asked.add(path);
    }
}

function openDrawing(library: Library, { href: path, face }: Wanted, bytes: Uint8Array): void {
  const file = library.names.fileOf(path);
  const { value, diagnostics } = decodeText(file, bytes);
  const base = path.slice(0, path.lastIndexOf("/") + 1);
  library.inDrawings.push(...diagnostics);
  library.found.set(path, { key: file, file, text: value.text, folder: base });
  want(library, value.text, face, file, base);
}

async function openPixels(library: Library, wanted: Wanted, bytes: Uint8Array): Promise<void> {
  const { href, asker } = wanted;
  const file = isEmbedded(href) ? asker.origin.file : library.names.fileOf(href);
  const { value, diagnostics } = await library.inspector.picture(
    bytes,
    isEmbedded(href) ? "an embedded picture" : file,
  );
  fail(library, wanted, diagnostics);
  if (!value) return;
  const tooMuch = library.budget.spend(file, value, bytes.length);
  if (!tooMuch) return addPicture(library, wanted, file, value);
  library.isIncomplete = true;
  fail(library, wanted, [tooMuch]);
}

function addPicture(library: Library, wanted: Wanted, file: string, facts: PictureFacts): void {
  const { key, width, height } = facts;
  const grey: PictureFacts = { ...facts, key: greyName(key), grey: true };
  for (const one of [facts, grey])
    library.pictures.set(one.key, { ...one, load: () => printablePicture(library, wanted, file, one, key) });
  library.found.set(wanted.href, { key, file, size: { width, height } });
}

/**
 * @param key of its bytes
 * @throws HostError for a picture that has changed since it was opened, Unprintable where its reader gives up
 */
async function printablePicture(
  library: Library,
  wanted: Wanted,
  file: string,
  facts: PictureFacts,
  key: string,
): Promise<Uint8Array> {
  const bytes = bytesOf(library, wanted);
  if (!(bytes instanceof Uint8Array) || pictureKey(bytes) !== key) throw changed(file);
  try {
    return await library.inspector.printable(bytes, facts);
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
    throw new Unprintable(
      gatherOnCards(library.game, [placedFault(library, wanted, stoppedReader(file, error.message))]),
    );
  }
}

/** Undefined for an embedded address without a picture, a finding for what cannot be read. */
function bytesOf({ host, names }: Library, { href, asker }: Wanted): Uint8Array | Diagnostic | undefined {
  if (isEmbedded(href)) return embeddedBytes(href, asker.place);
  const file = names.fileOf(href);
  try {
    return host.readBytes(file);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return unreadable(file, error);
  }
}

/** Keeps the findings, possibly none, for later references to the picture. */
function fail(library: Library, wanted: Wanted, findings: readonly Diagnostic[]): void {
  library.faults.set(wanted.href, findings);
  library.isIncomplete ||= !areLasting(findings);
  report(library, wanted, findings);
}

function report({ reported }: Library, wanted: Wanted, findings: readonly Diagnostic[]): void {
  for (const fault of findings) reported.push({ wanted, fault });
}

function placedFault({ placeAsked }: Library, { face, asker }: Wanted, fault: Diagnostic): CardFindings {
  const { cards, isAtValue, ...place } = placeAsked(face, asker);
  return { cards, isAtValue, diagnostics: [{ ...fault, ...place }] };
}

function changed(file: string): HostError {
  return new HostError(`"${file}": the picture has changed since it was checked; start again`, "CHANGED");
}

const READABLE = "make it a readable plain file";

export function unreadable(file: string, { message }: HostError): Diagnostic {
  return { ...startOf(file), rule: "art/unreadable", severity: "error", message, fix: READABLE };
}
