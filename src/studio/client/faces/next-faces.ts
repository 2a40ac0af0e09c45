/** Which of the faces that are shown are asked for next. Pure, but for the places that say where they are. */
import { type FaceRef, lookOf } from "./face-ref.ts";

/** px from what can be seen, now; 0 = in view. */
export type Away = () => number;

export interface AskedFace {
  readonly ref: FaceRef;
  /** One for each place that shows it. */
  readonly places: Set<{ readonly away: Away }>;
  /** A call with it has failed: it is asked for alone until it is answered. */
  isAlone: boolean;
}

export const isShown = ({ places }: AskedFace): boolean => places.size > 0;

/** Its bleed is seen only where one picture is looked at. */
export const isLarge = ({ ref }: AskedFace): boolean => ref.box === "bleed";

/** Those in view before those further away, and those that have failed last. @param most of one call */
export function nearestFirst<F extends AskedFace>(faces: readonly F[], most: number): readonly F[] {
  // to ask where they are costs the page time, which those that go in one call need not
  const away = new Map(faces.map((face) => [face, faces.length > most ? awayOf(face) : 0]));
  const of = (face: F): number => away.get(face) ?? 0;
  return faces.toSorted((one, other) => Number(one.isAlone) - Number(other.isAlone) || of(one) - of(other));
}

const awayOf = ({ places }: AskedFace): number => Math.min(...[...places].map(({ away }) => away()));

/** The first that one call can ask for: of one game in one look. */
export function alike<F extends AskedFace>(faces: readonly F[], most: number): readonly F[] {
  const [first] = faces;
  if (!first) return [];
  if (first.isAlone) return [first];
  return faces.filter(({ ref, isAlone }) => !isAlone && lookOf(ref) === lookOf(first.ref)).slice(0, most);
}
