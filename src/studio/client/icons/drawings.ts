/** Drawings of icons as addresses for `<img>`, asked for together and kept for as long as the page lives. */
import { effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { call } from "../calls.ts";
import { drafts } from "../documents/documents.ts";

/** "none": the game has no such icon. Undefined until the answer is there. */
type Drawing = string | undefined;

const known = new Map<string, Signal<Drawing>>();
const wanted = new Map<string, Set<string>>();

export function drawingOf(game: string, name: string): ReadonlySignal<Drawing> {
  const key = `${game}/${name}`;
  const found = known.get(key);
  if (found) return found;
  const made = signal<Drawing>(undefined);
  known.set(key, made);
  const names = wanted.get(game) ?? new Set();
  // what appears together is asked for together
  if (names.size === 0) queueMicrotask(() => void ask(game));
  wanted.set(game, names.add(name));
  return made;
}

async function ask(game: string): Promise<void> {
  const names = [...(wanted.get(game) ?? [])];
  wanted.delete(game);
  try {
    const found = await call("iconDrawings", { game, names }, { drafts: drafts.peek() });
    const drawings = new Map(found.map(({ name, svg }) => [name, svg]));
    for (const name of names) put(game, name, drawings.get(name));
  } catch {
    // asked for again by whatever shows them next
    for (const name of names) known.delete(`${game}/${name}`);
  }
}

function put(game: string, name: string, svg: string | undefined): void {
  const drawing = known.get(`${game}/${name}`);
  if (!drawing) return;
  drawing.value =
    svg === undefined ? "none" : URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

/** A glossary that changes may give names to other drawings. */
let glossary = "";
effect(() => {
  const text = drafts.value.find(({ path }) => path.endsWith("/glossary.yaml"))?.text ?? "";
  if (text === glossary) return;
  glossary = text;
  for (const [key, drawing] of known) if (drawing.peek() === "none") known.delete(key);
});
