import { expect, it } from 'vitest';
import { declarations } from '~db/personal-data/declarations';
import { stays, type Declarations } from '~db/personal-data/declare';
import { insertAudit } from '~db/queries/audit';
import { listAuditOf } from '~db/queries/audit.testing';
import { getMember } from '~db/queries/member';
import { listRetainedDue } from '~db/queries/retained';
import { checkKey } from '~/features/photos/check/check-files.server';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import { messagePhotoKey } from '~/features/chat/server/photo-message-files.server';
import { outboxHandlers } from '~/compose/jobs.server';
import { testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, withSqlite, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { checkErasures } from '../certificate/certificate.service.server';
import { exportKey } from '../export/export-files.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { eraseDue } from './erase-due.service.server';
import { fileOf, findMarks, findMarksInFile, insertMarkedRows, MARK, MARKED_MESSAGE } from './marked-rows.testing';
import { purgeRetained } from './purge.service.server';

const LEAP_YEAR = 366 * DAY;

/** Columns with texts that may stay, and are on the list of what stays. */
const listed = (declared: Declarations) =>
  Object.entries(declared).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, { ends }]) =>
      ends && 'stays' in ends && ends.stays !== 'tombstone' ? [`${table}.${column}`] : [],
    ),
  );

const marks = ({ database, kind }: OpenDatabase) => findMarks(database.system('scans every table'), kind);

async function makeLeaver(opened: OpenDatabase) {
  const context = testContext(opened);
  const other = await makeMember(context);
  const memberId = 'memberwhohasleft';
  await insertMarkedRows(opened.database.system('fills every table'), opened.kind, {
    memberId,
    otherId: other.id,
    deletedAt: opened.clock.now() - REACTIVATION_MS,
  });
  await storeFiles(context);
  return { opened, context, other, memberId };
}

