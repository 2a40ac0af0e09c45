/**
 * The words of templates in another language: the game's own `locales/<lang>/words.yaml`, then those beside the shared
 * templates, of the project and of the package. The first that has a text counts.
 */
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import type { Game } from "../../../game/game.ts";
import type { Host } from "../../../host/host.ts";
import { notesAbout } from "../../../remember/derived.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import { faultAt } from "../../../source/fault.ts";
import { isNothing } from "../../../source/overlay/overlay.ts";
import { decodeText } from "../../../source/text/decode.ts";
import type { SourceDocument, SourceEntry } from "../../../source/tree.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import { parseTemplate } from "../../../template/parse.ts";
import type { TemplateFiles, TemplateSource } from "../../../template/template.ts";
import { lookedUp, type TemplateWords } from "../../../template/words/template-words.ts";
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
  const shared = [host, bundle.host].map((one) => readWords(one, `templates/shared/locales/${lang}/${FILE}`));
  const read = [own, ...shared].flatMap((one) => one ?? []);
  const diagnostics = read.flatMap((one) => one.diagnostics);
  if (read.length === 0) return { value: files, diagnostics };
  const words = joined(read.map(({ value }) => value));
  const value = {
    templates: translatedAll(files.templates, words),
    partials: translatedAll(files.partials, words),
  };
  return { value, diagnostics };
}

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
  const parsed = parseTemplate({ name: key, file: document.path, text: value.text }, "markdown");
  if ("ok" in parsed) return undefined;
  return faultAt(document, value, {
    rule: "locale/broken-words",
    message: `this translation is not a template: ${parsed.fault.message}`,
    fix: "write its fields as the original has them, such as {{cost}}",
  });
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
  words: TemplateWords,
): ReadonlyMap<string, TemplateSource> =>
  new Map([...sources].map(([name, source]) => [name, translated(source, words)]));

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
