/**
 * What the view knows of the face that it shows: its template, its picture, and the things on it. It is asked for anew after each
 * change of texts; the last good picture stays until there is another, marked as old.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import type { Diagnostic, FaceTemplate, Thing } from "../../../index.ts";
import type { Draft } from "../../shared/calls.ts";
import { drawWithEdits } from "../answers/drawn-ahead.ts";
import { call } from "../calls/calls.ts";
import type { Document } from "../documents/document.ts";
import { documentOf, drafts } from "../documents/documents.ts";
import { offsetsSince } from "../documents/moved-offsets.ts";
import { findings, revision } from "../project/project.ts";
import { templateTarget } from "../template-target.ts";
import { chooseGameOfAddress, type Face, face } from "./face.ts";
import { newest } from "./newest.ts";
import { drawn, orderOf, picture } from "./pictures.ts";

/** Undefined if it cannot be read, or is not known yet. */
export const template = signal<FaceTemplate | undefined>(undefined);
/** Its text; undefined for one that comes with Broadside. */
export const source = signal<Document | undefined>(undefined);
/** Why the picture is an old one: what is wrong with the texts now. */
export const whyOld = signal<string | undefined>(undefined);
/** What is wrong with this face. */
const faceFindings = signal<readonly Diagnostic[]>([]);
/** In drawing order. */
export const things = signal<readonly Thing[]>([]);

/** A thing by the start of its tag, and which of the things that one tag draws. */
export interface Selected {
  readonly file: string;
  readonly start: number;
  readonly nth: number;
}

export const selected = signal<Selected | undefined>(undefined);

/** What is selected besides, in the order in which it was. */
const alsoSelected = signal<readonly Selected[]>([]);

export const selectedThing = computed<Thing | undefined>(
  () => selected.value && thingAt(things.value, selected.value),
);

/** Everything that is selected, `selectedThing` first. */
export const selection = computed<readonly Thing[]>(() => {
  const first = selectedThing.value;
  const others = alsoSelected.value.flatMap((wanted) => thingAt(things.value, wanted) ?? []);
  return first ? [first, ...others] : others;
});

export const thingAt = (all: readonly Thing[], wanted: Selected): Thing | undefined =>
  all.filter((one) => isAt(one, wanted))[wanted.nth];

const isAt = ({ element }: Thing, { file, start }: Selected): boolean =>
  element?.file === file && element.start === start;

export const select = (thing: Thing | undefined): void => selectAll(thing ? [thing] : []);

/** The first of them is the one whose numbers are shown; things of other files cannot be selected. */
export const selectAll = (wanted: readonly Thing[]): void =>
  selectPlaces(wanted.flatMap((thing) => placeOf(thing) ?? []));

/** Selects places of tags, which may be in a text that things are not known of yet. */
export function selectPlaces([first, ...others]: readonly Selected[]): void {
  batch(() => {
    selected.value = first;
    alsoSelected.value = others;
  });
}

/** One more or one less. */
export function toggle(thing: Thing): void {
  const now = selection.peek();
  selectAll(now.includes(thing) ? now.filter((one) => one !== thing) : [...now, thing]);
}

/** Of one of the things that are known now. */
export function placeOf(thing: Thing): Selected | undefined {
  const { element } = thing;
  if (!element) return undefined;
  const { file, start } = element;
  const alike = things.peek().filter((one) => isAt(one, { file, start, nth: 0 }));
  return { file, start, nth: alike.indexOf(thing) };
}

/** Findings in the template and on this face, worst first. */
export const problems = computed<readonly Diagnostic[]>(() => {
  const file = template.value?.file;
  const all = [...faceFindings.value, ...findings.value.filter((one) => one.file === file)];
  const byPlace = new Map(
    all.map((one) => [`${one.rule} ${one.file} ${one.start.offset} ${one.message}`, one]),
  );
  const rank = { error: 0, warning: 1, hint: 2 };
  return [...byPlace.values()].sort(
    (a, b) => rank[a.severity] - rank[b.severity] || a.start.offset - b.start.offset,
  );
});

