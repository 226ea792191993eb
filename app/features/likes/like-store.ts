import { useSyncExternalStore } from 'react';
import type { ProfileResponse } from '~/contract/profile';

/*
 * What this open page knows beyond what the server rendered: who was liked since, and the match to show. Written in the
 * browser only, on presses and live events; the server's snapshots are constant. Keys hold the member's id, so that
 * another member who logs in without a reload starts with an empty state.
 */
const liked = new Map<string, boolean>();
const shown = new Set<string>();
let match: { memberId: string; profile: ProfileResponse } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

const keyOf = (memberId: string, otherId: string) => `${memberId}:${otherId}`;

/** Whether the member liked or unliked `otherId` on this page; undefined if they did neither. */
export function useLikedNow(memberId: string, otherId: string): boolean | undefined {
  const key = keyOf(memberId, otherId);
  return useSyncExternalStore(
    subscribe,
    () => liked.get(key),
    () => undefined,
  );
}

export function markLiked(memberId: string, otherId: string, is: boolean): void {
  liked.set(keyOf(memberId, otherId), is);
  changed();
}

/** The match that currently fills the screen; null if there is none. */
export function useMatch(memberId: string): ProfileResponse | null {
  return useSyncExternalStore(
    subscribe,
    () => (match?.memberId === memberId ? match.profile : null),
    () => null,
  );
}

/** Shows a match once on a page, whether the response to the like or the live event comes first. */
export function showMatch(memberId: string, profile: ProfileResponse): void {
  const key = keyOf(memberId, profile.id);
  if (shown.has(key)) return;
  shown.add(key);
  match = { memberId, profile };
  changed();
}

export function closeMatch(): void {
  match = null;
  changed();
}
