/**
 * Keeps the findings of earlier runs on the faces of a game on disk: a face whose card, template and
 * fonts are unchanged, and whose icons, terms and pictures too, is neither rendered nor laid out again until its
 * drawing is needed. All faces of a game in one look form one entry, in which equal parts are stored once; it is read
 * when the first face is requested, and rewritten when enough of it has changed.
 */
import type { Ink } from "../../game/ink.ts";
import type { PieceWork } from "../../layout/pieces/piece-work.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";
import type { TextFact } from "../../scene/scene.ts";
import type { Box, Point } from "../../units/box.ts";
import type { AskedThen } from "./answered.ts";
import type { Sketch } from "./faces.ts";
import type { FoundOnFace } from "./lay-out-drawing.ts";

export interface KeptFaces {
  /** A memory that takes sketches, requests and findings of faces from here, and everything else from the given memory. */
  over(memory: Memory | undefined): Memory;
  /** True if the disk had nothing about the game's faces. */
  isNew(): boolean;
  /** Writes what was used since the last time, for the next run. */
  close(): void;
}

const ALL_FACES: Kind<Unpacked> = {
  name: "faces-with-named-work",
  // Of bytes that the disk guarantees; none for games that are too large.
  codec: { encode: (all) => packed(all) ?? new Uint8Array(), decode: unpacked },
};
/** Characters; games beyond it are laid out each time. */
const MOST_CHARACTERS = 40_000_000;
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
  readonly questions: Store<readonly AskedThen[]>;
  readonly faces: Store<FoundOnFace>;
  readonly isNew: boolean;
}

/** Kinds whose values are kept here, by their names. */
const isKept = (name: string): name is "drawings" | "questions" | "faces" =>
  name === "drawings" || name === "questions" || name === "faces";

function openFaces(disk: Memory, entry: string): KeptFaces {
  let stores: Stores | undefined;
  const read = (): Stores => {
    stores ??= storesOf(disk.get(ALL_FACES, entry) ?? NONE);
    return stores;
  };
  return {
    isNew: () => read().isNew,
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
      const { drawings, questions, faces } = stores;
      const all = [drawings, questions, faces];
      const sum = (of: "size" | "added"): number =>
        all.reduce((total, store) => total + (of === "size" ? store.asked.size : store.added), 0);
      if (sum("added") > sum("size") * WORTH_WRITING) {
        const known = { drawings: drawings.asked, questions: questions.asked, faces: faces.asked };
        disk.put(ALL_FACES, entry, known);
        stores = storesOf(known);
      } else for (const store of all) store.asked.clear();
    },
  };
}

interface Store<T> {
  readonly asked: Map<string, T>;
  readonly added: number;
  get(key: string): T | undefined;
  put(key: string, value: T): void;
}

