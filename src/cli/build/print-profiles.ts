/** From the flags of `build` to print profiles: papers, lengths, offsets in words to numbers of mm. */
import { nearestPaper, PAPERS, parsePaper } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper, PrintProfile } from "../../sheet/sheet.ts";
import { parseLength } from "../../units/length.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import type { BuildFlags } from "./build.ts";

/** One profile for each paper. @throws CannotRun for a paper or a length that is none. */
export function profilesOf(flags: BuildFlags): readonly PrintProfile[] {
  if (flags.backOffset !== undefined && (flags.backs === "fold" || flags.backs === "none"))
    throw new CannotRun(
      `--back-offset moves backs on the other side of the paper; with --backs ${flags.backs} there are none`,
    );
  return papersOf(flags.paper).map((paper) => {
    const usual = defaultProfile(paper);
    return {
      ...usual,
      backs: flags.backs,
      marks: flags.marks,
      gap: roomOf("--gap", flags.gap) ?? usual.gap,
      margin: roomOf("--margin", flags.margin) ?? usual.margin,
      bleed: roomOf("--bleed", flags.bleed) ?? usual.bleed,
      backOffset: offsetOf(flags.backOffset) ?? usual.backOffset,
    };
  });
}

function papersOf(names: readonly string[]): readonly Paper[] {
  const wanted = names.flatMap((name) => (name === "both" ? ["a4", "letter"] : [name]));
  return [...new Set(wanted)].map((name) => {
    const paper = parsePaper(name);
    if (paper) return paper;
    const near = nearestPaper(name);
    const known = [...PAPERS.map(({ id }) => id), "both"].join(", ");
    throw new CannotRun(
      `--paper "${name}" is no paper; ${near ? `did you mean "${near}"?` : `papers: ${known}, or a size such as 210mmx297mm`}`,
    );
  });
}

function offsetOf(text: string | undefined): PrintProfile["backOffset"] | undefined {
  if (text === undefined) return undefined;
  const [x, y, ...more] = text.split(",");
  if (x === undefined || y === undefined || more.length > 0)
    throw new CannotRun(
      `--back-offset "${text}": two lengths with a comma between are expected, such as 0.5mm,-1mm`,
    );
  return { x: lengthOf("--back-offset", x) as number, y: lengthOf("--back-offset", y) as number };
}

function roomOf(flag: string, text: string | undefined): number | undefined {
  const mm = lengthOf(flag, text);
  if (mm !== undefined && mm < 0)
    throw new CannotRun(`${flag} "${text}": a length of 0mm or more is expected`);
  return mm;
}

function lengthOf(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  // Nothing is nothing in any unit.
  const mm = /^0+$/.test(text.trim()) ? 0 : parseLength(text);
  if (mm === undefined)
    throw new CannotRun(`${flag} "${text}": a length with its unit is expected, such as 3mm or 0.1in`);
  return mm;
}
