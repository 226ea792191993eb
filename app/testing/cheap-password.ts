import { hash } from '@node-rs/argon2';

/** A stored password that is compared in a millisecond: for tests that log in often, and are not about its strength. */
export const cheapHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
