/** The part of JSON Schema that forms read. */

/** Steps from a card to one of its values: names of fields, and positions in lists from 0. */
export type FieldPath = readonly (string | number)[];

export interface FieldSchema {
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: FieldSchema };
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: { readonly [name: string]: FieldSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | FieldSchema;
  readonly items?: FieldSchema;
  readonly prefixItems?: readonly FieldSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly errorMessage?: string;
  readonly oneOf?: readonly FieldSchema[];
  readonly anyOf?: readonly FieldSchema[];
}

/** The schema behind a reference to one of the whole's definitions, with the words beside the reference. */
export function resolved(schema: FieldSchema, whole: FieldSchema): FieldSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  return { ...whole.$defs?.[$ref.replace("#/$defs/", "")], ...own };
}

export function typesOf({
  type,
  enum: listed,
  const: only,
  properties,
  items,
}: FieldSchema): readonly string[] {
  if (type !== undefined) return typeof type === "string" ? [type] : type;
  const values = listed ?? (only === undefined ? [] : [only]);
  if (values.length > 0) return [...new Set(values.map(typeOf))];
  if (properties) return ["object"];
  return items ? ["array"] : [];
}

export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}
