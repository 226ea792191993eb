import { Command } from 'commander';
import { checkErasures } from '~/features/leaving/certificate/certificate.service.server';
import { eraseAllDue, listDue } from '~/features/leaving/erase/erase-due.service.server';
import type { BrandContext } from '~/server/context/context.server';
import type { Opens } from '../command/data-command';
import { returning, type Say } from '../command/run-command';

/** A list longer than this is a number. */
const SHOWN = 1000;

/** Exit code: 0 done, 1 someone could not be erased or the chain is broken, 2 wrong arguments or another problem. */
export function membersCommand(open: Opens<{ context: BrandContext }, string>, say: Say): Command {
  const command = new Command('members');
  const brand = ['--brand <slug>', 'the brand'] as const;
  command
    .command('erase')
    .description(
      'erases now every member whose fourteen days after deleting the account are over. The server does the same every hour; here it is done at once. Payments that arrived meanwhile go back first; whoever has a payment under way waits',
    )
    // Two words, so that it never happens by accident.
    .requiredOption('--due', 'those whose time is over')
    .requiredOption(...brand)
    .option('--dry-run', 'says who is due, by id, and erases nobody')
    .action(
      returning((options: { brand: string; dryRun?: true }) =>
        open(options.brand, ({ context }) => (options.dryRun ? showDue(context, say) : eraseDue(context, say))),
      ),
    );
  command
    .command('check')
    .description('checks the chain of all erasures: no certificate was changed, added or removed since')
    .requiredOption(...brand)
    .action(returning((options: { brand: string }) => open(options.brand, ({ context }) => check(context, say))));
  return command;
}

async function showDue(context: BrandContext, say: Say): Promise<number> {
  const due = await listDue(context, SHOWN);
  for (const id of due) say.log(id);
  say.log(`${countOf(due.length)} due${due.length === SHOWN ? ', or more' : ''}; nobody was erased`);
  return 0;
}

async function eraseDue(context: BrandContext, say: Say): Promise<number> {
  const { erased, failed } = await eraseAllDue(context);
  for (const id of erased) say.log(id);
  say.log(`${countOf(erased.length)} erased`);
  if (failed.length === 0) return 0;
  say.error(`${countOf(failed.length)} could not be erased, and will be tried again every hour: ${failed.join(', ')}`);
  return 1;
}

async function check(context: BrandContext, say: Say): Promise<number> {
  const { count, broken } = await checkErasures(context);
  if (broken === undefined) {
    say.log(`${count} ${count === 1 ? 'erasure' : 'erasures'}, each seal follows from the one before it`);
    return 0;
  }
  say.error(`the chain is broken at erasure ${broken}: it, or one before it, was changed, added or removed`);
  return 1;
}

const countOf = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;
