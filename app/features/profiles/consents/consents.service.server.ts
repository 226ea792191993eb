import { transaction } from '~db/database';
import { findConsent, listConsentsOfMember } from '~db/queries/consent';
import { lockMember, patchMember } from '~db/queries/member';
import type { MemberContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import { recordConsentIn } from './consent-log.service.server';
import { consentKinds, consentVersions, type ConsentKind, type ConsentRecord, type ConsentView } from './consents';

/** Lines of the member's own record; nobody changes their mind more often. */
const MOST_RECORDS = 100;

/** The consents that this brand asks for, and those that were given while it still did. */
export async function listConsents(context: MemberContext): Promise<{ consents: ConsentView[]; log: ConsentRecord[] }> {
  const { db, member, tenant } = context;
  const views = await Promise.all(
    consentKinds.map(async (kind) => viewOf(kind, await findConsent(db, member.id, kind))),
  );
  const rows = await listConsentsOfMember(db, member.id, MOST_RECORDS);
  return {
    consents: views.filter(({ kind, state }) => isAsked(tenant, kind) || state === 'given'),
    log: rows.map(({ id, kind, given, at, version }) => ({ id, kind, given: given === 1, at, version })),
  };
}

function viewOf(kind: ConsentKind, said: { given: number; version: string; at: number } | undefined): ConsentView {
  const version = consentVersions[kind];
  const current = said?.version === version ? 'given' : 'outdated';
  return { kind, version, at: said?.at ?? null, state: said?.given === 1 ? current : 'none' };
}

function isAsked(tenant: Pick<Tenant, 'features' | 'member_resell'>, kind: ConsentKind): boolean {
  if (kind === 'member_landing') return tenant.features.member_landings;
  return kind === 'resell' ? tenant.member_resell : true;
}

/**
 * 'changed': the text is another one than the member has read, so nothing was recorded. Agreeing to what the brand does
 * not ask for changes nothing; taking back is always possible, and takes effect in the same transaction.
 */
export async function sayConsent(
  context: MemberContext,
  input: { kind: ConsentKind; given: boolean; version: string },
): Promise<'saved' | 'changed'> {
  const { db, member, tenant, limits } = context;
  await limits.profile.take(`${tenant.id}|${member.id}`);
  if (input.given && input.version !== consentVersions[input.kind]) return 'changed';
  if (input.given && !isAsked(tenant, input.kind)) return 'saved';
  await transaction(db, async (tx) => {
    const row = await lockMember(tx, member.id);
    const changed = await recordConsentIn(tx, context, input.kind, input.given);
    if (!changed || input.kind !== 'sensitive_data') return;
    const sexuality = input.given ? (row?.sexuality ?? row?.sexuality_withheld ?? null) : null;
    await patchMember(tx, member.id, { sexuality, sexuality_withheld: null });
  });
  return 'saved';
}
