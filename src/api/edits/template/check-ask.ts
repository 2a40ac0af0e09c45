/** What an edit of a template may ask for: asks travel as JSON, and plain JavaScript is checked by no compiler. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { type Options, refuseOptions } from "../../refuse-options.ts";
import { FACE_OPTIONS } from "../../things/things.ts";
import type { AddThing, StyleText, TemplateAsk } from "./template-ask.ts";

const FACE = { kind: "text", ...FACE_OPTIONS } as const;
const THING = { ...FACE, start: { least: 0 } } as const;
const THINGS = { ...FACE, starts: "list" } as const;
const SHOWN = { field: "text", fixed: "text" } as const;
const WHATS: readonly AddThing["what"][] = ["text", "icon", "picture", "rectangle"];

const OPTIONS: { readonly [K in TemplateAsk["kind"]]: Options<Extract<TemplateAsk, { kind: K }>> } = {
  "move-thing": { ...THING, by: "object", to: "object" },
  "resize-thing": { ...THING, edges: "object", size: "object" },
  "set-attribute": { ...THING, name: "text", value: "text" },
  "style-text": { ...THING, look: "object" },
  "order-thing": { ...THING, to: ["forward", "back"] },
  "delete-thing": THING,
  "duplicate-thing": THING,
  "move-things": { ...THINGS, by: "object", to: "object" },
  "resize-things": { ...THINGS, edges: "object", size: "object" },
  "align-things": { ...THINGS, at: ["left", "center", "right", "top", "middle", "bottom"], within: ["card"] },
  "distribute-things": { ...THINGS, along: ["across", "down"] },
  "delete-things": THINGS,
  "duplicate-things": THINGS,
  "bind-thing": { ...THING, ...SHOWN },
  "copy-template": FACE,
  "add-thing": { ...FACE, ...SHOWN, what: WHATS, box: "object", isWhole: "flag" },
};

/** What must be there besides the face. */
const NEEDED: { readonly [K in TemplateAsk["kind"]]: readonly string[] } = {
  "move-thing": ["start"],
  "resize-thing": ["start"],
  "set-attribute": ["start", "name"],
  "style-text": ["start", "look"],
  "order-thing": ["start", "to"],
  "delete-thing": ["start"],
  "duplicate-thing": ["start"],
  "move-things": ["starts"],
  "resize-things": ["starts"],
  "align-things": ["starts", "at"],
  "distribute-things": ["starts", "along"],
  "delete-things": ["starts"],
  "duplicate-things": ["starts"],
  "bind-thing": ["start"],
  "copy-template": [],
  "add-thing": ["what"],
};

export const TEMPLATE_KINDS: readonly string[] = Object.keys(OPTIONS);

export const isTemplateAsk = (ask: { readonly kind: string }): ask is TemplateAsk =>
  Object.hasOwn(OPTIONS, ask.kind);

/** @throws BroadsideError `bad-order` */
export function refuseAsk(ask: TemplateAsk): void {
  const needed = ["game", "deck", "card", ...NEEDED[ask.kind]];
  refuseOptions(ask as object, OPTIONS[ask.kind] as Options<object>, needed as never[]);
  if (ask.kind === "style-text") refuseWithin(ask.look, "look", LOOK);
  if ("starts" in ask) refuseStarts(ask.starts);
  if (ask.kind === "move-thing" || ask.kind === "move-things") {
    const { by, to } = ask;
    refuseOther("by", by, "to", to);
    if (by) refuseMeasures(by, "by", ["x", "y"], ["x", "y"]);
    if (to) refuseMeasures(to, "to", ["x", "y"], []);
  }
  if (ask.kind === "resize-thing" || ask.kind === "resize-things") {
    const { edges, size } = ask;
    refuseOther("edges", edges, "size", size);
    if (edges) refuseMeasures(edges, "edges", EDGES, []);
    if (size) refuseMeasures(size, "size", ["width", "height"], []);
  }
  if (ask.kind === "add-thing" && ask.box) refuseMeasures(ask.box, "box", BOX, BOX);
}

function refuseStarts(starts: readonly unknown[]): void {
  if (starts.length === 0) throw badOrder("`starts`: expected at least one thing");
  for (const start of starts)
    if (!Number.isInteger(start) || (start as number) < 0)
      throw badOrder("`starts`: expected offsets of start tags, whole numbers from 0");
}

/** One of two ways to say the same must be there, and only one. */
function refuseOther(one: string, first: unknown, other: string, second: unknown): void {
  if ((first === undefined) === (second === undefined))
    throw badOrder(`expected \`${one}\` or \`${other}\`, and not both`);
}

/** pt that a letter can have: more is higher than a poster. */
const SIZE = { least: 0.1, most: 5000, isReal: true };

const LOOK: Options<StyleText["look"]> = {
  font: "text",
  size: SIZE,
  minSize: SIZE,
  weight: ["normal", "bold"],
  slope: ["normal", "italic"],
  colour: "text",
  align: ["left", "center", "right", "justify"],
  valign: ["top", "middle", "bottom"],
};

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
  refuseWithin(given, name, Object.fromEntries(known.map((one) => [one, measure])), needed);
}

function refuseWithin(given: object, name: string, options: object, needed: readonly string[] = []): void {
  try {
    refuseOptions(given, options as Options<object>, needed as never[]);
  } catch (error) {
    throw badOrder(`\`${name}\`: ${(error as Error).message}`);
  }
}
