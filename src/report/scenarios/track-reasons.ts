/** Why a suggested track was chosen, or why none was found, in lines of text. */
import { counted, listed, withArticle } from "../../diagnostics/words.ts";
import { difficultyOf } from "../../track/briefing/difficulty.ts";
import { cellWord } from "../../track/cell-word.ts";
import { touchOf } from "../../track/lattice/joins.ts";
import { lengthClassOf } from "../../track/length-class.ts";
import { plainTitles } from "../../track/plain-titles.ts";
import type { TrackFault } from "../../track/soundness.ts";
import { hasSpecialSteps } from "../../track/special-steps.ts";
import type { SuggestedTrack, Suggestion } from "../../track/suggest/suggest-track.ts";
import type { SuggestWishes } from "../../track/suggest/wishes.ts";
import type { Step, TrackAnalysis } from "../../track/track.ts";
import { piecesAtStart } from "../../track/ways/track-ends.ts";

/** Explains a track that was found. */
export function explainFound({
  found,
  sound,
  tries,
}: Pick<Extract<Suggestion, { kind: "found" }>, "found" | "sound" | "tries">): readonly string[] {
  const { analysis, character, plan } = found;
  return [
    lengthWords(found),
    ...specialWords(found),
    ...narrowWords(analysis),
    ...accelerationWords(found),
    terrainWords(found),
    ...endWords(found),
    `shape: ${plan.movement.shapes[character].words}; ${sound === 1 ? "the only sound track" : `the best of ${sound} sound tracks`} in ${triesWords(tries)}`,
  ];
}

/** Explains a search without success: which wish failed, and which track came nearest. */
export function explainNone(
  { nearest, tries, words }: Omit<Extract<Suggestion, { kind: "none" }>, "kind">,
  wishes: SuggestWishes,
): readonly string[] {
  const none = `no such track was found in ${triesWords(tries)}`;
  if (!nearest)
    return [
      `${none}: no layout of the cards comes close; ask for ${wishes.forcedDiagonals > 0 ? `fewer forced ${words.shorts}, or for ` : ""}--narrows 1`,
    ];
  return [
    `${none}; the nearest lacks this:`,
    ...nearest.faults.map((fault) => `  ${lackWords(fault, nearest, wishes)}`),
  ];
}

const triesWords = (tries: number): string => (tries === 1 ? "1 try" : `${tries} tries`);

function lengthWords({ analysis, plan }: SuggestedTrack): string {
  const { free, straight, headings, lattice } = analysis;
  const { lengths, words } = plan.movement;
  const mp = free?.mp ?? 0;
  const without = straight
    ? `${straight.mp} without ${words.without}`
    : `impossible without ${words.without}`;
  const best = hasSpecialSteps(plan.movement, lattice.shape) ? ` at best (${without})` : "";
  const difficulty = difficultyOf(analysis, plan);
  return `${counted(headings.length, "card")}, ${counted(mp, words.point, words.points)}${best}: ${lengthClassOf(mp, lengths)}${difficulty ? `, ${difficulty.word}` : ""}`;
}

function specialWords({ analysis, plan }: SuggestedTrack): readonly string[] {
  const { forcedSpecial = [], lattice } = analysis;
  const { piece, short, shorts, earn } = plan.movement.words;
  if (!hasSpecialSteps(plan.movement, lattice.shape)) return [];
  if (forcedSpecial.length === 0) return [`no forced ${short}: no ${piece} needs to ${earn}`];
  const cardOf = (square: number): number => lattice.squares[square]?.card ?? 0;
  const hasBars = (...cards: readonly number[]): boolean =>
    lattice.bars.some(({ card }) => cards.includes(card));
  const place = ({ from, to, direction }: Step): string => {
    const [before, behind] = [cardOf(from), cardOf(to)];
    if (before === behind) return `on card ${before + 1}`;
    const how =
      touchOf(analysis, before, behind) === "corner"
        ? "corner join"
        : direction === "backward"
          ? "a step back"
          : hasBars(before, behind)
            ? "a bar lies on the edge"
            : "no plain step leads across";
    return `between ${before + 1} and ${behind + 1} (${how})`;
  };
  const forced = counted(forcedSpecial.length, `forced ${short}`, `forced ${shorts}`);
  return [`${forced} ${listed(forcedSpecial.map(place))}`];
}

