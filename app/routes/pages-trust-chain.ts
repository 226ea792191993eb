import { createReadableStreamFromReadable } from '@remix-run/node';
import { Readable } from 'node:stream';
import { writeChain } from '~/features/legal/trust/trust.service.server';
import { pageLoader } from '~/server/response/respond.server';

/** All days of the brand as a file, with which anybody can check that none was changed. */
export const loader = pageLoader(async ({ context }) => {
  // Public and as long as the brand is old: the same limit as for pages that are rendered.
  await context.limits.rendering.take(context.ipKey());
  const chain = Readable.from(writeChain(context, context.tenant.name), { encoding: 'utf8' });
  return new Response(createReadableStreamFromReadable(chain), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="trust-${context.tenant.slug}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
});
