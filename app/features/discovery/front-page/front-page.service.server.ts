import { countWaitingList } from '~db/queries/waiting-list';
import { seenBy } from '~/features/account/login/seen-by.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';
import { landingOf } from './landing.server';
import { findSections } from './sections/sections.service.server';
import { findShowcase } from './showcase.service.server';

/** Fewer say more of those who wait than of the brand. */
const LEAST_LISTED = 10;

/** The brand's own landing page, which visitors see at /. */
export async function getFrontPage(context: RequestContext) {
  const { tenant, locale } = context;
  const brand = landingOf(context);
  return {
    ...brand,
    title: textFor(tenant.index_title, locale),
    description: textFor(tenant.description, locale),
    canonical: `${context.origin}/`,
    people: await findShowcase(context),
    seenBy: seenBy(context),
    listed: tenant.signups === 'all' ? null : await findListLength(context),
    sections: await findSections(context, brand.landing, brand.order),
  };
}

/** How many wait for the opening; null below LEAST_LISTED. */
async function findListLength({ db }: RequestContext): Promise<number | null> {
  const listed = await countWaitingList(db);
  return listed < LEAST_LISTED ? null : listed;
}
