/**
 * Checks whether the file of a drawing is complete. One that was saved partly, or not at all, ends inside a tag or before
 * its <svg> does. Limits: a drawing that begins or ends in a partial is left to layout, and so is one that ends after an inner <svg>.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import type { Branch } from "../expressions.ts";
import { faultAt } from "../faults.ts";
import type { ParsedTemplate } from "../parse.ts";
import { type Places, startOfContent } from "../places.ts";
import { isOfTag, type TagEvent, TagScanner } from "../xml/start-tags.ts";

const FIX = "the file ends too early: save it again in your drawing program, or add";

const EMPTY = {
  message: "the template is empty, expected <svg>",
  fix: "save the drawing again in your drawing program",
};

/** The one fault of an incomplete template; for a partial, it cannot be known. */
export function unfinished({ source, places, program }: ParsedTemplate): readonly Diagnostic[] | undefined {
  const { pieces, isBlank, isInTag } = piecesOf(program, places);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (isBlank) return [faultAt(startOf(source.file), "syntax", EMPTY)];
  if (!isTag(first) || !isTag(last)) return undefined;
  const isOver = !/^(?:.*:)?svg$/.test(first.name) || (last.kind === "end" && last.name === first.name);
  if (isOver && !isInTag) return undefined;
  const begun = isInTag && last.kind === "start" ? last : first;
  const [what, rest] =
    begun === last ? [`the tag <${begun.name}`, "the rest"] : [`<${begun.name}>`, `</${begun.name}>`];
  const place = places.at(begun.offset, begun.offset + 1 + begun.name.length);
  return [faultAt(place, "syntax", { message: `${what} is never closed`, fix: `${FIX} ${rest}` })];
}

type Tag = Pick<TagEvent, "kind" | "name" | "offset">;

/** A tag, with its offset in the file's text as read. */
type Mark = Tag | "partial";

const isTag = (piece: Mark | undefined): piece is Tag => typeof piece === "object";

interface Pieces {
  /** In their order. */
  readonly pieces: readonly Mark[];
  /** There is nothing to draw at all. */
  readonly isBlank: boolean;
  /** It ends inside a tag, an attribute or something else in angle brackets. */
  readonly isInTag: boolean;
}

function piecesOf(program: Branch, places: Places): Pieces {
  const scanner = new TagScanner();
  const pieces: Mark[] = [];
  let isBlank = true;
  const content = (node: hbs.AST.ContentStatement): void => {
    const start = startOfContent(node, places);
    const tags = scanner.read(node.value).filter(isOfTag);
    isBlank &&= tags.length === 0 && /^\s*(?:<|$)/.test(node.value);
    pieces.push(...tags.map((tag) => ({ ...tag, offset: start + tag.offset })));
  };
  const walk = (branch: Branch): void => {
    for (const node of branch?.body ?? []) {
      if (node.type === "ContentStatement") content(node as hbs.AST.ContentStatement);
      else if (node.type === "BlockStatement") block(node as hbs.AST.BlockStatement);
      else if (node.type !== "CommentStatement") isBlank = false;
      if (node.type === "PartialStatement") pieces.push("partial");
    }
  };
  const block = ({ program, inverse }: hbs.AST.BlockStatement): void => {
    isBlank = false;
    const before = scanner.save();
    walk(program);
    if (program) scanner.restore(before);
    walk(inverse);
  };
  walk(program);
  return { pieces, isBlank, isInTag: scanner.isOpen };
}
