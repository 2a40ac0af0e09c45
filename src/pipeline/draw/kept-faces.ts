/**
 * Keeps the findings of earlier runs on the faces of a game on disk: a face whose drawing and fonts are
 * unchanged, and whose icons, terms and pictures too, is not laid out again until its scene is needed. All faces of a
 * game in one look form one entry, in which equal parts are stored once. It is read when the first face is requested, but
 * a face is unpacked when it is requested itself, and its facts when somebody needs one of them. It is rewritten when
 * enough of it has changed.
 */
import type { Game } from "../../game/game.ts";
import type { Ink } from "../../game/ink.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";
import { openLists, packLists } from "../../remember/packed.ts";
import type { PackedList } from "../../remember/packed-form.ts";
import type { SceneFacts } from "../../scene/scene.ts";
import type { ProjectContext } from "../project.ts";
import type { Answered } from "./answers.ts";
import { Facts, LateFacts } from "./face-facts.ts";
import type { FoundOnFace } from "./lay-out-drawing.ts";

export interface KeptFaces {
  /** A memory that takes findings on faces from here, and everything else from the given memory. */
  over(memory: Memory | undefined): Memory;
  /** Writes what was used since the last time, for the next run. */
  close(): void;
  /** Writes nothing: what was used since the last time is not for the next run. Forgets what was not used for long. */
  pause(): void;
}

const ALL_FACES: Kind<Store> = {
  name: "found-on-faces",
  // No bytes for games that are too large.
  codec: { encode: encoded, decode: decoded },
};
/** Games with more are laid out each time. */
const MOST_FACES = 60_000;
/** Length of a name: 132 bits of its digest. */
const NAME_CHARACTERS = 22;
/** The entry is rewritten when more than this share of it is new. */
const WORTH_WRITING = 0.01;

/** Number of faces of drafts that are kept though they are not needed now: someone may undo a change. */
const MOST_PASSING = 100;

const open = new WeakMap<Memory, Map<string, KeptFaces>>();

/** Those of a game in its look; undefined where nothing is kept on disk. */
export function keptFacesOf(
  { memory }: ProjectContext,
  { id, ink, locale }: Pick<Game, "id" | "ink" | "locale">,
): KeptFaces | undefined {
  return memory?.disk && keptFaces(memory.disk, locale === undefined ? id : `${id} ${locale}`, ink);
}

/** The project whose memory has them. */
export function overKeptFaces(project: ProjectContext, kept: KeptFaces | undefined): ProjectContext {
  return kept ? { ...project, memory: kept.over(project.memory) } : project;
}

/** The kept faces of a game in one look; once per process, because they are requested repeatedly. */
export function keptFaces(disk: Memory, game: string, ink: Ink = "full"): KeptFaces {
  const entry = ink === "full" ? game : `${game} ${ink}`;
  const games = open.get(disk) ?? new Map<string, KeptFaces>();
  open.set(disk, games);
  const faces = games.get(entry) ?? openFaces(disk, entry);
  games.set(entry, faces);
  return faces;
}

type FaceThen = Answered<FoundOnFace>;

/** The kind of values that are kept here, by its name. */
const isKept = (name: string): boolean => name === "faces";

function openFaces(disk: Memory, entry: string): KeptFaces {
  let store: Store | undefined;
  const read = (): Store => {
    store ??= disk.get(ALL_FACES, entry) ?? emptyStore();
    return store;
  };
  return {
    over: (memory = NO_MEMORY) => ({
      ...memory,
      get: <T>(kind: Kind<T>, key: string): T | undefined =>
        isKept(kind.name) ? (read().get(key) as T | undefined) : memory.get(kind, key),
      put: <T>(kind: Kind<T>, key: string, value: T): void => {
        if (isKept(kind.name)) read().put(key, value as FaceThen);
        else memory.put(kind, key, value);
      },
    }),
    close: () => {
      if (!store) return;
      const isWorthIt = store.added > store.needed().length * WORTH_WRITING;
      if (isWorthIt) disk.put(ALL_FACES, entry, store.asNeeded());
      store.end(isWorthIt);
    },
    pause: () => store?.pause(),
  };
}

