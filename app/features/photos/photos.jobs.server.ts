import { findPhoto } from '~db/queries/photo';
import { isInOpenReport } from '~db/queries/report';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import { findPhotoCheck } from '~db/queries/photo-check';
import { DAY } from '~/time/durations';
import { checkKey, type RemoveCheckPayload } from './check/check-files.server';
import { photoKey, removeFilesLater, type RemovePayload } from './upload/photo-files.server';

/** The outbox handlers of photos: topic -> handler. Each may run twice. */
export const photoJobs: OutboxHandlers = {
  'photos.remove-files': async (context, payload: RemovePayload) => {
    const { db, ports, tenant } = context;
    const { photo, files } = payload;
    // The photo was stored after all, so its files stay. The job was written for the case that it was not.
    if (await findPhoto(db, photo)) return;
    // A photo in an open report is evidence and stays until the report is decided.
    if (await isInOpenReport(db, photo)) return removeFilesLater(db, context, payload, DAY);
    for (const file of files) await ports.storage.delete(photoKey(tenant.id, file));
  },
  'photos.remove-check': async ({ db, ports, tenant }, { check, file }: RemoveCheckPayload) => {
    // It was taken after all, so it stays until someone has decided.
    if ((await findPhotoCheck(db, check))?.filename === file) return;
    await ports.storage.delete(checkKey(tenant.id, file));
  },
};
