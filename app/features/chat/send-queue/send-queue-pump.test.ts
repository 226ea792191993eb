import { beforeEach, expect, it, vi } from 'vitest';
import type { SentMessageResponse } from '~/contract/message';
import { ApiError } from '~/api-client/api-client';
import { openSendQueue, type SendQueue } from './send-queue';
import { createPump, type PumpOptions } from './send-queue-pump';
import type { Outgoing } from './outgoing';

let queue: SendQueue;
let online: boolean;
let sent: string[];
let responses: (() => Promise<SentMessageResponse>)[];

const yes = async () => ({}) as SentMessageResponse;
const no = (error: unknown) => async (): Promise<SentMessageResponse> => {
  throw error;
};
const tooPoor = new ApiError(402, { error: { code: 'chat.not-enough-credits', values: {} } });

beforeEach(() => {
  queue = openSendQueue('me', null);
  online = true;
  sent = [];
  responses = [];
});

function pumpWith(change: Partial<PumpOptions> = {}) {
  return createPump({
    queue,
    send: (_conversation, { key }) => {
      sent.push(key);
      return (responses.shift() ?? yes)();
    },
    alone: (_name, work) => work(),
    isOnline: () => online,
    onSent: () => {},
    onRefused: () => true,
    onChange: () => {},
    ...change,
  });
}
const write = (...keys: string[]) => {
  for (const key of keys) queue.add('c', { key, text: key, at: 0, state: 'sending' });
};
const states = () => queue.list('c').map(({ key, state }: Outgoing) => `${key} ${state}`);
const settled = () => new Promise(setImmediate);

it('sends in order, one at a time, also what is written meanwhile', async () => {
  let release = () => {};
  responses = [() => new Promise((resolve) => (release = () => resolve({} as SentMessageResponse)))];
  const pump = pumpWith();
  write('a', 'b');
  pump.kick('c');
  await settled();
  expect(sent).toEqual(['a']);
  write('d');
  pump.kick('c');
  release();
  await settled();
  expect(sent).toEqual(['a', 'b', 'd']);
  expect(states()).toEqual([]);
});

it('sends nothing while there is no connection, and goes on when it is back', async () => {
  online = false;
  const pump = pumpWith();
  write('a', 'b');
  pump.kick('c');
  await settled();
  expect([sent, pump.isStalled('c'), states()]).toEqual([[], true, ['a sending', 'b sending']]);
  online = true;
  pump.kick('c');
  await settled();
  expect([sent, pump.isStalled('c')]).toEqual([['a', 'b'], false]);
});

it.each([
  ['no response', new TypeError('network')],
  ['an overloaded server', new ApiError(503, { error: { code: 'errors.busy', values: { retry_after: 2 } } })],
  ['too many requests', new ApiError(429, { error: { code: 'errors.too-many-requests' } })],
])('pauses after %s: the same message goes first again', async (_what, error) => {
  responses = [no(error)];
  const pump = pumpWith();
  write('a', 'b');
  pump.kick('c');
  await settled();
  expect([sent, pump.isStalled('c')]).toEqual([['a'], true]);
  pump.kick('c');
  await settled();
  expect(sent).toEqual(['a', 'a', 'b']);
});

it('holds the messages behind a failed one until somebody decides', async () => {
  responses = [no(new ApiError(500, {}))];
  const pump = pumpWith();
  write('a', 'b');
  pump.kick('c');
  await settled();
  pump.kick('c');
  await settled();
  expect([sent, states()]).toEqual([['a'], ['a failed', 'b sending']]);
  queue.remove('c', 'a');
  pump.kick('c');
  await settled();
  expect(sent).toEqual(['a', 'b']);
});

it('gives a refused message back and asks about the messages behind it', async () => {
  responses = [no(tooPoor)];
  write('a', 'b', 'd');
  pumpWith().kick('c');
  await settled();
  expect(states()).toEqual(['b failed', 'd failed']);
});

it('keeps a refused message that no open composer can take back', async () => {
  responses = [no(tooPoor)];
  write('a', 'b');
  pumpWith({ onRefused: () => false }).kick('c');
  await settled();
  expect(states()).toEqual(['a failed', 'b failed']);
});

it('sends from only one of two tabs; the other finds nothing left', async () => {
  let last = Promise.resolve();
  const alone = (_name: string, work: () => Promise<void>) => (last = last.then(work));
  const [here, there] = [pumpWith({ alone }), pumpWith({ alone })];
  write('a', 'b');
  here.kick('c');
  there.kick('c');
  await settled();
  expect(sent).toEqual(['a', 'b']);
});

it('sends again under the same key where tabs have no locks, so that the server counts it once', async () => {
  const send = vi.fn((_conversation: string, { key }: Outgoing) => (sent.push(key), yes()));
  const pumps = [pumpWith({ send }), pumpWith({ send })];
  write('a');
  for (const pump of pumps) pump.kick('c');
  await settled();
  expect(new Set(sent)).toEqual(new Set(['a']));
  expect(states()).toEqual([]);
});

it('keeps everything for the same member if the session has ended, and gives nothing back', async () => {
  responses = [no(new ApiError(403, { authentication_required: true }))];
  const refused = vi.fn(() => true);
  const pump = pumpWith({ onRefused: refused });
  write('a', 'b');
  pump.kick('c');
  await settled();
  expect(sent).toEqual(['a']);
  expect(refused).not.toHaveBeenCalled();
  expect(states()).toEqual(['a failed', 'b failed']);
});
