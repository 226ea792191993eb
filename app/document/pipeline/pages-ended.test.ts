import { afterEach, describe, expect, it } from 'vitest';
import { ApiReply, everybody, members } from '~/server/api/api-call';
import {
  ENDED_SESSION,
  LIVE_SESSION,
  openTestListener,
  type TestListenerOptions,
} from '~/server/http/request-listener.testing';

let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

const CLEARED = '"cache", "storage"';
const REMOVED = 'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
const api = {
  '/api/user.php': { GET: everybody({ call: () => ({ user: null }) }) },
  '/api/chats.php': { GET: members({ call: () => ({}) }) },
};

async function clearing(path: string, session: string | undefined, method = 'GET') {
  const cookie = session === undefined ? {} : { cookie: `session=${session}` };
  const { headers } = await listener.ask(path, { method, headers: { accept: 'text/html', ...cookie } });
  return { cleared: headers['clear-site-data'], cookies: headers['set-cookie'] };
}

describe('the browser of a session that was ended on purpose', () => {
  it.each([
    ['a page', '/notifications'],
    ['a page that is cached for visitors', '/'],
    ['the data of a page', '/notifications.data'],
    ['a photo', '/photos/one.jpg'],
    ['a poll', '/api/user.php'],
    ['a call that needs a login', '/api/chats.php'],
    ['the event stream', '/api/events'],
  ])('is cleared by %s, once', async (_what, path) => {
    await open({ api });
    expect(await clearing(path, ENDED_SESSION)).toEqual({ cleared: CLEARED, cookies: [REMOVED] });
    // The cookie is gone with it, and this is what all others get.
    for (const session of [undefined, 'expired-or-made-up'])
      expect(await clearing(path, session)).toEqual({ cleared: undefined, cookies: undefined });
  });

  it('is none in which somebody is logged in', async () => {
    await open({ api });
    for (const path of ['/notifications', '/', '/api/user.php', '/api/chats.php'])
      expect(await clearing(path, LIVE_SESSION), path).toEqual({ cleared: undefined, cookies: undefined });
  });

  it('is cleared by a redirect and by an error page', async () => {
    for (const status of [302, 404]) {
      await open({ remix: () => new Response(null, { status, headers: { Location: '/login' } }) });
      expect(await clearing('/members/x', ENDED_SESSION)).toEqual({ cleared: CLEARED, cookies: [REMOVED] });
      await listener.close();
    }
    await open();
  });

  it('keeps the session of a login with that very request', async () => {
    const headers = new Headers({ 'Set-Cookie': 'session=new; Path=/' });
    const call = everybody({ call: () => new ApiReply({}, { headers }) });
    await open({ api: { '/api/user.php': { GET: call } }, remix: () => new Response(null, { headers }) });
    for (const path of ['/login', '/api/user.php'])
      expect(await clearing(path, ENDED_SESSION)).toEqual({ cleared: CLEARED, cookies: ['session=new; Path=/'] });
  });

  it('is not cleared by what is the same for everybody', async () => {
    await open({ files: { 'icon.png': 'x' } });
    expect(await clearing('/icon.png', ENDED_SESSION)).toEqual({ cleared: undefined, cookies: undefined });
  });

  it('is told on a stream, as pages whose stream was open are', async () => {
    await open();
    const stream = await listener.ask('/api/events', { headers: { cookie: `session=${ENDED_SESSION}` } });
    expect([stream.status, stream.text]).toEqual([200, 'data: {"kind":"logout"}\n\n']);
  });
});
