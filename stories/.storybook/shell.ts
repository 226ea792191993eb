import type { ShellData } from '~/page/shell-data';
import { brandMark } from '~/theme/mark';
import { brandText, brands, fictionalOf, FIRST_BRAND } from './brands';

/** The fixed time of all stories, in epoch milliseconds: a Saturday evening in November. */
export const NOW = Date.UTC(2026, 10, 21, 19, 30);

export interface StoryPlace {
  brand: string;
  niche: number;
  locale: string;
}

/** The shell data of a page of this brand for a visitor; `change` overrides them. */
export function shellOf({ brand: slug, niche, locale }: StoryPlace, change: Partial<ShellData> = {}): ShellData {
  const brand = brands.get(slug) ?? brands.get(FIRST_BRAND)!;
  const country = brand.countries[0]!;
  return {
    brand: {
      slug: brand.slug,
      name: brand.name,
      mark: brandMark(brand.name),
      niche,
      indexTitle: brandText(brand.index_title, locale),
      description: brandText(brand.description, locale),
      minAge: brand.min_age,
      messageCredits: brand.message_credits,
      messageLength: brand.message_length,
      signupCredits: brand.signup_credits,
      seenBy: {
        direct: brand.logged_out_search,
        partner: brand.logged_out_search_trafficsource,
        landings: brand.features.member_landings,
      },
      refundDays: brand.refund_days,
      autoLikes: false,
      offers: { gifts: true, freeGifts: false, chatPhotos: true, icebreakers: true, photoCheck: true },
      photosAt: '/photos/',
      imprint: false,
      supportEmail: brand.support_email ?? 'hello@brand.example',
      supportPhone: brand.support_phone ?? '+44 20 7946 0111',
      fictional: fictionalOf(brand, locale),
    },
    company: {
      name: 'Evening Light Ltd',
      address: '1 Long Lane',
      city: 'London',
      country,
      kvk: '01234567',
      vat: 'GB123',
    },
    locale,
    locales: [
      { code: 'en', name: 'English' },
      { code: 'nl', name: 'Nederlands' },
    ],
    theme: null,
    country,
    geoipCountry: country,
    user: null,
    unread: 0,
    newLikes: 0,
    decision: null,
    signupOpen: true,
    signupSteps: 5,
    searchAccess: 'all',
    enrich: false,
    mailStopped: null,
    textChange: null,
    inSignup: false,
    app: null,
    offer: null,
    siteEntry: false,
    sharing: null,
    now: NOW,
    timeZone: brand.time_zone,
    ...change,
  };
}

/** A decision of staff that hides the member's profile. */
export const storyDecision: NonNullable<ShellData['decision']> = {
  number: '7K3M-9QXA',
  title: 'Our team has hidden your profile',
  lines: [
    'Nobody sees your profile, and you cannot write to anybody. You can still log in and read, and your credits stay yours.',
    'The rule: Nobody asks members for money or scams them.',
    'The reason: You asked three members to pay for a journey that did not take place.',
    'Decision 7K3M-9QXA of 21 November 2026, made by a person on our team after a report.',
  ],
  objection: 'If you think this is wrong, write to us within six months, quoting the number 7K3M-9QXA.',
};

/** The logged-in member of the brand, as in the shell data. */
export const storyMember: NonNullable<ShellData['user']> = {
  id: 'm'.repeat(26),
  name: 'Anna',
  status: 'active',
  profileStatus: 'active',
  paidUser: true,
  credits: 120,
  language: 'en',
  signupDate: NOW - 86_400_000,
  thumb: null,
  remindable: true,
};
