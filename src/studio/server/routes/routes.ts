/**
 * The calls of the studio as two tables; each reads what is asked and hands it to the open project. A new call is one entry
 * here and one in `shared/calls.ts`.
 */
import { INKS } from "../../../index.ts";
import type { CallName, FolderCall } from "../../shared/calls.ts";
import { checkedByCall, list, object, optional, text, word } from "../ask.ts";
import { EDIT_ROUTES } from "./edits.ts";
import { FILE_ROUTES } from "./files.ts";
import { MANUAL_ROUTES } from "./manual.ts";
import { NEW_GAME_ROUTES } from "./new-game.ts";
import { OPEN_ROUTES } from "./open.ts";
import { PICTURE_ROUTES } from "./pictures.ts";
import { PRINT_ROUTES } from "./print.ts";
import { PRINTER_ROUTES } from "./printers.ts";
import type { Routes, StudioFolder } from "./route.ts";
import { UPLOAD_ROUTES } from "./uploads.ts";

export const ROUTES: Routes<Exclude<CallName, FolderCall>> = {
  ...FILE_ROUTES,
  ...PICTURE_ROUTES,
  ...MANUAL_ROUTES,
  check: {
    ask: object({ games: list(text), ink: optional(word(...INKS)) }),
    call: ({ project }, { games, ink }, work) => project.check(games, { ...work, ink, translations: false }),
  },
  cards: { ask: checkedByCall(), call: ({ project }, order, work) => project.cards(order, work) },
  faces: { ask: checkedByCall(), call: ({ project }, order, work) => project.faces(order, work) },
  ...PRINT_ROUTES,
  ...PRINTER_ROUTES,
  ...EDIT_ROUTES,
  template: {
    ask: checkedByCall(),
    call: async ({ project }, face, work) => (await project.template(face, work)) ?? null,
  },
  things: { ask: checkedByCall(), call: ({ project }, face, work) => project.things(face, work) },
  assist: {
    ask: checkedByCall(),
    call: async ({ project }, ask, work) => (await project.assist(ask, work)) ?? null,
  },
  writtenFields: { ask: checkedByCall(), call: ({ project }, ask, work) => project.writtenFields(ask, work) },
  words: { ask: checkedByCall(), call: ({ project }, ask, work) => project.words(ask, work) },
  dice: { ask: checkedByCall(), call: ({ project }, ask, work) => project.dice(ask, work) },
  tracks: {
    ask: checkedByCall(),
    call: ({ project }, ask, work) => project.scenarios.ofGame(ask, work),
  },
  removeScenario: {
    ask: checkedByCall(),
    call: ({ project }, ask, { signal }) => project.scenarios.remove(ask, { signal }),
    isWriting: true,
  },
  findIcons: {
    ask: object({ words: list(text) }),
    call: ({ project }, { words }, work) => project.icons.find(words, work),
  },
  iconDrawings: { ask: checkedByCall(), call: ({ project }, ask, work) => project.icons.drawings(ask, work) },
};

/** Those that also work where no project is yet. */
export const FOLDER_ROUTES: Routes<FolderCall, StudioFolder> = {
  ...OPEN_ROUTES,
  ...NEW_GAME_ROUTES,
  ...UPLOAD_ROUTES,
};
