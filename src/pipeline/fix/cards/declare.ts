/**
 * Fields that a deck declares for its cards, changed: in `card:` of the deck or in the file that its `$ref` names, which
 * other decks may share. Limits: a deck in brackets has no place for a first declaration.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { isReservedName } from "../../../diagnostics/reserved-names.ts";
import { KEYWORD_TYPES } from "../../../schema/declaration/field-finish.ts";
import { createRefs, type SchemaPlace } from "../../../schema/declaration/field-refs.ts";
import type { Json } from "../../../schema/files.ts";
import type { JsonSchema, JsonType } from "../../../schema/json-schema.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import { rangeEdit } from "../../../source/edit/value-edit.ts";
import { isInBrackets } from "../../../source/edit/yaml/layout.ts";
import { type SetStyle, setValue } from "../../../source/edit/yaml/set-fields.ts";
import { writtenEntry } from "../../../source/edit/yaml/write-value.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceMap, SourceNode, SourcePath } from "../../../source/tree.ts";
import { type EditedYaml, editedYaml } from "../edited-yaml.ts";
import { plainStyle } from "../plain-style.ts";
import type { OpenDeck } from "./open-deck.ts";

/** Types that people choose from. */
export const FIELD_TYPES = [
  "string",
  "integer",
  "number",
  "boolean",
  "enum",
  "list",
  "picture",
  "icon",
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** The schema of a field of this type. @param choices of an enum */
export function schemaOf(type: FieldType, choices: readonly string[] = []): JsonSchema {
  if (type === "list") return { type: "array", items: { type: "string" } };
  // texts that name something of the game
  if (type === "picture" || type === "icon") return { type: "string", format: type };
  if (type !== "enum") return { type };
  if (choices.length === 0) throw badOrder("`choices`: expected at least one word to choose from");
  return { type: "string", enum: [...new Set(choices)] };
}

/** Opens the file that declares the fields of the deck's cards, to be changed. */
export const openDeclarations = (deck: OpenDeck): EditedYaml =>
  editedYaml(declaredAt(deck)?.document ?? deck.document);

/** Where the properties of the cards are, with references followed; undefined if the deck declares none. */
function declaredAt(
  { document, content }: OpenDeck,
  now: SourceDocument = document,
): SchemaPlace | undefined {
  const lookup = (path: string): SourceDocument | undefined => (path === now.path ? now : content.open(path));
  const deck = now.path === document.path ? now : document;
  const node = deck.root && nodeAt(deck.root, ["card"]);
  if (node?.kind !== "map") return undefined;
  const refs = createRefs(lookup);
  let place = refs.start(deck, node);
  for (let ref = refOf(place.node); ref !== undefined; ref = refOf(place.node)) {
    const target = refs.resolve(ref, place);
    if ("message" in target)
      throw badOrder(`the declaration of the cards cannot be changed: ${target.message}`);
    place = target;
  }
  return place;
}

function refOf(node: SourceNode): string | undefined {
  const ref = nodeAt(node, ["$ref"]);
  return ref?.kind === "scalar" && !nodeAt(node, ["properties"]) ? ref.text : undefined;
}

/**
 * Declares a field; maps on its way are declared too.
 * @throws BroadsideError `bad-order` for a name that cannot be declared
 */
export function declareField(
  deck: OpenDeck,
  declarations: EditedYaml,
  path: readonly string[],
  schema: JsonSchema,
): void {
  refuseName(deck, path);
  const document = declarations.now();
  const place = declaredAt(deck, document);
  const edits = place ? added(document, place.node, path, schema) : first(document, path, schema);
  if (!edits) throw badOrder(`${document.path}: a field cannot be declared here; write it in the file`);
  declarations.step(edits);
}

/** @throws BroadsideError `bad-order` for a name that cannot be declared, or that is */
export function refuseName({ schemas }: OpenDeck, path: readonly string[]): void {
  const [top = ""] = path;
  const name = path.join(".");
  const strange = path.find(
    (step) => isReservedName(step) || step.trim() === "" || /[\p{Cc}{}[\]]/u.test(step),
  );
  if (strange !== undefined) throw badOrder(`"${name}" cannot be the name of a field; choose another one`);
  if (top === "id" || top === "each" || (path.length === 1 && Object.hasOwn(schemas.fields, top)))
    throw badOrder(`there is a field "${name}" already; choose another name`);
}

const schemaPath = (path: readonly string[]): SourcePath => path.flatMap((step) => ["properties", step]);

function added(
  document: SourceDocument,
  node: SourceNode,
  path: readonly string[],
  schema: JsonSchema,
): readonly TextEdit[] | undefined {
  if (node.kind !== "map") return undefined;
  return setValue(
    { file: document, style: styleOf(document, node), path: [] },
    node,
    schemaPath(path),
    schema as Json,
  );
}

/** The first declaration of a deck, before its cards. */
function first(
  document: SourceDocument,
  path: readonly string[],
  schema: JsonSchema,
): readonly TextEdit[] | undefined {
  const root = document.root as SourceMap;
  const cards = entryOf(root, "cards");
  if (!cards || isInBrackets(document, root)) return undefined;
  const style = styleOf(document, root);
  const inner = path
    .slice(1)
    .reduceRight<Json>((value, step) => ({ properties: { [step]: value } }), schema as Json);
  const lines = ["card:", "  properties:"];
  const place = { path: [], isInBrackets: false, column: 4, from: 4 };
  const text = [...lines, `    ${writtenEntry(path[0] as string, inner, place, style)}`, ""].join(
    style.lineEnd,
  );
  return [rangeEdit(document, { start: cards.keyRange.start, end: cards.keyRange.start }, text)];
}

/** Changes the type of a field; keywords that no longer apply are removed, its title and description stay. */
export function retypeField(
  deck: OpenDeck,
  declarations: EditedYaml,
  path: readonly string[],
  schema: JsonSchema,
): void {
  const name = path.join(".");
  const wanted: Readonly<Record<string, unknown>> = { ...schema };
  const type = schema.type as JsonType;
  const useless = Object.entries(KEYWORD_TYPES).filter(([, types]) => !types.includes(type));
  const gone = [
    ...useless.map(([keyword]) => keyword),
    "const",
    "default",
    "examples",
    "errorMessage",
    "oneOf",
    "anyOf",
    "format",
  ];
  const changes = [
    ...["enum", ...gone]
      .filter((keyword) => !Object.hasOwn(wanted, keyword))
      .map((keyword) => [keyword, undefined] as const),
    ...Object.entries(wanted),
  ];
  for (const [keyword, value] of changes) {
    const document = declarations.now();
    const place = declaredAt(deck, document);
    const field = place && nodeAt(place.node, schemaPath(path));
    if (field?.kind !== "map")
      throw badOrder(`"${name}" is not declared by this deck, so its type cannot be changed`);
    if (value === undefined && !entryOf(field, keyword)) continue;
    const within = { file: document, style: styleOf(document, field), path: [] };
    const edits = setValue(within, field, [keyword], value as Json | undefined);
    if (!edits) throw badOrder(`the type of "${name}" cannot be changed here; change it in ${document.path}`);
    declarations.step(edits);
  }
}

function styleOf(document: SourceDocument, node: SourceMap): SetStyle {
  const properties = nodeAt(node, ["properties"]);
  const fields = properties?.kind === "map" ? properties.entries.map(({ value }) => value) : [];
  const maps = fields.filter((value) => value.kind === "map");
  const layout =
    maps.length > 0 && !maps.some((value) => isInBrackets(document, value)) ? "lines" : "brackets";
  // Of the field itself; what is in it is short.
  return plainStyle(document, (path) => (path.length === 2 ? layout : undefined));
}
