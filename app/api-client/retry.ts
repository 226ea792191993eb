/** When a failed call is tried again. Spec section 7: up to 5 times, exponential delay; only where repeating is safe. */
export const MAX_RETRIES = 5;
const BASE_MS = 500;
const MAX_MS = 30_000;

/** Milliseconds before retry `attempt` (1, 2 …): the server's Retry-After, else doubling with jitter. */
export function retryDelay(attempt: number, retryAfter: string | null, random: () => number): number {
  const seconds = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(seconds) && seconds >= 0) return Math.min(seconds * 1000, MAX_MS);
  const full = Math.min(BASE_MS * 2 ** (attempt - 1), MAX_MS);
  return full / 2 + (full / 2) * random();
}

/** Overload and failures behind the server pass; wrong input and refusals do not. */
export function isWorthRetrying(status: number): boolean {
  return isPassing(status) || status === 500;
}

/** Nobody was there, or it was too much just then: what was sent is not what is wrong. */
export function isPassing(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}
