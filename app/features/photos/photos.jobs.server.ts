import { findPhoto } from '~db/queries/photo';
import type { OutboxHandlers } from '~/server/outbox';
import { photoKey, type RemovePayload } from './photo-files.server';

/** What photos do after a commit: topic -> handler. Each may run twice. */
export const photoJobs: OutboxHandlers = {
  'photos.remove-files': async ({ db, ports, tenant }, { photo, files }: RemovePayload) => {
    // The files of a photo that was kept after all: this job stood for the other end.
    if (await findPhoto(db, photo)) return;
    for (const file of files) await ports.storage.delete(photoKey(tenant.id, file));
  },
};
