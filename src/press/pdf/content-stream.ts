/** Operators of a page or a form, with the resources that they name. */
import type { PdfDictionary, PdfRef } from "./pdfkit-internals.ts";

export type ResourceKind = "Font" | "XObject" | "ExtGState" | "Pattern";

/** An object and its name: the same in every stream of the document. */
export interface NamedObject {
  readonly name: string;
  readonly ref: PdfRef;
}

export class ContentStream {
  readonly #operators: string[] = [];
  readonly #resources = new Map<ResourceKind, PdfDictionary>();

  add(...operators: readonly string[]): void {
    for (const operator of operators) if (operator !== "") this.#operators.push(operator);
  }

  /** Makes an object known to this stream and returns "/name" for an operator. */
  use(kind: ResourceKind, { name, ref }: NamedObject): string {
    const known = this.#resources.get(kind) ?? {};
    known[name] = ref;
    this.#resources.set(kind, known);
    return `/${name}`;
  }

  get operators(): string {
    return this.#operators.join("\n");
  }

  get resources(): PdfDictionary {
    return Object.fromEntries(this.#resources);
  }
}
