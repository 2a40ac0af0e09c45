/** What was found about the faces of a kind, and holds for all of them. */
import { type Box, contains } from "../units/box.ts";
import type { EdgeStretch } from "./edge/edge-stretch.ts";
import { charactersOf, isBlankLine, says } from "./glyph-runs.ts";
import type { Legibility } from "./legibility/legibility.ts";
import type { PartOfKind, VariableText } from "./legibility/part-kinds.ts";
import type { Room, SettledTexts, VariablePlace, WeakLines } from "./legibility/settled-texts.ts";
import type { WeakText } from "./legibility/weak-texts.ts";
import type { GlyphsItem, Origin, ScenePart } from "./scene.ts";

/** A face among those of its kind. */
export interface FaceOfKind {
  readonly kind: FaceKind;
  readonly parts: readonly ScenePart[];
  readonly place: FacesPlace;
}

/** What faces of one size and cut have in common, whose parts have one place. */
export interface FacesPlace {
  kindOf(part: ScenePart): PartOfKind;
  /** The box around the letters of a part, in the scene. */
  inkOf(part: ScenePart): Box | undefined;
  /** The contrast that a line of a part needs. */
  neededFor(line: GlyphsItem): number;
  /** Where words of parts of a kind were, on faces of any kind: other words are often there again. */
  readonly rooms: Map<number, Room>;
}

/** The edges of a face, and the looks that finding them took. */
export interface Edges {
  readonly found: readonly EdgeStretch[];
  readonly looks: number;
}

/** Finds what holds whatever some texts say. @param variable those texts */
export type Settle = (variable: ReadonlyMap<Origin, VariablePlace>) => SettledTexts | undefined;

/** Kept of each kind. */
const MOST_VERDICTS = 200;

/** Faces of one kind: of parts of the same kinds, in the same order. */
export class FaceKind {
  /** The kinds of the parts. */
  readonly parts: readonly number[];
  /** True if two texts are in one box: such faces are judged by themselves. */
  readonly hasTwins: boolean;
  #edges: Edges | undefined;
  #isKnown = false;
  /** The latest last. */
  readonly #verdicts: Verdict[] = [];

  constructor(parts: readonly PartOfKind[]) {
    this.parts = parts.map(({ kind }) => kind);
    const variable = parts.flatMap(({ kind, text }) => (text ? [kind] : []));
    this.hasTwins = new Set(variable).size < variable.length;
  }

  /** @param find finds the edges of any face of the kind */
  edges(find: () => Edges): Edges {
    this.#edges ??= find();
    return this.#edges;
  }

  /** What is found about the texts of a face, if that holds for others; undefined if it must be judged by itself. */
  legibility(face: FaceOfKind, settle: Settle): Legibility | undefined {
    if (this.#isKnown) {
      const { found } = this.#verdictOn(face) ?? this.#newVerdict(face, settle);
      return found && legibilityOn(face, found);
    }
    // Most kinds of faces have only one.
    this.#isKnown = true;
    return undefined;
  }

  #verdictOn(face: FaceOfKind): Verdict | undefined {
    for (let at = this.#verdicts.length - 1; at >= 0; at--) {
      const verdict = this.#verdicts[at] as Verdict;
      if (holdsFor(verdict, face)) return verdict;
    }
    return undefined;
  }

  #newVerdict(face: FaceOfKind, settle: Settle): Verdict {
    const verdict = settledVerdict(face, this.#verdicts.at(-1), settle);
    if (this.#verdicts.length >= MOST_VERDICTS) this.#verdicts.length = 0;
    this.#verdicts.push(verdict);
    return verdict;
  }
}

/** What is found about the texts of all faces that meet some conditions. */
interface Verdict {
  /** On texts whose words are not all that their boxes could hold. */
  readonly conditions: readonly Condition[];
  /** Undefined if each face must be judged by itself. */
  readonly found: Found | undefined;
}

interface Condition {
  /** Index of the part. */
  readonly part: number;
  /** Where its words must be; undefined if they must be the same. */
  readonly within: Room | undefined;
  /** Its own number, if they must. */
  readonly own: number;
}

interface Found {
  /** Weak texts in order; the part of one that may have other words, whose lines are only examples. */
  readonly weak: readonly (WeakLines & { readonly part: number | undefined })[];
  /** The lines of other texts that are on all faces. */
  readonly words: ReadonlySet<string>;
  /** Indices of other parts whose words may be others. */
  readonly others: readonly number[];
}

