/**
 * A drawing's text in pieces, as a template gives them whose fields are the whole numbers in attributes and some of the
 * texts in text boxes.
 */
import type { FaceSvg } from "../../src/layout/face-drawing.ts";
import { createPiecePlaces, createPieceTable } from "../../src/template/pieces.ts";
import { drawingRenderer } from "../../src/template/program/render-program.ts";
import { Rendering } from "../../src/template/rendering.ts";
import type { FaceContext } from "../../src/template/template.ts";
import { characterOf, ENTITY } from "../../src/template/xml/xml-text.ts";

/** Shared by all drawings, as by the templates of a game. */
const [PLACES, TABLE] = [createPiecePlaces(), createPieceTable()];

export function inPieces(file: string, text: string): FaceSvg {
  const parts = text
    .split(FIELD)
    .map((part, index) =>
      index % 2 === 0 ? part : part.replace(ENTITY, (entity) => characterOf(entity) ?? entity),
    );
  const body = parts.map((part, index) => (index % 2 === 0 ? contentOf(part) : fieldOf(String(index))));
  const program = { type: "Program", body } as unknown as hbs.AST.Program;
  const render = drawingRenderer({ program, partials: new Map() }, PLACES);
  return {
    file,
    text,
    pieces: render(new Rendering({} as FaceContext, []), { ...parts }, () => ({}), TABLE).pieces,
  };
}

/** Texts in boxes are fields if they begin with a small letter or a space, and have nothing that a field would escape. */
const FIELD =
  /((?<==")\d+(?=")|(?<=<b:text[^<>]*>)[a-z ](?:[^<>&\r]|&(?:amp|lt|gt|quot|#39|#x26);)*(?=<\/b:text>))/;

const contentOf = (value: string) => ({ type: "ContentStatement", value, original: value });

const fieldOf = (name: string) => ({
  type: "MustacheStatement",
  path: { type: "PathExpression", data: false, depth: 0, parts: [name], original: name },
  params: [],
});
