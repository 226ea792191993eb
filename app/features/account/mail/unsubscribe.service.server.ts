import { transaction, type Tx } from '~db/database';
import { findMember, lockMember, patchMember } from '~db/queries/member';
import { listSuppressions, saveSuppression } from '~db/queries/suppression';
import { insertTokenOnce } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import type { TokenRow } from '~db/schema/token';
import { notificationTypes, type NotificationType } from '~/contract/notification-types';
import type { LinkPurpose } from '~/features/account/links/link.service.server';
import { hashSecret } from '~/features/account/secret.service.server';
import { messageId } from '~/i18n/message-id';
import type { BrandContext } from '~/server/context/context.server';
import { unsubscribeSecret } from './mail-tokens.server';
import { kindsOf } from './suppression.service.server';

/** The law asks for weeks; a mail that is found years later should still let its reader go. */
const YEARS_MS = 5 * 365 * 24 * 60 * 60 * 1000;

/** The link that ends mail of these kinds. It is the same in each mail about them, and is stored with the first. */
export async function unsubscribeUrl(
  context: BrandContext,
  memberId: string,
  types: readonly NotificationType[],
): Promise<string> {
  const sorted = notificationTypes.filter((type) => types.includes(type));
  const secret = unsubscribeSecret(context, memberId, sorted);
  const now = context.clock.now();
  await insertTokenOnce(context.db, {
    token_hash: hashSecret(secret),
    purpose: 'unsubscribe',
    member_id: memberId,
    payload: JSON.stringify(sorted.length === 1 ? { type: sorted[0] } : { types: sorted }),
    created_at: now,
    expires_at: now + YEARS_MS,
  });
  return `${context.origin}/${secret}`;
}

/** Opening the link changes nothing, and pressing it twice does no more than once; it logs nobody in. */
export const unsubscribeLink: LinkPurpose = {
  oneClick: true,

  async describe(context, token) {
    const types = typesOf(token);
    const member = await findMember(context.db, token.member_id);
    if (types.length === 0 || !member) return undefined;
    const intl = context.texts(context.locale);
    const kinds = types.map((type) => intl.formatMessage({ id: messageId(`account.mail-${type}`) }));
    const values = { brand: context.tenant.name, kind: intl.formatList(kinds) };
    const disabled = disabledOf(member);
    const done = types.every((type) => disabled.includes(type));
    return {
      meta: messageId('account.unsubscribe-meta'),
      title: done ? messageId('account.unsubscribed-title') : messageId('account.unsubscribe-title'),
      text: done ? messageId('account.unsubscribed-text') : messageId('account.unsubscribe-text'),
      note: done ? messageId('account.unsubscribed-note') : messageId('account.unsubscribe-note'),
      button: done ? null : messageId('account.unsubscribe-button'),
      values,
    };
  },

  async consume(context, token) {
    const types = typesOf(token);
    await transaction(context.db, (tx) => unsubscribeIn(tx, context, token.member_id, types));
    return null;
  },

  meetUsed: () => Promise.resolve('/notifications'),
};

/** Switches off mail of one kind, as the link in it does. */
export async function unsubscribeIn(
  tx: Tx,
  { clock }: Pick<BrandContext, 'clock'>,
  memberId: string,
  types: readonly NotificationType[],
): Promise<void> {
  const member = await lockMember(tx, memberId);
  if (!member) return;
  const disabled = disabledOf(member);
  const more = types.filter((type) => !disabled.includes(type));
  if (more.length === 0) return;
  const now = clock.now();
  // What an earlier e-mail stopped and nobody has switched on again is still named.
  const earlier = (await listSuppressions(tx, memberId)).flatMap(kindsOf).filter((kind) => disabled.includes(kind));
  await patchMember(tx, memberId, { notifications_disabled: JSON.stringify([...disabled, ...more]) });
  await saveSuppression(tx, {
    member_id: memberId,
    reason: 'list-unsubscribe',
    email_hash: '',
    stopped: 0,
    failures: 0,
    first_at: now,
    last_at: now,
    detail: more[0]!,
    hard_at: null,
    kinds: JSON.stringify([...new Set([...earlier, ...more])]),
  });
}

function disabledOf({ notifications_disabled }: MemberRow): string[] {
  return notifications_disabled === null ? [] : (JSON.parse(notifications_disabled) as string[]);
}

function typesOf({ payload }: TokenRow): NotificationType[] {
  const { type, types = [] } = JSON.parse(payload ?? '{}') as { type?: string; types?: string[] };
  return notificationTypes.filter((notificationType) => notificationType === type || types.includes(notificationType));
}
