import type { EntryContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { isMember } from '~/contract/actor';
import type { IntlSource } from '~/i18n/IntlRoot';
import type { Locale } from '~/i18n/locales';
import { nichePrefix } from '~/i18n/niche-prefix';
import { pageMessages } from '~/i18n/page-messages.server';
import { notingIntl, PageTexts } from '~/i18n/sent/page-texts.server';
import { shownTimeZone } from '~/server/context/calendar';
import type { RequestContext } from '~/server/context/context.server';
import { checkoutOrigins } from '~/server/context/payment-providers';
import { THEME_COOKIE } from '~/server/http/cookies';
import type { CspOptions } from '~/document/pipeline/csp';
import { publicCdn } from '~/tenancy/photos-at';
import type { Tenant } from '~/tenancy/tenant';
import type { ComponentSheet } from '~/document/styles/component-sheet.server';
import { documentCss } from '~/theme/document-css';
import { preloadedFonts } from '~/theme/fonts';
import { themeColorMetas } from '~/theme/theme-css';
import { overrideCss } from '~/theme/theme-sheet';
import { themeOfNiche } from '~/theme/themes';
import { faviconLink } from './favicon.server';
import { pageScripts } from './scripts/page-scripts';

/** What the document of a response contains besides React's own output. */
export interface DocumentParts {
  intl: IntlSource;
  themeStyle: string;
  /** Where the browser finds the page's messages. */
  messages: string;
  /** The texts of numbers and dates, for the browser; undefined if it renders nothing itself. */
  texts: PageTexts | undefined;
  /** The style sheet that the page links instead of holding its styles. */
  componentSheet: ComponentSheet | undefined;
  /** The URL of the sheet that it links instead of holding what all brands of its theme have. */
  themeSheet: string | undefined;
  csp: CspOptions;
  /** Of a light page: what the application needs once it is loaded. */
  light: { loading: string } | null;
  /** False if the page never gets the application. */
  application: boolean;
}

interface RouteHandle {
  /** Whether the page posts to a payment provider. */
  checkout?: boolean;
}

/** The messages of the signup dialog. */
const SIGNUP_MESSAGES = 'account';

const styles = new LRUCache<string, string>({ max: 400 });

/**
 * Made once per version. With the sheet of the theme the page holds only what the brand changes. Slow phones see pages
 * without hydration first: a late font must not move their text.
 */
function themeStyle(tenant: Tenant, locale: Locale, hydrated: boolean, sheet: string | undefined): string {
  const key = `${tenant.id}|${tenant.version}|${locale}|${hydrated}|${sheet}`;
  const known = styles.get(key);
  if (known !== undefined) return known;
  const theme = themeOfNiche(tenant.niche);
  const fonts = preloadedFonts(theme, locale)
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const link = sheet === undefined ? '' : `<link rel="stylesheet" href="${sheet}">`;
  const css = sheet
    ? overrideCss(theme, tenant.theme)
    : documentCss(theme, tenant.theme, hydrated ? 'swap' : 'optional');
  const style = css === '' ? '' : `<style data-theme-of="${tenant.slug}">${css}</style>`;
  const parts = `${faviconLink(tenant)}${fonts}${link}${style}`;
  styles.set(key, parts);
  return parts;
}

/** The browser's bar on phones gets the colour of the page, in the chosen scheme or else in that of the device. */
function themeColors(context: RequestContext): string {
  const chosen = context.cookie(THEME_COOKIE);
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : undefined;
  return themeColorMetas(themeOfNiche(context.tenant.niche), context.tenant.theme, scheme)
    .map(({ content, media }) => `<meta name="theme-color" content="${content}"${media ? ` media="${media}"` : ''}>`)
    .join('');
}

/** Only members can install the app. */
function appLinks({ viewer, locale }: RequestContext): string {
  if (!isMember(viewer)) return '';
  return `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}"><link rel="apple-touch-icon" href="/icons/apple.png">`;
}

export function documentParts(context: RequestContext, remix: EntryContext): DocumentParts {
  const handles = remix.staticHandlerContext.matches.map(
    (match) => (remix.routeModules[match.route.id]?.handle ?? {}) as RouteHandle,
  );
  const scripts = pageScripts(handles, isMember(context.viewer));
  const { source, element, preloads } = pageMessages(context.catalogues, {
    locale: context.locale,
    prefix: nichePrefix(context.tenant.niche),
    country: context.tenant.countries[0],
    timeZone: shownTimeZone(context),
    now: context.clock.now(),
    // Only for an error page: cached pages must not contain anything of one request.
    requestId: remix.staticHandlerContext.errors ? context.requestId : undefined,
    handles,
    further: scripts === 'on-demand' ? [SIGNUP_MESSAGES] : [],
  });
  // Visitors' pages are stored as a whole and must be fast at the first visit, so they hold their own few styles.
  const sheets = scripts === 'with-page' && isMember(context.viewer) ? context.componentSheet : undefined;
  const themeSheet = sheets?.themes[themeOfNiche(context.tenant.niche).name];
  const texts = scripts === 'never' ? undefined : new PageTexts();
  return {
    intl: texts ? { ...source, intl: notingIntl(source.intl, texts) } : source,
    texts,
    themeStyle:
      themeColors(context) +
      appLinks(context) +
      themeStyle(context.tenant, context.locale, scripts === 'with-page', themeSheet),
    themeSheet,
    messages: scripts === 'never' ? '' : (scripts === 'with-page' ? preloads : '') + element,
    componentSheet: sheets,
    csp: {
      cdnPrefix: publicCdn(context.tenant) || null,
      formActions: handles.some((handle) => handle.checkout) ? checkoutOrigins(context) : [],
      secure: context.secure,
      development: import.meta.env.DEV,
    },
    light: scripts === 'on-demand' ? { loading: source.intl.formatMessage({ id: 'common.loading' }) } : null,
    application: scripts !== 'never',
  };
}
