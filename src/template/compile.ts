/**
 * Templates, compiled once and rendered for many cards. A template with a fault of its own, or in a partial that it
 * calls, is reported and left out; the others still work.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { checkTemplate } from "./check-template.ts";
import { COMPILE_OPTIONS, createEnvironment, RENDER_OPTIONS } from "./environment.ts";
import { faceDataOf } from "./face-data.ts";
import { type Instrumented, instrument } from "./instrument.ts";
import { type ParsedTemplate, parseTemplate } from "./parse.ts";
import { findRings, partialCallsIn } from "./partial-rings.ts";
import { Rendering, TooMuch } from "./rendering.ts";
import type { CompiledTemplate, FaceContext, TemplateFiles, TemplateSource } from "./template.ts";

/** Every template that can be used, by name, and all faults of templates and partials. */
export function compileTemplates(files: TemplateFiles): Result<ReadonlyMap<string, CompiledTemplate>> {
  const diagnostics: Diagnostic[] = [];
  const names = [...files.partials.keys()];
  const partials = checkAll(files.partials, names, diagnostics);
  const templates = checkAll(files.templates, names, diagnostics);
  const rings = findRings(partials);
  diagnostics.push(...rings);
  const sound = rings.length === 0 ? soundPartials(partials) : new Map<string, ParsedTemplate>();
  const compiled = new Map<string, CompiledTemplate>();
  for (const [name, parsed] of templates) {
    if (!callsOnly(parsed, sound)) continue;
    const instrumented = instrument(parsed, sound);
    if ("ok" in instrumented) compiled.set(name, compile(parsed.source, instrumented.ok));
    else diagnostics.push(instrumented.fault);
  }
  return { value: compiled, diagnostics };
}

/** The files without a fault. */
function checkAll(
  sources: ReadonlyMap<string, TemplateSource>,
  partials: readonly string[],
  diagnostics: Diagnostic[],
): Map<string, ParsedTemplate> {
  const sound = new Map<string, ParsedTemplate>();
  for (const [name, source] of sources) {
    const parsed = parseTemplate(source);
    const faults = "fault" in parsed ? [parsed.fault] : checkTemplate(parsed.ok, partials);
    diagnostics.push(...faults);
    if ("ok" in parsed && faults.length === 0) sound.set(name, parsed.ok);
  }
  return sound;
}

/** Partials that call only partials that can be used. */
function soundPartials(partials: ReadonlyMap<string, ParsedTemplate>): ReadonlyMap<string, ParsedTemplate> {
  const sound = new Map([...partials].filter(([, parsed]) => callsOnly(parsed, partials)));
  return sound.size === partials.size ? sound : soundPartials(sound);
}

function callsOnly(parsed: ParsedTemplate, partials: ReadonlyMap<string, ParsedTemplate>): boolean {
  return partialCallsIn(parsed.program).every(({ name }) => partials.has(name));
}

function compile(
  source: TemplateSource,
  { program, partials, sites, reads, texts }: Instrumented,
): CompiledTemplate {
  const environment = createEnvironment();
  for (const [name, partial] of partials)
    environment.registerPartial(name, environment.compile(partial, { ...COMPILE_OPTIONS }));
  const draw = environment.compile(program, { ...COMPILE_OPTIONS });
  const render = (face: FaceContext): Result<string> => {
    const rendering = new Rendering(face, sites);
    const text = drawn(rendering, () =>
      draw(face.card.fields, { ...RENDER_OPTIONS, data: { ...faceDataOf(face), rendering } }),
    );
    return { value: text, diagnostics: rendering.diagnostics };
  };
  return { source, reads, texts, render };
}

/** The text, empty when it grew too large. */
function drawn(rendering: Rendering, draw: () => string): string {
  try {
    const text = draw();
    rendering.grown(text.length);
    return text;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    rendering.gaveUp(error.message);
    return "";
  }
}
