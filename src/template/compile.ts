/**
 * Templates, compiled once and rendered for many cards. A faulty template, or one that calls a faulty partial, is reported
 * and left out; the others still work. What follows from a file is kept with its source: after an edit only that file is read,
 * and only the templates that draw with it are compiled again.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { derived, notesAbout } from "../remember/derived.ts";
import { checkTemplate } from "./check/check-template.ts";
import { notXml } from "./check/not-xml.ts";
import { findRings, partialCallsOf } from "./check/partial-rings.ts";
import { unfinished } from "./check/unfinished.ts";
import { faceDataOf } from "./data/face-data.ts";
import { type Instrumented, instrument } from "./instrument/instrument.ts";
import { type ParsedTemplate, parseTemplate } from "./parse.ts";
import { createPiecePlaces, pieceTables, textOfPieces } from "./pieces.ts";
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
 * @param only names of templates: these alone, with the partials that they draw with, and their faults; default all
 */
export function compileTemplates(all: TemplateFiles, only?: ReadonlySet<string>): Result<CompiledTemplates> {
  const diagnostics: Diagnostic[] = [];
  const names = [...all.partials.keys()];
  const files = only ? partOf(all, only) : all;
  const late = { partials: soundFile(files.partials), templates: soundFile(files.templates) };
  const check = checking(names);
  const partials = checkAll(files.partials, check, diagnostics);
  const templates = checkAll(
    files.templates,
    (parsed) => whyUnfinished(parsed) ?? check(parsed),
    diagnostics,
  );
  diagnostics.push(...[...templates.values()].flatMap(({ source }) => hintsOnXml(source)));
  const rings = findRings(partials);
  diagnostics.push(...rings);
  const own = rings.length === 0 ? soundPartials(partials, late.partials) : new Map<string, ParsedTemplate>();
  const sound = { get: (name: string) => own.get(name) ?? late.partials(name) };
  const compiled = new Map<string, CompiledTemplate | undefined>();
  for (const [name, parsed] of templates) {
    if (!callsOnly(parsed, sound)) continue;
    const made = compile(parsed, sound);
    if ("ok" in made) compiled.set(name, made.ok);
    else diagnostics.push(made.fault);
  }
  const get = (name: string): CompiledTemplate | undefined => {
    const parsed = compiled.has(name) ? undefined : late.templates(name);
    if (parsed) compiled.set(name, compileSound(parsed, sound));
    return compiled.get(name);
  };
  return { value: { get, has: (name) => get(name) !== undefined }, diagnostics };
}

/** The templates with these names, the partials that they call, directly and indirectly, and what is known to be sound. */
function partOf({ templates, partials }: TemplateFiles, names: ReadonlySet<string>): TemplateFiles {
  const called = new Set<string>();
  const addCalls = (source: TemplateSource | undefined): void => {
    const parsed = source && !source.isSound ? parsedFrom(source) : undefined;
    for (const { name } of parsed && "ok" in parsed ? partialCallsOf(parsed.ok) : []) {
      if (called.has(name)) continue;
      called.add(name);
      addCalls(partials.get(name));
    }
  };
  for (const name of names) addCalls(templates.get(name));
  return { templates: among(templates, names), partials: among(partials, called) };
}

const among = (
  sources: ReadonlyMap<string, TemplateSource>,
  names: ReadonlySet<string>,
): ReadonlyMap<string, TemplateSource> =>
  new Map([...sources].filter(([name, { isSound }]) => isSound || names.has(name)));

type Parsed = Pick<ReadonlyMap<string, ParsedTemplate>, "get">;

function compileSound(parsed: ParsedTemplate, partials: Parsed): CompiledTemplate | undefined {
  const made = compile(parsed, partials);
  return "ok" in made ? made.ok : undefined;
}

const parsedFrom = derived((source: TemplateSource) => parseTemplate(source));
const whyUnfinished = derived(unfinished);
const hintsOnXml = derived(notXml);

/** The faults of files that can call partials with these names. */
function checking(names: readonly string[]): (parsed: ParsedTemplate) => readonly Diagnostic[] {
  const callable = names.join("\0");
  return (parsed) => {
    const notes = checkedWith(parsed);
    if (notes.known?.callable !== callable) notes.known = { callable, faults: checkTemplate(parsed, names) };
    return notes.known.faults;
  };
}

/** The faults of a file with the partials that it could call when it was checked. */
interface Checked {
  readonly callable: string;
  readonly faults: readonly Diagnostic[];
}

const checkedWith = notesAbout<ParsedTemplate, { known?: Checked }>(() => ({}));

/** Sound files, read when they are first asked for. */
function soundFile(
  sources: ReadonlyMap<string, TemplateSource>,
): (name: string) => ParsedTemplate | undefined {
  return (name) => {
    const source = sources.get(name);
    if (!source?.isSound) return undefined;
    const parsed = parsedFrom(source);
    return "ok" in parsed ? parsed.ok : undefined;
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
    const parsed = parsedFrom(source);
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
  return partialCallsOf(parsed).every(({ name }) => partials.get(name) !== undefined);
}

/** A template as it was compiled, or why not, with the partials that were asked for. */
interface Compiled {
  readonly asked: ReadonlyMap<string, ParsedTemplate | undefined>;
  readonly made: { readonly ok: CompiledTemplate } | { readonly fault: Diagnostic };
}

const compiledWith = notesAbout<ParsedTemplate, { known?: Compiled }>(() => ({}));

/** The same as long as the partials that it draws with are. */
function compile(parsed: ParsedTemplate, partials: Parsed): Compiled["made"] {
  const notes = compiledWith(parsed);
  const { known } = notes;
  if (known && [...known.asked].every(([name, partial]) => partials.get(name) === partial)) return known.made;
  const asked = new Map<string, ParsedTemplate | undefined>();
  const get = (name: string): ParsedTemplate | undefined => {
    const partial = partials.get(name);
    asked.set(name, partial);
    return partial;
  };
  const instrumented = instrument(parsed, { get });
  const made = "ok" in instrumented ? { ok: ready(parsed.source, instrumented.ok) } : instrumented;
  notes.known = { asked, made };
  return made;
}

/** Where all templates make their pieces, so that those of an edited one which are as before are the same objects. */
const PLACES = createPiecePlaces();
const tableOf = pieceTables();

function ready(source: TemplateSource, instrumented: Instrumented): CompiledTemplate {
  const { called, sites, helpers, reads, dataReads, texts } = instrumented;
  const draw = drawingRenderer(instrumented, PLACES);
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
