import type { MemberContext } from '~/server/context/context.server';
import { findSavedSearches, rememberSearch } from '../saved-searches/saved-searches.service.server';
import { searchViewOf, withView, type SearchView } from './search-view';

/** Remembers the view with the member's last search, so that it is the same on each of their devices. */
export async function rememberView(context: MemberContext, view: SearchView): Promise<void> {
  const { last } = await findSavedSearches(context);
  if (searchViewOf(last) !== view) await rememberSearch(context, context.member.id, withView(last, view), last);
}
