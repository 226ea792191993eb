import { useSyncExternalStore } from 'react';
import type { WireProfile } from '~/live/wire-types';

/*
 * What this open page knows beyond what the server rendered: who was liked since, and the match to show. Written in the
 * browser only, from presses and hints; the server's snapshots are constant. Keys carry the member's id: who logs in
 * as somebody else without leaving the page starts anew.
 */
const liked = new Set<string>();
const shown = new Set<string>();
let match: WireProfile | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

const keyOf = (memberId: string, otherId: string) => `${memberId}:${otherId}`;

/** Whether the member liked `otherId` on this page. */
export function useLikedNow(memberId: string, otherId: string): boolean {
  const key = keyOf(memberId, otherId);
  return useSyncExternalStore(
    subscribe,
    () => liked.has(key),
    () => false,
  );
}

export function markLiked(memberId: string, otherId: string, is: boolean): void {
  if (is) liked.add(keyOf(memberId, otherId));
  else liked.delete(keyOf(memberId, otherId));
  changed();
}

/** The match that fills the screen now. */
export function useMatch(): WireProfile | null {
  return useSyncExternalStore(
    subscribe,
    () => match,
    () => null,
  );
}

/** Each match is shown once on a page, whether the press or the hint comes first. */
export function showMatch(memberId: string, profile: WireProfile): void {
  const key = keyOf(memberId, profile.id);
  if (shown.has(key)) return;
  shown.add(key);
  match = profile;
  changed();
}

export function closeMatch(): void {
  match = null;
  changed();
}
