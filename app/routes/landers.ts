import { redirect } from '@remix-run/node';
import { drawnLander } from '~/landing/page/drawn-lander.server';
import { pageLoader } from '~/server/response/respond.server';

/** One URL for a campaign: redirects to a lander by the brand's weights, with the query string unchanged. */
export const loader = pageLoader(async ({ context, request }) => {
  const name = await drawnLander(context);
  const { search } = new URL(request.url);
  // A brand without any lander redirects to its front page.
  throw redirect(`${name === undefined ? '/' : `/landers/${name}`}${search}`, {
    headers: { 'Cache-Control': 'private, no-store' },
  });
});
