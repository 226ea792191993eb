import type { Rng } from './rng';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

function letters(rng: Rng, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += ALPHABET[Math.floor(rng.next() * 32)]!;
  return text;
}

/** Like any public id, but the same on every machine: demos, tests and screenshots refer to the same people. */
export function demoId(rng: Rng): string {
  return letters(rng, 26);
}

/** The same for ids that sort by time: 48 bits of milliseconds, then random bits. */
export function demoUlid(rng: Rng, at: number): string {
  let time = '';
  for (let i = 0, rest = at; i < 10; i++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32]! + time;
  return time + letters(rng, 16);
}

/** The date of birth, 'YYYY-MM-DD', of someone who turned `age` `daysAgo` days before `now`. */
export function birthDate(now: number, age: number, daysAgo: number): string {
  const day = new Date(now - daysAgo * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  return day.toISOString().slice(0, 10);
}
