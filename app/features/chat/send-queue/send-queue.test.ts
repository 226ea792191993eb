// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openSendQueue } from './send-queue';
import { forgetSendQueue } from './send-queue-storage';
import type { Outgoing } from './outgoing';

const outgoing = (key: string, at = 0): Outgoing => ({ key, text: `text ${key}`, at, state: 'sending' });
const keys = (list: readonly Outgoing[]) => list.map(({ key }) => key);
const open = (member = 'me') => openSendQueue(member, localStorage);

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps the order of writing over a reload, also if the clock jumps back', () => {
  const queue = open();
  queue.add('c', outgoing('b', 2000));
  queue.add('c', outgoing('a', 1000));
  queue.add('d', outgoing('e', 3000));
  expect(keys(open().list('c'))).toEqual(['b', 'a']);
  expect(open().conversations().sort()).toEqual(['c', 'd']);
});

it('is shared by all tabs: what another adds or removes is seen, nothing is overwritten', () => {
  const [here, there] = [open(), open()];
  here.add('c', outgoing('a'));
  there.add('c', outgoing('b'));
  expect(here.reload('chat-outbox:me:c:b')).toBe(true);
  expect(keys(here.list('c'))).toEqual(['a', 'b']);
  there.remove('c', 'a');
  here.reload('chat-outbox:me:c:a');
  expect(keys(here.list('c'))).toEqual(['b']);
  expect(here.reload('something-else')).toBe(false);
});

it('belongs to one member: another member of this browser neither sends nor finds it', () => {
  open('me').add('c', outgoing('secret'));
  expect(open('other').conversations()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('deletes everything on logging out, and nothing that belongs to others', () => {
  open().add('c', outgoing('a'));
  localStorage.setItem('theme', 'dark');
  forgetSendQueue(localStorage);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('goes on in memory if the storage is full, in addition to what was stored before', () => {
  const queue = open();
  queue.add('c', outgoing('a'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  queue.add('c', outgoing('b'));
  expect(keys(queue.list('c'))).toEqual(['a', 'b']);
  queue.remove('c', 'a');
  queue.setState('c', ['b'], 'failed');
  expect(queue.list('c')).toMatchObject([{ key: 'b', state: 'failed' }]);
});

it('works without any storage', () => {
  const queue = openSendQueue('me', null);
  queue.add('c', outgoing('a'));
  queue.setState('c', ['a'], 'failed');
  expect(queue.list('c')).toMatchObject([{ key: 'a', state: 'failed' }]);
  expect(queue.conversations()).toEqual(['c']);
});

it('ignores entries that it has not written', () => {
  localStorage.setItem('chat-outbox:me:c:x', 'rubbish');
  localStorage.setItem('chat-outbox:me:c:y', '{"key":5}');
  expect(open().list('c')).toEqual([]);
});

it('returns the same array until something changes, then notifies its subscribers', () => {
  const queue = open();
  const received = vi.fn();
  const stop = queue.subscribe(received);
  queue.add('c', outgoing('a'));
  expect(queue.list('c')).toBe(queue.list('c'));
  expect(queue.list('nothing')).toBe(queue.list('else'));
  stop();
  queue.remove('c', 'a');
  expect(received).toHaveBeenCalledTimes(1);
});
