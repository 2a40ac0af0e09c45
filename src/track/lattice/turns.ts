/** The rotations in which a card can lie. */
import type { Turn } from "../../schema/files.ts";

export const TURNS: readonly Turn[] = [0, 90, 180, 270];