function narrowWords({ narrow, lattice }: TrackAnalysis): readonly string[] {
  const [cut = []] = narrow?.cuts ?? [];
  if (!narrow) return [];
  const names = cut.map((square) => lattice.squares[square]?.name);
  const width = counted(narrow.width, cellWord(lattice.shape));
  const places = counted(narrow.cuts.length, "place");
  return [`${width} wide at the narrowest, at ${places}, first at ${listed(names)}`];
}

function accelerationWords({ analysis: { accelerations }, plan }: SuggestedTrack): readonly string[] {
  if (accelerations.length === 0) return plan.movement.accelerations === 0 ? [] : ["no acceleration point"];
  const cards = listed(accelerations.map(({ card }) => card + 1));
  return [
    `face down as ${accelerations.length === 1 ? "acceleration point: card" : "acceleration points: cards"} ${cards}; every way leads over ${accelerations.length === 1 ? "it" : "them"}`,
  ];
}

function terrainWords({ analysis, plan }: SuggestedTrack): string {
  const shares = analysis.free?.terrains ?? {};
  const words = plan.terrains.flatMap(({ id, title }) => {
    const share = shares[id] ?? 0;
    return share >= 0.005 ? [`${Math.round(share * 100)}% ${title}`] : [];
  });
  return `${cellWord(analysis.lattice.shape)}s on the shortest ways: ${words.join(", ")}`;
}

function endWords({ plan }: SuggestedTrack): readonly string[] {
  const named = [
    ...(plan.start === undefined ? [] : [`start ${plan.start}`]),
    ...(plan.finish === undefined ? [] : [`finish ${plan.finish}`]),
  ];
  if (named.length === 0) return [];
  const { start, finish } = plan.movement;
  // where the game has no rule, its scenarios always name both
  const why =
    start === "named" && finish === "named" ? "" : ", because the rule would not lead players to them";
  return [`${listed(named)} named in the file${why}`];
}

/** "1 forced diagonal, not 2". */
function lackWords(
  { kind, by }: TrackFault,
  { analysis, plan }: SuggestedTrack,
  wishes: SuggestWishes,
): string {
  const { free, forcedSpecial, narrow, joins, lattice, whiteCut } = analysis;
  const { lengths, words } = plan.movement;
  const cell = cellWord(lattice.shape);
  switch (kind) {
    case "diagonals":
      return `it has ${counted(forcedSpecial?.length ?? 0, `forced ${words.short}`, `forced ${words.shorts}`)}, not ${wishes.forcedDiagonals}`;
    case "narrow":
      return `it is ${counted(narrow?.width ?? 0, cell)} wide at its narrowest, not ${wishes.narrows}`;
    case "length":
      return `it has ${counted(free?.mp ?? 0, words.point, words.points)}, which is ${lengthClassOf(free?.mp ?? 0, lengths)}, not ${wishes.length}`;
    case "corners":
      return `it has ${counted(joins.filter((join) => join?.kind === "corner").length, "corner join")}, not ${wishes.corners}`;
    case "crowded":
      return `its first card has room for ${counted(piecesAtStart(analysis, plan.movement), words.piece, words.pieces)}, not for ${wishes.players}`;
    case "white":
      return `every way leads over ${withArticle(plainTitles(lattice, whiteCut, plan.terrains))} ${cell}`;
    case "trap":
      return `${words.pieces} get stuck on ${counted(by, cell)}`;
    case "unreached":
      return `${counted(by, cell)} cannot be reached`;
    case "acceleration":
      return `${words.pieces} can bypass an acceleration point, or start or finish on one`;
    case "unreachable":
      return "its finish cannot be reached";
    case "overlap":
    case "gap":
      return "its cards are not adjacent";
    case "loop":
      return "its cards would not meet on the table as they do in the plan";
    case "overused":
      return `it uses ${counted(by, "card")} more than the pack has`;
    case "end":
    case "start":
    case "finish":
      return "players could not find where it starts or finishes";
    case "shortcut":
      return `${words.pieces} can skip cards, because others touch`;
  }
}
