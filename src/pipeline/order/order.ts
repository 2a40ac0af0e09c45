/**
 * What can be printed, as data: the options of `broadside build`. An order becomes paper in three steps: with its defaults
 * and checked (`FullOrder`), looked up in one game (`GameOrder`), as prints with their sheets (`PrintOrder`).
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { refuseNumber } from "../../diagnostics/option-values.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import type { Ink } from "../../game/ink.ts";
import type { Host } from "../../host/host.ts";
import type { MissingBleed } from "../../schema/files.ts";
import type { Backs } from "../../sheet/sheet.ts";
import type { SlottedSheet } from "../../sheet/slots/slotted-sheet.ts";
import type { NamedPrinter } from "./choose-printer.ts";

export interface Order {
  /** Ids of games; default all. */
  readonly games?: readonly string[] | undefined;
  /** Ids of kits; + combines several ("main+magic-shop"); default all. */
  readonly kits?: readonly string[] | undefined;
  /** Scenarios by id, `<game>/<id>` or file: everything that they need, and no kit unless `kits` names one. */
  readonly scenarios?: readonly string[] | undefined;
  /** A proof of only these cards: `sword-9`, `battle/sword-9` if decks share ids, or `battle/` for a whole deck. */
  readonly only?: readonly string[] | undefined;
  /** Only what this many players need; games that do not support the count are left out. */
  readonly players?: number | undefined;
  /** Also a contents card, a pull list and a contact sheet for each kit. */
  readonly lists?: boolean | undefined;
  /**
   * Only what changed, and a sheet of the old pieces to take out. What it is compared with: a journal of prints
   * (`prints.json`, or `prints.json#1.0.0` for a version in it), or a commit, tag or branch of the project's git
   * repository.
   */
  readonly since?: string | undefined;
  /** Also records the print in this journal, a `.json` file with small pictures beside it, to be kept and committed. */
  readonly journal?: string | undefined;
  /** `a4`, `letter` and others, `both` for these two, or a size such as `210mmx297mm`; default a4. */
  readonly papers?: readonly string[] | undefined;
  /** How backs are printed; default duplex. */
  readonly backs?: Backs | undefined;
  /** Gap between cards, with its unit, such as `3mm`; default 0mm. */
  readonly gap?: string | undefined;
  /** Unprintable margin at each edge, with its unit; default 5mm. */
  readonly margin?: string | undefined;
  /** Maximum bleed around cards, with its unit, also as `front=1mm,back=3mm`; default 3mm. */
  readonly bleed?: string | undefined;
  /** What becomes of bleed that drawings do not have; default as the decks say. */
  readonly missingBleed?: MissingBleed | undefined;
  /** `0.5mm,-1mm`: right and down, as seen on the back of a portrait page that is flipped on its long edge. */
  readonly backOffset?: string | undefined;
  /** The machine that cuts the sheets, such as `silhouette`: its marks are printed, its cut lines written beside. */
  readonly cutter?: string | undefined;
  /**
   * The id of a sheet that is cut already, with slots, such as `avery-5371`: pieces are printed into its slots, and
   * nothing else is printed.
   */
  readonly sheet?: string | undefined;
  /** Places to leave empty on every sheet, from 1 along the rows, as on the front. */
  readonly skip?: readonly number[] | undefined;
  /**
   * A printer that was calibrated, as `office` or, with its tray, `office/card`: everything is moved, turned and scaled
   * against what it does wrong, and its margins are the default.
   */
  readonly printer?: string | undefined;
  /** Crop marks; default true. */
  readonly marks?: boolean | undefined;
  /** Also a PNG of each card, at this many dots per inch (36 to 1200); with its bleed or, by default, without. */
  readonly pictures?: { readonly dpi: number; readonly bleed?: boolean | undefined } | undefined;
  /** Print despite errors; every sheet says so in its margin. */
  readonly draft?: boolean | undefined;
  /** The folder for the files, with a subfolder per game: a path or a host; default `output/` of the project. */
  readonly out?: string | Host | undefined;
  /**
   * For the metadata of the PDFs, as a `Date` or a text such as `2026-01-01T00:00:00Z`: equal orders with equal dates
   * give equal bytes. Default 2026-01-01.
   */
  readonly date?: Date | string | undefined;
  /** The look to print; default full. */
  readonly ink?: Ink | undefined;
  /** Also estimate how much ink each page takes, which makes the first print slower; default false. */
  readonly inkUse?: boolean | undefined;
  /**
   * Tag of a language that the games are translated into, such as `de`; games that are not translated are left out,
   * unless they are named. Default as they were written.
   */
  readonly lang?: string | undefined;
}

