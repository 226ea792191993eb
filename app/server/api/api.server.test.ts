import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineAppError } from '../response/app-error';
import type { RequestContext } from '../context/context.server';
import { memoryLogger } from '../operations/logger';
import type { ViewerMember } from '../context/viewer';
import { type AnyApiTable, ApiReply, everybody, members } from './api-call';
import { type ApiRequest, bugResponse, openApi } from './api.server';

const visitor = { viewer: { kind: 'visitor' } } as RequestContext;
const member = { id: 'm' } as ViewerMember;
const loggedIn = { viewer: { kind: 'member', member, sessionId: 's' } } as RequestContext;

interface Call extends Partial<Omit<ApiRequest, 'query' | 'bytes'>> {
  context?: RequestContext;
  query?: string;
  body?: string;
}

const open = (methods: AnyApiTable[string]) => openApi({ '/api/x.php': methods }, { checksResponses: false });

function call(methods: AnyApiTable[string], { context = visitor, query = '', body = '', ...request }: Call = {}) {
  return open(methods)
    .find('/api/x.php')!
    .respond(context, {
      method: 'GET',
      contentType: 'application/json',
      referer: undefined,
      ...request,
      query: new URLSearchParams(query),
      bytes: async () => Buffer.from(body),
    });
}

const headersOf = (response: { headers: Record<string, string> | [string, string][] }) => new Headers(response.headers);

describe('a path of the API', () => {
  it.each(['/api/x.php', '/API/X.php/', '/api/x%2Ephp', '//api//x.php', '/api/x.php.data'])(
    'is found as %s, as the guard reads it',
    (path) => expect(open({}).find(path)).toBeDefined(),
  );

  it.each(['/api/x', '/api/x.php.txt', '/x/api/x.php', '/', '/api/%zz'])('is not found as %s', (path) => {
    expect(open({}).find(path)).toBeUndefined();
  });

  it('treats HEAD as GET, and says for all else which methods are allowed', async () => {
    const methods = { GET: everybody({ call: () => 'got' }), POST: everybody({ call: () => 'posted' }) };
    expect((await call(methods, { method: 'HEAD' })).body).toBe('got');
    expect((await call(methods, { method: 'POST' })).body).toBe('posted');
    const refused = await call(methods, { method: 'DELETE' });
    expect(refused).toMatchObject({ status: 405, body: { error: 'method not allowed' } });
    expect(headersOf(refused).get('Allow')).toBe('GET, POST');
  });
});

describe('a response', () => {
  it('must not be stored', async () => {
    const response = await call({ GET: everybody({ call: () => null }) });
    expect(response).toMatchObject({ status: 200, body: null });
    expect(headersOf(response).get('Cache-Control')).toBe('private, no-store');
  });

  it('may have headers and a status of its own, and still must not be stored', async () => {
    const headers = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ]);
    const response = await call({
      GET: everybody({ call: () => new ApiReply<undefined>(undefined, { status: 204, headers }) }),
    });
    expect(response).toMatchObject({ status: 204, body: undefined });
    expect(headersOf(response).getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(headersOf(response).get('Cache-Control')).toBe('private, no-store');
  });

  it('that is not as the contract says is a bug where responses are checked', async () => {
    const table = { '/api/geocode.php': { GET: everybody({ call: () => ({ geocode: { town: 1 } }) }) } };
    const ask = (checksResponses: boolean) =>
      openApi(table, { checksResponses })
        .find('/api/geocode.php')!
        .respond(visitor, {
          method: 'GET',
          query: new URLSearchParams(),
          contentType: undefined,
          referer: undefined,
          bytes: async () => Buffer.alloc(0),
        });
    await expect(ask(true)).rejects.toThrow('the response to GET /api/geocode.php is not as the contract says');
    expect((await ask(false)).status).toBe(200);
  });

  it('comes from the call that the query chooses', async () => {
    const methods = {
      GET: {
        usual: everybody({ call: () => 'usual' }),
        other: everybody({ when: (query) => query.has('other'), call: () => 'other' }),
      },
    };
    expect((await call(methods)).body).toBe('usual');
    expect((await call(methods, { query: 'other=1' })).body).toBe('other');
  });
});

