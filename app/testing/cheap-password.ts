import { hash } from '@node-rs/argon2';

/**
 * A password hash that is verified in a millisecond, for tests that log in often and do not test the strength of
 * hashes.
 */
export const cheapHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
