/**
 * More words for a field of choices: behind those that its declaration lists, in the deck or in the file that a `$ref` names.
 * Limit: a field that may be one of several kinds (`oneOf`) has no one list of choices.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { groupedBy } from "../../../diagnostics/grouped.ts";
import { listed } from "../../../diagnostics/words.ts";
import { createRefs, type Refs, type SchemaPlace } from "../../../schema/declaration/field-refs.ts";
import type { Json } from "../../../schema/files.ts";
import { readAsYaml } from "../../../source/edit/yaml/write-scalar.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceList, SourceNode, SourcePath } from "../../../source/tree.ts";
import { editedYaml } from "../edited-yaml.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { fieldName } from "./names.ts";
import type { OpenDeck } from "./open-deck.ts";
import { setField } from "./set-field.ts";

export interface AddChoicesAsk {
  readonly kind: "add-choices";
  readonly game: string;
  readonly deck: string;
  /** The field: `["weapon"]`, `["pays", 0, "for"]`. */
  readonly path: SourcePath;
  /** Those that the field has already are not added again. */
  readonly choices: readonly string[];
  /** The card whose field becomes the first of them; default none. */
  readonly card?: string | undefined;
}

/** @throws BroadsideError `bad-order` for a field without a list of choices, `unknown-name` for a card that does not exist */
export function addChoices(deck: OpenDeck, { game, path, choices, card }: AddChoicesAsk): DeckEdits {
  const name = fieldName(path);
  const place = choicesOf(deck, path);
  if (!place) throw badOrder(`"${name}" has no list of choices that could be longer`);
  const words = [...new Set(choices.map((one) => one.trim()))].filter((one) => one !== "");
  if (words.length === 0) throw badOrder("`choices`: expected at least one word");
  const { document, list, steps } = place;
  const known = list.items.map((item) => (item.kind === "scalar" ? item.text : ""));
  const added = words.filter((word) => !known.includes(word));
  const isOfNumbers = list.items.every(
    (item) => item.kind === "scalar" && typeof readAsYaml(item) === "number",
  );
  const typed = (word: string): Json => (isOfNumbers && isNumber(word) ? Number(word) : word);
  const file = editedYaml(document);
  for (const [nth, word] of added.entries())
    if (!file.set([...steps, known.length + nth], typed(word)))
      throw badOrder(`the choices of "${name}" cannot be changed here; add it in ${document.path}`);
  const quoted = added.map((word) => `"${word}"`);
  const title = `Add ${quoted.length === 0 ? "nothing" : listed(quoted, "and")} to the choices of ${name}`;
  const declared = { path: document.path, edits: file.edits() };
  if (card === undefined) return { title, files: [declared] };
  const set = setField(deck, {
    kind: "field",
    game,
    deck: deck.id,
    card,
    path,
    value: typed(words[0] as string),
  });
  return { title, files: joined([declared, ...set.files]) };
}

const isNumber = (word: string): boolean => Number.isFinite(Number(word));

/** One entry for each file; both kinds of edits are of the same text and elsewhere in it. */
function joined(files: DeckEdits["files"]): DeckEdits["files"] {
  return [...groupedBy(files, ({ path }) => path)].map(([path, parts]) => ({
    path,
    edits: parts.flatMap(({ edits }) => edits).toSorted((a, b) => a.start.offset - b.start.offset),
  }));
}

interface Choices {
  readonly document: SchemaPlace["document"];
  readonly list: SourceList;
  /** From the root of the document to the list. */
  readonly steps: SourcePath;
}

/** The list of choices of a field, with references followed; undefined if it has none. */
function choicesOf({ document, content }: OpenDeck, path: SourcePath): Choices | undefined {
  const card = document.root && nodeAt(document.root, ["card"]);
  if (!card) return undefined;
  const refs = createRefs(content.open);
  let place: SchemaPlace | undefined = followed(refs, refs.start(document, card));
  for (const step of path) {
    const inner: SourceNode | undefined =
      place && nodeAt(place.node, typeof step === "number" ? ["items"] : ["properties", step]);
    if (!place || !inner) return undefined;
    place = followed(refs, { ...place, node: inner });
  }
  const list = place && nodeAt(place.node, ["enum"]);
  if (!place || list?.kind !== "list" || list.items.length === 0) return undefined;
  const steps = place.document.root && stepsTo(place.document.root, list);
  return steps && { document: place.document, list, steps };
}

/** References of a reference of a reference: more is a circle. */
const MOST_REFS = 20;

function followed(refs: Refs, start: SchemaPlace): SchemaPlace | undefined {
  let place = start;
  for (let nth = 0; nth < MOST_REFS; nth += 1) {
    const ref = nodeAt(place.node, ["$ref"]);
    if (ref?.kind !== "scalar") return place;
    const target = refs.resolve(ref.text, place);
    if ("message" in target) return undefined;
    place = target;
  }
  return undefined;
}

function stepsTo(node: SourceNode, wanted: SourceNode): SourcePath | undefined {
  if (node === wanted) return [];
  const inner: readonly (readonly [string | number, SourceNode])[] =
    node.kind === "map"
      ? node.entries.map(({ key, value }) => [key, value])
      : node.kind === "list"
        ? node.items.map((item, index) => [index, item])
        : [];
  for (const [step, child] of inner) {
    if (child.start > wanted.start || child.end < wanted.end) continue;
    const steps = stepsTo(child, wanted);
    if (steps) return [step, ...steps];
  }
  return undefined;
}
