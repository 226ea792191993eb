import type { Messages } from './create-intl';
import type { PageCatalogue } from './document-messages';
import { fetchFile, type FetchJson } from './fetch-file';

/** The messages of one open page: those that it began with and those fetched since. */
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

interface Options {
  fetchJson?: FetchJson;
  /** The time in milliseconds of any monotonic clock. */
  now?: () => number;
}

/** How long a failed file is not requested again, in milliseconds. */
const RETRY_AFTER_MS = 5000;

type State = { is: 'here' } | { is: 'coming'; promise: Promise<void> } | { is: 'failed'; at: number };

/** `first` holds the messages of the files of the page itself. */
export function createMessageStore(page: PageCatalogue, first: Messages, options: Options = {}): MessageStore {
  const { fetchJson = fetchFile, now = () => performance.now() } = options;
  const messages: Messages = { ...first };
  const states = new Map<string, State>(Object.keys(page.files).map((feature) => [feature, { is: 'here' }]));
  const listeners = new Set<() => void>();
  let index: Promise<Record<string, string>> | undefined;

  const urlOf = async (feature: string): Promise<string | undefined> => {
    index ??= fetchJson(page.index) as Promise<Record<string, string>>;
    try {
      return (await index)[feature];
    } catch (error) {
      index = undefined;
      throw error;
    }
  };

  const start = (feature: string, before: State | undefined): Promise<void> => {
    const loading = urlOf(feature).then((url) => (url === undefined ? {} : fetchJson(url)));
    const promise = loading.then(
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
    if (state?.is === 'here') return undefined;
    if (state?.is === 'coming') return state.promise;
    if (state?.is === 'failed') {
      if (now() - state.at > RETRY_AFTER_MS) void start(feature, state);
      return undefined;
    }
    return start(feature, state);
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
