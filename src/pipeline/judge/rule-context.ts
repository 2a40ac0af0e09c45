/** What rules may read of a game, put together from what was read and drawn. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { derived } from "../../remember/derived.ts";
import type { Kind } from "../../remember/kind.ts";
import { recall } from "../../remember/memory.ts";
import type { RuleContext } from "../../rules/define-rule.ts";
import { KnownGame } from "../../rules/known-game.ts";
import type { TemplateSource } from "../../template/template.ts";
import { asRead } from "../../template/xml/as-read.ts";
import type { LaidBooklet } from "../draw/booklet/laid-booklet.ts";
import { faceKey, type LaidGame } from "../draw/lay-out-game.ts";
import { strayTemplates } from "../draw/stray-templates.ts";
import { picturesBeside } from "../look/art-names.ts";
import type { MadeGame } from "../made-game.ts";
import type { ProjectContext } from "../project.ts";

/** There are few at a time, and each grows with the texts of its game. */
const KNOWN: Kind<KnownGame> = { name: "known-games", weight: () => 4_000_000 };

/** A game with its drawings. */
export type DrawnGame = Omit<MadeGame, "faces" | "rasters" | "context" | "keep" | "laid"> & {
  readonly laid: Pick<LaidGame, "faces" | "keys">;
};

/** @param complete no error was found: every card could be read and drawn */
export function contextOf({ host, memory }: ProjectContext, made: DrawnGame, complete: boolean): RuleContext {
  const { game, sources, templateFiles, templates, fonts, icons, art, limits, laid, booklets, journal } =
    made;
  return {
    game,
    known: memory && recall(memory, KNOWN, `${game.folder} ${game.locale ?? ""}`, () => new KnownGame()),
    limits,
    sources,
    templateFiles,
    templates,
    strayTemplate: strayTemplates(host, game.id),
    templateDrawings: picturesBeside(host, game.folder).filter((file) => /\.svg$/i.test(file)),
    textOf,
    faces: laid.faces,
    drawingOf: (card, side) => laid.keys.get(faceKey(card, side)),
    booklets: textsOf(booklets),
    hasIcon: (name) => icons.find(name) !== undefined,
    iconNames: icons.names,
    artFiles: art.files,
    refusedArt: art.refused,
    shownArt: art.shown,
    iconFile: (name) => {
      const file = icons.find(name)?.file;
      return file?.startsWith(`${game.folder}/`) ? file : undefined;
    },
    fontFamilies: [...new Set(fonts.faces.flatMap(({ family, legacyFamily }) => [family, legacyFamily]))],
    journal,
    complete,
  };
}

const textOf = derived(({ text }: TemplateSource): string => asRead(text, "svg").text);

/** Each text once, with everything that it prints with any kit. */
function textsOf(booklets: readonly LaidBooklet[]): RuleContext["booklets"] {
  const byFile = groupedBy(
    booklets.flatMap(({ text }) => text ?? []),
    ({ file }) => file,
  );
  return [...byFile].map(([file, texts]) => ({
    file,
    printed: [...new Set(texts.map(({ printed }) => printed))].join("\n"),
  }));
}
