import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callRoute } from '~/testing/call-route';
import { defineAppError } from './app-error';
import type { RequestContext } from '../context/context.server';
import { pathName } from './path-parameters';
import {
  echoValues,
  fieldErrorsOf,
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  requireMember,
  safeNext,
} from './respond.server';
import type { ViewerMember } from '../context/viewer';

const origin = 'http://a.localhost';
const visitor = { origin, viewer: { kind: 'visitor' } } as RequestContext;
const member = { id: 'm' } as ViewerMember;
const loggedIn = { origin, viewer: { kind: 'member', member, sessionId: 's' } } as RequestContext;
/** A context that collects what is logged as an error. */
function logging() {
  const logged: unknown[][] = [];
  const log = { error: (...line: unknown[]) => logged.push(line) };
  return { context: { ...visitor, requestId: '01REQUEST', log } as unknown as RequestContext, logged };
}

const refused = defineAppError('chat.not-enough-credits', 402);
const slowDown = defineAppError('errors.too-many-requests', 429);

const form = (fields: Record<string, string> | [string, string][]) =>
  new Request(origin, { method: 'POST', body: new URLSearchParams(fields) });

describe('pageLoader', () => {
  it('passes the parts of the request to the loader and returns its result', async () => {
    const loader = pageLoader({ id: pathName }, ({ params, context, request }) => [
      params.id,
      context.origin,
      new URL(request.url).search,
    ]);
    expect(await callRoute(loader, visitor, '/x?q=1', { params: { id: '7' } })).toMatchObject({
      data: ['7', origin, '?q=1'],
    });
  });

  it('turns a domain error into an error page, with its code, values, status and Retry-After', async () => {
    const loader = pageLoader(() => Promise.reject(slowDown({ retry_after: 30 })));
    const response = await callRoute(loader, visitor, '/x');
    expect(response).toMatchObject({
      status: 429,
      data: { code: 'errors.too-many-requests', values: { retry_after: 30 } },
    });
    expect(response.headers.get('Retry-After')).toBe('30');
  });

  it('logs a bug once and shows the number under which it was logged', async () => {
    const { context, logged } = logging();
    const bug = new Error('bug');
    const response = await callRoute(
      pageLoader(() => Promise.reject(bug)),
      context,
      '/x?secret=1',
    );
    expect(response).toMatchObject({ status: 500, data: { request_id: '01REQUEST' } });
    expect(logged).toEqual([[{ err: bug, path: '/x' }, 'unexpected error']]);
  });

  it('does not log a bug if nobody waits for the response any more', async () => {
    const { context, logged } = logging();
    const request = new Request(origin, { signal: AbortSignal.abort() });
    const bug = new Error('aborted');
    const load = pageLoader(() => Promise.reject(bug));
    await expect(load({ request, params: {}, context } as unknown as LoaderFunctionArgs)).rejects.toBe(bug);
    expect(logged).toEqual([]);
  });

  it('does not touch redirects', async () => {
    const redirect = new Response(null, { status: 302 });
    const thrown = pageLoader(() => Promise.reject(redirect))({ request: form({}) } as LoaderFunctionArgs);
    await expect(thrown).rejects.toBe(redirect);
  });
});

describe('pageAction', () => {
  it('returns what was typed with the domain error, but no password', async () => {
    const action = pageAction(async ({ request }) => {
      await request.formData();
      throw refused({ price: 10 });
    });
    const sent = { text: 'Hello', password: 'secret', new_password: 'secret', old_password: 'x', repeat_password: 'x' };
    expect(await callRoute(action, visitor, '/x', { form: sent })).toMatchObject({
      status: 402,
      data: {
        ok: false,
        fieldErrors: {},
        error: { code: 'chat.not-enough-credits', values: { price: 10 } },
        values: { text: 'Hello' },
      },
    });
  });

  it('sends Retry-After', async () => {
    const action = pageAction(() => Promise.reject(slowDown({ retry_after: 5 })));
    expect((await callRoute(action, visitor, '/x', { form: {} })).headers.get('Retry-After')).toBe('5');
  });

  it('also refuses a body that is not a form', async () => {
    const action = pageAction(() => Promise.reject(refused()));
    const call = { json: { a: 1 }, headers: { 'Content-Type': 'text/plain' } };
    expect(await callRoute(action, visitor, '/x', call)).toMatchObject({
      status: 402,
      data: { values: {} },
    });
  });

  it('logs a bug once and shows the number under which it was logged', async () => {
    const { context, logged } = logging();
    const action = pageAction(() => Promise.reject(new Error('bug')));
    const response = await callRoute(action, context, '/x', { form: {} });
    expect(response).toMatchObject({ status: 500, data: { request_id: '01REQUEST' } });
    expect(logged).toHaveLength(1);
  });
});

