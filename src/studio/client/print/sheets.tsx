/** The sheets of a plan, print by print: front and back beside each other, as they will come out of the printer. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { CardPlace, PageRef, Plan, PlannedPrint } from "../../../index.ts";
import { Icon } from "../parts/icon.tsx";
import { isChoosingPlaces } from "./choices.ts";
import { PageDialog } from "./page-dialog.tsx";
import { pictureOf, setInView } from "./page-pictures.ts";
import { PlaceButtons } from "./places/place-buttons.tsx";
import { isTwoSided, pageWords, printWords } from "./words.ts";

/** Prints with more pages in total are folded away but for the first. */
const MOST_UNFOLDED = 24;

export function Sheets({ plan }: { readonly plan: Plan }): VNode {
  const large = useSignal<{ readonly print: PlannedPrint; readonly index: number } | undefined>(undefined);
  const total = plan.prints.reduce((sum, { pages }) => sum + pages.length, 0);
  const withPlaces = isChoosingPlaces.value ? plan.prints.find(({ places }) => places) : undefined;
  const first = plan.prints.find(({ id }) => !/-0-/.test(id)) ?? plan.prints[0];
  return (
    <>
      {plan.prints.map((print) => (
        <OnePrint
          key={`${print.game}/${print.file}`}
          print={print}
          isOpen={total <= MOST_UNFOLDED || print === first || print === withPlaces}
          {...(print === withPlaces && { places: print.places })}
          onEnlarge={(index) => {
            large.value = { print, index };
          }}
        />
      ))}
      {large.value && (
        <PageDialog
          {...large.value}
          onShow={(index) => {
            if (large.value) large.value = { ...large.value, index };
          }}
          onClose={() => {
            large.value = undefined;
          }}
        />
      )}
    </>
  );
}

interface OnePrintProps {
  readonly print: PlannedPrint;
  readonly isOpen: boolean;
  /** Of its first sheet, to be chosen. */
  readonly places?: readonly CardPlace[] | undefined;
  onEnlarge(index: number): void;
}

function OnePrint({ print, isOpen, places, onEnlarge }: OnePrintProps): VNode {
  /** Undefined until somebody folds or unfolds it. */
  const chosen = useSignal<boolean | undefined>(undefined);
  const isShown = chosen.value ?? isOpen;
  return (
    <details
      class="print-one"
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isShown) chosen.value = currentTarget.open;
      }}
    >
      <summary>
        <Icon name="forward" size={16} />
        <span class="print-file">{print.file}</span>
        <span class="quiet">{printWords(print)}</span>
      </summary>
      {isShown && (
        <ol class={`sheets${isTwoSided(print.sheets) ? " two-sided" : ""}`}>
          {print.pages.map((page, index) => (
            <li key={index} class={page.side}>
              <PageView
                print={print}
                index={index}
                places={index === 0 ? places : undefined}
                onEnlarge={() => onEnlarge(index)}
              />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

interface PageViewProps {
  readonly print: PlannedPrint;
  readonly index: number;
  /** Shown as buttons, in place of one that enlarges the page. */
  readonly places: readonly CardPlace[] | undefined;
  onEnlarge(): void;
}

/** Drawn once it is near the part of the view that is seen. */
function PageView({ print, index, places, onEnlarge }: PageViewProps): VNode {
  const { game, file, pages } = print;
  const frame = useRef<HTMLDivElement>(null);
  const ref: PageRef = { game, file, page: index + 1 };
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([seen]) => setInView(ref, seen?.isIntersecting ?? false), {
      rootMargin: "50% 0%",
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      setInView(ref, false);
    };
  }, [game, file, index]);
  const picture = pictureOf(ref);
  const words = pageWords(print, index);
  const { width = 210, height = 297 } = pages[index] ?? {};
  const image = picture && picture.address !== "" && <img src={picture.address} alt="" />;
  return (
    <>
      <div ref={frame} class="page-frame" style={{ aspectRatio: `${width} / ${height}` }}>
        {places ? (
          <div class="page">
            {image}
            <PlaceButtons places={places} page={{ width, height }} />
          </div>
        ) : (
          <button type="button" class="page" aria-label={`${words}: enlarge`} onClick={onEnlarge}>
            {image}
          </button>
        )}
      </div>
      <span class="page-words quiet" aria-hidden="true">
        {words}
      </span>
    </>
  );
}
