/** Pictures of the face that is changed, now and during a gesture, ready to be shown at once. */
import { signal } from "@preact/signals";
import type { Diagnostic, FacesOrder } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { drawnAhead } from "../answers/drawn-ahead.ts";
import { drawing } from "../answers/pictures-first.ts";
import { call } from "../calls/calls.ts";
import { recentDrawings } from "../faces/recent-drawings.ts";
import type { Face } from "./face.ts";

export interface Picture {
  /** Of the drawing. */
  readonly name: string;
  readonly url: string;
  /** mm of the cut card, and of the bleed on each side. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

export interface Drawn {
  /** Absent if the face cannot be drawn. */
  readonly picture?: Picture;
  readonly findings: readonly Diagnostic[];
  /** The card has no such side. */
  readonly isMissing: boolean;
}

/** What the view shows: the last good picture of the face. */
export const picture = signal<Picture | undefined>(undefined);

/** The picture of a gesture, a little behind it; the other one is shown again if the gesture is cancelled. */
export const preview = signal<Picture | undefined>(undefined);

/** A drag leaves some behind each second. */
const MOST = 40;

const recent = recentDrawings(MOST, (name) => name === picture.peek()?.name || name === preview.peek()?.name);

/** What is asked for to show a face. */
export const orderOf = ({ game, ...side }: Face): FacesOrder => ({
  game,
  faces: [side],
  known: recent.names,
  box: "bleed",
});

/** A face with these unsaved texts, which may have come with the edit that made them. @throws as `call` does */
export async function drawn(face: Face, drafts: readonly Draft[], end: AbortSignal): Promise<Drawn> {
  const order = orderOf(face);
  const [found] =
    drawnAhead(order, drafts) ?? (await drawing(call("faces", order, { drafts, signal: end }))).faces;
  if (!found) return { findings: [], isMissing: true };
  const { name, svg, width, height, bleed = 0, findings, isMissing } = found;
  if (name === undefined || width === undefined || height === undefined) return { findings, isMissing };
  const url = recent.use(name, svg);
  if (url === undefined) return { findings, isMissing };
  recent.trim();
  await decoded(url);
  return { picture: { name, url, width, height, bleed }, findings, isMissing };
}

/** Waits until the browser can show it at once, so that nothing flickers. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
}
