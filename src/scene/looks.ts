/**
 * The budget for judging the texts of one face: it counts the items and edges examined near letters. Texts times shapes
 * is unbounded, so each face has a limit, and its game counts the looks of all faces.
 */
export interface Looks {
  spent: number;
  readonly most: number;
}

/** Some tenths of a second. A full card with a picture of a thousand shapes takes a hundredth of it. */
const MOST_LOOKS = 20_000_000;

/** The count of a new face. @param most looks after which nothing more of it is judged */
export const startLooks = (most = MOST_LOOKS): Looks => ({ spent: 0, most });

/** True once the budget of the face is used up. */
export const areSpent = ({ spent, most }: Looks): boolean => spent > most;
