import { hasImprint } from '~/features/legal/documents/service-pages.service.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import { awaitCurrentLanders, listShownPaths } from '../registry/landers.server';
import type { RequestContext } from '~/server/context/context.server';

/** Pages for everybody that every brand has; a test visits them all and finds no other. */
const PAGES = [
  '/',
  '/login',
  '/pricing',
  '/complaints',
  '/pages/accessibility',
  '/pages/ban',
  '/pages/cookies',
  '/pages/faq',
  '/pages/notice',
  '/pages/privacy',
  '/pages/return-policy',
  '/pages/service',
  '/pages/terms',
  '/pages/trust',
];

/** The paths of the pages that search engines may show. No page about a person is among them. */
export async function listPublicPaths({ tenant }: Pick<RequestContext, 'tenant'>): Promise<string[]> {
  const imprint = hasImprint(tenant) ? ['/pages/imprint'] : [];
  if (tenant.signups !== 'all') return [...PAGES, ...imprint];
  await awaitCurrentLanders();
  const landers = listShownPaths({ landers: tenant.landers, niche: nichePrefix(tenant.niche) });
  return [...PAGES, ...imprint, '/signup', ...landers];
}
