import { isUnavailable } from '~db/database-errors';
import type { Logger } from '../operations/logger';

/**
 * Writes something secondary (who was here, what they have read). If the database cannot be written just now, it
 * returns undefined and the next request makes up for it. Any other error is a bug and is thrown.
 */
export async function bestEffort<T>(log: Logger, what: string, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error, what }, 'a best-effort write failed; the response is not affected');
    return undefined;
  }
}
