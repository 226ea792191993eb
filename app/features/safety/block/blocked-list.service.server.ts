import { listBlocked } from '~db/queries/block';
import { listMemberCards } from '~db/queries/member-card';
import type { MemberContext } from '~/server/context/context.server';
import { safetyPerson } from '../person.server';
import type { SafetyPerson } from '../safety-person';

export interface BlockedPage {
  /** The last one blocked first. */
  people: SafetyPerson[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

const PAGE = 50;

/** Whom the member blocks; nobody learns who blocks them. */
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

/** Anything that is no cursor of ours reads as the first page. */
function readCursor(cursor: string | null) {
  const [, at, id] = /^(\d{1,15})\.([0-9a-z]{1,26})$/.exec(cursor ?? '') ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}
