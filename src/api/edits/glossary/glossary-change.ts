/** The change of a glossary that is asked for. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { nameIcons } from "../../../pipeline/fix/glossary/name-icons.ts";
import { createIconLibrary } from "../../../pipeline/look/icons.ts";
import { gameNamed } from "../../../pipeline/read/choose-games.ts";
import { openContent } from "../../../pipeline/read/content-files.ts";
import { isNeededForGlossary, readGame } from "../../../pipeline/read/read-game.ts";
import type { Call } from "../../handle.ts";
import { editedFile } from "../cards/card-change.ts";
import type { NamedEdits } from "../edits.ts";
import type { GlossaryAsk } from "./check-ask.ts";

/** @throws BroadsideError `unknown-game`; as `nameIcons` does */
export function glossaryChange({ project }: Call, { game: wanted, icons }: GlossaryAsk): NamedEdits {
  const { game } = readGame(project, gameNamed(project, wanted), isNeededForGlossary).value;
  if (!game) throw badOrder(`the game "${wanted}" cannot be read: correct game.yaml and glossary.yaml first`);
  const content = openContent(project.host, game.folder, project.memory);
  const path = `${game.folder}/glossary.yaml`;
  const document = content.open(path);
  const { title, files } = nameIcons(path, document, icons, createIconLibrary(project, game));
  const edited = files.filter(({ edits }) => edits.length > 0);
  return {
    title,
    files: edited.map((file) =>
      document ? editedFile(project, file) : { path, edits: file.edits, before: "" },
    ),
  };
}
