import type { RefusalValues } from '~/contract/problem';

/** What a 503 asks for unless somebody knows better. */
export const RETRY_SECONDS = 5;

export const retryAfterHeader = (seconds: number | string) => ({ 'Retry-After': String(seconds) });

/** A refusal the product foresees: its code is also the message id, its status the HTTP status. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly values: RefusalValues;

  constructor(code: string, status: number, values: RefusalValues = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    // Whoever is told to come back is told when.
    this.values = status === 503 ? { retry_after: RETRY_SECONDS, ...values } : values;
  }
}

/**
 * Declares a refusal of a feature: `export const tooMany = defineRefusal('account.too-many', 429)`,
 * used as `throw tooMany({ minutes: 5 })`.
 */
export function defineRefusal(code: string, status: number): (values?: RefusalValues) => AppError {
  return (values) => new AppError(code, status, values);
}

/** «Please slow down»: carries seconds until the next try may succeed. */
export const tooManyRequests = defineRefusal('errors.too-many-requests', 429);
