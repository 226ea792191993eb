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
  let now = 0;
  const fetched = vi.fn(fetchMessages);
  const indexed = vi.fn(fetchIndex);
  const fetchJson = (url: string): Promise<unknown> => (url === page.index ? indexed() : fetched(url));
  const store = createMessageStore(page, first, { fetchJson, now: () => now });
  return { store, fetched, indexed, advance: (ms: number) => (now += ms) };
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

  it('asks for the index again after it could not be loaded', async () => {
    let works = false;
    const { store, indexed, advance } = storeWith(
      () => Promise.resolve(chat),
      () => (works ? Promise.resolve(files) : Promise.reject(new Error())),
    );
    await store.load(['chat']);
    expect(store.messages).not.toHaveProperty(['chat.send']);
    works = true;
    advance(6000);
    store.load(['chat']);
    await vi.waitFor(() => expect(store.messages).toHaveProperty(['chat.send']));
    expect(indexed).toHaveBeenCalledTimes(2);
  });

  it('lets the page go on after a failure, tries again later and then notifies', async () => {
    let works = false;
    const { store, fetched, advance } = storeWith(() => (works ? Promise.resolve(chat) : Promise.reject(new Error())));
    const listener = vi.fn();
    store.subscribe(listener);
    await store.load(['chat']);
    expect(store.load(['chat'])).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(1);
    works = true;
    advance(6000);
    expect(store.load(['chat'])).toBeUndefined();
    expect(store.load(['chat'])).toBeUndefined();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(store.messages).toHaveProperty(['chat.send']);
  });

  it('can fail a second time and still be requested again', async () => {
    const { store, fetched, advance } = storeWith(() => Promise.reject(new Error()));
    await store.load(['chat']);
    for (const times of [2, 3]) {
      advance(6000);
      store.load(['chat']);
      await new Promise((resolve) => setTimeout(resolve));
      expect(fetched).toHaveBeenCalledTimes(times);
    }
  });

  it('does not notify about texts that were never shown as defaults', async () => {
    const { store } = storeWith(() => Promise.resolve(chat));
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    await store.load(['chat']);
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});
