import { onCommit, transaction } from '~db/database';
import { findConsent, listConsentsOfMember } from '~db/queries/consent';
import { getMember, lockMember, patchMember } from '~db/queries/member';
import type { MemberContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import { onPhotoCheckWithdrawn } from '../profiles.hooks.server';
import { recordConsentIn } from './consent-log.service.server';
import {
  consentKinds,
  consentVersions,
  type ConsentKind,
  type ConsentRecord,
  type ShownConsent,
  type VisitorsChoice,
} from './consents';

/** Lines of the member's own record; nobody changes their mind more often. */
const MOST_RECORDS = 100;

/** The consents that this brand asks for, and those that were given while it still did. */
export async function listConsents(
  context: MemberContext,
): Promise<{ consents: ShownConsent[]; log: ConsentRecord[] }> {
  const { db, member, tenant } = context;
  const [{ visitors_too }, ...consents] = await Promise.all([
    getMember(db, member.id),
    ...consentKinds.map((kind) => findConsent(db, member.id, kind)),
  ]);
  const views = consentKinds.map((kind, place) => {
    const view = viewOf(kind, consents[place]);
    return kind === 'member_landing' ? { ...view, state: stateOf(visitors_too) } : view;
  });
  const rows = await listConsentsOfMember(db, member.id, MOST_RECORDS);
  return {
    consents: views.filter(({ kind, state }) => isAsked(tenant, kind) || state === 'given'),
    log: rows.map(({ id, kind, given, at, version }) => ({ id, kind, given: given === 1, at, version })),
  };
}

function viewOf(kind: ConsentKind, consent: { given: number; version: string; at: number } | undefined): ShownConsent {
  const version = consentVersions[kind];
  const current = consent?.version === version ? 'given' : 'outdated';
  return { kind, version, at: consent?.at ?? null, state: consent?.given === 1 ? current : 'none' };
}

/** What counts is whether visitors see the member now: who had agreed to landing pages is still shown. */
const stateOf = (visitorsToo: number): ShownConsent['state'] => (visitorsToo === 1 ? 'given' : 'none');

/** The member's choice who may see them; null where this brand shows no member to visitors, and this one has not agreed. */
export async function findVisitorsChoice({ db, member, tenant }: MemberContext): Promise<VisitorsChoice | null> {
  const { visitors_too } = await getMember(db, member.id);
  if (visitors_too === 0 && !isAsked(tenant, 'member_landing')) return null;
  return { too: visitors_too === 1, version: consentVersions.member_landing };
}

function isAsked(tenant: Tenant, kind: ConsentKind): boolean {
  if (kind === 'member_landing') {
    const { logged_out_search: direct, logged_out_search_trafficsource: partner, features } = tenant;
    return direct !== 'none' || partner !== 'none' || features.member_landings;
  }
  if (kind === 'photo_check') return tenant.photo_check;
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
    if (input.kind === 'member_landing' && row?.visitors_too !== (input.given ? 1 : 0)) {
      await patchMember(tx, member.id, { visitors_too: input.given ? 1 : 0 });
      onCommit(tx, () => context.dropPages(tenant.id));
    }
    if (changed && input.kind === 'photo_check' && !input.given)
      await context.hooks.run(onPhotoCheckWithdrawn, tx, context, member.id);
    if (!changed || input.kind !== 'sensitive_data') return;
    const sexuality = input.given ? (row?.sexuality ?? row?.sexuality_withheld ?? null) : null;
    await patchMember(tx, member.id, { sexuality, sexuality_withheld: null });
  });
  return 'saved';
}
