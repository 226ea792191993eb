import { data, redirect } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callRoute } from '~/testing/call-route';
import { defineAppError } from './app-error';
import type { RequestContext } from '../context/context.server';
import { asksForJson, findFormResponse } from './form-response.server';
import { formProblem, invalidForm, memberContext, pageAction, parseForm, readForm } from './respond.server';

const visitor = { origin: 'http://a.localhost', viewer: { kind: 'visitor' } } as RequestContext;
const headers = { Accept: 'application/json' };
const slowDown = defineAppError('errors.too-many-requests', 429);

type Action = Parameters<typeof pageAction>[0];
const ask = (act: Action, call: object = { json: {} }) =>
  callRoute(pageAction(act), visitor, '/x', { headers, ...call } as never);

const post = (accept: string, method = 'POST') =>
  new Request('http://a.localhost/x', { method, headers: { Accept: accept } });

describe('asksForJson', () => {
  it.each([
    ['application/json', true],
    ['application/json, */*;q=0.1', true],
    ['text/html,application/xhtml+xml,application/json;q=0.9', false],
    ['*/*', false],
    ['', false],
  ])('%j: %s', (accept, asks) => {
    expect(asksForJson(post(accept))).toBe(asks);
  });

  it('is for forms only: reading a page returns a page', () => {
    expect(asksForJson(post('application/json', 'GET'))).toBe(false);
  });
});

describe('a form that a client posted', () => {
  it('gets an empty object if the page is shown again as it is now', async () => {
    for (const nothing of [null, undefined]) expect(await ask(() => nothing)).toMatchObject({ status: 200, data: {} });
    expect(await ask(() => ({ saved: true }))).toMatchObject({ status: 200, data: { saved: true } });
  });

  // covers S7-039
  it('gets the URL to which a page would be redirected, cookies included', async () => {
    const cookies = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ]);
    const response = await ask(() => redirect('/members', { headers: cookies }));
    expect(response).toMatchObject({ status: 200, data: { location: '/members' } });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('Location')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const thrown = await ask(() => {
      throw redirect('/chats/7', 303);
    });
    expect(thrown).toMatchObject({ status: 200, data: { location: '/chats/7' } });
  });

  it('gets a redirect that keeps method and body', async () => {
    const response = await ask(() => redirect('/chats/7', 307));
    expect([response.status, response.headers.get('Location')]).toEqual([307, '/chats/7']);
  });

  it('gets what is wrong with which field, and nothing of what was typed', async () => {
    const schema = z.object({ email: z.string().includes('@', 'account.email-invalid') });
    const act: Action = async ({ request }) => {
      const form = await parseForm(request, schema);
      return form.ok ? null : invalidForm(form.problem);
    };
    const wrong = { error: 'invalid', field_errors: { email: [{ id: 'account.email-invalid' }] } };
    for (const call of [{ json: { email: 'x', password: 'secret' } }, { form: { email: 'x' } }]) {
      expect(await ask(act, call)).toMatchObject({ status: 400, data: wrong });
    }
    expect(await ask(() => data(null, { status: 400 }))).toMatchObject({ status: 400, data: { error: 'invalid' } });
  });

  it('gets a domain error with its code and when to come back', async () => {
    const response = await ask(() => Promise.reject(slowDown({ retry_after: 5 })));
    expect(response).toMatchObject({
      status: 429,
      data: { error: { code: 'errors.too-many-requests', values: { retry_after: 5 } } },
    });
    expect(response.headers.get('Retry-After')).toBe('5');
    const problem = formProblem({ email: [{ id: 'a.b' }] }, { email: 'x' }, { code: 'a.c', values: {} });
    expect((await ask(() => data(problem, { status: 409 }))).data).toEqual({ error: { code: 'a.c', values: {} } });
  });

  it('gets the flag if the login is missing', async () => {
    const response = await ask(({ context, request }) => memberContext(context, request));
    expect(response).toMatchObject({
      status: 403,
      data: { error: 'authentication required', authentication_required: true },
    });
  });

  it('may be JSON: texts, numbers and flags are fields, everything else is refused', async () => {
    const sent = { text: 'Hello', total: 1000, real: true, none: null, list: [1], object: { a: 1 } };
    let read = {};
    await ask(
      async ({ request }) => {
        read = Object.fromEntries(await readForm(request));
        return redirect('/');
      },
      { json: sent },
    );
    expect(read).toEqual({ text: 'Hello', total: '1000', real: 'true' });
  });

  it.each(['[]', '1', 'null', '{"a":'])('is refused if its JSON is %s', async (body) => {
    const request = new Request('http://a.localhost/x', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    await expect(readForm(request)).rejects.toMatchObject({ code: 'errors.invalid-body', status: 400 });
  });
});

describe('the JSON response instead of a document', () => {
  /** In the form in which Remix holds a response that was thrown. */
  const thrown = (status: number, body: unknown) => ({ status, statusText: '', internal: false, data: body });
  const data = { statusCode: 200, errors: null, actionHeaders: {} };

  it('does not exist for pages', () => {
    expect(findFormResponse(post('text/html'), data)).toBeUndefined();
  });

  it('is what the action threw', async () => {
    const json = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Set-Cookie': 'a=1' });
    const errors = { root: thrown(200, { location: '/members' }) };
    const response = findFormResponse(post('application/json'), { ...data, errors, actionHeaders: { signup: json } })!;
    expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([
      200,
      { location: '/members' },
      ['a=1'],
    ]);
  });

  it('says no more than that of a bug or of a path without an action', async () => {
    const bug = findFormResponse(post('application/json'), {
      ...data,
      statusCode: 500,
      errors: { root: new Error('s') },
    })!;
    expect([bug.status, await bug.json()]).toEqual([500, { error: { code: 'errors.occurred', values: {} } }]);
    const lost = thrown(404, 'Not found');
    const nowhere = findFormResponse(post('application/json'), { ...data, statusCode: 404, errors: { root: lost } })!;
    expect([nowhere.status, await nowhere.json()]).toEqual([
      404,
      { error: { code: 'errors.page-not-found', values: {} } },
    ]);
  });
});
