/** `#each` and `#times`: what they go through, and the "@" names of each round. */
import { type DrawData, entered, type Room } from "./room.ts";

type Entry = readonly [key: string | number, entry: unknown];

/** Entries of a list or a map; none, and a fault, for anything else. */
export function entriesOf(value: unknown, site: number, { data }: Room): readonly Entry[] {
  return data.rendering.entriesOf(value, site) ?? [];
}

/** As many rounds in the same context. */
export function roundsOf(value: unknown, site: number, { data, context }: Room): readonly Entry[] {
  return Array.from({ length: data.rendering.roundsOf(value, site) }, (_, index) => [index, context]);
}

/**
 * Writes every round, with its own @index, @number, @key, @first and @last.
 * @param isNamed the entry and its key have names
 */
export function rounds(
  entries: readonly Entry[],
  site: number,
  room: Room,
  write: (room: Room) => string,
  isNamed: boolean,
): string {
  const { rendering } = room.data;
  const last = entries.length - 1;
  let text = "";
  for (const [index, [key, entry]] of entries.entries()) {
    rendering.round(site);
    const data: DrawData = {
      ...room.data,
      index,
      number: index + 1,
      key,
      first: index === 0,
      last: index === last,
      _parent: room.data,
    };
    text += write(entered(room, entry, isNamed ? [entry, key] : undefined, data));
    rendering.grown(text.length);
  }
  return text;
}
