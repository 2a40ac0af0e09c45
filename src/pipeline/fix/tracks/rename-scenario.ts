/**
 * Gives a scenario another title and another id. Kits that print it and links in booklets follow its id.
 * Limits: its file keeps its name, and rules of the game (rules.yaml) that name the id are not changed.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { escapedPattern } from "../../../diagnostics/text/escaped-pattern.ts";
import { splicesBetween } from "../../../source/edit/splices.ts";
import { nodeAt } from "../../../source/locate.ts";
import { utf8Text } from "../../../source/text/utf8.ts";
import type { ProjectContext } from "../../project.ts";
import { gameNamed } from "../../read/choose-games.ts";
import { type ContentFiles, documentsOf, openContent } from "../../read/content-files.ts";
import type { DeckEdits } from "../cards/deck-edits.ts";
import { editedYaml } from "../edited-yaml.ts";
import { givenId, givenTitle } from "../given-names.ts";
import { type OpenScenario, wordIn } from "./open-scenario.ts";
import { refuseTaken, scalarAt } from "./scenario-ids.ts";

export interface RenameScenarioAsk {
  readonly kind: "rename-scenario";
  readonly game: string;
  /** Path of the scenario's file, from the project's root. */
  readonly file: string;
  /** Its name as printed. */
  readonly title: string;
  /** Default: as it is. */
  readonly id?: string | undefined;
}

type Files = DeckEdits["files"];

/** @throws BroadsideError `bad-order` for a title or an id that cannot be used or written, and for an id that is taken */
export function renameScenario(
  project: ProjectContext,
  scenario: OpenScenario,
  ask: RenameScenarioAsk,
): DeckEdits {
  const { path, yaml } = scenario;
  const title = givenTitle(ask.title);
  const old = wordIn(scenario, ["scenario"]) ?? "";
  const before = wordIn(scenario, ["title"]) ?? old;
  const id = ask.id === undefined || ask.id === old ? old : givenId(ask.id);
  const content = openContent(project.host, `content/${gameNamed(project, ask.game)}`, project.memory);
  if (id !== old) refuseTaken(content, id);
  const isDone =
    (title === before || yaml.set(["title"], title)) && (id === old || yaml.set(["scenario"], id));
  if (!isDone)
    throw badOrder(`${path} is written in a way in which it cannot be renamed here; change it in the file`);
  const others =
    id === old || old === "" ? [] : [...kits(content, old, id), ...booklets(project, content, old, id)];
  const to = title === before ? `${before} to ${id}` : `${before} to ${title}`;
  return { title: `Rename ${to}`, files: [{ path, edits: yaml.edits() }, ...others] };
}

/** @throws BroadsideError `bad-order` for a kit that cannot be changed here */
function kits(content: ContentFiles, old: string, id: string): Files {
  return documentsOf(content, "kit").flatMap((kit) => {
    const list = kit.root && nodeAt(kit.root, ["scenarios"]);
    const items = list?.kind === "list" ? list.items : [];
    const places = items.flatMap((_, index) =>
      scalarAt(kit, ["scenarios", index, "scenario"]) === old ? [["scenarios", index, "scenario"]] : [],
    );
    if (places.length === 0) return [];
    const yaml = editedYaml(kit);
    if (!places.every((place) => yaml.set(place, id)))
      throw badOrder(
        `${kit.path} names "${old}" in a way that cannot be changed here; change it in the file first`,
      );
    return [{ path: kit.path, edits: yaml.edits() }];
  });
}

/** Links and pictures, and what is calculated: `[First Voyage](scenario:first-voyage)`, `@scenarios.first-voyage.stars`. */
function booklets({ host }: ProjectContext, { files }: ContentFiles, old: string, id: string): Files {
  const written = escapedPattern(old);
  const named = new RegExp(
    `(\\]\\(\\s*<?scenario:(?=${written}[\\s>)])|@scenarios\\.(?=${written}(?![\\w-])))${written}`,
    "g",
  );
  return files.flatMap((path) => {
    const text = path.endsWith(".md") ? utf8Text(host.readBytes(path)) : undefined;
    const after = text?.replace(named, `$1${id}`);
    if (text === undefined || after === undefined || after === text) return [];
    return [{ path, edits: splicesBetween(path, text, after) }];
  });
}
