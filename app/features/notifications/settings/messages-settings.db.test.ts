// covers S2-138 S2-139 S3-146 S3-147 S3-148 S3-149 S3-150 S3-151 S3-152 S3-153

import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { findMember, patchMember } from '~db/queries/member';
import { findNotificationSetting } from '~db/queries/notification';
import { notificationTypes, type NotificationType } from '~/contract/notification-types';
import { recordMailReport } from '~/features/account/mail/suppression.service.server';
import { unsubscribeIn } from '~/features/account/mail/unsubscribe.service.server';
import { action, loader } from '~/routes/notifications-messages';
import * as visibility from '~/routes/notifications-visibility';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';

async function town(open: OpenDatabase) {
  const context = testContext(open);
  const [anna, ben] = [await makeMember(context), await makeMember(context)];
  const save = (form: Record<string, string>) =>
    callRoute(action, as(context, anna), '/notifications/messages', { form });
  const shown = async () => {
    const { data } = await callRoute(loader, as(context, anna), '/notifications/messages');
    return (data as { settings: Record<string, unknown> }).settings;
  };
  return { context, anna, ben, save, shown };
}

withDatabase('the settings of notifications', (open) => {
  it('are all on for a new member, and each type can be switched off for e-mail and for push', async () => {
    const { context, anna, ben, save, shown } = await town(await open());
    expect(await shown()).toMatchObject({ mail: notificationTypes, push: notificationTypes, frequency: 'now' });
    for (const type of notificationTypes) {
      const others = notificationTypes.filter((other) => other !== type);
      const form = Object.fromEntries(others.map((other) => [`mail_${other}`, 'on']));
      const { status, headers } = await save({ ...form, [`push_${type}`]: 'on' });
      expect([status, headers.get('Location')]).toEqual([303, '/notifications/messages?notice=saved']);
      expect(await shown()).toMatchObject({ mail: others, push: [type] });
      expect((await findMember(context.db, anna.id))!.notifications_disabled).toBe(JSON.stringify([type]));
    }
    expect((await findMember(context.db, ben.id))!.notifications_disabled).toBeNull();
  });

  it('have quiet hours, a time zone and a frequency; all can be off, and as for a new member again', async () => {
    const { context, anna, save, shown } = await town(await open());
    await save({ mail_like: 'on', frequency: 'daily', quiet_from: '23', quiet_until: '7', time_zone: 'Europe/Paris' });
    const chosen = { frequency: 'daily', quiet: { from: 23, until: 7 }, timeZone: 'Europe/Paris' };
    expect(await shown()).toMatchObject({ mail: ['like'], push: [], ...chosen });
    await save({ intent: 'none', mail_like: 'on' });
    expect(await shown()).toMatchObject({ mail: [], push: [], ...chosen });
    await save({ intent: 'recommended' });
    expect(await shown()).toMatchObject({
      mail: notificationTypes,
      push: notificationTypes,
      frequency: 'now',
      quiet: { from: 22, until: 8 },
    });
    expect((await save({ quiet_from: '24' })).status).toBe(400);
    expect((await save({ frequency: 'never' })).status).toBe(400);
    expect(await findNotificationSetting(context.db, anna.id)).toMatchObject({ frequency: 'now' });
  });
});

withDatabase('stopped e-mail', (open) => {
  // covers S3-154 S3-155 S3-156
  it('is explained with its reason, and comes back at the wish of the member or with a new e-mail address', async () => {
    const { context, anna, save, shown } = await town(await open());
    const { email } = (await findMember(context.db, anna.id))!;
    const report = (kind: 'hard' | 'complaint') =>
      recordMailReport(context, anna.id, email!, { kind, named: true, status: '' });
    expect(await shown()).toMatchObject({ stopped: null, unsubscribed: null });
    for (const [kind, reason] of [
      ['hard', 'bounce'],
      ['complaint', 'spam complaint'],
    ] as const) {
      await report(kind);
      expect(await shown()).toMatchObject({ email, stopped: { reason, at: context.clock.now() } });
      // Saving the switches is not a wish to get e-mails there again.
      await save({ mail_like: 'on' });
      expect(await shown()).toMatchObject({ stopped: { reason } });
      expect((await save({ intent: 'lift' })).status).toBe(303);
      expect(await shown()).toMatchObject({ stopped: null, mail: ['like'] });
    }
    await report('hard');
    await transaction(context.db, (tx) => patchMember(tx, anna.id, { email: 'new@example.org' }));
    expect(await shown()).toMatchObject({ email: 'new@example.org', stopped: null });
  });

  it('from within e-mails is named, type by type, until each is on again', async () => {
    const opened = await open();
    const { context, anna, save, shown } = await town(opened);
    const unsubscribe = (types: NotificationType[]) =>
      transaction(context.db, (tx) => unsubscribeIn(tx, context, anna.id, types));
    const on = (...types: NotificationType[]) => Object.fromEntries(types.map((type) => [`mail_${type}`, 'on']));
    await unsubscribe(['new_messages', 'like']);
    opened.clock.advance(1000);
    await unsubscribe(['news']);
    const at = context.clock.now();
    const others = notificationTypes.filter((type) => !['new_messages', 'like', 'news'].includes(type));
    const all = { at, types: ['new_messages', 'like', 'news'] };
    expect(await shown()).toMatchObject({ mail: others, stopped: null, unsubscribed: all });
    // Switched off here, so no e-mail did it.
    const rest = others.filter((type) => type !== 'promotions');
    await save(on(...rest, 'news', 'new_messages'));
    expect(await shown()).toMatchObject({ unsubscribed: { at, types: ['like'] } });
    // What was switched on again meanwhile is not named with what an e-mail stops later.
    opened.clock.advance(1000);
    await unsubscribe(['news']);
    expect(await shown()).toMatchObject({ unsubscribed: { at: at + 1000, types: ['like', 'news'] } });
    await save({ intent: 'recommended' });
    expect(await shown()).toMatchObject({ mail: notificationTypes, unsubscribed: null });
  });

  it('of one type by an earlier version, which recorded no list, is named too', async () => {
    const { context, anna, shown } = await town(await open());
    await transaction(context.db, (tx) => unsubscribeIn(tx, context, anna.id, ['news']));
    await context.db.updateTable('suppression').set({ kinds: null }).where('tenant_id', '=', 1).execute();
    expect(await shown()).toMatchObject({ unsubscribed: { types: ['news'] } });
  });
});

withDatabase('the invisible mode', (open) => {
  // covers S2-137 S4-041
  it('is switched on and off, and ends as if the member had just come', async () => {
    const opened = await open();
    const { context, anna } = await town(opened);
    const put = async (form: Record<string, string>) => {
      const row = (await findMember(context.db, anna.id))!;
      const member = { ...anna, invisible: row.invisible === 1 };
      return callRoute(visibility.action, as(context, member), '/notifications/visibility', { form });
    };
    expect((await put({ invisible: 'on' })).status).toBe(303);
    // An order by last activity must not tell when someone became invisible, only the day.
    const day = anna.lastActiveAt - (anna.lastActiveAt % 86_400_000);
    expect(await findMember(context.db, anna.id)).toMatchObject({ invisible: 1, last_active_at: day });
    opened.clock.advance(3_600_000);
    expect((await put({})).status).toBe(303);
    expect(await findMember(context.db, anna.id)).toMatchObject({
      invisible: 0,
      last_active_at: opened.clock.now(),
    });
    expect((await put({ invisible: 'perhaps' })).status).toBe(400);
  });
});
