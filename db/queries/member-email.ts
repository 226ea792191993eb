import { isUniqueViolation } from '../database-errors';
import type { Tx } from '../handle';
import { emailKeyOf, patchMember } from './member';

/** Returns false if another account took the e-mail address since it was looked up; then nothing has changed. */
export async function changeMemberEmail(tx: Tx, id: string, email: string): Promise<boolean> {
  try {
    return await patchMember(tx, id, { email, email_key: emailKeyOf(email) });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
