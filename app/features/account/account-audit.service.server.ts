import type { Db } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { isMember } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';

const ACTIONS = {
  login: 'account.login',
  'login.failed': 'account.login.failed',
  'login.blocked': 'account.login.blocked',
  logout: 'account.logout',
  signup: 'account.signup',
  activation: 'account.activation',
  deleted: 'account.deleted',
  reactivated: 'account.reactivated',
  'data.asked': 'account.data.asked',
  'data.downloaded': 'account.data.downloaded',
  'session.ended': 'account.session.ended',
  'session.others-ended': 'account.session.others-ended',
  'reset.asked': 'account.reset.asked',
  'reset.done': 'account.reset.done',
  'password.changed': 'account.password.changed',
  'password.refused': 'account.password.refused',
  'email.asked': 'account.email.asked',
  'email.changed': 'account.email.changed',
  'change.undone': 'account.change.undone',
  'passkey.added': 'account.passkey.added',
  'passkey.removed': 'account.passkey.removed',
} as const;

export type AccountEvent = keyof typeof ACTIONS;

/** Limited per hour, by network and in total: anybody can cause these. A network's last entry says there are more. */
export async function auditByStranger(
  context: RequestContext,
  action: 'login.failed' | 'login.blocked' | 'reset.asked',
  memberId: string | null,
  detail: Record<string, string | boolean> = {},
): Promise<void> {
  const { limits, tenant, network } = context;
  const key = `${tenant.id}|${network}`;
  if ((await limits.strangerAudit.tryTake(key)) > 0 || (await limits.strangerAudits.tryTake(`${tenant.id}`)) > 0)
    return;
  const last = (await limits.strangerAudit.blockedFor(key)) > 0;
  const written = last ? { ...detail, more: true } : detail;
  await auditAccount(context.db, context, action, memberId, Object.keys(written).length > 0 ? written : undefined);
}

/** `memberId` is also set where someone only claimed to be that member. No e-mail address is stored. */
export async function auditAccount(
  db: Db,
  context: Pick<RequestContext, 'clock' | 'ids' | 'requestId' | 'network' | 'viewer'>,
  action: AccountEvent,
  memberId: string | null,
  detail?: Record<string, string | number | boolean>,
): Promise<void> {
  const actor = isMember(context.viewer) ? context.viewer.member.id : null;
  await insertAudit(db, {
    id: context.ids.ulid(),
    at: context.clock.now(),
    actor_kind: actor ? 'member' : 'visitor',
    actor_id: actor,
    action: ACTIONS[action],
    subject_id: memberId,
    request_id: context.requestId,
    network_address: context.network,
    detail: detail ? JSON.stringify(detail) : null,
  });
}
