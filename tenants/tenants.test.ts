import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, localesForCountry } from '~/i18n/locales';
import { hasTextRecord, textProblems } from '../scripts/tenant/text-record';
import { openTenantRegistry, type TenantRegistry } from '~/tenancy/registry/registry.server';
import type { Tenant } from '~/tenancy/tenant';
import {
  featureNames,
  niches,
  photoReviews,
  searchAccesses,
  signupRules,
  welcomeOffers,
} from '~/tenancy/tenant-choices';

/** The demo brands together exercise every setting, so that a rule nobody turned on cannot rot unseen. */
const directory = import.meta.dirname;
let registry: TenantRegistry;
let brands: readonly Tenant[];
const errors: string[] = [];

beforeAll(async () => {
  const log = { info: () => undefined, error: (_fields: object, message: string) => void errors.push(message) };
  registry = await openTenantRegistry({ directory, log });
  brands = registry.list();
  return () => registry.close();
});

const values = <T>(read: (brand: Tenant) => T) => new Set(brands.map(read));

describe('the demo brands', () => {
  it('are all valid', () => {
    expect(errors).toEqual([]);
    expect(brands).toHaveLength(10);
  });

  // covers S1-028 S3-027
  it('are at least one for each niche, one of the US and one of Belgium, over three companies', () => {
    expect([...values((brand) => brand.niche)].sort()).toEqual([...niches]);
    expect(brands.some((brand) => brand.countries.includes('US'))).toBe(true);
    const belgian = brands.find((brand) => brand.countries[0] === 'BE');
    expect(belgian?.markets.BE?.currency).toBe('EUR');
    expect(values((brand) => brand.company_id).size).toBe(3);
  });

  it('show the landings about one member in every niche, and one of them leaves those out', () => {
    const showing = brands.filter((brand) => brand.features.member_landings);
    expect([...new Set(showing.map((brand) => brand.niche))].sort()).toEqual([...niches]);
    expect(showing.length).toBeLessThan(brands.length);
  });

  it('have all eleven languages and nine currencies or more', () => {
    const spoken = new Set(brands.flatMap((brand) => brand.countries.flatMap((country) => localesForCountry(country))));
    expect([...spoken].sort()).toEqual([...LOCALES]);
    const currencies = new Set(
      brands.flatMap((brand) => Object.values(brand.markets).map((market) => market.currency)),
    );
    expect(currencies.size).toBeGreaterThanOrEqual(9);
  });

  // covers S3-028 S3-029 S3-030 S3-039
  it('use every value of every choice', () => {
    expect(values((brand) => brand.signups)).toEqual(new Set(signupRules));
    expect(values((brand) => brand.logged_out_search)).toEqual(new Set(searchAccesses));
    expect(values((brand) => brand.logged_out_search_trafficsource)).toEqual(new Set(searchAccesses));
    expect(values((brand) => brand.welcome_offer)).toEqual(new Set(welcomeOffers));
    expect(values((brand) => brand.photo_review)).toEqual(new Set(photoReviews));
    expect(values((brand) => brand.enable_site_entry_popup)).toEqual(new Set(['yes', 'no']));
    expect(values((brand) => brand.member_resell)).toEqual(new Set([true, false]));
    expect(values((brand) => brand.neutral_account_answers)).toEqual(new Set([true, false]));
    expect(brands.some((brand) => brand.site_entry_countries.length < brand.countries.length)).toBe(true);
    expect(brands.some((brand) => brand.domain_language === null)).toBe(true);
    expect(brands.some((brand) => brand.support_email === brand.company.support_email)).toBe(true);
    expect(brands.some((brand) => !brand.mail_address.startsWith('no-reply@'))).toBe(true);
    expect(brands.some((brand) => Object.keys(brand.theme.both).length > 0)).toBe(true);
    expect(
      brands.some((brand) => Object.values(brand.markets).some((m) => m.payment_methods.some((p) => p.fee > 0))),
    ).toBe(true);
  });

  // covers S5-005
  it('differ in costs, limits and ages', () => {
    for (const read of [
      (brand: Tenant) => brand.message_credits,
      (brand: Tenant) => brand.message_length,
      (brand: Tenant) => brand.min_age,
      (brand: Tenant) => brand.refund_days,
      (brand: Tenant) => brand.message_retention_days,
      (brand: Tenant) => brand.limits.free.conversations,
      (brand: Tenant) => brand.limits.free.photos,
      (brand: Tenant) => brand.limits.premium.photos,
      (brand: Tenant) => brand.limits.swipe_likes_per_day,
    ]) {
      expect(values(read).size).toBeGreaterThanOrEqual(4);
    }
    for (const read of [
      (brand: Tenant) => brand.limits.auto_likes_per_day,
      (brand: Tenant) => brand.limits.new_account.days,
      (brand: Tenant) => brand.limits.new_account.conversations_per_day,
      (brand: Tenant) => brand.limits.same_opener,
    ]) {
      expect(values(read).size).toBeGreaterThanOrEqual(3);
    }
    const switchable = featureNames.filter((name) => brands.some((brand) => !brand.features[name]));
    expect(switchable).toEqual([...featureNames]);
  });

  it('include two open ones for the browser journeys that differ in niche, country, language and currency', () => {
    const [a, b] = [registry.bySlug('golden-hour')!, registry.bySlug('zonneterras')!];
    for (const brand of [a, b]) {
      expect(brand).toMatchObject({ signups: 'all', logged_out_search: 'all' });
      expect(brand.signup_credits).toBeGreaterThanOrEqual(brand.message_credits);
    }
    const facts = (brand: Tenant) => {
      const country = brand.countries[0]!;
      return [brand.niche, country, localesForCountry(country)[0], brand.markets[country]?.currency];
    };
    expect(facts(a)).toEqual([1, 'GB', 'en', 'GBP']);
    expect(facts(b)).toEqual([4, 'NL', 'nl', 'EUR']);
  });

  it('have terms and privacy pages that say what their members have read, or a new version', () => {
    expect(brands.filter(({ slug }) => !hasTextRecord(directory, slug))).toEqual([]);
    expect(textProblems(directory, brands)).toEqual([]);
  });

  it('name the schema for editors', async () => {
    for (const brand of brands) {
      const file = await readFile(join(directory, `${brand.slug}.json`), 'utf8');
      expect(JSON.parse(file)).toHaveProperty('$schema', './tenant.schema.json');
      const company = await readFile(join(directory, `companies/${brand.company_id}.json`), 'utf8');
      expect(JSON.parse(company)).toHaveProperty('$schema', '../company.schema.json');
    }
  });

  it('promise nothing that a profile cannot have', () => {
    for (const brand of brands) {
      const text = JSON.stringify([brand.index_title, brand.description]);
      expect(text).not.toMatch(/guarantee|100 ?%|only real|garant/i);
      expect(JSON.stringify(brand.fictional_warning)).toMatch(/made up|not a person|not a real member/);
    }
  });
});
