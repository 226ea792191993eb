/** What the operator can mend about a database, in a sentence; it names the place, never the password. */
export class CannotOpenDatabase extends Error {}
