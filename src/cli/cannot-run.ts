/** The command cannot do what was asked (usage, a project that is not there): told in one line, exit status 2. */
export class CannotRun extends Error {}
