/** A problem with the database that the operator can fix, as a sentence. It names the place, never the password. */
export class CannotOpenDatabase extends Error {}
