import type { ErrorValues } from '~/contract/problem';

/** The Retry-After in seconds of a 503 without a value of its own. */
export const RETRY_SECONDS = 5;

export const retryAfterHeader = (seconds: number | string) => ({ 'Retry-After': String(seconds) });

/** A domain error: a refusal the product foresees. Its code is also the message id, its status the HTTP status. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly values: ErrorValues;

  constructor(code: string, status: number, values: ErrorValues = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    // A response that asks to try again says when.
    this.values = status === 503 ? { retry_after: RETRY_SECONDS, ...values } : values;
  }
}

/** `export const tooMany = defineAppError('account.too-many', 429)`, used as `throw tooMany({ minutes: 5 })`. */
export function defineAppError(code: string, status: number): (values?: ErrorValues) => AppError {
  return (values) => new AppError(code, status, values);
}

/** «Please slow down»: carries the seconds until the next attempt may succeed. */
export const tooManyRequests = defineAppError('errors.too-many-requests', 429);
