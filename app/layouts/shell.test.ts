import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnread } from '~/features/chat/server/unread.service.server';
import { memoryPush, MEMORY_PUBLIC_KEY } from '~/providers/push/memory';
import { countNewLikes } from '~/features/likes/likes.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { ALERT_COOKIES } from '~/server/http/cookies';
import { NO_TRACKING } from '~/server/context/tracking';
import type { ViewerMember } from '~/server/context/viewer';
import { testTexts } from '~/testing/context';
import { marketJson, testTenant } from '~/tenancy/tenant.testing';
import { loadShell } from './shell.server';

vi.mock('~/features/chat/server/unread.service.server', () => ({ countUnread: vi.fn(async () => 7) }));
vi.mock('~/features/likes/likes.service.server', () => ({ countNewLikes: vi.fn(async () => 3) }));
vi.mock('~/features/joining/flow/flow.service.server', () => ({ findOpenPlace: vi.fn(() => 2) }));
vi.mock('~/features/account/mail/suppression.service.server', () => ({ findSuppression: vi.fn(async () => null) }));
vi.mock('~/features/account/terms/terms.service.server', () => ({
  findTermsQuestion: vi.fn(async () => null),
  findPrivacyChange: vi.fn(() => null),
}));
vi.mock('~/features/profiles/edit/profile-edit.service.server', () => ({ hasGaps: vi.fn(() => true) }));

const member = {
  id: 'm',
  name: 'Anna',
  email: 'anna@secret.example',
  status: 'active',
  profileStatus: 'active',
  hiddenBy: null,
  paidUser: true,
  credits: 5,
  language: 'nl',
  notificationsDisabled: [],
  signupDate: 1,
  birthDate: '1990-01-01',
  mainPhoto: { filename: 'a.webp', thumbFilename: 'a-thumb.webp', matchFilename: null, status: 'approved' },
} as unknown as ViewerMember;

interface Given {
  tenant?: Record<string, unknown>;
  cookies?: Record<string, string>;
  country?: RequestContext['country'];
  viewer?: RequestContext['viewer'];
  locale?: RequestContext['locale'];
  network?: string;
}

const load = ({ tenant, cookies = {}, country, viewer, locale = 'en', network }: Given = {}) =>
  loadShell({
    tenant: testTenant({ enable_site_entry_popup: 'yes', ...tenant }),
    locale,
    viewer: viewer ?? { kind: 'visitor' },
    country: country ?? { geoip: 'NL', selected: null },
    tracking: { ...NO_TRACKING, network: network ?? null },
    cookie: (name: string) => cookies[name],
    texts: testTexts,
    worker: { on: true, release: 'test' },
    ports: { push: memoryPush() },
    clock: { now: () => 42 },
  } as unknown as RequestContext);
const loggedIn: RequestContext['viewer'] = { kind: 'member', member, sessionId: 's' };

beforeEach(() => void vi.clearAllMocks());

describe('the entry warning', () => {
  const shows = async (given: Given) => (await load(given)).siteEntry;

  it('is shown once to a visitor from a listed country', async () => {
    expect(await shows({})).toBe(true);
    expect(await shows({ cookies: { 'hide-site-entry': '1764000000000' } })).toBe(false);
    // Any value of the cookie counts as dismissed.
    expect(await shows({ cookies: { 'hide-site-entry': '' } })).toBe(false);
  });

  it('is not shown to members, if it is switched off, or to visitors from elsewhere', async () => {
    expect(await shows({ viewer: loggedIn })).toBe(false);
    expect(await shows({ tenant: { enable_site_entry_popup: 'no' } })).toBe(false);
    const listed = {
      countries: ['NL', 'DE'],
      markets: { NL: marketJson(), DE: marketJson() },
      site_entry_countries: ['DE'],
    };
    expect(await shows({ tenant: listed, country: { geoip: 'NL', selected: null } })).toBe(false);
    expect(await shows({ tenant: listed, country: { geoip: 'DE', selected: null } })).toBe(true);
  });

  it('depends on the visitor’s location, not on the chosen country', async () => {
    const site_entry_countries = ['NL'];
    expect(await shows({ tenant: { site_entry_countries }, country: { geoip: 'BE', selected: 'NL' } })).toBe(false);
    expect(await shows({ tenant: { site_entry_countries }, country: { geoip: 'NL', selected: 'BE' } })).toBe(true);
  });
});

