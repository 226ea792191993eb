// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEventSource } from './event-source';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  fail() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}

const visible = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const openOnes = () => FakeSource.all.filter(({ readyState }) => readyState === 1);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  visible('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the event stream of a page', () => {
  it('reports every connection and every live event, and ignores malformed data', () => {
    const received: unknown[] = [];
    const stop = openEventSource(document, {
      onOpen: () => received.push('open'),
      onLiveEvent: (liveEvent) => received.push(liveEvent),
    });
    const [source] = FakeSource.all;
    source!.dispatchEvent(new Event('hello'));
    source!.dispatchEvent(new MessageEvent('message', { data: '{"kind":"message","seq":3}' }));
    source!.dispatchEvent(new MessageEvent('message', { data: 'x' }));
    source!.dispatchEvent(new Event('hello'));
    expect(received).toEqual(['open', { kind: 'message', seq: 3 }, 'open']);
    stop();
    expect(openOnes()).toEqual([]);
  });

  it('closes after 30 seconds hidden, not before, and opens when visible again', () => {
    const stop = openEventSource(document, { onOpen: () => {}, onLiveEvent: () => {} });
    visible('hidden');
    vi.advanceTimersByTime(29_000);
    expect(openOnes()).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(openOnes()).toHaveLength(0);
    visible('visible');
    expect(openOnes()).toHaveLength(1);
    stop();
  });

  it('reconnects if the browser gave up, with growing delays', () => {
    const stop = openEventSource(document, { onOpen: () => {}, onLiveEvent: () => {} });
    FakeSource.all[0]!.fail();
    expect(openOnes()).toHaveLength(0);
    vi.advanceTimersByTime(3000);
    expect(openOnes()).toHaveLength(1);
    FakeSource.all[1]!.fail();
    vi.advanceTimersByTime(3000);
    expect(openOnes()).toHaveLength(0);
    vi.advanceTimersByTime(3000);
    expect(openOnes()).toHaveLength(1);
    stop();
  });

  it('reconnects quickly again after a connection that lasted', () => {
    const stop = openEventSource(document, { onOpen: () => {}, onLiveEvent: () => {} });
    for (const [failed, pause] of [
      [0, 3000],
      [1, 6000],
    ] as const) {
      FakeSource.all[failed]!.fail();
      vi.advanceTimersByTime(pause);
    }
    FakeSource.all[2]!.dispatchEvent(new Event('hello'));
    FakeSource.all[2]!.fail();
    vi.advanceTimersByTime(2999);
    expect(openOnes()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(openOnes()).toHaveLength(1);
    stop();
  });

  it('looks again soon where another tab gave up a place that this one did not get', async () => {
    const channels: EventTarget[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor() {
          super();
          channels.push(this);
        }
        postMessage() {}
        close() {}
      },
    );
    let free = false;
    const request = async (_name: string, _how: object, hold: (lock: object | null) => unknown) =>
      hold(free ? {} : null);
    vi.stubGlobal('navigator', { locks: { request } });
    const stop = openEventSource(document, { onOpen: () => {}, onLiveEvent: () => {} });
    await vi.advanceTimersByTimeAsync(100);
    // The word of it may be faster than the place itself.
    channels[0]!.dispatchEvent(new MessageEvent('message', { data: 'free' }));
    await vi.advanceTimersByTimeAsync(100);
    free = true;
    expect(openOnes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(openOnes()).toHaveLength(1);
    stop();
  });

  it('opens again on a page restored by going back', () => {
    const stop = openEventSource(document, { onOpen: () => {}, onLiveEvent: () => {} });
    window.dispatchEvent(new Event('pagehide'));
    expect(openOnes()).toHaveLength(0);
    window.dispatchEvent(new Event('pageshow'));
    expect(openOnes()).toHaveLength(1);
    stop();
  });
});
