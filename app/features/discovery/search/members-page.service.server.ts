import { isMember } from '~/contract/actor';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { waysToMeet } from '../front-page/ways-to-meet.service.server';
import { listHiddenPeople } from '../hidden/hidden.service.server';
import { findSearchPage } from './search-page.service.server';

/** The search. `page.view` is 'deck' where the swipe game is to be shown instead. */
export async function getSearchPage(
  context: RequestContext,
  query: URLSearchParams,
  { remember }: { remember: boolean },
) {
  const page = await findSearchPage(context, query, { remember });
  return {
    title: context.texts(context.locale).formatMessage({ id: 'members.title' }),
    brand: context.tenant.name,
    hidden: null,
    page,
    ways: waysToMeet(context),
    ...previewOf(context),
  };
}

/** The people whom the member hides. */
export async function getHiddenPage(context: MemberContext) {
  const hidden = await listHiddenPeople(context);
  const title = context.texts(context.locale).formatMessage({ id: 'members.hidden-title' });
  return { title, brand: context.tenant.name, hidden, page: null, ways: [] };
}

/** What other sites show of a link to the search; members see no such thing. */
function previewOf({ viewer, locale, tenant, origin, texts }: RequestContext) {
  if (isMember(viewer)) return {};
  const brand = tenant.name;
  return {
    description: texts(locale).formatMessage({ id: 'members.description' }, { brand }),
    canonical: `${origin}/members`,
  };
}
