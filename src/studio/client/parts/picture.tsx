/** A picture of a game's folder, made small by the server: the page never gets the bytes of the file. */
import "./picture.css";
import { effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { VNode } from "preact";
import { call } from "../calls.ts";
import { opened } from "../project.ts";

interface PictureProps {
  /** From the project's root. */
  readonly path: string;
  /** For screen readers; absent = words beside it say the same. */
  readonly label?: string;
}

export function Picture({ path, label }: PictureProps): VNode {
  const { uri, isKnown } = previewOf(path).value;
  if (uri !== undefined)
    return <img class="picture" src={uri} alt={label ?? ""} draggable={false} loading="lazy" />;
  return <span class="picture-none">{isKnown ? "?" : ""}</span>;
}

interface Preview {
  readonly base64?: string | undefined;
  /** Of its bytes in memory. */
  readonly uri?: string | undefined;
  /** There was an answer. */
  readonly isKnown: boolean;
}

const NOTHING: Preview = { isKnown: false };

/** Pixels of the longer side: sharp enough on screens that show two for one. */
const PIXELS = 200;

const known = new Map<string, Signal<Preview>>();

// files have changed
effect(() => {
  opened.value;
  for (const [path, preview] of known) void ask(path, preview);
});

function previewOf(path: string): ReadonlySignal<Preview> {
  const found = known.get(path);
  if (found) return found;
  const made = signal(NOTHING);
  known.set(path, made);
  void ask(path, made);
  return made;
}

async function ask(path: string, preview: Signal<Preview>): Promise<void> {
  try {
    const { type, base64 } = await call("preview", { path, pixels: PIXELS });
    const before = preview.peek();
    if (before.isKnown && before.base64 === base64) return;
    preview.value = {
      base64,
      uri: base64 === undefined ? undefined : addressOf(base64, type),
      isKnown: true,
    };
    if (before.uri !== undefined) URL.revokeObjectURL(before.uri);
  } catch {
    preview.value = { isKnown: true };
  }
}

function addressOf(base64: string, type: string | undefined): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], type === undefined ? {} : { type }));
}
