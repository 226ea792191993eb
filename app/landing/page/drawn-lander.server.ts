import { hasSamplePeople } from '~/features/discovery/front-page/lander-people.service.server';
import { signupAllowed } from '~/features/joining/signup/signup-access.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { RequestContext } from '~/server/context/context.server';
import { chanceOf } from '../registry/choose-lander';
import { awaitCurrentLanders, drawLander, showsPeople } from '../registry/landers.server';

/** The name of one of the brand's landers that is complete for this visitor, by weight; undefined if there is none, and while signups are closed to them. */
export async function drawnLander(context: RequestContext): Promise<string | undefined> {
  // A visitor who cannot sign up now is better off on the front page, which has the waiting list and shows who is here.
  if (!signupAllowed(context)) return undefined;
  const { tenant, ids } = context;
  const brand = { landers: tenant.landers, niche: nichePrefix(tenant.niche) };
  await awaitCurrentLanders();
  const people = !showsPeople(brand) || (await hasSamplePeople(context));
  return drawLander(brand, chanceOf(ids.random()), { people });
}
