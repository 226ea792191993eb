import type { Locale } from '~/i18n/locales';
import type { TenantText } from './tenant';

/** The text in the locale's language, else in English, else in the language that the brand wrote first. */
export function textFor(value: TenantText, locale: string): string {
  if (typeof value === 'string') return value;
  const language = locale.slice(0, 2) as Locale;
  return value[language] ?? value.en ?? Object.values(value)[0] ?? '';
}
