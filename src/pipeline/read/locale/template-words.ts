/**
 * The words of templates in another language: the game's own `locales/<lang>/words.yaml`, and for shared templates also those
 * beside them, of the project and of the package, in the language and then in the one that it is a kind of. The first that has
 * a text counts.
 */
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import type { Game } from "../../../game/game.ts";
import type { Host } from "../../../host/host.ts";
import { notesAbout } from "../../../remember/derived.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import { withFallbacks } from "../../../schema/locale/language.ts";
import { type FaultWords, faultAt } from "../../../source/fault.ts";
import { isNothing } from "../../../source/overlay/overlay.ts";
import { decodeText } from "../../../source/text/decode.ts";
import type { SourceDocument, SourceEntry } from "../../../source/tree.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import { parseTemplate } from "../../../template/parse.ts";
import type { TemplateFiles, TemplateSource } from "../../../template/template.ts";
import { lookedUp, type TemplateWords } from "../../../template/words/template-words.ts";
import { PAPER_WORDS } from "../../../words/paper-words.ts";
import { fieldsOf } from "../../../words/say.ts";
import type { ProjectContext } from "../../project.ts";
import { bytesOrFinding } from "../unreadable-files.ts";
import { localeFolder } from "./locale-files.ts";

const FILE = "words.yaml";

/** The templates of a game with the words of its language; the same ones if there are no words for it. */
export function withWords(
  project: ProjectContext,
  game: Pick<Game, "folder" | "locale" | "language">,
  files: TemplateFiles,
): Result<TemplateFiles> {
  const { locale, language = "en" } = game;
  const lang = locale ?? language;
  const { host, bundle } = project;
  const own =
    locale === undefined ? undefined : readWords(host, `${localeFolder(game.folder, locale)}/${FILE}`);
  const shared = sharedWordFiles(lang).flatMap((file) =>
    [host, bundle.host].flatMap((one) => readWords(one, file) ?? []),
  );
  const read = own ? [own, ...shared] : shared;
  const diagnostics = read.flatMap((one) => one.diagnostics);
  if (read.length === 0) return { value: files, diagnostics };
  const ownWords = own && joined([own.value]);
  const allWords = joined(read.map(({ value }) => value));
  const inLanguage = (source: TemplateSource): TemplateSource => {
    const words = isShared(source) ? allWords : ownWords;
    return words ? translated(source, words) : source;
  };
  const value = {
    templates: translatedAll(files.templates, inLanguage),
    partials: translatedAll(files.partials, inLanguage),
  };
  return { value, diagnostics };
}

/** The files of words beside the shared templates, the one that counts most first. */
export const sharedWordFiles = (lang: string): readonly string[] =>
  withFallbacks(lang).map((tag) => `${SHARED_TEMPLATES}/locales/${tag}/${FILE}`);

export const SHARED_TEMPLATES = "templates/shared";

const isShared = ({ file }: TemplateSource): boolean => file.startsWith(`${SHARED_TEMPLATES}/`);

/** The entries of a file by the texts that they translate. */
export type WordEntries = ReadonlyMap<string, SourceEntry>;

export interface ReadWords extends Result<WordEntries> {
  readonly document: SourceDocument;
}

/** The words of a file that can be used, and what is wrong with it; undefined if it does not exist. */
export function readWords(host: Host, path: string): ReadWords | undefined {
  if (!host.isFile(path)) return undefined;
  const bytes = bytesOrFinding(host, path);
  if (!(bytes instanceof Uint8Array)) {
    const document = { path, text: "", root: undefined, comments: [] };
    return { value: new Map(), document, diagnostics: [bytes] };
  }
  const decoded = decodeText(path, bytes);
  const parsed = parseYaml(decoded.value);
  const entries = entriesOf(parsed.value);
  return {
    value: entries.value,
    document: parsed.value,
    diagnostics: [...decoded.diagnostics, ...parsed.diagnostics, ...entries.diagnostics],
  };
}

function entriesOf(document: SourceDocument): Result<WordEntries> {
  const { root } = document;
  const diagnostics: Diagnostic[] = [];
  if (root?.kind !== "map") {
    if (root) diagnostics.push(faultAt(document, root, NO_MAP));
    return { value: new Map(), diagnostics };
  }
  const usable = root.entries.filter((entry) => {
    if (isNothing(entry.value)) return false;
    const fault = faultOf(document, entry);
    if (fault) diagnostics.push(fault);
    return !fault;
  });
  return { value: new Map(usable.map((entry) => [lookedUp(entry.key), entry])), diagnostics };
}

const NO_MAP = {
  rule: "locale/not-a-text",
  message: "expected texts of templates with their translations",
  fix: 'write lines such as "Cost: Kosten"',
};

function faultOf(document: SourceDocument, { key, keyRange, value }: SourceEntry): Diagnostic | undefined {
  if (value.kind !== "scalar")
    return faultAt(document, value, {
      rule: "locale/not-a-text",
      message: `"${key}" has ${value.kind === "list" ? "a list" : "a map"} instead of its translation`,
      fix: "write the translation as a text",
    });
  if (value.text.trim() === "")
    return faultAt(document, keyRange, {
      rule: "locale/empty-text",
      message: `"${key}" has no translation`,
      fix: "write it, or remove the line: then the original's words are printed",
    });
  const strange = ON_PAPER.has(key) ? unknownField(key, value.text) : undefined;
  if (strange) return faultAt(document, value, strange);
  const parsed = parseTemplate({ name: key, file: document.path, text: value.text }, "markdown");
  if ("ok" in parsed) return undefined;
  return faultAt(document, value, {
    rule: "locale/broken-words",
    message: `this translation is not a template: ${parsed.fault.message}`,
    fix: "write its fields as the original has them, such as {{cost}}",
  });
}

/** The words that Broadside itself prints: a translation may have them beside those of templates. */
export const ON_PAPER: ReadonlySet<string> = new Set(PAPER_WORDS);

/** A field that nothing fills in would be printed with its braces. */
function unknownField(words: string, translation: string): FaultWords | undefined {
  const known = fieldsOf(words);
  const unknown = fieldsOf(translation).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const near = nearest(unknown, known);
  return {
    rule: "locale/broken-words",
    message: `"${words}" has no field {${unknown}}`,
    fix:
      near !== undefined
        ? `did you mean {${near}}?`
        : known.length > 0
          ? `its fields: ${known.map((name) => `{${name}}`).join(", ")}`
          : "write it without braces",
  };
}

function joined(all: readonly WordEntries[]): TemplateWords {
  const words = new Map<string, string>();
  for (const entries of all)
    for (const [text, { value }] of entries)
      if (!words.has(text) && value.kind === "scalar") words.set(text, value.text);
  return { key: digestOfTexts([...words].flat()), get: (text) => words.get(text) };
}

const translatedAll = (
  sources: ReadonlyMap<string, TemplateSource>,
  inLanguage: (source: TemplateSource) => TemplateSource,
): ReadonlyMap<string, TemplateSource> =>
  new Map([...sources].map(([name, source]) => [name, inLanguage(source)]));

/** The same object for the same words. What comes with the package is no longer known to be sound: a game may translate it. */
function translated(source: TemplateSource, words: TemplateWords): TemplateSource {
  const known = translationsOf(source);
  const before = known.get(words.key);
  if (before) return before;
  const made = { ...source, words, isSound: false };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(words.key, made);
  return made;
}

const translationsOf = notesAbout<TemplateSource, Map<string, TemplateSource>>(() => new Map());

/** Languages, or states of their words while they are edited, for which a template is kept. */
const MOST_KEPT = 8;
