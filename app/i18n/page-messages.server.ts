import type { Catalogues } from './catalogues.server';
import type { SteadyIntl } from './create-intl';
import { MESSAGES_ELEMENT, type PageCatalogue } from './document-messages';
import { featuresOf, type Feature } from './features';
import type { IntlSource } from './IntlRoot';
import type { Locale } from './locales';
import type { NichePrefix } from './niche-prefix';

export interface PageMessagesInput {
  locale: Locale;
  prefix: NichePrefix;
  /** The brand's country (ISO 3166-1 alpha-2), whose way of writing dates, times and numbers is used. */
  country: string | undefined;
  timeZone: string;
  /** The time in epoch milliseconds that relative times refer to, on the server and while the page hydrates. */
  now: number;
  requestId?: string | undefined;
  /** The `handle` of every matched route. */
  handles: readonly unknown[];
  /** What the browser loads besides, for a dialog that it opens at once. */
  further?: readonly Feature[];
}

interface PageMessages {
  /** What the server renders with. */
  source: IntlSource & { intl: SteadyIntl };
  /** What the browser starts with: an element that names the files of the page's messages, and no message itself. */
  element: string;
  /** Requests for these files while the page loads, so that they are there when its scripts are. */
  preloads: string;
}

/** All parts are about the features of the matched routes, so that server and browser show the same texts. */
export function pageMessages(
  catalogues: Pick<Catalogues, 'page' | 'intl'>,
  { locale, prefix, country, timeZone, now, requestId, handles, further = [] }: PageMessagesInput,
): PageMessages {
  const features = featuresOf(handles);
  const catalogue: PageCatalogue = catalogues.page(locale, [...new Set([...features, ...further])], prefix);
  const intl = catalogues.intl(locale, { prefix, timeZone, country, features });
  const zone = timeZone.replace(/[^\w/+-]/g, '');
  const attributes = `id="${MESSAGES_ELEMENT}" data-locale="${intl.locale}" data-time-zone="${zone}" data-now="${now}"`;
  const failed = requestId === undefined ? '' : ` data-request="${requestId.replace(/\W/g, '')}"`;
  return {
    source: { intl, now, requestId },
    element: `<script type="application/json" ${attributes}${failed}>${JSON.stringify(catalogue)}</script>`,
    preloads: Object.values(catalogue.files)
      .map((url) => `<link rel="preload" as="fetch" href="${url}" crossorigin fetchpriority="low">`)
      .join(''),
  };
}
