/** What an edit of a template may ask for: asks travel as JSON, and plain JavaScript is checked by no compiler. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { type Options, refuseOptions } from "../../refuse-options.ts";
import { FACE_OPTIONS } from "../../things/things.ts";
import type { AddThing, TemplateAsk } from "./template-ask.ts";

const FACE = { kind: "text", ...FACE_OPTIONS } as const;
const THING = { ...FACE, start: { least: 0 } } as const;
const SHOWN = { field: "text", fixed: "text" } as const;
const WHATS: readonly AddThing["what"][] = ["text", "icon", "picture", "rectangle"];

const OPTIONS: { readonly [K in TemplateAsk["kind"]]: Options<Extract<TemplateAsk, { kind: K }>> } = {
  "move-thing": { ...THING, by: "object" },
  "resize-thing": { ...THING, edges: "object" },
  "set-attribute": { ...THING, name: "text", value: "text" },
  "order-thing": { ...THING, to: ["forward", "back"] },
  "delete-thing": THING,
  "bind-thing": { ...THING, ...SHOWN },
  "add-thing": { ...FACE, ...SHOWN, what: WHATS, box: "object" },
};

/** What must be there besides the face. */
const NEEDED: { readonly [K in TemplateAsk["kind"]]: readonly string[] } = {
  "move-thing": ["start", "by"],
  "resize-thing": ["start", "edges"],
  "set-attribute": ["start", "name"],
  "order-thing": ["start", "to"],
  "delete-thing": ["start"],
  "bind-thing": ["start"],
  "add-thing": ["what", "box"],
};

export const TEMPLATE_KINDS: readonly string[] = Object.keys(OPTIONS);

export const isTemplateAsk = (ask: { readonly kind: string }): ask is TemplateAsk =>
  Object.hasOwn(OPTIONS, ask.kind);

/** @throws BroadsideError `bad-order` */
export function refuseAsk(ask: TemplateAsk): void {
  const needed = ["game", "deck", "card", ...NEEDED[ask.kind]];
  refuseOptions(ask as object, OPTIONS[ask.kind] as Options<object>, needed as never[]);
  if (ask.kind === "move-thing") refuseMeasures(ask.by, "by", ["x", "y"], ["x", "y"]);
  if (ask.kind === "resize-thing") refuseMeasures(ask.edges, "edges", EDGES, []);
  if (ask.kind === "add-thing") refuseMeasures(ask.box, "box", BOX, BOX);
}

const EDGES = ["left", "top", "right", "bottom"];
const BOX = ["x", "y", "width", "height"];

/** mm: more is no place near a card, and could not be drawn. */
const FARTHEST = 10_000;

function refuseMeasures(
  given: object,
  name: string,
  known: readonly string[],
  needed: readonly string[],
): void {
  const measure = { least: -FARTHEST, most: FARTHEST, isReal: true };
  const options = Object.fromEntries(known.map((one) => [one, measure]));
  try {
    refuseOptions(given, options as Options<object>, needed as never[]);
  } catch (error) {
    throw badOrder(`\`${name}\`: ${(error as Error).message}`);
  }
}