/** An order with its defaults, free of contradictions; names are not looked up yet. */
export interface FullOrder {
  readonly kits: readonly string[];
  readonly scenarios: readonly string[];
  readonly only: readonly string[];
  readonly players: number | undefined;
  readonly lists: boolean;
  readonly since: string | undefined;
  readonly journal: string | undefined;
  readonly papers: readonly string[];
  readonly backs: Backs;
  readonly gap: string | undefined;
  readonly margin: string | undefined;
  readonly bleed: string | undefined;
  readonly backOffset: string | undefined;
  readonly cutter: string | undefined;
  readonly sheet: SlottedSheet | undefined;
  readonly skip: readonly number[];
  readonly printer: NamedPrinter | undefined;
  readonly marks: boolean;
  readonly pictures: { readonly dpi: number; readonly box: "trim" | "bleed" } | undefined;
  readonly draft: boolean;
  readonly date: Date;
  readonly inkUse: boolean;
}

/** Metadata needs a date, and equal input must give equal bytes. */
const FIXED_DATE_MS = Date.UTC(2026, 0, 1);

const [LEAST_DPI, MOST_DPI] = [36, 1200];

/**
 * @param printer what `order.printer` names
 * @param sheet what `order.sheet` names
 * @throws BroadsideError `bad-order` for contradictions and values out of range
 */
export function fullOrder(order: Order, printer?: NamedPrinter, sheet?: SlottedSheet): FullOrder {
  const { kits = [], scenarios = [], only = [], players, lists = false, pictures, backs = "duplex" } = order;
  const { gap, margin, bleed, backOffset, cutter, skip = [], since, journal } = order;
  const date = new Date(order.date ?? FIXED_DATE_MS);
  if (lists && only.length > 0)
    throw badOrder(wording`${option("lists")} needs whole kits; it cannot be used with ${option("only")}`);
  if (printer && backOffset !== undefined)
    throw badOrder(
      wording`${option("printer")} moves backs already; it cannot be used with ${option("backOffset")}`,
    );
  if (since !== undefined) refuseParts("since", { scenarios, only, lists, sheet });
  if (journal !== undefined) refuseParts("journal", { scenarios, only, lists: false, sheet });
  refuseNumber("players", players, 1);
  if (pictures) refuseNumber("dpi", pictures.dpi ?? Number.NaN, LEAST_DPI, MOST_DPI);
  if (Number.isNaN(date.getTime())) throw badOrder("date: expected a valid date");
  for (const place of skip) refuseNumber("skip", place, 1);
  const { papers = ["a4"], marks = true, draft = false, inkUse = false } = order;
  const cards = { kits, scenarios, only, players, lists, since, journal };
  const sheets = { papers, backs, gap, margin, bleed, backOffset, printer, cutter, sheet, skip, marks };
  const drawn = pictures && ({ dpi: pictures.dpi, box: pictures.bleed ? "bleed" : "trim" } as const);
  return { ...cards, ...sheets, pictures: drawn, draft, date, inkUse };
}

/** Whole kits are recorded, and compared with their last print. */
function refuseParts(
  name: "since" | "journal",
  { scenarios, only, lists, sheet }: Pick<FullOrder, "scenarios" | "only" | "lists" | "sheet">,
): void {
  const others = {
    only: only.length > 0,
    scenarios: scenarios.length > 0,
    lists,
    sheet: sheet !== undefined,
  };
  const other = (Object.keys(others) as (keyof typeof others)[]).find((one) => others[one]);
  if (other)
    throw badOrder(wording`${option(name)} is about whole kits; it cannot be used with ${option(other)}`);
}

/** Scenarios printed alone do not count as an edition of the game: they are printed often while being designed. */
export const isScenarioAlone = ({ kits, scenarios }: Pick<FullOrder, "kits" | "scenarios">): boolean =>
  scenarios.length > 0 && kits.length === 0;

/** True for an order of every card of the games. */
export const isWholeGame = ({
  kits,
  scenarios,
  players,
}: Pick<FullOrder, "kits" | "scenarios" | "players">): boolean =>
  kits.length === 0 && scenarios.length === 0 && players === undefined;
