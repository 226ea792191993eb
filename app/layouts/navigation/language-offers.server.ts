import { isMember } from '~/contract/actor';
import { ownName, type Locale } from '~/i18n/locales';
import { brandLocales } from '~/i18n/offered-locales';
import type { ShellData } from '~/page/shell-data';
import type { RequestContext } from '~/server/context/context.server';
import { LOCALE_COOKIE } from '~/server/http/cookies';

/**
 * Offers of all languages of the brand and of the menu but the page's, to a visitor who has not chosen one. Members have
 * a language of their own, and a login stores it in the same cookie.
 */
export function findLanguageOffers(
  { tenant, viewer, locale, cookie, texts }: RequestContext,
  menu: readonly Locale[],
): Pick<ShellData, 'languageOffers'> {
  if (isMember(viewer) || cookie(LOCALE_COOKIE) === locale) return {};
  const all = new Set([...menu, ...brandLocales(tenant.countries)]);
  const others = [...all].filter((code) => code !== locale);
  if (others.length === 0) return {};
  return {
    languageOffers: others.map((code) => ({
      code,
      question: texts(code).formatMessage({ id: 'language.offer' }, { language: ownName(code) }),
      dismiss: texts(code).formatMessage({ id: 'common.dismiss' }),
    })),
  };
}
