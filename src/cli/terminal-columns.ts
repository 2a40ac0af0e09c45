/** How wide a line of output may be. */

/** COLUMNS says it where no terminal does; one without a size says 0. Undefined where nobody says it, as in a file. */
export function terminalColumns(
  { columns }: Pick<NodeJS.WriteStream, "columns">,
  { COLUMNS }: NodeJS.ProcessEnv,
): number | undefined {
  const said = /^[1-9]\d{0,3}$/.test(COLUMNS ?? "") ? Number(COLUMNS) : undefined;
  return columns || said;
}
