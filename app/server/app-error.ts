export type RefusalValues = Record<string, string | number>;

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
    this.values = values;
  }
}

/**
 * Declares a refusal of a feature: `export const tooMany = defineRefusal('account.too-many', 429)`,
 * used as `throw tooMany({ minutes: 5 })`.
 */
export function defineRefusal(code: string, status: number): (values?: RefusalValues) => AppError {
  return (values) => new AppError(code, status, values);
}
