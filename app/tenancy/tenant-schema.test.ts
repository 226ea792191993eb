// covers S9-011

import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { TenantFile } from './tenant';
import type { tenantFields } from './tenant-fields.server';
import { parseTenantFile } from './tenant-files.server';
import { marketJson, tenantJson } from './tenant.testing';

/** The problems of a file as `path message`. */
function problemsOf(patch: Record<string, unknown>, slug = 'testbrand'): string[] {
  const parsed = parseTenantFile({ name: slug, content: JSON.stringify(tenantJson(patch)) });
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path} ${message}`);
}

const market = (patch: Record<string, unknown>) => ({ markets: { NL: marketJson(patch) } });
const mollie = (patch: object = {}) => ({
  account: 'mollie',
  kind: 'mollie',
  api_key: 'PAYMENT_SECRET_MOLLIE',
  ...patch,
});

describe('a tenant file', () => {
  it('has a type with exactly the fields of its schema', () => {
    type Checked = z.output<typeof tenantFields>;
    expectTypeOf<keyof TenantFile>().toEqualTypeOf<Exclude<keyof Checked, '$schema'>>();
  });

  // covers S6-012 S9-013
  it('fills in what may be omitted', () => {
    const parsed = parseTenantFile({ name: 'testbrand', content: JSON.stringify(tenantJson()) });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.value).toMatchObject({
      hosts: [],
      signups: 'all',
      min_age: 18,
      neutral_account_answers: false,
      site_entry_countries: ['NL'],
      member_resell: false,
      photo_review: 'before-publishing',
      photo_check: false,
      limits: {
        free: { conversations: 2, photos: 3 },
        premium: { photos: 25 },
        swipe_likes_per_day: 4,
        auto_likes_per_day: 1,
        new_account: { days: 3, conversations_per_day: 5 },
        same_opener: 3,
      },
      features: { swipe_game: true, gifts: true },
      landers: {},
      theme: { both: {}, light: {}, dark: {} },
    });
    expect(parsed.value.markets.NL?.payment_methods).toEqual([
      { method: 'ideal', fee: 0 },
      { method: 'paypal', fee: 50 },
    ]);
    expect(parsed.value).not.toHaveProperty('$schema');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a misspelt setting', { sign_ups: 'all' }, '$.sign_ups is not a known setting'],
    ['a missing setting', { name: undefined }, '$.name is missing'],
    ['a missing choice', { niche: undefined }, '$.niche is missing'],
    // covers S0-002 S5-005
    ['an age below 18', { min_age: 17 }, '$.min_age must be at least 18'],
    ['half a credit', { message_credits: 2.5 }, '$.message_credits must be a whole number'],
    // covers S3-027
    ['an unknown niche', { niche: 8 }, '$.niche must be 1 to 7'],
    ['a country without a language', { countries: ['NL', 'XX'] }, '$.countries[1] must be one of US, NL'],
    ['a repeated country', { countries: ['NL', 'NL'] }, '$.countries must not contain an entry twice'],
    ['a domain with a scheme', { domain: 'https://x.example' }, '$.domain must be a host name in lower case'],
    ['a domain with a port', { domain: 'x.example:80' }, '$.domain must be a host name in lower case'],
    ['a domain in capitals', { domain: 'X.example' }, '$.domain must be a host name in lower case'],
    ['a localhost domain', { hosts: ['a.localhost'] }, '$.hosts[0] must not end in localhost'],
    ['a host that is the domain', { hosts: ['www.testbrand.example'] }, '$.hosts must not repeat the domain'],
    ['an unknown time zone', { time_zone: 'Europe/Atlantis' }, '$.time_zone must be a time zone'],
    ['a text map without English', { index_title: { nl: 'Hallo' } }, '$.index_title.en is missing'],
    ['a text in a twelfth language', { description: { en: 'Hi', eo: 'Saluton' } }, '$.description.eo is not a known'],
    ['a text of two lines', { description: 'one\ntwo' }, '$.description must be one line'],
    ['an overlong text', { index_title: 'x'.repeat(101) }, '$.index_title must be at most 100 characters'],
    ['a number as text', { index_title: 7 }, '$.index_title must be a text, or an object'],
    ['an insecure CDN', { cdn_prefix: 'http://cdn.example' }, '$.cdn_prefix must be empty or start with https://'],
    ['a CDN that breaks the policy', { cdn_prefix: 'https://x.example; script-src *' }, '$.cdn_prefix must be empty'],
    ['a free message', { message_credits: 0 }, '$.message_credits must be at least 1'],
    [
      'a premium limit below the free one',
      { limits: { premium: { photos: 2 } } },
      '$.limits.premium.photos must not be lower',
    ],
    ['an unknown feature', { features: { teleport: true } }, '$.features.teleport is not a known setting'],
    ['a country without prices', { countries: ['NL', 'BE'] }, '$.markets.BE is missing: every country needs prices'],
    ['prices without a country', { markets: { NL: marketJson(), BE: marketJson() } }, '$.markets.BE is not one of'],
    ['an entry country abroad', { site_entry_countries: ['US'] }, '$.site_entry_countries US is not one of'],
    // covers S9-022
    [
      'too short a return in the European Union',
      { refund_days: 13 },
      '$.refund_days must be at least 14, because consumers in NL have that right',
    ],
    ['a reserved name', { slug: 'office' }, '$.slug "office" is a name of the platform itself'],
    ['another slug', { slug: 'other' }, '$.slug must be "testbrand", the name of the file'],
    ['an unknown theme token', { theme: { both: { colour: '#fff' } } }, '$.theme.both.colour there is no such token'],
    [
      'a theme value that could leave its rule',
      { theme: { both: { primary: '#fff}body{' } } },
      '$.theme.both.primary must be a plain',
    ],
    ['no bundles', market({ bundles: [] }), '$.markets.NL.bundles must have at least one bundle'],
    [
      'a price in euros',
      market({ bundles: [{ id: 'a', credits: 5, price: 9.99 }] }),
      '$.markets.NL.bundles[0].price must',
    ],
    ['no currency', market({ currency: undefined }), '$.markets.NL.currency is missing'],
    [
      'a retired method',
      market({ payment_methods: [{ method: 'giropay' }] }),
      'Giropay can no longer be used (retired 2024-12-31)',
    ],
    ['another retired method', market({ payment_methods: [{ method: 'sofort' }] }), 'Sofort can no longer be used'],
    ['a third retired method', market({ payment_methods: [{ method: 'maestro' }] }), 'Maestro can no longer be used'],
    [
      'an unknown method',
      market({ payment_methods: [{ method: 'shells' }] }),
      'payment_methods[0].method must be one of',
    ],
    [
      'a method twice',
      market({ payment_methods: [{ method: 'ideal' }, { method: 'ideal' }] }),
      'a payment method twice',
    ],
    [
      'a method that no provider takes',
      { payment_providers: [mollie()], ...market({ payment_methods: [{ method: 'ideal' }, { method: 'dankort' }] }) },
      'markets.NL.payment_methods[1].method none of the payment_providers takes Dankort',
    ],
    ['an unknown provider', { payment_providers: [{ account: 'x', kind: 'cash' }] }, 'must be one of sandbox, stripe'],
    ['an account twice', { payment_providers: [mollie(), mollie()] }, '"mollie" is used twice'],
    ['a secret in the file', { payment_providers: [mollie({ api_key: 'live_abc' })] }, 'never the secret itself'],
    ['a provider without its key', { payment_providers: [mollie({ api_key: undefined })] }, 'api_key is missing'],
    [
      'a provider without the secret of its webhook',
      { payment_providers: [mollie({ account: 'stripe', kind: 'stripe' })] },
      'webhook_secrets is missing: stripe signs its webhooks',
    ],
    ['a sandbox of another name', { payment_providers: [{ account: 'play', kind: 'sandbox' }] }, 'must be sandbox'],
    [
      'limits the wrong way round',
      market({ payment_methods: [{ method: 'ideal', min: 200, max: 100 }] }),
      '[0].max must not',
    ],
    ['a negative fee', market({ payment_methods: [{ method: 'ideal', fee: -1 }] }), '[0].fee must be at least 0'],
  ])('refuses %s', (_what, patch, problem) => {
    expect(problemsOf(patch).join('\n')).toContain(problem);
  });

  it('lets a brand outside the European Union choose a shorter return', () => {
    const abroad = { countries: ['US'], markets: { US: marketJson() }, site_entry_countries: ['US'] };
    expect(problemsOf({ ...abroad, refund_days: 7 })).toEqual([]);
  });

  it('refuses a bundle id twice, and bundles out of order', () => {
    const bundles = [
      { id: 'a', credits: 100, price: 1000 },
      { id: 'a', credits: 50, price: 700 },
    ];
    expect(problemsOf(market({ bundles }))).toEqual([
      '$.markets.NL.bundles[1].id "a" is used twice',
      '$.markets.NL.bundles[1].credits must be more than in the bundle before it',
    ]);
  });

  it('reports all problems at once', () => {
    expect(problemsOf({ niche: 9, min_age: 3, nmae: 'x' })).toHaveLength(3);
  });

  it('says where JSON is broken', () => {
    const parsed = parseTenantFile({ name: 'x', content: '{\n  "id": 1,\n  oops\n}' });
    expect(parsed).toMatchObject({ ok: false, problems: [{ file: 'x.json', path: '$' }] });
    expect(!parsed.ok && parsed.problems[0]?.message).toMatch(/is not JSON: .*line 3/);
  });

  it('reads a file with a byte order mark', () => {
    expect(parseTenantFile({ name: 'testbrand', content: `\uFEFF${JSON.stringify(tenantJson())}` }).ok).toBe(true);
  });

  it('turns any content into a brand or into problems with a path, never into an exception', () => {
    const field = fc.constantFrom(...Object.keys(tenantJson()));
    fc.assert(
      fc.property(field, fc.jsonValue(), (name, value) => {
        const parsed = parseTenantFile({ name: 'testbrand', content: JSON.stringify(tenantJson({ [name]: value })) });
        if (parsed.ok) return;
        expect(parsed.problems.length).toBeGreaterThan(0);
        for (const problem of parsed.problems) expect(problem.path).toMatch(/^\$/);
      }),
      { numRuns: 500 },
    );
  });
});
