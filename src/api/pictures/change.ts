/**
 * A picture that gets another name, or is taken off the cards: the edits of everything that names it. Names are written in texts
 * as they are ("art/axe.png"), or in parts, as a template reads them (`href="art/{{art}}.png"` with `art: axe`).
 * What is left is found by drawing the game as it would then be: sides that still ask for the old name cannot be changed here,
 * because their template makes it of something else, such as the card's id.
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import { type Host, sameBytes } from "../../host/host.ts";
import { createOverlayHost } from "../../host/overlay-host.ts";
import type { CardData, DeckData } from "../../pipeline/draw/deck-data.ts";
import { openCards, placeOf } from "../../pipeline/fix/cards/cards-of-deck.ts";
import { openDeck } from "../../pipeline/fix/cards/open-deck.ts";
import { setInFile } from "../../pipeline/fix/cards/set-field.ts";
import { checkGame } from "../../pipeline/judge/check-game.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { passing } from "../../remember/memory.ts";
import type { Json } from "../../schema/files.ts";
import { applyEdits } from "../../source/edit/edits.ts";
import type { SourcePath } from "../../source/tree.ts";
import { editedFile } from "../edits/cards/card-change.ts";
import type { NamedEdits } from "../edits/edits.ts";
import type { FileEdits } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { pictureFieldsOfDeck, readableDecks } from "./deck-picture-field.ts";
import { type PictureUse, usesIn } from "./list.ts";
import { placesLeft, placesOf, spelled, textsOfGame } from "./named-places.ts";
import { type PictureField, valueFor } from "./picture-field.ts";
import { refuseNewName, refuseOtherFile } from "./picture-name.ts";

export interface PictureChangeOrder {
  readonly game: string;
  /** The picture, from the game's folder: "art/axe.png". */
  readonly name: string;
  /** Its new name, with the same ending, free or that of a copy; without one it is taken off all cards. */
  readonly to?: string | undefined;
}

/** Nothing is written yet. */
export interface PictureChange extends Omit<NamedEdits, "cards"> {
  /** Cards whose fields name it. */
  readonly cards: readonly { readonly deck: string; readonly card: string; readonly title: string }[];
  /** Where else it is named: of a new name, places that change with it; otherwise, those that must be changed by hand. */
  readonly places: readonly NamedPlace[];
  /** Sides of cards that would still ask for it under its old name. */
  readonly fixed: readonly PictureUse[];
}

export interface NamedPlace {
  readonly file: string;
  readonly line: number;
}

const OPTIONS: Options<PictureChangeOrder> = { game: "text", name: "text", to: "text" };

/**
 * @throws BroadsideError `unknown-game`, `unknown-file` if there is no such picture, `bad-order` for a name it cannot have and
 * for cards that cannot be changed
 */
export async function changePicture(call: Call, order: PictureChangeOrder): Promise<PictureChange> {
  refuseOptions(order, OPTIONS, ["game", "name"]);
  const { project } = call;
  const game = gameNamed(project, order.game);
  const folder = `content/${game}`;
  const { name } = order;
  const to = order.to?.normalize("NFC");
  refuseOtherFile(project.host, folder, name);
  if (to !== undefined && !isCopy(project.host, folder, name, to))
    refuseNewName(project.host, folder, name, to);
  const decks = readableDecks(project, game);
  const naming = decks.flatMap((deck) => cardsNaming(project, deck, name));
  const written = inCards(project, game, naming, to);
  const spelledOut = to === undefined ? [] : inTexts(project, game, name, to);
  const files = edited(project, [...written, ...spelledOut]);
  const after = projectAfter(project, files, folder, name, to);
  const places =
    to === undefined ? placesLeft(after.host, game, name) : spelledOut.filter((one) => !isIn(one, naming));
  return {
    title:
      to === undefined
        ? `Take ${fileName(name)} off ${inWords(naming)}`
        : `Rename ${fileName(name)} to ${fileName(to)}`,
    files,
    cards: naming.map(({ deck, card: { id, title } }) => ({ deck: deck.id, card: id, title })),
    places: places.map(({ file, start: { line } }) => ({ file, line })),
    fixed: await stillAsking({ ...call, project: after }, game, name),
  };
}

/** The picture is under the new name already. */
const isCopy = (host: Host, folder: string, name: string, to: string): boolean =>
  to !== name &&
  host.isFile(`${folder}/${to}`) &&
  sameBytes(host.readBytes(`${folder}/${to}`), host.readBytes(`${folder}/${name}`));

const fileName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

const inWords = (naming: readonly Naming[]): string =>
  naming.length === 1 ? (naming[0]?.card.title ?? "") : `${naming.length} cards`;

/** A card with the places of its values that name the picture. */
interface Naming {
  readonly deck: DeckData;
  readonly card: CardData;
  readonly values: readonly NamingValue[];
}

