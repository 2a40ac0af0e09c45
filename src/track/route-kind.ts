/** The two shortest ways of a track: for a captain who may move diagonally, and for one who may not. */
export const ROUTES = ["diagonal", "straight"] as const;
export type RouteKind = (typeof ROUTES)[number];
