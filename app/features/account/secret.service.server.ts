import { createHash } from 'node:crypto';

/** Useless to someone who reads the database. A fast hash is enough, because the secret is 32 random bytes. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether the text has the shape of a secret; anything else is not looked up in the database. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
