import { transaction } from '~db/database';
import { deleteSentBatch, listSentBatch } from '~db/queries/notification';
import { findMember } from '~db/queries/member';
import type { NotificationType } from '~/contract/notification-types';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';
import { decideAgain, isOutdated } from './decide-again.service.server';
import { findHappenings } from './happenings.server';
import { isEmpty, peopleMail } from './people-mail';
import type { BatchPayload } from './notify.service.server';

/** Sends one e-mail about everything in the batch that is still true. Its id is the same at every attempt. */
export async function sendBatchByMail(context: BrandContext, payload: BatchPayload): Promise<void> {
  const { member_id, batch } = payload;
  const rows = await listSentBatch(context.db, member_id, batch);
  const member = await findMember(context.db, member_id);
  if (isOutdated(context, member, rows)) return decideAgain(context, payload);
  if (!member || member.status === 'deleted' || rows.length === 0) return;
  const happened = await findHappenings(context, member_id, rows);
  // Read or taken back since the decision: it does not count for the day.
  if (isEmpty(happened)) return transaction(context.db, (tx) => deleteSentBatch(tx, member_id, batch));
  const category = [...new Set(rows.map(({ type }) => type as NotificationType))];
  await sendBrandMail(context, { memberId: member_id, mailId: batch, category }, (intl, { name }) =>
    peopleMail(context.tenant, intl, {
      name,
      origin: context.origin,
      happened,
      fictional: textFor(context.tenant.fictional_singular, intl.locale),
    }),
  );
}
