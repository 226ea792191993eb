import type { NotificationType } from '~/contract/user';
import type { ServiceContext } from '~/server/context/context.server';

type Keyed = Pick<ServiceContext, 'keyedHash' | 'tenant'>;

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

function bounceMac({ keyedHash, tenant }: Keyed, memberId: string, email: string): string {
  const hash = keyedHash('a return path', [tenant.id, memberId, email.toLowerCase()].join('|'));
  return Buffer.from(hash, 'base64url').toString('hex').slice(0, MAC);
}
