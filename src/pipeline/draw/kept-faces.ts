/**
 * Keeps the findings of earlier runs on the faces of a game on disk: a face whose card, template and
 * fonts are unchanged, and whose icons, terms and pictures too, is neither rendered nor laid out again until its
 * drawing is needed. All faces of a game in one look form one entry, in which equal parts are stored once. It is read
 * when the first face is requested, but a face is unpacked when it is requested itself, and its facts when somebody needs
 * one of them. It is rewritten when enough of it has changed.
 */
import type { Ink } from "../../game/ink.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";
import { openLists, packLists } from "../../remember/packed.ts";
import type { PackedList } from "../../remember/packed-form.ts";
import type { SceneFacts } from "../../scene/scene.ts";
import type { Answered } from "./answers.ts";
import { Facts, LateFacts } from "./face-facts.ts";
import type { Sketch } from "./faces.ts";
import type { FoundOnFace } from "./lay-out-drawing.ts";

export interface KeptFaces {
  /** A memory that takes sketches and findings of faces from here, and everything else from the given memory. */
  over(memory: Memory | undefined): Memory;
  /** Writes what was used since the last time, for the next run. */
  close(): void;
}

const ALL_FACES: Kind<Stores> = {
  name: "faces-in-lists",
  // No bytes for games that are too large.
  codec: { encode: encoded, decode: decoded },
};
/** Games with more are laid out each time. */
const MOST_FACES = 60_000;
/** Length of a name: 132 bits of its digest. */
const NAME_CHARACTERS = 22;
/** The entry is rewritten when more than this share of it is new. */
const WORTH_WRITING = 0.01;

const open = new WeakMap<Memory, Map<string, KeptFaces>>();

/** The kept faces of a game in one look; once per process, because they are requested repeatedly. */
export function keptFaces(disk: Memory, game: string, ink: Ink = "full"): KeptFaces {
  const entry = ink === "full" ? game : `${game} ${ink}`;
  const games = open.get(disk) ?? new Map<string, KeptFaces>();
  open.set(disk, games);
  const faces = games.get(entry) ?? openFaces(disk, entry);
  games.set(entry, faces);
  return faces;
}

interface Stores {
  readonly drawings: Store<Sketch>;
  readonly faces: Store<FaceThen>;
}

type FaceThen = Answered<FoundOnFace>;

/** Kinds whose values are kept here, by their names. */
const isKept = (name: string): name is keyof Stores => name === "drawings" || name === "faces";

function openFaces(disk: Memory, entry: string): KeptFaces {
  let stores: Stores | undefined;
  const read = (): Stores => {
    stores ??= disk.get(ALL_FACES, entry) ?? emptyStores();
    return stores;
  };
  return {
    over: (memory = NO_MEMORY) => ({
      ...memory,
      get: <T>(kind: Kind<T>, key: string): T | undefined =>
        isKept(kind.name) ? (read()[kind.name].get(key) as T | undefined) : memory.get(kind, key),
      put: <T>(kind: Kind<T>, key: string, value: T): void => {
        if (isKept(kind.name)) (read()[kind.name] as Store<unknown>).put(key, value);
        else memory.put(kind, key, value);
      },
    }),
    close: () => {
      if (!stores) return;
      const { drawings, faces } = stores;
      const isWorthIt =
        drawings.added + faces.added > (drawings.asked.size + faces.asked.size) * WORTH_WRITING;
      if (isWorthIt) disk.put(ALL_FACES, entry, stores);
      for (const store of [drawings, faces]) store.end(isWorthIt);
    },
  };
}

/** Values by the names of their keys. Those from an earlier run are made when they are first asked for. */
class Store<T> {
  /** Indices of the earlier ones. */
  #earlier: ReadonlyMap<string, number>;
  readonly #at: (index: number) => T;
  /** Those of this process. */
  #values = new Map<string, T>();
  #asked = new Set<string>();
  #added = 0;
  #last = { key: "", name: "" };

  constructor(names: PackedList<string>, at: (index: number) => T) {
    const earlier = new Map<string, number>();
    for (let index = 0; index < names.length; index++) earlier.set(names.at(index), index);
    this.#earlier = earlier;
    this.#at = at;
  }

  get(key: string): T | undefined {
    const name = this.#nameOf(key);
    const value = this.#values.get(name) ?? this.#unpacked(name);
    if (value !== undefined) this.#asked.add(name);
    return value;
  }

  put(key: string, value: T): void {
    const name = this.#nameOf(key);
    this.#values.set(name, value);
    this.#asked.add(name);
    this.#added += 1;
  }

  /** Names of the values that were asked for or put there since the last end. */
  get asked(): ReadonlySet<string> {
    return this.#asked;
  }

  /** Number of values that were not written yet. */
  get added(): number {
    return this.#added;
  }

  askedValues(): T[] {
    return Array.from(this.#asked, (name) => this.#values.get(name) as T);
  }

  /** @param isWritten true if what was asked for is on disk now; nothing else is needed any more */
  end(isWritten: boolean): void {
    if (isWritten) {
      this.#values = new Map(Array.from(this.#asked, (name) => [name, this.#values.get(name) as T]));
      this.#earlier = new Map();
      this.#added = 0;
    }
    this.#asked = new Set();
  }

  #unpacked(name: string): T | undefined {
    const index = this.#earlier.get(name);
    if (index === undefined) return undefined;
    const value = this.#at(index);
    this.#values.set(name, value);
    return value;
  }

  /** What is put there was asked for before. */
  #nameOf(key: string): string {
    if (this.#last.key !== key) this.#last = { key, name: digestOfTexts([key]).slice(0, NAME_CHARACTERS) };
    return this.#last.name;
  }
}

const emptyStores = (): Stores => {
  const none: PackedList<never> = {
    length: 0,
    at: () => {
      throw new Error("an empty list has no values");
    },
  };
  return { drawings: new Store(none, none.at), faces: new Store(none, none.at) };
};

/** A face on disk: its facts are in a list of their own, at the same index. */
type Written = Answered<Omit<FoundOnFace, "facts">>;

/** What cards share is the same object in all faces of this process, so that it is examined once. */
type Lists = {
  readonly drawingNames: readonly string[];
  readonly drawings: readonly Sketch[];
  readonly faceNames: readonly string[];
  readonly faces: readonly Written[];
  readonly facts: readonly SceneFacts[];
};

function encoded({ drawings, faces }: Stores): Uint8Array {
  if (faces.asked.size > MOST_FACES) return new Uint8Array();
  const values = faces.askedValues();
  return packLists({
    drawingNames: [...drawings.asked],
    drawings: drawings.askedValues(),
    faceNames: [...faces.asked],
    faces: values.map(({ result: { facts, ...result }, asked }): Written => ({ result, asked })),
    facts: values.map(({ result: { facts } }) => new Facts(facts)),
  } satisfies Lists);
}

function decoded(bytes: Uint8Array): Stores {
  if (bytes.length === 0) return emptyStores();
  const { drawingNames, drawings, faceNames, faces, facts } = openLists<Lists>(bytes);
  return {
    drawings: new Store(drawingNames, drawings.at),
    faces: new Store(faceNames, (index) => {
      const { result, asked } = faces.at(index);
      return { result: { ...result, facts: new LateFacts(facts, index) }, asked };
    }),
  };
}
