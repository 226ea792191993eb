import type { Catalogues } from './catalogues.server';
import { MESSAGES_ELEMENT } from './document-messages';
import { featuresOf } from './features';
import type { IntlSource } from './IntlRoot';
import type { Locale } from './locales';
import type { NichePrefix } from './niche-prefix';

export interface PageMessagesInput {
  locale: Locale;
  prefix: NichePrefix;
  timeZone: string;
  /** Epoch milliseconds: what relative times count from, on the server and while the page hydrates. */
  now: number;
  /** Of a request that failed, for its error page. */
  requestId?: string | undefined;
  /** The `handle` of every matched route. */
  handles: readonly unknown[];
}

/**
 * What a page needs to speak: the source for <IntlRoot> and the element its browser reads. Both hold exactly the
 * features that the matched routes declare, so that server and browser never show different texts.
 */
export function pageMessages(
  catalogues: Catalogues,
  { locale, prefix, timeZone, now, requestId, handles }: PageMessagesInput,
): { source: IntlSource; script: string } {
  const features = featuresOf(handles);
  const json = catalogues.inline(locale, features, prefix);
  const attributes = `id="${MESSAGES_ELEMENT}" data-time-zone="${timeZone.replace(/[^\w/+-]/g, '')}" data-now="${now}"`;
  const failed = requestId === undefined ? '' : ` data-request="${requestId.replace(/\W/g, '')}"`;
  return {
    source: { intl: catalogues.intl(locale, { prefix, timeZone, features }), now, requestId },
    script: `<script type="application/json" ${attributes}${failed}>${json}</script>`,
  };
}
