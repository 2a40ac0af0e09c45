/**
 * What is found about a translation as a whole: how much of the game it translates, by the texts that are printed, and
 * which of its words for templates, and of the project's shared ones, nothing prints. Limits: what templates of the package
 * print are Broadside's own words, and a single word in lower case counts as an id.
 */
import { type Diagnostic, type Place, startOf } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { shortened } from "../../diagnostics/words.ts";
import type { Host } from "../../host/host.ts";
import type { RuleContext } from "../../rules/define-rule.ts";
import { asPrinted } from "../../rules/places.ts";
import { isId } from "../../rules/printed-texts/written-text.ts";
import { writtenTexts } from "../../rules/printed-texts/written-texts.ts";
import { languageName } from "../../schema/locale/language.ts";
import { placeAt } from "../../source/locate.ts";
import { decodeText } from "../../source/text/decode.ts";
import type { TemplateSource } from "../../template/template.ts";
import { lookedUp, translatedWords } from "../../template/words/template-words.ts";
import { PAPER_WORDS } from "../../words/paper-words.ts";
import { isPackageItself, type ProjectContext } from "../project.ts";
import { localeFolder } from "../read/locale/locale-files.ts";
import { ON_PAPER, readWords, SHARED_TEMPLATES, sharedWordFiles } from "../read/locale/template-words.ts";
import { bytesOrFinding } from "../read/unreadable-files.ts";

/** Places of missing texts that a finding shows. */
const MOST_SHOWN = 5;

interface PrintedText {
  readonly text: string;
  readonly place: Place;
}

/** @param lang tag of the language of the context's game */
export function localeFindings(
  project: ProjectContext,
  context: RuleContext,
  lang: string,
): readonly Diagnostic[] {
  const { host } = project;
  const home = localeFolder(context.game.folder, lang);
  const files = host.listFiles(home);
  const main = `${home}/game.yaml`;
  const at = startOf(files.includes(main) ? main : (files[0] ?? home));
  const printed = printedTexts(context);
  const missing = printed.filter(({ place }) => !place.file.startsWith(`${home}/`));
  const sources = ownTemplates(context);
  const words = sources.reduce(
    (sum, { text, words: own }) => sum + (own ? translatedWords(text, own).length : 0),
    0,
  );
  return [
    ...(missing.length > 0 ? [incomplete(at, missing, printed.length + words, context.game.id, lang)] : []),
    ...unusedOwnWords(host, home, context, missing),
    ...unusedSharedWords(project, lang),
  ];
}

/** Texts that a translator would translate, each once; the text of a booklet counts as one. */
function printedTexts(context: RuleContext): readonly PrintedText[] {
  const shipped = new Set(allTemplates(context).flatMap(({ file, isShipped }) => (isShipped ? [file] : [])));
  const texts = writtenTexts(context);
  const booklets = new Set<string>();
  const found: PrintedText[] = [];
  for (let index = 0; index < texts.length; index++) {
    const written = texts.at(index);
    const text = asPrinted(written.text);
    if (isId(text) || !/\p{L}/u.test(text.replace(/:[\w-]+:/g, ""))) continue;
    const place = written.place(0, written.text.length);
    if (shipped.has(place.file)) continue;
    if (written.from === "booklet") {
      if (booklets.has(place.file)) continue;
      booklets.add(place.file);
    }
    found.push({ text, place });
  }
  return found;
}

const allTemplates = ({ templateFiles }: RuleContext): readonly TemplateSource[] => [
  ...templateFiles.templates.values(),
  ...templateFiles.partials.values(),
];

const ownTemplates = (context: RuleContext): readonly TemplateSource[] =>
  allTemplates(context).filter(({ isShipped }) => !isShipped);

function incomplete(
  at: Place,
  missing: readonly PrintedText[],
  all: number,
  game: string,
  lang: string,
): Diagnostic {
  const related = missing
    .slice(0, MOST_SHOWN)
    .map(({ place, text }) => ({ ...place, message: `not translated: "${shortened(text)}"` }));
  return {
    ...at,
    rule: "locale/incomplete",
    severity: "hint",
    message: `${languageName(lang)}: ${missing.length} of ${all} printed texts are not translated`,
    why: "the original's text is printed in their place",
    fix: `translate them; \`broadside translate ${game} ${lang}\` writes files that the translation does not have yet, and counts what the others lack`,
    related,
  };
}

/** Words of the game's translation that no template prints. */
function unusedOwnWords(
  host: Host,
  home: string,
  context: RuleContext,
  missing: readonly PrintedText[],
): readonly Diagnostic[] {
  const texts = allTemplates(context).map(({ text }) => text);
  return unusedWords(
    host,
    `${home}/words.yaml`,
    texts,
    missing.map(({ text }) => lookedUp(text)),
  );
}

/**
 * Words beside the project's shared templates that nothing prints. They serve all its games, so every shared template
 * counts, even one that a game replaces. The package's own words are tested where they are made.
 */
function unusedSharedWords(project: ProjectContext, lang: string): readonly Diagnostic[] {
  if (isPackageItself(project)) return [];
  const { host, bundle } = project;
  const files = sharedWordFiles(lang).filter((file) => host.isFile(file));
  if (files.length === 0) return [];
  const texts = [host, bundle.host].flatMap((one) =>
    one
      .listFiles(SHARED_TEMPLATES)
      .filter((file) => file.endsWith(".svg.hbs"))
      .flatMap((file) => readIfPossible(one, file)),
  );
  const printed = texts.flatMap((text) => translatedWords(text, ALL_WORDS).map(({ written }) => written));
  return files.flatMap((file) => unusedWords(host, file, texts, [...PAPER_WORDS, ...printed]));
}

/** Every text of a template, as if it were translated. */
const ALL_WORDS = { get: (text: string) => text };

/** Faults of templates are reported where they are read. */
function readIfPossible(host: Host, file: string): readonly string[] {
  const bytes = bytesOrFinding(host, file);
  return bytes instanceof Uint8Array ? [decodeText(file, bytes).value.text] : [];
}

/**
 * @param texts of templates
 * @param others words that may be meant by a misspelt one
 */
function unusedWords(
  host: Host,
  path: string,
  texts: readonly string[],
  others: readonly string[],
): readonly Diagnostic[] {
  const entries = readWords(host, path);
  if (!entries || entries.value.size === 0) return [];
  const used = new Set<string>();
  const own = { get: (text: string) => (entries.value.has(text) ? text : undefined) };
  for (const text of texts) for (const { written } of translatedWords(text, own)) used.add(written);
  return [...entries.value]
    .filter(([text]) => !used.has(text) && !ON_PAPER.has(text))
    .map(([text, entry]) => {
      const near = nearest(text, others);
      return {
        ...placeAt(entries.document, entry.keyRange),
        rule: "locale/unused-words",
        severity: "warning",
        message: `no template prints "${shortened(text)}"`,
        why: "its translation is printed nowhere",
        fix:
          near === undefined
            ? "write the words as the template has them, or remove the line"
            : `did you mean "${near}"?`,
      };
    });
}
