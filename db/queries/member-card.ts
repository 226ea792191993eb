import type { Db } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';

/** What a list shows of a member: in search results, likes and the conversation list. */
export type MemberCard = Awaited<ReturnType<typeof cards.all>>[number];

/** The cards of `ids` in the same order; unknown ids are left out. The caller decides which members may be shown. */
export async function listMemberCards(db: Db, ids: readonly string[]): Promise<MemberCard[]> {
  if (ids.length === 0) return [];
  const found = new Map((await cards.all(db, { ids })).map((card) => [card.id, card]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The part of a card that says when its member was last active. */
export function findPresence(db: Db, id: string): Promise<PresenceFacts | undefined> {
  return presence.first(db, { id });
}

const presence = prepared((db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('member')
    .select(['kind', 'status', 'profile_status', 'invisible', 'last_active_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', p.id),
);

export type PresenceFacts = Pick<MemberCard, 'kind' | 'status' | 'profile_status' | 'invisible' | 'last_active_at'>;

const cards = prepared((db, p: Placeholders<{ ids: readonly string[] }>) =>
  db
    .selectFrom('member')
    .leftJoin('photo', (join) =>
      join
        .onRef('photo.tenant_id', '=', 'member.tenant_id')
        .onRef('photo.id', '=', 'member.main_photo_id')
        .on('photo.status', '=', 'active'),
    )
    .select([
      'member.id',
      'member.kind',
      'member.name',
      'member.status',
      'member.profile_status',
      'member.decision_number',
      'member.gender',
      'member.birth_date',
      'member.country',
      'member.region_id',
      'member.city',
      'member.geo_cell',
      'member.last_active_at',
      'member.invisible',
      'member.for_visitors',
      'member.search_bits',
      'member.receipts_off',
      'photo.id as photo_id',
      'photo.filename',
      'photo.thumb_filename',
      'photo.match_filename',
      'photo.width',
      'photo.height',
      'photo.placeholder',
    ])
    .where('member.tenant_id', '=', db.tenantId)
    .where('member.id', 'in', p.ids),
);
