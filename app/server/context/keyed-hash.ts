import { createHmac } from 'node:crypto';

export type KeyedHash = (purpose: string, text: string) => string;

/**
 * Makes 43 characters out of a text that can be compared but not guessed without the secret: a telephone number or an
 * IBAN has too few possible values for a plain hash. Texts of different purposes never match. Processes with the same
 * secret make the same hashes.
 */
export function openKeyedHash(secret: string): KeyedHash {
  return (purpose, text) => {
    const key = createHmac('sha256', secret).update(`keyed hash of ${purpose}`).digest();
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}
