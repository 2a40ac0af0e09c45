/**
 * Operators of a page or a form, with the resources that they name. It keeps track of the current state, and writes
 * colours, pens and fonts only where they change, and consecutive lines of text as one text object.
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

/** The state that persists until it is changed or restored; "" is unknown. */
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
  /** Start of the last line of the open text object, as it was written. */
  #line: { x: number; y: number } | undefined;
  readonly #names: Names;
  readonly #resources = new Map<ResourceKind, Map<string, SectionRef>>();
  /** The names of registered objects, as operators have them; an object is of one kind. */
  readonly #operands = new Map<SectionRef, string>();
  /** The last operator that sets each font. */
  readonly #fonts = new Map<SectionRef, { size: number; decimals: number; operator: string }>();
  #hasPictures = false;

  /** @param names those of streams that share their resources; without them a stream has its own */
  constructor(names = new Names()) {
    this.#names = names;
  }

  /** Self-contained operators: they neither show text nor change the state. */
  add(operators: string): void {
    if (operators === "") return;
    this.endText();
    this.#source += `${operators} `;
  }

  /** Saves the state, to be restored at `restore`. */
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

  /** Sets a colour, a pen or a font, unless it is already set. Empty operators mean no change. */
  set(what: keyof State, operators: string): void {
    if (operators === "" || this.#state[what] === operators) return;
    this.#state[what] = operators;
    this.#source += `${operators} `;
  }

  /** Records what the last operators have set by themselves. */
  wasSet(what: keyof State, operators: string): void {
    this.#state[what] = operators;
  }

  /**
   * Shows a line of text that begins at a point, y down, both rounded to the decimals in which they are written. Inside
   * a text object only the offset from line to line is written, from one written position to the next.
   */
  showLine(x: number, y: number, decimals: number, shown: string): void {
    if (this.#line) {
      this.#source += `${number(x - this.#line.x, decimals)} ${number(this.#line.y - y, decimals)} Td ${shown} `;
    } else {
      this.#source += `BT 1 0 0 -1 ${number(x, decimals)} ${number(y, decimals)} Tm ${shown} `;
    }
    this.#line = { x, y };
  }

  /** The operator that sets a font at a size. */
  fontOperator(font: SectionRef, size: number, decimals: number): string {
    const last = this.#fonts.get(font);
    if (last?.size === size && last.decimals === decimals) return last.operator;
    const operator = `${this.use("Font", font)} ${number(size, decimals)} Tf`;
    this.#fonts.set(font, { size, decimals, operator });
    return operator;
  }

  endText(): void {
    if (!this.#line) return;
    this.#line = undefined;
    this.#source += "ET ";
  }

  /** Registers an object with this stream and returns "/name" for an operator. */
  use(kind: ResourceKind, ref: SectionRef): string {
    const known = this.#operands.get(ref);
    if (known !== undefined) return known;
    const name = this.#names.nameOf(kind, ref);
    let refs = this.#resources.get(kind);
    if (!refs) {
      refs = new Map();
      this.#resources.set(kind, refs);
    }
    refs.set(name, ref);
    this.#operands.set(ref, `/${name}`);
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

  /** All operators, one byte per character. */
  end(): string {
    this.endText();
    return this.#source;
  }

  get resources(): SectionDictionary {
    return resourcesOf([this]);
  }

  /** Everything that was registered. */
  *used(): Iterable<readonly [kind: ResourceKind, name: string, ref: SectionRef]> {
    for (const [kind, objects] of this.#resources) for (const [name, ref] of objects) yield [kind, name, ref];
  }
}

/** The resources of streams that share names, as one table. */
export function resourcesOf(streams: readonly ContentStream[]): SectionDictionary {
  const kinds: { [kind: string]: { [name: string]: SectionRef } } = {};
  for (const stream of streams)
    for (const [kind, name, ref] of stream.used()) {
      kinds[kind] ??= {};
      kinds[kind][name] = ref;
    }
  return kinds;
}
