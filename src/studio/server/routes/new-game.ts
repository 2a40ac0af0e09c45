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
  planNewGame,
  type SpreadsheetText,
  type SpreadsheetWorkbook,
  shippedGames,
} from "../../../index.ts";
import type { NewGameAsk, PlannedNewGame, UploadedWorkbook } from "../../shared/calls.ts";
import { checkedByCall, object, optional, text } from "../ask.ts";
import { projectIn } from "./open.ts";
import type { Routes, StudioFolder } from "./route.ts";

const ASK = object<NewGameAsk>({
  title: text,
  id: optional(text),
  like: optional(text),
  sample: optional(text),
  sheet: optional(checkedByCall<SpreadsheetText>()),
  workbook: optional(
    object<UploadedWorkbook>({
      upload: text,
      name: text,
      sheet: optional(text),
      columns: optional(checkedByCall<NonNullable<UploadedWorkbook["columns"]>>()),
    }),
  ),
});

export const NEW_GAME_ROUTES: Routes<"startingGames" | "planNewGame" | "newGame", StudioFolder> = {
  startingGames: { ask: object({}), call: shippedGames },
  planNewGame: {
    ask: ASK,
    call: async (studio, ask) => {
      try {
        const { texts, workbooks, ...planned } = await planNewGame(
          await targetOf(studio, ask),
          orderOf(studio, ask),
        );
        const faces = ask.like === undefined ? await firstFaces(planned.id, { ...texts, ...workbooks }) : [];
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
      const made = await newGame(await targetOf(studio, ask), orderOf(studio, ask));
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
const FIELDS = { title: "the name of the game", id: "the short name", sheet: "the sheet" };

const idOf = ({ id, title }: NewGameAsk): string => id ?? slug(title);

/** A folder of the open project, else the studio's own, which may have files of the person, such as pictures. */
async function targetOf({ folder, held }: StudioFolder, ask: NewGameAsk): Promise<string> {
  const project = await projectIn(held);
  return project ? join(project.root, "content", idOf(ask)) : folder;
}

function orderOf({ uploads }: StudioFolder, ask: NewGameAsk): NewGameOrder {
  const { title, like, sample, sheet, workbook } = ask;
  return {
    ...{ id: idOf(ask), title, besideFiles: true },
    ...(like !== undefined && { like }),
    ...(sample !== undefined && { from: [sample] }),
    ...(sheet !== undefined && { from: [sheet] }),
    ...(workbook !== undefined && { from: [workbookOf(uploads, workbook)] }),
  };
}

const workbookOf = (
  uploads: StudioFolder["uploads"],
  { upload, ...named }: UploadedWorkbook,
): SpreadsheetWorkbook => ({ ...named, bytes: uploads.bytesOf(upload) });

const FIRST_FACES = 3;

/** Drawn as they will be, from files that are in memory only. */
async function firstFaces(
  game: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<PlannedNewGame["faces"]> {
  const project = await openProject(createMemoryHost(files), { cache: false });
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
