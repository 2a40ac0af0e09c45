/**
 * Pictures of the pages that are in view: asked for a few at a time, each drawing once. What a page showed before stays until
 * its new picture is there.
 */
import { effect, signal } from "@preact/signals";
import type { PageRef, Plan } from "../../../index.ts";
import { call } from "../calls.ts";
import { drafts } from "../documents/documents.ts";

export interface PagePicture {
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

/** Addresses of drawings by name, those used last at the end. */
const addresses = new Map<string, string>();

/** Drawings kept: a few hundred kB each. */
const MOST_DRAWINGS = 120;
/** Every call lays the whole order out again, so it should bring several pages. */
const AT_ONCE = 8;

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
  const ask = { order: plan.order, pages, known: [...addresses.keys()] };
  const answer = await call("pages", ask, { drafts: drafts.peek(), signal });
  if (signal.aborted) return;
  const next = new Map(pictures.peek());
  // A page that is there no more is not asked for again.
  for (const ref of pages) next.set(keyOf(ref), { address: next.get(keyOf(ref))?.address ?? "", plan });
  for (const { game, file, page, name, svg } of answer.pages) {
    const address = addressOf(name, svg);
    if (address !== undefined) next.set(keyOf({ game, file, page }), { address, plan });
  }
  pictures.value = next;
  drawingFault.value = undefined;
  forgetOldest();
}

/** In an `<img>`, nothing of a drawing can run. */
function addressOf(name: string | undefined, svg: string | undefined): string | undefined {
  const known = name === undefined ? undefined : addresses.get(name);
  if (svg === undefined && known === undefined) return undefined;
  const address = known ?? URL.createObjectURL(new Blob([svg ?? ""], { type: "image/svg+xml" }));
  if (name === undefined) return address;
  addresses.delete(name);
  addresses.set(name, address);
  return address;
}

function forgetOldest(): void {
  const shown = new Set([...inView.peek().keys()].map((key) => pictures.peek().get(key)?.address));
  const gone = new Set<string>();
  for (const [name, address] of addresses) {
    if (addresses.size <= MOST_DRAWINGS) break;
    if (shown.has(address)) continue;
    addresses.delete(name);
    URL.revokeObjectURL(address);
    gone.add(address);
  }
  if (gone.size > 0)
    pictures.value = new Map([...pictures.peek()].filter(([, { address }]) => !gone.has(address)));
}
