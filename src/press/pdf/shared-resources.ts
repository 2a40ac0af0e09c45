/**
 * The resources of pages. Those without pictures share one table of all names, which is written at the end: a table for
 * each page would be longer than its text. A page with pictures has its own, so that whoever takes it out of the file
 * takes no more pictures than it shows.
 */
import type { ContentStream, ResourceKind } from "./content-stream.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfDictionary, PdfRef } from "./pdf-values.ts";

export class SharedResources {
  readonly #file: PdfFile;
  readonly #ref: PdfRef;
  readonly #kinds = new Map<string, Map<string, PdfRef>>();

  constructor(file: PdfFile) {
    this.#file = file;
    this.#ref = file.ref();
  }

  /** The resources of a page that is drawn. */
  of(stream: ContentStream): PdfRef | PdfDictionary {
    if (stream.hasPictures) return stream.resources;
    for (const [kind, name, ref] of stream.used()) this.#add(kind, name, ref);
    return this.#ref;
  }

  /** Writes the table, when all pages are drawn. */
  finish(): void {
    const kinds = [...this.#kinds].map(([kind, objects]) => [kind, Object.fromEntries(objects)]);
    this.#file.write(Object.fromEntries(kinds), this.#ref);
  }

  #add(kind: ResourceKind, name: string, ref: PdfRef): void {
    const known = this.#kinds.get(kind) ?? new Map<string, PdfRef>();
    this.#kinds.set(kind, known);
    known.set(name, ref);
  }
}
