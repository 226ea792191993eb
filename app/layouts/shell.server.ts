import { memberOf } from '~/contract/actor';
import { findWelcome } from '~/features/billing/discounts/offers.service.server';
import { countUnread } from '~/features/chat/server/unread.service.server';
import { brandSubject, sharedPicture, sharingLocale } from '~/features/sharing/sharing.service.server';
import { searchAccess } from '~/features/profiles/view/visibility.service.server';
import { countNewLikes } from '~/features/likes/likes.service.server';
import { flowSteps } from '~/features/joining/flow/flow-steps';
import { findOpenPlace } from '~/features/joining/flow/flow.service.server';
import { signupAllowed } from '~/features/joining/signup/signup-access.server';
import { fictionalWords } from '~/features/profiles/view/fictional-words.server';
import { hasGaps } from '~/features/profiles/edit/profile-edit.service.server';
import { hasImprint } from '~/features/legal/documents/service-pages.service.server';
import { findSuppression } from '~/features/account/mail/suppression.service.server';
import { findPrivacyChange, findTermsQuestion } from '~/features/account/terms/terms.service.server';
import { findOwnDecision } from '~/features/account/decision/decision.service.server';
import { ownName } from '~/i18n/locales';
import { offeredLocales } from '~/i18n/offered-locales';
import type { RequestContext } from '~/server/context/context.server';
import {
  ALERT_COOKIES,
  BONUS_COOKIE,
  INSTALL_ALERT_COOKIE,
  MAIL_ALERT_COOKIE,
  TEXT_ALERT_COOKIE,
  PUSH_ALERT_COOKIE,
  ENTRY_COOKIE,
  THEME_COOKIE,
} from '~/server/http/cookies';
import type { ViewerMember } from '~/server/context/viewer';
import { photosAt } from '~/tenancy/photos-at';
import { brandMark } from '~/theme/mark';
import type { Company } from '~/tenancy/tenant';
import { textFor } from '~/tenancy/tenant-text';
import type {
  ShellApp,
  ShellBrand,
  ShellCompany,
  ShellData,
  ShellOffer,
  ShellSharing,
  ShellUser,
} from '~/page/shell-data';
import { findLanguageOffers } from './navigation/language-offers.server';

/** Loads everything that the layouts show: a few small queries for a member, none for a visitor. */
export async function loadShell(context: RequestContext): Promise<ShellData> {
  const { tenant, locale, viewer } = context;
  const member = memberOf(viewer);
  const enrich = member !== null && showsEnrich(context, member);
  const [unread, newLikes, mailStopped, textChange, decision, offer] = member
    ? await Promise.all([
        countUnread(context, member.id),
        countNewLikes(context, member.id),
        findMailStopped(context, member),
        findTextChange(context, member),
        findOwnDecision(context, member),
        findOffer(context, member),
      ])
    : [0, 0, null, null, null, null];
  const country = context.country.selected ?? context.country.geoip;
  const theme = context.cookie(THEME_COOKIE);
  const menu = offeredLocales(country, locale);
  return {
    brand: brandOf(context),
    company: companyOf(tenant.company),
    locale,
    locales: menu.map((code) => ({ code, name: ownName(code) })),
    ...findLanguageOffers(context, menu),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    country,
    geoipCountry: context.country.geoip,
    user: member && userOf(member),
    unread,
    newLikes,
    decision,
    signupOpen: signupAllowed(context),
    signupSteps: 1 + flowSteps(tenant).length,
    searchAccess: searchAccess(context),
    enrich,
    mailStopped,
    textChange,
    inSignup: enrich && member !== null && findOpenPlace(context, member) !== 'complete',
    offer,
    app: member && appOf(context),
    siteEntry: !member && showsSiteEntry(context),
    sharing: member ? null : await findSharing(context),
    now: context.clock.now(),
    timeZone: tenant.time_zone,
  };
}

/** A member whose profile is hidden only sees the notice about that, and not this alert. */
function showsEnrich(context: RequestContext, member: ViewerMember): boolean {
  const [name] = ALERT_COOKIES;
  if (member.hiddenBy !== null || context.cookie(name) !== undefined) return false;
  return hasGaps(context, member);
}

/**
 * Mail servers or the member's mailbox reported that notifications are not wanted, or do not arrive. What a member has
 * switched off is no reason for an alert. A report after the dismissal is another one, of which the member is told again.
 */
