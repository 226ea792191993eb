/** The longest name of a passkey. */
export const PASSKEY_NAME = 60;

/** A passkey in the member's list. */
export interface ShownPasskey {
  id: string;
  name: string;
  addedAt: number;
  /** Null if nobody has logged in with it yet. */
  usedAt: number | null;
}
