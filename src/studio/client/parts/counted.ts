/** Numbers with their words. */

/** "1 card", "3 cards", "1,200 cards". @param many default `one` with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
