import { expect, it } from 'vitest';
import { compareWithDirect } from '~db/prepared/compare.testing';
import { watchPrepared } from '~db/prepared/prepared';
import { getMember } from '~db/queries/member';
import { isMember } from '~/contract/actor';
import { findLiveMember, findStreamMember, findViewer } from '~/features/account/sessions/session.service.server';
import { startSession } from '~/features/account/sessions/session.testing';
import { findConversationPage } from '~/features/chat/server/conversation.service.server';
import { chatContext, send } from '~/features/chat/server/chat.testing';
import { publishTyping } from '~/features/chat/server/typing.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { openChat } from '~/features/chat/conversation/page.service.server';
import { findSearchPage } from '~/features/discovery/search/search-page.service.server';
import { buildLikesResponse, likesOverview, listLikes } from '~/features/likes/list/like-lists.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { loadShell } from '~/layouts/shell.server';
import type { MemberContext } from '~/server/context/context.server';
import { as, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember } from '~/testing/make-member';
import { preparedAgain, recordStatements, type Statement } from '~/testing/record-statements';
import { withDatabase } from '~/testing/with-database';

const OF_TRANSACTIONS = /^\s*(?:begin|commit|set)\b/i;

/** Whether a whole row of `member` is read, by its id and not together with a session. */
const isRowOfMember = (sql: string) => /^select \* from [`"]member[`"] where/i.test(sql);

/** The statements of `work` that no prepared query ran. Those and all others are added to `all`. */
async function unprepared(work: () => Promise<unknown>, all: Statement[] = []): Promise<string[]> {
  const prepared: string[] = [];
  watchPrepared((query, db, values, compiled) => {
    prepared.push(compiled.sql);
    compareWithDirect(query, db, values, compiled);
  });
  try {
    const statements = await recordStatements(work);
    all.push(...statements);
    return statements
      .map(({ sql }) => sql)
      .filter((sql) => !OF_TRANSACTIONS.test(sql))
      .filter((sql) => {
        const at = prepared.indexOf(sql);
        if (at >= 0) prepared.splice(at, 1);
        return at < 0;
      });
  } finally {
    watchPrepared(compareWithDirect);
  }
}

withDatabase('pages that members open often', (open) => {
  // covers X18-021
  it('have no query that is built anew for each request', async () => {
    // From here on the drivers are observed, before the database prepares anything.
    await recordStatements(async () => {});
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 100, photo: true, gender: 'female', seeks: 'male' });
    const ben = await makeMember(context, { credits: 100, photo: true, gender: 'male', seeks: 'female' });
    await makeMember(context, { gender: 'male' });
    const { conversation } = await send(context, ben, anna);
    const token = cookieIn(await startSession(context, anna.id), 'session');
    const mine = as(context, anna);
    const search = (query: string) => () => findSearchPage(mine, new URLSearchParams(query), { remember: false });
    const hot: Record<string, () => Promise<unknown>> = {
      session: () => findViewer(context, token),
      'event stream': () => findStreamMember(context, token),
      'unchanged poll': () => findLiveMember(context, token, { balance: true }),
      shell: () => loadShell(mine),
      'default search': search(''),
      'search with filters': search('gender=male&country=NL&min_age=25&max_age=60&real=1&order=new'),
      profile: () => getProfile(mine, ben.id, false),
      likes: () => likesOverview(mine),
      'likes received': () => listLikes(mine, 'received', null),
      'api likes': () => buildLikesResponse(mine),
      conversations: () => listChats(mine),
      conversation: () => openChat(mine, conversation.id, { seen: false }),
      'conversation again': () => openChat(mine, conversation.id, { seen: true }),
      'messages after': () => findConversationPage(mine, conversation.id, { after: 1 }),
      typing: () => publishTyping(mine, conversation.id),
      send: () => send(context, anna, ben),
    };
    const found: Record<string, string[]> = {};
    const all: Statement[] = [];
    for (const [name, work] of Object.entries(hot)) {
      // What is cached for a while, such as how far back a search looks, is asked for once before.
      if (name !== 'send' && name !== 'conversation again') await work();
      const statements = await unprepared(work, all);
      if (statements.length > 0) found[name] = statements;
    }
    expect(found).toEqual({});
    expect(all.length).toBeGreaterThan(50);
    expect(opened.kind === 'sqlite' ? preparedAgain(opened.url, all) : []).toEqual([]);
  });

  // covers X18-025
  it('read the row of the member who looks once, with the session', async () => {
    await recordStatements(async () => {});
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 100, gender: 'female', seeks: 'male' });
    const ben = await makeMember(context, { credits: 100, gender: 'male', seeks: 'female' });
    const { conversation } = await send(context, ben, anna);
    const token = cookieIn(await startSession(context, anna.id), 'session');
    const reads = async (page: (mine: TestContext & MemberContext) => Promise<unknown>) => {
      const statements = await recordStatements(async () => {
        const viewer = await findViewer(context, token);
        if (!isMember(viewer)) throw new Error('nobody is logged in');
        const mine = as(context, viewer.member);
        expect((await loadShell(mine)).enrich).toBe(true);
        await page(mine);
      });
      return statements.filter(({ sql, parameters }) => isRowOfMember(sql) && parameters.includes(anna.id)).length;
    };
    const pages: Record<string, (mine: TestContext & MemberContext) => Promise<unknown>> = {
      search: (mine) => findSearchPage(mine, new URLSearchParams(), { remember: false }),
      profile: (mine) => getProfile(mine, ben.id, false),
      likes: (mine) => likesOverview(mine),
      conversations: (mine) => listChats(mine),
      conversation: (mine) => openChat(mine, conversation.id, { seen: false }),
    };
    for (const [name, page] of Object.entries(pages)) expect(await reads(page), name).toBe(0);
    // Negative control: a page that asks for the row once more is noticed.
    expect(await reads(({ db, member }) => getMember(db, member.id))).toBe(1);
  });

  it('negative control: a query that is not prepared is found', async () => {
    const { db } = await open();
    const work = () => db.selectFrom('photo').select('id').where('tenant_id', '=', db.tenantId).execute();
    expect(await unprepared(work)).toHaveLength(1);
  });
});
