/** The change of a template that is asked for by pointing at a face. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import type { Deck } from "../../../game/game.ts";
import type { TemplateSource } from "../../../template/template.ts";
import { readWritten, type WrittenElement } from "../../../template/written/written-template.ts";
import { outset, type Size } from "../../../units/box.ts";
import type { Call } from "../../handle.ts";
import { freePlace } from "../../things/free-place.ts";
import { type OpenedFace, openFace } from "../../things/open-face.ts";
import { nameOf } from "../../things/shown-thing.ts";
import { type FoundThings, thingsOfFace } from "../../things/things-of-face.ts";
import { added, type PlacedAddThing } from "./added.ts";
import { bound, withAttribute } from "./attributes.ts";
import { type Change, editsOf, joined } from "./change.ts";
import { edgesTo, moved, type PlacedThing, refuseFixed, resized, stepTo } from "./place.ts";
import { deleted, duplicated, reordered } from "./reorder.ts";
import { type SeveralAsk, severalChanged } from "./several.ts";
import { styled } from "./style.ts";
import type { AddThing, CopyTemplate, TemplateAsk } from "./template-ask.ts";

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
  if (!opened) throw badOrder("the game or its template cannot be read: correct that first");
  const { face, source, workshop } = opened;
  if (ask.kind === "copy-template") return copied(ask.game, source);
  if (source.isShipped) throw badOrder(`"${source.name}" comes with Broadside and cannot be changed`);
  if (!face) throw badOrder("the template has faults: correct them first");
  const found = await thingsOfFace(face, workshop);
  const { title, splices } = await changeOf(opened, found, face.file, ask);
  return { title, path: source.file, edits: editsOf(source.file, source.text, splices), before: source.text };
}

async function changeOf(
  opened: OpenedFace,
  found: FoundThings,
  file: string,
  ask: Exclude<TemplateAsk, CopyTemplate>,
): Promise<Change> {
  if (ask.kind === "add-thing") return addedWhere(opened, found, ask);
  if (!("starts" in ask)) return changed(thingAt(found, file, ask.start), ask, isRequiredIn(opened.deck));
  const things = [...new Set(ask.starts)].map((start) => thingAt(found, file, start));
  return severalChanged(things, ask, opened.deck.size);
}

/** Where it is asked for; else where there is room, for which a text box may become shorter in the same step. */
async function addedWhere(opened: OpenedFace, found: FoundThings, ask: AddThing): Promise<Change> {
  const { deck, source } = opened;
  const whole = ask.isWhole ? outset({ x: 0, y: 0, ...deck.size }, deck.bleed) : ask.box;
  if (whole) return addedTo(opened, found, source.text, { ...ask, box: whole });
  const { box, shortened } = await freePlace(opened, ask.what, found.things);
  const { title, splices } = addedTo(opened, found, source.text, { ...ask, box });
  const { written, drawn } = shortened?.thing ?? {};
  if (!shortened || !written || !drawn) return { title, splices };
  const name = nameOf(shortened.thing);
  const shorter = resized({ name, drawn, written }, { top: shortened.by });
  return {
    title: `${title}, and make ${name} ${shortened.by} mm shorter`,
    splices: joined([...shorter.splices, ...splices]),
  };
}

/** The game's own template is found before the one that comes with Broadside. */
function copied(game: string, { name, file, text, isShipped }: TemplateSource): TemplateChange {
  if (!isShipped) throw badOrder(`"${name}" can be changed already: it is ${file}`);
  const path = `templates/${game}/${name}.svg.hbs`;
  const edits = editsOf(path, "", [{ start: 0, end: 0, text }]);
  return { title: `Copy ${name} into the game`, path, edits, before: "" };
}

function addedTo(
  { deck, source }: OpenedFace,
  { rootMatrix, things }: FoundThings,
  text: string,
  ask: PlacedAddThing,
): Change {
  const grounds = groundsOf(things, source.file, deck.size);
  return added({ template: readWritten(text), rootMatrix, grounds, isRequired: isRequiredIn(deck) }, ask);
}

/** By what the deck declares: that all cards of today have a field says nothing of the next. */
const isRequiredIn =
  ({ fields }: Deck) =>
  (field: string): boolean =>
    field.startsWith("@") || (Object.hasOwn(fields, field) && fields[field]?.optional === false);

/** Of the card's sides, so that a frame within the bleed counts too. */
const MOSTLY = 0.85;

function groundsOf(
  things: FoundThings["things"],
  file: string,
  { width, height }: Size,
): readonly WrittenElement[] {
  const other = things.findIndex(
    ({ drawn: { kind, box } }) =>
      kind !== "shape" || box.width < MOSTLY * width || box.height < MOSTLY * height,
  );
  const first = other === -1 ? things : things.slice(0, other);
  return first.flatMap(({ source, written }) => (source?.file === file && written ? [written.element] : []));
}

function thingAt({ things }: FoundThings, file: string, start: number): PlacedThing {
  const found = things.find(
    ({ source, written }) => source?.file === file && written?.element.start === start,
  );
  if (!found?.written) throw badOrder(`\`start\`: no thing of the face is written at ${start}`);
  return { name: nameOf(found), drawn: found.drawn, written: found.written };
}

function changed(
  thing: PlacedThing,
  ask: Exclude<TemplateAsk, AddThing | CopyTemplate | SeveralAsk>,
  isRequired: (field: string) => boolean,
): Change {
  switch (ask.kind) {
    case "move-thing":
      refuseFixed(thing, "moved", thing.written.whyFixed);
      return moved(thing, ask.by ?? stepTo(thing.drawn.box, ask.to));
    case "resize-thing":
      refuseFixed(thing, "resized", thing.written.whySized);
      return resized(thing, ask.edges ?? edgesTo(thing.drawn.box, ask.size));
    case "set-attribute":
      return withAttribute(thing, ask.name, ask.value);
    case "style-text":
      return styled(thing, ask.look);
    case "order-thing":
      return reordered(thing, ask.to);
    case "delete-thing":
      return deleted(thing);
    case "duplicate-thing":
      return duplicated(thing);
    case "bind-thing":
      return bound(thing, ask, isRequired);
  }
}
