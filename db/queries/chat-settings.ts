import type { Db } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { WhoMayWrite } from '../schema/member';
import { inTransaction } from '../transaction';
import { raiseVersions, raiseWhereShown } from './live-version';

export interface ChatSettings {
  /** The member shows others what was read, and sees what they have read: one is not possible without the other. */
  receipts: boolean;
  whoMayWrite: WhoMayWrite;
}

export async function getChatSettings(db: Db, memberId: string): Promise<ChatSettings> {
  const row = await settings.one(db, { memberId });
  return { receipts: row.receipts_off !== 1, whoMayWrite: row.who_may_write ?? 'everybody' };
}

const settings = prepared((db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('member')
    .select(['receipts_off', 'who_may_write'])
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', p.memberId),
);

export async function saveChatSettings(db: Db, memberId: string, wanted: ChatSettings): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('member')
      .set({ receipts_off: wanted.receipts ? 0 : 1, who_may_write: wanted.whoMayWrite })
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', memberId)
      .execute();
    // Receipts of earlier messages appear and disappear in the lists of both.
    raiseVersions(tx, ['chats'], [memberId]);
    await raiseWhereShown(tx, memberId);
  });
}

/** Whether both members share receipts, so that each sees what has arrived and what was read. */
export async function shareReceipts(db: Db, a: string, b: string): Promise<boolean> {
  return (await silent.first(db, { members: [a, b] })) === undefined;
}

const silent = prepared((db, p: Placeholders<{ members: readonly string[] }>) =>
  db
    .selectFrom('member')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', p.members)
    .where('receipts_off', '=', 1),
);
