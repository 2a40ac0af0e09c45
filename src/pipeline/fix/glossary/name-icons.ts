/**
 * Gives words of cards and texts drawings: entries under `icons:` of the game's glossary, which is made if there is none. A word
 * becomes its name ("Two-handed Axe" is two-handed-axe), so that it can be written between colons too; words of one name, such
 * as "Axe" and "axe", are one entry.
 */
import { BroadsideError, badOrder } from "../../../diagnostics/broadside-error.ts";
import { helpFor } from "../../../diagnostics/did-you-mean.ts";
import { nameOfWord } from "../../../diagnostics/name-of-word.ts";
import { rangeEdit } from "../../../source/edit/value-edit.ts";
import { lineEndOf } from "../../../source/edit/yaml/layout.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourcePath } from "../../../source/tree.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import type { IconLibrary } from "../../look/icons.ts";
import type { DeckEdits } from "../cards/deck-edits.ts";
import { editedYaml } from "../edited-yaml.ts";

export interface NameIconsAsk {
  readonly kind: "name-icons";
  readonly game: string;
  /** The name of an icon for each word. */
  readonly icons: Readonly<Record<string, string>>;
}

/**
 * @param path of the glossary @param document undefined if there is none yet
 * @throws BroadsideError `unknown-name` for an icon that does not exist, `bad-order` for a word that cannot be a name, for two
 * icons for one name, and for a glossary that cannot be read
 */
export function nameIcons(
  path: string,
  document: SourceDocument | undefined,
  icons: NameIconsAsk["icons"],
  library: Library,
): DeckEdits {
  const wanted = byName(icons, library);
  const [[name, { word, target }] = ["", { word: "", target: "" }]] = wanted;
  if (name === "") throw badOrder("`icons`: expected at least one word with its icon");
  const title = wanted.size === 1 ? `Draw "${word}" as ${target}` : `Choose icons for ${wanted.size} words`;
  return {
    title,
    files: [{ path, edits: editsFor(document ?? parseYaml({ path, text: "" }).value, wanted) }],
  };
}

type Library = Pick<IconLibrary, "targetOf" | "names">;

interface Wanted {
  /** The first of this name. */
  readonly word: string;
  /** The drawing, as an entry names it. */
  readonly target: string;
}

function byName(icons: NameIconsAsk["icons"], library: Library): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const [word, icon] of Object.entries(icons)) {
    const name = nameFor(word);
    const target = targetOf(icon, library);
    const before = wanted.get(name);
    if (before && before.target !== target)
      throw badOrder(
        `"${before.word}" and "${word}" both become the name "${name}", which can have only one icon: use ${before.target} or ${target} for both`,
      );
    if (!before) wanted.set(name, { word, target });
  }
  return wanted;
}

function nameFor(word: string): string {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word) ? word : nameOfWord(word);
  if (name !== undefined) return name;
  throw badOrder(
    `"${word}" has no letters a to z or digits, so it cannot name an icon: write the name of the icon in the cards`,
  );
}

function targetOf(icon: string, library: Library): string {
  const target = library.targetOf(icon);
  if (target !== undefined) return target;
  const names = library.names().flatMap((one) => [...one]);
  throw new BroadsideError("unknown-name", `there is no icon "${icon}"${helpFor(icon, names)}`);
}

/** Only comments. */
const isBlank = ({ root, text }: SourceDocument): boolean =>
  root === undefined && text.split(/\r?\n/).every((line) => /^\s*(#.*)?$/.test(line));

function editsFor(document: SourceDocument, wanted: ReadonlyMap<string, Wanted>) {
  const file = editedYaml(document);
  const { root } = document;
  const isNew = isBlank(document);
  if (!isNew && root?.kind !== "map") throw badOrder(`${document.path} cannot be read; correct it first`);
  const at = (path: SourcePath) => (root?.kind === "map" ? nodeAt(root, path) : undefined);
  const term = [...wanted.keys()].find((name) => at(["terms", name]) !== undefined);
  if (term !== undefined)
    throw badOrder(`"${term}" is a term of the glossary, which prints a word: it cannot be an icon too`);
  for (const [name, { target }] of wanted) {
    // another word for a drawing's own name needs no entry
    if (name === target && at(["icons", name]) === undefined) continue;
    if (isNew && file.now().root === undefined) file.step(emptyIcons(document));
    if (!file.set(["icons", name], target, linesOf))
      throw badOrder(`an icon cannot be added to ${document.path}; add it in the file`);
  }
  return file.edits();
}

/** `icons:` without entries: a file of its own, or at the end of one of comments. */
function emptyIcons(document: SourceDocument) {
  const { text, path } = document;
  const lineEnd = text === "" ? "\n" : lineEndOf(document);
  const joint = text === "" || /[\r\n]$/.test(text) ? "" : lineEnd;
  const end = text.length;
  const head = text === "" ? headOf(path) : "";
  return [rangeEdit({ path, text }, { start: end, end }, `${joint}${head}icons:${lineEnd}`)];
}

/** As in the files that come with a new game. @param path "content/<game>/glossary.yaml" */
const headOf = (path: string): string =>
  `# yaml-language-server: $schema=../../schemas/${path.split("/").at(-2)}/glossary.schema.json
# What text may put between colons: \`:sword:\` prints an icon, a term a word. Icons of words that cards show are here too.
`;

/** Names below each other, where the glossary has none yet. */
const linesOf = (path: SourcePath): "lines" | undefined => (path.length === 1 ? "lines" : undefined);
