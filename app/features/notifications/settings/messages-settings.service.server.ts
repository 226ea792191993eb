import { transaction } from '~db/database';
import { findMember, lockMember, patchMember } from '~db/queries/member';
import { findNotificationSetting, saveNotificationSetting } from '~db/queries/notification';
import { notificationTypes } from '~/contract/notification-types';
import {
  liftSuppression,
  listSuppressionReasons,
  type Suppression,
} from '~/features/account/mail/suppression.service.server';
import { noteSetting } from '~/server/context/audit-notes';
import type { MemberContext } from '~/server/context/context.server';
import { timeZoneOf } from '~/i18n/time/time-zones';
import { DEFAULT_FREQUENCY, DEFAULT_QUIET } from '../preferences';
import { isPushOn } from '../send-push.service.server';
import { canPush } from '../reach.server';
import { listOf } from '../situation.server';
import type { MessagesSettings } from './messages-settings';
import type { MessagesSettingsForm } from './messages-settings.schema.server';

export async function findMessagesSettings(context: MemberContext): Promise<MessagesSettings> {
  const { db, member, tenant } = context;
  const row = await findMember(db, member.id);
  const setting = await findNotificationSetting(db, member.id);
  const without = (off: string | null | undefined) => {
    const list = listOf(off ?? null);
    return notificationTypes.filter((type) => !list.includes(type));
  };
  const reasons = row?.email ? await listSuppressionReasons(context, member.id, row.email) : [];
  return {
    email: row?.email ?? null,
    ...whyStopped(reasons, listOf(row?.notifications_disabled ?? null)),
    mail: without(row?.notifications_disabled),
    push: without(row?.push_disabled),
    frequency: setting?.frequency ?? DEFAULT_FREQUENCY,
    quiet: setting ? { from: setting.quiet_from, until: setting.quiet_until } : DEFAULT_QUIET,
    timeZone: setting?.time_zone ?? null,
    ownZone: timeZoneOf({ country: row?.country ?? null, region: row?.region_id ?? null }, tenant.time_zone),
    offersPush: isPushOn(context),
    reachesPush: await canPush(db, context, member.id),
  };
}

function whyStopped(reasons: readonly Suppression[], off: readonly string[]) {
  const stopped = reasons.find(({ reason }) => reason !== 'list-unsubscribe');
  const unsubscribed = reasons.find(({ reason }) => reason === 'list-unsubscribe');
  const types = notificationTypes.filter((type) => off.includes(type) && unsubscribed?.kinds.includes(type));
  return {
    stopped: stopped ? { reason: stopped.reason as 'spam complaint' | 'bounce', at: stopped.at } : null,
    unsubscribed: unsubscribed && types.length > 0 ? { at: unsubscribed.at, types } : null,
  };
}

/** Saves everything together: 'none' switches every type off, 'recommended' everything on as for a new member. */
export async function changeMessagesSettings(context: MemberContext, form: MessagesSettingsForm): Promise<void> {
  const { db, member, clock } = context;
  const { intent } = form;
  if (intent === 'lift') return liftStop(context);
  const off = (on: readonly string[]) => {
    const list = notificationTypes.filter((type) => (intent === 'save' ? !on.includes(type) : intent === 'none'));
    return list.length === 0 ? null : JSON.stringify(list);
  };
  const fresh = intent === 'recommended';
  await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    await patchMember(tx, member.id, { notifications_disabled: off(form.mail), push_disabled: off(form.push) });
    if (intent === 'none') return;
    await saveNotificationSetting(tx, {
      member_id: member.id,
      frequency: fresh ? DEFAULT_FREQUENCY : form.frequency,
      quiet_from: fresh ? DEFAULT_QUIET.from : form.quiet_from,
      quiet_until: fresh ? DEFAULT_QUIET.until : form.quiet_until,
      time_zone: form.time_zone,
      changed_at: clock.now(),
    });
  });
  await noteSetting(context, member.id, { notifications: intent });
}

/** The member wants e-mail again, for example because the mailbox works again. What was switched off stays off. */
async function liftStop(context: MemberContext): Promise<void> {
  await liftSuppression(context.db, context.member.id);
  await noteSetting(context, context.member.id, { notifications: 'lift' });
}
