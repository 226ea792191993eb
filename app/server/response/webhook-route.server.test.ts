import { describe, expect, it } from 'vitest';
import { callRoute } from '~/testing/call-route';
import type { RequestContext } from '../context/context.server';
import { defineAppError } from './app-error';
import { pathName } from './path-parameters';
import { webhookRoute } from './webhook-route.server';

const context = { origin: 'http://a.localhost', viewer: { kind: 'visitor' } } as RequestContext;
const path = { provider: pathName };
const post = (receive: Parameters<typeof webhookRoute<typeof path>>[1], method = 'POST', provider = 'p') =>
  callRoute(webhookRoute(path, receive).action, context, '/webhooks/x', { method, params: { provider } });

describe('webhookRoute', () => {
  it('passes on what the machine gets', async () => {
    const response = await post(async ({ params }) => new Response(params.provider, { status: 201 }));
    expect(response).toMatchObject({ status: 201, data: 'p' });
  });

  it('does not find what no path of it holds', async () => {
    const refused = await post(async () => new Response('received'), 'POST', 'é');
    expect(refused).toMatchObject({ status: 404, data: { error: { code: 'errors.page-not-found' } } });
  });

  it('takes only POST', async () => {
    const refused = await post(async () => new Response('received'), 'PUT');
    expect(refused).toMatchObject({ status: 405, data: { error: 'method not allowed' } });
    expect(refused.headers.get('Allow')).toBe('POST');
  });

  it('refuses as the API does, and does not hide bugs', async () => {
    const slowDown = defineAppError('errors.too-many-requests', 429);
    const refused = await post(() => Promise.reject(slowDown({ retry_after: 30 })));
    expect(refused).toMatchObject({ status: 429, data: { error: { code: 'errors.too-many-requests' } } });
    expect(refused.headers.get('Retry-After')).toBe('30');
    await expect(post(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });
});
