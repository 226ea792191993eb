import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { declarations } from '~db/personal-data/declarations';
import { exported, type Declarations } from '~db/personal-data/declare';
import { transaction } from '~db/database';
import { listExports } from '~db/queries/data-export';
import { patchMember } from '~db/queries/member';
import { outboxHandlers } from '~/compose/jobs.server';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import { makeRich, send } from '~/features/chat/server/chat.testing';
import * as file from '~/routes/notifications-data-id';
import { cheapHash } from '~/testing/cheap-password';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { fileOf, insertMarkedRows, MARK } from '../erase/marked-rows.testing';
import { exportedColumns, exportedTables, writeTables } from './archive-tables.server';
import { exportKey, removeExportsIn } from './export-files.server';
import { askForExport, findOwnExport, openExport } from './export.service.server';
import { purgeExports } from './purge-exports.service.server';

const PASSWORD = 'a long enough password';

async function bytesOf(archive: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** Files by path; those that are texts are decoded. */
async function unpack(archive: AsyncIterable<Buffer>): Promise<Record<string, string>> {
  const files = unzipSync(await bytesOf(archive));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** Marks of columns that are not declared as exported, found in the files. */
function leaks(files: Record<string, string>, declared: Declarations = declarations): string[] {
  const found = new Set(
    Object.values(files).flatMap((text) => text.match(new RegExp(`${MARK}-[a-z0-9-]+`, 'g')) ?? []),
  );
  const allowed = exportedTables(declared).flatMap((table) =>
    exportedColumns(declared, table).map((column) => `${MARK}-${table}-${column}`.replaceAll('_', '-')),
  );
  // A mark is cut to the length of its column.
  return [...found].filter((mark) => !allowed.some((name) => name.startsWith(mark)));
}

withDatabase('the archive of a member’s data', (open) => {
  async function owner(opened: OpenDatabase, context: TestContext = testContext(opened)) {
    const anna = await makeRich(context, { name: 'Anna', password_hash: await cheapHash(PASSWORD) });
    const me = as(context, anna);
    const ask = (password = PASSWORD) => askForExport(me, { password });
    const run = () => drainOutbox(opened, context, outboxHandlers);
    const download = async () => {
      const { ready } = await findOwnExport(me);
      const id = ready!.href.split('/').at(-1)!.replace('.zip', '');
      return (await openExport(me, id))!;
    };
    return { context, me, ask, run, download };
  }

  async function marked(opened: OpenDatabase) {
    const context = testContext(opened);
    const other = await makeMember(context);
    const memberId = 'memberwhohasleft';
    const who = { memberId, otherId: other.id, deletedAt: opened.clock.now() };
    await insertMarkedRows(opened.database.system('fills every table'), opened.kind, who);
    await context.db
      .updateTable('data_export')
      .set({ made_at: null, expires_at: opened.clock.now() + DAY })
      .where('tenant_id', '=', 1)
      .execute();
    // In these two the member comes second, and only those rows are theirs.
    const second = { visited_id: other.id, visitor_id: memberId };
    await context.db.updateTable('visit').set(second).where('tenant_id', '=', 1).execute();
    await context.db.updateTable('report').set({ reporter_id: memberId }).where('tenant_id', '=', 1).execute();
    await context.ports.storage.put(photoKey(1, fileOf('filename')), Buffer.from('the photo'), 'image/webp');
    return { context, memberId };
  }

  it('holds all columns that are declared as exported, and nothing of any other', async () => {
    const { context, memberId } = await marked(await open());
    await outboxHandlers['export.make']!(context, {
      id: 'exportofmark',
      member_id: memberId,
      mail_id: 'mail',
    } as never);
    const [row] = await listExports(context.db, memberId);
    // Written out: what a brand stores lies under its number, so that no id of another brand can reach it.
    const stored = await context.ports.storage.get('1/exports/exportofmark-0.zip');
    expect(stored!.size).toBe(row!.size);
    const files = await unpack((async function* () { yield stored!.bytes; })()); // prettier-ignore
    for (const table of exportedTables(declarations)) {
      const path = `data/${declarations[table].heading}/${table}.json`;
      const rows = JSON.parse(files[path] ?? '[]') as Record<string, unknown>[];
      expect(rows.length, path).toBeGreaterThan(0);
      expect(Object.keys(rows[0]!).toSorted(), path).toEqual(exportedColumns(declarations, table).toSorted());
    }
    expect(leaks(files)).toEqual([]);
    expect(Object.values(files).join('')).toContain(`${MARK}-message-body`);
    expect(files[`photos/${fileOf('filename')}`]).toBe('the photo');
  });

  it('is found to hold too much if one column more is written', async () => {
    const { context, memberId } = await marked(await open());
    const broken = structuredClone(declarations);
    broken.token.columns.payload = exported;
    const files: Record<string, string> = {};
    const archive = {
      add: async (path: string, pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>) => {
        for await (const piece of pieces) files[path] = (files[path] ?? '') + String(piece);
      },
    };
    await writeTables(context, archive, memberId, broken);
    expect(leaks(files)).toEqual([`${MARK}-token-payload`]);
  });

  it('is made in the background, announced by mail and downloaded by its owner alone', async () => {
    const opened = await open();
    const { context, me, ask, run, download } = await owner(opened);
    const bram = await makeMember(context, { name: 'Bram <b>' });
    const { conversation } = await send(context, me.member, bram, { text: 'Shall we <walk>?' });
    expect(conversation).toBeTruthy();
    expect(await ask('wrong')).toBe('wrong');
    expect(await ask()).toBe('asked');
    expect(await findOwnExport(me)).toMatchObject({ state: 'making', ready: null });
    expect(await ask()).toBe('running');
    await run();
    await run();
    const { state, ready } = await findOwnExport(me);
    expect(state).toBe('ready');
    expect(context.mail.sent.at(-1)).toMatchObject({ to: me.member.email });
    expect(context.mail.sent.at(-1)!.text).toContain('/notifications/data');
    expect(context.mail.sent.at(-1)!.text).not.toContain('.zip');

    const params = { id: ready!.href.split('/').at(-1)! };
    const sent = await callRoute(file.loader, me, ready!.href, { params });
    expect(sent.headers.get('Content-Length')).toBe(String(ready!.size));
    expect((await callRoute(file.loader, as(context, bram), ready!.href, { params })).status).toBe(404);
    const elsewhere = testContext(opened, { brand: 2 });
    const stranger = as(elsewhere, await makeMember(elsewhere));
    expect((await callRoute(file.loader, stranger, ready!.href, { params })).status).toBe(404);

    const files = await unpack((await download()).bytes);
    expect(files['profile.html']).toContain('Anna');
    expect(files['conversations.html']).toContain('Bram &lt;b&gt;');
    expect(files['conversations/1.html']).toContain('Shall we &lt;walk&gt;?');
    // Pages open from a folder, without a network and without scripts.
    const pages = Object.entries(files).filter(([path]) => path.endsWith('.html'));
    expect(pages.length).toBe(9);
    for (const [path, text] of pages) {
      expect(text, path).not.toMatch(/<script|https?:|url\(/i);
      expect(text.match(/<h1>/g), path).toHaveLength(1);
      expect(text.match(/<\/main>/g), path).toHaveLength(1);
      const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
      for (const [, to] of text.matchAll(/(?:href|src)="([^"]+)"/g))
        expect(files, `${path} links to ${to}`).toHaveProperty([new URL(to!, `http://x/${folder}`).pathname.slice(1)]);
    }
  });

  it('speaks the language of its owner', async () => {
    const { context, me, ask, run, download } = await owner(await open());
    await patchMember(context.db, me.member.id, { language: 'nl' });
    await ask();
    await run();
    const { bytes } = await download();
    expect((await unpack(bytes))['index.html']).toMatch(/lang="nl".*Je gegevens/s);
  });

  it('is begun again after a crash in the middle, and leaves no part of the first attempt', async () => {
    const opened = await open();
    const { context, me, ask, run, download } = await owner(opened);
    await ask();
    const [{ id } = { id: '' }] = await listExports(context.db, me.member.id);
    // What a process that was killed has stored: more than the whole archive has.
    for (const part of [0, 1, 2]) await context.ports.storage.put(exportKey(1, id, part), Buffer.from('half'), 'application/zip'); // prettier-ignore
    const put = context.ports.storage.put;
    context.ports.storage.put = () => Promise.reject(new Error('the disk is full'));
    await expect(run()).rejects.toThrow('the disk is full');
    context.ports.storage.put = put;
    expect((await findOwnExport(me)).state).toBe('making');
    opened.clock.advance(61_000);
    await run();
    expect(await unpack((await download()).bytes)).toHaveProperty(['index.html']);
    expect(await context.ports.storage.exists(exportKey(1, id, 1))).toBe(false);
  });

  it('may be asked for a few times a day; the next takes the place of the last', async () => {
    const opened = await open();
    const { context, me, ask, run } = await owner(opened);
    const outcomes: string[] = [];
    for (let time = 0; time < 10; time++) {
      outcomes.push(await ask());
      await run();
      opened.clock.advance(60_000);
    }
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(3);
    expect(outcomes.slice(3)).toEqual(Array.from({ length: 7 }, () => 'limit'));
    const rows = await listExports(context.db, me.member.id);
    const stored = await Promise.all(rows.map(({ id }) => context.ports.storage.exists(exportKey(1, id))));
    expect(stored).toEqual([true, false, false]);
    const { nextAt } = await findOwnExport(me);
    opened.clock.advance(nextAt! - opened.clock.now());
    expect(await ask()).toBe('asked');
  });

  it('is made once for a request that is repeated, even if it was ready in between', async () => {
    const opened = await open();
    const { context, me, ask, run } = await owner(opened);
    const outcomes: string[] = [];
    for (let time = 0; time < 10; time++) {
      outcomes.push(await ask());
      await run();
      opened.clock.advance(5_000);
    }
    expect(outcomes).toEqual(['asked', ...Array.from({ length: 9 }, () => 'running')]);
    expect(await listExports(context.db, me.member.id)).toHaveLength(1);
  });

  it('that never came is said to have failed, and is asked for again', async () => {
    const opened = await open();
    const { me, ask } = await owner(opened);
    await ask();
    opened.clock.advance(DAY / 8);
    expect((await findOwnExport(me)).state).toBe('failed');
    expect(await ask()).toBe('asked');
    expect((await findOwnExport(me)).state).toBe('making');
  });

  it('ends after a week: no download, then no file, and the page says so for a month', async () => {
    const opened = await open();
    const { context, me, ask, run } = await owner(opened);
    await ask();
    await run();
    const [{ id } = { id: '' }] = await listExports(context.db, me.member.id);
    opened.clock.advance(7 * DAY - 1);
    expect(await purgeExports(context)).toBe(0);
    expect(await openExport(me, id)).toBeDefined();
    opened.clock.advance(1);
    expect(await openExport(me, id)).toBeUndefined();
    const expired = { state: 'gone', goneAt: opened.clock.now(), ready: null, nextAt: null };
    expect(await findOwnExport(me)).toMatchObject(expired);
    expect(await purgeExports(context)).toBe(1);
    expect(await context.ports.storage.exists(exportKey(1, id))).toBe(false);
    expect(await findOwnExport(me)).toMatchObject(expired);
    opened.clock.advance(30 * DAY - 1);
    expect(await purgeExports(context)).toBe(0);
    opened.clock.advance(1);
    expect(await purgeExports(context)).toBe(1);
    expect(await listExports(context.db, me.member.id)).toEqual([]);
    expect(await findOwnExport(me)).toMatchObject({ state: 'none', goneAt: null });
  });

  it('that another took the place of is removed with its row, and so is one that never came', async () => {
    const opened = await open();
    const { context, me, ask, run } = await owner(opened);
    await ask();
    await run();
    opened.clock.advance(DAY);
    await ask();
    await run();
    opened.clock.advance(DAY);
    await ask();
    const [never, second] = await listExports(context.db, me.member.id);
    opened.clock.advance(7 * DAY);
    expect(second!.expires_at).toBeLessThan(second!.made_at! + 7 * DAY);
    expect(await purgeExports(context)).toBe(3);
    expect(await listExports(context.db, me.member.id)).toEqual([]);
    expect((await findOwnExport(me)).state).toBe('none');
    expect(never!.made_at).toBeNull();
  });

  it('that is made while its owner is erased leaves no file', async () => {
    const opened = await open();
    const { context, me, ask, run } = await owner(opened);
    await ask();
    const [{ id } = { id: '' }] = await listExports(context.db, me.member.id);
    const { put } = context.ports.storage;
    context.ports.storage.put = async (...given) => {
      await transaction(context.db, (tx) => removeExportsIn(tx, context, me.member.id));
      await context.db.deleteFrom('data_export').where('tenant_id', '=', 1).execute();
      return put(...given);
    };
    await run();
    context.ports.storage.put = put;
    await run();
    expect(await context.ports.storage.exists(exportKey(1, id))).toBe(false);
  });
});
