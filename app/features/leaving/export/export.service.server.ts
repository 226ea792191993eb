import { onCommit, transaction } from '~db/database';
import { endExport, findExport, insertExport, listExports } from '~db/queries/data-export';
import { getMember, lockMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import type { DataExportRow } from '~db/schema/data-export';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { checkOwnPassword } from '~/features/account/passwords/own-password.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { DAY, HOUR } from '~/time/durations';
import { exportKey, readParts, removeFileIn } from './export-files.server';
import { MAKE_EXPORT_TOPIC, type MakeExportPayload } from './export-topics';
import type { ShownExport } from './shown-export';

/** How long an archive can be downloaded. */
export const EXPORT_MS = 7 * DAY;
const PER_DAY = 3;
/** A second request within this time is the first one repeated, even if its archive is ready by now. */
const REPEATED_MS = 60_000;
/** An archive takes seconds; after this time another may be asked for. */
const STUCK_MS = 2 * HOUR;

export async function findOwnExport(context: MemberContext): Promise<ShownExport> {
  const { db, member, clock } = context;
  const now = clock.now();
  const [rows, { password_hash: hash }] = await Promise.all([listExports(db, member.id), getMember(db, member.id)]);
  const latest = rows.find(({ expires_at }) => expires_at > now);
  const ready = rows.find((row) => isReady(row, now));
  const deleted = latest === undefined && rows[0]?.made_at ? rows[0] : null;
  return {
    state: deleted ? 'gone' : latest === undefined ? 'none' : stateOf(latest, now),
    askedAt: latest?.asked_at ?? null,
    ready: ready
      ? {
          href: `/notifications/data/${ready.id}.zip`,
          size: ready.size!,
          madeAt: ready.made_at!,
          until: ready.expires_at,
        }
      : null,
    goneAt: deleted?.expires_at ?? null,
    nextAt: nextAt(rows, now),
    perDay: PER_DAY,
    hasPassword: hash !== null,
  };
}

const isReady = ({ made_at, expires_at }: DataExportRow, now: number) => made_at !== null && expires_at > now;

function stateOf(row: DataExportRow, now: number): ShownExport['state'] {
  if (row.made_at !== null) return 'ready';
  return row.asked_at > now - STUCK_MS ? 'making' : 'failed';
}

/** When the oldest of those that fill the day no longer counts. */
function nextAt(rows: readonly DataExportRow[], now: number): number | null {
  const today = rows.filter(({ asked_at }) => asked_at > now - DAY);
  return today.length < PER_DAY ? null : today[PER_DAY - 1]!.asked_at + DAY;
}

/**
 * Asks for an archive: 'running' if one is being made or was asked for a moment ago, 'limit' if there were enough in 24 hours. The owner of the
 * password alone may ask, because the archive holds everything. An earlier one ends.
 */
export async function askForExport(
  context: MemberContext,
  { password }: { password: string },
): Promise<'asked' | 'running' | 'limit' | 'wrong'> {
  const { db, member, ids, clock } = context;
  const { password_hash: hash } = await getMember(db, member.id);
  if (hash !== null && !(await checkOwnPassword(context, password))) return 'wrong';
  const [id, jobId, mailId] = [ids.random(), ids.ulid(), ids.ulid()];
  return transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const now = clock.now();
    const rows = await listExports(tx, member.id);
    const open = rows.filter(({ expires_at }) => expires_at > now);
    const isRequested = (row: DataExportRow) => stateOf(row, now) === 'making' || row.asked_at > now - REPEATED_MS;
    if (open.some(isRequested)) return 'running';
    if (nextAt(rows, now) !== null) return 'limit';
    for (const row of open) {
      await endExport(tx, row.id, now);
      await removeFileIn(tx, context, row.id);
    }
    await insertExport(tx, {
      id,
      member_id: member.id,
      asked_at: now,
      made_at: null,
      expires_at: now + EXPORT_MS,
      size: null,
    });
    const payload: MakeExportPayload = { id, member_id: member.id, mail_id: mailId };
    await insertOutbox(tx, {
      id: jobId,
      topic: MAKE_EXPORT_TOPIC,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: now,
    });
    await auditAccount(tx, context, 'data.asked', member.id);
    onCommit(tx, context.kickOutbox);
    return 'asked';
  });
}

/** The bytes of the member's own archive; undefined if there is none with that id that can be downloaded now. */
export async function openExport(
  context: MemberContext,
  id: string,
): Promise<{ size: number; madeAt: number; bytes: AsyncGenerator<Buffer> } | undefined> {
  const { db, member, clock, ports, tenant } = context;
  const row = await findExport(db, id);
  if (row?.member_id !== member.id || !isReady(row, clock.now())) return undefined;
  if (!(await ports.storage.exists(exportKey(tenant.id, id)))) return undefined;
  await auditAccount(db, context, 'data.downloaded', member.id);
  return { size: row.size!, madeAt: row.made_at!, bytes: readParts(context, id, row.size!) };
}
