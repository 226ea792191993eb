// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchWorker } from './watch-worker';

class FakeWorker extends EventTarget {
  sent: unknown[] = [];
  state = 'installing';
  postMessage(message: unknown) {
    this.sent.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function browser({
  controlled = true,
  waiting,
  installing,
}: { controlled?: boolean; waiting?: FakeWorker; installing?: FakeWorker } = {}) {
  const active = new FakeWorker();
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: waiting ?? null,
    installing: installing ?? (null as FakeWorker | null),
    update: vi.fn<() => Promise<void>>(async () => {}),
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve(registration),
    register: vi.fn<() => Promise<typeof registration>>(async () => registration),
  });
  const events = { ready: 0, updates: [] as (() => void)[], opened: [] as string[], reloads: 0 };
  const stop = watchWorker({
    container: container as unknown as ServiceWorkerContainer,
    onReady: () => events.ready++,
    onUpdate: (update) => events.updates.push(update),
    onOpen: (path) => events.opened.push(path),
    reload: () => events.reloads++,
  });
  const found = () => {
    registration.installing = new FakeWorker();
    registration.dispatchEvent(new Event('updatefound'));
    return registration.installing;
  };
  const changeController = () => container.dispatchEvent(new Event('controllerchange'));
  return { events, container, registration, found, changeController, stop };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('registers the worker for the whole site and never takes its script from a cache', async () => {
  const { container, events } = browser();
  await settled();
  expect(container.register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
  expect(events).toMatchObject({ ready: 1, updates: [], reloads: 0 });
});

it('offers a version that waits, and reloads only after the member has asked for it', async () => {
  const { events, found, changeController } = browser();
  await settled();
  const next = found();
  next.become('installed');
  expect(events.updates).toHaveLength(1);
  // Another tab may have asked for it: this one goes on as it is.
  changeController();
  expect(events.reloads).toBe(0);
  events.updates[0]!();
  expect(next.sent).toEqual([{ kind: 'update' }]);
  changeController();
  expect(events.reloads).toBe(1);
});

it('offers a version that has been waiting since an earlier page', async () => {
  const waiting = new FakeWorker();
  waiting.state = 'installed';
  const { events } = browser({ waiting });
  await settled();
  events.updates[0]!();
  expect(waiting.sent).toEqual([{ kind: 'update' }]);
});

it('offers a version that the browser was already installing when the page registered', async () => {
  const installing = new FakeWorker();
  const { events } = browser({ installing });
  await settled();
  expect(events.updates).toEqual([]);
  installing.become('installed');
  expect(events.updates).toHaveLength(1);
});

it('reloads at once if another tab has started the version in the meantime', async () => {
  const { events, found, changeController } = browser();
  await settled();
  const next = found();
  next.become('installed');
  next.become('activated');
  changeController();
  events.updates[0]!();
  expect([next.sent, events.reloads]).toEqual([[], 1]);
});

it('starts the newest version if the offered one was replaced before the member pressed', async () => {
  const { events, found, registration, changeController } = browser();
  await settled();
  const next = found();
  next.become('installed');
  next.become('redundant');
  const newest = new FakeWorker();
  registration.waiting = newest;
  events.updates[0]!();
  expect([newest.sent, events.reloads]).toEqual([[{ kind: 'update' }], 0]);
  changeController();
  expect(events.reloads).toBe(1);
});

it('offers nothing when the first worker of a browser starts', async () => {
  const { events, found } = browser({ controlled: false });
  await settled();
  found().become('installed');
  expect(events.updates).toEqual([]);
});

it('looks for another version each hour, until it is stopped', async () => {
  const { registration, stop, found, events } = browser();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(registration.update).toHaveBeenCalledOnce();
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(registration.update).toHaveBeenCalledOnce();
  found().become('installed');
  expect(events.updates).toEqual([]);
});

it('opens a path of this site when a notification was pressed, and confirms it', async () => {
  const { container, events } = browser();
  const open = (path: unknown) => {
    const port = { postMessage: vi.fn<(reply: unknown) => void>() };
    container.dispatchEvent(Object.assign(new Event('message'), { data: { kind: 'open', path }, ports: [port] }));
    return port.postMessage.mock.calls.flat();
  };
  expect(open('/chats/1')).toEqual([true]);
  for (const wrong of ['//evil.example', '/\\evil.example', 'https://evil.example', undefined])
    expect(open(wrong)).toEqual([]);
  expect(events.opened).toEqual(['/chats/1']);
});

it('does without a worker where the browser forbids it', async () => {
  const events: string[] = [];
  const container = Object.assign(new EventTarget(), {
    register: () => Promise.reject(new Error('private mode')),
    ready: Promise.reject(new Error('private mode')),
  });
  container.ready.catch(() => {});
  watchWorker({
    container: container as unknown as ServiceWorkerContainer,
    onReady: () => events.push('ready'),
    onUpdate: () => events.push('update'),
    onOpen: () => events.push('open'),
    reload: () => events.push('reload'),
  });
  await settled();
  expect(events).toEqual([]);
});
