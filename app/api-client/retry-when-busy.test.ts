// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { retryWhenBusy } from './retry-when-busy';

const busy = (code = 'errors.busy') =>
  new Response(JSON.stringify({ error: { code, values: {} } }), { status: 503, headers: { 'Retry-After': '2' } });

function world(responses: (() => Response)[]) {
  const waited: number[] = [];
  let requests = 0;
  const fetch = retryWhenBusy({
    fetch: async () => responses[Math.min(requests++, responses.length - 1)]!(),
    wait: async (ms) => void waited.push(ms),
    random: () => 0,
  });
  return { fetch, waited, asked: () => requests };
}
const fine = () => new Response('fine');

it('retries the data of a page if the server says so, after the given time', async () => {
  const { fetch, waited } = world([busy, () => busy('errors.try-again-later'), fine]);
  expect((await fetch('/chats.data')).status).toBe(200);
  expect(waited).toEqual([2000, 2000]);
});

it('sends a form again only if the server had not begun with it', async () => {
  const shed = world([busy, fine]);
  expect((await shed.fetch('/profile.data', { method: 'POST', body: 'a=1' })).status).toBe(200);
  const failed = world([() => busy('errors.try-again-later'), fine]);
  expect((await failed.fetch('/profile.data', { method: 'POST', body: 'a=1' })).status).toBe(503);
});

it('gives up in the end, and does not touch other responses', async () => {
  const endless = world([busy]);
  expect((await endless.fetch(new URL('http://localhost:3000/chats.data'))).status).toBe(503);
  expect(endless.asked()).toBe(4);
  for (const path of ['/api/chats.php', '/photos/x']) {
    const other = world([busy, fine]);
    expect((await other.fetch(path)).status).toBe(503);
  }
  const broken = world([() => new Response('', { status: 503 }), fine]);
  expect((await broken.fetch('/chats.data')).status).toBe(503);
});
