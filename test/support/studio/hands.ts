/** Hands of people at the tracks view: a mouse, a finger, and the keyboard alone. Each does what a test asks in its own way. */
import type { Locator, Page } from "playwright-core";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  /** A button, a tab, a link or an item of a menu. */
  press(target: Locator): Promise<void>;
  /** Takes a card from the tray, and lays it there; with keys, where it is offered. */
  lay(inTray: Locator, to: Spot): Promise<void>;
  /** Moves a card of the map by columns to the right; a cell is so many px wide. */
  move(card: Locator, columns: number, cell: number): Promise<void>;
}

export function mouse(page: Page): Hand {
  const drag = async (from: Spot, to: Spot): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const spot of between(from, to)) await page.mouse.move(spot.x, spot.y);
    await page.mouse.up();
  };
  return {
    press: (target) => target.click(),
    lay: async (inTray, to) => drag(await middleOf(inTray), to),
    move: async (card, columns, cell) => {
      const from = await middleOf(card);
      await drag(from, { x: from.x + columns * cell, y: from.y });
    },
  };
}

export function finger(page: Page): Hand {
  const tap = async (spot: Spot): Promise<void> => swipe(page, spot, spot);
  return {
    press: async (target) => tap(await middleOf(target)),
    lay: async (inTray, to) => {
      await tap(await middleOf(inTray));
      await page.getByText(/: click where to place it$/).waitFor();
      await tap(to);
    },
    move: async (card, columns, cell) => {
      const from = await middleOf(card);
      await swipe(page, from, { x: from.x + columns * cell, y: from.y });
    },
  };
}

export function keyboard(page: Page): Hand {
  const press = async (target: Locator): Promise<void> => {
    await target.focus();
    await page.keyboard.press("Enter");
  };
  return {
    press,
    lay: async (inTray) => {
      await press(inTray);
      await page.locator(".ghost-edge").waitFor();
      await page.keyboard.press("Enter");
    },
    move: async (card, columns) => {
      await press(card);
      const key = columns < 0 ? "ArrowLeft" : "ArrowRight";
      for (let step = 0; step < Math.abs(columns); step++) await page.keyboard.press(key);
    },
  };
}

/** A finger that goes from one place to another, as the browser reports it. */
export async function swipe(page: Page, from: Spot, to: Spot): Promise<void> {
  await fingers(
    page,
    [from, ...between(from, to)].map((spot) => [spot]),
  );
}

/** Fingers that are put down, moved from place to place, and lifted. @param path where each of them is, from moment to moment */
export async function fingers(page: Page, path: readonly (readonly Spot[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Spot[]) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const [first = [], ...more] = path;
  await touch("touchStart", first);
  let down = first.length;
  for (const points of more) {
    await touch(points.length > down ? "touchStart" : "touchMove", points);
    down = points.length;
  }
  await touch("touchEnd", []);
}

/** A target in view. */
async function middleOf(target: Locator): Promise<Spot> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const between = (from: Spot, to: Spot): readonly Spot[] =>
  [0.3, 0.6, 1].map((share) => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  }));
