/**
 * One rendering of one face: what is read, printed and found wrong on the way. The compiled template calls these functions
 * for every value, with the number of its site. Messages do not name the card, so that the same fault on many is reported once.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { MOST_AT_PLACE, withMore } from "../diagnostics/first-of-place.ts";
import { mayBeUnusable, type NamedKind } from "../game/game.ts";
import { type FaultWords, faultAt, type TemplateFault } from "./faults.ts";
import {
  type AnyHelper,
  type Charge,
  isTruthy,
  kindOf,
  NEARNESS,
  sizeOf,
  WrongValue,
  wordsFor,
} from "./helpers/define-helper.ts";
import { LIMITS } from "./limits.ts";
import { missingWords } from "./missing-field.ts";
import { wholeOf } from "./program/given.ts";
import type { Site } from "./sites.ts";
import type { FaceContext, Spent } from "./template.ts";
import { forbiddenCharacter } from "./xml/xml-text.ts";

/** Replaces a value that was already reported; nothing more is said about it. */
export const FAULT: object = Object.freeze({});

/** Texts that people write for "no", also in spreadsheets. */
const NO_WORD = /^\s*(?:0|false|no|n|off)\s*$/i;

/**
 * Truth value for `#if` and `#unless`. The texts "0" and "false" are false in exactly this spelling: a string field has
 * them for the number and the boolean. "False" is a word that a card may print.
 */
const isYes = (value: unknown): boolean => isTruthy(value) && value !== "0" && value !== "false";

/** The names after "@" with parts of the game by id. */
const KINDS: ReadonlyMap<string, NamedKind> = new Map([
  ["decks", "deck"],
  ["tables", "table"],
  ["kits", "kit"],
  ["scenarios", "scenario"],
  ["dice", "die"],
  ["kit.decks", "deck"],
  ["kit.parts", "kit"],
]);

const NONE: readonly Diagnostic[] = [];

/** The "@" names at a place. */
export interface Named {
  readonly data: unknown;
}

/** Ends a rendering that does too much. */
export class TooMuch extends Error {}

export class Rendering {
  private found: { readonly diagnostic: Diagnostic; readonly site?: number }[] | undefined;
  readonly face: FaceContext;
  private readonly sites: readonly Site[];
  private steps = 0;
  private work = 0;
  private printed = 0;
  private lastSite = 0;
  /** Number of faults at each site, once there is one. */
  private faults: Map<number, number> | undefined;
  private charging: Charge | undefined;

  constructor(face: FaceContext, sites: readonly Site[]) {
    this.face = face;
    this.sites = sites;
  }

  /** A value on its way into a helper, block or partial. */
  value(value: unknown, site: number, context: unknown, frame: Named): unknown {
    const { use } = this.step(site);
    if (value === FAULT || context === FAULT) return use === "value" || use === "result" ? FAULT : undefined;
    if (use === "test") this.doubt(value, site);
    if (use === "test" || use === "condition") return isYes(value) ? value : undefined;
    if (value !== undefined || use !== "value") return value;
    return this.missing(site, context, frame);
  }

  /** A value that becomes text, not yet escaped; "" if it is not text, which is reported. */
  print(value: unknown, site: number, context: unknown, frame: Named): string {
    this.round(site);
    if (value === FAULT || context === FAULT) return "";
    if (value === undefined) this.missing(site, context, frame);
    else if (value === null || typeof value === "object") this.notText(value, site);
    else return this.text(String(value), site);
    return "";
  }

  /** A helper's result; nothing if one of its values is absent, unless the helper tests for that. */
  call(helper: AnyHelper, values: readonly unknown[], site: number): unknown {
    this.round(site);
    let isLacking = false;
    for (const value of values) {
      if (value === FAULT) return FAULT;
      if (value === undefined) isLacking = true;
    }
    if (isLacking && !helper.asks) return undefined;
    try {
      for (const value of values) this.charge(sizeOf(value));
      this.charging ??= (work) => this.charge(work);
      return helper.apply(values, this.face.game, this.charging);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      const { written } = this.siteOf(site);
      this.fault(site, "wrong-value", () => ({
        message: `"${written}": ${error.message}`,
        label: error.found,
        fix: error.fix ?? `give it values it can use: ${helper.usage}`,
      }));
      return FAULT;
    }
  }

