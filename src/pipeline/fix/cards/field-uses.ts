/**
 * What still names a field of a deck besides its cards: the templates that draw them, and entries of `rules.yaml` and of kits.
 * Limit: an entry that is about all decks is not counted, because the field may be one of another deck.
 */
import { listed } from "../../../diagnostics/words.ts";
import { kindOfPath } from "../../../schema/kinds.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import { placeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceMap, SourceNode } from "../../../source/tree.ts";
import { compileSet, readTemplates } from "../../draw/templates.ts";
import type { ProjectContext } from "../../project.ts";
import type { OpenDeck } from "./open-deck.ts";
import { templatesByDeck } from "./template-names.ts";

/** A line of a file that names a field. */
export interface FieldUse {
  readonly file: string;
  readonly line: number;
}

/**
 * Where the field is needed, each line once; none if nothing else uses it. A template that asks first whether a card has the
 * field (`present`) does without it.
 */
export function usesOfField(
  project: ProjectContext,
  game: string,
  deck: OpenDeck,
  name: string,
): readonly FieldUse[] {
  const uses = [...inTemplates(project, game, deck.id, name), ...inContent(deck, name)];
  return [...new Map(uses.map((use) => [written(use), use])).values()];
}

const written = ({ file, line }: FieldUse): string => `${file}:${line}`;

/** "templates/duel/find.svg.hbs:3 and 2 more places". */
export function listedUses(uses: readonly FieldUse[]): string {
  const words = uses.map(written);
  const more = words.length - MOST_LISTED;
  if (more <= 1) return listed(words, "and");
  return listed([...words.slice(0, MOST_LISTED), `${more} more places`], "and");
}

const MOST_LISTED = 2;

function inTemplates(project: ProjectContext, game: string, deck: string, name: string): readonly FieldUse[] {
  const files = readTemplates(project, game).value;
  const compiled = compileSet(project, game, files).value;
  const used = templatesByDeck(project, game, files).get(deck) ?? [];
  return used.flatMap((template) => {
    const reads = compiled.get(template)?.reads.filter(({ path: [first] }) => first === name) ?? [];
    const doesWithout = reads.some(({ path, presence }) => presence && path.length === 1);
    return doesWithout ? [] : reads.map(({ place: { file, start } }) => ({ file, line: start.line }));
  });
}

function inContent({ id, content }: OpenDeck, name: string): readonly FieldUse[] {
  const paths = content.files.filter((file) => {
    const kind = kindOfPath(file.slice(content.folder.length + 1));
    return kind === "rules" || kind === "kit";
  });
  return paths.flatMap((path) => {
    const document = content.open(path);
    const nodes = document?.root ? namesIn(document.root, { deck: id, name }, false) : [];
    return nodes.map((node) => ({
      file: path,
      line: placeAt(document as SourceDocument, node).start.line,
    }));
  });
}

interface Wanted {
  readonly deck: string;
  readonly name: string;
}

/** Keys whose value names a field, or several. */
const NAMING: ReadonlySet<string> = new Set(["field", "per", "mutual"]);

/** @param isAbout an entry around says that it is about the deck */
function namesIn(
  node: SourceNode,
  wanted: Wanted,
  isAbout: boolean,
): readonly { start: number; end: number }[] {
  if (node.kind === "list") return node.items.flatMap((item) => namesIn(item, wanted, isAbout));
  if (node.kind !== "map") return [];
  const decks = entryOf(node, "deck")?.value;
  const isHere = decks ? textsOf(decks).some(({ text }) => text === wanted.deck) : isAbout;
  return node.entries.flatMap(({ key, value }) => [
    ...(isHere && NAMING.has(key) ? textsOf(value).filter(({ text }) => isField(text, wanted)) : []),
    ...(isHere && key === "where" && value.kind === "map" ? keysIn(value, wanted) : []),
    ...namesIn(value, wanted, isHere),
  ]);
}

const isField = (text: string, { name }: Wanted): boolean => text === name || text.startsWith(`${name}.`);

const keysIn = ({ entries }: SourceMap, wanted: Wanted) =>
  entries.flatMap(({ key, keyRange }) => (isField(key, wanted) ? [keyRange] : []));

function textsOf(node: SourceNode) {
  const nodes = node.kind === "list" ? node.items : [node];
  return nodes.flatMap((one) => (one.kind === "scalar" ? [one] : []));
}
