/**
 * A short hash of plain data, made while walking it: equal data, equal hashes. Two 32-bit lanes, each mixed like
 * MurmurHash3. Of 54,000 different drawings, two have the same 53 bits once in six million decks.
 * Limits: collisions can be made on purpose. Before printing one thing instead of another, the data themselves must be
 * compared.
 */

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

export class Fingerprint {
  #one = 0x2545f491;
  #other = 0x6c078965;

  /** Adds a whole number of 32 bits. */
  whole(value: number): void {
    this.#one = mixedIntoOne(this.#one, value);
    this.#other = mixedIntoOther(this.#other, value);
  }

  number(value: number): void {
    double[0] = value + 0;
    this.#one = mixedIntoOne(mixedIntoOne(this.#one, halves[0] as number), halves[1] as number);
    this.#other = mixedIntoOther(mixedIntoOther(this.#other, halves[0] as number), halves[1] as number);
  }

  numbers(values: readonly number[]): void {
    let one = this.#one;
    let other = this.#other;
    for (let at = 0; at < values.length; at++) {
      // 0 and -0 are the same number.
      double[0] = (values[at] as number) + 0;
      one = mixedIntoOne(mixedIntoOne(one, halves[0] as number), halves[1] as number);
      other = mixedIntoOther(mixedIntoOther(other, halves[0] as number), halves[1] as number);
    }
    this.#one = one;
    this.#other = other;
  }

  text(value: string): void {
    this.whole(value.length);
    this.#units(value);
  }

  /** Adds a list of texts, most of which are single characters. */
  texts(values: readonly string[]): void {
    for (let at = 0; at < values.length; at++) {
      const value = values[at] as string;
      // No code unit is negative, so a length is never mistaken for one.
      if (value.length !== 1) this.whole(~value.length);
      this.#units(value);
    }
  }

  /** The two lanes, as whole numbers of 32 bits. */
  lanes(): readonly [number, number] {
    return [finished(this.#one), finished(this.#other)];
  }

  /** The bits of both lanes that one number holds. */
  value(): number {
    const [one, other] = this.lanes();
    return (one >>> 0) * 2 ** 21 + (other >>> 11);
  }

  #units(value: string): void {
    let one = this.#one;
    let other = this.#other;
    for (let at = 0; at < value.length; at++) {
      const unit = value.charCodeAt(at);
      one = mixedIntoOne(one, unit);
      other = mixedIntoOther(other, unit);
    }
    this.#one = one;
    this.#other = other;
  }
}

function mixedIntoOne(lane: number, value: number): number {
  const turned = Math.imul(value, 0xcc9e2d51);
  const mixed = lane ^ Math.imul((turned << 15) | (turned >>> 17), 0x1b873593);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function mixedIntoOther(lane: number, value: number): number {
  const turned = Math.imul(value ^ 0x5bd1e995, 0x9e3779b1);
  const mixed = lane ^ Math.imul((turned << 16) | (turned >>> 16), 0x85ebca77);
  return (Math.imul((mixed << 11) | (mixed >>> 21), 5) + 0x38495ab5) | 0;
}

/** The final mixing: every bit of the data affects every bit of the lane. */
function finished(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
