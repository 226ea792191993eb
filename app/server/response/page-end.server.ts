import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Tenant } from '~/tenancy/tenant';
import type { ServiceContext } from '../context/context.server';
import type { KeyedHash } from '../context/keyed-hash';
import type { ViewerMember } from '../context/viewer';

/**
 * The end of a page, as the URL of the next one names it: by a moment and an id, so that pages neither repeat nor miss
 * anybody. It says when somebody was here, liked or wrote, which the page does not, and with a moment of their own choice
 * a reader could ask on which side of it somebody falls. So it is sealed: it cannot be read, changed or made up. The same
 * end has the same seal, so that a page has one URL.
 */

/** The list that a page belongs to, with whatever else its end is bound to. No list takes the end of another one. */
export type PagedList = readonly [
  name: 'blocked' | 'chats' | 'closed chats' | 'likes' | 'search',
  ...boundTo: (string | number)[],
];

export type Sealing = Pick<ServiceContext, 'keyedHash'> & { tenant: Pick<Tenant, 'id'> };

/** For the lists of a member. */
export type Paging = Sealing & { member: Pick<ViewerMember, 'id'> };

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];
const SEALED = /^[\w-]{38,400}$/;

/** Seals `fields`, none of which may contain a space. */
export function sealPageEnd(context: Sealing, list: PagedList, fields: readonly (string | number)[]): string {
  const { cipherKey, nonceKey } = keysOf(context);
  const [text, bound] = [fields.join(' '), JSON.stringify(list)];
  // Computed from the whole of what it seals: only the same text of the same list ever has the same nonce.
  const nonce = createHmac('sha256', nonceKey).update(`${bound}\n${text}`).digest().subarray(0, NONCE);
  const cipher = createCipheriv(CIPHER, cipherKey, nonce, { authTagLength: TAG }).setAAD(Buffer.from(bound));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** The fields as text; undefined for anything but an end that this brand has sealed for this list. */
export function openPageEnd(context: Sealing, list: PagedList, sealed: string | null | undefined) {
  if (!sealed || !SEALED.test(sealed)) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  // The last character has bits that are not decoded; with any others this would be a second URL of the page.
  if (bytes.toString('base64url') !== sealed) return undefined;
  const decipher = createDecipheriv(CIPHER, keysOf(context).cipherKey, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(JSON.stringify(list)))
    .setAuthTag(bytes.subarray(-TAG));
  try {
    return `${decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8')}${decipher.final('utf8')}`.split(' ');
  } catch {
    // Damaged, made up, or of another list, member or brand.
    return undefined;
  }
}

/** The end of a page of a list that belongs to the member and is sorted by time. */
export function writeCursor(context: Paging, name: PagedList[0], at: number, id: string): string {
  return sealPageEnd(context, [name, context.member.id], [at, id]);
}

/** Anything that is not a valid cursor of this list of this member means the first page. */
export function readCursor(context: Paging, name: PagedList[0], cursor: string | null | undefined) {
  const [at, id] = openPageEnd(context, [name, context.member.id], cursor) ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}

interface Keys {
  cipherKey: Buffer;
  nonceKey: Buffer;
}

/** Those of each brand; keyed by the hash itself, which is one for a process, so that they go with it. */
const known = new WeakMap<KeyedHash, Map<number, Keys>>();

function keysOf({ keyedHash, tenant: { id } }: Sealing): Keys {
  let ofBrands = known.get(keyedHash);
  if (!ofBrands) known.set(keyedHash, (ofBrands = new Map<number, Keys>()));
  let keys = ofBrands.get(id);
  if (!keys) {
    const key = (purpose: string) => Buffer.from(keyedHash(purpose, String(id)), 'base64url');
    keys = { cipherKey: key('the end of a page'), nonceKey: key('the nonce of the end of a page') };
    ofBrands.set(id, keys);
  }
  return keys;
}
