import type { LiveEvent } from '~/contract/live-event';

/** How long a hidden tab keeps its stream, in milliseconds; after that, polling suffices. */
const HIDDEN_MS = 30_000;
/** If the response is no stream, the browser gives up; a new try follows after this time, doubling up to a minute. */
const COME_BACK_MS = 3000;
const LONGEST_MS = 60_000;

export interface StreamListeners {
  onLiveEvent: (liveEvent: LiveEvent) => void;
  /** Called on each connection and reconnection; events that were missed must be fetched. */
  onOpen: () => void;
}

/** Opens the event stream while the tab is visible; returns a function that closes it for good. */
export function openStream(document: Document, listeners: StreamListeners): () => void {
  let source: EventSource | undefined;
  let hiding: number | undefined;
  let returning: number | undefined;
  let pause = COME_BACK_MS;

  const open = () => {
    window.clearTimeout(returning);
    if (source) return;
    const opened = new EventSource('/api/events');
    source = opened;
    opened.addEventListener('hello', () => {
      pause = COME_BACK_MS;
      listeners.onOpen();
    });
    opened.addEventListener('message', (event: MessageEvent<string>) => {
      const liveEvent = readLiveEvent(event.data);
      if (liveEvent) listeners.onLiveEvent(liveEvent);
    });
    // The browser reconnects after a lost connection by itself. The state CLOSED means that it has given up.
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      source = undefined;
      returning = window.setTimeout(onVisibility, pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    });
  };
  const close = () => {
    window.clearTimeout(returning);
    source?.close();
    source = undefined;
  };
  const onVisibility = () => {
    window.clearTimeout(hiding);
    if (document.visibilityState === 'visible') open();
    else hiding = window.setTimeout(close, HIDDEN_MS);
  };

  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  // A page that is being left must not hold a connection; one that is restored from the history opens one again.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', onVisibility);
  window.addEventListener('online', onVisibility);
  return () => {
    window.clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', onVisibility);
    window.removeEventListener('online', onVisibility);
    close();
  };
}

function readLiveEvent(data: string): LiveEvent | undefined {
  try {
    return JSON.parse(data) as LiveEvent;
  } catch {
    return undefined;
  }
}
