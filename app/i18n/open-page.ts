import type { IntlShape, MessageDescriptor } from 'react-intl';
import { createSteadyIntl, type Messages } from './create-intl';
import { readDocumentMessages } from './document-messages';
import { fetchPageFiles, type FileOptions } from './fetch-file';
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

/**
 * Loads the messages of the document. `onFailure` is called when that fails, or when messages that the page needs later
 * cannot be loaded.
 */
export async function openPage(document: Document, files: FileOptions): Promise<OpenPage> {
  const { catalogue, regional, timeZone, now, requestId } = readDocumentMessages(document);
  const texts = readSentTexts(document);
  const clock = createPageClock(now);
  const loaded = (await fetchPageFiles(Object.values(catalogue.files), files)) as Messages[];
  const store = createMessageStore(catalogue, Object.assign({}, ...loaded) as Messages, files);
  const onProblem = (error: Error) => console.error(error);
  const intl = createSteadyIntl({ locale: regional, messages: store.messages, timeZone, texts, onProblem });
  return { store, clock, requestId, intl: { ...intl, formatMessage: knownMessage(intl, store) } };
}

/** Stands where a text will be. */
const COMING = '…';

/**
 * The scripts hold no English defaults (scripts/bundle/without-defaults.ts). A text whose feature a page did not name is
 * missing for a moment, while the feature's file is fetched, and there when the component is rendered again.
 */
function knownMessage({ formatMessage }: IntlShape, { messages, load }: MessageStore): IntlShape['formatMessage'] {
  const known = (descriptor: MessageDescriptor, ...rest: unknown[]): unknown => {
    const id = String(descriptor.id);
    if (id in messages || descriptor.defaultMessage) return (formatMessage as typeof known)(descriptor, ...rest);
    if (import.meta.env.DEV) console.warn(`${id} is not among the messages of this page: see handle.messages`);
    void load([id.slice(0, id.indexOf('.'))]);
    return COMING;
  };
  return known as IntlShape['formatMessage'];
}
