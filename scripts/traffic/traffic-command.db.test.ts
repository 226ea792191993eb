import { expect, it } from 'vitest';
import { insertTrafficVisits } from '~db/queries/traffic-visit';
import type { TrafficVisitRow } from '~db/schema/traffic-visit';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { given, runHere } from '../command/run-command.testing';
import { trafficCommand } from './traffic-command';

withDatabase('npm run facet -- traffic bounces', (open) => {
  it('lists pages and networks with their clicks, within the days asked for', async () => {
    const opened = await open();
    const { db, clock, ids } = testContext(opened);
    const none = { visit_id: null, ref: null, sub1: null, sub2: null, sub3: null, country: null, lander: null };
    const at = clock.now();
    const hit = (kind: TrafficVisitRow['kind'], path: string, network: string | null, when = at) => ({
      ...none,
      kind,
      id: ids.ulid(),
      at: when,
      path,
      network,
    });
    await insertTrafficVisits(db, [
      hit('click', '/', 'adnet'),
      hit('click', '/', 'adnet'),
      hit('click', '/', null),
      hit('bounce', '/', 'adnet'),
      hit('bounce', '/landers/video', null),
      hit('bounce', '/old', null, at - 40 * DAY),
    ]);
    const run = (words: string) =>
      runHere((say) => trafficCommand(given([{ slug: 'aurea', db, clock }]), say), words.split(' '));
    const { code, out } = await run('bounces --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      { brand: 'aurea', path: '/', network: 'adnet', clicks: 2, bounces: 1 },
      { brand: 'aurea', path: '/landers/video', network: null, clicks: 0, bounces: 1 },
    ]);
    expect((await run('bounces')).out).toMatch(/aurea +\/ +adnet +2 +1\n/);
    expect((await run('bounces --days 41')).out).toContain('/old');
    opened.clock.advance(31 * DAY);
    expect((await run('bounces')).out).toBe('No bounce was counted in the last 30 days.\n');
    expect((await run('bounces --days none')).code).toBe(2);
  });
});
