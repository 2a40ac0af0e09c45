/**
 * The booklets of a game from their files to pages, for each kit that includes them: the text read, its template filled in,
 * its blocks set, each page on its frame. Equal texts are set once. Findings are collected on the way; a booklet that
 * cannot be set at all has no pages.
 */
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import { kitsOfBooklet } from "../../../game/booklets/booklet-kits.ts";
import type { Booklet } from "../../../game/game.ts";
import type { KitPrint, Print } from "../../../game/kits/prints.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import type { Scene } from "../../../scene/scene.ts";
import type { Survey } from "../../look/survey-scene.ts";
import type { MadeGame } from "../../made-game.ts";
import type { Pace } from "../../progress.ts";
import type { ProjectContext } from "../../project.ts";
import { creditsOf } from "../credits.ts";
import { drawnWith } from "../drawn-with.ts";
import type { LaidGame } from "../lay-out-game.ts";
import { type BookletBudget, bookletBudget } from "./booklet-budget.ts";
import { asksForCredits } from "./booklet-credits.ts";
import { scenarioFacts } from "./booklet-facts.ts";
import { acrossKits } from "./booklet-findings.ts";
import { fontFaults } from "./booklet-fonts.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import { pagesTaken, type SetText, setText, type TextOrder } from "./booklet-setting.ts";
import { fillText, readsKit, readText } from "./booklet-text.ts";
import { keptBooklets } from "./kept-booklets.ts";
import type { LaidBooklet } from "./laid-booklet.ts";

export interface MadeBooklets {
  readonly booklets: readonly LaidBooklet[];
  /** The game with the scenes of the pages added. */
  readonly laid: LaidGame;
}

/** A booklet, and everything that it must be set for. */
interface Order {
  readonly booklet: Booklet;
  readonly kits: readonly KitPrint[];
}

/** All booklets, for each kit that contains them. */
export function makeBooklets(
  project: ProjectContext,
  matter: BookletMatter,
  progress: Pace,
): Promise<Result<MadeBooklets>> {
  const { game } = matter;
  const orders = game.booklets.map((booklet) => ({ booklet, kits: kitsOfBooklet(game, booklet) }));
  return setBooklets(project, orders, matter, progress);
}

/** The game with those booklets of these prints that checks do not set: those of combined kits. */
export async function withBooklets(
  project: ProjectContext,
  made: MadeGame,
  prints: readonly Print[],
  progress: Pace,
): Promise<Result<MadeGame>> {
  const isSet = (id: string, kit: string): boolean =>
    made.booklets.some((one) => one.booklet.id === id && one.kit === kit);
  const orders = made.game.booklets.map((booklet) => {
    const wanted = prints.flatMap((print) => (print.booklet?.id === booklet.id ? print.booklet.kit : []));
    const kits = new Map(wanted.filter(({ id }) => !isSet(booklet.id, id)).map((kit) => [kit.id, kit]));
    return { booklet, kits: [...kits.values()] };
  });
  const wanted = orders.filter(({ kits }) => kits.length > 0);
  if (wanted.length === 0) return { value: made, diagnostics: [] };
  const matter = { ...made, kept: keptBooklets(project.memory, made.means) };
  const { value, diagnostics } = await setBooklets(project, wanted, matter, progress);
  const booklets = [...made.booklets, ...value.booklets];
  return { value: { ...made, booklets, laid: value.laid }, diagnostics };
}

/** A text as it is printed with one kit, or with several kits that give the same text. */
interface Edition extends TextOrder {
  /** Ids of the kits that it is printed with. */
  readonly kits: string[];
  made: Result<SetText>;
}

/** The result for a booklet. */
interface Written {
  readonly booklet: Booklet;
  readonly kits: readonly KitPrint[];
  readonly editions: readonly Edition[];
  readonly diagnostics: readonly Diagnostic[];
  /** Findings from filling in its text, by kit. */
  readonly filling: ReadonlyMap<string, readonly Diagnostic[]>;
}

async function setBooklets(
  project: ProjectContext,
  orders: readonly Order[],
  matter: BookletMatter,
  progress: Pace,
): Promise<Result<MadeBooklets>> {
  const spending = spendingOf(matter.limits);
  const all: Written[] = [];
  for (const order of orders) all.push(await writeBooklet(project, order, spending, matter, progress));
  const editions = all.flatMap((written) => written.editions);
  await setCredits(editions, matter, progress);
  return {
    value: { booklets: all.flatMap(laidOf), laid: withScenes(matter.laid, editions) },
    diagnostics: [...all.flatMap(findingsOf), ...(spending.overspent ? [spending.overspent] : [])],
  };
}

/** Sets editions with credits a second time, because the icons and fonts of their own pages are known only then. */
async function setCredits(
  editions: readonly Edition[],
  matter: BookletMatter,
  progress: Pace,
): Promise<void> {
  const asking = editions.filter(({ written }) => asksForCredits(written));
  if (asking.length === 0) return;
  const laid = withScenes(matter.laid, editions);
  const { markdown: credits } = creditsOf(matter.game, drawnWith({ ...matter, laid }));
  for (const edition of asking) {
    await progress.pause();
    edition.made = setText({ ...edition, credits }, matter);
  }
}

