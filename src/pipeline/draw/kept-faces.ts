/**
 * Keeps the findings of earlier runs on the faces of a game on disk: a face whose card, template and
 * fonts are unchanged, and whose icons, terms and pictures too, is neither rendered nor laid out again until its
 * drawing is needed. All faces of a game in one look form one entry, in which equal parts are stored once; it is read
 * when the first face is requested, and rewritten when enough of it has changed.
 */
import type { Ink } from "../../game/ink.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";
import { packed } from "../../remember/packed.ts";
import type { Answered } from "./answers.ts";
import type { Sketch } from "./faces.ts";
import type { FoundOnFace } from "./lay-out-drawing.ts";

export interface KeptFaces {
  /** A memory that takes sketches and findings of faces from here, and everything else from the given memory. */
  over(memory: Memory | undefined): Memory;
  /** Writes what was used since the last time, for the next run. */
  close(): void;
}

const ALL_FACES: Kind<Unpacked> = {
  name: "packed-faces",
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
  readonly faces: Store<Answered<FoundOnFace>>;
}

/** Kinds whose values are kept here, by their names. */
const isKept = (name: string): name is keyof Stores => name === "drawings" || name === "faces";

function openFaces(disk: Memory, entry: string): KeptFaces {
  let stores: Stores | undefined;
  const read = (): Stores => {
    stores ??= storesOf(disk.get(ALL_FACES, entry) ?? NONE);
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
      const added = drawings.added + faces.added;
      if (added > (drawings.asked.size + faces.asked.size) * WORTH_WRITING) {
        const known = { drawings: drawings.asked, faces: faces.asked };
        disk.put(ALL_FACES, entry, known);
        stores = storesOf(known);
      } else for (const store of [drawings, faces]) store.asked.clear();
    },
  };
}

interface Store<T> {
  readonly asked: Map<string, T>;
  readonly added: number;
  get(key: string): T | undefined;
  put(key: string, value: T): void;
}

const storesOf = ({ drawings, faces }: Unpacked): Stores => ({
  drawings: createStore(drawings),
  faces: createStore(faces),
});

function createStore<T>(known: ReadonlyMap<string, T>): Store<T> {
  const asked = new Map<string, T>();
  const made = new Map<string, T>();
  let last = { key: "", name: "" };
  /** What is put there was asked for before. */
  const nameOf = (key: string): string => {
    if (last.key !== key) last = { key, name: digestOfTexts([key]).slice(0, NAME_CHARACTERS) };
    return last.name;
  };
  return {
    asked,
    get added() {
      return made.size;
    },
    get: (key) => {
      const name = nameOf(key);
      const value = known.get(name) ?? made.get(name);
      if (value !== undefined) asked.set(name, value);
      return value;
    },
    put: (key, value) => {
      const name = nameOf(key);
      made.set(name, value);
      asked.set(name, value);
    },
  };
}

interface Unpacked {
  readonly drawings: ReadonlyMap<string, Sketch>;
  readonly faces: ReadonlyMap<string, Answered<FoundOnFace>>;
}

/** Names, and a value for each. */
type Columns<T> = readonly [names: readonly string[], values: readonly T[]];

/** What cards share is the same object in all faces of this process, so that it is examined once. */
const TABLES = packed<{
  readonly drawings: Columns<Sketch>;
  readonly faces: Columns<Answered<FoundOnFace>>;
}>();

const columnsOf = <T>(map: ReadonlyMap<string, T>): Columns<T> => [[...map.keys()], [...map.values()]];

const mapOf = <T>([names, values]: Columns<T>): ReadonlyMap<string, T> =>
  new Map(names.map((name, index) => [name, values[index] as T]));

function encoded({ drawings, faces }: Unpacked): Uint8Array {
  if (faces.size > MOST_FACES) return new Uint8Array();
  return TABLES.encode({
    drawings: columnsOf(drawings),
    faces: columnsOf(faces),
  });
}

const NONE: Unpacked = { drawings: new Map(), faces: new Map() };

function decoded(bytes: Uint8Array): Unpacked {
  if (bytes.length === 0) return NONE;
  const { drawings, faces } = TABLES.decode(bytes);
  return { drawings: mapOf(drawings), faces: mapOf(faces) };
}
