/**
 * A name for everything of a game that its prints are made from: equal names, equal prints. Comments, spacing, notes, the
 * game's version and its rules do not count; templates count with every character.
 * Limits: fonts and icons that Broadside brings along are its own version's business.
 */
import type { Game } from "../game/game.ts";
import type { SourceNode, Sources } from "../source/tree.ts";
import type { TemplateFiles } from "../template/template.ts";
import { digestOf } from "./memory.ts";
import type { Project } from "./project.ts";

/** Fields of game.yaml that print nothing of their own: the version is what is compared, the rest is about checking. */
const SILENT_FIELDS = ["version", "severity"];

export function contentDigest(
  { host }: Project,
  game: Game,
  sources: Sources,
  templateFiles: TemplateFiles,
  pictures: Iterable<string>,
): string {
  const texts = [...sources.values()]
    .filter(({ path }) => path !== `${game.folder}/rules.yaml`)
    .map(({ path, root }) => [path, root ? JSON.stringify(writtenAs(root, path === game.source.file)) : ""]);
  const drawings = usedTemplates(game, templateFiles).map(({ file, text }) => [file, text]);
  const files = [...new Set([...pictures, ...iconFiles(game)])].map((name) => `${game.folder}/${name}`);
  const bytes = files.filter((file) => host.isFile(file)).map((file) => [file, host.readBytes(file)]);
  const parts = [...texts, ...drawings, ...bytes].sort(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0));
  return digestOf(parts.flat());
}

/** What is written, each value with its type: "1" in quotes is another value than 1. */
function writtenAs(node: SourceNode, isGame = false): unknown {
  if (node.kind === "scalar") return `${typeof node.value} ${node.text}`;
  if (node.kind === "list") return node.items.map((item) => writtenAs(item));
  return node.entries
    .filter(({ key }) => key !== "note" && !(isGame && SILENT_FIELDS.includes(key)))
    .map(({ key, value }) => [key, writtenAs(value)]);
}

function usedTemplates({ decks }: Game, { templates, partials }: TemplateFiles) {
  const names = new Set(decks.flatMap(({ cards }) => cards.flatMap(({ front, back }) => [front, back])));
  return [
    ...[...templates].filter(([name]) => names.has(name)).map(([, source]) => source),
    ...partials.values(),
  ];
}

function iconFiles({ glossary }: Game): readonly string[] {
  return Object.values(glossary.icons).filter((target) => target.endsWith(".svg"));
}
