/**
 * Zip files as a stream: members are stored as they are, because pictures are packed already, and have one fixed time, so
 * that equal content gives equal bytes.
 */
import { Zip, ZipPassThrough } from "fflate";

/** The earliest time that a zip can have is 1980; the same for everybody, whatever their time zone. */
const FIXED_TIME = "2026-01-01T00:00:00";

export interface ZipMember {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export async function* zipped(
  members: AsyncIterable<ZipMember> | Iterable<ZipMember>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { path, bytes } of members) {
    const member = new ZipPassThrough(path);
    member.mtime = FIXED_TIME;
    zip.add(member);
    member.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
