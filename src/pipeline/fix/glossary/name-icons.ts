/**
 * Gives words of cards and texts drawings: entries under `icons:` of the game's glossary, which is made if there is none. A word
 * becomes its name ("Two-handed Axe" is two-handed-axe), so that it can be written between colons too.
 */
import { BroadsideError, badOrder } from "../../../diagnostics/broadside-error.ts";
import { didYouMean } from "../../../diagnostics/did-you-mean.ts";
import { nameOfWord } from "../../../diagnostics/name-of-word.ts";
import { editedText } from "../../../source/edit/edited-text.ts";
import { lineEndOf } from "../../../source/edit/yaml/layout.ts";
import { setValue } from "../../../source/edit/yaml/set-fields.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import type { IconLibrary } from "../../look/icons.ts";
import type { DeckEdits } from "../cards/deck-edits.ts";
import { plainStyle } from "../plain-style.ts";

export interface NameIconsAsk {
  readonly kind: "name-icons";
  readonly game: string;
  /** The name of an icon for each word. */
  readonly icons: Readonly<Record<string, string>>;
}

/**
 * @param path of the glossary @param document undefined if there is none yet
 * @throws BroadsideError `unknown-name` for an icon that does not exist, `bad-order` for a word that cannot be a name, and for a
 * glossary that cannot be read
 */
export function nameIcons(
  path: string,
  document: SourceDocument | undefined,
  icons: NameIconsAsk["icons"],
  library: Pick<IconLibrary, "find" | "names">,
): DeckEdits {
  const wanted = Object.entries(icons).map(([word, icon]) => [word, nameFor(word), icon] as const);
  if (wanted.length === 0) throw badOrder("`icons`: expected at least one word with its icon");
  for (const [, , icon] of wanted) refuseUnknown(icon, library);
  // Another word for an icon's own name needs no entry.
  const entries = wanted.flatMap(([, name, icon]) => (name === icon ? [] : [[name, icon] as const]));
  const [[word, , icon] = ["", "", ""]] = wanted;
  const title = wanted.length === 1 ? `Draw "${word}" as ${icon}` : `Choose icons for ${wanted.length} words`;
  const edits =
    document === undefined || isBlank(document)
      ? added(path, document, entries)
      : changed(document, entries, Object.fromEntries(wanted.map(([, name, one]) => [name, one])));
  return { title, files: [{ path, edits }] };
}

function nameFor(word: string): string {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word) ? word : nameOfWord(word);
  if (name !== undefined) return name;
  throw badOrder(
    `"${word}" has no letters a to z or digits, so it cannot name an icon: write the name of the icon in the cards`,
  );
}

function refuseUnknown(icon: string, library: Pick<IconLibrary, "find" | "names">): void {
  if (library.find(icon)) return;
  const help = didYouMean(
    icon,
    library.names().flatMap((names) => [...names]),
  );
  throw new BroadsideError(
    "unknown-name",
    `there is no icon "${icon}"${help === undefined ? "" : `; ${help}`}`,
  );
}

/** Only comments. */
const isBlank = ({ root, text }: SourceDocument): boolean =>
  root === undefined && text.split(/\r?\n/).every((line) => /^\s*(#.*)?$/.test(line));

type Entries = readonly (readonly [name: string, icon: string])[];

function added(path: string, document: SourceDocument | undefined, entries: Entries) {
  const text = editedText(document ?? { path, text: "" });
  if (entries.length === 0) return [];
  const lineEnd = document && document.text !== "" ? lineEndOf(document) : "\n";
  const lines = ["icons:", ...entries.map(([name, icon]) => `  ${name}: ${icon}`), ""].join(lineEnd);
  const before = document?.text ?? "";
  const at = { line: 1, column: 1, offset: before.length };
  const joint = before === "" || /[\r\n]$/.test(before) ? "" : lineEnd;
  text.step([{ file: path, start: at, end: at, text: joint + lines }]);
  return text.edits();
}

function changed(document: SourceDocument, entries: Entries, wanted: Readonly<Record<string, string>>) {
  const text = editedText(document);
  const read = (): SourceDocument => parseYaml({ path: document.path, text: text.text }, document).value;
  const { root } = document;
  if (root?.kind !== "map") throw badOrder(`${document.path} cannot be read; correct it first`);
  const term = Object.keys(wanted).find((name) => nodeAt(root, ["terms", name]));
  if (term !== undefined)
    throw badOrder(`"${term}" is a term of the glossary, which prints a word: it cannot be an icon too`);
  const known = (name: string): boolean => nodeAt(root, ["icons", name]) !== undefined;
  const own = Object.entries(wanted).filter(([name, icon]) => name === icon && known(name));
  for (const [name, icon] of [...entries, ...own]) {
    const now = read();
    const edits =
      now.root?.kind === "map" &&
      setValue({ file: now, style: plainStyle(now, linesOf), path: [] }, now.root, ["icons", name], icon);
    if (!edits) throw badOrder(`an icon cannot be added to ${document.path}; add it in the file`);
    text.step(edits);
  }
  return text.edits();
}

/** Names below each other, where the glossary has none yet. */
const linesOf = (path: readonly (string | number)[]): "lines" | undefined =>
  path.length === 1 ? "lines" : undefined;
