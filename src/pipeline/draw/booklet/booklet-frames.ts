/** The frames of a booklet's pages, each drawn by the template that the booklet names. */
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import type { Booklet } from "../../../game/game.ts";
import type { LaidPage } from "../../../layout/booklet/lay-out-booklet.ts";
import { svgOf } from "../../../layout/face-drawing.ts";
import { layOutFace } from "../../../layout/lay-out-face.ts";
import type { LayoutResources } from "../../../layout/resources.ts";
import type { Scene } from "../../../scene/scene.ts";
import { placeOf } from "../../../source/locate.ts";
import type { Sources } from "../../../source/tree.ts";
import { bookletFace } from "../../../template/data/booklet-data.ts";
import type { CompiledTemplate, FaceContext } from "../../../template/template.ts";
import { gameKeyOf } from "../faces.ts";
import { templateKey } from "../templates.ts";
import type { BookletMatter } from "./booklet-matter.ts";

/** Weight of a page's frame. */
const FRAME_CHARACTERS = 300;

/** The frame of each page; a missing template is reported once. */
export function framesOf(
  booklet: Booklet,
  pages: readonly LaidPage[],
  { game, templates, sources, kept }: BookletMatter,
): Result<readonly (Scene | undefined)[]> {
  const template = templates.get(booklet.page);
  if (!template) return { value: [], diagnostics: [unknownTemplate(booklet, sources)] };
  const shown = pages.map(({ kind, chapter }) => [kind, chapter]);
  const madeFrom = [
    "frames",
    gameKeyOf(game),
    templateKey(template),
    JSON.stringify(booklet),
    JSON.stringify(shown),
  ];
  return kept.recall(madeFrom, pages.length * FRAME_CHARACTERS, (resources) =>
    drawFrames(template, bookletFace(booklet, game), booklet, pages, resources),
  );
}

function drawFrames(
  template: CompiledTemplate,
  face: FaceContext,
  booklet: Booklet,
  pages: readonly LaidPage[],
  resources: LayoutResources,
): Result<readonly Scene[]> {
  const diagnostics: Diagnostic[] = [];
  const value = pages.map((page, index) => {
    const drawn = template.render(faceOf(face, booklet, page, index + 1));
    const laid = layOutFace(svgOf(template.source.file, drawn), { trim: booklet.size, bleed: 0 }, resources);
    diagnostics.push(...drawn.diagnostics, ...laid.diagnostics);
    return laid.value;
  });
  return { value, diagnostics };
}

function faceOf(face: FaceContext, booklet: Booklet, { kind, chapter }: LaidPage, page: number): FaceContext {
  const { title, subtitle, accent, fonts } = booklet;
  const fields = {
    kind,
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    accent,
    fonts: { ...fonts },
    ...(chapter === undefined ? {} : { chapter }),
    page,
  };
  return { ...face, card: { ...face.card, number: page, fields } };
}

function unknownTemplate({ page, source }: Booklet, sources: Sources): Diagnostic {
  return {
    ...placeOf(sources, { ...source, path: ["page"] }),
    rule: "booklet/unknown-template",
    severity: "error",
    message: `there is no template "${page}"`,
    fix: `leave \`page:\` out, or add templates/<game>/${page}.svg.hbs`,
  };
}