/** Selects what another view has just written, before this one has seen its text. */
function selectTarget(): void {
  const target = templateTarget.value;
  if (!target) return;
  lastText = undefined;
  batch(() => {
    selectPlaces([{ ...target, nth: 0 }]);
    templateTarget.value = undefined;
  });
}

/** Follows the face and all texts for as long as the view is shown. */
export function followFace(): () => void {
  const ends = [
    effect(() => {
      revision.value;
      missed.value;
      if (face.value) load({ face: face.value, texts: drafts.value });
    }),
    drawWithEdits(() => face.peek() && orderOf(face.peek() as Face)),
    effect(chooseGameOfAddress),
    effect(selectTarget),
    effect(followSource),
    effect(followSelection),
  ];
  return () => {
    for (const end of ends) end();
    load.cancel();
  };
}

interface Wanted {
  readonly face: Face;
  readonly texts: readonly Draft[];
}

let shown: Face | undefined;

/** Counts answers that were not taken because something was being changed: they are asked for again. */
const missed = signal(0);
let hasMissed = false;

/** Changes that are being made: what is known of their things already must not be replaced by what was before. */
let changing = 0;

export async function whileChanging<T>(change: Promise<T>): Promise<T> {
  changing += 1;
  try {
    return await change;
  } finally {
    changing -= 1;
    if (changing === 0 && hasMissed) missed.value += 1;
    if (changing === 0) hasMissed = false;
  }
}

const load = newest<Wanted>(async ({ face: wanted, texts }, signal) => {
  const isOther = JSON.stringify(wanted) !== JSON.stringify(shown);
  const options = { drafts: texts, signal };
  const answer = await drawn(wanted, texts, signal);
  const first = answer.findings.find(({ severity }) => severity === "error") ?? answer.findings[0];
  batch(() => {
    if (answer.picture) picture.value = answer.picture;
    else if (isOther) picture.value = undefined;
    whyOld.value = answer.picture ? undefined : (first?.message ?? "the card has no such side");
    faceFindings.value = answer.findings;
    shown = wanted;
  });
  if (answer.isMissing) {
    batch(() => {
      template.value = undefined;
      things.value = [];
    });
    return;
  }
  const found = await call("things", wanted, options);
  // Those of the last good picture stay with it; those of an old text are asked for again.
  const isCurrent = drafts.peek() === texts && changing === 0;
  hasMissed ||= changing > 0;
  if ((answer.picture || isOther) && isCurrent) things.value = found;
  const info = await call("template", wanted, options);
  if (JSON.stringify(info) !== JSON.stringify(template.peek())) template.value = info ?? undefined;
});

/** The document of the template that is shown. */
function followSource(): void {
  const file = template.value?.isShipped === false ? template.value.file : undefined;
  if (file === source.peek()?.path) return;
  if (file === undefined) source.value = undefined;
  else
    void documentOf(file).then((document) => {
      if (template.peek()?.file === document.path) source.value = document;
    });
}

let lastText: { readonly path: string; readonly text: string } | undefined;

/** What is selected and known of the things goes along when text before it comes or goes. */
function followSelection(): void {
  const document = source.value;
  if (!document) return;
  const text = document.text.value;
  const before = lastText?.path === document.path ? lastText.text : text;
  lastText = { path: document.path, text };
  if (before === text) return;
  const { path } = document;
  const moved = offsetsSince(document, before);
  batch(() => {
    things.value = things.peek().map((thing) => movedThing(thing, path, moved));
    const now = [...(selected.peek() ? [selected.peek() as Selected] : []), ...alsoSelected.peek()];
    if (now.some(({ file }) => file === path))
      selectPlaces(now.map((one) => (one.file === path ? { ...one, start: moved(one.start) } : one)));
  });
}

function movedThing(thing: Thing, path: string, moved: (offset: number) => number): Thing {
  const { element } = thing;
  if (element?.file !== path) return thing;
  return { ...thing, element: { ...element, start: moved(element.start), end: moved(element.end) } };
}
