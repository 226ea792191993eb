import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from './clock';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // Crockford base32, lower case

/** Ids are made by the application, so inserts can be retried and tables sharded. */
export interface Ids {
  /** 26 characters, sorted by time: messages, ledger entries, orders. Never made public for members. */
  ulid(): string;
  /** 26 characters, not sorted by time: members and photos (an id sorted by time would reveal when someone joined). */
  random(): string;
  /** 32 random bytes as base64url: sessions and links in mails. */
  token(): string;
  /** 6 random digits, which a person types: text messages with a code. */
  code(): string;
}

/** One system call per id would cost more than the id. Bytes that were used are wiped and never used again. */
const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);

function randomPart(length: number): string {
  if (pool.length < length) pool = randomBytes(POOL_BYTES);
  const bytes = pool.subarray(0, length);
  pool = pool.subarray(length);
  const text = base32(bytes, length);
  bytes.fill(0);
  return text;
}

function base32(bytes: Uint8Array, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += ALPHABET[bytes[i]! & 31];
  return text;
}

function timePart(ms: number): string {
  let rest = ms;
  let text = '';
  for (let i = 0; i < 10; i++) {
    text = ALPHABET[rest % 32]! + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** A prefix that sorts after every ulid() from before that moment, and before every one from then or later. */
export const ulidFloor = (ms: number): string => timePart(Math.max(0, ms));

export function randomIds(clock: Clock): Ids {
  return {
    ulid: () => timePart(clock.now()) + randomPart(16),
    random: () => randomPart(26),
    token: () => randomBytes(32).toString('base64url'),
    code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

/** Predictable ids for tests: the same sequence on every run. */
export function countingIds(clock: Clock): Ids {
  let count = 0;
  const next = () => {
    count += 1;
    let text = '';
    for (let n = count, i = 0; i < 16; i++, n = Math.floor(n / 32)) text = ALPHABET[n % 32]! + text;
    return text;
  };
  return {
    ulid: () => timePart(clock.now()) + next(),
    random: () => `r000000000${next()}`,
    token: () => `token-${next()}-${'x'.repeat(20)}`,
    code: () => {
      next();
      return String(count).padStart(6, '0');
    },
  };
}
