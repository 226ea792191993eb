import type { Company, Tenant, TenantFile } from './tenant';
import { resolveTenant } from './tenant-files.server';
import { companySchema } from './company-schema.server';
import { tenantSchema } from './tenant-schema.server';

type Json = Record<string, unknown>;

/** The smallest complete company file. A patch replaces whole fields. */
export function companyJson(patch: Json = {}): Json {
  return {
    id: 'acme',
    name: 'Acme Dating B.V.',
    address: 'Teststraat 1',
    kvk: '00000009',
    city: '1000 AA Amsterdam',
    country: 'NL',
    tradenames: ['Acme'],
    vat_numbers: ['NL000000009B01'],
    creditor_id: 'NL66ZZZ000000090000',
    support_phone: '+31 20 555 0199',
    support_email: 'help@acme.example',
    delete_discount: 30,
    added: '2024-01-31T12:00:00Z',
    ...patch,
  };
}

/** The smallest complete tenant file, so that a test names only what it is about. A patch replaces whole fields. */
export function tenantJson(patch: Json = {}): Json {
  return {
    id: 101,
    slug: 'testbrand',
    company_id: 'acme',
    name: 'Testbrand',
    domain: 'www.testbrand.example',
    niche: 1,
    time_zone: 'Europe/Amsterdam',
    countries: ['NL'],
    index_title: { en: 'Testbrand', nl: 'Testmerk' },
    description: 'A brand for tests.',
    mail_name: 'Testbrand',
    logged_out_search: 'all',
    logged_out_search_trafficsource: 'all',
    enable_site_entry_popup: 'no',
    fictional_icon: 'sparkles',
    // Most tests are about messages that can be sent; the default is closed.
    fictional_chat: 'answered',
    fictional_warning: { en: 'This profile is made up.', nl: 'Dit profiel is verzonnen.' },
    fictional_singular: 'fictional profile',
    fictional_plural: 'fictional profiles',
    visible_profile_fields: ['gender', 'interests'],
    visible_profile_notes: ['about_me'],
    search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
    message_credits: 10,
    photo_credits: 20,
    gift_credits: 25,
    free_gifts: false,
    signup_credits: 30,
    message_length: 500,
    message_retention_days: 365,
    refund_days: 14,
    welcome_offer: 'none',
    markets: { NL: marketJson() },
    ...patch,
  };
}

export function marketJson(patch: Json = {}): Json {
  return {
    currency: 'EUR',
    bundles: [
      { id: '100', credits: 100, price: 1000 },
      { id: '300', credits: 300, price: 2500 },
    ],
    payment_methods: [{ method: 'ideal' }, { method: 'paypal', fee: 50 }],
    ...patch,
  };
}

export function testCompany(patch: Json = {}): Company {
  return companySchema.parse(companyJson(patch));
}

export function testTenant(patch: Json = {}, company: Json = {}): Tenant {
  const file: TenantFile = tenantSchema.parse(tenantJson(patch));
  return resolveTenant(file, testCompany(company));
}
