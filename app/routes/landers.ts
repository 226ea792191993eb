import { redirect } from '@remix-run/node';
import { nichePrefix } from '~/i18n/niche-prefix';
import { chanceOf } from '~/landing/registry/choose-lander';
import { drawLander } from '~/landing/registry/landers.server';
import { pageLoader } from '~/server/response/respond.server';

/** One URL for a campaign: redirects to a lander by the brand's weights, with the query string unchanged. */
export const loader = pageLoader(async ({ context, request }) => {
  const { tenant, ids } = context;
  const brand = { landers: tenant.landers, niche: nichePrefix(tenant.niche) };
  const name = drawLander(brand, chanceOf(ids.random()));
  const { search } = new URL(request.url);
  // A brand without any lander redirects to its front page.
  throw redirect(`${name === undefined ? '/' : `/landers/${name}`}${search}`, {
    headers: { 'Cache-Control': 'private, no-store' },
  });
});
