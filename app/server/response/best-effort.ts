import { isUnavailable } from '~db/dialect';
import type { Logger } from '../operations/logger';

/**
 * What is only noted beside an answer (who was here, what they have read): a database that can not write just now does
 * not keep the answer from whoever asked, and the next request notes it. Undefined then. Whatever else fails is a bug.
 */
export async function bestEffort<T>(log: Logger, what: string, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error, what }, 'something could not be noted beside an answer');
    return undefined;
  }
}
