/**
 * Templates, compiled once and rendered for many cards. A faulty template, or one that calls a faulty partial, is reported
 * and left out; the others still work.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Game } from "../game/game.ts";
import { checkTemplate } from "./check/check-template.ts";
import { notXml } from "./check/not-xml.ts";
import { findRings, partialCallsIn } from "./check/partial-rings.ts";
import { unfinished } from "./check/unfinished.ts";
import { faceDataOf } from "./data/face-data.ts";
import { type Instrumented, instrument } from "./instrument/instrument.ts";
import { type ParsedTemplate, parseTemplate } from "./parse.ts";
import { createPiecePlaces, type PiecePlaces, type PieceTable, pieceTables, textOfPieces } from "./pieces.ts";
import { drawingRenderer, type RendersDrawing } from "./program/render-program.ts";
import { Rendering } from "./rendering.ts";
import type {
  CompiledTemplate,
  CompiledTemplates,
  FaceContext,
  RenderedFace,
  TemplateFiles,
  TemplateSource,
} from "./template.ts";

/**
 * Every usable template, by name, and all faults of templates and partials. Templates known to be sound are parsed when
 * first requested.
 */
export function compileTemplates(files: TemplateFiles): Result<CompiledTemplates> {
  const diagnostics: Diagnostic[] = [];
  const names = [...files.partials.keys()];
  const late = { partials: lateParser(files.partials), templates: lateParser(files.templates) };
  const check = (parsed: ParsedTemplate): readonly Diagnostic[] => checkTemplate(parsed, names);
  const partials = checkAll(files.partials, check, diagnostics);
  const templates = checkAll(files.templates, (parsed) => unfinished(parsed) ?? check(parsed), diagnostics);
  diagnostics.push(...[...templates.values()].flatMap(({ source }) => notXml(source)));
  const rings = findRings(partials);
  diagnostics.push(...rings);
  const own = rings.length === 0 ? soundPartials(partials, late.partials) : new Map<string, ParsedTemplate>();
  const sound = { get: (name: string) => own.get(name) ?? late.partials(name) };
  const drawing = { places: createPiecePlaces(), tableOf: pieceTables() };
  const compiled = new Map<string, CompiledTemplate | undefined>();
  for (const [name, parsed] of templates) {
    if (!callsOnly(parsed, sound)) continue;
    const instrumented = instrument(parsed, sound);
    if ("ok" in instrumented) compiled.set(name, compile(parsed.source, instrumented.ok, drawing));
    else diagnostics.push(instrumented.fault);
  }
  const get = (name: string): CompiledTemplate | undefined => {
    const parsed = compiled.has(name) ? undefined : late.templates(name);
    if (parsed) compiled.set(name, compileSound(parsed, sound, drawing));
    return compiled.get(name);
  };
  return { value: { get, has: (name) => get(name) !== undefined }, diagnostics };
}

type Parsed = Pick<ReadonlyMap<string, ParsedTemplate>, "get">;

function compileSound(
  parsed: ParsedTemplate,
  partials: Parsed,
  drawing: Drawing,
): CompiledTemplate | undefined {
  const instrumented = instrument(parsed, partials);
  return "ok" in instrumented ? compile(parsed.source, instrumented.ok, drawing) : undefined;
}

/** Parses sound files, each once, when requested. */
function lateParser(
  sources: ReadonlyMap<string, TemplateSource>,
): (name: string) => ParsedTemplate | undefined {
  const parsedFiles = new Map<string, ParsedTemplate | undefined>();
  return (name) => {
    const source = sources.get(name);
    if (!source?.isSound) return undefined;
    if (!parsedFiles.has(name)) {
      const parsed = parseTemplate(source);
      parsedFiles.set(name, "ok" in parsed ? parsed.ok : undefined);
    }
    return parsedFiles.get(name);
  };
}

/** The files without a fault, among those not known to be sound. */
function checkAll(
  sources: ReadonlyMap<string, TemplateSource>,
  check: (parsed: ParsedTemplate) => readonly Diagnostic[],
  diagnostics: Diagnostic[],
): Map<string, ParsedTemplate> {
  const sound = new Map<string, ParsedTemplate>();
  for (const [name, source] of sources) {
    if (source.isSound) continue;
    const parsed = parseTemplate(source);
    const faults = "fault" in parsed ? [parsed.fault] : check(parsed.ok);
    diagnostics.push(...faults);
    if ("ok" in parsed && faults.length === 0) sound.set(name, parsed.ok);
  }
  return sound;
}

/** Partials that call only usable partials. */
function soundPartials(
  partials: ReadonlyMap<string, ParsedTemplate>,
  late: (name: string) => ParsedTemplate | undefined,
): ReadonlyMap<string, ParsedTemplate> {
  const usable = { get: (name: string) => partials.get(name) ?? late(name) };
  const sound = new Map([...partials].filter(([, parsed]) => callsOnly(parsed, usable)));
  return sound.size === partials.size ? sound : soundPartials(sound, late);
}

function callsOnly(parsed: ParsedTemplate, partials: Parsed): boolean {
  return partialCallsIn(parsed.program).every(({ name }) => partials.get(name) !== undefined);
}

/** Where the templates of a game make their pieces, and the tables where these are found. */
interface Drawing {
  readonly places: PiecePlaces;
  tableOf(game: Game): PieceTable;
}

function compile(
  source: TemplateSource,
  instrumented: Instrumented,
  { places, tableOf }: Drawing,
): CompiledTemplate {
  const { called, sites, helpers, reads, dataReads, texts } = instrumented;
  const draw = drawingRenderer(instrumented, places);
  const render = (face: FaceContext): RenderedFace => {
    const rendering = new Rendering(face, sites);
    const drawn = draw(rendering, face.card.fields, () => faceDataOf(face), tableOf(face.game));
    return new Rendered(drawn, rendering);
  };
  return { source, partials: [...called], reads, dataReads, helpers, texts, render };
}

class Rendered implements RenderedFace {
  readonly pieces: RenderedFace["pieces"];
  readonly diagnostics: RenderedFace["diagnostics"];
  readonly spent: RenderedFace["spent"];
  readonly #text: string;

  constructor({ pieces, text, length }: ReturnType<RendersDrawing>, { diagnostics, spent }: Rendering) {
    this.pieces = pieces;
    this.diagnostics = diagnostics;
    this.spent = { steps: spent.steps, work: spent.work, output: length };
    this.#text = text;
  }

  get value(): string {
    return this.pieces ? textOfPieces(this.pieces) : this.#text;
  }
}
