import { findPhoto } from '~db/queries/photo';
import { isInOpenReport } from '~db/queries/report';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import { photoKey, removeFilesLater, type RemovePayload } from './upload/photo-files.server';

const DAY = 24 * 60 * 60 * 1000;

/** What photos do after a commit: topic -> handler. Each may run twice. */
export const photoJobs: OutboxHandlers = {
  'photos.remove-files': async (context, payload: RemovePayload) => {
    const { db, ports, tenant } = context;
    const { photo, files } = payload;
    // The files of a photo that was kept after all: this job stood for the other end.
    if (await findPhoto(db, photo)) return;
    // Evidence stays until the report is decided.
    if (await isInOpenReport(db, photo)) return removeFilesLater(db, context, payload, DAY);
    for (const file of files) await ports.storage.delete(photoKey(tenant.id, file));
  },
};
