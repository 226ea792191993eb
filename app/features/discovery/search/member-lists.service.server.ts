import type { MemberContext } from '~/server/context/context.server';
import { hideMember, unhideMember } from '../hidden/hidden.service.server';
import type { ListsChange } from './member-lists.schema.server';
import { deleteSavedSearch, renameSavedSearch, saveSearch } from '../saved-searches/saved-searches.service.server';

/** Where to go on to where the form does not say. */
const HIDDEN = '/members?hidden=1';

/** Does what a form of /members asks for and says where to go on to: to the search that was saved, to those hidden. */
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
