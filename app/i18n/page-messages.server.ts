import type { Catalogues } from './catalogues.server';
import { MESSAGES_ELEMENT } from './document-messages';
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
  /** False if the document only names the files of the messages. */
  inlined?: boolean;
}

/** Both parts contain exactly the features of the matched routes, so that server and browser show the same texts. */
export function pageMessages(
  catalogues: Pick<Catalogues, 'inline' | 'intl'>,
  { locale, prefix, country, timeZone, now, requestId, handles, inlined = true }: PageMessagesInput,
): { source: IntlSource; script: string; features: readonly Feature[] } {
  const features = featuresOf(handles);
  const json = catalogues.inline(locale, inlined ? features : [], prefix);
  const intl = catalogues.intl(locale, { prefix, timeZone, country, features });
  const zone = timeZone.replace(/[^\w/+-]/g, '');
  const attributes = `id="${MESSAGES_ELEMENT}" data-locale="${intl.locale}" data-time-zone="${zone}" data-now="${now}"`;
  const failed = requestId === undefined ? '' : ` data-request="${requestId.replace(/\W/g, '')}"`;
  return {
    features,
    source: { intl, now, requestId },
    script: `<script type="application/json" ${attributes}${failed}>${json}</script>`,
  };
}
