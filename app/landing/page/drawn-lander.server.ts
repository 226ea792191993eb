import { hasSamplePeople } from '~/features/discovery/front-page/lander-people.service.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { RequestContext } from '~/server/context/context.server';
import { chanceOf } from '../registry/choose-lander';
import { awaitCurrentLanders, drawLander, showsPeople } from '../registry/landers.server';

/** The name of one of the brand's landers that is complete for this visitor, by weight; undefined if there is none. */
export async function drawnLander(context: RequestContext): Promise<string | undefined> {
  const { tenant, ids } = context;
  const brand = { landers: tenant.landers, niche: nichePrefix(tenant.niche) };
  await awaitCurrentLanders();
  const people = !showsPeople(brand) || (await hasSamplePeople(context));
  return drawLander(brand, chanceOf(ids.random()), { people });
}
