import type { SwipeResponse } from '~/contract/likes';
import { api } from '~/api-client/api';
import type { SwipeKind } from './drag-physics';
import type { SwipeLikes } from './swipe-game';

/** Each request has the same effect however often it arrives, so it may be repeated after a lost response. */
export function sendSwipe(intent: SwipeKind | 'undo', id: string): Promise<SwipeResponse> {
  return api.send<SwipeResponse>('POST', '/swipe-game', { intent, id }, `${intent}:${id}`);
}

export const likesOf = (response: SwipeResponse): SwipeLikes => ({
  left: response.likes_left,
  most: response.likes_per_day,
  backAt: response.likes_back_at,
  now: response.now,
});
