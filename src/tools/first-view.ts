/** Does with a studio what its page does first, so that its code is known. */

/** What is used of the exports of `start-studio.cjs`. */
export interface StudioCode {
  startStudio(options: {
    readonly where: string;
    readonly state: string;
    readonly isReadOnly: boolean;
    readonly pid: number;
    readonly onBug: (error: unknown) => void;
  }): Promise<{
    /** Absent if one of the folder runs already. */
    readonly studio?: {
      readonly url: string;
      newLink(): string;
      close(): Promise<void>;
    };
  }>;
}

/** Cards that a first view has room for. */
const SEEN = 12;

/**
 * @param state an empty folder for what a studio notes about itself
 * @throws Error if a call fails
 */
export async function firstView({ startStudio }: StudioCode, folder: string, state: string): Promise<void> {
  const bugs: unknown[] = [];
  const { studio } = await startStudio({
    where: folder,
    state,
    isReadOnly: false,
    pid: process.pid,
    onBug: (error) => bugs.push(error),
  });
  if (!studio) throw new Error(`a studio of ${folder} is running`);
  try {
    const [, code] = studio.newLink().split("#");
    const ask = asking(studio.url);
    const { token } = await ask<{ token: string }>("session", { code });
    const { games } = await ask<{ games: Named[] }>("open", {}, token);
    for (const { id: game } of games) {
      const { decks } = await ask<{ decks: Deck[] }>("cards", { game }, token);
      const faces = decks.flatMap((deck) =>
        deck.cards.slice(0, SEEN).map((card) => ({ deck: deck.id, card: card.id })),
      );
      await ask("faces", { game, faces }, token);
      await ask("check", { games: [game] }, token);
    }
  } finally {
    await studio.close();
  }
  if (bugs.length > 0) throw bugs[0];
}

interface Named {
  readonly id: string;
}

interface Deck extends Named {
  readonly cards: readonly Named[];
}

const asking =
  (url: string) =>
  async <T>(name: string, ask: unknown, token?: string): Promise<T> => {
    const response = await fetch(`${url}/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: url,
        ...(token !== undefined && { "x-studio-token": token }),
      },
      body: JSON.stringify({ ask }),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