interface NamingValue {
  readonly path: SourcePath;
  /** Of a value that is a part of the name. */
  readonly field?: PictureField;
}

function cardsNaming(project: ProjectContext, deck: DeckData, name: string): readonly Naming[] {
  const fields = pictureFieldsOfDeck(project, deck)
    .filter(({ before, after }) => before + after !== "")
    .flatMap((field) => {
      const value = valueFor(field, name);
      return value === undefined ? [] : [{ field, value }];
    });
  return deck.cards.flatMap((card) => {
    const parts = fields.flatMap(({ field, value }): NamingValue[] =>
      card.values[field.field] === value ? [{ path: [field.field], field }] : [],
    );
    const whole = pathsOf(card.values, name).map((path): NamingValue => ({ path }));
    const values = [...parts, ...whole];
    return values.length > 0 ? [{ deck, card, values }] : [];
  });
}

/** Where a value is, or contains, the name. */
function pathsOf(value: Json | undefined, name: string, path: SourcePath = []): readonly SourcePath[] {
  if (typeof value === "string") return value.normalize("NFC") === name.normalize("NFC") ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([step, one]) => pathsOf(one, name, [...path, step]));
}

/** Values that are parts of the name, and without a new name all values, as fields of their cards. */
function inCards(
  project: ProjectContext,
  game: string,
  naming: readonly Naming[],
  to: string | undefined,
): readonly TextEdit[] {
  return [...groupedBy(naming, ({ deck }) => deck.id)].flatMap(([id, own]) => {
    const wanted = own.flatMap(({ card, values }) => {
      const changes = values
        .filter(({ field }) => to === undefined || field !== undefined)
        .map(({ path, field }) => ({
          path,
          value: to === undefined || field === undefined ? undefined : partFor(field, to),
        }));
      // from the last item of a list to its first, so that none moves before it is removed
      return changes.length > 0 ? [{ card, changes: changes.toReversed() }] : [];
    });
    if (wanted.length === 0) return [];
    const opened = openDeck(project, game, id);
    const file = openCards(opened);
    for (const { card, changes } of wanted)
      for (const change of changes)
        setInFile(opened, file, placeOf(file.cards(), card.id), [change], card.title);
    return file.edits();
  });
}

/** @throws BroadsideError `bad-order` for a name that the template cannot show */
function partFor(field: PictureField, to: string): string {
  const value = valueFor(field, to);
  if (value !== undefined) return value;
  throw badOrder(
    `"${to}": a template adds "${field.before}" and "${field.after}" to the names of these pictures; expected a name with both`,
  );
}

function inTexts(project: ProjectContext, game: string, name: string, to: string): readonly TextEdit[] {
  const folder = `content/${game}`;
  const isOnly =
    project.host.listFiles(folder).filter((path) => fileName(path) === fileName(name)).length === 1;
  return textsOfGame(project.host, game).flatMap((text) => [
    ...placesOf(text, name, to),
    // credits name files without their folders
    ...(isOnly && name.includes("/") && text.path === `${folder}/game.yaml`
      ? spelled(text, fileName(name), fileName(to))
      : []),
  ]);
}

const isIn = ({ file, start: { offset } }: TextEdit, naming: readonly Naming[]): boolean =>
  naming.some(({ card: { place } }) => place.file === file && offset >= place.start && offset < place.end);

function edited(project: ProjectContext, edits: readonly TextEdit[]): readonly FileEdits[] {
  return [...groupedBy(edits, ({ file }) => file)].map(([path, own]) =>
    editedFile(project, { path, edits: own.toSorted((a, b) => a.start.offset - b.start.offset) }),
  );
}

/** The project as it would be with the edits, and with the picture under its new name alone. */
function projectAfter(
  project: ProjectContext,
  files: readonly FileEdits[],
  folder: string,
  name: string,
  to: string | undefined,
): ProjectContext {
  const { host, memory } = project;
  const texts = files.map(({ path, edits }): readonly [string, Uint8Array] => {
    const bytes = applyEdits(host.readBytes(path), edits);
    if (!bytes)
      throw badOrder(`"${path}" names the picture in a way that cannot be changed; change it in the file`);
    return [path, bytes];
  });
  const after = createOverlayHost(host, new Map(texts));
  const picture = host.readBytes(`${folder}/${name}`);
  after.removeFile(`${folder}/${name}`, picture);
  if (to !== undefined) after.writeFile(`${folder}/${to}`, picture);
  return { ...project, host: after, hasDrafts: true, ...(memory && { memory: passing(memory) }) };
}

async function stillAsking(
  { project, progress }: Call,
  game: string,
  name: string,
): Promise<readonly PictureUse[]> {
  const { made } = await checkGame(project, game, progress);
  if (!made) throw badOrder(`which cards show "${name}" is not known, because ${game} cannot be read`);
  return usesIn(made).missing.flatMap((missing) =>
    missing.name.normalize("NFC") === name.normalize("NFC") ? missing.uses : [],
  );
}
