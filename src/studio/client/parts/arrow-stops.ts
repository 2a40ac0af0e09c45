/** Buttons that are one stop of the Tab key: the arrow keys go from one to the next, in rows and columns as they are shown. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface ArrowStops<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  onFocusIn(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** @returns what the element around the buttons gets */
export function useArrowStops<E extends HTMLElement>(): ArrowStops<E> {
  const ref = useRef<E>(null);
  const stop = useRef<HTMLElement | undefined>(undefined);
  const buttons = (): readonly HTMLElement[] => [
    ...(ref.current?.querySelectorAll<HTMLElement>("button") ?? []),
  ];
  const settle = (): void => {
    const all = buttons();
    const one = all.find((button) => button === stop.current) ?? all[0];
    for (const button of all) button.tabIndex = button === one ? 0 : -1;
  };
  // after each render: there may be others
  useLayoutEffect(settle);
  return {
    ref,
    onFocusIn: ({ target }) => {
      stop.current = (target as Element).closest("button") ?? undefined;
      settle();
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const next = nextOf(event.key, buttons(), document.activeElement);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** The button that an arrow key leads to; undefined where there is none, and for other keys. */
function nextOf(key: string, all: readonly HTMLElement[], from: Element | null): HTMLElement | undefined {
  const index = all.indexOf(from as HTMLElement);
  if (index === -1) return undefined;
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowRight") return all[index + 1];
  if (key === "ArrowLeft") return all[index - 1];
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
  const own = (from as Element).getBoundingClientRect();
  const isAhead = (one: HTMLElement): boolean => {
    const { top } = one.getBoundingClientRect();
    return key === "ArrowDown" ? top >= own.bottom : top < own.top;
  };
  const ahead = key === "ArrowDown" ? all.filter(isAhead) : all.filter(isAhead).reverse();
  const row = ahead[0]?.getBoundingClientRect().top;
  const inRow = ahead.filter((one) => one.getBoundingClientRect().top === row);
  const aside = (one: HTMLElement): number => Math.abs(one.getBoundingClientRect().left - own.left);
  return inRow.sort((one, other) => aside(one) - aside(other))[0];
}
