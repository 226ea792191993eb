import { transaction, type Tx } from '~db/database';
import { findFictionalProfile, patchFictionalProfile } from '~db/queries/fictional-profile';
import { activateMember, lockMember, patchMember } from '~db/queries/member';
import type { BrandContext } from '~/server/context/context.server';
import { auditFictionalIn } from '../audit-fictional.server';
import { listKnownProfiles } from '../known-profiles.server';

export interface Approval {
  /** The keys of the profiles that are shown from now on. */
  approved: string[];
  /** Keys that no profile of this brand has. */
  unknown: string[];
  /** Keys of profiles that do not wait. */
  decided: string[];
}

/** Shows profiles that wait: those with these keys, or all of them. A repetition changes nothing. */
export async function approveFictional(
  context: BrandContext,
  keys: readonly string[] | 'all',
  by: string,
): Promise<Approval> {
  const known = await listKnownProfiles(context.db);
  const waiting = known.filter(({ state }) => state === 'waiting').map(({ key }) => key);
  const byKey = new Map(known.map((profile) => [profile.key, profile.row.id]));
  const result: Approval = { approved: [], unknown: [], decided: [] };
  for (const key of keys === 'all' ? waiting : keys) {
    const id = byKey.get(key);
    const audit = context.ids.ulid();
    if (id === undefined) result.unknown.push(key);
    else if (await transaction(context.db, (tx) => approveIn(tx, context, { id, key, audit, by })))
      result.approved.push(key);
    else result.decided.push(key);
  }
  return result;
}

interface Approved {
  id: string;
  key: string;
  audit: string;
  by: string;
}

async function approveIn(tx: Tx, context: BrandContext, { id, key, audit, by }: Approved): Promise<boolean> {
  const member = await lockMember(tx, id);
  const profile = await findFictionalProfile(tx, id);
  if (!member || profile?.state !== 'waiting') return false;
  const now = context.clock.now();
  const begins = { signup_date: now, activated_at: now, last_active_at: now };
  // It was shown before and edited meanwhile. A decision that hides it, after a report, stays.
  if (!(await activateMember(tx, id, begins)) && member.decision_number === null)
    await patchMember(tx, id, { profile_status: 'active', searchable: 1 });
  await patchFictionalProfile(tx, id, { state: 'live', decided_at: now, decided_by: by.slice(0, 80) });
  await auditFictionalIn(tx, context, audit, 'fictional.approved', id, { by, key });
  return true;
}
