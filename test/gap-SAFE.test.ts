import { filesAt } from "/work/wt-SAFE/src/api/project-at.ts";
import { gameWithMap } from "/work/wt-SAFE/src/pipeline/fix/scenario/game-with-map.ts";
import { packOf } from "/work/wt-SAFE/src/track/map-pack.ts";
import { suggestTrack } from "/work/wt-SAFE/src/track/suggest/suggest-track.ts";
import { withDefaults } from "/work/wt-SAFE/src/track/suggest/wishes.ts";

const { game } = gameWithMap(filesAt("/work/wt-SAFE", {}), undefined);
const pack = packOf(game);
const all: number[] = [];
for (const w of [
  { cards: 10, players: 2, corners: 2 },
  { cards: 7, players: 4, forcedDiagonals: 1, narrows: 2, length: "medium" },
  { cards: 10, players: 4, forcedDiagonals: 9 },
  { cards: 8, players: 2, corners: 5, forcedDiagonals: 7 },
  { cards: 10, length: "long", narrows: 3, players: 4 },
] as any[])
  for (const seed of [1, 2]) {
    const s = suggestTrack(pack, withDefaults(w), seed);
    let t = performance.now(),
      worst = 0,
      n = 0;
    const t0 = t;
    for (;;) {
      const r = s.next();
      const now = performance.now();
      worst = Math.max(worst, now - t);
      all.push(now - t);
      t = now;
      n++;
      if (r.done) {
        console.log(
          JSON.stringify(w),
          seed,
          r.value.kind,
          n,
          "steps",
          Math.round(now - t0),
          "ms worst",
          worst.toFixed(1),
        );
        break;
      }
      if (now - t0 > 6000) {
        console.log(JSON.stringify(w), seed, "cut", n, "worst", worst.toFixed(1));
        break;
      }
    }
  }
all.sort((a, b) => b - a);
console.log(
  all
    .slice(0, 10)
    .map((x) => x.toFixed(0))
    .join(" "),
  "n",
  all.length,
);
