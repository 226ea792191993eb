import { insertAudit } from '~db/queries/audit';
import type { AppError } from '../response/app-error';
import type { RequestContext } from './context.server';
import { bestEffort } from '../response/best-effort';

/** Writes an audit row for a 403, within an hourly limit for each member. The response does not depend on it. */
export async function noteDenial(context: RequestContext, refused: AppError): Promise<void> {
  const { viewer } = context;
  if (refused.status !== 403 || viewer?.kind !== 'member') return;
  const { db, clock, ids, limits, tenant, requestId, network, log } = context;
  if ((await limits.denial.tryTake(`${tenant.id}|${viewer.member.id}`)) > 0) return;
  const row = {
    id: ids.ulid(),
    at: clock.now(),
    actor_kind: 'member' as const,
    actor_id: viewer.member.id,
    action: 'denied',
    subject_id: viewer.member.id,
    request_id: requestId,
    network_address: network,
    detail: JSON.stringify({ code: refused.code }),
  };
  await bestEffort(log, 'a denial', () => insertAudit(db, row));
}

/** Writes an audit row for a changed setting: which one, and its new value unless that is secret. */
export async function noteSetting(
  { db, clock, ids, requestId, network }: Pick<RequestContext, 'db' | 'clock' | 'ids' | 'requestId' | 'network'>,
  memberId: string,
  changed: Record<string, string | boolean>,
): Promise<void> {
  await insertAudit(db, {
    id: ids.ulid(),
    at: clock.now(),
    actor_kind: 'member',
    actor_id: memberId,
    action: 'setting',
    subject_id: memberId,
    request_id: requestId,
    network_address: network,
    detail: JSON.stringify(changed),
  });
}
