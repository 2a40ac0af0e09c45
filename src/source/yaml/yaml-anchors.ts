/** Anchors and aliases of one document: the value of `*name`, and the total size with all aliases expanded. */
import { nearest } from "../../diagnostics/nearest.ts";
import type { SourceNode, TextRange } from "../tree.ts";
import { YAML_LIMITS } from "./yaml-limits.ts";
import type { ReportYaml } from "./yaml-report.ts";

/** A value and where it ends in the file (an alias ends where it is written, not at its target). */
export interface Converted {
  readonly node: SourceNode;
  readonly end: number;
}

interface Anchor {
  readonly name: string;
  /** Where its value begins. */
  readonly at: number;
  /** Undefined while its value is being read. */
  readonly node: SourceNode | undefined;
  /** Number of values in it, aliases expanded. */
  readonly size: number;
  /** Its nesting depth. */
  readonly height: number;
}

export interface Anchors {
  /** Number of values so far, aliases expanded. */
  count(): number;
  /** Reads a value and counts it. */
  counted(read: () => Converted, depth: number): Converted;
  /** Reads an anchored value that begins at this place; from then on aliases find it. */
  define(name: string, at: number, read: () => Converted, depth: number): Converted;
  /** Unused anchors in file order; none if an alias was refused, because it may mean one of them. */
  unused(): readonly Pick<Anchor, "name" | "at">[];
  /** The target of an alias; an empty value, and a fault, if there is none. */
  follow(name: string, range: TextRange, depth: number): SourceNode;
}

/** Maximum number of dangling aliases for which the nearest name is searched; far fewer are reported per file. */
const MOST_COMPARED = 100;

export function createAnchors(report: ReportYaml): Anchors {
  const anchors = new Map<string, Anchor>();
  const unused = new Map<number, Pick<Anchor, "name" | "at">>();
  let count = 0;
  let deepest = 0;
  let isOver = false;
  let lost = 0;

  const counted: Anchors["counted"] = (read, depth) => {
    count += 1;
    deepest = Math.max(deepest, depth);
    return read();
  };

  return {
    count: () => count,
    counted,
    define(name, at, read, depth) {
      anchors.set(name, { name, at, node: undefined, size: 0, height: 0 });
      unused.set(at, { name, at });
      const before = { count, deepest };
      deepest = depth;
      const converted = counted(read, depth);
      const [size, height] = [count - before.count, deepest - depth];
      anchors.set(name, { name, at, node: converted.node, size, height });
      deepest = Math.max(deepest, before.deepest);
      return converted;
    },
    follow(name, range, depth) {
      const anchor = anchors.get(name);
      if (anchor) unused.delete(anchor.at);
      lost += anchor ? 0 : 1;
      const names = lost > MOST_COMPARED ? [] : anchors.keys();
      const refusal = refusalOf(name, anchor, count, depth, names);
      if (!anchor?.node || refusal) {
        // Beyond the limit every further alias would report the same.
        if (refusal && !(refusal.isLimit && isOver)) report(range, { rule: "yaml/alias", ...refusal.words });
        isOver ||= refusal?.isLimit ?? false;
        return { kind: "scalar", value: null, text: "", quoted: false, start: range.start, end: range.end };
      }
      count += anchor.size;
      deepest = Math.max(deepest, depth + anchor.height);
      return anchor.node;
    },
    unused: () => (lost > 0 || isOver ? [] : [...unused.values()]),
  };
}

interface Refusal {
  readonly words: { readonly message: string; readonly fix: string };
  readonly isLimit: boolean;
}

function refusalOf(
  name: string,
  anchor: Anchor | undefined,
  count: number,
  depth: number,
  names: Iterable<string>,
): Refusal | undefined {
  if (!anchor) {
    const near = nearest(name, names);
    const quotes = "if it belongs to the text, put the text in quotes";
    const marking = near ? `write *${near}` : `mark a value above with &${name}`;
    // "*bold*" is not a plausible anchor name.
    const fix = near || /^[\w-]+$/.test(name) ? `${marking}; ${quotes}` : "put the text in quotes";
    return refusal(`"*${name}" refers to a value marked &${name}, but there is none above`, fix);
  }
  if (!anchor.node) return refusal(`"*${name}" is inside the value it refers to`, "write the value out");
  if (count + anchor.size > YAML_LIMITS.nodes) {
    const message = `with all aliases expanded, the file has more than ${YAML_LIMITS.nodes} values`;
    return { ...refusal(message, "use fewer aliases of large values"), isLimit: true };
  }
  if (depth + anchor.height > YAML_LIMITS.depth) {
    const message = `with all aliases expanded, the file is nested more than ${YAML_LIMITS.depth} deep`;
    return { ...refusal(message, "nest less"), isLimit: true };
  }
  return undefined;
}

function refusal(message: string, fix: string): Refusal {
  return { words: { message, fix }, isLimit: false };
}
