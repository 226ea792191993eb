import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { grantIn } from '~/features/billing/ledger/ledger.service.server';
import { openMetrics } from '~/server/operations/metrics';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { nightlyProof } from './nightly-proof.server';

/** A brand with granted credits. The clock of tests stands at 13:00 in its time zone. */
async function prepare(opened: OpenDatabase) {
  const context = testContext(opened);
  const { id: memberId } = await makeMember(context);
  const grant = { memberId, credits: 30, terms: { origin: 'goodwill' }, reference: 'x', requestKey: 'x' } as const;
  await transaction(context.db, (tx) => grantIn(tx, context, grant));
  const metrics = openMetrics();
  const task = nightlyProof({ database: opened.database, contextOf: () => context, ids: opened.ids, metrics });
  const errors = () => context.logged.filter(({ level }) => level === 'error').map(({ message }) => message);
  const figure = async () => /^facet_ledger_problems (\d+)$/m.exec(await metrics.text())?.[1];
  const lose = () => context.db.deleteFrom('credit_entry').where('tenant_id', '=', 1).execute();
  return { opened, task, errors, figure, lose };
}

withDatabase('the nightly proof', (open) => {
  it('finds nothing in a sound ledger', async () => {
    const { opened, task, errors, figure } = await prepare(await open());
    opened.clock.advance(14 * HOUR);
    expect(await task.piece(1)).toBe(0);
    expect([errors(), await figure()]).toEqual([[], '0']);
  });

  it('negative control: reports a broken ledger, once a night', async () => {
    const { opened, task, errors, figure, lose } = await prepare(await open());
    await lose();
    opened.clock.advance(14 * HOUR);
    await task.piece(1);
    opened.clock.advance(HOUR);
    await task.piece(1);
    expect(errors()).toEqual(['the ledger contradicts itself']);
    expect(Number(await figure())).toBeGreaterThan(0);
    opened.clock.advance(23 * HOUR);
    await task.piece(1);
    expect(errors()).toHaveLength(2);
  });

  it('waits for the night', async () => {
    const { task, errors, lose } = await prepare(await open());
    await lose();
    await task.piece(1);
    expect(errors()).toEqual([]);
  });
});
