import type { SwipeResponse } from '~/contract/likes';
import type { ProfileResponse } from '~/contract/profile';
import type { MemberContext } from '~/server/context/context.server';
import { giveDueLikes, swipeLike, undoSwipeLike, type OpenedLike } from './swipe-like.service.server';
import { findSwipeLikes, swipeSkip, undoSkip } from './swipe.service.server';
import type { SwipeForm } from './swipe.schema.server';

export interface Played {
  /** The response to a script. */
  response: SwipeResponse;
  /** The URL of the next page without JavaScript. */
  next: string;
}

type Move = (context: MemberContext, id: string) => Promise<OpenedLike | void>;

const MOVES: Record<SwipeForm['intent'], Move> = {
  like: swipeLike,
  skip: swipeSkip,
  undo: undoSkip,
  'undo-like': undoSwipeLike,
  // Every move gives what is due; this one does nothing else.
  give: async () => {},
};

/** Performs one move of the game, as a form of the page sends it. */
export async function playSwipe(context: MemberContext, form: SwipeForm): Promise<Played> {
  const match = await giveDueLikes(context);
  const like = (await MOVES[form.intent](context, form.id)) ?? null;
  return { response: await responseOf(context, { match, like }), next: nextOf(form, match) };
}

async function responseOf(
  context: MemberContext,
  { match, like }: { match: ProfileResponse | null; like: OpenedLike | null },
): Promise<SwipeResponse> {
  const { left, most, backAt, now } = await findSwipeLikes(context);
  return {
    likes_left: left,
    likes_per_day: most,
    likes_back_at: backAt,
    now,
    new_match: match !== null,
    undo_until: like?.undoUntil ?? null,
    profile: match ?? like?.profile ?? null,
  };
}

function nextOf({ intent, id, list }: SwipeForm, match: ProfileResponse | null): string {
  if (match) return `/swipe-game?match=${match.id}`;
  if (intent === 'undo' && list !== undefined) return `/swipe-game?skipped=${list}`;
  return intent === 'undo' || intent === 'undo-like' ? `/swipe-game?first=${id}` : '/swipe-game';
}
