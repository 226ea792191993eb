import type { LiveHint } from './hints';

/** A hidden tab keeps its stream this long, then polling has to do. */
const HIDDEN_MS = 30_000;

export interface StreamListeners {
  onHint: (hint: LiveHint) => void;
  /** Connected (again): whatever was missed must be fetched. */
  onOpen: () => void;
}

/** Opens the event stream while the tab is visible; returns how to stop it. */
export function openStream(document: Document, listeners: StreamListeners): () => void {
  let source: EventSource | undefined;
  let hiding: number | undefined;

  const open = () => {
    if (source) return;
    source = new EventSource('/api/events');
    source.addEventListener('hello', listeners.onOpen);
    source.addEventListener('message', (event: MessageEvent<string>) =>
      listeners.onHint(JSON.parse(event.data) as LiveHint),
    );
  };
  const close = () => {
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
  // A page that is being left must not hold a connection (or log its end as an error).
  window.addEventListener('pagehide', close);
  return () => {
    window.clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', close);
    close();
  };
}
