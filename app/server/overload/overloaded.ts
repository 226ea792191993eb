const RETRY_SECONDS = 2;
export const secondsFor = (wait: number) => RETRY_SECONDS + Math.ceil(wait / 1000);

/** Thrown if there are too many requests at once. `seconds` says when to come back. */
export class Overloaded extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    // Thrown hundreds of times a second and never logged: the stack trace would be the most expensive part of it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super('too many requests at once');
    Error.stackTraceLimit = stackTraceLimit;
    this.seconds = seconds;
  }
}

/** The page of a request was not finished in time, because the machine was overloaded. */
export class Starved extends Error {}

const starvedResponses = new WeakSet<Response>();

/** Carries a `Starved` error through Remix, which would make an error page of it, to `assertServed`. */
export function starvedResponse(): Response {
  const response = new Response(null);
  starvedResponses.add(response);
  return response;
}

export function assertServed(response: Response): void {
  if (starvedResponses.has(response)) throw new Overloaded(RETRY_SECONDS);
}
