/** A slip in one of a game's files, and which checks of its rules.yaml report it, where. */
import { dataFindings } from "../support/game/data-findings.ts";
import type { ProjectFiles } from "../support/game/sample-game.ts";

export interface Slip {
  /** In the game's folder, without ".yaml". */
  readonly file: string;
  /** Replaced at its first occurrence. */
  readonly find: string;
  readonly put: string;
}

export interface ReportedSlip {
  /** Id of a check in rules.yaml; for Broadside's own checks, the rule. */
  readonly check: string;
  readonly why: string;
  readonly message: string;
  /** An error at the card or row of the slip, or at the check that counts over many of them. */
  readonly isPlaced: boolean;
}

/** A card or row of the shipped games has at most this many lines. */
const LINES = 12;

/** @throws Error if the file does not contain the text: a slip that changes nothing would prove nothing */
export function reportedFor(
  game: string,
  files: ProjectFiles,
  { file, find, put }: Slip,
): readonly ReportedSlip[] {
  const path = `content/${game}/${file}.yaml`;
  const text = String(files[path] ?? "");
  const offset = text.indexOf(find);
  if (offset === -1) throw new Error(`${path} does not contain: ${find}`);
  const changed = text.slice(0, offset) + put + text.slice(offset + find.length);
  const line = text.slice(0, offset).split("\n").length;
  const rules = `content/${game}/rules.yaml`;
  const ids = String(files[rules]).split("\n");
  return dataFindings(game, { ...files, [path]: changed }).map((finding) => {
    const { why = "", message, severity, rule, related = [] } = finding;
    const asked = [finding, ...related].find((one) => one.file === rules);
    const at = finding.start.line;
    const isNear = finding.file === path && Math.abs(at - line) <= LINES;
    return {
      check: checkAt(ids, asked?.start.line ?? 0) ?? rule,
      why,
      message,
      isPlaced: severity === "error" && (isNear || finding.file === rules),
    };
  });
}

/**
 * The files with only those checks of rules.yaml that are expected to report a slip, each in its line: all others would
 * find nothing of interest in each copy of the game, and take time. Without such a check all of them stay.
 * @param isWanted decides from a check's first line
 */
export function withChecks<F extends ProjectFiles>(
  game: string,
  files: F,
  isWanted: (line: string) => boolean,
): F {
  const path = `content/${game}/rules.yaml`;
  const lines = String(files[path]).split("\n");
  if (!lines.some((line) => BEGINS.test(line) && isWanted(line))) return files;
  let stays = true;
  const kept = lines.map((line) => {
    if (BEGINS.test(line)) stays = isWanted(line);
    return stays ? line : "";
  });
  return { ...files, [path]: kept.join("\n") };
}

/** The first line of a check, with its id. */
const BEGINS = /^ {2}- (?:\{ )?id: ([a-z0-9-]+)/;

/** Whether a line begins one of these checks. */
export const isOneOf = (ids: readonly string[]) => (line: string) =>
  ids.includes(BEGINS.exec(line)?.[1] ?? "");

/** The id of the check on this line of rules.yaml, or above. */
function checkAt(lines: readonly string[], line: number): string | undefined {
  const above = lines.slice(0, line).reverse();
  return above.map((text) => BEGINS.exec(text)?.[1]).find((id) => id !== undefined);
}
