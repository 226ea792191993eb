import { expect, it } from 'vitest';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { weeklyRound } from './weekly.service.server';

const utc = (text: string) => Date.parse(`${text}Z`);

withDatabase('the weekly round', (open) => {
  it('is the same on Monday as on Sunday, also where clocks are changed on Sunday', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { time_zone: 'Europe/Amsterdam' } });
    const dueAt = (text: string) => {
      opened.clock.advance(utc(text) - opened.clock.now());
      return weeklyRound.due(context);
    };
    // In winter, in the week in which summer time begins, and in that in which it ends.
    for (const [sunday, afternoon, midnight, night] of [
      ['2026-11-22', '2026-11-22T14:00', '2026-11-22T23:00', '2026-11-23T22:59'],
      ['2027-03-28', '2027-03-28T13:00', '2027-03-28T22:00', '2027-03-29T21:59'],
      ['2027-10-31', '2027-10-31T14:00', '2027-10-31T23:00', '2027-11-01T22:59'],
    ] as const)
      for (const at of [afternoon, midnight, night]) expect([at, await dueAt(at)]).toEqual([at, sunday]);
    expect(await dueAt('2027-11-01T23:00')).toBeNull();
  });
});