withDatabase('erasing a member', (open) => {
  const leaver = async () => makeLeaver(await open());

  // covers S9-014
  it('leaves nothing in any table, file, job or log but what is listed with its end', async () => {
    const { opened, context, memberId } = await leaver();
    expect((await marks(opened)).length).toBeGreaterThan(100);
    expect(await eraseDue(context)).toBe(1);
    // The files go by jobs, so the same look still finds them all before.
    for (const key of files(context)) expect(await context.ports.storage.exists(key), key).toBe(true);
    await drainOutbox(opened, context, outboxHandlers);

    const left = await marks(opened);
    expect(left.filter((name) => !listed(declarations).includes(name))).toEqual([]);
    expect(left).toContain('purchase.bundle_id');
    const list = await listRetainedDue(context.db, Number.MAX_SAFE_INTEGER, 10);
    expect(list.map(({ reason }) => reason).toSorted()).toEqual(['audit', 'books', 'consent', 'report']);
    expect(list.every(({ until }) => until > context.clock.now())).toBe(true);

    for (const key of files(context)) expect(await context.ports.storage.exists(key), key).toBe(false);
    expect(JSON.stringify(context.logged)).not.toContain(MARK);
    expect(await getMember(context.db, memberId)).toMatchObject({
      name: '',
      email: null,
      email_key: null,
      status: 'deleted',
      deleted_at: null,
      birth_date: null,
      about: null,
    });
    expect(await eraseDue(context)).toBe(0);
    expect(await checkErasures(context)).toEqual({ count: 1 });
  });

  it('empties what others noted about the member’s orders and cases, and deletes it on its day', async () => {
    const { opened, context, memberId } = await leaver();
    const { db, clock } = context;
    const subjects = ['id-purchase', 'id-submission'];
    for (const subject of subjects) {
      await insertAudit(db, {
        id: `about-${subject}`,
        at: clock.now(),
        actor_kind: 'system',
        actor_id: null,
        action: 'payment.refused',
        subject_id: subject,
        request_id: null,
        network_address: null,
        detail: JSON.stringify({ member: memberId, label: MARK }),
      });
    }
    await eraseDue(context);
    expect(await marks(opened)).not.toContain('audit.detail');
    const about = async () => (await Promise.all(subjects.map((subject) => listAuditOf(db, subject, 9)))).flat();
    expect((await about()).map(({ detail }) => detail)).toEqual([null, null]);
    opened.clock.advance(4 * LEAP_YEAR);
    for (let done = -1; done !== 0;) done = await purgeRetained(context);
    expect(await about()).toEqual([]);
  });

  it('is found by the scan if the eraser of a single column does nothing', async () => {
    const { opened, context } = await leaver();
    const broken = structuredClone(declarations);
    broken.member.columns.about = stays('tombstone');
    await eraseDue(context, broken);
    const left = await marks(opened);
    expect(left.filter((name) => !listed(declarations).includes(name))).toEqual(['member.about']);
  });

  it('deletes what had to stay on its day, and an open report later', async () => {
    const { opened, context } = await leaver();
    const { clock } = context;
    await eraseDue(context);
    opened.clock.advance(4 * LEAP_YEAR);
    expect(await purgeRetained(context)).toBeGreaterThan(0);
    const left = await marks(opened);
    expect(left.filter((name) => /^(?:consent|audit)\./.test(name))).toEqual([]);
    expect(left).toContain('report.words');
    expect(left).toContain('purchase.bundle_id');

    await context.db
      .updateTable('report')
      .set({ state: 'dismissed', decided_at: clock.now() })
      .where('tenant_id', '=', 1)
      .execute();
    opened.clock.advance(8 * LEAP_YEAR);
    for (let done = -1; done !== 0;) done = await purgeRetained(context);
    // The codes that nobody can trace to a member, and the conversations of others.
    const remaining = await marks(opened);
    expect(
      remaining.filter((name) => /^(?:purchase|payment|document|credit|refund|report|decision)/.test(name)),
    ).toEqual([]);
    expect(await listRetainedDue(context.db, Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  });

  it('waits while a payment of the member is under way', async () => {
    const { context } = await leaver();
    const state = (to: 'processing' | 'failed') =>
      context.db.updateTable('purchase').set({ state: to }).where('tenant_id', '=', 1).execute();
    await state('processing');
    expect(await eraseDue(context)).toBe(0);
    await state('failed');
    expect(await eraseDue(context)).toBe(1);
  });
});

const photo = ['filename', 'thumb_filename', 'match_filename', 'blur_filename', 'large_filename', 'source_filename'];
const files = ({ tenant }: TestContext) => [
  ...photo.map((column) => photoKey(tenant.id, fileOf(column))),
  checkKey(tenant.id, fileOf('check')),
  exportKey(tenant.id, 'exportofmark'),
  ...(['photo', 'preview'] as const).map((rendition) => messagePhotoKey(tenant.id, MARKED_MESSAGE, rendition)),
];

async function storeFiles(context: TestContext): Promise<void> {
  for (const key of files(context)) await context.ports.storage.put(key, Buffer.from(MARK), 'image/webp');
}

withSqlite('the file of the database', (open) => {
  it('holds no byte of an erased member but what is listed, after its log was emptied', async () => {
    const { opened, context } = await makeLeaver(await open());
    const { database } = opened;
    const before = await marks(opened);
    expect((await findMarksInFile(opened, before)).length).toBeGreaterThan(100);
    await eraseDue(context);
    const still = await marks(opened);
    // A mark that another begins with is found with that one.
    const erased = before.filter((name) => !still.some((other) => other.startsWith(name)));
    // The control: the log holds what was overwritten in the file.
    expect((await findMarksInFile(opened, erased)).length).toBeGreaterThan(50);
    expect(await database.logSize()).toBeGreaterThan(0);
    await database.emptyLog();
    expect(await database.logSize()).toBe(0);
    expect(await findMarksInFile(opened, erased)).toEqual([]);
  });
});
