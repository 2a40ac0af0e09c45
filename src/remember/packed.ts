/**
 * Lists of plain data with many repetitions, as bytes: every text, number and object is stored once, and objects that
 * were equal are the same object afterwards. A value is unpacked when it is first asked for, so a long list costs little
 * as long as few of its values are needed.
 * Limits: records, lists, texts, numbers, true, false, null and undefined; the bytes are for the same kind of machine.
 */
import type { PackedList } from "./packed-form.ts";
import { Packer } from "./packer.ts";
import { Unpacker } from "./unpacker.ts";

/** The same lists, once packed. */
export type PackedLists<L extends Record<string, readonly unknown[]>> = {
  readonly [Name in keyof L]: PackedList<L[Name][number]>;
};

/** @throws Error when they contain other data */
export function packLists(lists: Readonly<Record<string, readonly unknown[]>>): Uint8Array {
  const packer = new Packer();
  const places = Object.entries(lists).map(([name, values]) => [name, packer.placeOfList(values)] as const);
  return packer.bytes(places);
}

/** @param bytes those that `packLists` made */
export function openLists<L extends Record<string, readonly unknown[]>>(bytes: Uint8Array): PackedLists<L> {
  const unpacker = new Unpacker(bytes);
  return Object.fromEntries(
    unpacker.lists.map(([name, place]) => [name, unpacker.listAt(place)]),
  ) as PackedLists<L>;
}
