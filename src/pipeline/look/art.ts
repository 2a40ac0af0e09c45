/**
 * The game's pictures: every file below its folder or its template folders that a drawing points to, and pictures
 * embedded in drawings, each inspected once. Layout requests sizes and drawings by address; the press gets the pixels
 * when it needs them.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { type CardFindings, gatherOnCards } from "../../diagnostics/on-cards.ts";
import { HostError } from "../../host/host.ts";
import type { PixelSource, SvgSource } from "../../layout/resources.ts";
import { stoppedReader } from "../../press/pictures/picture-faults.ts";
import { pictureKey } from "../../press/pictures/pictures.ts";
import type { Picture, PictureFacts, Pictures } from "../../press/press.ts";
import type { Side } from "../../rules/places.ts";
import { decodeText } from "../../source/text/decode.ts";
import type { ProjectContext } from "../read/project.ts";
import { type Asker, addressesIn } from "./addresses.ts";
import { artNames } from "./art-names.ts";
import { embeddedBytes, isEmbedded } from "./embedded.ts";
import { areLasting, Unprintable } from "./inspector.ts";
import { inspectorOf } from "./known-verdicts.ts";
import { GaveUp } from "./outcome.ts";
import { pixelBudget } from "./pixel-budget.ts";

/** The files of a game's folder that are not texts, relative to it. */
export function pictureFiles(files: readonly string[], folder: string): readonly string[] {
  return files
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !/\.(ya?ml|csv|md|txt)$/i.test(file));
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
) => Pick<Diagnostic, "file" | "start" | "end" | "related"> & Pick<CardFindings, "cards">;

/** A picture to open. */
interface Wanted {
  readonly href: string;
  readonly face: AskingFace;
  readonly asker: Asker;
}

export function createArtLibrary(
  project: ProjectContext,
  folder: string,
  placeAsked: PlaceAsked,
): ArtLibrary {
  const { host } = project;
  const inspector = inspectorOf(project);
  const files = pictureFiles(host.listFiles(folder), folder);
  const refused = new Map(
    host.listRefused(folder).map(({ path, why }) => [path.slice(folder.length + 1), why] as const),
  );
  const names = artNames(host, folder, files);
  const found = new Map<string, SvgSource | PixelSource>();
  const pictures = new Map<string, Picture>();
  /** Faults in the text of drawings are reported there; faults of pictures, at the places that refer to them. */
  const inDrawings: Diagnostic[] = [];
  const faults = new Map<string, readonly Diagnostic[]>();
  const told: { readonly wanted: Wanted; readonly fault: Diagnostic }[] = [];
  const asked = new Set<string>();
  const budget = pixelBudget(project.limits);
  let isIncomplete = false;
  /** Opened drawings add their own pictures to it. */
  const queue: Wanted[] = [];
  return {
    open,
    find: (href) => found.get(isEmbedded(href) ? href : (names.find(href) ?? href)),
    files,
    refused,
    shown: asked,
    pictures,
    get isIncomplete() {
      return isIncomplete;
    },
    get diagnostics() {
      const placed = told.map(({ wanted, fault }) => placedFault(wanted, fault));
      return [...inDrawings, ...gatherOnCards(placed)];
    },
  };

  async function open(svg: string, face: AskingFace): Promise<void> {
    want(svg, face, face.file, "");
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { href } = next;
      const bytes = bytesOf(next);
      // layout reports any other kind of address, at the element
      if (bytes === undefined) continue;
      if ("rule" in bytes) fail(next, [bytes]);
      else if (!isEmbedded(href) && /\.svg$/i.test(href)) openDrawing(next, bytes);
      else await openPixels(next, bytes);
    }
  }

  /** @param file the file with the text; its addresses may be relative to `base` */
  function want(svg: string, face: AskingFace, file: string, base: string): void {
    for (const { href, asker } of addressesIn(svg, file))
      for (const path of isEmbedded(href) ? [href] : names.all(href, base, () => asker().origin.file)) {
        const tellable = faults.get(path) ?? [];
        if (asked.has(path) && tellable.length === 0) continue;
        const wanted = { href: path, face, asker: asker() };
        if (asked.has(path)) tell(wanted, tellable);
        else queue.push(wanted);
        asked.add(path);
      }
  }

  function openDrawing(wanted: Wanted, bytes: Uint8Array): void {
    const path = wanted.href;
    const file = names.fileOf(path);
    const { value, diagnostics } = decodeText(file, bytes);
    const base = path.slice(0, path.lastIndexOf("/") + 1);
    inDrawings.push(...diagnostics);
    found.set(path, { key: file, file, text: value.text, folder: base });
    want(value.text, wanted.face, file, base);
  }

  async function openPixels(wanted: Wanted, bytes: Uint8Array): Promise<void> {
    const { href, asker } = wanted;
    const file = isEmbedded(href) ? asker.origin.file : names.fileOf(href);
    const { value, diagnostics } = await inspector.picture(
      bytes,
      isEmbedded(href) ? "an embedded picture" : file,
    );
    fail(wanted, diagnostics);
    if (!value) return;
    const tooMuch = budget.spend(file, value, bytes.length);
    if (!tooMuch) return take(wanted, file, value);
    isIncomplete = true;
    fail(wanted, [tooMuch]);
  }

  function take(wanted: Wanted, file: string, facts: PictureFacts): void {
    const load = async (): Promise<Uint8Array> => {
      const bytes = bytesOf(wanted);
      if (!(bytes instanceof Uint8Array) || pictureKey(bytes) !== facts.key) throw changed(file);
      try {
        return await inspector.printable(bytes, facts);
      } catch (error) {
        if (!(error instanceof GaveUp)) throw error;
        throw new Unprintable(gatherOnCards([placedFault(wanted, stoppedReader(file, error.message))]));
      }
    };
    pictures.set(facts.key, { ...facts, load });
    found.set(wanted.href, { key: facts.key, file, size: { width: facts.width, height: facts.height } });
  }

  function bytesOf({ href, asker }: Wanted): Uint8Array | Diagnostic | undefined {
    if (isEmbedded(href)) return embeddedBytes(href, asker.place);
    const file = names.fileOf(href);
    try {
      return host.readBytes(file);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      return unreadable(file, error);
    }
  }

  function fail(wanted: Wanted, findings: readonly Diagnostic[]): void {
    faults.set(wanted.href, findings);
    isIncomplete ||= !areLasting(findings);
    tell(wanted, findings);
  }

  function tell(wanted: Wanted, findings: readonly Diagnostic[]): void {
    for (const fault of findings) told.push({ wanted, fault });
  }

  function placedFault({ face, asker }: Wanted, fault: Diagnostic) {
    const { cards, ...place } = placeAsked(face, asker);
    return { cards, diagnostics: [{ ...fault, ...place }] };
  }
}

function changed(file: string): HostError {
  return new HostError(`"${file}": the picture has changed since it was checked; start again`, "CHANGED");
}

const READABLE = "make it a readable plain file";

export function unreadable(file: string, { message }: HostError): Diagnostic {
  return { ...startOf(file), rule: "art/unreadable", severity: "error", message, fix: READABLE };
}
