/** Anchors and aliases of one document: what `*name` stands for, and how much all of it comes to when written out. */
import { nearest } from "../../diagnostics/nearest.ts";
import type { SourceNode, TextRange } from "../tree.ts";
import { YAML_LIMITS } from "./yaml-limits.ts";
import type { ReportYaml } from "./yaml-walk.ts";

/** A value and where it ends in the file (an alias ends where it is written, not where it leads). */
export interface Converted {
  readonly node: SourceNode;
  readonly end: number;
}

interface Anchor {
  readonly name: string;
  /** Where its value begins. */
  readonly at: number;
  /** Undefined while its own value is being read. */
  readonly node: SourceNode | undefined;
  /** Values in it, aliases written out. */
  readonly size: number;
  /** How many levels it goes down. */
  readonly height: number;
}

export interface Anchors {
  /** Values met so far, aliases written out. */
  count(): number;
  /** Reads a value and counts it. */
  counted(read: () => Converted, depth: number): Converted;
  /** Reads a value that has a name and begins at this place; from then on aliases find it. */
  define(name: string, at: number, read: () => Converted, depth: number): Converted;
  /** Anchors that no alias uses, in the order of the file; none while an alias is refused, which may mean one of them. */
  unused(): readonly Pick<Anchor, "name" | "at">[];
  /** What an alias stands for; an empty value, and a fault, when it stands for nothing. */
  follow(name: string, range: TextRange, depth: number): SourceNode;
}

/** Aliases of nothing for which the nearest name is looked for; far fewer are told of a file. */
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
        // Beyond the limit every further alias would say the same.
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
    // "*bold*" is no name that anybody gives to a value.
    const fix = near || /^[\w-]+$/.test(name) ? `${marking}; ${quotes}` : "put the text in quotes";
    return refusal(`"*${name}" stands for a value marked &${name}, and there is none above`, fix);
  }
  if (!anchor.node)
    return refusal(`"*${name}" stands inside the value that it stands for`, "write the value out");
  if (count + anchor.size > YAML_LIMITS.nodes) {
    const message = `with every alias written out, the file has more than ${YAML_LIMITS.nodes} values`;
    return { ...refusal(message, "use fewer aliases of large values"), isLimit: true };
  }
  if (depth + anchor.height > YAML_LIMITS.depth) {
    const message = `with every alias written out, the file is nested more than ${YAML_LIMITS.depth} deep`;
    return { ...refusal(message, "nest less"), isLimit: true };
  }
  return undefined;
}

function refusal(message: string, fix: string): Refusal {
  return { words: { message, fix }, isLimit: false };
}
