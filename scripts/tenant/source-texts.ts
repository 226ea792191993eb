import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IntlShape } from 'react-intl';
import { createSteadyIntl, type Messages } from '~/i18n/create-intl';
import type { Locale } from '~/i18n/locales';
import { nichePrefix } from '~/i18n/niche-prefix';

const locales = fileURLToPath(new URL('../../locales', import.meta.url));
const FILES = ['legal', 'terms', 'privacy', 'cookies', 'billing', 'common', 'trust'];

const read = new Map<string, IntlShape>();

/** The texts of the legal pages as a niche words them, from the catalogues in `locales/`: no build is needed. */
export function sourceTexts(locale: Locale, niche: number): IntlShape {
  const key = `${locale} ${nichePrefix(niche)}`;
  const known = read.get(key);
  if (known) return known;
  const names = FILES.flatMap((file) => [file, `${file}.${nichePrefix(niche)}`]);
  const paths = names.map((name) => `${locales}/${locale}/${name}.json`).filter((path) => existsSync(path));
  const messages = Object.assign({}, ...paths.map((path) => JSON.parse(readFileSync(path, 'utf8')))) as Messages;
  const onMissing = (id: string) => {
    throw new Error(`${id} is in none of the catalogues ${FILES.join(', ')}`);
  };
  const intl = createSteadyIntl({ locale, messages, timeZone: 'UTC', onMissing });
  read.set(key, intl);
  return intl;
}
