import { listBlocked } from '~db/queries/block';
import { listMemberCards } from '~db/queries/member-card';
import type { MemberContext } from '~/server/context/context.server';
import { safetyPerson } from '../person.server';
import type { SafetyPerson } from '../safety-person';

export interface BlockedPage {
  /** Sorted by the time of the block, the latest first. */
  people: SafetyPerson[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

const PAGE = 50;

/** The members whom the member blocks. Nobody learns who blocks them. */
export async function findBlocked({ db, member }: MemberContext, cursor: string | null): Promise<BlockedPage> {
  const rows = await listBlocked(db, member.id, { limit: PAGE + 1, before: readCursor(cursor) });
  const page = rows.slice(0, PAGE);
  const cards = await listMemberCards(
    db,
    page.map((row) => row.blocked_id),
  );
  const last = page.at(-1);
  const next = rows.length > PAGE && last ? `${last.created_at}.${last.blocked_id}` : null;
  return { people: cards.map((card) => safetyPerson(card, true)), next };
}

/** An invalid cursor counts as the first page. */
function readCursor(cursor: string | null) {
  const [, at, id] = /^(\d{1,15})\.([0-9a-z]{1,26})$/.exec(cursor ?? '') ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}
