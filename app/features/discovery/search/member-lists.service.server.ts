import type { MemberContext } from '~/server/context/context.server';
import { hideMember, unhideMember } from '../hidden/hidden.service.server';
import type { ListsChange } from './member-lists.schema.server';
import { deleteSavedSearch, renameSavedSearch, saveSearch } from '../saved-searches/saved-searches.service.server';

/** The next page where the form does not name one. */
const HIDDEN = '/members?hidden=1';

/** Returns the URL of the next page: the saved search, or the hidden members. */
export async function changeLists(context: MemberContext, change: ListsChange): Promise<string> {
  switch (change.intent) {
    case 'save-search':
      return `/members${(await saveSearch(context, change)).query}`;
    case 'rename-search':
      await renameSavedSearch(context, change.id, change.name);
      return '/members';
    case 'delete-search':
      await deleteSavedSearch(context, change.id);
      return '/members';
    case 'hide':
      await hideMember(context, change.id);
      return HIDDEN;
    case 'unhide':
      await unhideMember(context, change.id);
      return HIDDEN;
  }
}
