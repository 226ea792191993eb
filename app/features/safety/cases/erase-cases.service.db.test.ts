import { expect, it } from 'vitest';
import { findDecision } from '~db/queries/decision';
import { findReportByNumber } from '~db/queries/report';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { reportSchema } from '../report/report.schema.server';
import { reportMember } from '../report/report.service.server';
import { decideOnReport, disableProfile, enableProfile } from '../report/review.service.server';
import { complaintSchema } from './case.schema.server';
import { sendComplaint } from './case.service.server';
import { eraseOldCases } from './erase-cases.service.server';

const HALF_A_YEAR = 191 * DAY;
const decision = { reason: 'checked', by: 'Eva' };

async function reported(context: TestContext) {
  const [anna, ben] = [await makeMember(context), await makeMember(context)];
  const report = reportSchema.parse({ subject: 'profile', reason: 'spam', words: '' });
  const { number } = await reportMember(as(context, anna), ben.id, report);
  return { anna, ben, number };
}

withDatabase('reports about members who are here', (open) => {
  it('end half a year after the decision, and never before it', async () => {
    const opened = await open();
    const context = testContext(opened);
    const [open1, decided] = [await reported(context), await reported(context)];
    await decideOnReport(context, decided.number, 'upheld', decision);
    opened.clock.advance(189 * DAY);
    expect(await eraseOldCases(context)).toBe(0);
    opened.clock.advance(2 * DAY);
    expect(await eraseOldCases(context)).toBe(1);
    expect(await findReportByNumber(context.db, decided.number)).toBeUndefined();
    expect(await findReportByNumber(context.db, open1.number)).toMatchObject({ state: 'open' });
  });

  it('stay while a profile is hidden for them, and then with the decision for half a year more', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { ben, number } = await reported(context);
    const hidden = await disableProfile(context, ben.id, { ...decision, rule: 'scam' });
    opened.clock.advance(HALF_A_YEAR);
    expect(await eraseOldCases(context)).toBe(0);
    expect(await findReportByNumber(context.db, number)).toMatchObject({ state: 'upheld' });
    await enableProfile(context, ben.id, decision);
    // Nobody is hidden for it any more; the decision can still be complained about.
    expect(await eraseOldCases(context)).toBe(1);
    expect(await findDecision(context.db, hidden!)).toBeDefined();
    opened.clock.advance(HALF_A_YEAR);
    expect(await eraseOldCases(context)).toBe(1);
    expect(await findDecision(context.db, hidden!)).toBeUndefined();
  });

  it('wait for a complaint about them that nobody has decided', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { anna, number } = await reported(context);
    await decideOnReport(context, number, 'dismissed', decision);
    const complaint = complaintSchema.parse({ category: 'decision', about: number, words: 'Look again' });
    await sendComplaint(as(context, anna), complaint);
    opened.clock.advance(HALF_A_YEAR);
    expect(await eraseOldCases(context)).toBe(0);
  });
});
