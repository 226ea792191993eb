import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Tenant } from '~/tenancy/tenant';
import type { BrandContext } from '../context/context.server';
import type { KeyedHash } from '../context/keyed-hash';

/** What a browser holds for the server and nobody can read, change or make up: the brand's own keys seal it. */
export type Sealing = Pick<BrandContext, 'keyedHash'> & { tenant: Pick<Tenant, 'id'> };

export interface SealedFor {
  /** Each purpose has keys of its own. */
  purpose: string;
  /** Whatever else it belongs to, such as its list or its member: it opens for nothing else. */
  bound: string;
}

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];

/** The same text sealed for the same has the same seal. */
export function seal(context: Sealing, { purpose, bound }: SealedFor, text: string): string {
  const { cipherKey, nonceKey } = keysOf(context, purpose);
  // Computed from the whole of what it seals: only the same text for the same ever has the same nonce.
  const nonce = createHmac('sha256', nonceKey).update(`${bound}\n${text}`).digest().subarray(0, NONCE);
  const cipher = createCipheriv(CIPHER, cipherKey, nonce, { authTagLength: TAG }).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The text; undefined for anything but what this brand has sealed for exactly this. */
export function unseal(context: Sealing, { purpose, bound }: SealedFor, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  // The last character has bits that are not decoded; with any others this would be a second form of the same.
  if (bytes.length < NONCE + TAG || bytes.toString('base64url') !== sealed) return undefined;
  const { cipherKey } = keysOf(context, purpose);
  const decipher = createDecipheriv(CIPHER, cipherKey, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(-TAG));
  try {
    return `${decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8')}${decipher.final('utf8')}`;
  } catch {
    // Damaged, made up, or sealed for something else.
    return undefined;
  }
}

interface Keys {
  cipherKey: Buffer;
  nonceKey: Buffer;
}

/** Those of each brand and purpose; keyed by the hash itself, which is one for a process, so that they go with it. */
const known = new WeakMap<KeyedHash, Map<string, Keys>>();

function keysOf({ keyedHash, tenant: { id } }: Sealing, purpose: string): Keys {
  let ofHash = known.get(keyedHash);
  if (!ofHash) known.set(keyedHash, (ofHash = new Map<string, Keys>()));
  const name = `${id} ${purpose}`;
  let keys = ofHash.get(name);
  if (!keys) {
    const key = (use: string) => Buffer.from(keyedHash(use, String(id)), 'base64url');
    ofHash.set(name, (keys = { cipherKey: key(purpose), nonceKey: key(`the nonce of ${purpose}`) }));
  }
  return keys;
}
