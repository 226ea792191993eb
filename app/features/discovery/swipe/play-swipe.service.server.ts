import type { SwipeResponse } from '~/contract/likes';
import type { MemberContext } from '~/server/context/context.server';
import { swipeLike, swipeSkip, undoSkip, type SwipeOutcome } from './swipe.service.server';
import type { SwipeForm } from './swipe.schema.server';

export interface Played {
  /** The response to a script. */
  response: SwipeResponse;
  /** The URL of the next page without JavaScript. */
  next: string;
}

const MOVES = { like: swipeLike, skip: swipeSkip, undo: undoSkip };

/** Performs one move of the game, as a form of the page sends it. */
export async function playSwipe(context: MemberContext, { intent, id, list }: SwipeForm): Promise<Played> {
  const outcome = await MOVES[intent](context, id);
  return { response: responseOf(outcome), next: nextOf({ intent, id, list }, outcome) };
}

function responseOf({ likes, like }: SwipeOutcome): SwipeResponse {
  const { left, most, backAt, now } = likes;
  return {
    likes_left: left,
    likes_per_day: most,
    likes_back_at: backAt,
    now,
    new_match: like?.newMatch ?? false,
    profile: like?.profile ?? null,
  };
}

function nextOf({ intent, id, list }: SwipeForm, { like }: SwipeOutcome): string {
  if (like?.newMatch) return `/swipe-game?match=${id}`;
  if (intent !== 'undo') return '/swipe-game';
  return list === undefined ? `/swipe-game?first=${id}` : `/swipe-game?skipped=${list}`;
}
