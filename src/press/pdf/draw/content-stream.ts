/**
 * Operators of a page or a form, with the resources that they name. It knows what is set where it stands, and writes
 * colours, pens and fonts only where they change, and lines of text that follow each other as one text object.
 */

import { number } from "../pdf-values.ts";
import type { SectionDictionary, SectionRef } from "../section/section.ts";
import { Names, type ResourceKind } from "./names.ts";

/** A form or a picture. */
export interface DrawnObject {
  readonly ref: SectionRef;
  /** Pictures are part of it. */
  readonly hasPictures: boolean;
}

/** What stays set until it is changed, or until the state before is restored; "" is not known. */
interface State {
  fill: string;
  stroke: string;
  pen: string;
  font: string;
}

const UNKNOWN: State = { fill: "", stroke: "", pen: "", font: "" };

export class ContentStream {
  #source = "";
  #state = { ...UNKNOWN };
  readonly #saved: State[] = [];
  /** Start of the last line of the text object that is open, as it was written. */
  #line: { x: number; y: number } | undefined;
  readonly #names: Names;
  readonly #resources = new Map<ResourceKind, Map<string, SectionRef>>();
  #hasPictures = false;

  /** @param names those of streams that share their resources; without them a stream has its own */
  constructor(names = new Names()) {
    this.#names = names;
  }

  /** Operators of their own: they neither show text nor leave something set. */
  add(operators: string): void {
    if (operators === "") return;
    this.endText();
    this.#source += `${operators} `;
  }

  /** Sets aside what is set, to be found again at `restore`. */
  save(operators = ""): void {
    this.endText();
    this.#saved.push({ ...this.#state });
    this.#source += operators === "" ? "q " : `q ${operators} `;
  }

  restore(): void {
    this.endText();
    this.#state = this.#saved.pop() as State;
    this.#source += "Q ";
  }

  /** Sets a colour, a pen or a font, unless it is set. Operators that say nothing mean: as it is. */
  set(what: keyof State, operators: string): void {
    if (operators === "" || this.#state[what] === operators) return;
    this.#state[what] = operators;
    this.#source += `${operators} `;
  }

  /** Tells what the last operators have set by themselves. */
  wasSet(what: keyof State, operators: string): void {
    this.#state[what] = operators;
  }

  /**
   * Shows a line of text that begins at a point, y down, both rounded to the decimals that they are written with.
   * Inside a text object only the way from line to line is written, from one written place to the next.
   */
  showLine(x: number, y: number, decimals: number, shown: string): void {
    if (this.#line) {
      this.#source += `${number(x - this.#line.x, decimals)} ${number(this.#line.y - y, decimals)} Td ${shown} `;
    } else {
      this.#source += `BT 1 0 0 -1 ${number(x, decimals)} ${number(y, decimals)} Tm ${shown} `;
    }
    this.#line = { x, y };
  }

  endText(): void {
    if (!this.#line) return;
    this.#line = undefined;
    this.#source += "ET ";
  }

  /** Makes an object known to this stream and returns "/name" for an operator. */
  use(kind: ResourceKind, ref: SectionRef): string {
    const name = this.#names.nameOf(kind, ref);
    let refs = this.#resources.get(kind);
    if (!refs) {
      refs = new Map();
      this.#resources.set(kind, refs);
    }
    refs.set(name, ref);
    return `/${name}`;
  }

  /** The operator that draws a form or a picture. */
  useDrawn({ ref, hasPictures }: DrawnObject): string {
    this.#hasPictures ||= hasPictures;
    return `${this.use("XObject", ref)} Do`;
  }

  get hasPictures(): boolean {
    return this.#hasPictures;
  }

  /** All operators, one byte a character. */
  end(): string {
    this.endText();
    return this.#source;
  }

  get resources(): SectionDictionary {
    return resourcesOf([this]);
  }

  /** Everything that was made known. */
  *used(): Iterable<readonly [kind: ResourceKind, name: string, ref: SectionRef]> {
    for (const [kind, objects] of this.#resources) for (const [name, ref] of objects) yield [kind, name, ref];
  }
}

/** What streams of the same names draw with, as one table. */
export function resourcesOf(streams: readonly ContentStream[]): SectionDictionary {
  const kinds: { [kind: string]: { [name: string]: SectionRef } } = {};
  for (const stream of streams)
    for (const [kind, name, ref] of stream.used()) {
      kinds[kind] ??= {};
      kinds[kind][name] = ref;
    }
  return kinds;
}
