import type { Tx } from '~db/database';
import { listExports } from '~db/queries/data-export';
import { insertOutbox } from '~db/queries/outbox';
import type { ServiceContext } from '~/server/context/context.server';

/** Apart from photos: no route serves this folder but the one that asks whose archive it is. */
export const exportKey = (tenantId: number, id: string) => `${tenantId}/exports/${id}.zip`;

/** The outbox topic that removes the file of an archive whose row is gone. */
export const EXPORT_GONE_TOPIC = 'export.gone';
export interface ExportGonePayload {
  id: string;
}

/** Removes the files of a member's archives after the commit; the rows go with the member. */
export async function removeExportsIn(
  tx: Tx,
  { ids, clock }: Pick<ServiceContext, 'ids' | 'clock'>,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  for (const { id } of await listExports(tx, memberId)) {
    await insertOutbox(tx, {
      id: ids.ulid(),
      topic: EXPORT_GONE_TOPIC,
      payload: JSON.stringify({ id } satisfies ExportGonePayload),
      created_at: now,
      due_at: now,
    });
  }
}
