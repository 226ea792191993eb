import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callRoute, type RouteCall } from '~/testing/call-route';
import { apiBody, apiMember, apiQuery, apiRoute, type ApiHandler } from './api.server';
import { defineAppError } from './app-error';
import type { RequestContext } from '../context/context.server';
import type { ViewerMember } from '../context/viewer';

const origin = 'http://a.localhost';
const visitor = { origin, viewer: { kind: 'visitor' } } as RequestContext;
const member = { id: 'm' } as ViewerMember;
const loggedIn = { origin, viewer: { kind: 'member', member, sessionId: 's' } } as RequestContext;

const call = (handle: ApiHandler, request: RouteCall & { path?: string; context?: RequestContext } = {}) =>
  callRoute(apiRoute({ GET: handle, POST: handle }).loader, request.context ?? visitor, request.path ?? '/x', request);

describe('apiRoute', () => {
  it('sends JSON that must not be stored', async () => {
    const response = await call(({ query, params }) => ({ page: query.get('page'), id: params.id }), {
      path: '/x?page=2',
      params: { id: '7' },
    });
    expect(response).toMatchObject({ status: 200, data: { page: '2', id: '7' } });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('passes on a Response unchanged', async () => {
    const response = await call(() => new Response('plain', { status: 201 }));
    expect(response).toMatchObject({ status: 201, data: 'plain' });
  });

  it('treats HEAD as GET, and says for all else which methods are allowed', async () => {
    const { loader, action } = apiRoute({ GET: () => 'got', POST: () => 'posted' });
    expect((await callRoute(loader, visitor, '/x', { method: 'HEAD' })).status).toBe(200);
    expect((await callRoute(action, visitor, '/x', { method: 'POST' })).data).toBe('posted');
    const refused = await callRoute(action, visitor, '/x', { method: 'DELETE' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('Allow')).toBe('GET, POST');
  });
});

describe('domain errors', () => {
  it('carry the code, values, status and Retry-After', async () => {
    const short = defineAppError('chat.not-enough-credits', 402);
    expect(await call(() => Promise.reject(short({ price: 10 })))).toMatchObject({
      status: 402,
      data: { error: { code: 'chat.not-enough-credits', values: { price: 10 } } },
    });
    const slowDown = defineAppError('errors.too-many-requests', 429);
    const response = await call(() => Promise.reject(slowDown({ retry_after: 30 })));
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('log out a client without a session, and do not log out a member', async () => {
    const handle: ApiHandler = ({ context }) => ({ id: apiMember(context).member.id });
    expect(await call(handle)).toMatchObject({ status: 403, data: { authentication_required: true } });
    expect(await call(handle, { context: loggedIn })).toMatchObject({ status: 200, data: { id: 'm' } });
  });

  it('do not hide bugs', async () => {
    await expect(call(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });
});

describe('apiBody', () => {
  const schema = z.object({ text: z.string().min(1, 'chat.text-empty') });
  const handle: ApiHandler = ({ request }) => apiBody(request, schema);

  it('reads JSON and forms, and drops what is not in the schema', async () => {
    expect((await call(handle, { json: { text: 'a', role: 'admin' } })).data).toEqual({ text: 'a' });
    expect((await call(handle, { form: { text: 'a', role: 'admin' } })).data).toEqual({ text: 'a' });
  });

  it('says field by field what is wrong', async () => {
    expect(await call(handle, { json: { text: '' } })).toMatchObject({
      status: 400,
      data: { error: 'invalid', field_errors: { text: [{ id: 'chat.text-empty' }] } },
    });
    expect((await call(handle, { method: 'POST' })).data).toMatchObject({
      field_errors: { text: [{ id: 'errors.invalid-value' }] },
    });
  });

  it.each(['null', '[]', '"text"', '7'])('refuses %s', async (body) => {
    expect((await call(handle, { json: JSON.parse(body) as unknown })).status).toBe(400);
  });

  it('says so if the body is not of its declared type', async () => {
    const { action } = apiRoute({ POST: handle });
    const request = (type: string) =>
      new Request(origin, { method: 'POST', body: '{"text":', headers: { 'Content-Type': type } });
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const response = await action({ request: request(type), params: {}, context: visitor as never });
      expect([type, response.status, await response.json()]).toEqual([
        type,
        400,
        { error: 'invalid', field_errors: { form: [{ id: 'errors.invalid-body' }] } },
      ]);
    }
  });
});

describe('apiQuery', () => {
  it('reads and refuses as for a body', async () => {
    const handle: ApiHandler = ({ query }) => apiQuery(query, z.object({ page: z.coerce.number().int() }));
    expect((await call(handle, { path: '/x?page=2&other=1' })).data).toEqual({ page: 2 });
    expect(await call(handle, { path: '/x?page=two' })).toMatchObject({
      status: 400,
      data: { field_errors: { page: [{ id: 'errors.invalid-value' }] } },
    });
  });
});
