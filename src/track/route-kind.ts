/** The two shortest ways of a track: of a captain who may move diagonally, and of one who may not. */
export const ROUTES = ["diagonal", "straight"] as const;
export type RouteKind = (typeof ROUTES)[number];
