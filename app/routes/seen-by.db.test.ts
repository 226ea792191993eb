import { expect, it } from 'vitest';
import type { SeenBy as Said } from '~/features/account/login/seen-by';
import { getLanderPerson } from '~/features/discovery/front-page/lander-people.service.server';
import { consentVersions } from '~/features/profiles/consents/consents';
import { sayConsent } from '~/features/profiles/consents/consents.service.server';
import { NO_TRACKING } from '~/server/context/tracking';
import { searchAccesses, type SearchAccess } from '~/tenancy/tenant-choices';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { loader as landing } from './index';
import { loader as search } from './members';
import { loader as profile } from './members-id';
import { loader as photo } from './photos-name';

/*
 * "Who sees my profile?" The landing page and signup answer this in one sentence. Here both kinds of visitors look at a
 * member, on a brand with each combination of the settings, and the sentence must match what they were shown.
 */

type SeenBy = Pick<Said, 'direct' | 'partner'>;

const brands = searchAccesses.flatMap((direct) => searchAccesses.map((partner): SeenBy => ({ direct, partner })));

const LANDINGS = {
  en: ' Landing pages present you to visitors only if you let visitors see you.',
  nl: ' Landingspagina’s stellen je alleen aan bezoekers voor als bezoekers je van jou mogen zien.',
};

/** What each sentence says about visitors: those who come directly, and those a network sends. */
const SAYS: Record<
  'en' | 'nl',
  { whole: Record<SearchAccess, RegExp>; parts: Record<keyof SeenBy, Record<SearchAccess, RegExp>> }
> = {
  en: {
    whole: {
      none: /^Your profile is shown only here, and only to members who are logged in\.$/,
      limited: /see nothing of you, unless you let them: then they see your name and your main photo, and no more\.$/,
      all: /see nothing of you, unless you let them: then they can find and read it too, with your main photo/,
    },
    parts: {
      direct: {
        none: /directly don’t see any of it/,
        limited: /directly see your name and/,
        all: /directly can find and read it/,
      },
      partner: {
        none: /link don’t see any of it/,
        limited: /link see your name and/,
        all: /link can find and read it/,
      },
    },
  },
  nl: {
    whole: {
      none: /^Je profiel is alleen hier te zien, en alleen voor leden die zijn ingelogd\.$/,
      limited: /zien niets van je, tenzij jij dat wilt: dan zien zij je naam en je hoofdfoto, en verder niets\.$/,
      all: /zien niets van je, tenzij jij dat wilt: dan kunnen ook zij het vinden en lezen, met je hoofdfoto/,
    },
    parts: {
      direct: {
        none: /rechtstreeks komt, ziet er niets/,
        limited: /rechtstreeks komt, ziet je naam/,
        all: /rechtstreeks komt, kan het/,
      },
      partner: {
        none: /partner komt, ziet er niets/,
        limited: /partner komt, ziet je naam/,
        all: /partner komt, kan het/,
      },
    },
  },
};

/** What a sentence claims about visitors; undefined where it makes no claim or a contradictory one. */
function claimOf(text: string, language: 'en' | 'nl'): SeenBy | undefined {
  const { whole, parts } = SAYS[language];
  const found = (of: Record<SearchAccess, RegExp>) => searchAccesses.filter((access) => of[access].test(text));
  const [both] = found(whole);
  if (both) return { direct: both, partner: both };
  const [direct, ...more] = found(parts.direct);
  const [partner, ...others] = found(parts.partner);
  return direct && partner && more.length + others.length === 0 ? { direct, partner } : undefined;
}

const ABOUT = 'I read by the river.';

async function open(opened: OpenDatabase, { direct, partner }: SeenBy, member_landings = false) {
  const settings = { logged_out_search: direct, logged_out_search_trafficsource: partner, countries: ['NL'] };
  const tenant = { ...settings, features: { member_landings } };
  const context = testContext(opened, { tenant });
  const about = { photo: true, name: 'Flora', about: ABOUT, birth_date: '1986-01-01' };
  const member = await makeMember(context, { ...about, visitors_too: 0 });
  const files = { main: member.mainPhoto!.filename };
  return { context, member, id: member.id, files };
}

