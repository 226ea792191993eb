import { createInterface } from 'node:readline/promises';
import { readCommand, USAGE } from '~/features/billing/operator/operator-arguments.server';
import { OperatorProblem } from '~/features/billing/operator/operator-report';
import { oldDatabaseSentence, runDataCommand } from '../command/data-command';
import { textTable } from '../command/text-table';
import type { Report } from './payment-report';

runDataCommand(
  {
    usage: USAGE,
    read: readCommand,
    open: async (config, { brand }) => {
      const { openOperator } = await import('~/compose/operator.server');
      return openOperator(config, brand);
    },
    run: async ({ context }, command, say) => {
      const { performCommand } = await import('./payments-command');
      const report = await performCommand(context, command, confirm);
      say.log(command.json ? JSON.stringify(report.data, null, 2) : linesOf(report));
      return report.code;
    },
  },
  (error) => (error instanceof OperatorProblem ? error.message : (oldDatabaseSentence(error) ?? error)),
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
  if (!process.stdin.isTTY) throw new OperatorProblem(`${question} Without a terminal this needs --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} (yes/no) `)).trim());
  } finally {
    terminal.close();
  }
}
