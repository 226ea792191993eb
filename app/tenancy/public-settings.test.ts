import { describe, expect, it } from 'vitest';
import { toCompanyResponse, toSettingsResponse } from './public-settings.server';
import { testCompany, testTenant } from './tenant.testing';

const view = { country: 'NL', selectedCountry: null, locale: 'nl', pushPublicKey: 'a key' };

describe('the public settings of a brand', () => {
  // covers S3-020 S3-021 S3-022 S3-023 S3-024 S3-025 S3-026 S3-027 S3-028 S3-029 S3-030 S3-039 S3-040 S3-042 S3-043
  // covers S3-044 S3-045 S3-046 S3-047 S3-048 S3-049 S3-050 S3-051 S3-052 S3-053 S3-054 S3-055 S3-056 S3-057 S3-058
  // covers S3-059 S3-060 S3-061 S3-062 S3-064 S3-065 S7-025
  it('are exactly this list: a new public field is a decision made here', () => {
    expect(Object.keys(toSettingsResponse(testTenant(), view))).toEqual([
      'countries',
      'name',
      'index_title',
      'description',
      'domain',
      'domain_language',
      'cdn_prefix',
      'niche',
      'signups',
      'min_age',
      'logged_out_search',
      'logged_out_search_trafficsource',
      'geoip_country',
      'geoip_selected_country',
      'push_public_key',
      'support_phone',
      'support_email',
      'minimum_message_costs',
      'enable_site_entry_popup',
      'fictional_icon',
      'fictional_chat',
      'fictional_warning',
      'fictional_singular',
      'fictional_plural',
      'visible_profile_fields',
      'visible_profile_notes',
      'message_credits',
      'photo_credits',
      'gift_credits',
      'free_gifts',
      'signup_credits',
      'message_length',
      'search_fields',
      'refund_days',
      'member_resell',
      'features',
      'company_id',
      'mail_name',
    ]);
  });

  // covers S3-031 S3-032 S3-033 S3-041
  it('are in the language of the visitor, with the country', () => {
    const settings = toSettingsResponse(testTenant(), { ...view, selectedCountry: 'BE' });
    expect(settings).toMatchObject({
      index_title: 'Testmerk',
      description: 'A brand for tests.',
      fictional_warning: 'Dit profiel is verzonnen.',
      geoip_country: 'NL',
      geoip_selected_country: 'BE',
      push_public_key: 'a key',
    });
  });

  // covers S7-034
  it('hold the key for push notifications if the brand sends any', () => {
    const silent = testTenant({ features: { push_notifications: false } });
    expect(toSettingsResponse(silent, view).push_public_key).toBeNull();
    expect(toSettingsResponse(testTenant(), { ...view, pushPublicKey: null }).push_public_key).toBeNull();
  });

  // covers S3-034 S3-035
  it('hold the support data of the brand, else of the company', () => {
    const own = testTenant({ support_email: 'care@testbrand.example' });
    expect(toSettingsResponse(own, view)).toMatchObject({
      support_email: 'care@testbrand.example',
      support_phone: '+31 20 555 0199',
    });
  });

  // covers S3-036 S3-037 S3-038
  it('hold the cost of the cheapest message', () => {
    // 300 credits for 25.00 are 8.33 cents per credit; a message costs ten credits; rounded up.
    expect(toSettingsResponse(testTenant(), view).minimum_message_costs).toEqual({
      NL: { costs: 84, currency: 'EUR' },
    });
  });
});

// covers S3-063
describe('the public settings of a company', () => {
  it('are exactly this list', () => {
    expect(Object.keys(toCompanyResponse(testCompany()))).toEqual([
      'name',
      'address',
      'kvk',
      'city',
      'country',
      'tradenames',
      'vat_numbers',
      'support_phone',
      'support_email',
      'delete_discount',
      'added',
    ]);
  });
});
