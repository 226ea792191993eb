import { parseArgs } from 'node:util';
import type { Db } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { listConsenting } from '~db/queries/consent';
import { consentVersions, resellFields } from '~/features/profiles/consents/consents';
import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import type { Tenant } from '~/tenancy/tenant';
import type { Say } from '../command/run-command';

export const USAGE = `npm run consents -- partners --brand <slug> --by <name>

  partners        the members who agreed that their details are passed on to partners, as CSV with exactly the fields that
                  the text names. Whoever took it back, is hidden by the team or has left, is not in it

  --brand <slug>  the brand, whose setting member_resell must be on
  --by <name>     who takes the list, for the audit`;

export interface ConsentsBrand {
  tenant: Pick<Tenant, 'slug' | 'member_resell'>;
  db: Db;
  clock: Clock;
  ids: Ids;
}

const text = { type: 'string' } as const;
export const commandOptions = { brand: text, by: text } as const;

const BATCH = 500;

export async function consentsCommand(brands: readonly ConsentsBrand[], words: string[], say: Say): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: commandOptions });
  const [brand, ...others] = brands;
  if (positionals.join(' ') !== 'partners' || !values.by || !values.brand || !brand || others.length > 0) {
    say.error(USAGE);
    return 2;
  }
  if (!brand.tenant.member_resell) {
    say.error(`${brand.tenant.slug} passes nothing on: member_resell is off`);
    return 1;
  }
  const count = await writeList(brand, say);
  const { db, clock, ids } = brand;
  await insertAudit(db, {
    id: ids.ulid(),
    at: clock.now(),
    actor_kind: 'staff',
    actor_id: values.by,
    action: 'consent.partners-listed',
    subject_id: null,
    request_id: null,
    network_address: null,
    detail: JSON.stringify({ members: count }),
  });
  return 0;
}

async function writeList({ db }: ConsentsBrand, say: Say): Promise<number> {
  say.log(resellFields.join(','));
  let count = 0;
  for (let after = ''; ;) {
    const page = await listConsenting(db, { kind: 'resell', version: consentVersions.resell, after, limit: BATCH });
    for (const member of page) say.log(resellFields.map((field) => cell(member[field] ?? '')).join(','));
    count += page.length;
    if (page.length < BATCH) return count;
    after = page.at(-1)!.id;
  }
}

/** Quoted, and never a formula where a spreadsheet opens the file. */
const cell = (value: string) => `"${value.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
