import { expect, it } from 'vitest';
import { declarations } from '~db/personal-data/declarations';
import type { Declarations } from '~db/personal-data/declare';
import { getMember, patchMember } from '~db/queries/member';
import type { Schema } from '~db/schema/schema';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { marketJson } from '~/tenancy/tenant.testing';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { aboutMeGroups } from './about-me-groups';
import { groupOfHeading, groupOfTable } from './told-tables.server';
import { listAboutMe } from './about-me.service.server';

/** Tables with rows of members that no group tells about. */
const untold = (declared: Declarations) =>
  (Object.keys(declared) as (keyof Schema)[]).filter((table) => {
    const { owners, heading } = declared[table];
    return owners.length > 0 && !(heading ? groupOfHeading[heading] : groupOfTable[table]);
  });

it('has a group for every table that holds something of a member', () => {
  expect(untold(declarations)).toEqual([]);
  expect(new Set(Object.values(groupOfHeading))).toEqual(
    new Set(aboutMeGroups.filter((group) => !['profile', 'orientation', 'place'].includes(group))),
  );
});

it('is red for a table that nobody tells about', () => {
  const more = { ...declarations, secret_diary: { owners: ['member_id'], rows: 'deleted', columns: {} } };
  expect(untold(more as unknown as Declarations)).toEqual(['secret_diary']);
});

withDatabase('what a brand knows about a member', (open) => {
  it('is said in words, with the numbers of this member', async () => {
    const context = chatContext(await open());
    const anna = await makeRich(context, { name: 'Anna' });
    const bram = await makeMember(context, { name: 'Bram' });
    await send(context, anna, bram, { text: 'Good evening' });
    const of = async (member: typeof anna) =>
      Object.fromEntries((await listAboutMe(as(context, member))).map((group) => [group.name, group]));
    expect((await of(anna)).messages!.much).toBe('1 conversation, 1 message of yours');
    expect((await of(bram)).messages!.much).toBe('1 conversation, nothing written by you');
    expect((await of(anna)).orientation!.much).toBe('You haven’t told us.');
    await patchMember(context.db, anna.id, { sexuality: 'bi', invisible: 1 });
    const facts = await of(anna);
    expect(facts.orientation!.much).toBe('You’ve told us.');
    expect(facts.visits!.who).toBe('Nobody: you’re in invisible mode.');
    const text = JSON.stringify(facts);
    for (const table of Object.keys(declarations).filter((name) => name.includes('_')))
      expect(text).not.toContain(table);
    expect(text).not.toContain((await getMember(context.db, anna.id)).email);
  });

  it('measures the place in what people there measure roads in', async () => {
    const opened = await open();
    const textOf = async (country: 'NL' | 'GB') => {
      const tenant = { countries: [country], markets: { [country]: marketJson() } };
      const context = testContext(opened, { tenant });
      const member = await makeMember(context, { country, located_at: 1 });
      return (await listAboutMe(as(context, member))).find(({ name }) => name === 'place')!.much;
    };
    expect(await textOf('NL')).toContain('the square of about 10 km around it');
    expect(await textOf('GB')).toContain('the square of about 5 miles around it');
  });

  it('follows the brand, in each language', async () => {
    const opened = await open();
    for (const search of ['none', 'limited', 'all']) {
      const context = testContext(opened, { tenant: { logged_out_search: search }, locale: 'nl' });
      const groups = await listAboutMe(as(context, await makeMember(context)));
      expect(groups.map(({ name }) => name)).toEqual([...aboutMeGroups]);
      const texts = {
        none: 'Niemand zonder account',
        limited: 'alleen je naam en hoofdfoto',
        all: 'en bezoekers zonder',
      };
      expect(groups.find(({ name }) => name === 'profile')!.who).toContain(texts[search as keyof typeof texts]);
    }
  });
});
