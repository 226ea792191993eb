import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileWith, placeOf, settle, type Turn } from '~/testing/settings.testing';
import { settingsOfAccount } from '~/testing/settings/account.testing';
import { settingsOfBrand } from '~/testing/settings/brand.testing';
import { settingsOfChat } from '~/testing/settings/chat.testing';
import { settingsOfPeople } from '~/testing/settings/people.testing';
import { withDatabase, withSqlite } from '~/testing/with-database';

/**
 * Every setting of a brand: changing it changes the pages, the API responses and the refusals that depend on it. The
 * test below checks that the table is complete: a new setting needs its row.
 */
const turns: Record<string, Turn> = {
  ...settingsOfBrand,
  ...settingsOfAccount,
  ...settingsOfChat,
  ...settingsOfPeople,
};

/**
 * Settings that decide which brand is served or where its files are, and settings with a test of their own; each names
 * the test that covers it.
 */
const ELSEWHERE: Record<string, string> = {
  id: 'app/tenancy/tenant-claims.test.ts#may not change the id of a brand',
  slug: 'app/tenancy/registry/registry.test.ts#goes by domain, further hosts, slug and id',
  domain: 'app/tenancy/registry/registry.test.ts#goes by domain, further hosts, slug and id',
  hosts: 'app/tenancy/registry/registry.test.ts#goes by domain, further hosts, slug and id',
  company_id: 'app/tenancy/tenant-claims.test.ts#may name a missing company, and is loaded when the company exists',
  cdn_prefix: 'e2e/server/cdn.server-test.ts#loads its pictures from there, and its policy allows no other host',
  domain_language: 'app/i18n/choose-locale.test.ts#takes the first two letters of the domain language',
  niche: 'e2e/server/tenants-live.server-test.ts#a new file is a working, themed brand',
  theme: 'e2e/server/tenants-live.server-test.ts#a fixed file is live within five seconds, cached pages included',
  landers: 'app/landing/registry/brand-landers.test.ts#a brand shows the landers of its niche',
  payment_providers:
    'app/features/billing/payments/provider-fallback.db.test.ts#gives the payment to the first that takes the method',
  direct_debit:
    'app/features/billing/direct-debit/debit-limits.db.test.ts#are those of the brand: the first order, orders and amount in a day',
  spending_notice:
    'app/features/billing/limits/spending-notice.db.test.ts#follows the rule of the brand: amounts, days, times_usual and quiet_days',
  notifications:
    'app/features/notifications/tell.db.test.ts#sends at most as many e-mails and pushes a day as the brand allows',
  member_resell:
    'app/features/profiles/consents/consents.service.db.test.ts#the passing on of data is asked for only where the brand does that',
  text_changes:
    'app/features/account/terms/terms.service.db.test.ts#are asked of whoever accepted an earlier version, and wait for the answer from their day on',
  welcome_offer: 'app/features/billing/discounts/offers.service.db.test.ts#is not what a brand without it offers',
  fictional_chat: 'app/features/chat/server/fictional-closed.db.test.ts#',
  'features.push_notifications':
    'app/features/notifications/send-push.service.db.test.ts#go nowhere without a browser, at a brand without them, and to members of another brand',
  photo_review:
    'app/features/photos/own/own-photos.db.test.ts#are pending if the brand reviews before publishing, and shown to nobody until then',
  photo_check:
    'app/features/photos/check/photo-check.db.test.ts#is offered by brands that compare photos only, and needs a photo that others see',
  'limits.free.photos': 'app/features/photos/upload/photo-limit.test.ts#depends on the brand and the kind of member',
  'limits.premium.photos': 'app/features/photos/upload/photo-limit.test.ts#depends on the brand and the kind of member',
};

interface Schema {
  properties?: Record<string, Schema>;
}
const leaves = (schema: Schema, above = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const nested = /^(?:limits|features)\./.test(`${above}${key}.`) && inner.properties;
    return nested ? leaves(inner, `${above}${key}.`) : key === '$schema' ? [] : [`${above}${key}`];
  });

it('every setting has a case here, or a test of its own elsewhere', () => {
  const schema = JSON.parse(readFileSync('tenants/tenant.schema.json', 'utf8')) as Schema;
  const known = [...Object.keys(turns), ...Object.keys(ELSEWHERE)];
  expect(known.toSorted()).toEqual(leaves(schema).sort());
  for (const [setting, reference] of Object.entries(ELSEWHERE)) {
    const [file, title] = reference.split('#') as [string, string];
    expect(readFileSync(file, 'utf8').includes(title), setting).toBe(true);
  }
});

function turnEach(settings: string[]): Parameters<typeof withDatabase>[1] {
  return (open) => {
    // covers S3-020 S3-021 S3-022 S3-023 S3-028 S3-029 S3-030 S3-034 S3-035 S3-039 S3-040 S3-041 S3-042 S3-043 S3-044
    // covers S3-045 S3-046 S3-047 S3-048 S3-049 S3-050 S3-051 S3-052 S3-055
    it.each(settings)('%s changes what is shown, said and refused', async (setting) => {
      const { values, beside = [{}, {}], page, api, refused } = turns[setting]!;
      for (const [index, value] of values.entries()) {
        for (const [way, seen] of Object.entries({ page, api, refused })) {
          if (!seen) continue;
          const opened = await open();
          const place = placeOf(opened, await settle(opened), { ...beside[index], ...fileWith(setting, value) });
          const [see, ...expected] = seen;
          expect([way, value, await see(place)]).toEqual([way, value, expected[index]]);
        }
      }
    });
  };
}

const names = Object.keys(turns);
withDatabase('a setting that a query reads or answers', turnEach(names.filter((name) => turns[name]!.asksDatabase)));
withSqlite('a setting of a brand', turnEach(names.filter((name) => !turns[name]!.asksDatabase)));
