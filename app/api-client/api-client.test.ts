import { describe, expect, it } from 'vitest';
import { ApiError, createApiClient } from './api-client';
import { retryDelay } from './retry';

function client(responses: (Response | Error)[]) {
  const calls: { path: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  let loggedOut = 0;
  const ended: number[] = [];
  const api = createApiClient({
    fetch: async (path, init) => {
      calls.push({ path: String(path), init: init! });
      const next = responses.shift() ?? new Response('{}');
      if (next instanceof Error) throw next;
      return next;
    },
    wait: async (ms) => void waits.push(ms),
    random: () => 1,
    clientType: () => 'browser',
    visible: () => true,
    onLoggedOut: () => (loggedOut += 1),
    onEnded: () => void ended.push(loggedOut),
  });
  return { api, calls, waits, ended, loggedOut: () => loggedOut };
}
const status = (code: number, body: unknown = {}, headers = {}) =>
  new Response(JSON.stringify(body), { status: code, headers });

describe('the API client', () => {
  // covers S7-006
  it('sends the client type with every call', async () => {
    const { api, calls } = client([status(200, { user: null })]);
    await api.get('/api/user.php');
    expect((calls[0]!.init.headers as Record<string, string>)['x-client-type']).toBe('browser');
  });

  // covers X37-601
  it('names what it holds, and keeps it while the server says that it has not changed', async () => {
    const tagged = (body: unknown, tag: string) => status(200, body, { ETag: tag });
    const unchanged = () => new Response(null, { status: 304 });
    const { api, calls } = client([tagged({ n: 1 }, '"a"'), unchanged(), tagged({ n: 2 }, '"b"'), unchanged()]);
    const sent = () => (calls.at(-1)!.init.headers as Record<string, string>)['If-None-Match'];
    const first = await api.get('/api/chats.php');
    expect(sent()).toBeUndefined();
    expect(await api.get('/api/chats.php')).toBe(first);
    expect(sent()).toBe('"a"');
    expect(await api.get('/api/chats.php')).toEqual({ n: 2 });
    expect(await api.get('/api/chats.php')).toEqual({ n: 2 });
    expect(sent()).toBe('"b"');
    await api.get('/api/likes.php');
    expect(sent()).toBeUndefined();
  });

  // covers S7-031 S7-032 S9-023
  it('retries a GET up to five times, with growing delay', async () => {
    const { api, calls, waits } = client(Array.from({ length: 6 }, () => status(503)));
    await expect(api.get('/api/chats.php')).rejects.toBeInstanceOf(ApiError);
    expect(calls).toHaveLength(6);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('retries after a lost connection and succeeds', async () => {
    const { api } = client([new Error('network'), status(200, { fine: 1 })]);
    expect(await api.get('/api/likes.php')).toEqual({ fine: 1 });
  });

  it('never repeats a change without a key, and repeats one with a key', async () => {
    const unkeyed = client([status(503), status(200)]);
    await expect(unkeyed.api.send('POST', '/profile', {})).rejects.toBeInstanceOf(ApiError);
    expect(unkeyed.calls).toHaveLength(1);
    const keyed = client([status(503), status(200)]);
    await keyed.api.send('POST', '/profile', {}, 'key');
    expect(keyed.calls).toHaveLength(2);
  });

  it.each([400, 402, 403, 404, 409])('does not retry a %d', async (code) => {
    const { api, calls } = client([status(code), status(200)]);
    await expect(api.get('/api/chats.php')).rejects.toMatchObject({ status: code });
    expect(calls).toHaveLength(1);
  });

  // covers S4-002 S4-003 S4-004
  it('logs out on the flag from any call except for the user call, and not on other errors', async () => {
    const flagged = { authentication_required: true };
    const chats = client([status(403, flagged)]);
    await expect(chats.api.get('/api/chats.php')).rejects.toThrow();
    expect(chats.loggedOut()).toBe(1);
    const user = client([status(403, flagged)]);
    await expect(user.api.get('/api/user.php')).rejects.toThrow();
    expect(user.loggedOut()).toBe(0);
    const refused = client([status(403, { error: { code: 'safety.blocked' } })]);
    await expect(refused.api.get('/api/chats.php')).rejects.toMatchObject({ code: 'safety.blocked' });
    expect(refused.loggedOut()).toBe(0);
  });

  it('reports a session that was ended on purpose before it reports that nobody is logged in, and no other one', async () => {
    const missing = { authentication_required: true };
    const cleared = { 'Clear-Site-Data': '"cache", "storage"' };
    const { api, ended, loggedOut } = client([
      status(403, missing),
      status(403, missing, cleared),
      status(200, { user: null }, cleared),
    ]);
    await expect(api.get('/api/chats.php')).rejects.toBeInstanceOf(ApiError);
    expect([ended, loggedOut()]).toEqual([[], 1]);
    await expect(api.get('/api/chats.php')).rejects.toBeInstanceOf(ApiError);
    expect([ended, loggedOut()]).toEqual([[1], 2]);
    await api.get('/api/user.php');
    expect([ended, loggedOut()]).toEqual([[1, 2], 2]);
  });

  it('honours Retry-After', () => {
    expect(retryDelay(1, '7', () => 0)).toBe(7000);
    expect(retryDelay(3, null, () => 0)).toBe(1000);
  });
});
