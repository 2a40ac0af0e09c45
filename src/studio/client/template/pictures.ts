/** Pictures of faces as addresses that `<img>` shows, each drawing once, as long as the page may need it again. */
import { signal } from "@preact/signals";
import type { Diagnostic, FacesOrder } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { call } from "../calls.ts";
import { drawnAhead } from "../drawn-ahead.ts";
import { drawing } from "../pictures-first.ts";
import type { Face } from "./face.ts";

export interface Picture {
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

/** By the names of their drawings, the one used last at the end. */
const known = new Map<string, string>();

/** A drag leaves some behind each second. */
const MOST = 40;

/** What is asked for to show a face. */
export const orderOf = ({ game, ...side }: Face): FacesOrder => ({
  game,
  faces: [side],
  known: [...known.keys()],
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
  const url = known.get(name) ?? addressOf(svg ?? "");
  known.delete(name);
  known.set(name, url);
  const inUse = [url, picture.peek()?.url, preview.peek()?.url];
  for (const [old, address] of surplus(known, MOST, inUse)) {
    known.delete(old);
    URL.revokeObjectURL(address);
  }
  await decoded(url);
  return { picture: { url, width, height, bleed }, findings, isMissing };
}

/** The first of those that are too many, none of them in use. */
export function surplus(
  all: ReadonlyMap<string, string>,
  most: number,
  inUse: readonly (string | undefined)[],
): readonly (readonly [string, string])[] {
  const free = [...all].filter(([, address]) => !inUse.includes(address));
  return free.slice(0, Math.max(0, all.size - most));
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** Waits until the browser can show it at once, so that nothing flickers. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
}
