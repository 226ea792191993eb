import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, vi } from 'vitest';
import type { Messages } from './create-intl';
import { createMessageStore } from './message-store';

const page = {
  locale: 'nl',
  files: { common: '/i18n/nl/common.1.json' },
  index: '/i18n/nl/index.1.json',
};
const files = { common: '/i18n/nl/common.1.json', chat: '/i18n/nl/chat.1.json', likes: '/i18n/nl/likes.1.json' };
const first: Messages = { 'common.ok': parse('Oké') };
const chat: Messages = { 'chat.send': parse('Versturen') };

/** The index can be fetched; `fetchMessages` stands for the files of the features. */
function storeWith(fetchMessages: (url: string) => Promise<Messages>, fetchIndex = () => Promise.resolve(files)) {
  const fetched = vi.fn(fetchMessages);
  const indexed = vi.fn(fetchIndex);
  const onFailure = vi.fn(() => false);
  const pauses: number[] = [];
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  const fetchJson = (url: string): Promise<unknown> => (url === page.index ? indexed() : fetched(url));
  const store = createMessageStore(page, first, { fetchJson, onFailure, pause });
  return { store, fetched, indexed, onFailure, pauses };
}

/** Fails as often as it is told, then responds. */
function failing<T>(times: number, response: T): () => Promise<T> {
  let requests = 0;
  return () => (++requests > times ? Promise.resolve(response) : Promise.reject(new Error('offline')));
}

describe('createMessageStore', () => {
  it('has what the page came with, without a request', () => {
    const { store, fetched, indexed } = storeWith(() => Promise.resolve({}));
    expect(store.load(['common'])).toBeUndefined();
    expect([fetched.mock.calls, indexed.mock.calls]).toEqual([[], []]);
  });

  it('fetches a feature once for all callers, and several at the same time', async () => {
    const { store, fetched, indexed } = storeWith((url) => Promise.resolve(url.includes('chat') ? chat : {}));
    const loading = store.load(['common', 'chat', 'likes']);
    expect(store.load(['chat'])).toBe(loading);
    await loading;
    await store.load(['likes']);
    expect(fetched.mock.calls).toEqual([['/i18n/nl/chat.1.json'], ['/i18n/nl/likes.1.json']]);
    expect(indexed).toHaveBeenCalledTimes(1);
    expect(store.load(['common', 'chat', 'likes'])).toBeUndefined();
    expect(store.messages).toMatchObject({ ...first, ...chat });
  });

  it('has nothing to fetch for a feature without texts', async () => {
    const { store, fetched } = storeWith(() => Promise.resolve({}));
    await store.load(['dev']);
    expect(store.load(['dev'])).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks for the index again until it can be loaded', async () => {
    const { store, indexed } = storeWith(() => Promise.resolve(chat), failing(2, files));
    await store.load(['chat']);
    expect(store.messages).toHaveProperty(['chat.send']);
    expect(indexed).toHaveBeenCalledTimes(3);
  });

  it('lets a page wait until its texts have come, since the scripts hold none', async () => {
    const { store, fetched, onFailure, pauses } = storeWith(failing(3, chat));
    const loading = store.load(['chat']);
    expect(store.load(['chat'])).toBe(loading);
    await loading;
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(onFailure).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([2000, 4000, 8000]);
    expect(store.load(['chat'])).toBeUndefined();
    expect(store.messages).toHaveProperty(['chat.send']);
  });
});
