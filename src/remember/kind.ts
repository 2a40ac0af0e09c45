/** The kinds of results that are remembered. Each says once how heavy its values are, and what they look like on disk. */

export interface Kind<T> {
  /** In lower-case letters and hyphens; part of the names of its entries on disk. Change it when their form changes. */
  readonly name: string;
  /** About how many bytes a value takes up in the process; absent = it is kept only on disk. */
  readonly weight?: (value: T) => number;
  /** Its form on disk; absent = it is kept only in the process. */
  readonly codec?: Codec<T>;
  /** It follows from one picture or font alone, so it may be written for later processes even in a call with drafts. */
  readonly isOfOneFile?: boolean;
  /** False for a value that depends on the state of the machine, such as a missing package or a time-out; default true. */
  readonly lasts?: (value: T) => boolean;
}

export interface Codec<T> {
  encode(value: T): Uint8Array;
  /** Of bytes that `encode` made: the disk guarantees it. */
  decode(bytes: Uint8Array): T;
}

/** Plain data, as JSON. */
export const json = <T>(): Codec<T> => ({
  encode: (value) => new TextEncoder().encode(JSON.stringify(value)),
  decode: (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as T,
});

/** Bytes, as they are. */
export const BYTES: Codec<Uint8Array> = { encode: (bytes) => bytes, decode: (bytes) => bytes };
