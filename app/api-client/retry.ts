/** Spec section 7: a failed call is retried up to 5 times with exponential delay, only where repeating is safe. */
export const MAX_RETRIES = 5;
const BASE_MS = 500;
const MAX_MS = 30_000;

/** Milliseconds before retry `attempt` (1, 2 …): Retry-After (seconds), else doubling with jitter, at most 30 s. */
export function retryDelay(attempt: number, retryAfter: string | null, random: () => number): number {
  const seconds = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(seconds) && seconds >= 0) return Math.min(seconds * 1000, MAX_MS);
  const full = Math.min(BASE_MS * 2 ** (attempt - 1), MAX_MS);
  return full / 2 + (full / 2) * random();
}

/** Whether a retry may succeed: true for overload and server failures, false for invalid input and refusals. */
export function isWorthRetrying(status: number): boolean {
  return isPassing(status) || status === 500;
}

/** Whether the cause is temporary: the server was unreachable or overloaded, and the request itself is not at fault. */
export function isPassing(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}
