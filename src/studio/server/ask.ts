/**
 * Readers of what the page asks: each takes a value of a JSON body and returns it typed, or refuses it with its place.
 * Nothing passes that is not named, so that a misspelt key is an error and not a default.
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { nearest } from "../../diagnostics/nearest.ts";

/** @param at the value's place in the body, for messages: "ask.games[0]" */
export interface Reader<T> {
  (value: unknown, at: string): T;
  /** The key may be missing. */
  readonly isOptional?: true;
}

/** A reader for each key. */
type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

export const text: Reader<string> = (value, at) => {
  if (typeof value === "string") return value;
  throw refused(at, "a string", value);
};

export const flag: Reader<boolean> = (value, at) => {
  if (typeof value === "boolean") return value;
  throw refused(at, "true or false", value);
};

export const number: Reader<number> = (value, at) => {
  if (typeof value === "number") return value;
  throw refused(at, "a number", value);
};

export function word<const W extends string>(...words: readonly W[]): Reader<W> {
  return (value, at) => {
    const found = words.find((one) => one === value);
    if (found !== undefined) return found;
    throw refused(at, words.map((one) => `"${one}"`).join(" or "), value);
  };
}

export function list<T>(of: Reader<T>): Reader<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw refused(at, "a list", value);
    return value.map((one, index) => of(one, `${at}[${index}]`));
  };
}

export const optional = <T>(reader: Reader<T>): Reader<T> =>
  Object.assign((value: unknown, at: string) => reader(value, at), { isOptional: true as const });

/** An object with these keys and no others. */
export function object<T extends object>(fields: Fields<T>): Reader<T> {
  const known = new Map(Object.entries<Reader<unknown>>(fields));
  return (value, at) => {
    const given = new Map(Object.entries(plainObject(value, at)));
    for (const key of given.keys()) if (!known.has(key)) throw unknownKey(at, key, [...known.keys()]);
    for (const [key, { isOptional }] of known)
      if (!isOptional && !given.has(key)) throw badOrder(`${at}: the key "${key}" is missing`);
    const read = [...given].map(([key, one]) => [
      key,
      (known.get(key) as Reader<unknown>)(one, `${at}.${key}`),
    ]);
    return Object.fromEntries(read) as T;
  };
}

/** An object that the call itself checks, as it does for every program: its options, or edits. */
export const checkedByCall = <T extends object>(): Reader<T> => plainObject as Reader<T>;

function plainObject(value: unknown, at: string): object {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw refused(at, "an object", value);
}

function unknownKey(at: string, key: string, known: readonly string[]): Error {
  const shown = key.slice(0, 40);
  const near = nearest(shown, known);
  const help = near === undefined ? `keys: ${known.join(", ")}` : `did you mean "${near}"?`;
  return badOrder(`${at}: there is no key "${shown}"; ${help}`);
}

function refused(at: string, expected: string, value: unknown): Error {
  const found = Array.isArray(value) ? "a list" : value === null ? "null" : typeof value;
  return badOrder(`${at}: expected ${expected}, found ${found === "object" ? "an object" : found}`);
}
