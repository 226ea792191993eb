import { lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { MemberPatch, MemberRow, NewMember } from '../schema/member';
import { interestColumns } from '../schema/search-bits';
import { inTransaction } from '../transaction';
import { raiseVersions, raiseWhereShown } from './live-version';

/** How e-mail addresses are compared: case, surrounding spaces and Unicode normalisation make no difference. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Rejects with a unique violation (see `isUniqueViolation`) if the e-mail address is taken. */
export async function insertMember(db: Db, member: Own<NewMember>): Promise<void> {
  await db
    .insertInto('member')
    .values({ ...member, ...interestColumns({ interests: member.interests ?? null }), tenant_id: db.tenantId })
    .execute();
}

export function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  return byId.first(db, { id });
}

const byId = prepared((db, p: Placeholders<{ id: string }>) => members(db).where('id', '=', p.id));

export async function getMember(db: Db, id: string): Promise<MemberRow> {
  const member = await findMember(db, id);
  if (!member) throw new Error(`No member ${id} in tenant ${db.tenantId}`);
  return member;
}

/** Whether only the tombstone of the member is left. */
export async function isErased(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select(['status', 'deleted_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status === 'deleted' && row.deleted_at === null;
}

/** Returns the member and locks the row: nobody else can change or lock it until the transaction ends. */
export function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  return locked.first(tx, { id });
}

const locked = prepared((tx, p: Placeholders<{ id: string }>) => lockRow(tx, members(tx).where('id', '=', p.id)));

/** Also finds deleted members as long as they can be reactivated. */
export function findMemberByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
  return members(db).where('email_key', '=', emailKeyOf(email)).executeTakeFirst();
}

/** Columns that nobody but the member ever sees. */
const OWN_ONLY = new Set<string>([
  'deleted_at',
  'email',
  'email_key',
  'language',
  'located_at',
  'notifications_disabled',
  'password_hash',
  'premium_since',
  'push_disabled',
  'searchable',
  'sexuality_withheld',
  'signup_message',
] satisfies (keyof MemberPatch)[]);

/** Returns false if there is no such member. */
export function patchMember(db: Db, id: string, patch: Own<MemberPatch>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const result = await tx
      .updateTable('member')
      .set({ ...patch, ...interestColumns(patch) })
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    raiseVersions(tx, ['user', 'chats', 'likes'], [id]);
    if (Object.keys(patch).some((column) => !OWN_ONLY.has(column))) await raiseWhereShown(tx, id);
    return true;
  });
}

/**
 * Confirms the e-mail address and shows the profile, unless staff have hidden it. Returns false if it is not waiting
 * for the confirmation: of concurrent callers exactly one gets true and does what follows (gift, messages).
 */
export function activateMember(db: Db, id: string, patch: Own<MemberPatch>): Promise<boolean> {
  return inTransaction(db, (tx) => activateIn(tx, id, patch));
}

async function activateIn(tx: Tx, id: string, patch: Own<MemberPatch>): Promise<boolean> {
  const result = await tx
    .updateTable('member')
    .set((eb) => {
      const unless = <T>(hidden: T, shown: T) =>
        eb.case().when('decision_number', 'is', null).then(shown).else(hidden).end();
      return {
        ...patch,
        ...interestColumns(patch),
        status: 'active',
        profile_status: unless<MemberRow['profile_status']>('disabled', 'active'),
        searchable: unless(0, 1),
      };
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('status', '=', 'not_confirmed')
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  raiseVersions(tx, ['user', 'chats', 'likes'], [id]);
  await raiseWhereShown(tx, id);
  return true;
}

/**
 * At most once per `every` ms, because four indexes change. Never for the invisible: lists would reveal it. It raises no
 * version: it happens far too often, and unchanged answers end by themselves (see server/api/live-tag.ts).
 */
export async function touchMember(db: Db, id: string, now: number, every: number): Promise<void> {
  await touch.change(db, { id, now, until: now - every });
}

const touch = prepared((db, p: Placeholders<{ id: string; now: number; until: number }>) =>
  db
    .updateTable('member')
    .set({ last_active_at: p.now })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', p.id)
    .where('last_active_at', '<=', p.until)
    .where('invisible', '=', 0),
);

const members = (db: Db) => db.selectFrom('member').selectAll().where('tenant_id', '=', db.tenantId);
