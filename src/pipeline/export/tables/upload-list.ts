/** `upload.csv`: which pictures must be where, for people and for programs that upload. */
import type { TableFile } from "../../../press/tables/table-files.ts";

type Uploaded = NonNullable<TableFile["picture"]>;

export const UPLOAD_LIST = "upload.csv";

/** As RFC 4180 has it: one line for each picture. */
export function uploadList(
  folder: string,
  pictures: readonly Uploaded[],
  addressOf: (name: string) => string,
): string {
  const rows = pictures.map(({ name, bytes, width, height }) =>
    [`${folder}/${name}`, addressOf(name), bytes, width, height].map(cell).join(","),
  );
  return `${["file,address,bytes,width,height", ...rows].join("\n")}\n`;
}

const cell = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
