/** One page as large as the window, with the pages before and after it. */
import type { VNode } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { PlannedPrint } from "../../../index.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { pictureOf, setInView } from "./page-pictures.ts";
import { pageWords } from "./words.ts";

interface PageDialogProps {
  readonly print: PlannedPrint;
  readonly index: number;
  onShow(index: number): void;
  onClose(): void;
}

export function PageDialog({ print, index, onShow, onClose }: PageDialogProps): VNode {
  const { game, file, pages } = print;
  const ref = { game, file, page: index + 1 };
  useEffect(() => {
    setInView(ref, true);
    return () => setInView(ref, false);
  }, [game, file, index]);
  const picture = pictureOf(ref);
  const step = (by: number): void => {
    if (pages[index + by]) onShow(index + by);
  };
  useLayoutEffect(() => {
    const walk = ({ key }: KeyboardEvent): void => {
      if (key === "ArrowLeft") step(-1);
      if (key === "ArrowRight") step(1);
    };
    addEventListener("keydown", walk);
    return () => removeEventListener("keydown", walk);
  });
  return (
    <Dialog title={`${pageWords(print, index)} of ${file}`} size="large" isModal onClose={onClose}>
      <div class="page-large">
        <div class="buttons">
          <Button
            label="Page before"
            icon="back"
            whyNot={index === 0 ? "This is the first page" : undefined}
            onClick={() => step(-1)}
          />
          <Button
            label="Page after"
            icon="forward"
            whyNot={index === pages.length - 1 ? "This is the last page" : undefined}
            onClick={() => step(1)}
          />
          <span class="quiet">
            page {index + 1} of {pages.length}
          </span>
        </div>
        {picture && picture.address !== "" && (
          <img src={picture.address} alt={`${pageWords(print, index)} of ${file}`} />
        )}
      </div>
    </Dialog>
  );
}
