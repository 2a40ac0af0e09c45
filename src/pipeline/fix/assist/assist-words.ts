/** The names of a game that its files may refer to, for completions. */
import { searchNames } from "../../../diagnostics/name-search.ts";
import type { Game } from "../../../game/game.ts";
import type { AssistWords, DrawingOfName, Mark } from "../../../schema/assist/assisted.ts";
import type { FileKind } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";
import { createIconLibrary } from "../../look/icons.ts";
import type { ProjectContext } from "../../project.ts";
import { namesOfGame } from "../game-names.ts";

/** The icon set has thousands of names: they are offered once this many letters are typed, and so many of them. */
const FEWEST_LETTERS = 2;
const MOST_ICONS = 40;

/** The path of the picture that the value of a card's field shows, in the game's folder; undefined for other values. */
export type ShownPicture = (field: string, value: string) => string | undefined;

/**
 * @param kind of the file; undefined for a template
 * @param fields names of fields that the game's decks declare
 */
export function assistWords(
  project: ProjectContext,
  game: Game,
  kind: FileKind | undefined,
  fields: readonly string[],
  shownPicture: ShownPicture = () => undefined,
): AssistWords {
  const names = (kind && namesOfGame(project, game, fields)[kind]) ?? {};
  const marks = marksOf(project, game);
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
    marks,
    drawingOf: (value, where) => drawingOf(project, game, marks, value, meantAt(kind, where), shownPicture),
    iconsWith: (typed) =>
      typed.length < FEWEST_LETTERS
        ? []
        : searchNames([typed], project.bundle.icons.names()).slice(0, MOST_ICONS),
  };
}

/** Where a value is: what it must be, or the field whose value it is. */
interface Meant {
  readonly must?: "icon" | "picture";
  readonly field?: string;
  /** Of a card. */
  readonly isOfCard?: boolean;
}

/** Names of fields whose values are icons. */
const ICON_FIELD = /(^|[-_])(icon|symbol)s?$/i;

function meantAt(kind: FileKind | undefined, where: "icon" | "picture" | SourcePath): Meant {
  if (typeof where === "string") return { must: where };
  const field = where.findLast((step) => typeof step === "string");
  if (kind === "glossary" && (where[0] === "icons" || where[0] === "symbols")) return { must: "icon" };
  if (field === undefined) return {};
  return { field, isOfCard: isOfCard(kind, where), ...(ICON_FIELD.test(field) && { must: "icon" }) };
}

/** Any word may be the name of an icon of the set: where none is meant, only those of the game count. */
function drawingOf(
  project: ProjectContext,
  game: Game,
  marks: readonly Mark[],
  value: string,
  { must, field, isOfCard: isCard = false }: Meant,
  shownPicture: ShownPicture,
): DrawingOfName | undefined {
  if (must !== "icon") {
    const shown = isCard && field !== undefined ? shownPicture(field, value) : undefined;
    const picture = [shown, value].find((one) => one !== undefined && game.pictures.includes(one));
    if (picture !== undefined) return { picture: `${game.folder}/${picture}` };
  }
  if (must === "picture") return undefined;
  const isMeant = must === "icon" || marks.some(({ name, kind }) => kind === "icon" && name === value);
  if (!isMeant || !createIconLibrary(project, game).find(value)) return undefined;
  return { icon: { game: game.id, name: value } };
}

/** A built-in field of a card or of the defaults of a deck. */
const isOfCard = (kind: FileKind | undefined, path: SourcePath): boolean =>
  kind === "deck" &&
  ((path[0] === "cards" && path.length === 3) || (path[0] === "defaults" && path.length === 2));

/** Fields farther down in decks and tables are the game's own, which may have the same names. */
const isAtTop = (kind: FileKind | undefined, path: SourcePath): boolean =>
  (kind !== "deck" && kind !== "table") || path.filter((step) => typeof step === "string").length === 1;

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
