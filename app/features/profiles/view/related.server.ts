import { listLikedAmong } from '~db/queries/member-like';
import { searchMembers, type SearchFilters } from '~db/queries/search';
import type { MemberCard } from '~db/queries/member-card';
import type { MemberRow } from '~db/schema/member';
import { findLeftOutIds } from './visibility.service.server';
import type { RequestContext } from '~/server/context/context.server';
import type { PersonSummary } from '~/contract/person-summary';
import { personSummaries } from './person-summary.service.server';

const RELATED = 6;

/**
 * People similar to this one: the same gender, from the same region and, if those are few, from the same country.
 * People whom a search would leave out are left out.
 */
export async function findRelated(context: RequestContext, row: MemberRow): Promise<PersonSummary[]> {
  const { db, viewer } = context;
  const member = viewer.kind === 'member' ? viewer.member : null;
  const hidden = member ? [row.id, ...(await findLeftOutIds(db, member.id))] : [row.id];
  const wide: SearchFilters = {
    ...(row.gender && { gender: row.gender }),
    ...(row.country && { country: row.country }),
  };
  const near = row.region_id === null ? [] : await found(context, { ...wide, regionId: row.region_id }, hidden);
  const seen = near.map((card) => card.id);
  const far = near.length < RELATED ? await found(context, wide, [...hidden, ...seen]) : [];
  const cards = [...near, ...far].slice(0, RELATED);
  const ids = cards.map((card) => card.id);
  return personSummaries(context, cards, member ? { liked: await listLikedAmong(db, member.id, ids) } : {});
}

async function found({ db }: RequestContext, filters: SearchFilters, hidden: string[]): Promise<MemberCard[]> {
  return (await searchMembers(db, { filters, hidden }, { limit: RELATED })).cards;
}
