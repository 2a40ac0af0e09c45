/** A game as a commit has it: read, checked and laid out like the one of now. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { fullMessage } from "../../../diagnostics/diagnostic.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { counted } from "../../../diagnostics/words.ts";
import { kitsNamed } from "../../../game/kits/prints.ts";
import type { CommitFiles } from "../../../host/git/files-at-commit.ts";
import { createMemory, readOnly } from "../../../remember/memory.ts";
import { checkGame } from "../../judge/check-game.ts";
import { SILENT } from "../../progress.ts";
import type { ProjectContext } from "../../project.ts";
import { languagesOf } from "../../read/locale/locale-files.ts";
import type { OpenEarlier } from "./earlier-game.ts";
import { pictureOf } from "./piece-pictures.ts";
import { piecesNow } from "./update.ts";

/** @param ref the commit's name as it was given, for people */
export function earlierAtCommit(
  { bundle, inspector, limits, ink, lang, memory }: ProjectContext,
  { host }: CommitFiles,
  ref: string,
): OpenEarlier {
  return async ({ game: { id } }, selection, progress) => {
    const options = {
      ...(inspector && { inspector }),
      ...(limits && { limits }),
      ...(ink && { ink }),
      ...(lang !== undefined && { lang }),
    };
    const project: ProjectContext = {
      host,
      bundle,
      memory: createMemory(memory && readOnly(memory)),
      ...options,
    };
    if (!host.isFile(`content/${id}/game.yaml`))
      throw badOrder(wording`${option("since")}: the game "${id}" is not in ${ref}`);
    if (lang !== undefined && !languagesOf(host, id).includes(lang))
      throw badOrder(
        wording`${option("since")}: the game "${id}" is not translated into "${lang}" in ${ref}, so there is nothing to compare with`,
      );
    const quiet = { ...progress, step: SILENT.step };
    const { made: old, diagnostics } = await checkGame(project, id, quiet);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const [first] = errors;
    const said = first && `${first.file}:${first.start.line}: ${fullMessage(first)}`;
    if (!old)
      throw badOrder(
        wording`${option("since")}: the content of "${id}" in ${ref} cannot be read (${said ?? "its game.yaml"})`,
      );
    const hasKits = (name: string): boolean =>
      kitsNamed(name).every((kit) => old.game.kits.some((one) => one.id === kit));
    const own = { ...selection, kits: selection.kits.filter(hasKits) };
    const isNone = selection.kits.length > 0 && own.kits.length === 0;
    const { made, pieces } = isNone ? { made: old, pieces: [] } : await piecesNow(project, old, own, quiet);
    const trouble =
      said &&
      `the content of ${ref} has ${counted(errors.length, "error")}, so pieces that could not be drawn count as new: ${said}`;
    return {
      shown: `version ${made.game.version} at ${ref}`,
      version: `${made.game.version} (${ref})`,
      kits: pieces,
      made,
      ...(trouble && { trouble }),
      picture: (piece) => pictureOf(made, piece, "front"),
    };
  };
}
