/**
 * Names of pictures in games of VirtualTabletop: their CRC-32 as a signed number, and their length in bytes. That is
 * little to tell pictures apart: of PNGs of one colour and size, one in fifty has the name of another. So a picture whose
 * name is taken is given a comment, which changes its name and nothing that it shows.
 */
import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { withComment } from "../../pictures/commented.ts";

/** A picture as it is written, under its name. */
export interface NamedAsset {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names the PNGs and JPEGs of one game, one after the other; equal ones have one name. */
export function assetNames(): (picture: Uint8Array) => NamedAsset {
  const owners = new Map<string, string>();
  return (picture) => {
    const digest = hash("sha256", picture);
    for (let count = 1, bytes = picture; ; count++, bytes = withComment(picture, String(count))) {
      const name = `${crc32(bytes) | 0}_${bytes.length}`;
      const owner = owners.get(name) ?? digest;
      if (owner !== digest) continue;
      owners.set(name, digest);
      return { name, bytes };
    }
  };
}
