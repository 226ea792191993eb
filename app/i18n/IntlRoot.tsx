import { createContext, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import type { MessageStore } from './message-store';
import type { OpenPage } from './open-page';
import { stoppedClock, type PageClock } from './time/page-clock';
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

type IntlRootProps = { source: IntlSource; children: ReactNode } | { page: OpenPage; children: ReactNode };

/** The server passes its source, the browser what it read from the document. Another language loads a new document. */
export function IntlRoot(props: IntlRootProps) {
  if ('source' in props) return <GivenIntl source={props.source}>{props.children}</GivenIntl>;
  return <BrowserIntl page={props.page}>{props.children}</BrowserIntl>;
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

function BrowserIntl({ page, children }: { page: OpenPage; children: ReactNode }) {
  // The intl object finds new messages by itself.
  const { store, clock, requestId, intl } = page;
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
