import { createHash } from 'node:crypto';

/**
 * What is stored of a session or link: whoever reads the database cannot use it. A fast hash is enough, since the
 * secret is 32 random bytes and cannot be guessed.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The shape of a secret of ours; anything else is not worth a question to the database. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
