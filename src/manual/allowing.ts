/** What a page says about allowing a finding, in Markdown that also reads well as plain text. */
import type { ManualEntry } from "./manual.ts";

const NEVER = "It cannot be allowed: as an error it prevents making or playing the game as written.";

export function allowingWords({ allowing, id }: Pick<ManualEntry, "allowing" | "id">): string {
  const comment = `write \`# broadside-allow ${id}: the reason\` on its line or the line above; in a template \`<!-- broadside-allow ${id}: the reason -->\``;
  switch (allowing) {
    case "never":
      return NEVER;
    case "severity":
      return `A comment cannot allow it, because it is itself about allowing. An entry under \`severity:\` in game.yaml sets its severity.`;
    case "below-error":
      return `As an error it cannot be allowed. To allow it at a lower severity, ${comment}.`;
    case "comment":
      return `To allow one finding, ${comment}. An entry under \`severity:\` in game.yaml sets its severity for the whole game or for some of its files.`;
  }
}
