/**
 * Pictures of the pages that are in view: asked for a few at a time, each drawing once. What a page showed before stays until
 * its new picture is there.
 */
import { effect, signal } from "@preact/signals";
import type { PageRef, Plan } from "../../../index.ts";
import { call } from "../calls/calls.ts";
import { drafts } from "../documents/documents.ts";
import { recentDrawings } from "../faces/recent-drawings.ts";

export interface PagePicture {
  /** Of its drawing; undefined for a page that is there no more. */
  readonly name: string | undefined;
  readonly address: string;
  /** The plan that it was drawn for. */
  readonly plan: Plan;
}

/** By page. */
const pictures = signal<ReadonlyMap<string, PagePicture>>(new Map());
const inView = signal<ReadonlyMap<string, PageRef>>(new Map());
const current = signal<Plan | undefined>(undefined);
/** Why pages could not be drawn, for people. */
export const drawingFault = signal<string | undefined>(undefined);

/** Drawings kept: a few hundred kB each. */
const MOST_DRAWINGS = 120;
/** Every call lays the whole order out again, so it should bring several pages. */
const AT_ONCE = 8;

const recent = recentDrawings(MOST_DRAWINGS, (name) =>
  [...inView.peek().keys()].some((key) => pictures.peek().get(key)?.name === name),
);

/** Names of drawings that may come out differently next time: they are asked for anew. */
const PASSING = "passing ";

let passing = 0;

const keyOf = ({ game, file, page }: PageRef): string => `${game}/${file}/${page}`;

/** The plan whose pages are shown. */
export function showPlan(plan: Plan | undefined): void {
  current.value = plan;
}

export const pictureOf = (ref: PageRef): PagePicture | undefined => pictures.value.get(keyOf(ref));

/** Pages come into view and leave it again. */
export function setInView(ref: PageRef, isVisible: boolean): void {
  const key = keyOf(ref);
  if (inView.peek().has(key) === isVisible) return;
  const next = new Map(inView.peek());
  if (isVisible) next.set(key, ref);
  else next.delete(key);
  inView.value = next;
}

let drawing: AbortController | undefined;

effect(() => {
  const plan = current.value;
  const pages = [...inView.value.values()];
  drawing?.abort();
  if (!plan || plan.isRefused) return;
  drawing = new AbortController();
  const { signal } = drawing;
  // When a page is scrolled, many come into view one after the other.
  const timer = setTimeout(() => void drawAll(plan, pages, signal), 30);
  signal.addEventListener("abort", () => clearTimeout(timer));
});

async function drawAll(plan: Plan, pages: readonly PageRef[], signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      const missing = pages.filter((ref) => pictures.peek().get(keyOf(ref))?.plan !== plan);
      if (missing.length === 0 || signal.aborted) return;
      await draw(plan, missing.slice(0, AT_ONCE), signal);
    }
  } catch (error) {
    if (!signal.aborted) drawingFault.value = (error as Error).message;
  }
}

async function draw(plan: Plan, pages: readonly PageRef[], signal: AbortSignal): Promise<void> {
  const ask = { order: plan.order, pages, known: recent.names.filter((name) => !name.startsWith(PASSING)) };
  const answer = await call("pages", ask, { drafts: drafts.peek(), signal });
  if (signal.aborted) return;
  const next = new Map(pictures.peek());
  // A page that is there no more is not asked for again.
  for (const ref of pages) {
    const { name, address = "" } = next.get(keyOf(ref)) ?? {};
    next.set(keyOf(ref), { name, address, plan });
  }
  for (const { game, file, page, name = `${PASSING}${passing++}`, svg } of answer.pages) {
    const address = recent.use(name, svg);
    if (address !== undefined) next.set(keyOf({ game, file, page }), { name, address, plan });
  }
  pictures.value = next;
  drawingFault.value = undefined;
  const gone = recent.trim();
  if (gone.length > 0)
    pictures.value = new Map([...next].filter(([, { name }]) => name === undefined || !gone.includes(name)));
}
