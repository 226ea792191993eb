import { Command } from 'commander';
import { findTrustDayByHash } from '~db/queries/trust-day';
import {
  checkTrustDays,
  computeFigures,
  lastDay,
  type TrustContext,
} from '~/features/legal/trust/trust.service.server';
import type { Tenant } from '~/tenancy/tenant';
import type { Opens } from '../command/data-command';
import { returning, type Say } from '../command/run-command';

export interface TrustBrand extends TrustContext {
  tenant: Pick<Tenant, 'slug' | 'time_zone'>;
}

interface Wanted {
  brand?: string;
  seal?: string;
}

export function trustCommand(open: Opens<readonly TrustBrand[]>, say: Say): Command {
  const command = new Command('trust');
  command
    .command('verify')
    .description(
      'proves the chain of the figures of each brand (the page /pages/trust): that no day was changed, removed or added later. Ends with 1 if a chain is broken',
    )
    .option('--brand <slug>', 'one brand only')
    .option(
      '--seal <hash>',
      'this seal, written down or downloaded earlier, must be in the chain too. Whoever can change the database could make a whole new chain; it would not contain the seals that others have',
    )
    .action(returning(({ brand, seal }: Wanted) => open(brand, (brands) => verifyAll(brands, seal, say))));
  command
    .command('preview')
    .description('the figures of the last day that is over, from the database as it is now; writes nothing')
    .option('--brand <slug>', 'one brand only')
    .action(
      returning(({ brand }: Wanted) =>
        open(brand, async (brands) => {
          for (const brand of brands) say.log(await preview(brand));
          return 0;
        }),
      ),
    );
  return command;
}

async function verifyAll(brands: readonly TrustBrand[], seal: string | undefined, say: Say): Promise<number> {
  let wrong = 0;
  for (const brand of brands) wrong += (await verify(brand, say)) ? 0 : 1;
  return wrong > 0 || (seal !== undefined && !(await hasSeal(brands, seal, say))) ? 1 : 0;
}

async function verify(brand: TrustBrand, say: Say): Promise<boolean> {
  const { slug } = brand.tenant;
  const { count, broken } = await checkTrustDays(brand);
  if (broken === undefined) say.log(`${slug}: whole, ${count} ${count === 1 ? 'day' : 'days'}`);
  else say.error(`${slug}: broken at entry ${broken}; the ${count} before it are as they were written`);
  return broken === undefined;
}

async function hasSeal(brands: readonly TrustBrand[], seal: string, say: Say): Promise<boolean> {
  for (const { db, tenant } of brands) {
    const found = await findTrustDayByHash(db, seal.trim().toLowerCase());
    if (!found) continue;
    say.log(`${tenant.slug}: the seal is that of ${found.day}, entry ${found.seq}`);
    return true;
  }
  say.error('No chain contains this seal');
  return false;
}

async function preview(brand: TrustBrand): Promise<string> {
  const { day, endsAt } = lastDay(brand);
  return `${brand.tenant.slug} ${day}\n${JSON.stringify(await computeFigures(brand, endsAt), null, 2)}`;
}
