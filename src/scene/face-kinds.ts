/** Kinds of faces: faces of one kind differ at most in the words in some boxes. */
import { derivedLocally } from "../remember/derived.ts";
import { applyToBox, IDENTITY, isSameMatrix, type Matrix, scaleOf } from "../units/matrix.ts";
import type { CutLine } from "./edge/edge-stretch.ts";
import { FaceKind, type FaceOfKind, type FacesPlace } from "./face-kind.ts";
import { inkOfPart, kindsOfParts } from "./legibility/part-kinds.ts";
import { MOST_VARIABLE } from "./legibility/settled-texts.ts";
import { neededAt } from "./legibility/weak-texts.ts";
import type { Scene, ScenePart } from "./scene.ts";
import { groupAround } from "./scene-parts.ts";

/**
 * Looks for the kind of a face; undefined if the face must be judged by itself: without parts, with very many words, or with
 * two texts in one box.
 * @param isBold whether a face of type counts as bold, by its key
 */
export function kindsOfFaces(
  isBold: (face: string) => boolean,
): (scene: Scene, cutLine: CutLine) => FaceOfKind | undefined {
  const facesAt = derivedLocally((_: CutLine): Faces[] => []);
  const facesLike = (scene: Scene, cutLine: CutLine): Faces => {
    const known = facesAt(cutLine);
    const matrix = groupAround(scene)?.transform ?? IDENTITY;
    for (const one of known) if (one.areLike(scene, matrix)) return one;
    const faces = new Faces(scene, matrix, cutLine, isBold);
    if (known.push(faces) > MOST_FACES) known.shift();
    return faces;
  };
  return (scene, cutLine) => scene.parts && facesLike(scene, cutLine).find(scene.parts);
}

/** Kept of each cut. */
const MOST_FACES = 10;
/** Kept of faces at one place: where each has parts of its own, there are as many kinds as faces. */
const MOST_KINDS = 2_000;

/** Faces of one size and cut, whose parts have one place. */
class Faces {
  readonly #size: Pick<Scene, "trim" | "bleed">;
  readonly #matrix: Matrix;
  readonly #place: FacesPlace;
  /** By a hash of the kinds of their parts. */
  readonly #kinds = new Map<number, FaceKind>();

  constructor(
    { trim, bleed }: Scene,
    matrix: Matrix,
    { outline }: CutLine,
    isBold: (face: string) => boolean,
  ) {
    this.#size = { trim, bleed };
    this.#matrix = matrix;
    const scale = scaleOf(matrix);
    this.#place = {
      kindOf: kindsOfParts({ matrix, outline }, isBold),
      inkOf: (part) => {
        const ink = inkOfPart(part);
        return ink && applyToBox(matrix, ink);
      },
      neededFor: (line) => neededAt(line, scale, isBold),
      rooms: new Map(),
    };
  }

  areLike({ trim, bleed }: Scene, matrix: Matrix): boolean {
    const { trim: own, bleed: ownBleed } = this.#size;
    if (ownBleed !== bleed || own.width !== trim.width || own.height !== trim.height) return false;
    // Faces of one template have the same matrix, not only an equal one.
    return this.#matrix === matrix || isSameMatrix(this.#matrix, matrix);
  }

  find(parts: readonly ScenePart[]): FaceOfKind | undefined {
    const { kindOf } = this.#place;
    let [hash, words] = [0, 0];
    for (const part of parts) {
      const { kind, text } = kindOf(part);
      hash = mixed(hash, kind);
      if (text) words += text.count;
    }
    if (words > MOST_VARIABLE) return undefined;
    const known = this.#kinds.get(hash);
    const kind = known && this.#isOf(known, parts) ? known : this.#newKind(hash, parts);
    if (kind.hasTwins) return undefined;
    return { kind, parts, place: this.#place };
  }

  #isOf({ parts: kinds }: FaceKind, parts: readonly ScenePart[]): boolean {
    const { kindOf } = this.#place;
    if (kinds.length !== parts.length) return false;
    for (let at = 0; at < parts.length; at++)
      if (kindOf(parts[at] as ScenePart).kind !== kinds[at]) return false;
    return true;
  }

  #newKind(hash: number, parts: readonly ScenePart[]): FaceKind {
    if (this.#kinds.size >= MOST_KINDS) this.#kinds.clear();
    const kind = new FaceKind(parts.map(this.#place.kindOf));
    this.#kinds.set(hash, kind);
    return kind;
  }
}

function mixed(hash: number, kind: number): number {
  const product = Math.imul(hash ^ kind, 0x9e3779b1);
  return product ^ (product >>> 15);
}
