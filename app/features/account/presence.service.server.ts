import { LRUCache } from 'lru-cache';
import { touchMember } from '~db/queries/member';
import type { ServiceContext } from '~/server/context/context.server';
import { bestEffort } from '~/server/response/best-effort';
import type { ViewerMember } from '~/server/context/viewer';

/** Presence is written at most this often for a member: four search indexes move with it. */
export const PRESENCE_MS = 60_000;
/** Who was away for so long has come back. As long as somebody counts as online (see ONLINE_MS). */
export const AWAY_MS = 10 * 60_000;

export type OnReturn = (context: ServiceContext, memberId: string) => Promise<void>;

/** Members whom this process remembers; who was forgotten is written or told once more, which changes nothing. */
const REMEMBERED = 20_000;

/**
 * Notes who is there; `onReturn` hears of whoever was away before. That of invisible members is neither noted nor told.
 * What is remembered here only spares writes: the statement itself never writes twice within a minute.
 */
export function openPresence(onReturn: OnReturn) {
  const written = new LRUCache<string, number>({ max: REMEMBERED });
  const seen = new LRUCache<string, number>({ max: REMEMBERED });
  const before = (cache: LRUCache<string, number>, key: string) => cache.get(key) ?? -Infinity;

  return async function notePresence(context: ServiceContext, member: ViewerMember): Promise<void> {
    if (member.invisible) return;
    const now = context.clock.now();
    const key = `${context.tenant.id}|${member.id}`;
    const returned = now - before(seen, key) >= AWAY_MS;
    seen.set(key, now);
    const last = Math.max(member.lastActiveAt, before(written, key));
    if (now - last < PRESENCE_MS && !returned) return;
    await bestEffort(context.log, 'presence', async () => {
      if (now - last >= PRESENCE_MS) {
        // Before it is done: a page asks for several things at once.
        written.set(key, now);
        await touchMember(context.db, member.id, now, PRESENCE_MS);
      }
      if (returned) await onReturn(context, member.id);
    });
  };
}
