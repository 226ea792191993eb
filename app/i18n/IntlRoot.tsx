import { createContext, useEffect, useState, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { createSteadyIntl } from './create-intl';
import { readDocumentMessages } from './document-messages';
import { createMessageStore, type MessageStore } from './message-store';
import { createPageClock, stoppedClock, type PageClock } from './page-clock';
import { RequestIdContext } from './request-id';

/** What the server renders with; made by pageMessages. */
export interface IntlSource {
  intl: IntlShape;
  /** Epoch milliseconds. */
  now: number;
  requestId?: string | undefined;
}

/** Null on the server, where all messages of a page are available from the start. */
export const MessageStoreContext = createContext<MessageStore | null>(null);
export const PageClockContext = createContext<PageClock>(stoppedClock(0));

/** The server passes its source, the browser reads what the server wrote. Another language loads a new document. */
export function IntlRoot({ source, children }: { source?: IntlSource; children: ReactNode }) {
  return source ? <GivenIntl source={source}>{children}</GivenIntl> : <BrowserIntl>{children}</BrowserIntl>;
}

function GivenIntl({ source, children }: { source: IntlSource; children: ReactNode }) {
  return (
    <PageClockContext.Provider value={stoppedClock(source.now)}>
      <RequestIdContext.Provider value={source.requestId}>
        <RawIntlProvider value={source.intl}>{children}</RawIntlProvider>
      </RequestIdContext.Provider>
    </PageClockContext.Provider>
  );
}

function BrowserIntl({ children }: { children: ReactNode }) {
  const [{ store, clock, requestId, intl: first }] = useState(openPage);
  const [intl, setIntl] = useState(first);
  // The intl object finds new messages by itself; a new object re-renders only the components that had to show a
  // default before.
  useEffect(() => store.subscribe(() => setIntl((current) => ({ ...current }))), [store]);
  return (
    <MessageStoreContext.Provider value={store}>
      <PageClockContext.Provider value={clock}>
        <RequestIdContext.Provider value={requestId}>
          <RawIntlProvider value={intl}>{children}</RawIntlProvider>
        </RequestIdContext.Provider>
      </PageClockContext.Provider>
    </MessageStoreContext.Provider>
  );
}

function openPage() {
  const { catalogue, regional, timeZone, now, requestId } = readDocumentMessages(document);
  const store = createMessageStore(catalogue);
  const intl = createSteadyIntl({
    locale: regional,
    messages: store.messages,
    timeZone,
    onProblem: (error) => console.error(error),
    onMissing: (id) => {
      if (import.meta.env.DEV) console.warn(`${id} is not among the messages of this page: see handle.messages`);
    },
  });
  return { store, clock: createPageClock(now), requestId, intl };
}
