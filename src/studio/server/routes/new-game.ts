/** A new game, in the open project or in the studio's folder; shown before it is written. */
import { join } from "node:path";
import { textOf } from "../../../diagnostics/wording.ts";
import { slug } from "../../../host/disk/file-names.ts";
import {
  BroadsideError,
  createMemoryHost,
  type NewGameOrder,
  newGame,
  openProject,
  type PlannedGame,
  planNewGame,
  type SpreadsheetText,
  shippedGames,
} from "../../../index.ts";
import type { NewGameAsk, PlannedNewGame } from "../../shared/calls.ts";
import { checkedByCall, object, optional, text } from "../ask.ts";
import { projectIn } from "./open.ts";
import type { Routes, StudioFolder } from "./route.ts";

const ASK = object<NewGameAsk>({
  title: text,
  id: optional(text),
  like: optional(text),
  sample: optional(text),
  sheet: optional(checkedByCall<SpreadsheetText>()),
});

export const NEW_GAME_ROUTES: Routes<"startingGames" | "planNewGame" | "newGame", StudioFolder> = {
  startingGames: { ask: object({}), call: shippedGames },
  planNewGame: {
    ask: ASK,
    call: async (studio, ask) => {
      try {
        const { texts, ...planned } = await planNewGame(await targetOf(studio, ask), orderOf(ask));
        const faces = ask.like === undefined ? await firstFaces(planned.id, texts) : [];
        return { planned: { ...planned, faces } };
      } catch (error) {
        if (!(error instanceof BroadsideError)) throw error;
        return { fault: faultOf(error, ask) };
      }
    },
    isWriting: true,
  },
  newGame: {
    ask: ASK,
    call: async (studio, ask) => {
      const made = await newGame(await targetOf(studio, ask), orderOf(ask));
      // from now on the folder is a project
      await studio.held.get();
      return made;
    },
    isWriting: true,
  },
};

/** Names are typed letter by letter, so that one is not good yet is no refusal of the call. */
const faultOf = (error: BroadsideError, ask: NewGameAsk): string =>
  error.code === "bad-output"
    ? `there is a game "${idOf(ask)}" already: give this one another name, or another short name`
    : textOf(error.wording, FIELDS);

/** What the page calls the options that people fill in. */
const FIELDS = { title: "the name of the game", id: "the short name" };

const idOf = ({ id, title }: NewGameAsk): string => id ?? slug(title);

/** A folder of the open project, else the studio's own, which may have files of the person, such as pictures. */
async function targetOf({ folder, held }: StudioFolder, ask: NewGameAsk): Promise<string> {
  const project = await projectIn(held);
  return project ? join(project.root, "content", idOf(ask)) : folder;
}

const orderOf = (ask: NewGameAsk): NewGameOrder => ({
  id: idOf(ask),
  title: ask.title,
  besideFiles: true,
  ...(ask.like !== undefined && { like: ask.like }),
  ...(ask.sample !== undefined && { from: [ask.sample] }),
  ...(ask.sheet !== undefined && { from: [ask.sheet] }),
});

const FIRST_FACES = 3;

/** Drawn as they will be, from files that are in memory only. */
async function firstFaces(game: string, texts: PlannedGame["texts"]): Promise<PlannedNewGame["faces"]> {
  const project = await openProject(createMemoryHost(texts), { cache: false });
  try {
    const [deck] = (await project.cards({ game })).decks;
    const cards = deck?.cards.slice(0, FIRST_FACES) ?? [];
    const faces = cards.map(({ id }) => ({ deck: deck?.id ?? "", card: id }));
    const drawn = (await project.faces({ game, faces })).faces;
    return drawn.map((face, index) => ({ ...face, title: cards[index]?.title ?? face.card }));
  } finally {
    await project.close();
  }
}
