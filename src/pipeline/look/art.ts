/**
 * The game's pictures: every file below its folder, or below its folders of templates, that some drawing points to, and
 * pictures embedded in drawings, each looked at once. Layout asks for sizes and drawings by address; the press gets the pixels when it needs them.
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

/** What a game's folder holds beside its texts, relative to it. */
export function pictureFiles(files: readonly string[], folder: string): readonly string[] {
  return files
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !/\.(ya?ml|csv|md|txt)$/i.test(file));
}

export interface ArtLibrary {
  /**
   * Opens the pictures that a drawing points to, and those that drawings among these point to; each once.
   * @param face whose drawing it is; its card is named by faults
   */
  open(svg: string, face: AskingFace): Promise<void>;
  /** A picture that was opened, by its path in the game's folder or by its `data:` address. */
  find(href: string): SvgSource | PixelSource | undefined;
  readonly files: readonly string[];
  /** What lies among them and cannot be opened, with the words that stand behind its path. */
  readonly refused: ReadonlyMap<string, string>;
  /**
   * Those of them that some drawing points to, of what was opened so far; beside templates by their paths in the project
   * behind "/".
   */
  readonly shown: ReadonlySet<string>;
  /** Pixels by key, of what was opened so far. */
  readonly pictures: Pictures;
  /** Faults of what was opened so far, where it is asked for. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * A picture was left out so far that may be there the next time: its reader was stopped, or the pictures before it left
   * too little of the game's budget. What is laid out without it holds for this time only.
   */
  readonly isIncomplete: boolean;
}

/** What asks for pictures: a side of a card, drawn by a file. */
export interface AskingFace extends Side {
  readonly file: string;
}

/** Where something that a face shows is to be mended, and the card where the place does not tell it. */
export type PlaceAsked = (
  face: Side,
  asker: Asker,
) => Pick<Diagnostic, "file" | "start" | "end" | "related"> & Pick<CardFindings, "cards">;

/** A picture that is to be opened. */
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
  /** Faults of drawings as texts stand in these; faults of pictures stand where they are asked for. */
  const inDrawings: Diagnostic[] = [];
  const faults = new Map<string, readonly Diagnostic[]>();
  const told: { readonly wanted: Wanted; readonly fault: Diagnostic }[] = [];
  const asked = new Set<string>();
  const budget = pixelBudget(project.limits);
  let isIncomplete = false;
  /** Drawings among what is asked for add to it. */
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
      // what else an address may hold is told by layout, at the element
      if (bytes === undefined) continue;
      if ("rule" in bytes) fail(next, [bytes]);
      else if (!isEmbedded(href) && /\.svg$/i.test(href)) openDrawing(next, bytes);
      else await openPixels(next, bytes);
    }
  }

  /** @param file where the text stands; its addresses may begin at `base` */
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
  return new HostError(`"${file}": the picture has changed since it was looked at; start again`, "CHANGED");
}

const READABLE = "make it a plain file that you may read";

export function unreadable(file: string, { message }: HostError): Diagnostic {
  return { ...startOf(file), rule: "art/unreadable", severity: "error", message, fix: READABLE };
}