const storesOf = ({ drawings, questions, faces }: Unpacked): Stores => ({
  drawings: createStore(drawings),
  questions: createStore(questions),
  faces: createStore(faces),
  isNew: faces.size === 0,
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
  readonly questions: ReadonlyMap<string, readonly AskedThen[]>;
  readonly faces: ReadonlyMap<string, FoundOnFace>;
}

/** Numbers are indices into `parts`. */
interface Packed {
  readonly parts: readonly unknown[];
  readonly drawings: readonly (readonly [name: string, key: string, rest: number])[];
  readonly questions: readonly (readonly [name: string, list: number])[];
  readonly faces: readonly (readonly [
    name: string,
    own: number,
    shape: string,
    texts: readonly number[],
    work: number,
    rest: number,
  ])[];
}

type FaceRest = Omit<FoundOnFace, "own" | "facts" | "look" | "work"> & {
  readonly facts: Omit<FoundOnFace["facts"], "texts">;
  readonly colours: readonly string[];
};

/** The text of a card, and what cards with a text in the same place have in common. */
type PackedText = readonly [
  place: number,
  text: string,
  ink: Box | null,
  named: readonly string[] | null,
  hull: readonly number[] | null,
];
type TextPlace = Omit<TextFact, "text" | "ink" | "named" | "hull">;

/** Undefined if it is too large to keep. */
function packed({ drawings, questions, faces }: Unpacked): Uint8Array | undefined {
  const { part, parts, isFull } = partsList();
  const packedText = (fact: TextFact): PackedText => {
    const { text, ink = null, named = null, hull, ...place } = fact;
    const points = hull ? hull.flatMap(({ x, y }) => [x, y]) : null;
    return [part(place satisfies TextPlace), text, ink, named, points];
  };
  const drawingRows: Packed["drawings"][number][] = [];
  for (const [name, { key, ...rest }] of drawings) drawingRows.push([name, key, part(rest)]);
  const questionRows = [...questions].map(([name, list]) => [name, part(list)]);
  const faceRows: Packed["faces"][number][] = [];
  for (const [name, { own, facts, look, work, ...rest }] of faces) {
    if (isFull()) return undefined;
    const { texts, ...shown } = facts;
    const textParts = texts.map((fact) => part(fact, packedText));
    const restPart = part({ ...rest, facts: shown, colours: look.colours } satisfies FaceRest);
    faceRows.push([name, own, look.shape, textParts, part(work.map((one) => part(one))), restPart]);
  }
  const rows = (name: string, all: readonly unknown[]): string => `"${name}":${JSON.stringify(all)}`;
  const tables = [rows("drawings", drawingRows), rows("questions", questionRows), rows("faces", faceRows)];
  const text = `{"parts":[${parts.join()}],${tables.join()}}`;
  return new TextEncoder().encode(text);
}

/** Gives each value its index in a list; equal ones are stored once, as JSON. */
function partsList() {
  const parts: string[] = [];
  const numbers = new Map<string, number>();
  /** Faces share what pieces of their drawings have in common. */
  const shared = new Map<object, number>();
  let characters = 0;
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    characters += text.length;
    numbers.set(text, parts.length);
    return parts.push(text) - 1;
  };
  /** @param packed the form in which it is stored; default itself */
  const part = <T extends object>(value: T, packed: (value: T) => unknown = (same) => same): number => {
    const number = shared.get(value) ?? numberOf(JSON.stringify(packed(value)));
    shared.set(value, number);
    return number;
  };
  return { parts, part, isFull: () => characters > MOST_CHARACTERS };
}

const NONE: Unpacked = { drawings: new Map(), questions: new Map(), faces: new Map() };

function unpacked(bytes: Uint8Array): Unpacked {
  if (bytes.length === 0) return NONE;
  const { parts, drawings, questions, faces } = JSON.parse(new TextDecoder().decode(bytes)) as Packed;
  const textOf = textsOf(parts);
  return {
    drawings: new Map(
      drawings.map(([name, key, rest]) => [name, { key, ...(parts[rest] as Omit<Sketch, "key">) }]),
    ),
    questions: new Map(questions.map(([name, list]) => [name, parts[list] as readonly AskedThen[]])),
    faces: new Map(
      faces.map(([name, own, shape, texts, work, rest]) => {
        const { diagnostics, facts, legibility, colours, edges, turnable, survey, looks } = parts[
          rest
        ] as FaceRest;
        const found: FoundOnFace = {
          own,
          diagnostics,
          facts: { ...facts, texts: texts.map(textOf) },
          legibility,
          look: { shape, colours },
          edges,
          turnable,
          survey,
          work: (parts[work] as readonly number[]).map((one) => parts[one] as PieceWork),
          looks,
        };
        return [name, found];
      }),
    ),
  };
}

/** The text for a number; equal ones share an object. */
function textsOf(parts: readonly unknown[]): (number: number) => TextFact {
  const made: TextFact[] = [];
  return (number) => {
    const known = made[number];
    if (known) return known;
    const [place, text, ink, named, hull] = parts[number] as PackedText;
    const fact = {
      ...(parts[place] as TextPlace),
      text,
      ...(ink && { ink }),
      ...(hull && { hull: pointsOf(hull) }),
      ...(named && { named }),
    };
    made[number] = fact;
    return fact;
  };
}

const pointsOf = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] as number,
    y: numbers[2 * index + 1] as number,
  }));