describe('the shell', () => {
  it('makes no database query for a visitor', async () => {
    expect(await load()).toMatchObject({ user: null, unread: 0, newLikes: 0, now: 42 });
    expect(countUnread).not.toHaveBeenCalled();
    expect(countNewLikes).not.toHaveBeenCalled();
  });

  it('holds what layouts show of a member, and nothing private', async () => {
    const shell = await load({ viewer: loggedIn });
    expect(shell).toMatchObject({
      unread: 7,
      newLikes: 3,
      user: { id: 'm', name: 'Anna', credits: 5, thumb: 'a-thumb.webp' },
    });
    expect(JSON.stringify(shell)).not.toMatch(/secret|1990/);
    expect(
      (await load({ viewer: { ...loggedIn, member: { ...member, mainPhoto: null } } as never })).user?.thumb,
    ).toBeNull();
  });

  it('asks confirmed members to complete their profile, until they dismiss it', async () => {
    const [cookie] = ALERT_COOKIES;
    const unconfirmed = {
      ...loggedIn,
      member: { ...member, status: 'not_confirmed', hiddenBy: 'unconfirmed' },
    } as never;
    expect((await load({ viewer: loggedIn })).enrich).toBe(true);
    expect((await load({ viewer: loggedIn, cookies: { [cookie]: '1' } })).enrich).toBe(false);
    expect((await load({ viewer: unconfirmed })).enrich).toBe(false);
    expect((await load()).enrich).toBe(false);
  });

  // covers S4-010 S4-024 S4-027
  it('offers push notifications to members, where the brand sends any, until they dismiss it', async () => {
    const app = { worker: true, pushKey: MEMORY_PUBLIC_KEY, pushAlert: true, installAlert: true };
    expect((await load()).app).toBeNull();
    expect((await load({ viewer: loggedIn })).app).toEqual(app);
    const dismissed = { 'hide-push-notification-alert': '1' };
    expect((await load({ viewer: loggedIn, cookies: dismissed })).app).toEqual({ ...app, pushAlert: false });
    const tenant = { features: { push_notifications: false } };
    expect((await load({ viewer: loggedIn, tenant })).app).toEqual({ ...app, pushKey: null });
  });

  describe('offers other languages', () => {
    const nordic = {
      countries: ['DK', 'SE', 'NO'],
      markets: { DK: marketJson(), SE: marketJson(), NO: marketJson() },
    };
    const offered = async (given: Given) =>
      (await load({ tenant: nordic, country: { geoip: 'DK', selected: null }, locale: 'da', ...given })).languageOffers;

    it('of the brand and of the country, each in its own words', async () => {
      expect(await offered({})).toEqual([
        { code: 'sv', question: 'Svenska?', dismiss: 'Stäng' },
        { code: 'nb', question: 'Norsk bokmål?', dismiss: expect.any(String) },
      ]);
      const swiss = await offered({ country: { geoip: 'CH', selected: null } });
      expect(swiss?.map(({ question }) => question)).toEqual([
        'Deutsch?',
        'Italiano?',
        'Français\u202F?',
        'English?',
        'Svenska?',
        'Norsk bokmål?',
      ]);
    });

    it('to nobody who has chosen one, and to no member', async () => {
      expect(await offered({ cookies: { locale: 'da' } })).toBeUndefined();
      expect(await offered({ cookies: { locale: 'xx' } })).toHaveLength(2);
      expect(await offered({ viewer: loggedIn })).toBeUndefined();
    });

    it('not where there is none', async () => {
      // A page without it is smaller than one with an empty list.
      expect(await load({ locale: 'nl' })).not.toHaveProperty('languageOffers');
    });
  });

  it('is in the language of the page, and offers those of the country', async () => {
    expect((await load({ locale: 'nl' })).brand.indexTitle).toBe('Testmerk');
    expect((await load({ locale: 'en' })).brand.indexTitle).toBe('Testbrand');
    const { locales, country, geoipCountry } = await load({ country: { geoip: 'NL', selected: 'BE' } });
    expect([country, geoipCountry]).toEqual(['BE', 'NL']);
    expect(locales.map(({ code }) => code)).toContain('nl');
  });

  it('accepts a chosen theme, and no other value', async () => {
    for (const theme of ['light', 'dark']) expect((await load({ cookies: { theme } })).theme).toBe(theme);
    expect((await load({ cookies: { theme: 'purple' } })).theme).toBeNull();
    expect((await load()).theme).toBeNull();
  });

  it('counts the steps of signing up, one less where a brand shows no texts of members', async () => {
    expect((await load({ tenant: { visible_profile_notes: ['about_me'] } })).signupSteps).toBe(5);
    expect((await load({ tenant: { visible_profile_notes: [] } })).signupSteps).toBe(4);
  });

  it('says whether visitors from here may sign up and search', async () => {
    const tenant = { signups: 'with_trafficsource', logged_out_search: 'none', logged_out_search_trafficsource: 'all' };
    expect(await load({ tenant })).toMatchObject({ signupOpen: false, searchAccess: 'none' });
    expect(await load({ tenant, network: 'adnet' })).toMatchObject({ signupOpen: true, searchAccess: 'all' });
  });
});
