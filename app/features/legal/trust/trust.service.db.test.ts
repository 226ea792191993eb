import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertRefund } from '~db/queries/refund';
import { findSubmission } from '~db/queries/submission';
import { countProfiles } from '~db/queries/trust-figures';
import type { RefundRow } from '~db/schema/refund';
import { complaintSchema, noticeSchema } from '~/features/safety/cases/case.schema.server';
import { sendComplaint, sendNotice } from '~/features/safety/cases/case.service.server';
import { decideCase } from '~/features/safety/cases/decide-case.service.server';
import { reportSchema } from '~/features/safety/report/report.schema.server';
import { reportMember } from '~/features/safety/report/report.service.server';
import { decideOnReport, disableProfile, enableProfile } from '~/features/safety/report/review.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { computeFigures } from './trust.service.server';

const by = 'Eva';

const refund = ({ db, clock, ids }: TestContext, kind: RefundRow['kind'], more: Partial<RefundRow> = {}) =>
  transaction(db, (tx) => {
    const id = ids.ulid();
    return insertRefund(tx, {
      id,
      purchase_id: id,
      payment_id: 'payment',
      member_id: 'member',
      kind,
      state: 'done',
      provider_reference: null,
      credits: 10,
      amount_minor: 100,
      vat_minor: 17,
      currency: 'EUR',
      reason: null,
      actor_kind: 'system',
      actor_id: null,
      request_key: id,
      created_at: clock.now(),
      updated_at: clock.now(),
      ...more,
    });
  });

const numberIn = (path: string) => new URL(path, 'http://x.example').pathname.split('/').at(-1)!;
const figuresOf = (context: TestContext) => computeFigures(context, context.clock.now());

/** Each has rows beside it that must not count. */
withDatabase('the public figures', (open) => {
  it('count the decisions that still stand, by their rule, and not those that were lifted', async () => {
    const context = testContext(await open());
    const people = [];
    for (let n = 0; n < 4; n++) people.push(await makeMember(context));
    const [scammer, spammer, wronged, another] = people;
    const hide = (id: string, rule: 'scam' | 'spam') => disableProfile(context, id, { rule, reason: 'x', by });
    await hide(scammer!.id, 'scam');
    await hide(spammer!.id, 'spam');
    await hide(wronged!.id, 'scam');
    await hide(another!.id, 'spam');
    for (const { id } of [wronged!, another!]) await enableProfile(context, id, { reason: 'A mistake', by });
    expect((await figuresOf({ ...context, clock: later(context) })).hidden).toEqual({ profiles: 2, fraud: 1 });
  });

  it('sum what members returned and the team paid back, once it has arrived, and no other money that went back', async () => {
    const opened = await open();
    const context = testContext(opened);
    await refund(context, 'return', { amount_minor: 100 });
    await refund(context, 'operator', { amount_minor: 20 });
    await refund(context, 'return', { amount_minor: 3, currency: 'SEK' });
    for (const kind of ['chargeback', 'provider', 'duplicate', 'overpaid'] as const)
      await refund(context, kind, { amount_minor: 5000 });
    for (const state of ['pending', 'failed'] as const)
      for (const kind of ['return', 'operator'] as const) await refund(context, kind, { state, amount_minor: 7000 });
    await refund(context, 'return', { amount_minor: 9000, created_at: context.clock.now() - 91 * DAY });
    await refund(testContext(opened, { brand: 2 }), 'return', { amount_minor: 9000 });
    expect((await figuresOf({ ...context, clock: later(context) })).returns).toEqual([
      { currency: 'EUR', count: 2, amount_minor: 120 },
      { currency: 'SEK', count: 1, amount_minor: 3 },
    ]);
  });

  it('count reports, notices and complaints apart, and only those that were decided', async () => {
    const context = testContext(await open());
    const [anna, ben] = [await makeMember(context), await makeMember(context)];
    const report = async (reason: 'spam' | 'scam') =>
      (await reportMember(as(context, anna), ben.id, reportSchema.parse({ subject: 'profile', reason, words: '' })))
        .number;
    await decideOnReport(context, await report('spam'), 'dismissed', { reason: 'x', by });
    context.clock = later(context, 24 * HOUR);
    await report('scam');
    const decide = async (path: string, outcome: 'upheld' | 'dismissed') =>
      decideCase(context, (await findSubmission(context.db, numberIn(path)))!, { outcome, words: 'x', by });
    const sent = { words: 'y', email: 'a@b.example' };
    const notice = () =>
      sendNotice(context, noticeSchema.parse({ ...sent, about: '/x', category: 'fraud', good_faith: 'on' }));
    const complaint = () => sendComplaint(context, complaintSchema.parse({ ...sent, category: 'payment' }));
    await decide(await notice(), 'upheld');
    await notice();
    await decide(await complaint(), 'dismissed');
    await decide(await complaint(), 'upheld');
    await complaint();
    expect(await figuresOf({ ...context, clock: later(context) })).toMatchObject({
      reports: { decided: 1, upheld: 0, dismissed: 1 },
      notices: { decided: 1, upheld: 1, dismissed: 0 },
      complaints: { decided: 2, upheld: 1, dismissed: 1 },
    });
  });

  it('count as profiles those that can be found, and as active members no made-up ones and none who stayed away', async () => {
    const opened = await open();
    const context = testContext(opened);
    const since = context.clock.now() - 30 * DAY;
    for (const last_active_at of [since, since + DAY, since - 1]) await makeMember(context, { last_active_at });
    for (let n = 0; n < 2; n++) await makeFictional(context);
    await makeUnconfirmed(context);
    await makeFictional(testContext(opened, { brand: 2 }));
    expect(await countProfiles(context.db, since)).toEqual({ all: 5, real: 3, active: 2 });
    expect(await figuresOf(context)).toMatchObject({ active_from: 0, fictional_percent: 40 });
  });
});

function later({ clock }: TestContext, by = HOUR) {
  const now = clock.now() + by;
  return { now: () => now };
}
