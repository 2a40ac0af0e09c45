/** Dice: their faces, and the chance of rolling at least a given number of a symbol, or points, with any number of them. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { GameDice, GameDie } from "../../../index.ts";
import { IconDrawing } from "../icons/icon-drawing.tsx";
import { Choice, TextField } from "../parts/fields.tsx";
import { gameId } from "../project/project.ts";
import { BarChart } from "./bar-chart.tsx";
import { chanceOfAtLeast, type Distribution, meanOf, percent, symbolOn, times } from "./odds.ts";

/** Rolled at once; more than this no table has. */
const MOST_DICE = 30;

const wish = signal({ what: "", count: 1 });

/** Everything that counts on these dice: points first, then symbols. */
const POINTS = "points";

export function DiceNumbers({ found }: { readonly found: GameDice }): VNode {
  const { dice, symbols } = found;
  const shown = [...new Set(dice.flatMap(({ faces }) => faces.flat()))];
  const hasPoints = dice.some(({ points }) => points.length > 1);
  const choices = [...(hasPoints ? [POINTS] : []), ...shown.filter((name) => name !== "blank")];
  const what = choices.includes(wish.value.what) ? wish.value.what : (choices[0] ?? POINTS);
  const { count } = wish.value;
  const rolls = dice.map((die) => ({ die, sum: times(ofDie(die, what), count) }));
  const most = Math.max(1, ...rolls.map(({ sum }) => highest(sum)));
  const titleOf = (name: string): string => symbols[name]?.title ?? name;
  return (
    <>
      <section class="dice" aria-label="Faces">
        {dice.map((die) => (
          <Faces key={die.id} die={die} titleOf={titleOf} />
        ))}
      </section>
      <h2>Chances</h2>
      <div class="numbers-choices">
        <Choice
          label="Chance of at least"
          value={what}
          options={choices.map((name) => ({
            value: name,
            label: name === POINTS ? "points, rolling again counted" : titleOf(name),
          }))}
          onChange={(next) => {
            wish.value = { ...wish.value, what: next };
          }}
        />
        <TextField
          label="Number of dice"
          value={String(count)}
          onInput={(text) => {
            const next = Number.parseInt(text, 10);
            if (next >= 1) wish.value = { ...wish.value, count: Math.min(MOST_DICE, next) };
          }}
        />
      </div>
      <div class="chart-grid">
        {rolls.map(({ die, sum }) => (
          <BarChart
            key={die.id}
            title={`${count === 1 ? die.title : `${count} x ${die.title}`}: ${meanOf(sum).toFixed(2)} on average`}
            unit="chance"
            most={1}
            bars={Array.from({ length: Math.min(most, MOST_SHOWN) }, (_, index) => {
              const chance = chanceOfAtLeast(sum, index + 1);
              return {
                label: `${index + 1} or more`,
                value: chance,
                shown: percent(chance),
                colour: die.colour,
              };
            })}
          />
        ))}
      </div>
    </>
  );
}

/** Longer scales are cut. */
const MOST_SHOWN = 20;

function ofDie({ faces, points }: GameDie, what: string): Distribution {
  return what === POINTS ? points.map(BigInt) : symbolOn(faces, what);
}

/** The most that can be rolled. */
const highest = (distribution: Distribution): number => distribution.findLastIndex((ways) => ways > 0n);

function Faces({
  die,
  titleOf,
}: {
  readonly die: GameDie;
  readonly titleOf: (name: string) => string;
}): VNode {
  const game = gameId.value ?? "";
  return (
    <div class="die">
      <h3>{die.title}</h3>
      <ol class="die-faces" aria-label={`Faces of ${die.title}`} style={{ "--die": die.colour }}>
        {die.faces.map((face, index) => (
          <li
            key={index}
            class={face.length > 4 ? "is-full" : undefined}
            aria-label={face.map(titleOf).join(", ") || "nothing"}
          >
            {face.map((name, at) =>
              name === "blank" ? null : (
                <IconDrawing key={at} game={game} name={name} otherwise={titleOf(name)} />
              ),
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
