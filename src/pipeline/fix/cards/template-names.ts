/** Which templates draw the cards of which deck, in this game and in others. */
import { compileTemplates } from "../../../template/compile.ts";
import type { TemplateFiles } from "../../../template/template.ts";
import { decksOfGame } from "../../draw/deck-data.ts";
import { readTemplates } from "../../draw/templates.ts";
import { gameIdsOf, type ProjectContext } from "../../project.ts";

/** Names of templates by the ids of decks, with those that single cards have. */
export function templatesByDeck(
  project: ProjectContext,
  id: string,
  { templates }: Pick<TemplateFiles, "templates">,
): ReadonlyMap<string, readonly string[]> {
  const decks = decksOfGame(project, id, { templates });
  return new Map(
    decks.map(({ id, frontTemplate, backTemplate, cards }) => {
      const own = cards.flatMap(({ values: { front, back } }) => [front, back]);
      const names = [frontTemplate, backTemplate, ...own].filter((one) => typeof one === "string");
      return [id, [...new Set(names)].filter((one) => templates.has(one))];
    }),
  );
}

export interface DrawnElsewhere {
  readonly file: string;
  readonly game: string;
  readonly deck: string;
}

const SHARED = "templates/shared/";

/**
 * The first deck of another game that is drawn with one of these files; undefined if there is none.
 * @param paths of templates and partials: those below `templates/shared/` belong to all games
 */
export function drawnElsewhere(
  project: ProjectContext,
  game: string,
  paths: readonly string[],
): DrawnElsewhere | undefined {
  const shared = new Set(paths.filter((path) => path.startsWith(SHARED)));
  if (shared.size === 0) return undefined;
  for (const other of gameIdsOf(project)) {
    if (other === game) continue;
    const files = readTemplates(project, other).value;
    const compiled = compileTemplates(files).value;
    for (const [deck, names] of templatesByDeck(project, other, files))
      for (const name of names) {
        const { source = files.templates.get(name), partials = [] } = compiled.get(name) ?? {};
        const found = [source, ...partials].find((one) => one && shared.has(one.file));
        if (found) return { file: found.file, game: other, deck };
      }
  }
  return undefined;
}
