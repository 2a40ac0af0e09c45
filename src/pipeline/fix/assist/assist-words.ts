/** The names of a game that its files may refer to, for completions. */
import { searchNames } from "../../../diagnostics/name-search.ts";
import type { Game } from "../../../game/game.ts";
import type { AssistWords, Mark } from "../../../schema/assist/assisted.ts";
import type { FileKind } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";
import { createIconLibrary } from "../../look/icons.ts";
import type { ProjectContext } from "../../project.ts";
import { namesOfGame } from "../game-names.ts";

/** The icon set has thousands of names: they are offered once this many letters are typed, and so many of them. */
const FEWEST_LETTERS = 2;
const MOST_ICONS = 40;

/** @param fields names of fields that the game's decks declare */
export function assistWords(
  project: ProjectContext,
  game: Game,
  kind: FileKind,
  fields: readonly string[],
): AssistWords {
  const names = namesOfGame(project, game, fields)[kind] ?? {};
  const dice = game.dice.map(({ id }) => id);
  const boards = game.boards.map(({ id }) => id);
  return {
    namesAt(path) {
      const key = path.findLast((step) => typeof step === "string");
      if (key === undefined) return [];
      if (isOfCard(kind, path)) return { die: dice, board: boards, ...names }[key] ?? [];
      return isAtTop(kind, path) && Object.hasOwn(names, key) ? (names[key] ?? []) : [];
    },
    pictures: game.pictures,
    marks: marksOf(project, game),
    iconsWith: (typed) =>
      typed.length < FEWEST_LETTERS
        ? []
        : searchNames([typed], project.bundle.icons.names()).slice(0, MOST_ICONS),
  };
}

/** A built-in field of a card or of the defaults of a deck. */
const isOfCard = (kind: FileKind, path: SourcePath): boolean =>
  kind === "deck" &&
  ((path[0] === "cards" && path.length === 3) || (path[0] === "defaults" && path.length === 2));

/** Fields farther down in decks and tables are the game's own, which may have the same names. */
const isAtTop = (kind: FileKind, path: SourcePath): boolean =>
  (kind !== "deck" && kind !== "table") || path.length === 1;

/** What texts of the game may put between colons, apart from icons of the set by their own names. */
export function marksOf(project: ProjectContext, { glossary, ...game }: Game): readonly Mark[] {
  const terms = Object.entries(glossary.terms).map(
    ([name, { text, title, meaning }]): Mark => ({
      name,
      kind: "term",
      text: text ?? title,
      ...(meaning !== undefined && { meaning }),
    }),
  );
  const [icons = []] = createIconLibrary(project, { glossary, ...game }).names();
  const symbols = glossary.symbols;
  const drawn = [...new Set(icons)]
    .filter((name) => !Object.hasOwn(glossary.terms, name))
    .map((name): Mark => {
      const meaning = Object.hasOwn(symbols, name) ? symbols[name]?.meaning : undefined;
      return { name, kind: "icon", ...(meaning !== undefined && { meaning }) };
    });
  return [...terms, ...drawn];
}