function holdsFor({ conditions }: Verdict, { parts, place }: FaceOfKind): boolean {
  for (const { part, within, own } of conditions) {
    const one = parts[part] as ScenePart;
    const text = place.kindOf(one).text as VariableText;
    if (within ? !isIn(within, roomOf(place, one, text)) : text.own !== own) return false;
  }
  return true;
}

const isIn = (outer: Room, { covered, ink }: Room): boolean =>
  contains(outer.covered, covered, 0) && contains(outer.ink, ink, 0);

const roomOf = (place: FacesPlace, part: ScenePart, { covered }: VariableText): Room => ({
  covered,
  ink: place.inkOf(part) ?? covered,
});

/** A part with a text whose words may be others. */
interface VariablePart {
  readonly part: number;
  readonly kind: number;
  readonly origin: Origin;
  readonly own: number;
  readonly room: Room;
}

function variableParts({ parts, place }: FaceOfKind): readonly VariablePart[] {
  return parts.flatMap((one, part) => {
    const { kind, text } = place.kindOf(one);
    const [fact] = one.texts;
    return text && fact
      ? [{ part, kind, origin: fact.origin, own: text.own, room: roomOf(place, one, text) }]
      : [];
  });
}

const MOST_ROOMS = 1_000;

function settledVerdict(face: FaceOfKind, latest: Verdict | undefined, settle: Settle): Verdict {
  const { rooms } = face.place;
  const variable = variableParts(face);
  const withRooms = new Map(
    variable.map(({ kind, origin, room }) => [origin, { now: room, before: rooms.get(kind) }]),
  );
  const alone = (): Parameters<Settle>[0] =>
    new Map(variable.map(({ origin, room }) => [origin, { now: room, before: undefined }]));
  const settled = settle(withRooms) ?? settle(alone());
  const conditions: Condition[] = [];
  for (const { part, kind, origin, own } of variable) {
    const within = settled?.within.get(origin);
    const isFixed = settled
      ? settled.fixed.has(origin)
      : latest?.conditions.some((one) => one.part === part) === true;
    if (within || isFixed) conditions.push({ part, within, own });
    if (!within) continue;
    if (rooms.size >= MOST_ROOMS) rooms.clear();
    rooms.set(kind, within);
  }
  return { conditions, found: settled && foundOn(variable, settled) };
}

function foundOn(variable: readonly VariablePart[], { weak, words, fixed }: SettledTexts): Found {
  const others = variable.filter(({ origin }) => !fixed.has(origin));
  const partOf = (origin: Origin): number | undefined => others.find((one) => one.origin === origin)?.part;
  return {
    weak: weak.map((one) => ({ ...one, part: partOf(one.origin) })),
    words: new Set(words),
    others: others.filter((one) => !weak.some(({ origin }) => origin === one.origin)).map(({ part }) => part),
  };
}

const CLEAR: Legibility = { weak: [], collisions: [], isPartial: false, crossed: [] };

/** Undefined if a weak line has the words of another line: such lines are judged together. */
function legibilityOn({ parts, place }: FaceOfKind, found: Found): Legibility | undefined {
  if (found.weak.length === 0) return CLEAR;
  const weak: WeakText[] = [];
  const words: string[] = [];
  for (const { part, lines, words: own } of found.weak) {
    if (part === undefined) {
      weak.push(...lines);
      words.push(...own);
      continue;
    }
    for (const line of linesOf(parts[part] as ScenePart)) {
      const text = charactersOf(line);
      const needed = place.neededFor(line);
      words.push(text);
      if (lines[0].contrast < needed)
        weak.push({ ...lines[0], origin: line.origin, text: text.trim(), needed });
    }
  }
  if (new Set(words).size < words.length || words.some((one) => found.words.has(one))) return undefined;
  const isSaid = (part: number): boolean =>
    linesOf(parts[part] as ScenePart).some((line) => words.some((one) => says(line, one)));
  return found.others.some(isSaid) ? undefined : { ...CLEAR, weak };
}

/** The lines of a part that consists of a text, without blank ones. */
const linesOf = ({ items }: ScenePart): readonly GlyphsItem[] =>
  items.filter((item): item is GlyphsItem => item.kind === "glyphs" && !isBlankLine(item));
