import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMember } from '~db/queries/member';
import { pageRoutes } from '../../e2e/support/contract/page-routes';
import { makeRich, send } from '~/features/chat/server/chat.testing';
import { openLanders } from '~/landing/registry/landers.server';
import { memoryLogger } from '~/server/operations/logger';
import { callRoute, type RouteCall } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { recordStatements } from '~/testing/record-statements';
import { withDatabase } from '~/testing/with-database';

type Handler = Parameters<typeof callRoute>[0];
interface RouteModule {
  loader?: Handler;
  action?: Handler;
}
const files = import.meta.glob<RouteModule>(['./**/*.{ts,tsx}', '!./**/*.{test,testing}.*', '!./**/*.server.ts']);

let landers: { close(): void };
beforeAll(async () => {
  landers = await openLanders({ directory: resolve('landers'), log: memoryLogger([]) });
});
afterAll(() => landers.close());

/**
 * No identifier of ours. MariaDB cannot compare the first with a column of codes, ignores the space at the end of the
 * second, and has no place for the third.
 */
const MARK = 'qvzxk';
const STRANGE = [`${MARK}é`.padEnd(26, '0'), `${MARK.padEnd(26, '0')} `, `${MARK.padEnd(26, '0')}\u0000`];

/** Leads somewhere else, whatever the path holds. */
const ELSEWHERE = { '/complete-signup/:step?': 'a step that is none leads to the open one' };

/** What a route with this value in all its parameters does that no route may do. */
async function faultsOf(
  [context, who]: readonly [TestContext, string],
  { path, loader, action }: { path: string } & RouteModule,
): Promise<string[]> {
  const faults: string[] = [];
  const names = [...path.matchAll(/:([a-z]+)/g)].map(([, name]) => name!);
  for (const strange of STRANGE) {
    const params = Object.fromEntries(names.map((name) => [name, strange]));
    const url = path.replace(/:[a-z]+\??/g, encodeURIComponent(strange));
    const forms: [Handler | undefined, RouteCall][] = [
      [loader, { params }],
      [action, { params, form: { next: '/' } }],
      [action, { params, form: { next: '/' }, headers: { Accept: 'application/json' } }],
    ];
    for (const [handler, call] of forms) {
      if (!handler) continue;
      const what = `${who} ${call.form ? 'POST' : 'GET'} ${url}`;
      let status = 0;
      const statements = await recordStatements(async () => {
        status = (await callRoute(handler, context, url, call)).status;
      });
      // 405: a machine’s route that only takes POST.
      if (status !== 404 && status !== 405 && !(path in ELSEWHERE)) faults.push(`${what}: ${status}`);
      const reached = statements.filter(({ parameters }) => JSON.stringify(parameters).includes(MARK));
      if (reached.length > 0) faults.push(`${what} asks the database: ${reached[0]!.sql}`);
    }
  }
  return faults;
}

withDatabase('what is no identifier, in any parameter of any path,', (open) => {
  it('is not found by GET and POST, for members and visitors, and never reaches the database', async () => {
    const visitor = testContext(await open());
    const viewers = [
      [visitor, 'visitor'],
      [as(visitor, await makeRich(visitor)), 'member'],
    ] as const;
    const routes = (await pageRoutes()).filter(({ path }) => path.includes(':'));
    expect(routes.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const { path, file } of routes) {
      const { loader, action } = await files[file.replace('routes/', './')]!();
      for (const viewer of viewers)
        faults.push(...(await faultsOf(viewer, { path, loader, action } as RouteModule & { path: string })));
    }
    expect(faults).toEqual([]);
  });

  it('breaks nothing in the query of a URL or beside a well-formed parameter either', async () => {
    const visitor = testContext(await open());
    const me = await makeRich(visitor);
    const member = as(visitor, me);
    const other = await makeRich(visitor);
    await send(visitor as TestContext, me, other);
    const encoded = encodeURIComponent(STRANGE[0]!);
    for (const [file, path, params] of [
      ['chats', `/chats?delete=${encoded}`, {}],
      ['chats', `/chats?before=${encoded}`, {}],
      ['likes-type', `/likes/sent?after=${encoded}`, { type: 'sent' }],
      ['transactions-id', `/transactions?before=${encoded}`, {}],
      ['members-id-report', `/members/x/report?message=${encoded}`, { id: other.id }],
      ['members-id-report', `/members/x/report?photo=${encoded}`, { id: other.id }],
      ['members-id-like', `/members/x/like?on=photo:${encoded}`, { id: other.id }],
      ['credits-id-paymentmethod', `/credits/x/y?saved=${encoded}`, { id: '100', paymentmethod: 'ideal' }],
      ['credits-id-paymentmethod', `/credits/x?code=${encoded}`, { id: '100' }],
      ['chats-id-photos-name', `/chats/x/photos/y`, { id: STRANGE[0]!, name: `${other.id}.webp` }],
      ['sharing-name', `/sharing/y`, { name: `lander-${STRANGE[0]!}.en.jpg` }],
    ] as const) {
      const route = files[`./${file}.tsx`] ?? files[`./${file}.ts`];
      const { status } = await callRoute((await route!()).loader!, member, path, { params });
      expect([path, status < 500], String(status)).toEqual([path, true]);
    }
  });

  it('would be noticed where a route asks the database for it', async () => {
    const visitor = testContext(await open());
    const unchecked: Handler = async ({ params }) => {
      await findMember(visitor.db, params['id']!).catch(() => undefined);
      throw new Response(null, { status: 404 });
    };
    const faults = await faultsOf([visitor, 'visitor'], { path: '/members/:id/new', loader: unchecked });
    expect(faults).toHaveLength(STRANGE.length);
  });
});
