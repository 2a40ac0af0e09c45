/** `broadside translate`: writes files for the texts that a translation lacks. */
import { Command } from "commander";
import { translateWords } from "../../report/translate/translate-words.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeOut } from "../terminal/terminal.ts";

export function translateCommand(): Command {
  return new Command("translate")
    .description("Write files with the texts of a game that a translation lacks, to fill in.")
    .argument("<game>", "id of the game")
    .argument("<lang>", "tag of the language, such as de, fr or pt-BR")
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Each file of the game with texts gets one in locales/<lang>/, in its shape: the
original is a comment above each empty value. Fill in what you translate; what is
empty is printed in the original's words. Files that are there already are left
alone, and what they lack is counted.

Examples:
  broadside translate my-game de          the files of a German translation
  broadside check my-game --lang de       what is missing, what does not fit
  broadside build my-game --lang de       print it: files end in -de`),
    )
    .action(async (game: string, lang: string, flags: ProjectFlags) => {
      const project = await openOnce(flags);
      const translation = await project.translate({ game, lang });
      if (translation.files.length > 0) await project.apply(translation);
      writeOut(`${translateWords(translation, game, lang).join("\n")}\n`, "lines");
      await project.close();
    });
}
