import { api } from '~/api-client/api';
import type { WireProfile } from '~/api-client/contract-types';
import type { SwipeKind } from './drag-physics';
import type { SwipeLikes } from './swipe-game';

/** What /swipe-game answers to a client. */
export interface SwipeAnswer {
  likes_left: number;
  likes_per_day: number;
  /** Epoch milliseconds. */
  likes_back_at: number;
  now: number;
  /** This like made a match with `profile`. */
  new_match: boolean;
  profile: WireProfile | null;
}

/** Each is the same however often it arrives: it may be repeated after a lost answer. */
export function sendSwipe(intent: SwipeKind | 'undo', id: string): Promise<SwipeAnswer> {
  return api.send<SwipeAnswer>('POST', '/swipe-game', { intent, id }, `${intent}:${id}`);
}

export const likesOf = (answer: SwipeAnswer): SwipeLikes => ({
  left: answer.likes_left,
  most: answer.likes_per_day,
  backAt: answer.likes_back_at,
  now: answer.now,
});
