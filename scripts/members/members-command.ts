import { parseArgs } from 'node:util';
import { checkErasures } from '~/features/leaving/certificate/certificate.service.server';
import { eraseAllDue, listDue } from '~/features/leaving/erase/erase-due.service.server';
import type { ServiceContext } from '~/server/context/context.server';
import type { Say } from '../command/run-command';

export const USAGE = `npm run members -- erase --due --brand <slug> [--dry-run]
npm run members -- check --brand <slug>

  erase --due     erases now every member whose fourteen days after deleting the account are over. The server does the
                  same every hour; here it is done at once. Payments that arrived meanwhile go back first; whoever has
                  a payment under way waits
  --dry-run       says who is due, by id, and erases nobody
  check           checks the chain of all erasures: no certificate was changed, added or removed since

  --brand <slug>  the brand

  Exit code: 0 done, 1 somebody could not be erased or the chain is broken, 2 wrong arguments or another problem`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { brand: text, due: flag, 'dry-run': flag } as const;

export interface MembersCommand {
  what: 'erase' | 'check';
  brand: string;
  dryRun: boolean;
}

/** Undefined if the arguments name no command; throws for an option that does not exist. */
export function readMembersCommand(words: string[]): MembersCommand | undefined {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
  const { brand, due = false, 'dry-run': dryRun = false } = values;
  const [what, ...others] = positionals;
  if (!brand || others.length > 0) return undefined;
  // Erasing needs two words, so that it never happens by accident.
  if (what === 'erase') return due ? { what, brand, dryRun } : undefined;
  return what === 'check' && !due && !dryRun ? { what, brand, dryRun } : undefined;
}

/** A list longer than this is a number. */
const SHOWN = 1000;

export async function membersCommand(context: ServiceContext, command: MembersCommand, say: Say): Promise<number> {
  if (command.what === 'check') return check(context, say);
  if (command.dryRun) {
    const due = await listDue(context, SHOWN);
    for (const id of due) say.log(id);
    say.log(`${countOf(due.length)} due${due.length === SHOWN ? ', or more' : ''}; nobody was erased`);
    return 0;
  }
  const { erased, failed } = await eraseAllDue(context);
  for (const id of erased) say.log(id);
  say.log(`${countOf(erased.length)} erased`);
  if (failed.length === 0) return 0;
  say.error(`${countOf(failed.length)} could not be erased, and will be tried again every hour: ${failed.join(', ')}`);
  return 1;
}

async function check(context: ServiceContext, say: Say): Promise<number> {
  const { count, broken } = await checkErasures(context);
  if (broken === undefined) {
    say.log(`${count} ${count === 1 ? 'erasure' : 'erasures'}, each seal follows from the one before it`);
    return 0;
  }
  say.error(`the chain is broken at erasure ${broken}: it, or one before it, was changed, added or removed`);
  return 1;
}

const countOf = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;
