/** The contexts of partials, which may be given values by name. */

type Properties = Readonly<Record<string, unknown>>;

/** The context of a partial that gets values by name: a context, and these in front of it. */
export class Given {
  readonly #context: unknown;
  readonly #names: readonly string[];
  readonly #values: readonly unknown[];
  #whole: Properties | undefined;

  constructor(context: unknown, names: readonly string[], values: readonly unknown[]) {
    this.#context = context;
    this.#names = names;
    this.#values = values;
  }

  get(name: string): unknown {
    const index = this.#names.indexOf(name);
    if (index !== -1) return this.#values[index];
    const context = this.#context;
    if (context instanceof Given) return context.get(name);
    return context === undefined || context === null ? undefined : propertyOf(context, name);
  }

  /** One object with all of it, made when it is first asked for. */
  get whole(): Properties {
    this.#whole ??= this.#copied();
    return this.#whole;
  }

  #copied(): Properties {
    const own = this.#names.map((name, index) => [name, this.#values[index]]);
    return Object.assign({}, wholeOf(this.#context), Object.fromEntries(own));
  }

  /** True if the context as a whole is this. */
  is(context: unknown): boolean {
    return context === this || (this.#whole !== undefined && context === this.#whole);
  }
}

/** A context as a value. */
export const wholeOf = (context: unknown): unknown => (context instanceof Given ? context.whole : context);

/** A property that a copy of the value has. */
const propertyOf = (value: unknown, name: string): unknown =>
  isEnumerable.call(value, name) ? (value as Properties)[name] : undefined;

const isEnumerable = Object.prototype.propertyIsEnumerable;
