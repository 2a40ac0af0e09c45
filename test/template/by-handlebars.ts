/**
 * The independent judge of how templates are evaluated: Handlebars' own compiler and runtime, run on the same instrumented
 * tree with our helpers registered.
 */
import Handlebars from "handlebars";
import { HELPERS } from "../../src/template/helpers/index.ts";
import type { Instrumented } from "../../src/template/instrument/instrument.ts";
import type { Renders } from "../../src/template/program/render-program.ts";
import { type Rendering, TooMuch } from "../../src/template/rendering.ts";
import { escapeXml } from "../../src/template/xml/xml-text.ts";

interface BlockOptions {
  readonly fn: (context: unknown, options?: object) => string;
  readonly inverse: (context: unknown) => string;
  readonly data: { readonly rendering: Rendering; [name: string]: unknown };
}

const OPTIONS: CompileOptions = {
  data: true,
  knownHelpersOnly: true,
  knownHelpers: {
    ...Object.fromEntries(Object.keys(HELPERS).map((name) => [name, true])),
    $print: true,
    $value: true,
    times: true,
    log: false,
    lookup: false,
  } as unknown as KnownHelpers,
  preventIndent: true,
  ignoreStandalone: true,
};

/** The parser has removed white space; given a tree, Handlebars would do that again, and across comments that are gone by then. */
const unstripped = (tree: hbs.AST.Program): hbs.AST.Program =>
  JSON.parse(JSON.stringify(tree, (key, value) => (/^strip$|Strip$/.test(key) ? {} : value)));

export function byHandlebars({
  program,
  partials,
}: Pick<Instrumented, "program" | "partials">): Renders<string> {
  const environment = environmentOf();
  const compile = (tree: hbs.AST.Program) => environment.compile(unstripped(tree), { ...OPTIONS });
  for (const [name, partial] of partials) environment.registerPartial(name, compile(partial));
  const draw = compile(program);
  return (rendering, context, data) => {
    try {
      const text = draw(context, {
        allowProtoPropertiesByDefault: false,
        allowProtoMethodsByDefault: false,
        data: { ...data(), rendering },
      });
      rendering.grown(text.length);
      return text;
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      rendering.gaveUp(error.message);
      return "";
    }
  };
}

function environmentOf() {
  const environment = Handlebars.create();
  for (const name of ["log", "lookup", "helperMissing", "blockHelperMissing"])
    environment.unregisterHelper(name);
  for (const [name, helper] of Object.entries(HELPERS))
    environment.registerHelper(name, (...parameters: unknown[]) => {
      const { data } = parameters.at(-1) as BlockOptions;
      return data.rendering.call(helper, parameters.slice(0, -2), parameters.at(-2) as number);
    });
  environment.registerHelper(
    "$value",
    function (this: unknown, value: unknown, site: number, { data }: BlockOptions) {
      return data.rendering.value(value, site, this, { data });
    },
  );
  environment.registerHelper(
    "$print",
    function (this: unknown, value: unknown, site: number, { data }: BlockOptions) {
      return new Handlebars.SafeString(escapeXml(data.rendering.print(value, site, this, { data })));
    },
  );
  environment.registerHelper(
    "each",
    function (this: unknown, value: unknown, site: number, options: BlockOptions) {
      const entries = options.data.rendering.entriesOf(value, site) ?? [];
      return entries.length === 0 ? options.inverse(this) : rounds(entries, site, options);
    },
  );
  environment.registerHelper(
    "times",
    function (this: unknown, value: unknown, site: number, options: BlockOptions) {
      const count = options.data.rendering.roundsOf(value, site);
      const entries = Array.from({ length: count }, (_, index) => [index, this] as const);
      return count === 0 ? options.inverse(this) : rounds(entries, site, options);
    },
  );
  return environment;
}

function rounds(
  entries: readonly (readonly [string | number, unknown])[],
  site: number,
  options: BlockOptions,
): string {
  let text = "";
  for (const [index, [key, entry]] of entries.entries()) {
    options.data.rendering.round(site);
    const data = Handlebars.createFrame(options.data);
    const place = { index, number: index + 1, key, first: index === 0, last: index === entries.length - 1 };
    Object.assign(data, place);
    text += options.fn(entry, { data, blockParams: [entry, key] });
    options.data.rendering.grown(text.length);
  }
  return text;
}
