import { Command } from 'commander';
import type { Db } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { listConsenting } from '~db/queries/consent';
import { consentVersions, resellFields } from '~/features/profiles/consents/consents';
import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import type { Tenant } from '~/tenancy/tenant';
import type { Opens } from '../command/data-command';
import { returning, type Say } from '../command/run-command';

export interface ConsentsBrand {
  tenant: Pick<Tenant, 'slug' | 'member_resell'>;
  db: Db;
  clock: Clock;
  ids: Ids;
}

const BATCH = 500;

export function consentsCommand(open: Opens<readonly ConsentsBrand[], string>, say: Say): Command {
  const command = new Command('consents');
  command
    .command('partners')
    .description(
      'the members who agreed that their details are passed on to partners, as CSV with exactly the fields that the text names. Whoever took it back, is hidden by the team or has left, is not in it',
    )
    .requiredOption('--brand <slug>', 'the brand, whose setting member_resell must be on')
    .requiredOption('--by <name>', 'who takes the list, for the audit')
    .action(
      returning(({ brand, by }: { brand: string; by: string }) =>
        open(brand, ([opened]) => listPartners(opened!, by, say)),
      ),
    );
  return command;
}

async function listPartners(brand: ConsentsBrand, by: string, say: Say): Promise<number> {
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
    actor_id: by,
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
