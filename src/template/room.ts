/**
 * Where a drawer stands while it writes, and what it finds there by name. Handlebars' rules: a name is looked up in the
 * context alone, among its own names; `../` leads to the context before; a value that is not there gives nothing.
 */
import type { Rendering } from "./rendering.ts";

/** What stands behind the "@" names; a round of a loop has a frame of its own in front of what was there. */
export interface DrawData {
  readonly rendering: Rendering;
  readonly _parent?: DrawData;
  readonly [name: string]: unknown;
}

export interface Room {
  readonly context: unknown;
  /** What `../` leads to, within one file. */
  readonly above: Room | undefined;
  readonly data: DrawData;
  /** Values of block parameters, those of the innermost block first. */
  readonly named: Named | undefined;
}

interface Named {
  readonly values: readonly unknown[];
  readonly above: Named | undefined;
}

/** Inside a block. @param values of its block parameters, where it has some */
export function entered(room: Room, context: unknown, values?: readonly unknown[], data = room.data): Room {
  const named = values ? { values, above: room.named } : room.named;
  return { context, above: context === room.context ? room.above : room, data, named };
}

/** The context as many `../` further out. */
export function contextAt(room: Room, depth: number): unknown {
  let at: Room | undefined = room;
  for (let left = depth; left > 0; left--) at = at?.above;
  return at?.context;
}

/** The frame of "@" names as many loops further out. */
export function frameAt({ data }: Room, depth: number): DrawData | undefined {
  let at: DrawData | undefined = data;
  for (let left = depth; left > 0; left--) at = at?._parent;
  return at;
}

/** Values of the block parameters as many such blocks further out. */
export function namedAt({ named }: Room, level: number): readonly unknown[] {
  let at = named;
  for (let left = level; left > 0; left--) at = at?.above;
  return at?.values ?? [];
}

/** Never what a value has of its kind, such as `constructor`. */
export function ownValue(from: unknown, name: string): unknown {
  if (from === undefined || from === null) return from;
  return Object.hasOwn(from, name) ? (from as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** What `#if` and `#with` take for something. */
export const holds = (value: unknown, zeroHolds: boolean): boolean =>
  value === 0 ? zeroHolds : Array.isArray(value) ? value.length > 0 : Boolean(value);
