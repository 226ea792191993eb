import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, vi } from 'vitest';
import type { Messages } from './create-intl';
import { createMessageStore } from './message-store';

const page = {
  locale: 'nl',
  features: ['common'],
  files: { common: '/i18n/nl/common.1.json', chat: '/i18n/nl/chat.1.json', likes: '/i18n/nl/likes.1.json' },
  messages: { 'common.ok': parse('Oké') },
};
const chat: Messages = { 'chat.send': parse('Versturen') };

function storeWith(fetchMessages: (url: string) => Promise<Messages>) {
  let now = 0;
  const fetched = vi.fn(fetchMessages);
  const store = createMessageStore(page, { fetchMessages: fetched, now: () => now });
  return { store, fetched, advance: (ms: number) => (now += ms) };
}

describe('createMessageStore', () => {
  it('has what the page came with, without a request', () => {
    const { store, fetched } = storeWith(() => Promise.resolve({}));
    expect(store.load(['common'])).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches a feature once for all callers, and several at the same time', async () => {
    const { store, fetched } = storeWith((url) => Promise.resolve(url.includes('chat') ? chat : {}));
    const first = store.load(['common', 'chat', 'likes']);
    expect(store.load(['chat'])).toBe(first);
    expect(fetched.mock.calls).toEqual([['/i18n/nl/chat.1.json'], ['/i18n/nl/likes.1.json']]);
    await first;
    await Promise.resolve();
    expect(store.load(['common', 'chat', 'likes'])).toBeUndefined();
    expect(store.messages).toMatchObject({ 'common.ok': page.messages['common.ok'], 'chat.send': chat['chat.send'] });
  });

  it('does not wait for a file that does not exist', () => {
    const { store, fetched } = storeWith(() => Promise.resolve({}));
    expect(store.load(['dev'])).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
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
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
    expect(store.messages).toHaveProperty(['chat.send']);
  });

  it('can fail a second time and still be requested again', async () => {
    const { store, fetched, advance } = storeWith(() => Promise.reject(new Error()));
    await store.load(['chat']);
    for (const times of [2, 3]) {
      advance(6000);
      store.load(['chat']);
      expect(fetched).toHaveBeenCalledTimes(times);
      await new Promise((resolve) => setTimeout(resolve));
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
