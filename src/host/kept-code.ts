/**
 * Whatever keeps the compiled code of this process for the next one. Most commands return, and `main.ts` keeps it then; one that runs
 * until it is ended has to ask for it.
 */
let keep = (): void => {};

/** Called once, before a command runs. */
export function codeIsKeptBy(work: () => void): void {
  keep = work;
}

export const keepCode = (): void => keep();
