/**
 * The only errors an adapter raises. What a vendor's library throws is kept as `cause` for the log and never decides
 * anything outside the adapter: callers look at the class alone.
 */
export abstract class ProviderError extends Error {
  /** The adapter that spoke, e.g. 'smtp'. */
  readonly provider: string;

  constructor(provider: string, reason: string, options?: ErrorOptions) {
    super(`${provider}: ${reason}`, options);
    this.name = new.target.name;
    this.provider = provider;
  }
}

/** The outside world understood and said no; the same request will be refused again. Do not retry. */
export class Rejected extends ProviderError {}

/** The outside world did not answer, or not now. Retry later with the same request. */
export class Unavailable extends ProviderError {}

/** We were set up wrongly (address, credentials, missing file). An operator has to act; retrying alone will not help. */
export class Misconfigured extends ProviderError {}

/** The `code` of a Node system error ('ENOENT', 'ECONNREFUSED'), if it has one. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
