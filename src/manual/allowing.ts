/** What a page says about letting a finding pass, in Markdown that reads well as plain text too. */
import type { ManualEntry } from "./manual.ts";

const NEVER = "It cannot be allowed: a card could not be made, or not as it is written.";

export function allowingWords({ allowing, id }: Pick<ManualEntry, "allowing" | "id">): string {
  const comment = `write \`# broadside-allow ${id}: the reason\` on its line or the line above, in a template \`<!-- broadside-allow ${id}: the reason -->\``;
  switch (allowing) {
    case "never":
      return NEVER;
    case "severity":
      return `No comment lets it pass, because it is about such settings itself. An entry under \`severity:\` of game.yaml says how grave it is.`;
    case "below-error":
      return `Where it is an error it cannot be allowed. To let a weaker one pass, ${comment}.`;
    case "comment":
      return `To let one finding pass, ${comment}. An entry under \`severity:\` of game.yaml says how grave it is in the whole game or in some of its files.`;
  }
}
