/** A disk that breaks at the n-th call, as disks do when they are full, worn out, or taken away. */
import { DISK, type Disk } from "../../src/host/disk/disk.ts";

/** Calls that change something on the disk, or make sure that it lasts. */
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

/** "short": a write takes half of the bytes; "silent": it says that it took them all, and did not. */
export type Failure = "ENOSPC" | "EIO" | "EACCES" | "EPERM" | "EROFS" | "EBUSY" | "short" | "silent";

export interface Breaking {
  readonly disk: Disk;
  /** How many calls were made so far. */
  readonly calls: () => number;
  /** The call that broke: "rename", or undefined when there were fewer. */
  readonly broke: () => string | undefined;
}

/** @param at the number of the call that fails, from 1; `onward`: and all after it */
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

/** The same for the real disk of this process, until it is repaired: for whole commands. Reading goes on. */
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
  // A file that could not be closed is closed all the same, as systems do.
  if (name === "close") real(...words);
  throw Object.assign(new Error(`${failure}: ${name}`), { code: failure, syscall: name });
}
