/**
 * The templates and fonts of a game: its own, then the project's shared ones, then those of the package. The first file
 * with a name wins.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { brokenFont, type FontFile } from "../../font/file/font-file.ts";
import { isWoff2 } from "../../font/file/woff.ts";
import { type FontBook, openFontBook } from "../../font/font-book.ts";
import { type Host, HostError } from "../../host/host.ts";
import { hyphenatorFor } from "../../layout/text/hyphenator.ts";
import { derived, notesAbout } from "../../remember/derived.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfBytes, digestOfTexts, NO_MEMORY, recall } from "../../remember/memory.ts";
import { decodeText } from "../../source/text/decode.ts";
import { compileTemplates } from "../../template/compile.ts";
import type {
  CompiledTemplate,
  CompiledTemplates,
  TemplateFiles,
  TemplateSource,
} from "../../template/template.ts";
import type { Inspector } from "../look/inspector.ts";
import { inspectorOf } from "../look/known-verdicts.ts";
import type { ProjectContext } from "../project.ts";
import { bytesOrFinding } from "../read/unreadable-files.ts";

const ENDING = ".svg.hbs";
const PARTIALS = "partials/";

interface Found {
  readonly host: Host;
  readonly file: string;
}

export function readTemplates(project: ProjectContext, game: string): Result<TemplateFiles> {
  const found = filesIn(project, game, PARTIALS, ENDING);
  const sound = soundHost(project, found);
  const partials = readAll(found, project, sound);
  const templates = readAll(filesIn(project, game, "", ENDING), project, sound);
  return {
    value: { templates: templates.value, partials: partials.value },
    diagnostics: [...templates.diagnostics, ...partials.diagnostics],
  };
}

/**
 * The host whose files are known to be free of faults: the package, unless the game has a partial with the name of one
 * of its partials. A project that is the package itself has no such host.
 */
function soundHost({ host, bundle }: ProjectContext, partials: readonly Found[]): Host | undefined {
  const all = bundle.host.listFiles(`templates/shared/${PARTIALS}`.slice(0, -1));
  const seen = partials.filter((one) => one.host === bundle.host);
  return host !== bundle.host && seen.length === all.length ? bundle.host : undefined;
}

/** Identifies the texts that a template draws with: its own and those of its partials. */
export const templateKey = derived(({ source, partials }: CompiledTemplate): string =>
  digestOfTexts([source, ...partials].flatMap(textsOf)),
);

const sourceKey = derived((source: TemplateSource): string => digestOfTexts(textsOf(source)));

const textsOf = ({ name, file, text, words }: TemplateSource): readonly string[] =>
  words ? [name, file, text, words.key] : [name, file, text];

/** The latest templates of a game; what is drawn with them goes with them. */
const TEMPLATES: Kind<CompiledSet> = { name: "templates", weight: () => 8_000_000 };

interface CompiledSet {
  /** Identifies its files. */
  readonly key: string;
  readonly compiled: Result<CompiledTemplates>;
}

/**
 * @param id of the game
 * @param only names of templates that are enough, with their partials; their faults are the only ones unless all were compiled
 * before; default all
 */
export function compileSet(
  { memory = NO_MEMORY, lang }: ProjectContext,
  id: string,
  files: TemplateFiles,
  only?: ReadonlySet<string>,
): Result<CompiledTemplates> {
  const game = lang === undefined ? id : `${id} ${lang}`;
  const sources = [...files.templates.values(), ...files.partials.values()];
  const key = [files.templates.size, ...sources.map(sourceKey)].join(" ");
  const known = memory.get(TEMPLATES, game);
  if (known?.key === key) return known.compiled;
  // What follows from each file is kept with it, for the others too.
  if (only) return compileTemplates(files, only);
  const compiled = compileTemplates(files);
  memory.put(TEMPLATES, game, { key, compiled });
  return compiled;
}

/** With the words that are set in them. */
const FONTS: Kind<Result<FontBook>> = { name: "font-books", weight: () => 16_000_000 };

export interface OpenedFonts {
  readonly book: FontBook;
  /** Identifies their files and fallbacks; used only with a memory. */
  readonly key: string;
}

/**
 * Opens every font available to the game; those of the project only if the inspector has found no fault. Characters
 * missing from a text's own face are looked for in `fallbacks` first.
 */
