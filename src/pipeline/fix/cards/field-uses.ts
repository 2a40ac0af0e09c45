/**
 * What still names a field of a deck besides its cards: the templates that draw them, rules of `rules.yaml`, and kits.
 * Limit: what cannot be read, such as a rule with a fault, and texts of booklets are not counted.
 */
import { listed } from "../../../diagnostics/words.ts";
import { ruleReads } from "../../../rules/usage/rule-reads.ts";
import { placeOf } from "../../../source/locate.ts";
import { compileSet, readTemplates } from "../../draw/templates.ts";
import type { ProjectContext } from "../../project.ts";
import { readGame } from "../../read/read-game.ts";
import { isOf } from "./declared-field.ts";
import { templatesByDeck } from "./template-names.ts";

/** A line of a file that names a field. */
export interface FieldUse {
  readonly file: string;
  readonly line: number;
}

/**
 * Where the field is needed, each line once; none if nothing else uses it. A template that asks first whether a card has the
 * field (`present`) does without it.
 */
export function usesOfField(
  project: ProjectContext,
  game: string,
  deck: string,
  path: readonly string[],
): readonly FieldUse[] {
  const uses = [...inTemplates(project, game, deck, path), ...inContent(project, game, deck, path)];
  return [...new Map(uses.map((use) => [written(use), use])).values()];
}

const written = ({ file, line }: FieldUse): string => `${file}:${line}`;

/** "templates/duel/find.svg.hbs:3 and 2 more places". */
export function listedUses(uses: readonly FieldUse[]): string {
  const words = uses.map(written);
  const more = words.length - MOST_LISTED;
  if (more <= 1) return listed(words, "and");
  return listed([...words.slice(0, MOST_LISTED), `${more} more places`], "and");
}

const MOST_LISTED = 2;

function inTemplates(
  project: ProjectContext,
  game: string,
  deck: string,
  path: readonly string[],
): readonly FieldUse[] {
  const files = readTemplates(project, game).value;
  const compiled = compileSet(project, game, files).value;
  const used = templatesByDeck(project, game, files).get(deck) ?? [];
  return used.flatMap((template) => {
    const reads = compiled.get(template)?.reads.filter((read) => isOf(path, read.path)) ?? [];
    const doesWithout = reads.some((read) => read.presence && read.path.length === path.length);
    return doesWithout ? [] : reads.map(({ place: { file, start } }) => ({ file, line: start.line }));
  });
}

function inContent(
  project: ProjectContext,
  id: string,
  deck: string,
  path: readonly string[],
): readonly FieldUse[] {
  const { game, sources } = readGame(project, id).value;
  if (!game) return [];
  const ofRules = ruleReads(game, deck).filter((read) => isOf(path, read.path));
  const ofKits = game.kits
    .flatMap(({ items }) => items)
    .filter((item) => item.deck === deck && item.from === path.join("."))
    .map(({ source }) => ({ file: source.file, path: [...source.path, "from"], of: "value" as const }));
  return [...ofRules.map(({ at }) => at), ...ofKits].map((at) => {
    const { file, start } = placeOf(sources, at, at.of);
    return { file, line: start.line };
  });
}
