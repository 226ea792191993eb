import type { Messages } from './create-intl';
import type { PageCatalogue } from './document-messages';

/** The messages of one open page: those in its document and those fetched since. */
export interface MessageStore {
  readonly messages: Messages;
  /**
   * Returns a promise to wait for, or undefined when the page can be shown: everything is loaded, or a file has failed
   * and the defaults of the code are used (a later call tries again).
   */
  load(features: readonly string[]): Promise<void> | undefined;
  /** The listener is called when texts arrive that were already shown as defaults. */
  subscribe(listener: () => void): () => void;
}

export type FetchMessages = (url: string) => Promise<Messages>;

interface Options {
  fetchMessages?: FetchMessages;
  /** The time in milliseconds of any monotonic clock. */
  now?: () => number;
}

/** How long a failed file is not requested again, in milliseconds. */
const RETRY_AFTER_MS = 5000;

type State = { is: 'here' } | { is: 'coming'; promise: Promise<void> } | { is: 'failed'; at: number };

export function createMessageStore(page: PageCatalogue, options: Options = {}): MessageStore {
  const { fetchMessages = fetchFile, now = () => performance.now() } = options;
  const messages: Messages = { ...page.messages };
  const states = new Map<string, State>(page.features.map((feature) => [feature, { is: 'here' }]));
  const listeners = new Set<() => void>();

  const start = (feature: string, url: string, before: State | undefined): Promise<void> => {
    const promise = fetchMessages(url).then(
      (loaded) => {
        Object.assign(messages, loaded);
        states.set(feature, { is: 'here' });
        if (before?.is === 'failed') for (const listener of listeners) listener();
      },
      () => {
        states.set(feature, { is: 'failed', at: now() });
      },
    );
    // While a later attempt is in progress, the page continues with the defaults.
    states.set(feature, before?.is === 'failed' ? { is: 'failed', at: Infinity } : { is: 'coming', promise });
    return promise;
  };

  const loadOne = (feature: string): Promise<void> | undefined => {
    const state = states.get(feature);
    const url = page.files[feature];
    if (state?.is === 'here' || url === undefined) return undefined;
    if (state?.is === 'coming') return state.promise;
    if (state?.is === 'failed') {
      if (now() - state.at > RETRY_AFTER_MS) void start(feature, url, state);
      return undefined;
    }
    return start(feature, url, state);
  };

  return {
    messages,
    load: (features) => features.map(loadOne).find((pending) => pending !== undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const TRIES = 2;
const TIMEOUT_MS = 6000;
const PAUSE_MS = 400;

/** Files are named by their content, so the browser may cache them for good. */
async function fetchFile(url: string): Promise<Messages> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      return (await response.json()) as Messages;
    } catch (error) {
      if (attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
