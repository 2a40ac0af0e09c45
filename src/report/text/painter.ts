/** The colours of severities in a terminal. */
import type picocolors from "picocolors";
import type { Severity } from "../../diagnostics/diagnostic.ts";

type Colours = ReturnType<typeof picocolors.createColors>;

/** Bold red, yellow or cyan; unchanged text if colours are off. */
export function painterOf(
  severity: Severity,
  { red, yellow, cyan, bold }: Colours,
): (text: string) => string {
  const colour = { error: red, warning: yellow, hint: cyan }[severity];
  return (text) => bold(colour(text));
}
