/** Maps ajv's instance paths ("/cards/0/suit") to the node, the value and the name for people. */
import type { SourceNode } from "../../source/tree.ts";
import type { Json } from "../files.ts";

export interface Target {
  readonly node: SourceNode;
  readonly value: Json;
  /** Its key, with indices for items of lists: "faces[2]". */
  readonly name: string;
  /** What messages call it as the owner of fields: its name, or the name of the outermost value. */
  readonly what: string;
}

/** Follows a pointer; if the tree ends early (a list written in one cell), the last node stands for its contents. */
export function followPointer(from: Target, pointer: string): Target {
  return stepsOf(pointer).reduce(follow, from);
}

export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function follow({ node, value, name, what }: Target, step: string): Target {
  const inner = (value as { readonly [key: string]: Json } | null)?.[step] ?? null;
  const isItem = Array.isArray(value);
  const nextName = isItem ? `${name}[${step}]` : step;
  return {
    node: childOf(node, step) ?? node,
    value: inner,
    name: nextName,
    what: isItem && name === "" ? what : nextName,
  };
}

function childOf(node: SourceNode, step: string): SourceNode | undefined {
  if (node.kind === "map") return node.entries.find(({ key }) => key === step)?.value;
  return node.kind === "list" ? node.items[Number(step)] : undefined;
}
