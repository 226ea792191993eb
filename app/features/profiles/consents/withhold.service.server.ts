import { transaction, type Tx } from '~db/database';
import { listLatestConsents } from '~db/queries/consent';
import { findMailing, insertMailing, listMembersAfter, moveMailing } from '~db/queries/mailing';
import { lockMember, patchMember } from '~db/queries/member';
import type { BrandContext } from '~/server/context/context.server';
import type { Preview } from '~/server/jobs/job';
import { wouldChange } from '~/server/jobs/would-change';
import { agreesTo } from './consent-log.service.server';
import { consentVersions } from './consents';

const KIND = 'sensitive_data';
const PIECE = 100;

type Context = Pick<BrandContext, 'db' | 'clock'>;

/**
 * With a new text, goes once through all members and takes the orientation out of profiles, searches and suggestions
 * where its owner has agreed to an earlier text only. It is not deleted: who agrees again has it back. Returns how many
 * members it examined.
 */
export async function withholdOutdated({ db, clock }: Context): Promise<number> {
  return (await transaction(db, (tx) => withholdIn(tx, clock.now()))).examined;
}

export async function previewWithheld({ db, clock }: Context): Promise<Preview> {
  let count = 0;
  const { more } = await wouldChange(db, async (tx) => {
    const { examined, withheld } = await withholdIn(tx, clock.now());
    count += withheld;
    return examined;
  });
  return { count, more };
}

async function withholdIn(tx: Tx, now: number): Promise<{ examined: number; withheld: number }> {
  const version = consentVersions[KIND];
  const begun = { type: KIND, id: version, cursor: '', examined: 0, told: 0, begun_at: now, done_at: null };
  await insertMailing(tx, begun);
  const round = (await findMailing(tx, KIND, version))!;
  if (round.done_at !== null) return { examined: 0, withheld: 0 };
  const members = await listMembersAfter(tx, round.cursor, PIECE);
  const shown = members.filter(({ sexuality }) => sexuality !== null).map(({ id }) => id);
  const consents = await listLatestConsents(tx, shown, KIND);
  // A profile without any decision is the brand's own, or from before decisions were recorded.
  const outdated = shown.filter((id) => consents.get(id)?.given === 1 && consents.get(id)?.version !== version);
  let withheld = 0;
  for (const id of outdated) {
    const member = await lockMember(tx, id);
    // Perhaps agreed to a moment ago.
    if (!member?.sexuality || (await agreesTo(tx, id, KIND))) continue;
    await patchMember(tx, id, { sexuality: null, sexuality_withheld: member.sexuality });
    withheld++;
  }
  const progress = {
    cursor: members.at(-1)?.id ?? round.cursor,
    examined: round.examined + members.length,
    told: round.told,
    done_at: members.length < PIECE ? now : null,
  };
  return (await moveMailing(tx, round, progress)) ? { examined: members.length, withheld } : { examined: 0, withheld };
}
