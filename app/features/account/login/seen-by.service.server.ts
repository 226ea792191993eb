import type { RequestContext } from '~/server/context/context.server';
import { seenByText } from './seen-by';

/** Says who sees a member's profile on this brand, for pages without texts of accounts. */
export function seenBy({ tenant, texts, locale }: Pick<RequestContext, 'tenant' | 'texts' | 'locale'>): string {
  const { logged_out_search: direct, logged_out_search_trafficsource: partner } = tenant;
  return seenByText(texts(locale), { direct, partner, landings: tenant.features.member_landings });
}
