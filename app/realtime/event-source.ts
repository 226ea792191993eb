import type { LiveEvent } from '~/contract/live-event';
import { openStreamPlaces } from './stream-places';

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
export function openEventSource(document: Document, listeners: StreamListeners): () => void {
  let source: EventSource | undefined;
  let hiding: number | undefined;
  let returning: number | undefined;
  let pause = COME_BACK_MS;
  /** Gives the stream's place back; undefined while there is no stream and none is being opened. */
  let leave: (() => void) | undefined;
  /** Another tab gave up a place that this one may not have found yet: the word of it may be faster than the lock. */
  let freed = false;

  const isVisible = () => document.visibilityState === 'visible';
  const places = openStreamPlaces({
    onWanted: () => !isVisible() && close(),
    onFree: () => {
      freed = true;
      if (isVisible()) void open();
    },
  });
  const open = async () => {
    window.clearTimeout(returning);
    if (leave) return;
    let left = false;
    leave = () => (left = true);
    const place = places ? await places.take() : () => {};
    if (left) return place?.();
    leave = place;
    if (place) connect();
    // Polling serves this tab until another one gives up its place; one that crashed does not say so.
    else returning = window.setTimeout(onVisibility, freed ? COME_BACK_MS : LONGEST_MS);
    freed = false;
  };
  const connect = () => {
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
      close();
      returning = window.setTimeout(onVisibility, pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    });
  };
  const close = () => {
    window.clearTimeout(returning);
    source?.close();
    source = undefined;
    leave?.();
    leave = undefined;
  };
  const onVisibility = () => {
    window.clearTimeout(hiding);
    if (isVisible()) void open();
    else hiding = window.setTimeout(close, HIDDEN_MS);
  };
  const onShow = () => {
    places?.listen();
    onVisibility();
  };
  const onHide = () => {
    close();
    places?.stopListening();
  };

  onShow();
  const unwatch = watchPage(document, { onVisibility, onHide, onShow });
  return () => {
    window.clearTimeout(hiding);
    unwatch();
    onHide();
  };
}

/** A page that is being left must not hold a connection; one that is restored from the history opens one again. */
function watchPage(document: Document, on: Record<'onVisibility' | 'onHide' | 'onShow', () => void>): () => void {
  document.addEventListener('visibilitychange', on.onVisibility);
  window.addEventListener('pagehide', on.onHide);
  window.addEventListener('pageshow', on.onShow);
  window.addEventListener('online', on.onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', on.onVisibility);
    window.removeEventListener('pagehide', on.onHide);
    window.removeEventListener('pageshow', on.onShow);
    window.removeEventListener('online', on.onVisibility);
  };
}

function readLiveEvent(data: string): LiveEvent | undefined {
  try {
    return JSON.parse(data) as LiveEvent;
  } catch {
    return undefined;
  }
}