describe('domain errors', () => {
  const failing = (error: Error) => ({
    GET: everybody({
      call: () => {
        throw error;
      },
    }),
  });

  it('carry the code, values, status and Retry-After', async () => {
    const short = defineAppError('chat.not-enough-credits', 402);
    expect(await call(failing(short({ price: 10 })))).toMatchObject({
      status: 402,
      body: { error: { code: 'chat.not-enough-credits', values: { price: 10 } } },
    });
    const slowDown = defineAppError('errors.too-many-requests', 429);
    const headers = headersOf(await call(failing(slowDown({ retry_after: 30 }))));
    expect(headers.get('Retry-After')).toBe('30');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('log out a client without a session before its input is read, and do not log out a member', async () => {
    const methods = { GET: members({ query: z.object({ id: z.string() }), call: (context) => context.member.id }) };
    expect(await call(methods)).toMatchObject({ status: 403, body: { authentication_required: true } });
    expect(await call(methods, { context: loggedIn, query: 'id=1' })).toMatchObject({ status: 200, body: 'm' });
  });

  it('do not hide bugs, which are logged by their request and do not tell their message', async () => {
    await expect(call(failing(new Error('bug')))).rejects.toThrow('bug');
    const logged: Parameters<typeof memoryLogger>[0] = [];
    const context = { log: memoryLogger(logged) } as unknown as RequestContext;
    const response = bugResponse(new Error('no such table: secret'), context, '/api/x.php');
    expect(response.status).toBe(500);
    expect(JSON.stringify(response)).not.toContain('secret');
    expect(logged).toMatchObject([{ level: 'error', fields: { path: '/api/x.php' }, message: 'unexpected error' }]);
  });
});

describe('the body', () => {
  const schema = z.object({ text: z.string().min(1, 'chat.text-empty') });
  const methods = { POST: everybody({ body: schema, call: (_context, { body }) => body }) };
  const post = (body: string, contentType = 'application/json') => call(methods, { method: 'POST', body, contentType });

  it('is JSON or a form, of which only what is in the schema is read', async () => {
    expect((await post('{"text":"a","role":"admin"}')).body).toEqual({ text: 'a' });
    expect((await post('text=a&role=admin', 'application/x-www-form-urlencoded')).body).toEqual({ text: 'a' });
  });

  it('is refused field by field', async () => {
    expect(await post('{"text":""}')).toMatchObject({
      status: 400,
      body: { error: 'invalid', field_errors: { text: [{ id: 'chat.text-empty' }] } },
    });
    expect((await post('')).body).toMatchObject({ field_errors: { text: [{ id: 'errors.invalid-value' }] } });
  });

  it.each(['null', '[]', '"text"', '7'])('is not %s', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'is refused if it is not %s as declared',
    async (type) => {
      expect(await post('{"text":', type)).toMatchObject({
        status: 400,
        body: { error: 'invalid', field_errors: { form: [{ id: 'errors.invalid-body' }] } },
      });
    },
  );

  it('may have a schema that depends on the brand', async () => {
    const bound = everybody({
      body: ({ tenant }) => z.object({ text: z.string().max(tenant.message_length) }),
      call: (_context, { body }) => body,
    });
    const ask = (message_length: number) =>
      call(
        { POST: bound },
        {
          method: 'POST',
          body: '{"text":"abc"}',
          context: { ...visitor, tenant: { message_length } } as RequestContext,
        },
      );
    expect((await ask(3)).status).toBe(200);
    expect((await ask(2)).status).toBe(400);
  });
});

describe('the query', () => {
  it('is read and refused as a body is', async () => {
    const methods = {
      GET: everybody({ query: z.object({ page: z.coerce.number().int() }), call: (_context, { query }) => query }),
    };
    expect((await call(methods, { query: 'page=2&other=1' })).body).toEqual({ page: 2 });
    expect(await call(methods, { query: 'page=two' })).toMatchObject({
      status: 400,
      body: { field_errors: { page: [{ id: 'errors.invalid-value' }] } },
    });
  });
});
