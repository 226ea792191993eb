import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertRefund } from '~db/queries/refund';
import { findSubmission } from '~db/queries/submission';
import { listTrustDays } from '~db/queries/trust-day';
import { removeTrustDay, rewriteTrustDay } from '~db/queries/trust-day.testing';
import { listTrust, writeTrustDay } from '~/features/legal/trust/trust.service.server';
import { noticeSchema } from '~/features/safety/cases/case.schema.server';
import { sendNotice } from '~/features/safety/cases/case.service.server';
import { decideCase } from '~/features/safety/cases/decide-case.service.server';
import { disableProfile } from '~/features/safety/report/review.service.server';
import * as chain from '~/routes/pages-trust-chain';
import { callRoute } from '~/testing/call-route';
import { testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { given, runHere } from '../command/run-command.testing';
import { trustCommand } from './trust-command';

const run = (context: TestContext, args: string) =>
  runHere((say) => trustCommand(given([context]), say), args.split(' '));

/** A brand with a decided notice, a hidden profile, a return and a fictional profile, and so many days written. */
async function brandWith(opened: OpenDatabase, days: number): Promise<TestContext> {
  const context = testContext(opened, { tenant: { time_zone: 'Europe/Amsterdam' } });
  const [scammer] = [await makeMember(context), await makeMember(context), await makeMember(context)];
  await makeFictional(context);
  const notice = noticeSchema.parse({
    about: 'x',
    category: 'fraud',
    words: 'y',
    email: 'a@b.example',
    good_faith: 'on',
  });
  const number = (await sendNotice(context, notice)).split(/[/?]/)[2]!;
  opened.clock.advance(3 * HOUR);
  const found = (await findSubmission(context.db, number))!;
  await decideCase(context, found, { outcome: 'upheld', words: 'Yes', by: 'Eva' });
  await disableProfile(context, scammer!.id, { rule: 'scam', reason: 'Money', by: 'Eva' });
  await makeReturn(context, scammer!.id);
  for (let day = 0; day < days; day++) {
    opened.clock.advance(DAY);
    expect(await writeTrustDay(context)).toBe(1);
  }
  return context;
}

const makeReturn = ({ db, clock, ids }: TestContext, member: string) =>
  transaction(db, (tx) =>
    insertRefund(tx, {
      id: ids.ulid(),
      purchase_id: 'order',
      payment_id: 'payment',
      member_id: member,
      kind: 'return',
      state: 'done',
      provider_reference: null,
      credits: 10,
      amount_minor: 1250,
      vat_minor: 217,
      currency: 'EUR',
      reason: null,
      actor_kind: 'member',
      actor_id: member,
      request_key: 'key',
      created_at: clock.now(),
      updated_at: clock.now(),
    }),
  );

withDatabase('the figures of a brand', (open) => {
  it('are written once a day, for the day that is over, and say what is in the database', async () => {
    const opened = await open();
    const context = await brandWith(opened, 1);
    expect(await writeTrustDay(context)).toBe(0);
    const [today] = await listTrust(context, 5);
    expect(today).toMatchObject({
      day: '2026-11-21',
      figures: {
        active_from: 0,
        fictional_percent: 33,
        reports: { decided: 0, median_minutes: null },
        notices: { decided: 1, upheld: 1, dismissed: 0, median_minutes: 180 },
        complaints: { decided: 0 },
        hidden: { profiles: 1, fraud: 1 },
        returns: [{ currency: 'EUR', count: 1, amount_minor: 1250 }],
      },
    });
    expect(await listTrust(testContext(opened, { brand: 2 }), 5)).toEqual([]);
    // After midnight of the brand, not of Greenwich; and a day on which nothing ran stays empty.
    opened.clock.advance(8.5 * HOUR + 2 * DAY);
    expect(await writeTrustDay(context)).toBe(1);
    expect((await listTrust(context, 5)).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-21']);
    // A clock that was set back adds nothing.
    opened.clock.advance(-2 * DAY);
    expect(await writeTrustDay(context)).toBe(0);
  });

  it('are written once by two servers at the same time', async () => {
    const context = await brandWith(await open(), 1);
    context.clock = {
      now: (
        (now) => () =>
          now + DAY
      )(context.clock.now()),
    };
    await Promise.all([writeTrustDay(context), writeTrustDay(context)]);
    expect(await listTrust(context, 9)).toHaveLength(2);
    expect(await run(context, 'verify')).toMatchObject({ code: 0, out: 'aurea: whole, 2 days\n' });
  });

  it('are old enough after ninety days to be left out', async () => {
    const opened = await open();
    const context = await brandWith(opened, 1);
    opened.clock.advance(91 * DAY);
    await writeTrustDay(context);
    const [now] = await listTrust(context, 1);
    expect(now!.figures).toMatchObject({ notices: { decided: 0 }, hidden: { profiles: 0 }, returns: [] });
  });
});

withDatabase('npm run facet -- trust verify', (open) => {
  it.each<[string, (context: TestContext) => Promise<void>, number]>([
    ['a figure', async ({ db }) => rewriteTrustDay(db, 2, { figures: '{"fictional_percent":0}' }), 2],
    ['a day', async ({ db }) => rewriteTrustDay(db, 1, { day: '2026-11-01' }), 1],
    ['a hash', async ({ db }) => rewriteTrustDay(db, 3, { chain_hash: 'f'.repeat(64) }), 3],
    ['a day that is gone', async ({ db }) => removeTrustDay(db, 2), 2],
  ])('is red where somebody rewrote %s', async (_what, rewrite, at) => {
    const context = await brandWith(await open(), 3);
    expect(await run(context, 'verify')).toEqual({ code: 0, out: 'aurea: whole, 3 days\n', err: '' });
    await rewrite(context);
    const output = await run(context, 'verify');
    expect(output.code).toBe(1);
    expect(output.err).toContain(`aurea: broken at entry ${at}`);
  });

  it('finds a seal that somebody has, which a chain made anew would not contain', async () => {
    const context = await brandWith(await open(), 2);
    const seal = (await listTrust(context, 1))[0]!.seal;
    expect(await run(context, `verify --seal ${seal}`)).toMatchObject({ code: 0 });
    await removeTrustDay(context.db, 2);
    expect(await run(context, 'verify')).toMatchObject({ code: 0 });
    expect(await run(context, `verify --seal ${seal}`)).toMatchObject({ code: 1 });
  });

  it('shows figures without writing any, and explains itself', async () => {
    const context = await brandWith(await open(), 0);
    expect((await run(context, 'preview')).out).toContain('"fictional_percent": 33');
    expect(await listTrust(context, 1)).toEqual([]);
    expect((await run(context, 'rewrite')).code).toBe(2);
  });
});

withDatabase('the downloaded chain', (open) => {
  it('is checked by whoever has it, as it says itself', async () => {
    const context = await brandWith(await open(), 3);
    const { data, headers } = await callRoute(chain.loader, context, '/pages/trust/chain.json');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="trust-aurea.json"');
    const { days } = data as { days: { number: number; day: string; figures: string; hash: string }[] };
    let before = '';
    for (const { number, day, figures, hash } of days) {
      before = createHash('sha256')
        .update(JSON.stringify([before, number, day, figures]))
        .digest('hex');
      expect(hash).toBe(before);
    }
    expect(days.map(({ hash }) => hash)).toEqual(
      (await listTrustDays(context.db, 0, 9)).map(({ chain_hash }) => chain_hash),
    );
    expect(days).toHaveLength(3);
  });
});
