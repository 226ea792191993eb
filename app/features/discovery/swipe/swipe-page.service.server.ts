import type { MemberContext } from '~/server/context/context.server';
import { rememberView } from '../search/remember-view.service.server';
import type { SwipeQuery } from './swipe.schema.server';
import { findSwipeGame, listSkipped } from './swipe.service.server';

/** The game, or the people whom the member skipped. `remember`: the member chose the deck for looking at people. */
export async function getSwipePage(context: MemberContext, query: SwipeQuery, { remember }: { remember: boolean }) {
  const { skipped } = query;
  const game = skipped === null ? await findSwipeGame(context, query) : null;
  if (remember) await rememberView(context, 'deck');
  return {
    title: context.texts(context.locale).formatMessage({ id: 'swipe.title' }),
    brand: context.tenant.name,
    game,
    skipped: skipped === null ? null : await listSkipped(context, skipped),
  };
}
