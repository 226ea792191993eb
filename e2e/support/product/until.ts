import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 25;

/** Asks until the condition holds, and says what was waited for when the time is over. Never a sleep by itself. */
export async function until<T>(what: string, ask: () => Promise<T> | T, deadlineMs = 10_000): Promise<NonNullable<T>> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found as NonNullable<T>;
    if (performance.now() > end) throw new Error(`waited ${deadlineMs} ms in vain for ${what}`);
    await pause(STEP_MS);
  }
}
