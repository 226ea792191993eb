import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { eraseMessages, listErasableMessages } from '~db/queries/message-retention';
import { reportSchema } from '~/features/safety/report/report.schema.server';
import { reportMember } from '~/features/safety/report/report.service.server';
import type { Job } from '~/server/jobs/job';
import { openJobRunner } from '~/server/jobs/run-jobs';
import { memoryLogger } from '~/server/operations/logger';
import { openMetrics } from '~/server/operations/metrics';
import type { ViewerMember } from '~/server/context/viewer';
import { allRows } from '~/testing/all-rows';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { chatJobs } from '../chat.jobs.server';
import { chatContext, expectSound, makeRich, send } from './chat.testing';
import { deleteChat } from '../list/delete.service.server';
import { eraseOldMessages } from './erase.service.server';
import { findChats } from '../list/find-chats.service.server';
import { queueFirstMessageIn } from './first-message.service.server';
import { listChats } from '../list/list.service.server';
import { readChat } from './read.service.server';
import { seenSince } from './retention.server';
import {
  appendAfter,
  mergeNewest,
  resumeAfter,
  conversationOf,
  type ConversationState,
} from '../model/conversation-state';
import { findConversationPage } from './conversation.service.server';
import { countUnread } from './unread.service.server';

const RETENTION_DAYS = 30;

const brand = (opened: OpenDatabase) => chatContext(opened, { tenant: { message_retention_days: RETENTION_DAYS } });

async function eraseAll(context: TestContext): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await eraseOldMessages(context);
    if (count === 0) return all;
    all += count;
  }
}

/** One of the two members, as stored. */
async function someone({ db }: TestContext): Promise<ViewerMember> {
  const row = await db
    .selectFrom('participant')
    .select('member_id')
    .where('tenant_id', '=', 1)
    .executeTakeFirstOrThrow();
  return { id: row.member_id } as ViewerMember;
}

/** What one member's page knows after catching up with everything since `state`. */
async function catchUp(
  context: TestContext,
  reader: ViewerMember,
  id: string,
  state: ConversationState,
): Promise<ConversationState> {
  let now = state;
  for (let after = resumeAfter(now); ;) {
    const response = await findConversationPage(as(context, reader), id, { after });
    now = appendAfter(now, response);
    if (!response.more) return now;
    after = response.messages.at(-1)!.seq;
  }
}

type Step =
  | { kind: 'send'; by: 0 | 1; gift: boolean }
  | { kind: 'read' | 'delete' | 'look' | 'reload'; by: 0 | 1 }
  | { kind: 'wait'; days: number }
  | { kind: 'erase' };

const by = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), by, gift: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('read', 'look', 'reload'), by }) as fc.Arbitrary<Step> },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), by }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'erase' } as const) },
);

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`expected ${what}`);
}

let lives = 0;

interface Written {
  seq: number;
  by: 0 | 1;
  text: string;
  at: number;
}

