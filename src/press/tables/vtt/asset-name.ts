/** Names of pictures in games of VirtualTabletop: CRC-32 as a signed number, and their length in bytes. */
import { crc32 } from "node:zlib";

export const assetName = (bytes: Uint8Array): string => `${crc32(bytes) | 0}_${bytes.length}`;
