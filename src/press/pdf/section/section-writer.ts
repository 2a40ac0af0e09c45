/** Objects of a section while it is drawn: values in their source form, equal ones once. */
import { deflateSync } from "node:zlib";
import { boundedMap } from "../../../units/bounded-map.ts";
import { number } from "../pdf-values.ts";
import {
  markOf,
  type OuterObject,
  type SectionDictionary,
  type SectionObject,
  type SectionRef,
  type SectionText,
  type SectionValue,
} from "./section.ts";

/** zlib's default level; 9 saves one byte in 200 and costs a third more time. */
const LEVEL = 6;

/** Streams of at most this many characters are remembered in compressed form: forms recur in section after section. */
const SHORT = 2_000;
const shortOnes = boundedMap<Uint8Array>(500);

export class SectionWriter {
  readonly objects: SectionObject[] = [];
  readonly outer: OuterObject[] = [];
  readonly #refs = new Map<string, SectionRef>();

  /** An object without a stream; equal values are one object. */
  write(value: SectionDictionary | readonly SectionValue[]): SectionRef {
    return this.writeSource(sourceOf(value));
  }

  /** The same for a value in its source form. */
  writeSource(source: string): SectionRef {
    return this.#once(source, () => this.add({ source }));
  }

  /** Adds a finished object, which may be part of other sections if it refers to nothing. */
  add(object: SectionObject): SectionRef {
    return { mark: markOf("object", this.objects.push(object) - 1) };
  }

  /** An object outside the section; the same each time it is requested. */
  outerRef(object: OuterObject): SectionRef {
    return this.#once(JSON.stringify(object), () => ({
      mark: markOf("outer", this.outer.push(object) - 1),
    }));
  }

  #once(key: string, make: () => SectionRef): SectionRef {
    const ref = this.#refs.get(key) ?? make();
    this.#refs.set(key, ref);
    return ref;
  }
}

/** An object with a stream of operators, one byte per character. */
export function streamObject(data: SectionDictionary, operators: string): SectionObject {
  const isShort = operators.length <= SHORT;
  const stream = isShort ? shortOnes.getOrMake(operators, () => packed(operators)) : packed(operators);
  const isPacked = stream.length < operators.length;
  const coding = { Length: stream.length, ...(isPacked ? { Filter: "FlateDecode" } : {}) };
  return { source: sourceOf({ ...data, ...coding }), stream };
}

/** Where operators are written before they are compressed: it is used again, because pages are large. */
let scratch = Buffer.allocUnsafeSlow(64 * 1024);

/** Compressed if that makes it shorter. */
function packed(operators: string): Uint8Array {
  const { length } = operators;
  if (scratch.length < length) scratch = Buffer.allocUnsafeSlow(2 * length);
  scratch.write(operators, 0, length, "latin1");
  const bytes = scratch.subarray(0, length);
  const shorter = deflateSync(bytes, { level: LEVEL });
  return shorter.length < length ? shorter : Buffer.from(bytes);
}

/** Decimals of numbers in objects; readers accept this many. */
const DECIMALS = 6;

/** A value as PDF writes it. Names must be plain, as ours are. */
export function sourceOf(value: SectionValue): string {
  if (typeof value === "string") return `/${value}`;
  if (typeof value === "number") return number(value, DECIMALS);
  if (typeof value === "boolean") return String(value);
  if (isList(value)) return `[${value.map(sourceOf).join(" ")}]`;
  if (isRef(value)) return value.mark;
  if (isText(value)) return `<${Buffer.from(value.ascii, "latin1").toString("hex")}>`;
  let entries = "";
  for (const key of Object.keys(value)) {
    const one = value[key];
    if (one !== undefined) entries += `/${key} ${sourceOf(one)}`;
  }
  return `<<${entries}>>`;
}

const isList = (value: SectionValue): value is readonly SectionValue[] => Array.isArray(value);

type Entries = SectionRef | SectionText | SectionDictionary;

const isText = (value: Entries): value is SectionText => "ascii" in value;

const isRef = (value: Entries): value is SectionRef => "mark" in value;
