/** The sheets of a plan, print by print: front and back beside each other, as they will come out of the printer. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { PageRef, Plan, PlannedPrint } from "../../../index.ts";
import { Icon } from "../parts/icon.tsx";
import { PageDialog } from "./page-dialog.tsx";
import { pictureOf, setInView } from "./page-pictures.ts";
import { isTwoSided, pageWords, printWords } from "./words.ts";

/** Prints with more pages in total are folded away but for the first. */
const MOST_UNFOLDED = 24;

export function Sheets({ plan }: { readonly plan: Plan }): VNode {
  const large = useSignal<{ readonly print: PlannedPrint; readonly index: number } | undefined>(undefined);
  const total = plan.prints.reduce((sum, { pages }) => sum + pages.length, 0);
  const first = plan.prints.find(({ id }) => !/-0-/.test(id)) ?? plan.prints[0];
  return (
    <>
      {plan.prints.map((print) => (
        <OnePrint
          key={`${print.game}/${print.file}`}
          print={print}
          isOpen={total <= MOST_UNFOLDED || print === first}
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
  onEnlarge(index: number): void;
}

function OnePrint({ print, isOpen, onEnlarge }: OnePrintProps): VNode {
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
              <PageView print={print} index={index} onEnlarge={() => onEnlarge(index)} />
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
  onEnlarge(): void;
}

/** Drawn once it is near the part of the view that is seen. */
function PageView({ print, index, onEnlarge }: PageViewProps): VNode {
  const { game, file, pages } = print;
  const button = useRef<HTMLButtonElement>(null);
  const ref: PageRef = { game, file, page: index + 1 };
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([seen]) => setInView(ref, seen?.isIntersecting ?? false), {
      rootMargin: "50% 0%",
    });
    observer.observe(button.current);
    return () => {
      observer.disconnect();
      setInView(ref, false);
    };
  }, [game, file, index]);
  const picture = pictureOf(ref);
  const words = pageWords(print, index);
  const { width = 210, height = 297 } = pages[index] ?? {};
  return (
    <>
      <button
        ref={button}
        type="button"
        class="page"
        aria-label={`${words}: enlarge`}
        style={{ aspectRatio: `${width} / ${height}` }}
        onClick={onEnlarge}
      >
        {picture && picture.address !== "" && <img src={picture.address} alt="" />}
      </button>
      <span class="page-words quiet" aria-hidden="true">
        {words}
      </span>
    </>
  );
}
