import type { IntlShape } from 'react-intl';
import { createSteadyIntl, type Messages } from './create-intl';
import { readDocumentMessages } from './document-messages';
import { fetchPageFiles } from './fetch-file';
import { createMessageStore, type MessageStore } from './message-store';
import { readSentTexts } from './sent/sent-texts';
import { createPageClock, type PageClock } from './time/page-clock';

/** The texts and the time of an open page in the browser. */
export interface OpenPage {
  store: MessageStore;
  clock: PageClock;
  requestId: string | undefined;
  intl: IntlShape;
}

/** Loads the messages of the document. `onFailure` is called when that fails; true if the document is loaded anew. */
export async function openPage(document: Document, onFailure: () => boolean): Promise<OpenPage> {
  const { catalogue, regional, timeZone, now, requestId } = readDocumentMessages(document);
  const texts = readSentTexts(document);
  const clock = createPageClock(now);
  const loaded = (await fetchPageFiles(Object.values(catalogue.files), { onFailure })) as Messages[];
  const store = createMessageStore(catalogue, Object.assign({}, ...loaded) as Messages);
  const intl = createSteadyIntl({
    locale: regional,
    messages: store.messages,
    timeZone,
    texts,
    onProblem: (error) => console.error(error),
    onMissing: (id) => {
      if (import.meta.env.DEV) console.warn(`${id} is not among the messages of this page: see handle.messages`);
    },
  });
  return { store, clock, requestId, intl };
}