  /** The entries of a list or a map with their keys; undefined if there is nothing to loop over. */
  entriesOf(value: unknown, site: number): readonly (readonly [string | number, unknown])[] | undefined {
    this.step(site);
    if (value === undefined || value === null || value === FAULT) return undefined;
    this.charge(sizeOf(value));
    if (Array.isArray(value)) return value.map((entry, index) => [index, entry] as const);
    if (typeof value === "object") return Object.entries(value);
    this.fault(site, "not-a-list", () => ({
      message: `#each: expected a list, found ${kindOf(value)}`,
      label: wordsFor(value),
      fix: "write {{#if ...}} to test whether a value is present, or {{#times ...}} to count",
    }));
    return undefined;
  }

  /** The number of rounds of `#times`. */
  roundsOf(value: unknown, site: number): number {
    this.step(site);
    if (value === FAULT || value === undefined) return 0;
    if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LIMITS.rounds)
      return value;
    const expected = `a whole number from 0 to ${LIMITS.rounds}`;
    const fix = "give the card such a number, or write {{#each ...}} to loop over a list";
    // Without the number itself, so that the same fault on many cards is one finding; the label shows it.
    const message =
      typeof value === "number"
        ? `#times: expected ${expected}`
        : `#times: expected ${expected}, found ${kindOf(value)}`;
    this.fault(site, "wrong-value", () => ({ message, label: wordsFor(value), fix }));
    return 0;
  }

  /** Counts a step, such as a round of a loop. @throws TooMuch */
  round(site: number): void {
    this.lastSite = site;
    if (++this.steps > LIMITS.steps) throw new TooMuch(`more than ${LIMITS.steps} steps`);
  }

  /** The work so far, without the characters of the drawing. */
  get spent(): Omit<Spent, "output"> {
    return { steps: this.steps, work: this.work + this.printed };
  }

  /** Counts entries and characters that are processed or created. @throws TooMuch */
  private charge(work: number): void {
    const isTooMuch = this.work + work > LIMITS.work;
    // Refused work is not done.
    this.work = isTooMuch ? LIMITS.work : this.work + work;
    if (isTooMuch) throw new TooMuch(`its helpers process more than ${LIMITS.work} entries and characters`);
  }

  /** @throws TooMuch if the text of a loop grows beyond the limit. */
  grown(length: number): void {
    if (length > LIMITS.output) throw new TooMuch(`more than ${LIMITS.output} characters`);
  }

  /** Reports at the last site why the rendering ended. */
  gaveUp(reason: string): void {
    const message = `the template does too much work for the card: ${reason}`;
    const fix = "look for loops inside loops, and for long lists and texts passed to helpers repeatedly";
    this.found ??= [];
    this.found.push({ diagnostic: faultAt(this.siteOf(this.lastSite).place, "limit", { message, fix }) });
  }

  private step(site: number): Site {
    this.round(site);
    return this.siteOf(site);
  }

  private text(text: string, site: number): string {
    const forbidden = forbiddenCharacter(text);
    if (forbidden) {
      const { written } = this.siteOf(site);
      const message = `"${written}" contains the character ${forbidden.name}`;
      this.fault(site, "control-character", () => ({
        message,
        why: "it cannot be printed",
        fix: "remove it",
      }));
      return "";
    }
    this.printed += text.length;
    this.grown(this.printed);
    return text;
  }

  private missing(site: number, at: unknown, frame: Named): object {
    const words = this.siteOf(site);
    const context = wholeOf(at);
    const searched = [context, this.face.card.fields].map((map) => Object.keys(map ?? {}).length);
    this.charge(NEARNESS * searched.reduce((sum, keys) => sum + keys, 0));
    if (!this.isReported(words))
      this.fault(site, "missing-field", () => missingWords(words, this.face, context, frame.data));
    return FAULT;
  }

  /**
   * A field that the card has with a fault, or that the deck's schema requires of every card: the check of the card has
   * reported that it is wrong or missing. Or a part of the game that a booklet reads, whose file could not be used.
   */
  private isReported({ from, parts: [name, id, part] = [] }: Site): boolean {
    const { card, deck, game } = this.face;
    if (from === "data" && id !== undefined) {
      const kind = KINDS.get(name === "kit" ? `kit.${id}` : (name ?? ""));
      return kind !== undefined && mayBeUnusable(game.unusable, kind, name === "kit" ? (part ?? "") : id);
    }
    if (from !== "card" || name === undefined || Object.hasOwn(card.fields, name)) return false;
    if (card.faulty?.includes(name)) return true;
    return Object.hasOwn(deck.fields, name) && deck.fields[name]?.optional === false;
  }

  private notText(value: unknown, site: number): void {
    const { written } = this.siteOf(site);
    const message = `"${written}" is ${wordsFor(value)}, which cannot be printed as text`;
    const fix = Array.isArray(value)
      ? `write {{join ${written} ", "}} or {{#each ${written}}}`
      : value === null
        ? `give it a value, or test with {{#if (present ${written})}}`
        : `name the part to print: {{${written}.${Object.keys(value as object)[0] ?? "name"}}}`;
    this.fault(site, "not-text", () => ({ message, fix }));
  }

  /** A value whose truth value may differ from what people expect. */
  private doubt(value: unknown, site: number): void {
    if (value === 0 || value === "0") this.zero(value, site);
    else if (typeof value === "string" && NO_WORD.test(value)) this.doubtfulText(value, site);
  }

  private doubtfulText(value: string, site: number): void {
    const { written } = this.siteOf(site);
    const yes = isYes(value);
    this.fault(site, "doubtful-condition", () => ({
      message: `"${written}" is the text "${value}", which #if treats as ${yes ? "true" : "false"}`,
      why: yes
        ? "#if tests whether a text is present, not what it says"
        : "the card is drawn as if it had no such text",
      fix: `declare ${written} as boolean and write true or false; to test a text, write (present ${written}) or (ne ${written} "${value}")`,
    }));
  }

  private zero(value: 0 | "0", site: number): void {
    const { written } = this.siteOf(site);
    const zero = typeof value === "string" ? '"0"' : "0";
    this.fault(site, "zero-condition", () => ({
      message: `"${written}" is ${typeof value === "string" ? 'the text "0"' : "0"}, which #if treats as absent`,
      why: "a card with the number 0 is drawn as if it had no number",
      fix: `write (present ${written}) to draw 0, (ne ${written} ${zero}) to skip it`,
    }));
  }

  /** In a loop one place may have thousands of faults; the first ones are reported. */
  private fault(site: number, fault: TemplateFault, words: () => FaultWords): void {
    this.faults ??= new Map();
    const before = this.faults.get(site) ?? 0;
    this.faults.set(site, before + 1);
    if (before >= MOST_AT_PLACE) return;
    this.found ??= [];
    this.found.push({ site, diagnostic: faultAt(this.siteOf(site).place, fault, words()) });
  }

  /** The findings; the label of a place's last fault says how many more there are. */
  get diagnostics(): readonly Diagnostic[] {
    if (!this.found) return NONE;
    const last = new Map(this.found.map(({ site }, index) => [site, index]));
    return this.found.map(({ diagnostic, site = -1 }, index) => {
      const more = (this.faults?.get(site) ?? 0) - MOST_AT_PLACE;
      return last.get(site) === index ? withMore(diagnostic, more) : diagnostic;
    });
  }

  private siteOf(site: number): Site {
    return this.sites[site] as Site;
  }
}
