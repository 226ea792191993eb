const KEY = 'good-moment';
const EVENT = 'good-moment';
const DAYS_KEY = 'visit-day';

/** Something worked out for the member, such as a message that was sent: from now on a question does not disturb. */
export function noteGoodMoment(): void {
  write(KEY, '1');
  window.dispatchEvent(new Event(EVENT));
}

export const hadGoodMoment = (): boolean => read(KEY) !== null;

/** Calls the listener at each good moment. Returns the function that stops it. */
export function onGoodMoment(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

/** Whether the member has been here on an earlier day. `today` is a date such as 2026-11-23. */
export function visitsAgain(today: string): boolean {
  const first = read(DAYS_KEY);
  if (first === null) write(DAYS_KEY, today);
  return first !== null && first !== today;
}

/** A browser may forbid storage; then it is as if nothing had happened. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
