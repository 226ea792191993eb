import type { Db } from '~db/handle';
import { insertOutbox } from '~db/queries/outbox';
import type { WholePhoto } from '~/features/photos/upload/receive-sent-photo.service.server';
import type { BrandContext } from '~/server/context/context.server';

type Rendition = keyof WholePhoto['files'];
const SUFFIX: Record<Rendition, string> = { photo: '', preview: '-preview' };
const RENDITIONS = Object.keys(SUFFIX) as Rendition[];

/** Keys apart from those of profile photos, whose rules of visibility do not apply. */
export const messagePhotoKey = (tenantId: number, message: string, rendition: Rendition) =>
  `${tenantId}/messages/${message}${SUFFIX[rendition]}.webp`;

type Storing = Pick<BrandContext, 'ports' | 'tenant'>;

/** Reads `<message>.webp` or `<message>-preview.webp`; undefined for any other name. */
export function readPhotoName(name: string): { message: string; rendition: Rendition } | undefined {
  const [, message, suffix = ''] = /^([0-9A-Za-z]{26})(-preview)?\.webp$/.exec(name) ?? [];
  const rendition = RENDITIONS.find((rendition) => SUFFIX[rendition] === suffix);
  return message && rendition ? { message, rendition } : undefined;
}

export async function storeMessagePhoto({ ports, tenant }: Storing, message: string, files: WholePhoto['files']) {
  for (const rendition of RENDITIONS) {
    await ports.storage.put(messagePhotoKey(tenant.id, message, rendition), files[rendition], 'image/webp');
  }
}

export function readMessagePhoto({ ports, tenant }: Storing, message: string, rendition: Rendition) {
  return ports.storage.get(messagePhotoKey(tenant.id, message, rendition));
}

export async function removeMessagePhoto({ ports, tenant }: Storing, message: string): Promise<void> {
  for (const rendition of RENDITIONS) await ports.storage.delete(messagePhotoKey(tenant.id, message, rendition));
}

/** The payload of the job that checks whether anybody can still see a photo; see photo-message.jobs.server.ts. */
export interface PhotoGonePayload {
  message: string;
}

/** Schedules that check for `dueAt`. Written before the files are stored, so that files left by a crash are removed. */
export async function schedulePhotoCheck(
  db: Db,
  { ids, clock }: Pick<BrandContext, 'ids' | 'clock'>,
  message: string,
  dueAt: number,
): Promise<void> {
  await insertOutbox(db, {
    id: ids.ulid(),
    topic: 'chat.photo-gone',
    payload: JSON.stringify({ message } satisfies PhotoGonePayload),
    created_at: clock.now(),
    due_at: dueAt,
  });
}