/** Runs the steps and checks after each that both members see everything except the old messages. */
async function live(opened: OpenDatabase, steps: readonly Step[], erase = eraseAll): Promise<void> {
  const context = brand(opened);
  lives += 1;
  // A letter, because a long number would be taken for a telephone number.
  const word = `word${String.fromCharCode(96 + lives)}`;
  const two = [await makeRich(context), await makeRich(context)] as const;
  const written: Written[] = [];
  const read = [0, 0];
  const deleted = [0, 0];
  const { conversation } = await send(context, two[0], two[1], { text: `${word}-1` });
  const { id } = conversation;
  written.push({ seq: 1, by: 0, text: `${word}-1`, at: context.clock.now() });
  const pages = await Promise.all(
    two.map(async (who) => conversationOf(await findConversationPage(as(context, who), id, {}))),
  );
  const seenBy = (who: number) =>
    written.filter(({ seq, at }) => at >= seenSince(context) && seq > deleted[who]!).map(({ seq }) => seq);

  for (const step of steps) {
    if (step.kind === 'wait') opened.clock.advance(step.days * DAY);
    if (step.kind === 'send') {
      const text = `${word}-${written.length + 1}`;
      const sent = await send(context, two[step.by], id, step.gift ? { gift: 'rose' } : { text });
      // Numbers continue after messages have been erased.
      must(sent.message.seq === written.length + 1, 'the next number');
      written.push({ seq: sent.message.seq, by: step.by, text: step.gift ? 'rose' : text, at: context.clock.now() });
    }
    if (step.kind === 'read') {
      await readChat(as(context, two[step.by]), id, written.length);
      read[step.by] = written.length;
    }
    if (step.kind === 'delete') {
      await deleteChat(as(context, two[step.by]), id);
      if ((await listChats(as(context, two[step.by]))).chats.length === 0) deleted[step.by] = written.length;
    }
    if (step.kind === 'erase') {
      await erase(context);
      const left = await allRows(context);
      for (const { text, at } of written)
        must(text === 'rose' || at >= seenSince(context) || !left.includes(`"${text}"`), `no trace of ${text}`);
    }
    for (const who of [0, 1] as const) {
      const mine = as(context, two[who]);
      const fresh = await findConversationPage(mine, id, {});
      expect(fresh.messages.map(({ seq }) => seq)).toEqual(seenBy(who));
      const hides = written.some(({ seq, at }) => at < seenSince(context) && seq > deleted[who]!);
      expect(fresh.older_hidden).toBe(hides);
      const wasThere = step.kind === 'reload' && step.by === who;
      pages[who] = wasThere ? mergeNewest(pages[who]!, fresh) : await catchUp(context, two[who], id, pages[who]!);
      // An open page may still show messages that have been erased since, but it shows all that exist now.
      const shown = pages[who]!.messages.map(({ seq }) => seq);
      expect(shown.filter((seq) => seenBy(who).includes(seq))).toEqual(seenBy(who));
      must(!wasThere || shown.join() === seenBy(who).join(), 'a page loaded anew as the server has it');
      const unread = written.filter(
        ({ seq, by: writer, at }) =>
          writer !== who && seq > Math.max(read[who]!, deleted[who]!) && at >= seenSince(context),
      );
      const unreadNow = await countUnread(context, two[who].id);
      must(step.kind !== 'erase' || unreadNow === unread.length, `${unread.length} unread, not ${unreadNow}`);
    }
  }
  await expectSound(context);
}