export async function readFonts(
  project: ProjectContext,
  game: string,
  fallbacks: readonly string[],
): Promise<Result<OpenedFonts>> {
  const { bundle, memory } = project;
  const inspector = inspectorOf(project);
  const files: FontFile[] = [];
  const refused: Diagnostic[] = [];
  for (const { host, file } of filesIn(project, game, "fonts/", /\.(ttf|otf|ttc|woff2?)$/i)) {
    const { value: bytes, diagnostics } = await fontBytes(host, file, inspector);
    refused.push(...diagnostics);
    if (!bytes) continue;
    // A test ensures that the fonts that come with Broadside have no faults.
    const faults = host === bundle.host ? [] : await inspector.font(bytes, file);
    if (faults.length > 0) refused.push(...faults);
    else files.push({ file, bytes, wasLookedAt: true });
  }
  const key = memory ? fontsKey(files, fallbacks) : "";
  const open = (): Result<FontBook> => {
    const opened = openFontBook(files);
    return { ...opened, value: preferring(opened.value, fallbacks) };
  };
  const { value: book, diagnostics } = memory ? recall(memory, FONTS, key, open) : open();
  return { value: { book, key }, diagnostics: [...refused, ...diagnostics] };
}

function fontsKey(files: readonly FontFile[], fallbacks: readonly string[]): string {
  const digests = files.map(({ bytes }) => digestOfBytes(bytes));
  return digestOfTexts([...fallbacks, "", ...files.map(({ file }) => file), ...digests]);
}

/** The font in a file, unpacked; undefined, with the reason, if it cannot be read. */
async function fontBytes(
  host: Host,
  file: string,
  inspector: Inspector,
): Promise<Result<Uint8Array | undefined>> {
  try {
    const bytes = host.readBytes(file);
    return isWoff2(bytes) ? await inspector.unpacked(bytes, file) : { value: bytes, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { value: undefined, diagnostics: [{ ...brokenFont(file, ""), message: error.message }] };
  }
}

function preferring(book: FontBook, families: readonly string[]): FontBook {
  if (families.length === 0) return book;
  return {
    ...book,
    fallbacks: (named, weight, italic) => book.fallbacks([...named, ...families], weight, italic),
  };
}

/** The same fonts for texts in a language: a book that divides its words, the same one each time. */
export function dividing({ book, key }: OpenedFonts, lang: string | undefined): OpenedFonts {
  const hyphenate = lang === undefined ? undefined : hyphenatorFor(lang);
  if (lang === undefined || !hyphenate) return { book, key };
  const books = booksOf(book);
  const dividingBook = books.get(lang) ?? { ...book, hyphenate };
  books.set(lang, dividingBook);
  return { book: dividingBook, key: `${key} ${lang}` };
}

const booksOf = notesAbout<FontBook, Map<string, FontBook>>(() => new Map());

function filesIn(
  project: ProjectContext,
  game: string,
  subfolder: string,
  ending: string | RegExp,
): readonly Found[] {
  const places = [
    { host: project.host, folder: `templates/${game}/${subfolder}` },
    { host: project.host, folder: `templates/shared/${subfolder}` },
    { host: project.bundle.host, folder: `templates/shared/${subfolder}` },
  ];
  const seen = new Set<string>();
  return places.flatMap(({ host, folder }) =>
    host
      .listFiles(folder.slice(0, -1))
      .filter((file) => !file.slice(folder.length).includes("/"))
      .filter((file) => (typeof ending === "string" ? file.endsWith(ending) : ending.test(file)))
      .filter((file) => !seen.has(file.slice(folder.length)) && seen.add(file.slice(folder.length)))
      .map((file) => ({ host, file })),
  );
}

/** The same bytes at the same place are the same source, so that values derived from it are kept. */
function sourceIn(bytes: Uint8Array, place: Omit<TemplateSource, "name" | "text">): Result<TemplateSource> {
  const known = sourcesOf(bytes);
  const key = JSON.stringify(place);
  const read = known.get(key) ?? readSource(bytes, place);
  known.set(key, read);
  return read;
}

const sourcesOf = notesAbout<Uint8Array, Map<string, Result<TemplateSource>>>(() => new Map());

function readSource(bytes: Uint8Array, place: Omit<TemplateSource, "name" | "text">): Result<TemplateSource> {
  const { file } = place;
  const { value, diagnostics } = decodeText(file, bytes);
  const name = file.slice(file.lastIndexOf("/") + 1, -ENDING.length);
  return { value: { name, ...place, text: value.text }, diagnostics };
}

function readAll(
  found: readonly Found[],
  { host: own, bundle }: ProjectContext,
  sound: Host | undefined,
): Result<ReadonlyMap<string, TemplateSource>> {
  const sources = new Map<string, TemplateSource>();
  const diagnostics: Diagnostic[] = [];
  for (const { host, file } of found) {
    const bytes = bytesOrFinding(host, file);
    if (!(bytes instanceof Uint8Array)) {
      diagnostics.push(bytes);
      continue;
    }
    const isShipped = host === bundle.host && host !== own;
    const read = sourceIn(bytes, { file, isSound: host === sound, isShipped });
    diagnostics.push(...read.diagnostics);
    sources.set(read.value.name, read.value);
  }
  return { value: sources, diagnostics };
}
