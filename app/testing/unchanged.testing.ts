import { apiTable } from '~/compose/api-table.server';
import type { LivePart } from '~db/schema/live-version';
import { openApi } from '~/server/api/api.server';
import { findUnchanged } from '~/server/api/unchanged.server';
import { buildContext } from '~/server/context/context.server';
import type { RequestFacts } from '~/server/http/request-facts';
import type { ViewerMember } from '~/server/context/viewer';
import type { TestContext } from './context';
import { sessionToken, testPlatform } from './requests/platform';

export const PARTS: readonly LivePart[] = ['user', 'chats', 'likes'];

interface Answer {
  tag: string | undefined;
  /** Without when someone was last active, which no version tells. */
  body: string;
}

const api = openApi(apiTable, { checksResponses: true });

/** The open pages of members, by the names that a test gives them. */
export async function openPages(context: TestContext, members: Record<string, ViewerMember>) {
  const platform = testPlatform(context);
  const tokens = new Map<string, string>();
  for (const [name, { id }] of Object.entries(members)) tokens.set(name, await sessionToken(context, id));
  const factsOf = (name: string, part: LivePart, headers: Record<string, string>): RequestFacts => ({
    requestId: 'r',
    method: 'GET',
    url: new URL(`/api/${part}.php`, context.origin),
    headers,
    peer: { secure: false, ip: '127.0.0.1', host: 'aurea.localhost' },
    cookies: new Map([['session', tokens.get(name)!]]),
  });

  /** The whole answer. */
  async function fetchAll(name: string, part: LivePart): Promise<Answer> {
    const facts = factsOf(name, part, {});
    const viewed = await buildContext(platform, context.tenant, facts);
    const response = await api.find(`/api/${part}.php`)!.respond(viewed, {
      method: 'GET',
      query: facts.url.searchParams,
      contentType: undefined,
      referer: undefined,
      bytes: async () => Buffer.of(),
    });
    const body = JSON.stringify(response.body, (key, value: unknown) => (key === 'last_active' ? undefined : value));
    return { tag: new Headers(response.headers).get('ETag') ?? undefined, body };
  }

  const isUnchanged = async (name: string, part: LivePart, tag: string) =>
    (await findUnchanged(platform, context.tenant, factsOf(name, part, { 'if-none-match': tag }), part)) !== undefined;

  /** Every page is up to date. Fetching may deliver messages, which their senders' pages show: hence twice. */
  async function hold(): Promise<Map<string, Answer>> {
    const stored = new Map<string, Answer>();
    for (let turn = 0; turn < 2; turn++)
      for (const name of tokens.keys())
        for (const part of PARTS) stored.set(`${name} ${part}`, await fetchAll(name, part));
    return stored;
  }

  return {
    fetchAll,
    isUnchanged,
    /** Performs `act` while all pages are open. Returns which of them then learn of a change, and what they miss. */
    async during(act: () => Promise<unknown>): Promise<{ told: string[]; missed: string[] }> {
      const stored = await hold();
      await act();
      const published: string[] = [];
      const missed: string[] = [];
      // First all that is asked with a tag: whole answers may deliver messages.
      for (const [page, { tag }] of stored) {
        const [name, part] = page.split(' ') as [string, LivePart];
        if (tag === undefined || !(await isUnchanged(name, part, tag))) published.push(page);
      }
      for (const [page, { body }] of stored) {
        const [name, part] = page.split(' ') as [string, LivePart];
        if (!published.includes(page) && (await fetchAll(name, part)).body !== body) missed.push(page);
      }
      return { told: published, missed };
    },
  };
}
