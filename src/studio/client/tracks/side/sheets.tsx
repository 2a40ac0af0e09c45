/** The set-up sheet and the poster of the scenario, as they will print, unsaved changes included. */
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { DrawnPage, Order, Plan } from "../../../../index.ts";
import { useLive } from "../../answers/live.ts";
import { Bar } from "../../parts/bar.tsx";
import { gameId } from "../../project/game-id.ts";
import { hrefOf } from "../../route.ts";
import { scenario } from "../state.ts";

/** ms without a change before the sheets are laid out anew. */
const PAUSE_MS = 400;

export function Sheets(): VNode | null {
  const [game, id] = [gameId.value, scenario.value?.id];
  // a scenario with errors is shown too
  const order: Order | undefined =
    game === undefined || id === undefined
      ? undefined
      : { games: [game], scenarios: [`${game}/${id}`], draft: true };
  const planned = useLive("plan", () => order, [game, id], { pause: PAUSE_MS });
  const plan = planned.answer.value;
  if (planned.fault.value !== undefined) return <Bar kind="error">{planned.fault.value}</Bar>;
  if (!plan || id === undefined) return <p class="quiet">Laying out the sheets ...</p>;
  return (
    <div class={`track-sheets${planned.isOld.value ? " is-old" : ""}`} aria-busy={planned.isOld.value}>
      <p class="quiet">
        The set-up sheet and the poster. Print them, and the cards that the track needs, in the{" "}
        <a href={hrefOf("print", "scenario", id)}>print view</a>.
      </p>
      <Pages plan={plan} />
    </div>
  );
}

/** Not the sheets of cards. */
const isWanted = ({ id }: Plan["prints"][number]): boolean => /-(setup|poster)$/.test(id);

/** More are found in the print view. */
const MOST_PAGES = 8;

function Pages({ plan }: { readonly plan: Plan }): VNode {
  const wanted = plan.prints
    .filter(isWanted)
    .flatMap(({ game, file, pages }) => pages.map((_, index) => ({ game, file, page: index + 1 })))
    .slice(0, MOST_PAGES);
  const key = wanted.map(({ file, page }) => `${file} ${page}`).join(",");
  const drawn = useLive(
    "pages",
    () => (wanted.length === 0 ? undefined : { order: plan.order, pages: wanted, dpi: 96 }),
    [key],
    { pause: PAUSE_MS },
  );
  const { answer, fault } = drawn;
  if (fault.value !== undefined) return <Bar kind="warning">{fault.value}</Bar>;
  if (!answer.value)
    return <p class="quiet">{wanted.length === 0 ? "Nothing to print yet." : "Drawing ..."}</p>;
  return (
    <ol class="track-pages">
      {answer.value.pages.map((page) => (
        <li key={`${page.file} ${page.page}`}>
          <Page page={page} />
        </li>
      ))}
    </ol>
  );
}

function Page({ page: { file, page, svg = "", width, height } }: { readonly page: DrawnPage }): VNode {
  const address = useMemo(() => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })), [svg]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const words = `${file.includes("-poster") ? "Poster" : "Set-up sheet"}, page ${page}`;
  return (
    <figure>
      <img src={address} alt={words} style={{ aspectRatio: `${width} / ${height}` }} />
      <figcaption class="quiet">{words}</figcaption>
    </figure>
  );
}
