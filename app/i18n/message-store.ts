import type { Messages } from './create-intl';
import type { PageCatalogue } from './document-messages';
import { fetchPageFiles, type FileOptions } from './fetch-file';

/** The messages of one open page: those that it began with and those fetched since. */
export interface MessageStore {
  readonly messages: Messages;
  /** Returns a promise to wait for, or undefined when all of these are loaded. It never rejects. */
  load(features: readonly string[]): Promise<void> | undefined;
}

type State = 'here' | Promise<void>;

/**
 * `first` holds the messages of the files of the page itself. A file that cannot be loaded is tried again until it
 * comes; `onFailure` may load the document again meanwhile (fetchPageFiles).
 */
export function createMessageStore(page: PageCatalogue, first: Messages, options: FileOptions): MessageStore {
  const messages: Messages = { ...first };
  const states = new Map<string, State>(Object.keys(page.files).map((feature) => [feature, 'here']));
  let index: Promise<Record<string, string>> | undefined;

  const fetchOne = async (url: string): Promise<unknown> => (await fetchPageFiles([url], options))[0];

  const start = async (feature: string): Promise<void> => {
    index ??= fetchOne(page.index) as Promise<Record<string, string>>;
    const { [feature]: url } = await index;
    if (url !== undefined) Object.assign(messages, await fetchOne(url));
    states.set(feature, 'here');
  };

  const loadOne = (feature: string): Promise<void> | undefined => {
    const state = states.get(feature) ?? start(feature);
    if (state === 'here') return undefined;
    states.set(feature, state);
    return state;
  };

  return { messages, load: (features) => features.map(loadOne).find((pending) => pending !== undefined) };
}
