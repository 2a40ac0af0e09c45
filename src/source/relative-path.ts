/** Resolves paths that one content file uses to refer to another ("../schemas/battle-card.yaml") to project paths. */

/**
 * The path that `written` means in the file at `from`, with forward slashes; undefined if it is not a relative path
 * (absolute, a URL, backslashes, empty) or leads out of the project.
 */
export function resolvePath(from: string, written: string): string | undefined {
  if (written === "" || /^[/~]|[\\:\0]/.test(written)) return undefined;
  const steps = from.split("/").slice(0, -1);
  // File names use composed accents.
  for (const step of written.normalize("NFC").split("/")) {
    if (step === "" || step === ".") continue;
    if (step !== "..") steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return steps.join("/");
}
