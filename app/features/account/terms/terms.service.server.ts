import { findConsent, listLatestConsents } from '~db/queries/consent';
import type { MemberRow } from '~db/schema/member';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import type { Tenant } from '~/tenancy/tenant';
import { textFor } from '~/tenancy/tenant-text';
import { termsVersion, termsVersions, toldChanges, type TextVersion } from '~/tenancy/text-versions';
import { DAY } from '~/time/durations';
import { termsFirst } from './terms.errors';
import type { ShownChange, TermsPage, TermsQuestion } from './terms-view';

/** For how long a change of the privacy page is pointed out. */
export const TOLD_DAYS = 60;

type Reader = Pick<RequestContext, 'db' | 'tenant' | 'clock' | 'locale'>;
type Asked = Pick<ViewerMember, 'id' | 'signupDate'>;

/** The new terms that the member has not accepted yet; null where the ones that they accepted still are the latest. */
export async function findTermsQuestion(context: Reader, member: Asked): Promise<TermsQuestion | null> {
  const { tenant, clock, locale } = context;
  // Nearly always: nothing has changed since this member joined, and nobody needs to look anything up.
  if (toldChanges(tenant, 'terms').length === 0 && member.signupDate >= companyDate(tenant)) return null;
  const accepted = await acceptedVersion(context, member);
  const changes = termsVersions(tenant).filter(({ at }) => at > accepted.version);
  if (changes.length === 0) return null;
  const from = Math.min(...changes.map((change) => change.from));
  return {
    version: termsVersion(tenant),
    accepted: accepted.version,
    from,
    due: clock.now() >= from,
    changes: changes.map((change) => shown(change, locale)),
  };
}

/** Those of these members who have not accepted the latest terms, in as many queries for a hundred as for one. */
export async function listAskedForTerms<T extends Pick<MemberRow, 'id' | 'signup_date'>>(
  { db, tenant }: Pick<Reader, 'db' | 'tenant'>,
  members: readonly T[],
): Promise<T[]> {
  const latest = termsVersions(tenant).at(-1)!.at;
  const consents = await listLatestConsents(
    db,
    members.map(({ id }) => id),
    'terms',
  );
  return members.filter(({ id, signup_date }) => {
    const version = consents.get(id)?.version;
    return latest > (version === undefined ? versionOfJoining(tenant, signup_date) : Date.parse(version));
  });
}

/** Throws termsFirst (403) once new terms apply to which the member has not said yes. */
export async function requireTerms(context: MemberContext): Promise<void> {
  if ((await findTermsQuestion(context, context.member))?.due) throw termsFirst();
}

/** A change of the privacy page that is still pointed out to members who joined before it; null for none. */
export function findPrivacyChange({ tenant, clock }: Pick<Reader, 'tenant' | 'clock'>, member: Asked): number | null {
  const latest = toldChanges(tenant, 'privacy').at(-1)?.at ?? 0;
  return latest > member.signupDate && clock.now() < latest + TOLD_DAYS * DAY ? latest : null;
}

export async function readTermsPage(context: MemberContext): Promise<TermsPage> {
  const { tenant, member, locale } = context;
  return {
    question: await findTermsQuestion(context, member),
    accepted: await acceptedVersion(context, member),
    privacy: toldChanges(tenant, 'privacy')
      .filter(({ at }) => at > member.signupDate)
      .toReversed()
      .map((change) => shown(change, locale)),
  };
}

/**
 * What the log says. Members from before the log (imported ones) count as having accepted what was linked on the day
 * they joined, under the present company.
 */
async function acceptedVersion(
  { db, tenant }: Pick<Reader, 'db' | 'tenant'>,
  { id, signupDate }: Asked,
): Promise<TermsPage['accepted']> {
  const consent = await findConsent(db, id, 'terms');
  return consent
    ? { version: Date.parse(consent.version), at: consent.at }
    : { version: versionOfJoining(tenant, signupDate), at: signupDate };
}

function versionOfJoining(tenant: Tenant, signupDate: number): number {
  const [first, ...later] = termsVersions(tenant);
  const joined = Math.max(signupDate, companyDate(tenant));
  return (later.findLast(({ at }) => at <= joined) ?? first!).at;
}

const companyDate = ({ company }: Pick<Tenant, 'company'>) => Date.parse(company.added);

const shown = ({ at, from, what }: TextVersion, locale: string): ShownChange => ({
  at,
  from,
  what: what === null ? null : textFor(what, locale),
});
