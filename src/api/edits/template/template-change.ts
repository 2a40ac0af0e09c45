/** The change of a template that is asked for by pointing at a face. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { readWritten } from "../../../template/written/written-template.ts";
import type { Call } from "../../handle.ts";
import { type OpenedFace, openFace } from "../../things/open-face.ts";
import { nameOf } from "../../things/shown-thing.ts";
import { type FoundThings, thingsOfFace } from "../../things/things-of-face.ts";
import { added } from "./added.ts";
import { bound, withAttribute } from "./attributes.ts";
import { type Change, editsOf } from "./change.ts";
import { moved, type PlacedThing, resized } from "./place.ts";
import { deleted, reordered } from "./reorder.ts";
import type { AddThing, TemplateAsk } from "./template-ask.ts";

export interface TemplateChange {
  readonly title: string;
  /** The template. */
  readonly path: string;
  readonly edits: readonly TextEdit[];
  /** The text that they are for. */
  readonly before: string;
}

/**
 * No edits for a change that changes nothing.
 * @throws BroadsideError `unknown-name` for the face; `bad-order` for an offset at which no thing is written, with the
 * reason for a thing that cannot be changed like that, and for a face that cannot be drawn
 */
export async function templateChange(call: Call, ask: TemplateAsk): Promise<TemplateChange> {
  const opened = await openFace(call, ask);
  if (!opened) throw badOrder("the template has faults: correct them first");
  const { face, workshop } = opened;
  const source = workshop.templateFiles.templates.get(face.template);
  if (!source || source.isShipped)
    throw badOrder(`"${face.template}" comes with Broadside and cannot be changed`);
  const found = await thingsOfFace(face, workshop);
  const { title, splices } =
    ask.kind === "add-thing"
      ? addedTo(opened, found, source.text, ask)
      : changed(thingAt(found, face.file, ask.start), ask);
  return { title, path: source.file, edits: editsOf(source.file, source.text, splices), before: source.text };
}

function addedTo({ face }: OpenedFace, { rootMatrix }: FoundThings, text: string, ask: AddThing): Change {
  const { cards } = face.deck;
  const isOnAllCards = (field: string): boolean =>
    field.startsWith("@") || cards.every(({ fields }) => Object.hasOwn(fields, field.replace(/\..*$/, "")));
  return added({ template: readWritten(text), rootMatrix, isOnAllCards }, ask);
}

function thingAt({ things }: FoundThings, file: string, start: number): PlacedThing {
  const found = things.find(
    ({ source, written }) => source?.file === file && written?.element.start === start,
  );
  if (!found?.written) throw badOrder(`\`start\`: no thing of the face is written at ${start}`);
  return { name: nameOf(found), drawn: found.drawn, written: found.written };
}

function changed(thing: PlacedThing, ask: Exclude<TemplateAsk, AddThing>): Change {
  switch (ask.kind) {
    case "move-thing":
      refuseFixed(thing, "moved", thing.written.whyFixed);
      return moved(thing, ask.by);
    case "resize-thing":
      refuseFixed(thing, "resized", thing.written.whySized);
      return resized(thing, ask.edges);
    case "set-attribute":
      return withAttribute(thing, ask.name, ask.value);
    case "order-thing":
      return reordered(thing, ask.to);
    case "delete-thing":
      return deleted(thing);
    case "bind-thing":
      return bound(thing, ask);
  }
}

function refuseFixed({ name }: PlacedThing, what: string, why: string | undefined): void {
  if (why !== undefined) throw badOrder(`${name} cannot be ${what}: ${why}`);
}
