/**
 * A digest of everything that a game's prints are made from: equal digests mean equal prints. Comments, spacing, notes,
 * the game's version, its rules and scenarios outside kits do not count; templates count with every character; cards
 * count as resolved, each with a digest of its own, which is computed once. Limits: fonts and icons that come with
 * Broadside are covered by its version.
 */
import { hash } from "node:crypto";
import { templatesOfDeck } from "../../game/decks/card-templates.ts";
import type { Card, Game } from "../../game/game.ts";
import type { ScenarioDrawing } from "../../game/scenarios/scenario-decks.ts";
import type { Host } from "../../host/host.ts";
import { derived } from "../../remember/derived.ts";
import { digestOf } from "../../remember/memory.ts";
import type { SourceNode, Sources } from "../../source/tree.ts";
import type { TemplateFiles } from "../../template/template.ts";
import { isPackageItself, type ProjectContext } from "../project.ts";
import { bytesOrWords } from "./unreadable-files.ts";

/** Fields of game.yaml that do not affect prints: the version is compared separately, the rest is about checking. */
const SILENT_FIELDS = ["version", "severity"];

export function contentDigest(
  project: ProjectContext,
  game: Game,
  sources: Sources,
  templateFiles: TemplateFiles,
  pictures: Iterable<string>,
): string {
  const { host } = project;
  const unprinted = new Set([`${game.folder}/rules.yaml`, ...scenariosOfNoKit(game)]);
  const decks = new Set(game.decks.map(({ source }) => source.file));
  const tables = game.decks.flatMap(({ cards }) => cards[0]?.source.file ?? []);
  for (const table of tables) if (!decks.has(table)) unprinted.add(table);
  const texts = [...sources.values()]
    .filter(({ path }) => !unprinted.has(path))
    .map(({ path, root }) => [path, root ? writtenAs(root, silentIn(path, game, decks)) : ""]);
  const cards = game.decks.map((deck) => [`${deck.source.file} cards`, deck.cards.map(digestOfCard).join()]);
  const used = usedTemplates(game, templateFiles);
  const drawings = used.map(({ file, text }) => [file, text]);
  // Whether a picture exists may change texts.
  const asksForPictures = used.some(({ text }) => text.includes("art-exists"));
  const present = asksForPictures ? [["pictures", ...game.pictures]] : [];
  const shown = [...pictures]
    .map((name) => (name.startsWith("/") ? name.slice(1) : `${game.folder}/${name}`))
    .filter((file) => host.isFile(file));
  const booklets = game.booklets.map(({ file }) => file).filter((file) => host.isFile(file));
  const files = new Set([...booklets, ...shown, ...iconFiles(host, game), ...fontFiles(project, game)]);
  const bytes = [...files].map((file) => [file, () => bytesOrWords(host, file)] as const);
  const parts = [...texts, ...cards, ...drawings, ...present, ...bytes].sort(([a = ""], [b = ""]) =>
    a < b ? -1 : a > b ? 1 : 0,
  );
  return digestOf(eachPart(parts));
}

type Part = readonly (string | (() => string | Uint8Array))[];

/** Files are read one at a time: all pictures of a game together may not fit into memory. */
function* eachPart(parts: readonly Part[]): Iterable<string | Uint8Array> {
  for (const part of parts) for (const piece of part) yield typeof piece === "string" ? piece : piece();
}

/** Fields of a file that do not count: cards of a deck count as resolved. */
function silentIn(path: string, game: Game, decks: ReadonlySet<string>): readonly string[] {
  if (path === game.source.file) return SILENT_FIELDS;
  return decks.has(path) ? ["cards"] : [];
}

/** Of everything that a card is printed from, whatever its number and place. */
export const digestOfCard = derived(({ number: _number, source: _source, ...card }: Card) =>
  hash("sha256", JSON.stringify(card), "base64url"),
);

/**
 * The written value as JSON text, with its type: "1" in quotes differs from 1.
 * @param silent names of fields of the whole file that are left out
 */
function writtenAs(node: SourceNode, silent: readonly string[] = []): string {
  if (node.kind === "scalar") return JSON.stringify(`${typeof node.value} ${node.text}`);
  if (node.kind === "list") return `[${node.items.map((item) => writtenAs(item)).join()}]`;
  const entries = node.entries
    .filter(({ key }) => !silent.includes(key))
    .map(({ key, value }) => `[${JSON.stringify(key)},${writtenAs(value)}]`);
  return `[${entries.join()}]`;
}

/** Files of scenarios that are not in any print of the game: tracks still being designed. */
function scenariosOfNoKit({ kits, scenarios }: Game): readonly string[] {
  const printed = new Set(kits.flatMap((kit) => kit.scenarios.map(({ scenario }) => scenario)));
  return scenarios.filter(({ id }) => !printed.has(id)).map(({ source }) => source.file);
}

/** Templates of cards, of booklets and their pictures, and of the scenario drawings that kits print. */
function usedTemplates({ decks, kits, booklets, figures }: Game, { templates, partials }: TemplateFiles) {
  const printed = kits.flatMap(({ scenarios }) => scenarios);
  const sheets: ScenarioDrawing[] = printed.length > 0 ? ["setup-sheet"] : [];
  const posters: ScenarioDrawing[] = printed.some(({ poster }) => poster) ? ["track-poster"] : [];
  const pages = booklets.map(({ page }) => page);
  const pictures = booklets.length > 0 ? ["track-plan", ...figures.map(({ template }) => template)] : [];
  const cards = decks.flatMap((deck) => [...templatesOfDeck(deck)]);
  const names = new Set<string>([...cards, ...sheets, ...posters, ...pages, ...pictures]);
  return [
    ...[...templates].filter(([name]) => names.has(name)).map(([, source]) => source),
    ...partials.values(),
  ];
}

/** All of the game's icon drawings: texts refer to them by name. */
function iconFiles(host: Host, { folder, glossary }: Game): readonly string[] {
  const named = Object.values(glossary.icons).filter((target) => target.endsWith(".svg"));
  const files = named.map((name) => `${folder}/${name}`).filter((file) => host.isFile(file));
  return [...files, ...host.listFiles(`${folder}/icons`)];
}

function fontFiles(project: ProjectContext, { id }: Game): readonly string[] {
  const { host } = project;
  const shared = isPackageItself(project) ? [] : host.listFiles("templates/shared/fonts");
  return [...host.listFiles(`templates/${id}/fonts`), ...shared];
}
