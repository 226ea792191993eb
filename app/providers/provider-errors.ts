/** The only errors an adapter throws. Callers look at the class; the vendor's error is the `cause`, for the log. */
export abstract class ProviderError extends Error {
  /** The adapter that failed, such as 'smtp'. */
  readonly provider: string;

  constructor(provider: string, reason: string, options?: ErrorOptions) {
    super(`${provider}: ${reason}`, options);
    this.name = new.target.name;
    this.provider = provider;
  }
}

/** The provider understood the request and refused it; it would refuse the same request again. Do not retry. */
export class Rejected extends ProviderError {}

/** The mail server refuses this recipient for good, for whatever reason. */
export class RecipientRefused extends Rejected {
  readonly #said: string;

  constructor(provider: string, reply: number, detail: string, options?: ErrorOptions) {
    super(provider, `the recipient was refused (${reply})`, options);
    this.#said = detail;
  }

  /** What the server said; it may contain the e-mail address, so the log does not get it. */
  get said(): string {
    return this.#said;
  }
}

/** A saved method cannot be charged any more: the provider, the bank or the member has ended it. */
export class MandateEnded extends Rejected {}

/** The provider did not answer, or cannot now. Retry later with the same request. */
export class Unavailable extends ProviderError {}

/** The configuration is wrong (URL, credentials, missing file). An operator has to act. */
export class Misconfigured extends ProviderError {}

/** The `code` of a Node system error ('ENOENT', 'ECONNREFUSED'), if it has one. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
