/**
 * Pictures that come with the answer to the edit that changes them: one way to the server and back instead of two. They are taken
 * for what they are, the pictures of these texts: whoever has others asks the server. Only those of the latest edit are kept.
 */
import { textsAfter } from "../../../diagnostics/text/edited-text.ts";
import type { FacePicture, FacesOrder, NamedEdits } from "../../../index.ts";
import type { Ask, Draft } from "../../shared/calls.ts";
import { call } from "../calls/calls.ts";
import { filesRevision } from "../project/revision.ts";

interface Ahead {
  readonly order: FacesOrder;
  readonly pictures: readonly FacePicture[];
  /** The unsaved texts that they are of. */
  readonly drafts: readonly Draft[];
  /** The state of files that they are of. */
  readonly files: number;
}

let ahead: Ahead | undefined;

type OrderNow = () => FacesOrder | undefined;

const looks = new Set<OrderNow>();

/** @param order what is looked at now, and has to be drawn after each change @returns ends that */
export function drawWithEdits(order: OrderNow): () => void {
  looks.add(order);
  return () => void looks.delete(order);
}

function lookedAt(): FacesOrder | undefined {
  for (const order of looks) {
    const found = order();
    if (found) return found;
  }
  return undefined;
}

interface DrawnOptions {
  /** Default what is looked at. */
  readonly order?: FacesOrder | undefined;
  readonly signal?: AbortSignal;
}

/** Edits with the texts that they are edits of: who uses them later sees whether those are still there. */
export interface EditsOfTexts extends NamedEdits {
  readonly files: readonly (NamedEdits["files"][number] & { readonly before: string })[];
}

/** The call `edits`. @throws as `call` does */
export async function drawnEdits(
  ask: Ask<"edits">,
  drafts: readonly Draft[],
  { order = lookedAt(), ...options }: DrawnOptions = {},
): Promise<EditsOfTexts> {
  if (!order) return withTexts(await call("edits", ask, { drafts, ...options }), drafts);
  const files = filesRevision();
  const { pictures, ...edits } = await call("drawnEdits", { edit: ask, order }, { drafts, ...options });
  ahead = pictures && { order, pictures, drafts: textsAfter(drafts, edits.files), files };
  return withTexts(edits, drafts);
}

/** The server does not send back what it was sent. */
function withTexts({ files, ...named }: NamedEdits, sent: readonly Draft[]): EditsOfTexts {
  const texts = new Map(sent.map(({ path, text }) => [path, text]));
  const whole = files.map((file) => ({ ...file, before: file.before ?? texts.get(file.path) ?? "" }));
  return { ...named, files: whole };
}

/** The pictures of these texts that have come with an edit, if they are what is ordered. */
export function drawnAhead(order: FacesOrder, drafts: readonly Draft[]): readonly FacePicture[] | undefined {
  const found = ahead;
  if (!found || found.files !== filesRevision() || !isSameOrder(order, found)) return undefined;
  return areSame(drafts, found.drafts) ? found.pictures : undefined;
}

/** A drawing that came without its SVG must be here. */
function isSameOrder(order: FacesOrder, { order: { known: _, ...other }, pictures }: Ahead): boolean {
  const { known = [], ...own } = order;
  const isHere = pictures.every(
    ({ name, svg }) => name === undefined || svg !== undefined || known.includes(name),
  );
  return isHere && JSON.stringify(own) === JSON.stringify(other);
}

function areSame(some: readonly Draft[], others: readonly Draft[]): boolean {
  const texts = new Map(others.map(({ path, text }) => [path, text]));
  return some.length === others.length && some.every(({ path, text }) => texts.get(path) === text);
}
