/** A text of a booklet, written out, on pages, and what is found on them. */
import { type Block, picturesIn } from "../../../booklet/blocks.ts";
import type { WrittenText } from "../../../booklet/read-booklet.ts";
import { addAll } from "../../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import type { Booklet } from "../../../game/game.ts";
import { type LaidPage, layOutBooklet, MOST_PAGES } from "../../../layout/booklet/lay-out-booklet.ts";
import type { ReportLayout } from "../../../layout/booklet/shown-picture.ts";
import type { BookletText } from "../../../rules/define-rule.ts";
import type { Scene } from "../../../scene/scene.ts";
import type { SourceFile } from "../../../source/tree.ts";
import type { TracedText } from "../../../template/instrument/line-marks.ts";
import { sayIn } from "../../../words/say.ts";
import { type Survey, surveyScene } from "../../look/survey-scene.ts";
import { gameKeyOf } from "../faces.ts";
import { inkLookOf } from "../ink.ts";
import { templateKey } from "../templates.ts";
import { crowdedCredits, withCredits } from "./booklet-credits.ts";
import { knownFonts } from "./booklet-fonts.ts";
import { framesOf } from "./booklet-frames.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import { digestOfPicture, nameOfPicture, shownPictures } from "./booklet-pictures.ts";
import { blocksOf, namesKey } from "./booklet-text.ts";
import type { FoundInText } from "./kept-booklets.ts";
import type { BookletPage } from "./laid-booklet.ts";

export interface SetText {
  /** Undefined if the text has no blocks. */
  readonly text: BookletText | undefined;
  readonly pages: readonly BookletPage[];
  /** Identifies the pages, in other runs too; absent if they must be set to tell. */
  readonly name?: string;
  /** Of the pages, in the same order. */
  readonly surveys: readonly Survey[];
  /** The scenes of the pages, in the same order; set when they are first asked for. */
  scenes(): readonly Scene[];
}

export interface TextOrder {
  readonly booklet: Booklet;
  readonly file: SourceFile;
  readonly written: TracedText;
  /** False where its template had faults, which were reported. */
  readonly isWhole: boolean;
  /** Distinguishes its scenes from those of other texts of the booklet. */
  readonly name: string;
  /** Replaces `{{credits}}`, in Markdown. */
  readonly credits: readonly string[];
}

/** What is found in a text on its pages, by an earlier run or now. Only a print needs the pages themselves. */
export function setText(order: TextOrder, matter: BookletMatter): Result<SetText> {
  const written = withCredits(order.written, order.credits);
  let scenes: readonly Scene[] | undefined;
  const set = (): FoundInText => {
    const made = setOnFrames(order, written, matter);
    scenes = made.scenes;
    return made.found;
  };
  const madeFrom = madeOf(order, written, matter);
  const kept = madeFrom && matter.kept.recallFound(madeFrom, digestOfPicture(matter), set);
  const found = kept?.found ?? set();
  const { hasBlocks, pages, surveys, diagnostics } = found;
  return {
    value: {
      text: hasBlocks ? { file: order.file, printed: written.text } : undefined,
      pages,
      ...(kept?.name !== undefined && { name: kept.name }),
      surveys,
      scenes: () => {
        scenes ??= setOnFrames(order, written, matter).scenes;
        return scenes;
      },
    },
    diagnostics,
  };
}

/** Everything that a text on its pages is made from, except resources and pictures; undefined without a frame. */
function madeOf(
  { booklet, file, isWhole, name, credits, written: asWritten }: TextOrder,
  written: WrittenText,
  { game, templates }: BookletMatter,
): readonly string[] | undefined {
  const template = templates.get(booklet.page);
  if (!template) return undefined;
  return [
    JSON.stringify([booklet, name, isWhole, file.path, credits]),
    file.text,
    // Its marks of credits are reported where they are not alone.
    asWritten.text,
    written.text,
    written.lines.join(),
    namesKey(game),
    gameKeyOf(game),
    templateKey(template),
  ];
}

function setOnFrames(
  { booklet, file, isWhole, name, written: asWritten }: TextOrder,
  written: WrittenText,
  matter: BookletMatter,
): { readonly found: FoundInText; readonly scenes: readonly Scene[] } {
  const diagnostics: Diagnostic[] = [...crowdedCredits(asWritten, file)];
  const take = <T>({ value, diagnostics: found }: Result<T>): T => {
    addAll(diagnostics, found);
    return value;
  };
  const blocks = take(blocksOf(written, isWhole, file, matter));
  const set = { ...booklet, fonts: knownFonts(booklet, matter) };
  const laid = take(setOnPages(set, blocks, written.text.length, matter));
  const frames = take(framesOf(set, laid, matter));
  const look = inkLookOf(matter.game.ink, booklet.page, matter.templates);
  const scenes = laid.map((page, index) =>
    look.draw(joined(page, frames[index], booklet), { isFramed: false }),
  );
  const pages = laid.map(({ headings, links, targets }, index) => {
    const key = `booklet ${booklet.id} ${name} ${index + 1}`;
    return { key, headings, links, targets };
  });
  const surveys = scenes.map(surveyScene);
  const pictures = picturesIn(blocks).map(nameOfPicture);
  return { found: { hasBlocks: blocks.length > 0, pages, surveys, diagnostics, pictures }, scenes };
}

/** A text that is too long, or was cut off, counts as much work as the longest allowed one. */
export const pagesTaken = ({ text, pages }: SetText): number =>
  text && pages.length === 0 ? MOST_PAGES : pages.length;

/** Puts a page's text on its frame. */
function joined({ items, symbols }: LaidPage, frame: Scene | undefined, { size: trim }: Booklet): Scene {
  const own = Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol]));
  return {
    trim,
    bleed: 0,
    texts: [],
    pictures: [],
    svgPictures: [],
    icons: [],
    missing: [],
    items: [...(frame?.items ?? []), ...items],
    symbols: { ...frame?.symbols, ...own },
  };
}

/** @param weight characters of its text */
function setOnPages(
  booklet: Booklet,
  blocks: readonly Block[],
  weight: number,
  matter: BookletMatter,
): Result<readonly LaidPage[]> {
  if (blocks.length === 0) return { value: [], diagnostics: [] };
  const picture = shownPictures(matter);
  const pictures = picturesIn(blocks).map((one) => {
    const shown = picture(one);
    return shown && [shown.name, shown.outline, shown.words];
  });
  const { translations } = matter.game;
  const say = sayIn(translations);
  const madeFrom = [
    "words",
    say("Contents"),
    JSON.stringify(booklet),
    JSON.stringify(blocks),
    JSON.stringify(pictures),
  ];
  return matter.kept.recall(madeFrom, weight, (resources) => {
    const diagnostics: Diagnostic[] = [];
    const means = { resources, report: reportInto(diagnostics), say, picture };
    return { value: layOutBooklet(blocks, booklet, booklet.file, means), diagnostics };
  });
}

const reportInto =
  (diagnostics: Diagnostic[]): ReportLayout =>
  (rule, place, words) => {
    // A missing style of a family is missing everywhere: reporting the first place is enough.
    const isKnown = (): boolean =>
      diagnostics.some((one) => one.rule === rule && one.message === words.message);
    if (rule === "booklet/missing-style" && isKnown()) return;
    diagnostics.push({
      ...place,
      rule,
      severity: rule === "booklet/too-long" ? "error" : "warning",
      ...words,
    });
  };