withDatabase('messages past their retention time', (open) => {
  it('are erased without an effect on the rest, in whatever order members read and the job erases', async () => {
    const opened = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), (steps) => live(opened, steps)),
      { numRuns: 8, seed: 20261122, endOnFailure: true },
    );
  });

  const fixed: Step[] = [
    { kind: 'send', by: 0, gift: false },
    { kind: 'wait', days: 20 },
    { kind: 'send', by: 0, gift: false },
    { kind: 'wait', days: 11 },
    { kind: 'erase' },
    { kind: 'look', by: 1 },
  ];

  it.each([
    ['only the row was deleted', async ({ db, clock }: TestContext) => {
      const before = clock.now() - RETENTION_DAYS * DAY;
      const { numDeletedRows } = await db.deleteFrom('message').where('tenant_id', '=', db.tenantId)
        .where('created_at', '<', before).executeTakeFirst();
      return Number(numDeletedRows);
    }],
    ['a newer message was deleted with it', async (context: TestContext) => {
      const { id } = (await listChats(as(context, await someone(context)))).chats[0]!.conversation;
      return transaction(context.db, async (tx) => {
        const rows = await listErasableMessages(tx, id, { before: context.clock.now(), limit: 100 });
        await eraseMessages(tx, id, rows);
        return rows.length;
      });
    }],
    ['nothing was deleted', () => Promise.resolve(0)],
  ] as const)('would be noticed if %s', async (_what, erase) => {
    await live(await open(), fixed);
    await expect(live(await open(), fixed, erase)).rejects.toThrow();
  }); // prettier-ignore

  it('are erased in batches, the oldest first, of one brand alone, and the job reports its progress', async () => {
    const opened = await open();
    const [context, other] = [brand(opened), chatContext(opened, { brand: 2 })];
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { id } = (await send(context, anna, ben)).conversation;
    for (let i = 2; i <= 130; i++) await send(context, anna, id);
    const away = await makeRich(other);
    await send(other, away, await makeRich(other));
    opened.clock.advance(RETENTION_DAYS * DAY + 1);
    await send(context, anna, id, { text: 'new' });
    expect(await eraseOldMessages(context)).toBe(100);
    expect((await findConversationPage(as(context, ben), id, {})).messages).toMatchObject([{ seq: 131 }]);
    const lines: { level: string; fields: object; message: string }[] = [];
    const metrics = openMetrics();
    const job = (name: string, piece: Job['piece']): Job => ({
      name, does: name, everyMs: 1000, piece, preview: () => Promise.resolve({ count: 0, more: false }),
    }); // prettier-ignore
    const holder = openJobRunner({
      database: opened.database, clock: opened.clock, holder: 'here', tenantIds: () => [1, 2],
      log: memoryLogger(lines), metrics,
      jobs: [
        job('broken', () => Promise.reject(new Error('no'))),
        job('messages', (tenant) => eraseOldMessages(tenant === 1 ? context : other)),
      ],
    }); // prettier-ignore
    await holder.run();
    await holder.close();
    expect(lines).toContainEqual(expect.objectContaining({ fields: { job: 'messages', count: 30 } }));
    const text = await metrics.text();
    expect(text).toContain('facet_job_rows_total{job="messages",tenant="1"} 30');
    expect(text).toContain('facet_job_behind{job="messages",tenant="1"} 0');
    expect(text).toContain('facet_job_failures_total{job="broken",tenant="2"} 1');
    expect((await listChats(as(other, away))).chats).toMatchObject([{ last_message: { text: 'Hello' } }]);
    await expectSound(context);
  });

  it('are erased from previews and search too, and what was answered stays answered', async () => {
    const opened = await open();
    const context = brand(opened);
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { id } = (await send(context, anna, ben, { text: 'tangerine' })).conversation;
    await send(context, ben, id, { text: 'tangerine too' });
    opened.clock.advance(RETENTION_DAYS * DAY + 1);
    expect(await eraseAll(context)).toBe(2);
    const [chat] = (await listChats(as(context, anna))).chats;
    expect(chat).toMatchObject({ conversation: { id }, last_message: null, num_unread_messages: 0 });
    expect((await findChats(as(context, anna), 'tangerine')).found).toEqual([]);
    // Contact details are allowed to members who were answered, also when the answer has been erased.
    await expect(send(context, anna, id, { text: 'Mail me: anna@mail.example' })).resolves.toMatchObject({
      message: { seq: 3 },
    });
  });

  it('return the credits still reserved for them, once, also if their time comes later', async () => {
    const opened = await open();
    const context = brand(opened);
    const anna = await makeRich(context, { credits: 500 });
    await send(context, anna, await makeFictional(context));
    const unconfirmed = await makeUnconfirmed(context, { credits: 100 });
    const first = { fromMemberId: unconfirmed.id, toMemberId: anna.id, text: 'From signup' };
    await transaction(context.db, (tx) => queueFirstMessageIn(tx, context, first));
    // No job of the holds has run in the meantime.
    opened.clock.advance(RETENTION_DAYS * DAY + 1);
    expect(await eraseAll(context)).toBe(2);
    const balances = async () =>
      (await context.db.selectFrom('credit_account').select(['kind', 'balance']).where('tenant_id', '=', 1).execute())
        .filter(({ balance }) => balance > 0).map(({ kind, balance }) => `${kind} ${balance}`).sort(); // prettier-ignore
    const given = ['member 100', 'member 500'];
    expect(await balances()).toEqual(given);
    const holds = await context.db.selectFrom('credit_hold').selectAll().where('tenant_id', '=', 1).execute();
    expect(holds.map(({ state }) => state)).toEqual(['released', 'released']);
    for (const { reference } of holds) await chatJobs['chat.release-hold']!(context, { message: reference } as never);
    expect(await balances()).toEqual(given);
    await expectSound(context);
  });

  it('stay as evidence where a report holds them, and nowhere else', async () => {
    const opened = await open();
    const context = brand(opened);
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { message } = await send(context, ben, anna, { text: 'pay-me-now' });
    const about = reportSchema.parse({ subject: `message:${message.id}`, reason: 'scam', words: '' });
    await reportMember(as(context, anna), ben.id, about);
    opened.clock.advance(RETENTION_DAYS * DAY + 1);
    expect(await eraseAll(context)).toBe(1);
    expect(await allRows(context, ['report'])).not.toContain('pay-me-now');
    expect(await allRows(context)).toContain('pay-me-now');
  });
});
