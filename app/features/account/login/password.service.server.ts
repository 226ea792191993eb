import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from '../account.errors';

/** OWASP's Argon2id: 19 MiB, 2 passes, 1 lane, about 20 ms. Argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody has: an unknown account costs the same time as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$f0cdRZY0iLOp8H1Ih+5LMw$9F96p0RtKGOSY4P4wb4YfG5Xa8UZOQ6sVexLKsPUPqA';

/** Two at once keep two small cores and 38 MiB busy, however many people log in. */
const AT_ONCE = 2;
/** About a second and a half of waiting; whoever comes on top is told to come back. */
const WAITING = 150;

let running = 0;
const waiting: (() => void)[] = [];

/** The stored form of a password; `password` is what was typed, at most 128 characters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), COST));
}

/** Whether the password belongs to the hash. Without a hash (no such account) it takes as long and is false. */
export function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? NOBODY, canonical(password));
    return matches && stored !== null && stored !== undefined;
  });
}

/** The same characters from every keyboard: composed or not, full width or not. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw tooBusy({ retry_after: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place is handed on, not given back: nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
