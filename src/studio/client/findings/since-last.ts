/** What the last check found that the one before had not, and the reverse: what a change has made better or worse. */
import { effect, signal } from "@preact/signals";
import type { Diagnostic } from "../../../index.ts";
import { checkedAt, findings, gameId, isChecking } from "../project/project.ts";

export interface FoundSince {
  readonly added: number;
  readonly gone: number;
}

/** Undefined before the second check of a game, and where it found what the first had. */
export const foundSince = signal<FoundSince | undefined>(undefined);

/** By rule, file and message: a finding that only moves is the same. */
export function changeOf(before: readonly Diagnostic[], after: readonly Diagnostic[]): FoundSince {
  const left = new Map<string, number>();
  for (const one of before) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  let added = 0;
  for (const one of after) {
    const count = left.get(keyOf(one)) ?? 0;
    if (count === 0) added += 1;
    else left.set(keyOf(one), count - 1);
  }
  return { added, gone: before.length - (after.length - added) };
}

const keyOf = ({ rule, file, message }: Diagnostic): string => `${rule}\0${file}\0${message}`;

let last: { readonly game: string | undefined; readonly found: readonly Diagnostic[] } | undefined;

effect(() => {
  const [game, found] = [gameId.value, findings.value];
  if (checkedAt.value === undefined || isChecking.value || last?.found === found) return;
  const change = last?.game === game ? changeOf(last?.found ?? [], found) : undefined;
  last = { game, found };
  foundSince.value = change && change.added + change.gone > 0 ? change : undefined;
});
