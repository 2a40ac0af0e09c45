/** `upload.csv`: which pictures must be where, for people and for programs that upload. */
import type { TableFile } from "../../../press/tables/table-files.ts";

type Uploaded = NonNullable<TableFile["picture"]>;

export const UPLOAD_LIST = "upload.csv";

/** One line for each picture; none of these values needs quotes. */
export function uploadList(
  folder: string,
  pictures: readonly Uploaded[],
  addressOf: (name: string) => string,
): string {
  const rows = pictures.map(({ name, bytes, width, height }) =>
    [`${folder}/${name}`, addressOf(name), bytes, width, height].join(","),
  );
  return `${["file,address,bytes,width,height", ...rows].join("\n")}\n`;
}