interface Spending {
  readonly budget: BookletBudget;
  /** The finding once the limit is exceeded; from then on no booklet is set. */
  overspent: Diagnostic | undefined;
}

const spendingOf = (limits: number): Spending => ({ budget: bookletBudget(limits), overspent: undefined });

async function writeBooklet(
  project: ProjectContext,
  { booklet, kits }: Order,
  spending: Spending,
  matter: BookletMatter,
  progress: Pace,
): Promise<Written> {
  const nothing = { booklet, kits, editions: [], filling: new Map<string, readonly Diagnostic[]>() };
  if (spending.overspent) return { ...nothing, diagnostics: [] };
  const { value: file, diagnostics: unread } = readText(project, booklet, matter);
  const diagnostics = [...fontFaults(booklet, matter), ...unread];
  if (file === undefined) return { ...nothing, diagnostics };
  const text = { booklet, file, isRead: unread.length === 0, facts: scenarioFacts(matter.game) };
  return { booklet, kits, diagnostics, ...(await writeEditions(text, kits, spending, matter, progress)) };
}

/** The text of a booklet before a kit is filled in. */
interface BookletText extends Pick<TextOrder, "booklet" | "file"> {
  /** True if reading it found no faults. */
  readonly isRead: boolean;
  readonly facts: ReturnType<typeof scenarioFacts>;
}

/** A text that does not depend on its kit is one edition for all kits. */
async function writeEditions(
  text: BookletText,
  kits: readonly KitPrint[],
  spending: Spending,
  matter: BookletMatter,
  progress: Pace,
): Promise<Pick<Written, "editions" | "filling">> {
  const editions: Edition[] = [];
  const filling = new Map<string, readonly Diagnostic[]>();
  const isOne = !readsKit(text.file);
  for (const kit of isOne ? kits.slice(0, 1) : kits) {
    if (spending.overspent) break;
    await progress.pause();
    filling.set(kit.id, writeEdition(text, kit, isOne ? kits : [kit], editions, spending, matter));
  }
  return { editions, filling };
}

/**
 * Adds an edition, or the kit to one whose text is the same.
 * @param sharing all kits that it is printed with
 * @returns findings from filling in the text
 */
function writeEdition(
  { booklet, file, isRead, facts }: BookletText,
  kit: KitPrint,
  sharing: readonly KitPrint[],
  editions: Edition[],
  spending: Spending,
  matter: BookletMatter,
): readonly Diagnostic[] {
  const { value: written, diagnostics, spent } = fillText(file, booklet, kit, matter.game, facts);
  const same = written && editions.find((one) => one.written.text === written.text);
  same?.kits.push(kit.id);
  let [pages, characters] = [0, 0];
  if (written && !same) {
    const isWhole = isRead && diagnostics.length === 0;
    const order = { booklet, file, written, isWhole, name: kit.id, credits: [] };
    const made = setText(order, matter);
    editions.push({ ...order, made, kits: sharing.map(({ id }) => id) });
    pages = pagesTaken(made.value);
    characters = made.value.text?.printed.length ?? 0;
  }
  spending.overspent = spending.budget.spend(booklet, { ...spent, pages, characters });
  return diagnostics;
}

/** One per kit, whether it could be set or not. */
function laidOf({ booklet, kits, editions }: Written): readonly LaidBooklet[] {
  return kits.map(({ id: kit }) => {
    const edition = editions.find((one) => one.kits.includes(kit));
    const { text, pages = [], name } = edition?.made.value ?? { text: undefined };
    return { booklet, kit, text, pages, ...(name !== undefined && { name }) };
  });
}

function findingsOf({ diagnostics, editions, filling }: Written): readonly Diagnostic[] {
  const byKit = [...filling].map(([kit, faults]) => {
    const set = editions.find(({ kits }) => kits.includes(kit))?.made.diagnostics ?? [];
    return { kit, diagnostics: [...faults, ...set] };
  });
  return [...diagnostics, ...acrossKits(byKit)];
}

function withScenes(laid: LaidGame, editions: readonly Edition[]): LaidGame {
  const all = editions.map(({ made }) => made.value);
  const pages = new Map<string, () => Scene>(
    all.flatMap(({ pages, scenes }) =>
      pages.map(({ key }, index) => [key, () => scenes()[index] as Scene] as const),
    ),
  );
  if (pages.size === 0) return laid;
  const surveys = all.flatMap((one) =>
    one.pages.map(({ key }, index) => [key, one.surveys[index] as Survey] as const),
  );
  return {
    ...laid,
    scenes: {
      get: (key) => pages.get(key)?.() ?? laid.scenes.get(key),
      nameOf: (key) => {
        const own = pages.get(key);
        // A page has too many inputs for a shorter key than its contents.
        return own ? digestOfTexts([JSON.stringify(own())]) : laid.scenes.nameOf(key);
      },
    },
    rasterised: [
      ...laid.rasterised,
      ...surveys.flatMap(([key, { rasters }]) => (rasters.length > 0 ? [key] : [])),
    ],
    surveys: new Map([...laid.surveys, ...surveys]),
  };
}
