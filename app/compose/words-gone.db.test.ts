import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagePhotoKey } from '~/features/chat/server/photo-message-files.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { answerAsOperator } from '~/features/chat/inbox/inbox.service.server';
import { hashOf } from '~/features/chat/server/message-content.server';
import { sendPhoto } from '~/features/chat/photos/photo-message.service.server';
import { signUp } from '~/features/joining/signup/signup.service.server';
import { openerHash } from '~/features/safety/opening/opener-text.server';
import { openJobRunner } from '~/server/jobs/run-jobs';
import { rowJobs } from '~/server/jobs/row-jobs';
import { memoryLogger } from '~/server/operations/logger';
import { allRows } from '~/testing/all-rows';
import { as, type TestContext } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { makePicture } from '~/testing/pictures';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { featureJobs } from './job-registry.server';
import { outboxHandlers } from './jobs.server';

/*
 * A brand keeps messages for a number of days. These tests write texts in every possible way, find each of them
 * wherever it was stored, and find none anywhere after that time: row, preview, search, key and hash of a repeated
 * request, links, jobs, files. What a report keeps is tested in erase.db.test.ts.
 */

const RETENTION_DAYS = 30;
const folder = mkdtempSync(join(tmpdir(), 'facet-words-'));
const picture = join(folder, 'picture');

beforeAll(async () => writeFileSync(picture, await makePicture(3)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Traces {
  /** Texts that must be in some table of the brand. */
  rows: string[];
  files?: string[];
}

let people = 0;
const form = (text: string, targetId: string, email?: string) => {
  people += 1;
  return {
    email: email ?? `person${people}@example.org`,
    name: 'Nora',
    password: 'vuurtoren op texel',
    dateOfBirth: '1990-02-28',
    signupMessage: text,
    gender: 'female' as const,
    targetId,
  };
};

/** Two signups for one e-mail address that nobody confirmed: the whole second one waits until its link is followed. */
async function signUpTwice(published: TestContext, text: string): Promise<void> {
  const context = { ...published, tenant: { ...published.tenant, neutral_account_answers: true } };
  const to = await makeRich(context);
  const email = `twice${people}@example.org`;
  await signUp(context, form('', to.id, email));
  await signUp(context, { ...form(text, to.id, email), password: 'another long sentence' });
}

const ways: Record<string, (context: TestContext) => Promise<Traces>> = {
  async text(context) {
    const text = 'Shall we count the tangerines together';
    const [anna, ben] = [await makeRich(context), await makeRich(context, { name: 'Ben' })];
    await send(context, anna, ben, { text, requestKey: 'key-of-a-text' });
    const hash = hashOf(ben.id, { type: 'text', text });
    return { rows: [text, 'key-of-a-text', hash, openerHash(text, 'Ben')!] };
  },
  async gift(context) {
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    await send(context, anna, ben, { gift: 'rose', requestKey: 'key-of-a-gift' });
    return { rows: ['key-of-a-gift', hashOf(ben.id, { type: 'gift', gift: 'rose' })] };
  },
  async photo(context) {
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, anna, ben);
    const sending = { conversation: conversation.id, requestKey: 'key-of-a-photo' };
    const { message } = await sendPhoto(as(context, anna), { ...sending, receive: (work) => work(picture) });
    const files = (['photo', 'preview'] as const).map((rendition) => messagePhotoKey(1, message.id, rendition));
    return { rows: ['key-of-a-photo'], files };
  },
  async 'first words of a signup'(context) {
    await signUp(context, form('Good evening from the lighthouse', (await makeRich(context)).id));
    return { rows: ['Good evening from the lighthouse'] };
  },
  async 'words of a signup that cannot be sent'(context) {
    await signUp(context, form('Mail me: nora@mail.example', (await makeRich(context)).id));
    return { rows: ['Mail me: nora@mail.example'] };
  },
  async 'words of a second signup'(context) {
    await signUpTwice(context, 'Once more from the lighthouse');
    return { rows: ['Once more from the lighthouse'] };
  },
  async 'words of a signup whose mail was given up'(context) {
    await signUpTwice(context, 'Nobody could be told of this');
    await context.db
      .updateTable('outbox')
      .set({ failed_at: context.clock.now() })
      .where('tenant_id', '=', 1)
      .where('payload', 'like', '%Nobody could be told%')
      .execute();
    return { rows: ['Nobody could be told of this'] };
  },
  async 'an answer of the team'(context) {
    const { conversation } = await send(context, await makeRich(context), await makeFictional(context));
    const response = { conversation: conversation.id, to: 1, text: 'The team says hello', by: 'Eva' };
    await answerAsOperator(context, response);
    return { rows: ['The team says hello'] };
  },
};

/** Returns those of the traces that are still stored. */
async function found(context: TestContext, { rows, files = [] }: Traces): Promise<string[]> {
  const all = await allRows(context);
  const stored = await Promise.all(files.map((file) => context.ports.storage.exists(file)));
  return [...rows.filter((text) => all.includes(text)), ...files.filter((_, at) => stored[at])];
}

async function drainAll(opened: OpenDatabase, context: TestContext): Promise<void> {
  while ((await drainOutbox(opened, context, outboxHandlers)).length > 0);
}

/** Does what the server does on its own: due jobs, housekeeping, and the jobs that result from it. */
async function runCleanUp(opened: OpenDatabase, context: TestContext): Promise<void> {
  await drainAll(opened, context);
  const { database, clock } = opened;
  const jobs = [...rowJobs(opened), ...featureJobs({ contextOf: () => context })];
  const cleanUp = openJobRunner({
    jobs, database, clock, holder: 'here', tenantIds: () => [1], log: memoryLogger([]),
  }); // prettier-ignore
  await cleanUp.run();
  await cleanUp.close();
  await drainAll(opened, context);
}

withDatabase('a written text', (open) => {
  it.each(Object.keys(ways))('%s: exists for the retention time of the brand, and nowhere afterwards', async (way) => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { message_retention_days: RETENTION_DAYS } });
    const traces = await ways[way]!(context);
    const everywhere = [...traces.rows, ...(traces.files ?? [])];
    expect(await found(context, traces)).toEqual(everywhere);
    await drainAll(opened, context);
    expect(await found(context, traces)).toEqual(everywhere);
    opened.clock.advance(RETENTION_DAYS * DAY + 1);
    await runCleanUp(opened, context);
    expect(await found(context, traces)).toEqual([]);
  });
});