const say = (me: Parameters<typeof sayConsent>[0], given: boolean) =>
  sayConsent(me, { kind: 'member_landing', given, version: consentVersions.member_landing });

/** How much of the member a visitor is given, over all pages that can show them. */
async function accessOf(context: TestContext, id: string, main: string, network: string | null): Promise<SearchAccess> {
  const visitor = { ...context, tracking: { ...NO_TRACKING, network } };
  const page = await callRoute(profile, visitor, `/members/${id}`, { params: { id } });
  const found = await callRoute(search, visitor, '/members?gender=&country=');
  const front = await callRoute(landing, visitor, '/');
  const picture = await callRoute(photo, visitor, `/photos/${main}`, { params: { name: main } });
  const given = JSON.stringify([page.data, found.data, (front.data as { people: unknown }).people]);
  if (page.status === 200 && given.includes(ABOUT)) return 'all';
  // Limited means the name and the main photo, but no age and no place.
  if (given.includes('Flora')) return given.includes(main) && !/"age":\d|"place":"/.test(given) ? 'limited' : 'all';
  expect(picture.status).toBe(404);
  return 'none';
}

withDatabase('who sees a profile', (opened) => {
  // covers X17-058
  it.each(brands)('is stated truthfully if visitors get $direct, and those of a network $partner', async (brand) => {
    const { context, member, id, files } = await open(await opened(), brand);
    const visited = async (): Promise<SeenBy> => ({
      direct: await accessOf(context, id, files.main, null),
      partner: await accessOf(context, id, files.main, 'a-network'),
    });
    // Members only, until the member says otherwise, and again as soon as it is taken back.
    expect(await visited()).toEqual({ direct: 'none', partner: 'none' });
    await say(as(context, member), true);
    const seen = await visited();
    expect(seen).toEqual(brand);
    await say(as(context, member), false);
    expect(await visited()).toEqual({ direct: 'none', partner: 'none' });
    for (const locale of ['en', 'nl'] as const) {
      // Both kinds of visitors read the same sentence, since both will see the profile of a new member.
      for (const network of [null, 'a-network']) {
        const visitor = { ...context, locale, tracking: { ...NO_TRACKING, network } };
        const { seenBy } = (await callRoute(landing, visitor, '/')).data as { seenBy: string };
        expect([locale, seenBy, claimOf(seenBy, locale)]).toEqual([locale, seenBy, seen]);
      }
    }
  });
});

withDatabase('a landing page', (opened) => {
  it.each([true, false])('presents a member only with their consent, and then says so: %s', async (landings) => {
    const brand = { direct: 'none', partner: 'none' } as const;
    const { context, member, id } = await open(await opened(), brand, landings);
    const textIn = async (locale: 'en' | 'nl') =>
      ((await callRoute(landing, { ...context, locale }, '/')).data as { seenBy: string }).seenBy;
    expect([(await textIn('en')).includes(LANDINGS.en), (await textIn('nl')).includes(LANDINGS.nl)]).toEqual([
      landings,
      landings,
    ]);
    const presented = () =>
      getLanderPerson(context, id).then(
        () => true,
        () => false,
      );
    expect(await presented()).toBe(false);
    await say(as(context, member), true);
    expect(await presented()).toBe(landings);
  });
});

it('control: the sentence that every brand showed before is found wherever it was untrue', () => {
  const old = 'Your profile is shown only here, and only to members who are logged in.';
  const untrue = brands.filter((seen) => JSON.stringify(claimOf(old, 'en')) !== JSON.stringify(seen));
  expect(untrue).toHaveLength(8);
  expect(claimOf('Your profile is shown only here and only to people you may meet.', 'en')).toBeUndefined();
});
