import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from '../account.errors';

/** OWASP's recommendation for Argon2id, the library's default: 19 MiB, 2 passes, 1 lane, about 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has: checking an unknown account takes the same time as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$f0cdRZY0iLOp8H1Ih+5LMw$9F96p0RtKGOSY4P4wb4YfG5Xa8UZOQ6sVexLKsPUPqA';

/** Two simultaneous hashes use two small cores and 38 MiB, however many people log in. */
const AT_ONCE = 2;
/** About one and a half seconds of waiting; further attempts are refused with tooBusy. */
const WAITING = 150;

let running = 0;
let worked = 0;
const waiting: (() => void)[] = [];

/** The stored form of a password. `password` is what was typed, at most 128 characters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), COST));
}

/** Whether the password matches the hash. Without a hash (no such account) it takes the same time and returns false. */
export function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? NOBODY, canonical(password));
    return matches && stored !== null && stored !== undefined;
  });
}

/** Normalises the password, so that composed or full-width characters of other keyboards match. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

/** How many passwords this process has hashed or checked: shows a flood, and that no response costs more than another. */
export const passwordsWorked = (): number => worked;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw tooBusy({ retry_after: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  worked += 1;
  try {
    return await work();
  } finally {
    // The slot is passed directly to the next in the queue, so that no later call takes it first.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
