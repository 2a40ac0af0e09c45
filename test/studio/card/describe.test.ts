/** Forms as descriptions: schemas and values in, fields and controls out. */
import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../../src/index.ts";
import { type Control, type Field, fieldsOfCard } from "../../../src/studio/client/card/form/describe.ts";
import { hintsOf } from "../../../src/studio/client/card/form/hints.ts";
import type { JsonMap } from "../../../src/studio/client/project/json.ts";

function form(
  properties: Readonly<Record<string, JsonSchema>>,
  values: JsonMap,
  more: {
    readonly defaults?: JsonMap;
    readonly required?: readonly string[];
    readonly others?: readonly JsonMap[];
  } = {},
): readonly Field[] {
  const { defaults = {}, required = [], others = [] } = more;
  const schema: JsonSchema = { type: "object", properties, required, additionalProperties: false };
  return fieldsOfCard(schema, values, hintsOf([values, ...others], Object.keys(properties), defaults));
}

/** The control of a field of one schema. */
function controlOf(schema: JsonSchema, value?: JsonMap[string], name = "field"): Control {
  const [field] = form({ [name]: schema }, value === undefined ? {} : { [name]: value });
  return (field as Field).control;
}

describe("controls", () => {
  test("plain values", () => {
    expect(controlOf({ type: "string" })).toEqual({ kind: "text", isLong: false, hasMarks: true });
    expect(controlOf({ type: "integer", minimum: 1, exclusiveMaximum: 9 })).toEqual({
      kind: "number",
      isWhole: true,
      least: 1,
      most: 8,
      step: 1,
    });
    expect(controlOf({ type: "boolean" })).toEqual({ kind: "switch" });
    expect(controlOf({ type: "string", enum: ["red", "green"] })).toEqual({
      kind: "choice",
      options: ["red", "green"],
    });
    expect(controlOf({ const: "spell" })).toEqual({ kind: "constant", value: "spell" });
  });

  test("a text with a pattern has no marks, and one that is long anywhere in the deck is long", () => {
    expect(controlOf({ type: "string", pattern: "^x" })).toMatchObject({ hasMarks: false });
    const [field] = form({ flavour: { type: "string" } }, {}, { others: [{ flavour: "x".repeat(60) }] });
    expect(field?.control).toMatchObject({ isLong: true });
  });

  test("pictures are known by values of other cards or by the name of the field, icons by their names", () => {
    const [art] = form({ front2: { type: "string" } }, {}, { others: [{ front2: "art/a.png" }] });
    expect(art?.control.kind).toBe("picture");
    expect(controlOf({ type: "string" }, undefined, "picture").kind).toBe("picture");
    expect(controlOf({ type: "string" }, "oak-leaf", "icon").kind).toBe("icon");
    expect(controlOf({ type: "string" }, "Two Words", "icon").kind).toBe("text");
  });

  test("a list has its items, what a new one begins as, and its limits", () => {
    const control = controlOf(
      { type: "array", minItems: 2, maxItems: 3, items: { type: "integer", minimum: 1 } },
      [4, 5],
    );
    expect(control).toMatchObject({ kind: "list", fresh: 1, canAdd: true, canRemove: false });
    const items = control.kind === "list" ? control.items : [];
    expect(items.map(({ path, value }) => [path, value])).toEqual([
      [["field", 0], 4],
      [["field", 1], 5],
    ]);
  });

  test("a map has its fields, with what is written in them", () => {
    const control = controlOf(
      {
        type: "object",
        properties: { cost: { type: "integer" }, gives: { type: "string" } },
        required: ["cost"],
      },
      { cost: 2 },
    );
    const fields = control.kind === "map" ? control.fields : [];
    expect(fields.map(({ path, value, isRequired }) => [path.join("."), value, isRequired])).toEqual([
      ["field.cost", 2, true],
      ["field.gives", undefined, false],
    ]);
  });

  test("of a union, the branch is chosen that fits, by constants before names", () => {
    const union: JsonSchema = {
      oneOf: [
        {
          properties: { kind: { const: "draw" }, count: { type: "integer", minimum: 1 } },
          required: ["kind", "count"],
        },
        { properties: { kind: { const: "heal" }, count: { type: "integer" } }, required: ["kind"] },
        { type: "string" },
      ],
    };
    const chosen = (value: JsonMap[string]): unknown => {
      const control = controlOf(union, value);
      return control.kind === "union" ? control.chosen : control.kind;
    };
    expect([chosen({ kind: "heal", count: 1 }), chosen({ kind: "draw" }), chosen("none")]).toEqual([1, 0, 2]);
    expect(controlOf(union)).toMatchObject({
      branches: [
        { title: "draw", fresh: { kind: "draw", count: 1 } },
        { title: "heal", fresh: { kind: "heal" } },
        { title: "Text", fresh: "" },
      ],
    });
  });
});

describe("fields", () => {
  test("those of the deck come first, then those of every card, and `each` is none", () => {
    const fields = form(
      { id: { type: "string" }, each: {}, suit: { type: "string" }, copies: { type: "integer" } },
      {},
    );
    expect(fields.map(({ name }) => name)).toEqual(["suit", "id", "copies"]);
  });

  test("what the schema does not have is shown and marked", () => {
    const fields = form({ suit: { type: "string" } }, { suit: "red", siut: "blue", more: [1] });
    expect(fields.map(({ name, isUnknown, value }) => [name, isUnknown, value])).toEqual([
      ["suit", false, "red"],
      ["siut", true, "blue"],
      ["more", true, [1]],
    ]);
  });

  test("a value of the deck's defaults is what holds as long as nothing is written, and then nothing is missing", () => {
    const [field] = form(
      { suit: { type: "string", default: "x" } },
      {},
      { defaults: { suit: "red" }, required: ["suit"] },
    );
    expect(field).toMatchObject({ usual: "red", isRequired: false });
    expect(field && "value" in field).toBe(false);
    const [own] = form({ suit: { type: "string", default: "x" } }, {}, { required: ["suit"] });
    expect(own).toMatchObject({ usual: "x", isRequired: true });
  });

  test("labels are the title, or the name in words", () => {
    const label = (name: string, schema: JsonSchema = {}): unknown => form({ [name]: schema }, {})[0]?.label;
    expect([label("up-to"), label("maxCost"), label("x", { title: "Strength" })]).toEqual([
      "Up to",
      "Max Cost",
      "Strength",
    ]);
  });
});
