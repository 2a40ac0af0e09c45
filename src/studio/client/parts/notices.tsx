/**
 * Notices: what has just happened, in a corner, without being in the way of anything. They are read out by screen readers.
 * Good news goes away on its own after a while; everything else stays until it is closed or replaced.
 */
import "./notices.css";
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { SeverityMark } from "./severity.tsx";

interface NoticeAction {
  readonly label: string;
  onClick(): void;
}

export interface Notice {
  /** A later notice of the same name replaces it. */
  readonly name: string;
  readonly text: string;
  readonly kind?: "done" | "warning" | "error";
  readonly action?: NoticeAction;
  /** What can be done next, before the action. */
  readonly offer?: NoticeAction;
  /** It goes away although it has an action: what that does can be done elsewhere too. */
  readonly isPassing?: boolean;
  /** Called once it is shown no more, for whatever reason; before what its action does. */
  onGone?(): void;
}

const shown = signal<readonly Notice[]>([]);

/** So many at once; older ones give way. */
const MOST = 3;

/** Long enough to read twice. */
const GONE_AFTER_MS = 8000;

export function notify(notice: Notice): void {
  show([...shown.peek().filter(({ name }) => name !== notice.name), notice].slice(-MOST));
}

export function withdraw(name: string): void {
  show(shown.peek().filter((notice) => notice.name !== name));
}

function show(notices: readonly Notice[]): void {
  const before = shown.peek();
  shown.value = notices;
  for (const notice of before) if (!notices.includes(notice)) notice.onGone?.();
}

/** Place it once, beside everything else. */
export function Notices(): VNode {
  return (
    <section class="notices" aria-label="Notices">
      <div role="log" aria-live="polite" aria-relevant="additions">
        {shown.value.map((notice) => (
          <OneNotice key={notice.name} {...notice} />
        ))}
      </div>
    </section>
  );
}

function OneNotice({
  name,
  text,
  kind = "done",
  action,
  offer,
  isPassing = action === undefined,
}: Notice): VNode {
  useEffect(() => {
    if (kind !== "done" || !isPassing) return;
    const timer = setTimeout(() => withdraw(name), GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, text, kind, action, isPassing]);
  return (
    <div class={`notice ${kind}${offer ? " is-offering" : ""}`}>
      {kind === "done" ? <Icon name="check" size={18} /> : <SeverityMark severity={kind} />}
      <span class="notice-words">{text}</span>
      {[offer, action].map(
        (one) =>
          one && (
            <Button
              key={one.label}
              label={one.label}
              kind="quiet"
              onClick={() => {
                withdraw(name);
                one.onClick();
              }}
            />
          ),
      )}
      <Button label="Close" icon="close" isBare onClick={() => withdraw(name)} />
    </div>
  );
}
