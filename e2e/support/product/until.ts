import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 25;

/**
 * Repeats `ask` until the condition holds. If the time is over, throws with what was waited for. Used instead of fixed
 * pauses.
 */
export async function until<T>(what: string, ask: () => Promise<T> | T, deadlineMs = 10_000): Promise<NonNullable<T>> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found as NonNullable<T>;
    if (performance.now() > end) throw new Error(`waited ${deadlineMs} ms in vain for ${what}`);
    await pause(STEP_MS);
  }
}