/** Findings by the names of their keys. Those from an earlier run are made when they are first asked for. */
class Store {
  /** Indices of the earlier ones. */
  #earlier: ReadonlyMap<string, number>;
  readonly #at: (index: number) => FaceThen;
  /** Those of this process. */
  #values = new Map<string, FaceThen>();
  #added = 0;
  #last = { key: "", name: "" };

  constructor(names: PackedList<string>, at: (index: number) => FaceThen) {
    const earlier = new Map<string, number>();
    for (let index = 0; index < names.length; index++) earlier.set(names.at(index), index);
    this.#earlier = earlier;
    this.#at = at;
  }

  get(key: string): FaceThen | undefined {
    const name = this.#nameOf(key);
    const value = this.#values.get(name) ?? this.#unpacked(name);
    if (value) value.isNeeded = true;
    return value;
  }

  put(key: string, value: FaceThen): void {
    const name = this.#nameOf(key);
    this.#values.set(name, value);
    this.#added += 1;
  }

  /** Number of values that were not written yet. */
  get added(): number {
    return this.#added;
  }

  /** What was put there or needed since the last end, with the names. */
  needed(): [name: string, value: FaceThen][] {
    return [...this.#values].filter(([, { isNeeded }]) => isNeeded);
  }

  /** What is needed now, as it is now: it may be written later. */
  asNeeded(): Store {
    const now = emptyStore();
    for (const [name, value] of this.needed()) now.#values.set(name, { ...value });
    return now;
  }

  /** @param isWritten true if what was needed is on disk now; nothing else is needed any more */
  end(isWritten: boolean): void {
    if (isWritten) {
      this.#values = new Map(this.needed());
      this.#earlier = new Map();
      this.#added = 0;
    }
    for (const value of this.#values.values()) value.isNeeded = false;
  }

  /** Nothing is needed any more; of what was not needed, there is room for as much as of what was, and for some more. */
  pause(): void {
    const needed = this.needed();
    for (const [name, value] of needed) {
      value.isNeeded = false;
      // At the end of the map: its beginning is what was needed least recently.
      this.#values.delete(name);
      this.#values.set(name, value);
    }
    const most = 2 * needed.length + MOST_PASSING;
    for (const name of this.#values.keys()) {
      if (this.#values.size <= most) break;
      this.#values.delete(name);
    }
  }

  #unpacked(name: string): FaceThen | undefined {
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

const emptyStore = (): Store => {
  const none: PackedList<never> = {
    length: 0,
    at: () => {
      throw new Error("an empty list has no values");
    },
  };
  return new Store(none, none.at);
};

/** A face on disk: its facts are in a list of their own, at the same index. */
type Written = Omit<Answered<Omit<FoundOnFace, "facts">>, "isNeeded">;

/** What cards share is the same object in all faces of this process, so that it is examined once. */
type Lists = {
  readonly names: readonly string[];
  readonly faces: readonly Written[];
  readonly facts: readonly SceneFacts[];
};

function encoded(store: Store): Uint8Array {
  const needed = store.needed();
  if (needed.length > MOST_FACES) return new Uint8Array();
  return packLists({
    names: needed.map(([name]) => name),
    faces: needed.map(([, { result, asked }]): Written => ({ result: written(result), asked })),
    facts: needed.map(([, { result }]) => new Facts(result.facts)),
  } satisfies Lists);
}

function written({ facts: _, work, ...rest }: FoundOnFace): Written["result"] {
  return { ...rest, work: work.map(({ name, elements }) => ({ name, elements })) };
}

function decoded(bytes: Uint8Array): Store {
  if (bytes.length === 0) return emptyStore();
  const { names, faces, facts } = openLists<Lists>(bytes);
  return new Store(names, (index) => {
    const { result, asked } = faces.at(index);
    return { result: { ...result, facts: new LateFacts(facts, index) }, asked, isNeeded: false };
  });
}
