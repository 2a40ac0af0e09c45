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
    preview.value = {
      uri: base64 === undefined ? undefined : `data:${type};base64,${base64}`,
      isKnown: true,
    };
  } catch {
    preview.value = { isKnown: true };
  }
}
