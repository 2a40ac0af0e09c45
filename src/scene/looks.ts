/**
 * The budget for judging the texts of one face, in looks: each item or edge that is examined near a letter is one. Texts
 * times shapes is unbounded, so each face has a limit, and its game counts the looks of all faces. What is recalled counts
 * like what is found anew, so a count depends on the face alone, not on those before it.
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
