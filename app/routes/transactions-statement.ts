import { createReadableStreamFromReadable } from '@remix-run/node';
import { Readable } from 'node:stream';
import { writeStatement } from '~/features/billing/history/statement.service.server';
import { memberContext, pageLoader } from '~/server/response/respond.server';

/** The member's own statement as a file. */
export const loader = pageLoader(({ context, request }) => {
  const statement = Readable.from(writeStatement(memberContext(context, request)), { encoding: 'utf8' });
  return new Response(createReadableStreamFromReadable(statement), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="statement.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
});
