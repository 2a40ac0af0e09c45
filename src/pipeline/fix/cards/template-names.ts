/** Which templates draw the cards of which deck. */
import type { TemplateFiles } from "../../../template/template.ts";
import { deckData } from "../../draw/deck-data.ts";
import type { ProjectContext } from "../../project.ts";
import { openContent } from "../../read/content-files.ts";
import { readGame } from "../../read/read-game.ts";

/** Names of templates by the ids of decks, with those that single cards have. */
export function templatesByDeck(
  project: ProjectContext,
  id: string,
  { templates }: Pick<TemplateFiles, "templates">,
): ReadonlyMap<string, readonly string[]> {
  const { game } = readGame(project, id).value;
  const content = openContent(project.host, `content/${id}`, project.memory);
  const decks = deckData(content, game, templates);
  return new Map(
    decks.map(({ id, frontTemplate, backTemplate, cards }) => {
      const own = cards.flatMap(({ values: { front, back } }) => [front, back]);
      const names = [frontTemplate, backTemplate, ...own].filter((one) => typeof one === "string");
      return [id, [...new Set(names)].filter((one) => templates.has(one))];
    }),
  );
}
