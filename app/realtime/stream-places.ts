/**
 * Over HTTP/1.1 a browser keeps at most six connections to a host, for all its tabs together. A sixth stream would leave
 * none for pages and requests: the next tab would load for ever.
 */
export const PLACES = 5;
const LOCK = 'facet-stream';
const CHANNEL = 'facet-streams';
/** 'wanted': a visible tab found no place; 'free': a place was given back. */
type Notice = 'wanted' | 'free';

export interface StreamPlaces {
  /** Takes a place for a stream and returns what gives it back; undefined if all are taken. */
  take(): Promise<(() => void) | undefined>;
  /** Begins to listen to the other tabs. */
  listen(): void;
  /** Ends it: a page with an open channel may not be kept for Back. */
  stopListening(): void;
}

export interface PlaceListeners {
  /** A visible tab wants a place: a hidden one should give up its own. */
  onWanted: () => void;
  /** Another tab gave up its place. */
  onFree: () => void;
}

/** The places of all tabs of a browser at this host; undefined where they need not be counted, or cannot be. */
export function openStreamPlaces({ onWanted, onFree }: PlaceListeners): StreamPlaces | undefined {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || typeof BroadcastChannel === 'undefined' || hasManyStreams()) return undefined;
  let channel: BroadcastChannel | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const post = (notice: Notice) => channel?.postMessage(notice);

  return {
    async take() {
      for (let place = 0; place < PLACES; place += 1) {
        const release = await takeLock(locks, `${LOCK}-${place}`);
        if (!release) continue;
        return () => {
          release();
          post('free');
        };
      }
      post('wanted');
      return undefined;
    },
    listen() {
      if (channel) return;
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', ({ data }: MessageEvent<Notice>) =>
        (data === 'wanted' ? onWanted : onFree)(),
      );
    },
    stopListening() {
      channel?.close();
      channel = undefined;
    },
  };
}

/** Over HTTP/2 and newer all streams and requests of a browser share one connection. */
function hasManyStreams(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '');
}

/** A tab that is closed or crashes gives its locks back by itself. */
function takeLock(locks: LockManager, name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    void locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      // Where locks are refused nothing is counted.
      .catch(() => resolve(() => {}));
  });
}
