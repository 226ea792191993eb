import type { IntlShape } from 'react-intl';
import type { MemberRow } from '~db/schema/member';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { DEFAULT_LOCALE, supportedLocale, type Locale } from '~/i18n/locales';
import { messageId } from '~/i18n/message-id';
import { toMajor } from '~/i18n/minor-units';
import type { BrandContext } from '~/server/context/context.server';

/** How the pages of an archive say things: in the member's language. */
export interface ArchiveWords {
  intl: IntlShape;
  locale: Locale;
  say: (id: string, values?: Record<string, string | number>) => string;
  /** A day and time, or nothing. */
  time: (at: number | null | undefined) => string | null;
  price: (minor: number, currency: string) => string;
  country: (code: string | null) => string | null;
  language: (code: string) => string;
  yesNo: (value: unknown) => string;
  /** The text `<beginning><value>`; the stored value itself if there is none, so that nothing old prevents an archive. */
  named: (beginning: string, value: unknown) => string;
}

export function archiveWords({ texts, tenant }: BrandContext, { language }: MemberRow): ArchiveWords {
  const locale = supportedLocale(language) ? language : DEFAULT_LOCALE;
  const intl = texts(locale);
  const say: ArchiveWords['say'] = (id, values = {}) =>
    intl.formatMessage({ id }, { brand: tenant.name, email: tenant.support_email, ...values });
  return {
    intl,
    locale,
    say,
    time: (at) =>
      at === null || at === undefined ? null : intl.formatDate(at, { ...DATE_FORMATS.medium, ...DATE_FORMATS.time }),
    price: (minor, currency) =>
      /^[A-Z]{3}$/.test(currency)
        ? intl.formatNumber(toMajor(minor, currency), money(currency))
        : `${minor} ${currency}`,
    country: (code) =>
      code !== null && /^[A-Z]{2}$/.test(code) ? (intl.formatDisplayName(code, { type: 'region' }) ?? code) : code,
    language: (code) =>
      /^[a-z]{2,3}$/.test(code) ? (intl.formatDisplayName(code, { type: 'language' }) ?? code) : code,
    named: (beginning, value) => {
      const id = `${beginning}${String(value)}`;
      return id in intl.messages ? say(id) : String(value);
    },
    yesNo: (value) => say(value ? messageId('archive.yes') : messageId('archive.no')),
  };
}
