/** What can be done with a picture: another name, or none any more. What changes with it is shown in place before it is done. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { PictureChange } from "../../../index.ts";
import { useLive } from "../answers/live.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { TextField } from "../parts/fields.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { cardName } from "../project/card-names.ts";
import { gameId } from "../project/project.ts";
import { deletePicture, keepPicture, leaving } from "./removing.ts";
import { fileName, renamePicture } from "./renaming.ts";

interface ToolsProps {
  /** From the game's folder. */
  readonly name: string;
  readonly asked: Signal<"rename" | "delete" | undefined>;
  readonly whyNot: string | undefined;
}

export function PictureTools({ name, asked, whyNot }: ToolsProps): VNode {
  const id = useId();
  const { value: open } = asked;
  const close = (): void => {
    asked.value = undefined;
    document.getElementById(`${id}${open}`)?.focus();
  };
  const button = (what: "rename" | "delete"): VNode => (
    <Button
      id={`${id}${what}`}
      label={`${what === "rename" ? "Rename" : "Delete"} ${fileName(name)}`}
      icon={what === "rename" ? "edit" : "trash"}
      isBare
      whyNot={whyNot}
      isExpanded={open === what}
      onClick={() => {
        asked.value = open === what ? undefined : what;
      }}
    />
  );
  return (
    <>
      <div class="picture-tools">
        {button("rename")}
        {button("delete")}
      </div>
      {open === "rename" && <Renaming name={name} close={close} />}
      {open === "delete" && <Deleting name={name} close={close} />}
    </>
  );
}

interface AskedProps {
  readonly name: string;
  close(): void;
}

/** Words and buttons below a picture; Esc closes them. */
function Asked({
  label,
  close,
  children,
}: Pick<AskedProps, "close"> & { readonly label: string; readonly children: ComponentChildren }): VNode {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current?.querySelector("input") === null) box.current.focus();
  }, []);
  return (
    <section
      ref={box}
      class="picture-asked"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      {children}
    </section>
  );
}

function Renaming({ name, close }: AskedProps): VNode {
  const game = gameId.value ?? "";
  const dot = name.lastIndexOf(".");
  const start = name.slice(0, name.lastIndexOf("/") + 1);
  const [before, ending] = [name.slice(start.length, dot), name.slice(dot)];
  const stem = useSignal(before);
  const work = useWork(close);
  const to = `${start}${stem.value.trim()}${ending}`;
  const { answer, about, fault } = useLive(
    "changePicture",
    () => {
      const wanted = stem.value.trim();
      return wanted === "" || wanted === before
        ? undefined
        : { game, name, to: `${start}${wanted}${ending}` };
    },
    [game, name],
    { pause: 150 },
  );
  const isAsked = to !== name && stem.value.trim() !== "";
  const change = isAsked && about.value?.to === to && fault.value === undefined ? answer.value : undefined;
  const wrong = work.fault.value ?? (isAsked ? (fault.value ?? faultOf(change)) : undefined);
  const whyNot = !isAsked
    ? "type another name first"
    : (wrong ?? (change ? undefined : "looking where it is named"));
  const rename = (): void => {
    if (whyNot === undefined) void work.run(() => renamePicture({ game, name, to }));
  };
  return (
    <Asked label={`Rename ${fileName(name)}`} close={close}>
      <TextField
        label="New name"
        value={stem.value}
        unit={ending}
        hasFocus
        fault={wrong}
        onInput={(value) => {
          work.fault.value = undefined;
          stem.value = value;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          rename();
        }}
      />
      {change && wrong === undefined && <p role="status">{wordsOfRename(change)}</p>}
      <span class="buttons">
        <Button label="Rename" kind="primary" whyNot={whyNot} onClick={rename} />
        <Button label="Cancel" kind="quiet" onClick={close} />
      </span>
    </Asked>
  );
}

function Deleting({ name, close }: AskedProps): VNode {
  const game = gameId.value ?? "";
  const { answer, fault } = useLive("changePicture", () => ({ game, name }), [game, name]);
  const work = useWork(close);
  const change = answer.value;
  const wrong = work.fault.value ?? fault.value ?? faultOf(change) ?? placesLeft(change);
  const count = change?.cards.length ?? 0;
  return (
    <Asked label={`Delete ${fileName(name)}`} close={close}>
      {wrong !== undefined ? (
        <p role="alert" class="picture-asked-fault">
          <SeverityMark severity="error" size={14} /> {wrong}
        </p>
      ) : (
        <p role="status">
          {change === undefined
            ? "Looking which cards use it ..."
            : count === 0
              ? "No card uses it."
              : `${cardsInWords(change)} ${count === 1 ? "uses" : "use"} it, and will be without a picture.`}
        </p>
      )}
      <span class="buttons">
        {wrong === undefined && (
          <Button
            label={count === 0 ? "Delete it" : `Delete it and take it off ${counted(count, "card")}`}
            kind="danger"
            whyNot={change ? undefined : "looking which cards use it"}
            onClick={() => void work.run(() => deletePicture(game, name, count))}
          />
        )}
        <Button label="Keep it" kind="quiet" onClick={close} />
      </span>
    </Asked>
  );
}

interface LeavingProps {
  readonly path: string;
  /** The name that took the place of this one. */
  readonly successor: string | undefined;
}

/** Of a picture that was deleted or renamed and whose file is still there. */
export function Leaving({ path, successor }: LeavingProps): VNode {
  if (successor !== undefined)
    return <span>Now {fileName(successor)}. This file goes when what names it is saved.</span>;
  return (
    <>
      <span>
        Deleted. The file goes when {leaving.value.get(path)?.step && "its cards are saved and "}the notice is
        closed.
      </span>
      <span class="buttons">
        <Button label="Keep it" onClick={() => void keepPicture(path)} />
      </span>
    </>
  );
}

interface Work {
  /** Why it could not be done, for people. */
  readonly fault: Signal<string | undefined>;
  run(work: () => Promise<void>): Promise<void>;
}

/** One thing at a time; when it is done, the question is over. */
function useWork(close: () => void): Work {
  const fault = useSignal<string | undefined>(undefined);
  const isWorking = useRef(false);
  return {
    fault,
    run: async (work) => {
      if (isWorking.current) return;
      isWorking.current = true;
      try {
        await work();
        close();
      } catch (error) {
        fault.value = (error as Error).message;
      }
      isWorking.current = false;
    },
  };
}

/** Names of more help nobody. */
const MOST_NAMED = 4;

function cardsInWords({ cards }: PictureChange): string {
  const named = cards.slice(0, MOST_NAMED).map(({ title }) => title);
  const others = cards.length - named.length;
  return inARow([...named, ...(others > 0 ? [counted(others, "more card", "more cards")] : [])]);
}

const inARow = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

function wordsOfRename(change: PictureChange): string {
  const { cards, places } = change;
  const files = [...new Set(places.map(({ file }) => fileName(file)))];
  if (cards.length + files.length === 0) return "Nothing else names it.";
  return `Changed with it: ${inARow([...(cards.length > 0 ? [cardsInWords(change)] : []), ...files])}.`;
}

function faultOf(change: PictureChange | undefined): string | undefined {
  const [use, ...others] = change?.fixed ?? [];
  if (!use) return undefined;
  return `${cardName(use.deck, use.card)}${others.length > 0 ? ` and ${counted(others.length, "more card", "more cards")}` : ""} would still ask for it: the template names it, or makes its name of other fields. Change the template first.`;
}

function placesLeft(change: PictureChange | undefined): string | undefined {
  const [place] = change?.places ?? [];
  return place && `${place.file} names it in line ${place.line}. Change that first.`;
}
