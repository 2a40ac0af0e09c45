/**
 * A window within the page. It does not keep anybody from working on behind it, unless `isModal`, which is for choices of a
 * moment, such as the palette. Esc closes it, and focus returns to where it was.
 */
import "./dialog.css";
import type { ComponentChildren, VNode } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";

interface DialogProps {
  readonly title: string;
  /** The title is for screen readers alone. */
  readonly hidesTitle?: boolean;
  readonly isModal?: boolean;
  readonly size?: "small" | "large";
  readonly children: ComponentChildren;
  /** Buttons below. */
  readonly actions?: ComponentChildren;
  onClose(): void;
}

export function Dialog(props: DialogProps): VNode {
  const { title, hidesTitle = false, isModal = false, size = "small", children, actions, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    if (isModal) dialog.current?.showModal();
    else dialog.current?.show();
    return () => before?.focus();
  }, [isModal]);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${size}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => isModal && target === dialog.current && onClose()}
    >
      <div class="dialog-inside">
        <header class={hidesTitle ? "unseen" : "dialog-head"}>
          <h2 id={id}>{title}</h2>
          {!hidesTitle && <Button label="Close" icon="close" isBare onClick={onClose} />}
        </header>
        <div class="dialog-body">{children}</div>
        {actions && <footer class="buttons">{actions}</footer>}
      </div>
    </dialog>
  );
}
