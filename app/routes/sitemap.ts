import { bufferedResponse } from '~/server/response/buffered-response.server';
import { pageLoader } from '~/server/response/respond.server';
import { listPublicPaths } from '~/landing/page/public-paths.server';

/** GET /sitemap.xml: the public pages of this brand. When a page last changed is not known, so nothing is said of it. */
export const loader = pageLoader(async ({ context }) => {
  const paths = await listPublicPaths(context);
  const urls = paths.map((path) => `<url><loc>${escaped(new URL(path, context.origin).href)}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return bufferedResponse(Buffer.from(text), {
    headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
