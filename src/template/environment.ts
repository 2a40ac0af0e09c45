/**
 * Our own Handlebars: a fixed list of helpers, no access to prototypes, nothing that writes or looks up by name.
 * Compiled templates contain only strings and numbers of their own, besides calls of these helpers.
 */
import Handlebars from "handlebars";
import type { AnyHelper } from "./helpers/define-helper.ts";
import { HELPERS } from "./helpers/index.ts";
import type { Rendering } from "./rendering.ts";

type Environment = ReturnType<typeof Handlebars.create>;

interface BlockOptions {
  readonly fn: (context: unknown, options?: object) => string;
  readonly inverse: (context: unknown) => string;
  readonly data: BlockData;
}

interface BlockData {
  readonly rendering: Rendering;
  [name: string]: unknown;
}

/** For Handlebars.compile: only known helpers can be called. Values are checked by `$value` and `$print`. */
export const COMPILE_OPTIONS: CompileOptions = {
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
  noEscape: false,
  preventIndent: true,
  // The parser has removed the white space around blocks; removed twice, empty lines would vanish too.
  ignoreStandalone: true,
};

/** For every rendering. */
export const RENDER_OPTIONS = {
  allowProtoPropertiesByDefault: false,
  allowProtoMethodsByDefault: false,
} as const;

/** For one template: Handlebars wraps every helper again for each rendering, so only those that are called are included. */
export function createEnvironment(called: ReadonlySet<string>): Environment {
  const environment = Handlebars.create();
  for (const name of ["log", "lookup", "helperMissing", "blockHelperMissing"])
    environment.unregisterHelper(name);
  for (const name of Object.keys(environment.decorators)) environment.unregisterDecorator(name);
  for (const [name, helper] of Object.entries(HELPERS))
    if (called.has(name)) environment.registerHelper(name, callOf(helper));
  environment.registerHelper(
    "$value",
    function (this: unknown, value: unknown, site: number, options: BlockOptions) {
      return options.data.rendering.value(value, site, this, options.data);
    },
  );
  environment.registerHelper(
    "$print",
    function (this: unknown, value: unknown, site: number, options: BlockOptions) {
      return new Handlebars.SafeString(options.data.rendering.print(value, site, this, options.data));
    },
  );
  environment.registerHelper("each", each);
  environment.registerHelper("times", times);
  return environment;
}

/** The last two of a helper's parameters are its site and Handlebars' own options. */
function callOf(helper: AnyHelper): (...parameters: unknown[]) => unknown {
  return (...parameters) => {
    const { data } = parameters.at(-1) as BlockOptions;
    return data.rendering.call(helper, parameters.slice(0, -2), parameters.at(-2) as number);
  };
}

function each(this: unknown, value: unknown, site: number, options: BlockOptions): string {
  const entries = options.data.rendering.entriesOf(value, site);
  if (!entries || entries.length === 0) return options.inverse(this);
  return rounds(entries, site, options);
}

function times(this: unknown, value: unknown, site: number, options: BlockOptions): string {
  const count = options.data.rendering.roundsOf(value, site);
  if (count === 0) return options.inverse(this);
  const entries = Array.from({ length: count }, (_, index) => [index, this] as const);
  return rounds(entries, site, options);
}

/** Loops over the entries; each round has its own @index, @number, @key, @first and @last. */
function rounds(
  entries: readonly (readonly [string | number, unknown])[],
  site: number,
  options: BlockOptions,
): string {
  const { rendering } = options.data;
  let text = "";
  for (const [index, [key, entry]] of entries.entries()) {
    rendering.round(site);
    const data = Handlebars.createFrame(options.data) as BlockData;
    const { length } = entries;
    Object.assign(data, { index, number: index + 1, key, first: index === 0, last: index === length - 1 });
    text += options.fn(entry, { data, blockParams: [entry, key] });
    rendering.grown(text.length);
  }
  return text;
}
