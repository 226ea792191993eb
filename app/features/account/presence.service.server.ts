import { LRUCache } from 'lru-cache';
import { findPresence } from '~db/queries/member-card';
import { touchMember } from '~db/queries/member';
import type { BrandContext, NotePresence } from '~/server/context/context.server';
import { isOnline } from './online';
import { bestEffort } from '~/server/response/best-effort';

/** A member's activity is written at most once in this time, because four search indexes depend on it. */
export const PRESENCE_MS = 60_000;

export type OnReturn = (context: BrandContext, memberId: string) => Promise<void>;

/** The members this process remembers. One that was forgotten is written or announced again, which does no harm. */
const REMEMBERED = 20_000;

/**
 * Records members' activity and calls `onReturn` for a member who was not online before. Invisible members are neither
 * recorded nor announced. The caches only save writes: the statement itself never writes twice within a minute.
 */
export function openPresence(onReturn: OnReturn): NotePresence {
  const written = new LRUCache<string, number>({ max: REMEMBERED });
  const seen = new LRUCache<string, number>({ max: REMEMBERED });
  const before = (cache: LRUCache<string, number>, key: string) => cache.get(key) ?? -Infinity;

  return async function notePresence(context, memberId, known) {
    const now = context.clock.now();
    const key = `${context.tenant.id}|${memberId}`;
    const noted = before(written, key);
    // Only visible members are remembered, so nothing of them is read while there is nothing to write.
    if (!known && now - noted < PRESENCE_MS && isOnline(now, before(seen, key))) return void seen.set(key, now);
    const member = known ?? (await findVisibility(context, memberId));
    if (!member || member.invisible) return;
    const returned = !isOnline(now, before(seen, key));
    seen.set(key, now);
    const last = Math.max(member.lastActiveAt, noted);
    if (now - last < PRESENCE_MS && !returned) return;
    await bestEffort(context.log, 'presence', async () => {
      if (now - last >= PRESENCE_MS) {
        // Set before the write, because a page sends several requests at once.
        written.set(key, now);
        await touchMember(context.db, memberId, now, PRESENCE_MS);
      }
      if (returned) await onReturn(context, memberId);
    });
  };
}

async function findVisibility({ db }: BrandContext, memberId: string) {
  const row = await findPresence(db, memberId);
  return row && { invisible: row.invisible === 1, lastActiveAt: row.last_active_at };
}
