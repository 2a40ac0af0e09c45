/**
 * Zip files whose members are stored as they are, because pictures are packed already. All have one fixed time, so that
 * equal content gives equal bytes.
 */
import { unzipSync, Zip, ZipPassThrough } from "fflate";

/** Any time that a zip can have; the same for everybody, whatever their time zone. */
const FIXED_TIME = "2026-01-01T00:00:00";

export interface ZipMember {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The bytes of a zip, as its members come. */
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

/**
 * The stored members with such names, the first of each name; compressed ones, those after the first `files` and larger ones are left out, so that
 * no zip takes more memory than it has bytes. Empty for a damaged file.
 */
export function readStored(
  zip: Uint8Array,
  name: RegExp,
  { files, fileBytes }: { readonly files: number; readonly fileBytes: number },
): ReadonlyMap<string, Uint8Array> {
  const taken = new Set<string>();
  try {
    const members = unzipSync(zip, {
      filter: (file) => {
        const isWanted = file.compression === 0 && file.size <= fileBytes && name.test(file.name);
        if (!isWanted || taken.size >= files || taken.has(file.name)) return false;
        taken.add(file.name);
        return true;
      },
    });
    return new Map(Object.entries(members));
  } catch {
    return new Map();
  }
}
