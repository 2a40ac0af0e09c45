/**
 * The fields that a deck declares for its cards (`card:`) or a table for its rows (`row:`): a JSON Schema in YAML, checked
 * like any content, its references to other files of the game written out. The result is a schema of ours: strict about
 * unknown fields, in the words that messages are made from.
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

/** Schemas in one declaration, references written out. */
const MOST_SCHEMAS = 5_000;
/** Branches of `oneOf` and `anyOf` in one declaration: every one is tried on the values of every card. */
const MOST_BRANCHES = 100;

/** What a reference that leads nowhere stands for. */
const FAILED: JsonSchema = {};

interface Building {
  readonly refs: Refs;
  readonly diagnostics: Diagnostic[];
  count: number;
  branches: number;
  readonly explaining: Explaining;
}

/** Stands for a declaration that cannot be used: its faults are told, those that would follow on every card are not. */
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

/** Checks a schema against the subset, then writes out what it says. */
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
    const message = `more than ${MOST_SCHEMAS} schemas, references written out`;
    if (building.count === MOST_SCHEMAS + 1)
      report([], { rule: "schema/too-large", message, fix: "declare less" });
    return {};
  }
  if (typeof schema.$ref === "string") return follow(schema.$ref, schema, place, building);
  if (!hasRoom(schema, place, building)) return {};
  const { $defs: _definitions, default: _default, ...own } = schema;
  return finishField({ ...own, ...innerSchemas(schema, place, building) } as JsonSchema, place.node, report);
}

/** The keywords of a schema that hold schemas, built; a map that names its fields has no others unless it says so. */
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

/** False when there are more branches than a declaration may have. */
function hasRoom({ oneOf, anyOf }: JsonObject, place: SchemaPlace, building: Building): boolean {
  const before = building.branches;
  building.branches += [oneOf, anyOf].flatMap((branches) => branches ?? []).length;
  if (building.branches <= MOST_BRANCHES) return true;
  const message = `more than ${MOST_BRANCHES} branches of oneOf and anyOf, references written out`;
  const fix = "declare less, or list values in enum";
  if (before <= MOST_BRANCHES) reporter(place, building)([], { rule: "schema/too-large", message, fix });
  return false;
}

/** What a reference stands for, under the title and description that stand beside it. */
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
