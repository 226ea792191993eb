import { createReadableStreamFromReadable } from '@remix-run/node';
import { Readable } from 'node:stream';
import { openExport } from '~/features/leaving/export/export.service.server';
import { noArchive } from '~/features/leaving/leaving.errors';
import { pathName } from '~/server/response/path-parameters';
import { memberContext, pageLoader } from '~/server/response/respond.server';

/** The archive of the member's own data as a file, sent a part at a time. */
export const loader = pageLoader({ id: pathName }, async ({ context, request, params }) => {
  const [, id] = /^([0-9a-z]{26})\.zip$/.exec(params.id) ?? [];
  const member = memberContext(context, request);
  const archive = id === undefined ? undefined : await openExport(member, id);
  if (!archive) throw noArchive();
  const day = new Date(archive.madeAt).toISOString().slice(0, 10);
  return new Response(createReadableStreamFromReadable(Readable.from(archive.bytes)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(archive.size),
      'Content-Disposition': `attachment; filename="${context.tenant.slug}-${day}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  });
});
