import { timingSafeEqual } from 'node:crypto';
import { notificationTypes, type NotificationType } from '~/contract/notification-types';
import type { BrandContext } from '~/server/context/context.server';

type Keyed = Pick<BrandContext, 'keyedHash' | 'tenant'>;

/**
 * The secret of the link that ends mail of these kinds to one member. It is computed, so that it is the same in every mail
 * and works for years; it logs nobody in.
 */
export function unsubscribeSecret(
  { keyedHash, tenant }: Keyed,
  memberId: string,
  types: readonly NotificationType[],
): string {
  return keyedHash('an unsubscribe link', [tenant.id, memberId, ...types].join('|'));
}

/** 80 bits, in characters that survive a change of case on the way. */
const MAC = 20;

/** Names the recipient of a mail in its return path. It is bound to the e-mail address to which the mail was sent. */
export function bounceToken(context: Keyed, memberId: string, email: string): string {
  return `${memberId}-${bounceMac(context, memberId, email)}`;
}

/** Whether the part of a return path behind the member's id is ours, and for this e-mail address. */
export function isBounceMac(context: Keyed, memberId: string, email: string, mac: string): boolean {
  return isEqual(bounceMac(context, memberId, email), mac);
}

/**
 * The local part of the e-mail address that ends mail of these kinds to one member, for mail programs that unsubscribe by
 * mail. It is bound to the member alone, as the link is. A local part has at most 64 characters, so the kinds are bits.
 */
export function unsubscribeLocalPart(context: Keyed, memberId: string, types: readonly NotificationType[]): string {
  const bits = notificationTypes.reduce((sum, type, at) => (types.includes(type) ? sum + 2 ** at : sum), 0);
  const kinds = bits.toString(16).padStart(2, '0');
  return `unsubscribe+${memberId}-${kinds}-${unsubscribeMac(context, memberId, kinds)}`;
}

/** The kinds that an address of that form switches off for the member; undefined if the address is not ours. */
export function readUnsubscribe(
  context: Keyed,
  memberId: string,
  { kinds, mac }: { kinds: string; mac: string },
): NotificationType[] | undefined {
  if (!isEqual(unsubscribeMac(context, memberId, kinds), mac)) return undefined;
  const bits = Number.parseInt(kinds, 16);
  return notificationTypes.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
}

function bounceMac(context: Keyed, memberId: string, email: string): string {
  return macOf(context, 'a return path', [memberId, email.toLowerCase()]);
}

function unsubscribeMac(context: Keyed, memberId: string, kinds: string): string {
  return macOf(context, 'an unsubscribe address', [memberId, kinds]);
}

function macOf({ keyedHash, tenant }: Keyed, purpose: string, parts: readonly string[]): string {
  const hash = keyedHash(purpose, [tenant.id, ...parts].join('|'));
  return Buffer.from(hash, 'base64url').toString('hex').slice(0, MAC);
}

function isEqual(ours: string, theirs: string): boolean {
  return theirs.length === MAC && timingSafeEqual(Buffer.from(ours), Buffer.from(theirs));
}
