/**
 * A package that the program needs cannot be loaded: it is missing, damaged, or was built for another machine. That
 * says nothing about any file of a project, so it is never a finding and never cached; the command ends with status 2.
 */
export class CannotLoad extends Error {
  readonly part: string;
  /** The loader's message. */
  readonly reason: string;

  /** @param part the package: "sharp" */
  constructor(part: string, reason: string) {
    super(
      `the package "${part}", which Broadside needs here, cannot be loaded; install Broadside again on this machine ` +
        `(with its optional dependencies). The loader says: ${firstLine(reason)}`,
    );
    this.name = "CannotLoad";
    this.part = part;
    this.reason = reason;
  }
}

/** Converts a loader's error to a `CannotLoad`, to be thrown instead. */
export function cannotLoad(part: string, error: unknown): CannotLoad {
  return new CannotLoad(part, error instanceof Error ? error.message : String(error));
}

/** For code that treats any error of a reader as a fault of its input: this one is not. @throws CannotLoad */
export function passCannotLoad(error: unknown): void {
  if (error instanceof CannotLoad) throw error;
}

function firstLine(reason: string): string {
  return (
    reason
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? "nothing"
  );
}
