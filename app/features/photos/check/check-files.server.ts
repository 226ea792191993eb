import type { Db } from '~db/handle';
import { insertOutbox } from '~db/queries/outbox';
import type { BrandContext } from '~/server/context/context.server';

/** Apart from the photos of profiles and conversations: no route reads below this key. */
export const checkKey = (tenantId: number, filename: string) => `${tenantId}/checks/${filename}`;

/** The payload of the job that removes a picture; see photos.jobs.server.ts. */
export interface RemoveCheckPayload {
  check: string;
  file: string;
}

/** Like `removeFilesLater`: after the commit, repeated until it succeeds, and never while the row names the file. */
export function removeCheckFileLater(
  db: Db,
  context: Pick<BrandContext, 'ids' | 'clock'>,
  payload: RemoveCheckPayload,
  delay = 0,
): Promise<void> {
  const now = context.clock.now();
  return insertOutbox(db, {
    id: context.ids.ulid(),
    topic: 'photos.remove-check',
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now + delay,
  });
}
