import { transaction, type Tx } from '~db/database';
import { insertConsent } from '~db/queries/consent';
import { consumeToken, insertToken, insertTokenOnce } from '~db/queries/token';
import { confirmEntry, deleteWaitingListEntry, findWaitingListEntry } from '~db/queries/waiting-list';
import type { WaitingListRow } from '~db/schema/waiting-list';
import type { LinkPurpose } from '~/features/account/links/link.service.server';
import { hashSecret } from '~/features/account/secret.service.server';
import { confirmedUntil, MOST_MONTHS } from '~/features/account/waiting-list-times';
import { messageId } from '~/i18n/message-id';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { WAITING_LIST_CONSENT } from './waiting-list-consent';
import { WAITING_LIST_PATH, waitingListUrl } from './waiting-list';

/** The link works for longer than any entry may stay, and afterwards says that nothing is stored. */
const LEAVE_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** Makes a new link each time a mail is sent, because only its hash is stored. Older ones work until they expire. */
export async function issueConfirmLink(context: BrandContext, { id, erase_at }: WaitingListRow): Promise<string> {
  const secret = context.ids.token();
  await insertToken(context.db, {
    token_hash: hashSecret(secret),
    purpose: 'waiting_list',
    member_id: id,
    payload: null,
    created_at: context.clock.now(),
    expires_at: erase_at,
  });
  return `${context.origin}/${secret}`;
}

/** The link that takes someone off the list. It is computed, so that it is the same in each mail. */
export async function waitingListRemovalLink(context: BrandContext, { id }: WaitingListRow): Promise<string> {
  const secret = context.keyedHash('a link that leaves a waiting list', `${context.tenant.id}|${id}`);
  const now = context.clock.now();
  await insertTokenOnce(context.db, {
    token_hash: hashSecret(secret),
    purpose: 'leave_list',
    member_id: id,
    payload: null,
    created_at: now,
    expires_at: now + LEAVE_MS,
  });
  return `${context.origin}/${secret}`;
}

/** Pressing the button of the mailed link puts the e-mail address on the list; a stranger cannot do that. */
export const waitingListLink: LinkPurpose = {
  async describe(context, token) {
    const entry = await findWaitingListEntry(context.db, token.member_id);
    if (!entry || entry.confirmed_at !== null) return undefined;
    return {
      meta: messageId('waitinglist.confirm-meta'),
      title: messageId('waitinglist.confirm-title'),
      text: messageId('waitinglist.confirm-text'),
      note: messageId('waitinglist.confirm-note'),
      button: messageId('waitinglist.confirm-button'),
      values: { brand: context.tenant.name, email: entry.email, months: MOST_MONTHS },
    };
  },

  async consume(context, token) {
    const open = context.tenant.signups === 'all';
    return transaction(context.db, async (tx) => {
      const consumed = await consumeToken(tx, token.token_hash, 'waiting_list', context.clock.now());
      // Signups opened before the link was followed: the way in is here, and there is nothing to wait for.
      if (consumed && open) {
        await deleteWaitingListEntry(tx, token.member_id);
        return '/signup';
      }
      const done = consumed !== undefined && (await confirmIn(tx, context, token.member_id));
      return done ? waitingListUrl('confirmed') : stateIn(tx, token.member_id);
    });
  },

  meetUsed: (context, token) => stateIn(context.db, token.member_id),
};

/** If the link was pressed twice, or has expired. */
async function stateIn(db: BrandContext['db'], id: string): Promise<string> {
  const entry = await findWaitingListEntry(db, id);
  return waitingListUrl(entry && entry.confirmed_at !== null ? 'confirmed' : 'expired');
}

async function confirmIn(tx: Tx, context: RequestContext, id: string): Promise<boolean> {
  const now = context.clock.now();
  const entry = await findWaitingListEntry(tx, id);
  if (!entry || !(await confirmEntry(tx, id, { confirmed_at: now, erase_at: confirmedUntil(now) }))) return false;
  await recordIn(tx, context, entry, true);
  return true;
}

/** One click in the mail program, or on the page of the link: the entry is erased. Pressing it again does nothing. */
export const leaveWaitingListLink: LinkPurpose = {
  oneClick: true,

  async describe(context, token) {
    const entry = await findWaitingListEntry(context.db, token.member_id);
    const values = { brand: context.tenant.name, email: entry?.email ?? '' };
    if (entry)
      return {
        meta: messageId('waitinglist.leave-meta'),
        title: messageId('waitinglist.leave-title'),
        text: messageId('waitinglist.leave-text'),
        note: messageId('waitinglist.leave-note'),
        button: messageId('waitinglist.leave-button'),
        values,
      };
    return {
      meta: messageId('waitinglist.leave-meta'),
      title: messageId('waitinglist.left-title'),
      text: messageId('waitinglist.left-text'),
      note: messageId('waitinglist.left-note'),
      button: null,
      onward: { label: messageId('waitinglist.left-onward'), to: '/' },
      values,
    };
  },

  async consume(context, token) {
    await transaction(context.db, async (tx) => {
      const left = await deleteWaitingListEntry(tx, token.member_id);
      if (left && left.confirmed_at !== null) await recordIn(tx, context, left, false);
    });
    return null;
  },

  meetUsed: () => Promise.resolve(WAITING_LIST_PATH),
};

/** The log of consents names the entry, which nobody can be found by once it is erased. */
async function recordIn(
  tx: Tx,
  { ids, clock, locale }: RequestContext,
  { id, consent_version: version, language }: WaitingListRow,
  given: boolean,
): Promise<void> {
  await insertConsent(tx, {
    id: ids.ulid(),
    at: clock.now(),
    member_id: null,
    visit_id: id,
    kind: WAITING_LIST_CONSENT,
    given: given ? 1 : 0,
    version,
    language: given ? language : locale,
  });
}
