/** Collects the units of a line of plain text: words and icons side by side, with single spaces between units. */
import { widthOf } from "../words/segment.ts";
import type { PlainWord, Segment, Unit } from "../words/words.ts";
import { isBreakBetween, isWhole } from "./plain-characters.ts";
import { NO_BREAKS, NO_SPACES } from "./plain-words.ts";

/** A line that is being read from left to right. */
export class PlainLine {
  readonly units: Unit[] = [];
  /** The beginning of a unit: one word, or several pieces. */
  #word: PlainWord | undefined;
  #pieces: Segment[] | undefined;
  /** The code of the last character before the last space; undefined at the start of the line. */
  #before: number | undefined;

  get hasBegunUnit(): boolean {
    return (this.#word ?? this.#pieces) !== undefined;
  }

  get endsInIcon(): boolean {
    return this.#pieces?.at(-1)?.kind === "icon";
  }

  /** Begins a unit with a word, or adds it to the unit that has begun. */
  addWord(word: PlainWord): void {
    if (this.hasBegunUnit) this.addPiece(word.segment);
    else this.#word = word;
  }

  /** Adds a part of a unit: a word beside an icon, or the icon. */
  addPiece(piece: Segment): void {
    this.#pieces ??= this.#word ? [this.#word.segment] : [];
    this.#pieces.push(piece);
    this.#word = undefined;
  }

  /** Ends a unit. False if the line may end inside its pieces, or may not end at the space before it. */
  endUnit(spaces: readonly Segment[] = NO_SPACES): boolean {
    const [word, pieces] = [this.#word, this.#pieces];
    this.#word = undefined;
    this.#pieces = undefined;
    const text = word ? word.segment.text : (pieces ?? []).map((piece) => piece.text).join("");
    const before = this.#before;
    this.#before = text.charCodeAt(text.length - 1);
    if (before !== undefined && !isBreakBetween(before, text.charCodeAt(0))) return false;
    if (word) this.units.push(unitOf(word, spaces));
    else if (pieces && isWhole(text))
      this.units.push({ segments: pieces, width: widthOf(pieces), spaces, breaks: NO_BREAKS });
    else return false;
    return true;
  }
}

function unitOf({ last, beforeSpace }: PlainWord, spaces: readonly Segment[]): Unit {
  if (spaces === NO_SPACES) return last;
  return spaces === beforeSpace.spaces ? beforeSpace : { ...last, spaces };
}
