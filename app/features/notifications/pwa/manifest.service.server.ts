import { supportedLocale, type Locale } from '~/i18n/locales';
import type { RequestContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';
import { windowColors } from './icon-svg';
import { iconVersion } from './icons.service.server';

/** More would be cut off below the icon on most phones. */
const SHORT = 12;

/** The Web App Manifest of the brand, in the language of the page that links to it. */
export function manifestOf(context: Pick<RequestContext, 'tenant' | 'texts' | 'locale'>, requested: string | null) {
  const { tenant } = context;
  const lang: Locale = supportedLocale(requested) ? requested : context.locale;
  const intl = context.texts(lang);
  const version = iconVersion(tenant);
  const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png?v=${version}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const { theme, background } = windowColors(tenant);
  return {
    id: '/',
    name: tenant.name,
    short_name: tenant.name.length <= SHORT ? tenant.name : (tenant.name.split(' ')[0] ?? '').slice(0, SHORT),
    description: textFor(tenant.description, lang),
    lang,
    dir: 'ltr',
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    theme_color: theme,
    background_color: background,
    categories: ['lifestyle', 'social'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: intl.formatMessage({ id: 'push.shortcut-chats', defaultMessage: 'Messages' }), url: '/chats' },
      { name: intl.formatMessage({ id: 'push.shortcut-likes', defaultMessage: 'Likes' }), url: '/likes' },
    ],
  };
}