describe('parseForm', () => {
  const schema = z.object({
    email: z.string().includes('@', 'account.invalid-email'),
    age: z.coerce.number().optional(),
  });

  it('returns the value, and for a field sent twice the first', async () => {
    const sent: [string, string][] = [
      ['email', 'a@b'],
      ['email', 'c'],
      ['age', '20'],
    ];
    expect(await parseForm(form(sent), schema)).toEqual({ ok: true, value: { email: 'a@b', age: 20 } });
  });

  it('returns the message ids by field and what was typed', async () => {
    const parsed = await parseForm(form({ email: 'nobody', age: 'x', password: 'secret' }), schema);
    expect(parsed).toEqual({
      ok: false,
      problem: {
        ok: false,
        // The second message comes from zod, so a person gets a text of Facet instead.
        fieldErrors: { email: [{ id: 'account.invalid-email' }], age: [{ id: 'errors.invalid-value' }] },
        error: null,
        values: { email: 'nobody', age: 'x' },
      },
    });
  });

  it('shows the page again with status 400', () => {
    const problem = { ok: false as const, fieldErrors: {}, error: null, values: { email: 'x' } };
    expect(invalidForm(problem)).toMatchObject({ data: problem, init: { status: 400 } });
  });

  it('keeps the values of a message, and puts an error without a field on the form', () => {
    const { error } = z
      .object({ text: z.string() })
      .superRefine((_value, context) => {
        context.addIssue({ code: 'custom', path: ['text'], message: 'chat.too-long', params: { values: { max: 5 } } });
        context.addIssue({ code: 'custom', message: 'chat.nothing' });
      })
      .safeParse({ text: '' });
    expect(fieldErrorsOf(error!)).toEqual({
      text: [{ id: 'chat.too-long', values: { max: 5 } }],
      form: [{ id: 'chat.nothing' }],
    });
  });
});

describe('echoValues', () => {
  it('keeps no file and no overlong text', () => {
    const data = new FormData();
    data.set('photo', new Blob(['x']), 'x.png');
    data.set('text', 'x'.repeat(20_000));
    expect(Object.entries(echoValues(data)).map(([name, value]) => [name, value.length])).toEqual([['text', 10_000]]);
  });
});

describe('requireMember', () => {
  it('returns the member, and sends a visitor to the login and back', () => {
    const request = new Request(`${origin}/chats/7?before=3`);
    expect(requireMember(loggedIn, request)).toBe(member);
    expect(memberContext(loggedIn, request).member).toBe(member);
    let thrown: unknown;
    try {
      requireMember(visitor, request);
    } catch (response) {
      thrown = response;
    }
    const { status, headers } = thrown as Response;
    expect([status, headers.get('Location')]).toEqual([302, '/login?next=%2Fchats%2F7%3Fbefore%3D3']);
  });

  const FIELDS = 'application/x-www-form-urlencoded;charset=UTF-8';
  it.each([
    [{ 'Content-Type': FIELDS }, 'waits', 307],
    [{ 'Content-Type': FIELDS, Referer: `${origin}/chats/7?from=/login` }, 'waits', 307],
    [{ 'Content-Type': FIELDS }, 'asked-again', 302],
    // Directly from the login page: the browser did not accept its cookie.
    [{ 'Content-Type': FIELDS, Referer: `${origin}/login?next=%2Fchats%2F7` }, 'waits', 302],
    // The login page cannot hold files in form fields.
    [{ 'Content-Type': 'multipart/form-data; boundary=x' }, 'waits', 302],
  ] as const)('takes what a visitor typed along to the login: %j %s %i', (sent, withoutLogin, expected) => {
    const request = new Request(`${origin}/chats/7`, { method: 'POST', body: 'text=Hi', headers: sent });
    let thrown: unknown;
    try {
      requireMember(visitor, request, withoutLogin);
    } catch (response) {
      thrown = response;
    }
    const { status, headers } = thrown as Response;
    expect([status, headers.get('Location')]).toEqual([expected, '/login?next=%2Fchats%2F7']);
  });
});

describe('safeNext', () => {
  it.each(['/', '/chats/7?before=3#end', '/members?country=NL', '/apis'])('accepts %s', (next) => {
    expect(safeNext(next, '/members')).toBe(next);
  });

  it('returns a URL that fits into a header, whatever was typed', () => {
    expect(safeNext('/chats?q=€#ü', '/members')).toBe('/chats?q=%E2%82%AC#%C3%BC');
  });

  it.each([
    undefined,
    null,
    '',
    'chats',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\\b',
    '/api/logout.php',
    '/API/logout.php',
    '/%61pi/logout.php',
    '/chats/../api/logout.php',
    '/./api/logout.php',
    '/chats/%2e%2e/api/logout.php',
    '/..//evil.example',
  ])('refuses %s', (next) => {
    expect(safeNext(next, '/members')).toBe('/members');
  });
});
