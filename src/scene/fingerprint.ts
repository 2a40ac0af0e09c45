/**
 * A short number for plain data, made as it is walked over: equal data, equal numbers. Two lanes of 32 bits, each mixed
 * as MurmurHash3 does it, so that among 54,000 different drawings two meet by chance once in ten thousand million decks.
 * Limits: no secret and no seal; who wants two data of one number can make them, and only fools his own game with it.
 */

export interface Fingerprint {
  /** Of a whole number of 32 bits. */
  whole(value: number): void;
  number(value: number): void;
  text(value: string): void;
  /** The two lanes, as whole numbers of 32 bits. */
  lanes(): readonly [number, number];
}

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

export function createFingerprint(): Fingerprint {
  let one = 0x2545f491;
  let other = 0x6c078965;
  const whole = (value: number): void => {
    const a = Math.imul(value, 0xcc9e2d51);
    one ^= Math.imul((a << 15) | (a >>> 17), 0x1b873593);
    one = (Math.imul((one << 13) | (one >>> 19), 5) + 0xe6546b64) | 0;
    const b = Math.imul(value ^ 0x5bd1e995, 0x9e3779b1);
    other ^= Math.imul((b << 16) | (b >>> 16), 0x85ebca77);
    other = (Math.imul((other << 11) | (other >>> 21), 5) + 0x38495ab5) | 0;
  };
  return {
    whole,
    number: (value) => {
      // 0 and -0 are one number.
      double[0] = value + 0;
      whole(halves[0] as number);
      whole(halves[1] as number);
    },
    text: (value) => {
      whole(value.length);
      for (let at = 0; at < value.length; at++) whole(value.charCodeAt(at));
    },
    lanes: () => [finished(one), finished(other)],
  };
}

/** The last mixing: every bit of the data moves every bit of the lane. */
function finished(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
