/**
 * Which notices are shown, and for how long. Good news goes away on its own after a while. What went wrong stays until it no
 * longer applies: a later notice of its name replaces it, somebody closes it, or something else succeeds; but never before it
 * could be read.
 */
import { signal } from "@preact/signals";

export interface NoticeAction {
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
  /** Of what went wrong: it applies until it is withdrawn, whatever else succeeds. */
  readonly isLasting?: boolean;
  /** Called once it is shown no more, for whatever reason; before what its action does. */
  onGone?(): void;
}

export const shown = signal<readonly Notice[]>([]);

/** So many at once; older ones give way. */
const MOST = 3;

/** Long enough to read twice. */
const READ_MS = 8000;

/** When the notices could be read; after that, those that are due go. */
const timers = new Map<Notice, ReturnType<typeof setTimeout>>();
const read = new Set<Notice>();

/** What went wrong and was overtaken by something that succeeded. */
const overtaken = new Set<Notice>();

type Holder = "pointer" | "focus";

const holders = new Set<Holder>();

export function notify(notice: Notice): void {
  show([...shown.peek().filter(({ name }) => name !== notice.name), notice].slice(-MOST));
  timers.set(
    notice,
    setTimeout(() => {
      read.add(notice);
      removeDue();
    }, READ_MS),
  );
}

export function withdraw(name: string): void {
  show(shown.peek().filter((notice) => notice.name !== name));
}

/** Something succeeded: what went wrong before goes, once it could be read. */
export function overtake(): void {
  for (const notice of shown.peek()) if (isFailure(notice) && !notice.isLasting) overtaken.add(notice);
  removeDue();
}

/** While somebody points at them, or has the focus in them, none goes on its own. */
export function hold(holder: Holder, holds: boolean): void {
  if (holds) holders.add(holder);
  else holders.delete(holder);
  removeDue();
}

const isFailure = ({ kind = "done" }: Notice): boolean => kind !== "done";

function isDue(notice: Notice): boolean {
  if (!read.has(notice)) return false;
  return isFailure(notice) ? overtaken.has(notice) : (notice.isPassing ?? notice.action === undefined);
}

function removeDue(): void {
  const before = shown.peek();
  if (holders.size === 0 && before.some(isDue)) show(before.filter((notice) => !isDue(notice)));
}

function show(notices: readonly Notice[]): void {
  const gone = shown.peek().filter((notice) => !notices.includes(notice));
  shown.value = notices;
  // nobody can leave what is gone
  if (notices.length === 0) holders.clear();
  for (const notice of gone) {
    clearTimeout(timers.get(notice));
    timers.delete(notice);
    read.delete(notice);
    overtaken.delete(notice);
    notice.onGone?.();
  }
}