async function findMailStopped(context: RequestContext, member: ViewerMember): Promise<ShellData['mailStopped']> {
  if (member.status !== 'active') return null;
  const found = await findSuppression(context, member.id, member.email);
  const dismissedAt = Number(context.cookie(MAIL_ALERT_COOKIE) ?? 0);
  return found && found.at > dismissedAt ? found.reason : null;
}

/**
 * What only announces can be dismissed; new terms that apply by now cannot, because they stop the member from sending.
 */
async function findTextChange(context: RequestContext, member: ViewerMember): Promise<ShellData['textChange']> {
  const question = await findTermsQuestion(context, member);
  if (question?.due) return { text: 'terms', from: question.from, due: true };
  if (context.cookie(TEXT_ALERT_COOKIE) !== undefined) return null;
  if (question) return { text: 'terms', from: question.from, due: false };
  const at = findPrivacyChange(context, member);
  return at === null ? null : { text: 'privacy', at };
}

/** Spec section 2: not where the warning is switched off or dismissed, or where the country is not listed. */
function showsSiteEntry(context: RequestContext): boolean {
  const { tenant } = context;
  if (tenant.enable_site_entry_popup === 'no' || context.cookie(ENTRY_COOKIE) !== undefined) return false;
  return (tenant.site_entry_countries as string[]).includes(context.country.geoip);
}

async function findSharing(context: RequestContext): Promise<ShellSharing> {
  const { locale } = context;
  return {
    ...(await sharedPicture(context, brandSubject(context, locale))),
    locale: sharingLocale(context, locale),
  };
}

function appOf({ tenant, ports, worker, cookie }: RequestContext): ShellApp {
  return {
    worker: worker.on,
    pushKey: tenant.features.push_notifications && worker.on ? (ports.push?.publicKey ?? null) : null,
    pushAlert: cookie(PUSH_ALERT_COOKIE) === undefined,
    installAlert: cookie(INSTALL_ALERT_COOKIE) === undefined,
  };
}

async function findOffer(context: RequestContext, member: ViewerMember): Promise<ShellOffer | null> {
  const found = await findWelcome(context, member);
  if (!found || found.expires === null) return null;
  const { code, value_percentage: percentage, expires: endsAt } = found;
  return { code, percentage: percentage / 100, endsAt, modal: context.cookie(BONUS_COOKIE) === undefined };
}

function brandOf(context: RequestContext): ShellBrand {
  const { tenant, locale } = context;
  return {
    slug: tenant.slug,
    name: tenant.name,
    mark: brandMark(tenant.name),
    niche: tenant.niche,
    indexTitle: textFor(tenant.index_title, locale),
    description: textFor(tenant.description, locale),
    minAge: tenant.min_age,
    messageCredits: tenant.message_credits,
    messageLength: tenant.message_length,
    signupCredits: tenant.signup_credits,
    seenBy: {
      direct: tenant.logged_out_search,
      partner: tenant.logged_out_search_trafficsource,
      landings: tenant.features.member_landings,
    },
    refundDays: tenant.refund_days,
    autoLikes: tenant.features.auto_like && tenant.limits.auto_likes_per_day > 0,
    offers: {
      gifts: tenant.features.gifts,
      freeGifts: tenant.free_gifts,
      chatPhotos: tenant.features.chat_photos,
      icebreakers: tenant.features.icebreakers,
      photoCheck: tenant.photo_check,
    },
    photosAt: photosAt(tenant, context.viewer.kind),
    imprint: hasImprint(tenant),
    supportEmail: tenant.support_email,
    supportPhone: tenant.support_phone,
    fictional: fictionalWords(context),
  };
}

function companyOf(company: Company): ShellCompany {
  const { name, address, city, country, kvk } = company;
  return { name, address, city, country, kvk, vat: company.vat_numbers.join(', ') };
}

function userOf(member: ViewerMember): ShellUser {
  return {
    id: member.id,
    name: member.name,
    status: member.status,
    profileStatus: member.profileStatus,
    paidUser: member.paidUser,
    credits: member.credits,
    language: member.language,
    signupDate: member.signupDate,
    thumb: member.mainPhoto?.thumbFilename ?? null,
    remindable: member.notificationsDisabled.length === 0,
  };
}
