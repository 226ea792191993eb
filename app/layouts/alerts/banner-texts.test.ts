import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';

/** What fits on three lines of a phone of 390 px beside the button that dismisses it. */
const MOST = 115;

const files = import.meta.glob<Record<string, string>>('../../../locales/*/{shell,push}.json', {
  eager: true,
  import: 'default',
});

/** Each banner: its words, and the link or the button that follows them. */
const banners: readonly (readonly string[])[] = [
  ['shell.activation-banner', 'shell.activation-resend'],
  ['shell.confirmed-banner'],
  ['shell.enrich-words', 'shell.enrich-link'],
  ['shell.mail-stopped-bounce', 'shell.mail-stopped-link'],
  ['shell.mail-stopped-complaint', 'shell.mail-stopped-link'],
  ['shell.mail-stopped-unsubscribed', 'shell.mail-stopped-link'],
  ['shell.terms-due', 'shell.text-change-link'],
  ['shell.terms-changed', 'shell.text-change-link'],
  ['shell.privacy-changed', 'shell.text-change-link'],
  ['shell.unsent'],
  ['push.title', 'push.allow'],
  ['push.install-title', 'push.install-button'],
  ['push.install-title', 'push.install-ios'],
];

it.each(LOCALES)('a banner fits on three lines in %s', (locale) => {
  const messages = Object.assign(
    {},
    ...['shell', 'push'].map((name) => files[`../../../locales/${locale}/${name}.json`]),
  ) as Record<string, string>;
  const intl = createIntl({ locale, messages });
  const values = { day: '30 September 2026', name: 'Samen & Ensemble', count: 12, conversations: 3 };
  const long = banners.flatMap((ids) => {
    const parts = ids.map((id) => intl.formatMessage({ id }, { ...values, link: (label: unknown) => String(label) }));
    const text = parts.join(' ');
    return text.length > MOST ? [`${text.length}: ${text}`] : [];
  });
  expect(long).toEqual([]);
});
