/** A disk that breaks at the n-th call, as disks do when they are full, worn out, or removed. */
import { DISK, type Disk } from "../../src/host/disk/disk.ts";

/** Calls that change something on the disk, or make it durable. */
export const CHANGING = [
  "chmod",
  "close",
  "link",
  "mkdir",
  "open",
  "rename",
  "sync",
  "unlink",
  "write",
] as const;

/** "short": a write takes half of the bytes; "silent": it claims to have taken them all. */
export type Failure = "ENOSPC" | "EIO" | "EACCES" | "EPERM" | "EROFS" | "EBUSY" | "short" | "silent";

export interface Breaking {
  readonly disk: Disk;
  /** How many calls were made so far. */
  readonly calls: () => number;
  /** The call that failed: "rename", or undefined if there were fewer. */
  readonly broke: () => string | undefined;
}

/** @param at the number of the call that fails, from 1; `onward`: all later ones fail, too */
export function failingDisk(
  at: number,
  failure: Failure,
  onward = false,
  names: readonly (keyof Disk)[] = CHANGING,
): Breaking {
  let calls = 0;
  let broke: string | undefined;
  const disk = { ...DISK, pause: () => {} };
  for (const name of names) {
    const real = DISK[name] as (...words: unknown[]) => unknown;
    const broken = (...words: unknown[]): unknown => {
      calls += 1;
      const isDue = onward ? calls >= at : calls === at;
      if (!isDue) return real(...words);
      broke ??= name;
      return fail(name, failure, real, words);
    };
    Object.assign(disk, { [name]: broken });
  }
  return { disk, calls: () => calls, broke: () => broke };
}

/** Does the same to the real disk of this process until it is repaired, for whole commands. Reading still works. */
export function breakDisk(at: number, failure: Failure): Breaking & { readonly repair: () => void } {
  const real = { ...DISK };
  const breaking = failingDisk(at, failure);
  const { open } = breaking.disk;
  const isWriting = (flags: unknown): boolean => typeof flags === "string" && flags !== "r";
  Object.assign(DISK, breaking.disk, {
    open: (...words: Parameters<Disk["open"]>) => (isWriting(words[1]) ? open : real.open)(...words),
  });
  return { ...breaking, repair: () => void Object.assign(DISK, real) };
}

function fail(
  name: keyof Disk,
  failure: Failure,
  real: (...words: unknown[]) => unknown,
  words: unknown[],
): unknown {
  if (failure === "short" || failure === "silent") {
    if (name !== "write") return real(...words);
    const [file, bytes, offset, length] = words as Parameters<Disk["write"]>;
    const taken = DISK.write(file, bytes, offset, Math.ceil(length / 2));
    return failure === "short" ? taken : length;
  }
  // A file whose close fails is closed all the same, as in real systems.
  if (name === "close") real(...words);
  throw Object.assign(new Error(`${failure}: ${name}`), { code: failure, syscall: name });
}
