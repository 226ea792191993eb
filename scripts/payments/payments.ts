import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { CommandProblem } from '~/compose/commands/command-problem';
import type { BrandContext } from '~/server/context/context.server';
import type { Opens } from '../command/data-command';
import { returning, type Say } from '../command/run-command';
import { textTable } from '../command/text-table';
import type { Report } from './payment-report';
import { paymentsCommand } from './payments-command';
import { performCommand } from './perform-payments';

export const paymentsProgram = (open: Opens<{ context: BrandContext }, string>, say: Say): Command =>
  paymentsCommand(
    returning((command) =>
      open(command.brand, async ({ context }) => {
        const report = await performCommand(context, command, confirm);
        say.log(command.json ? JSON.stringify(report.data, null, 2) : linesOf(report));
        return report.code;
      }),
    ),
  );

function linesOf({ sections }: Report): string {
  return sections
    .map((section) => {
      if ('text' in section) return section.text;
      const table = textTable(section.head, section.rows);
      return section.title ? `${section.title}\n\n${table}` : table;
    })
    .filter(Boolean)
    .join('\n\n');
}

/** Without a terminal nothing is asked and nothing is done. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandProblem(`${question} Without a terminal this needs --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} (yes/no) `)).trim());
  } finally {
    terminal.close();
  }
}
