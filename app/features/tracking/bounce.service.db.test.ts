import { expect, it } from 'vitest';
import { countTrafficVisits } from '~db/queries/traffic-visit';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { readTracking } from '~/server/context/tracking';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { recordBounce } from './bounce.service.server';

const EVER = { kind: 'bounce' as const, from: 0, to: Number.MAX_SAFE_INTEGER, limit: 100 };

function visiting(open: OpenDatabase, query = '') {
  const context = testContext(open);
  return { ...context, tracking: readTracking(new URLSearchParams(query)) };
}

withDatabase('a bounce', (open) => {
  // covers S4-065
  it('counts for the page, the lander and the traffic source', async () => {
    const context = visiting(await open(), 'network=adnet&sub1=a');
    await recordBounce(context, `${context.origin}/landers/gallery/summer?network=adnet&lb=1`);
    await recordBounce(context, `${context.origin}/landers/gallery/summer?network=adnet&lb=1`);
    expect(await countTrafficVisits(context.db, EVER)).toEqual([
      { path: '/landers/gallery/summer', network: 'adnet', visits: 2 },
    ]);
    const [row] = await context.db.selectFrom('traffic_visit').selectAll().where('tenant_id', '=', 1).execute();
    expect(row).toMatchObject({ lander: 'gallery.summer', sub1: 'a', country: context.country.geoip });
  });

  it.each([
    ['a page of another site', 'https://other.example/'],
    ['no page', null],
    ['what is no URL', 'about'],
  ])('does not count for %s', async (_, page) => {
    const context = visiting(await open());
    await recordBounce(context, page);
    expect(await countTrafficVisits(context.db, EVER)).toEqual([]);
  });

  it('does not count for pages whose path may hold a secret', async () => {
    const context = visiting(await open());
    const member = as(context, await makeMember(context));
    for (const path of [`/${'s'.repeat(43)}`, '/chats/1', '/likes/m/1', '/credits/100']) {
      for (const who of [context, member]) await recordBounce(who, `${context.origin}${path}?lb=1`);
    }
    expect(await countTrafficVisits(context.db, EVER)).toEqual([]);
  });

  it('counts for members too, on the pages that only they have, and without saying who it was', async () => {
    const context = visiting(await open());
    const member = as(context, await makeMember(context));
    for (const path of ['/members', '/chats', '/likes', '/credits', '/profile']) {
      await recordBounce(member, `${context.origin}${path}?lb=1`);
    }
    const paths = (await countTrafficVisits(context.db, EVER)).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['/chats', '/credits', '/likes', '/members', '/profile']);
    const rows = await context.db.selectFrom('traffic_visit').selectAll().where('tenant_id', '=', 1).execute();
    expect(JSON.stringify(rows)).not.toContain(member.member.id);
  });

  it('counts what one IP address reports up to a limit only', async () => {
    const context = visiting(await open());
    for (let n = 0; n < 130; n++) await recordBounce(context, `${context.origin}/?lb=1`);
    expect((await countTrafficVisits(context.db, EVER))[0]!.visits).toBe(120);
  });
});
