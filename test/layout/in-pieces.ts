/** A drawing's text in pieces, as a template gives them whose fields are the whole numbers in attributes. */
import type { FaceSvg } from "../../src/layout/face-drawing.ts";
import { createPieceTable } from "../../src/template/pieces.ts";
import { drawingRenderer } from "../../src/template/program/render-program.ts";
import { Rendering } from "../../src/template/rendering.ts";
import type { FaceContext } from "../../src/template/template.ts";

/** Shared by all drawings, as by the templates of a game. */
const TABLE = createPieceTable();

export function inPieces(file: string, text: string): FaceSvg {
  const parts = text.split(/(?<==")(\d+)(?=")/);
  const body = parts.map((part, index) => (index % 2 === 0 ? contentOf(part) : fieldOf(String(index))));
  const program = { type: "Program", body } as unknown as hbs.AST.Program;
  const render = drawingRenderer({ program, partials: new Map() }, TABLE);
  return {
    file,
    text,
    pieces: render(new Rendering({} as FaceContext, []), { ...parts }, () => ({})).pieces,
  };
}

const contentOf = (value: string) => ({ type: "ContentStatement", value, original: value });

const fieldOf = (name: string) => ({
  type: "MustacheStatement",
  path: { type: "PathExpression", data: false, depth: 0, parts: [name], original: name },
  params: [],
});
