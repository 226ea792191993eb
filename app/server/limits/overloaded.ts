const RETRY_SECONDS = 2;
export const secondsFor = (wait: number) => RETRY_SECONDS + Math.ceil(wait / 1000);

/** Too many ask: not now, and why is told with when to come back. */
export class Overloaded extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    // Thrown hundreds of times a second and never logged: where from is the dearest part of it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super('too many requests at once');
    Error.stackTraceLimit = stackTraceLimit;
    this.seconds = seconds;
  }
}

/** A request whose page was not finished in time, since the machine had no time for it. */
export class Starved extends Error {}

const starvedResponses = new WeakSet<Response>();

/** Through Remix, which would make an error page of an error: `assertServed` makes one of this answer. */
export function starvedResponse(): Response {
  const response = new Response(null);
  starvedResponses.add(response);
  return response;
}

export function assertServed(response: Response): void {
  if (starvedResponses.has(response)) throw new Overloaded(RETRY_SECONDS);
}
