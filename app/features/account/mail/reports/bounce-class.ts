/**
 * 'hard': the e-mail address does not exist or takes nothing, so nothing more is sent there. 'soft': it may work again,
 * and only several of these count.
 */
export type BounceClass = 'hard' | 'soft';

/**
 * Codes of the class 5 that say nothing about the e-mail address itself (RFC 3463): a full mailbox, a mail that is too
 * large, the state of the receiver's server, the protocol, the content, and the receiver's rules about the sender.
 */
const NOT_THE_ADDRESS = /^5\.(?:1\.(?:7|8)|2\.[234]|[3567]\.\d{1,3}|4\.[2356789])$/;

/** The enhanced status code of a delivery (RFC 3463), from its own field or from the words of the other mail server. */
export function statusOf(status: string | undefined, diagnostic: string | undefined): string {
  const own = /^\s*([245]\.\d{1,3}\.\d{1,3})\b/.exec(status ?? '')?.[1];
  // "5.0.0" means that the mail server which made the report did not know better than the one that refused the mail.
  if (own !== undefined && !own.endsWith('.0.0')) return own;
  const said = /\b([45]\.\d{1,3}\.\d{1,3})\b/.exec(diagnostic ?? '')?.[1];
  if (said !== undefined) return said;
  const reply = /\b([45])\d\d\b/.exec(diagnostic ?? '')?.[1];
  return own ?? (reply === undefined ? '' : `${reply}.0.0`);
}

/** How a delivery that failed for good counts. Without any code it is soft: nobody should lose mail to a riddle. */
export function classOf(status: string): BounceClass {
  return status.startsWith('5.') && !NOT_THE_ADDRESS.test(status) ? 'hard' : 'soft';
}
