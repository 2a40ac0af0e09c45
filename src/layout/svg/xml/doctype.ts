/**
 * The entities that a DOCTYPE declares inside the file: short names for texts, as Illustrator writes them for the
 * addresses of namespaces and for styles. Their values are bounded, so that a small file cannot become a large one.
 * Limits: no external and no parameter entities, no declarations of elements and attributes, no elements in a value.
 */

/** Characters of one entity, and of all uses of entities in a drawing together; levels of nesting. */
export const ENTITY_LIMITS = { value: 100_000, drawing: 2_000_000, depth: 8 } as const;

/** The fault, as the end of "the DOCTYPE …"; for an undeclared entity, its name. */
export class EntityFault extends Error {
  readonly kind: "doctype" | "limit" | "unknown";
  constructor(kind: EntityFault["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Replacement texts by name. */
export type Declared = ReadonlyMap<string, string>;

/** Reads the text between "<!DOCTYPE" and its ">". @throws EntityFault for declarations that are not read */
export function declaredIn(doctype: string): Declared {
  const declared = new Map<string, string>();
  const open = subsetStart(doctype);
  if (open === -1) return declared;
  const end = doctype.lastIndexOf("]");
  for (let at = open + 1; at < end; ) {
    const blank = matchAt(BLANK, doctype, at);
    const entity = blank ?? matchAt(ENTITY, doctype, at);
    if (!entity) throw new EntityFault("doctype", strangerIn(doctype.slice(at, end)));
    const [all, name, double, single = ""] = entity;
    // XML 1.0, 4.2: of two declarations of one name the first counts.
    if (name !== undefined && !declared.has(name)) declared.set(name, replacementOf(name, double ?? single));
    at += all.length;
  }
  return declared;
}

/** True if a DOCTYPE has an internal subset. Without one it only names a DTD, which is never loaded. */
export const hasSubset = (doctype: string): boolean => subsetStart(doctype) !== -1;

/** The text of an entity; each is expanded once. @throws EntityFault */
export function entityTexts(declared: Declared): (name: string) => string {
  const texts = new Map<string, string>();
  const textOfEntity = (name: string, depth: number): string => {
    const value = texts.get(name) ?? expanded(name, depth);
    if (value.length > ENTITY_LIMITS.value)
      throw new EntityFault("limit", `the entity &${name}; has more than ${ENTITY_LIMITS.value} characters`);
    texts.set(name, value);
    return value;
  };
  const expanded = (name: string, depth: number): string => {
    const text = declared.get(name);
    if (text === undefined) throw new EntityFault("unknown", name);
    if (depth > ENTITY_LIMITS.depth)
      throw new EntityFault("limit", `the entity &${name}; is nested more than ${ENTITY_LIMITS.depth} deep`);
    let value = "";
    let from = 0;
    for (const { 0: all, 1: inner = "", index } of text.matchAll(REFERENCE)) {
      value += text.slice(from, index) + (characterOf(inner) ?? textOfEntity(inner, depth + 1));
      from = index + all.length;
      if (value.length > ENTITY_LIMITS.value) return value;
    }
    return value + text.slice(from);
  };
  return (name) => textOfEntity(name, 1);
}

/** The text of an entity in a whole drawing; undefined if it is undeclared or its declaration is faulty. */
export function entitiesOf(drawing: string): (name: string) => string | undefined {
  const start = drawing.indexOf("<!DOCTYPE");
  const subset = /^[\s\S]*?\]\s*(?=>)/.exec(drawing.slice(start))?.[0] ?? "";
  const read = <T>(step: () => T): T | undefined => {
    try {
      return step();
    } catch (error) {
      if (error instanceof EntityFault) return undefined;
      throw error;
    }
  };
  const declared = start === -1 ? undefined : read(() => declaredIn(subset));
  const texts = declared && entityTexts(declared);
  let left: number = ENTITY_LIMITS.drawing;
  return (name) => {
    const text = texts && left > 0 ? read(() => texts(name)) : undefined;
    left -= text?.length ?? 0;
    return text;
  };
}

/** White space, comments and processing instructions between declarations. */
const BLANK = /\s+|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y;
const ENTITY = /<!ENTITY\s+([^\s%"'<>&;]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/y;
const REFERENCE = /&([^\s&;]+);/g;

function subsetStart(doctype: string): number {
  return doctype.replace(/"[^"]*"|'[^']*'/g, (quoted) => " ".repeat(quoted.length)).indexOf("[");
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** The wording for a declaration that is not read. */
function strangerIn(rest: string): string {
  const external = /^<!ENTITY\s+([^\s%"'<>&;]+)\s+(?:SYSTEM|PUBLIC)\b/.exec(rest)?.[1];
  if (external) return `declares the entity &${external}; with an external address, which is never loaded`;
  if (/^(?:<!ENTITY\s+%|%)/.test(rest)) return "has a parameter entity, which is not read";
  const [other] = /^<!\w+/.exec(rest) ?? [];
  return other === undefined
    ? "has something between its brackets that is not a declaration"
    : `has a declaration ${other}, which is not read`;
}

/** XML 1.0, 4.5: characters by number are replaced at once, other references where the entity is used. */
function replacementOf(name: string, literal: string): string {
  const text = literal.replace(/&(#[^\s&;]+);/g, (all, number: string) => characterOf(number) ?? all);
  if (text.includes("<"))
    throw new EntityFault("doctype", `declares the entity &${name}; with elements in it, which are not read`);
  if (/&(?![^\s&;]+;)/.test(text) || UNFIT.test(text))
    throw new EntityFault(
      "doctype",
      `declares the entity &${name}; with a character that XML does not allow`,
    );
  return text;
}

/** Characters that XML 1.0 does not allow. */
const UNFIT = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const PREDEFINED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function characterOf(reference: string): string | undefined {
  if (Object.hasOwn(PREDEFINED, reference)) return PREDEFINED[reference];
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(reference) ?? [];
  const codePoint = Number.parseInt(hex ?? decimal ?? "", hex ? 16 : 10);
  const character = codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : "";
  return character === "" || UNFIT.test(character) ? undefined : character;
}
