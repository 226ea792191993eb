import type { Db, Tx } from '~db/database';
import { listExports } from '~db/queries/data-export';
import { insertOutbox } from '~db/queries/outbox';
import type { BrandContext } from '~/server/context/context.server';

/**
 * An archive is stored in parts of this size, so that neither making nor sending one holds more than a part in memory.
 * The size of the whole says how many there are.
 */
export const PART_BYTES = 8 * 1024 * 1024;

/** Apart from photos: no route serves this folder but the one that asks whose archive it is. */
export const exportKey = (tenantId: number, id: string, part = 0) => `${tenantId}/exports/${id}-${part}.zip`;

/** The outbox topic that removes the file of an archive whose row is gone or at its end. */
export const EXPORT_GONE_TOPIC = 'export.gone';
export interface ExportGonePayload {
  id: string;
}

type Storing = Pick<BrandContext, 'ports' | 'tenant'>;

/** Removes the parts from `first` on. They are written one after the other, so the first that is missing is the end. */
export async function removeParts({ ports, tenant }: Storing, id: string, first = 0): Promise<void> {
  for (let part = first; await ports.storage.exists(exportKey(tenant.id, id, part)); part++) {
    await ports.storage.delete(exportKey(tenant.id, id, part));
  }
}

/** The bytes of an archive, a part at a time. */
export async function* readParts({ ports, tenant }: Storing, id: string, size: number): AsyncGenerator<Buffer> {
  for (let part = 0; part * PART_BYTES < size; part++) {
    const file = await ports.storage.get(exportKey(tenant.id, id, part));
    if (!file) throw new Error(`part ${part} of an archive is missing`);
    yield file.bytes;
  }
}

/** Removes the file after the commit. */
export async function removeFileIn(
  db: Db,
  { ids, clock }: Pick<BrandContext, 'ids' | 'clock'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  await insertOutbox(db, {
    id: ids.ulid(),
    topic: EXPORT_GONE_TOPIC,
    payload: JSON.stringify({ id } satisfies ExportGonePayload),
    created_at: now,
    due_at: now,
  });
}

/** Removes the files of a member's archives after the commit; the rows go with the member. */
export async function removeExportsIn(
  tx: Tx,
  context: Pick<BrandContext, 'ids' | 'clock'>,
  memberId: string,
): Promise<void> {
  for (const { id } of await listExports(tx, memberId)) await removeFileIn(tx, context, id);
}
