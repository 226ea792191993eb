import { notificationTypes, type NotificationType } from '~/contract/user';
import type { ServiceContext } from '~/server/context/context.server';

/**
 * Tokens that a mail carries outside its text. They are computed, so that a link works as long as the member exists and
 * nothing has to be stored for each mail. None of them logs anybody in. All characters survive a change of case on the
 * way, and fit into the local part of an e-mail address.
 */
type Keyed = Pick<ServiceContext, 'keyedHash' | 'tenant'>;

/** 80 bits. */
const MAC = 20;

const macOf = ({ keyedHash, tenant }: Keyed, purpose: string, parts: readonly string[]) =>
  Buffer.from(keyedHash(purpose, [tenant.id, ...parts].join('|')), 'base64url')
    .toString('hex')
    .slice(0, MAC);

/** Ends mail of one kind to one member. */
export function unsubscribeToken(context: Keyed, memberId: string, type: NotificationType): string {
  const at = notificationTypes.indexOf(type);
  return `${memberId}${at}${macOf(context, 'an unsubscribe link', [memberId, type])}`;
}

/** Names the recipient of a mail in its return path. It is bound to the e-mail address to which the mail was sent. */
export function bounceToken(context: Keyed, memberId: string, email: string): string {
  return `${memberId}-${bounceMac(context, memberId, email)}`;
}

const bounceMac = (context: Keyed, memberId: string, email: string) =>
  macOf(context, 'a return path', [memberId, email.toLowerCase()]);
