import type { CompanyResponse } from '~/contract/company';
import type { SettingsResponse } from '~/contract/settings';
import { minimumMessageCosts } from './market';
import { publicCdn } from './photos-at';
import type { Company, Tenant } from './tenant';
import { textFor } from './tenant-text';

export interface SettingsView {
  /** The country of the visitor's IP address. */
  country: string;
  /** The country the visitor has chosen; null if none. */
  selectedCountry: string | null;
  locale: string;
  /** The key with which browsers subscribe to push notifications; null if there is none. */
  pushPublicKey: string | null;
}

/** The Settings of the spec, section 3, field by field: a new field stays private until it is listed here. */
export function toSettingsResponse(tenant: Tenant, view: SettingsView): SettingsResponse {
  return {
    countries: tenant.countries,
    name: tenant.name,
    index_title: textFor(tenant.index_title, view.locale),
    description: textFor(tenant.description, view.locale),
    domain: tenant.domain,
    domain_language: tenant.domain_language,
    cdn_prefix: publicCdn(tenant),
    niche: tenant.niche,
    signups: tenant.signups,
    min_age: tenant.min_age,
    logged_out_search: tenant.logged_out_search,
    logged_out_search_trafficsource: tenant.logged_out_search_trafficsource,
    geoip_country: view.country,
    geoip_selected_country: view.selectedCountry,
    push_public_key: tenant.features.push_notifications ? view.pushPublicKey : null,
    support_phone: tenant.support_phone,
    support_email: tenant.support_email,
    minimum_message_costs: minimumMessageCosts(tenant),
    enable_site_entry_popup: tenant.enable_site_entry_popup,
    fictional_icon: tenant.fictional_icon,
    fictional_chat: tenant.fictional_chat,
    fictional_warning: textFor(tenant.fictional_warning, view.locale),
    fictional_singular: textFor(tenant.fictional_singular, view.locale),
    fictional_plural: textFor(tenant.fictional_plural, view.locale),
    visible_profile_fields: tenant.visible_profile_fields,
    visible_profile_notes: tenant.visible_profile_notes,
    message_credits: tenant.message_credits,
    photo_credits: tenant.photo_credits,
    gift_credits: tenant.gift_credits,
    free_gifts: tenant.free_gifts,
    signup_credits: tenant.signup_credits,
    message_length: tenant.message_length,
    search_fields: tenant.search_fields,
    refund_days: tenant.refund_days,
    member_resell: tenant.member_resell,
    features: publicFeatures(tenant),
    company_id: tenant.company_id,
    mail_name: tenant.mail_name,
  };
}

function publicFeatures({ features }: Tenant) {
  return {
    auto_like: features.auto_like,
    chat_photos: features.chat_photos,
    gifts: features.gifts,
    icebreakers: features.icebreakers,
    match_finder: features.match_finder,
    member_landings: features.member_landings,
    signup_matches: features.signup_matches,
    swipe_game: features.swipe_game,
  };
}

/** The Company of the specification, section 3, and the e-mail address for questions. */
export function toCompanyResponse(company: Company): CompanyResponse {
  return {
    name: company.name,
    address: company.address,
    kvk: company.kvk,
    city: company.city,
    country: company.country,
    tradenames: company.tradenames,
    vat_numbers: company.vat_numbers,
    support_phone: company.support_phone,
    support_email: company.support_email,
    delete_discount: company.delete_discount,
    added: company.added,
  };
}
