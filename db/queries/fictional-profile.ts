import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { FictionalProfilePatch, FictionalProfileRow, NewFictionalProfile } from '../schema/fictional-profile';

/** All fictional profiles of the brand with what an import stored of them; null in those that no import made. */
export function listFictionalProfiles(db: Db) {
  return db
    .selectFrom('member')
    .leftJoin('fictional_profile', (join) =>
      join
        .onRef('fictional_profile.tenant_id', '=', 'member.tenant_id')
        .onRef('fictional_profile.member_id', '=', 'member.id'),
    )
    .leftJoin('photo', (join) =>
      join.onRef('photo.tenant_id', '=', 'member.tenant_id').onRef('photo.id', '=', 'member.main_photo_id'),
    )
    .select([
      'member.id',
      'member.name',
      'member.status',
      'member.profile_status',
      'member.gender',
      'member.sexuality',
      'member.seeks',
      'member.birth_date',
      'member.country',
      'member.region_id',
      'member.city',
      'member.geo_cell',
      'member.hair_color',
      'member.eye_color',
      'member.body_type',
      'member.relationship_status',
      'member.tattoos',
      'member.interests',
      'member.about',
      'member.looking_for',
      'member.prompts',
      'member.language',
      'member.main_photo_id',
      'member.signup_date',
      'fictional_profile.source_key',
      'fictional_profile.state',
      'fictional_profile.texts',
      'fictional_profile.stated_age',
      'fictional_profile.portrait_hash',
      'fictional_profile.stored_hash',
      'fictional_profile.imported_at',
      'photo.filename',
      'photo.source_filename',
    ])
    .where('member.tenant_id', '=', db.tenantId)
    .where('member.kind', '=', 'fictional')
    .orderBy('member.name')
    .orderBy('member.id')
    .execute();
}

export type ListedFictional = Awaited<ReturnType<typeof listFictionalProfiles>>[number];

/** The texts of a fictional profile in all languages, as JSON; undefined if no import made it. */
export async function findFictionalTexts(db: Db, memberId: string): Promise<string | undefined> {
  return (await texts.first(db, { memberId }))?.texts;
}

const texts = prepared((db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('fictional_profile')
    .select('texts')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId),
);

export function findFictionalProfile(db: Db, memberId: string): Promise<FictionalProfileRow | undefined> {
  return profiles(db).where('member_id', '=', memberId).executeTakeFirst();
}

/** Profiles of the brand, retired ones too, whose portrait is one of these, as it was imported or as it is stored. */
export async function listFictionalByPortrait(db: Db, hashes: readonly string[]): Promise<FictionalProfileRow[]> {
  const found = new Map<string, FictionalProfileRow>();
  for (let from = 0; from < hashes.length; from += PIECE) {
    const some = hashes.slice(from, from + PIECE);
    for (const column of ['portrait_hash', 'stored_hash'] as const)
      for (const row of await profiles(db).where(column, 'in', some).execute()) found.set(row.member_id, row);
  }
  return [...found.values()];
}

/** Values of one statement. */
const PIECE = 200;

/** The faces of all profiles of the brand that have one, retired ones too. */
export function listFictionalFaces(db: Db) {
  return db
    .selectFrom('fictional_profile')
    .select(['member_id', 'source_key', 'portrait_phash'])
    .where('tenant_id', '=', db.tenantId)
    .where('portrait_phash', 'is not', null)
    .execute();
}

/** Returns false if another profile of the brand has the key. */
export const insertFictionalProfile = (tx: Tx, row: Own<NewFictionalProfile>): Promise<boolean> =>
  insertIgnore(tx, 'fictional_profile', { ...row, tenant_id: tx.tenantId });

export async function patchFictionalProfile(
  tx: Tx,
  memberId: string,
  patch: Own<FictionalProfilePatch>,
): Promise<void> {
  await tx
    .updateTable('fictional_profile')
    .set(patch)
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .execute();
}

const profiles = (db: Db) => db.selectFrom('fictional_profile').selectAll().where('tenant_id', '=', db.tenantId);
