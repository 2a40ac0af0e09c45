/**
 * A new game: from rows of a spreadsheet, of nine sample cards, as a sample game with tracks, or as a copy of a game that
 * comes with Broadside. Its first cards are drawn as they will print before anything is written.
 */
import "./new-game.css";
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useLive } from "../answers/live.ts";
import { call } from "../calls/calls.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { Choices, TextField } from "../parts/fields.tsx";
import { View } from "../parts/view.tsx";
import { chooseGame, opened, reopen } from "../project/project.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { go } from "../route.ts";
import { askOf, emptyForm, fill, form, type Start } from "./form.ts";
import { Plan } from "./plan.tsx";
import { SheetFields } from "./sheet-fields.tsx";
import { ShippedGames } from "./shipped-games.tsx";

const STARTS: readonly { readonly value: Start; readonly label: string }[] = [
  { value: "sheet", label: "My spreadsheet" },
  { value: "sample", label: "Nine sample cards" },
  { value: "hex-race", label: "Race on hexagons" },
  { value: "dungeon", label: "Dungeon of tiles" },
  { value: "like", label: "A game that comes with Broadside" },
];

/** A pause of typing after which the plan is made anew, in ms. */
const PAUSE_MS = 200;

export function NewGame(): VNode {
  const plan = useLive("planNewGame", () => (whyReadOnly.value ? undefined : askOf(form.value)), [], {
    pause: PAUSE_MS,
  });
  if (whyReadOnly.value !== undefined)
    return (
      <View title="New game">
        <Empty icon="folder" title="This studio only shows games">
          Start it without --read-only to make a new one.
        </Empty>
      </View>
    );
  const { start, title, id } = form.value;
  const answer = plan.answer.value;
  const isAsked = askOf(form.value) !== undefined;
  const planned = isAsked && answer && "planned" in answer ? answer.planned : undefined;
  const isRefused = isAsked && answer && "fault" in answer;
  const fault = isRefused ? answer.fault : isAsked ? plan.fault.value : undefined;
  return (
    <View title="New game" subtitle={where()} actions={<Make whyNot={whyNot(isAsked, fault)} />}>
      <div class="new-game">
        <div class="new-game-form">
          {refusal.value !== undefined && <Bar kind="error">{refusal.value}</Bar>}
          <Choices
            label="Start from"
            value={start}
            options={STARTS}
            onChange={(value) => fill({ start: value })}
          />
          <div class="new-game-names">
            <TextField
              label="Name of the game"
              value={title}
              placeholder="The Long Night"
              hasFocus
              onInput={(value) => fill({ title: value })}
            />
            <TextField
              label="Short name, used in file names"
              value={id}
              placeholder={title.trim() === "" ? "the-long-night" : (planned?.id ?? "")}
              onInput={(value) => fill({ id: value })}
            />
          </div>
          {start === "sheet" && <SheetFields columns={planned?.decks[0]?.columns} />}
          {start === "like" && <ShippedGames />}
          {fault !== undefined && <Bar kind="error">{fault}</Bar>}
        </div>
        {start === "sheet" && form.value.rows === "" && !form.value.workbook && <FirstRows />}
        {planned && <Plan plan={planned} isOld={plan.isOld.value} />}
      </div>
    </View>
  );
}

/** Six cards that show what columns may be. */
const EXAMPLE = [
  ["Name", "Copies", "Cost", "Kind", "Text"],
  ["Lantern", "2", "1", "Tool", "Look at the top three cards of the deck."],
  ["Rope", "3", "1", "Tool", "Return to any place that you have visited."],
  ["Old Map", "1", "4", "Treasure", "Worth 3 points at the end."],
  ["Silver Coin", "4", "2", "Treasure", "Worth 1 point at the end."],
  ["Wolf", "2", "3", "Beast", "Discard a tool, or lose a turn."],
  ["Owl", "2", "2", "Beast", "Ask another player for a treasure."],
]
  .map((cells) => cells.join("\t"))
  .join("\n");

const FirstRows = (): VNode => (
  <Empty
    icon="table"
    title="One row, one card"
    actions={<Button label="Try an example" onClick={() => fill({ rows: EXAMPLE, columns: {} })} />}
  >
    Open a spreadsheet file, or copy the cells in Excel, Google Sheets, Numbers or LibreOffice, the names of
    the columns first, and paste them into the field. The first cards are shown here as they will print.
  </Empty>
);

const where = (): string =>
  opened.value?.hasProject
    ? `in the project ${opened.value.root}`
    : `in the folder ${opened.value?.root ?? ""}`;

function whyNot(isAsked: boolean, fault: string | undefined): string | undefined {
  if (fault !== undefined) return "first correct what is wrong";
  if (isAsked) return undefined;
  const { start, title, rows } = form.value;
  if (title.trim() === "") return "first name the game";
  if (start === "sheet" && rows.trim() === "") return "first open your spreadsheet, or paste its rows";
  return "first choose a game";
}

const isMaking = signal(false);
/** Why it could not be made. */
const refusal = signal<string | undefined>(undefined);

async function make(): Promise<void> {
  const ask = askOf(form.peek());
  if (!ask) return;
  isMaking.value = true;
  refusal.value = undefined;
  try {
    const { id } = await call("newGame", ask);
    await reopen();
    chooseGame(id);
    emptyForm();
    go("decks");
  } catch (error) {
    refusal.value = (error as Error).message;
  } finally {
    isMaking.value = false;
  }
}

/** In the head of the view, where it is in sight however long the form is. */
const Make = ({ whyNot }: { readonly whyNot: string | undefined }): VNode => (
  <Button
    label={isMaking.value ? "Making the game ..." : "Make the game"}
    kind="primary"
    icon="add"
    whyNot={isMaking.value ? "it is being made" : whyNot}
    onClick={() => void make()}
  />
);
