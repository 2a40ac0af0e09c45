/**
 * The fields that a deck declares for its cards (`card:`) or a table for its rows (`row:`): a JSON Schema in YAML, checked
 * like any content, with references to other files of the game expanded. The result is one of our schemas: strict about
 * unknown fields, with the wording that messages are made from.
 */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceNode, SourcePath } from "../../source/tree.ts";
import { checkNode } from "../check-node.ts";
import { type Explaining, startExplaining } from "../faults/explaining.ts";
import { fieldSchema } from "../files/field.schema.ts";
import type { Json, JsonObject } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import { finishField, type ReportAt } from "./field-finish.ts";
import { createRefs, type RefLookup, type Refs, type SchemaPlace } from "./field-refs.ts";

/** Maximum number of schemas in one declaration, references expanded. */
const MOST_SCHEMAS = 5_000;
/** Maximum number of branches of `oneOf` and `anyOf` in one declaration: each is tried on the values of every card. */
const MOST_BRANCHES = 100;

/** Replaces a dangling reference. */
const FAILED: JsonSchema = {};

interface Building {
  readonly refs: Refs;
  readonly diagnostics: Diagnostic[];
  count: number;
  branches: number;
  readonly explaining: Explaining;
}

/** Replaces an unusable declaration: its faults are reported, but not the faults that would follow on every card. */
export const UNKNOWN_FIELDS: JsonSchema = { type: "object", properties: {}, additionalProperties: true };

/** Reads the declaration at a node of a document. */
export function readFields(
  document: SourceDocument,
  node: SourceNode,
  lookup: RefLookup,
): Result<JsonSchema> {
  const building: Building = {
    refs: createRefs(lookup),
    diagnostics: [],
    count: 0,
    branches: 0,
    explaining: startExplaining(),
  };
  const value = enter(building.refs.start(document, node), building);
  return { value: value && value !== FAILED ? value : UNKNOWN_FIELDS, diagnostics: building.diagnostics };
}

/** Checks a schema against the subset, then expands it. */
function enter(place: SchemaPlace, building: Building): JsonSchema | undefined {
  const { value, diagnostics } = checkNode(place.document, place.node, fieldSchema, {
    what: "the schema",
    explaining: building.explaining,
  });
  addAll(building.diagnostics, diagnostics);
  return value === undefined ? undefined : build(value as JsonObject, place, building);
}

function build(schema: JsonObject, place: SchemaPlace, building: Building): JsonSchema {
  const report = reporter(place, building);
  building.count += 1;
  if (building.count > MOST_SCHEMAS) {
    const message = `more than ${MOST_SCHEMAS} schemas after expanding references`;
    if (building.count === MOST_SCHEMAS + 1)
      report([], { rule: "schema/too-large", message, fix: "declare less" });
    return {};
  }
  if (typeof schema.$ref === "string") return follow(schema.$ref, schema, place, building);
  if (!hasRoom(schema, place, building)) return {};
  const { $defs: _definitions, default: _default, ...own } = schema;
  return finishField({ ...own, ...innerSchemas(schema, place, building) } as JsonSchema, place.node, report);
}

/** Builds the schemas inside a schema's keywords; a map that names its fields allows no others unless it says so. */
function innerSchemas(schema: JsonObject, place: SchemaPlace, building: Building): Record<string, unknown> {
  const inner = (value: Json, ...path: SourcePath): JsonSchema =>
    build(value as JsonObject, { ...place, node: nodeAt(place.node, path) ?? place.node }, building);
  const { properties, additionalProperties: others, items } = schema;
  const built: Record<string, unknown> = {};
  if (properties) {
    const entries = Object.entries(properties as JsonObject);
    built.properties = Object.fromEntries(
      entries.map(([name, value]) => [name, inner(value, "properties", name)]),
    );
    built.additionalProperties = others ?? false;
  }
  if (typeof others === "object") built.additionalProperties = inner(others as Json, "additionalProperties");
  if (items) built.items = inner(items, "items");
  for (const keyword of ["oneOf", "anyOf"]) {
    const branches = schema[keyword] as readonly Json[] | undefined;
    if (branches) built[keyword] = branches.map((value, index) => inner(value, keyword, index));
  }
  return built;
}

/** False if there are more branches than a declaration may have. */
function hasRoom({ oneOf, anyOf }: JsonObject, place: SchemaPlace, building: Building): boolean {
  const before = building.branches;
  building.branches += [oneOf, anyOf].flatMap((branches) => branches ?? []).length;
  if (building.branches <= MOST_BRANCHES) return true;
  const message = `more than ${MOST_BRANCHES} branches of oneOf and anyOf after expanding references`;
  const fix = "declare less, or list values in enum";
  if (before <= MOST_BRANCHES) reporter(place, building)([], { rule: "schema/too-large", message, fix });
  return false;
}

/** The target of a reference, with the title and description written next to it. */
function follow(ref: string, schema: JsonObject, place: SchemaPlace, building: Building): JsonSchema {
  const target = building.refs.resolve(ref, place);
  if ("message" in target) {
    reporter(place, building)(["$ref"], { rule: "schema/bad-reference", ...target });
    return FAILED;
  }
  const built = building.refs.within(target, () => enter(target, building)) ?? FAILED;
  if (built === FAILED) return built;
  const { title, description } = schema;
  return {
    ...built,
    ...(typeof title === "string" ? { title } : {}),
    ...(typeof description === "string" ? { description } : {}),
  };
}

function reporter(place: SchemaPlace, building: Building): ReportAt {
  return (path, words) => {
    building.diagnostics.push(faultAt(place.document, nodeAt(place.node, path) ?? place.node, words));
  };
}
