import { describe, expect, it } from 'vitest';
import { toCompanyResponse, toSettingsResponse } from './public-settings.server';
import { testCompany, testTenant } from './tenant.testing';

const view = { country: 'NL', selectedCountry: null, locale: 'nl' };

describe('what anybody may know of a brand', () => {
  it('is exactly this list: a new public field is a decision, made here', () => {
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

  it('is in the language of the visitor and knows the country', () => {
    const settings = toSettingsResponse(testTenant(), { country: 'NL', selectedCountry: 'BE', locale: 'nl' });
    expect(settings).toMatchObject({
      index_title: 'Testmerk',
      description: 'A brand for tests.',
      fictional_warning: 'Dit profiel is verzonnen.',
      geoip_country: 'NL',
      geoip_selected_country: 'BE',
      push_public_key: null,
    });
  });

  it('gives the support data of the brand, else of the company', () => {
    const own = testTenant({ support_email: 'care@testbrand.example' });
    expect(toSettingsResponse(own, view)).toMatchObject({
      support_email: 'care@testbrand.example',
      support_phone: '+31 20 555 0199',
    });
  });

  it('computes what the cheapest message costs', () => {
    // 300 credits for 25.00 is 8.33 cents a credit, ten credits a message, rounded up.
    expect(toSettingsResponse(testTenant(), view).minimum_message_costs).toEqual({
      NL: { costs: 84, currency: 'EUR' },
    });
  });
});

describe('what anybody may know of a company', () => {
  it('is exactly this list', () => {
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
